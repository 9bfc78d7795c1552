/** A workspace of 5,000 files, which takes seconds to write where there is a disk. */

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as vscode from 'vscode';
import { eventually, fileUri } from './editor';
import { after, before, describe, it } from './mocha';

const FILES = 5000;

describe('Check Workspace on 5,000 files', () => {
	const { fsPath } = fileUri('large');
	before(() => {
		for (let index = 0; index < FILES; index++) {
			const folder = join(fsPath, String(index % 50));
			mkdirSync(folder, { recursive: true });
			writeFileSync(join(folder, `${index}.md`), `See https:/sea.example/${index} there.\n`);
		}
	});
	after(() => rmSync(fsPath, { recursive: true }));

	it('shows what is wrong in all of them', async () => {
		await eventually(async () => {
			const said = await vscode.commands.executeCommand<string>('urlLint.checkWorkspace');
			return Number(/([\d,]+) errors/.exec(said)?.[1]?.replace(',', '')) >= FILES;
		}, true);
		await eventually(
			() =>
				vscode.languages.getDiagnostics().filter(([{ path }, all]) => path.includes('/large/') && all.length === 1)
					.length,
			FILES,
		);
	});
});
