/** What the client keeps of the workspace between sessions saves work, and changes no answer. */

import assert from 'node:assert/strict';
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, type TestContext, test } from 'node:test';
import { ReferencesRequest, WorkspaceDiagnosticRequest } from 'vscode-languageserver/node';
import { checkWorkspaceRequest, urlExportRequest, urlTreeRequest } from '../../server/src/protocol/workspace';
import { fileIn, keyIn, lineOf } from '../../server/src/workspace/kept-text';
import { type Keeps, startClient, until, within } from './client';
import { Folder } from './workspace';

const BAD = 'see http://a.example/x\\y and http://b.example/%zz\n';
const LONG_AGO = new Date('2020-01-01');
const LATER = new Date('2021-01-01');

const FILES = {
	'same.md': BAD,
	'touched.md': BAD,
	'changed.md': BAD,
	'gone.md': BAD,
	'sub/configured.md': BAD,
	'broken.md': 'a link <http://a.example/one/\n  two> and &lt;http://a.example/?a&amp;b&gt;\n',
	'page.html': '<a href="http://a.example/?a&amp;b%zz">x</a>\n',
	script: '#!/usr/bin/env python3\nurl = "http://a.example/{x}\\ty"\n',
	'good.txt': 'https://a.example/1\n',
	'secret.md': `${BAD}https://u:hunter22@a.example/ https://a.example/?token=hunter22hunter22hunter22\n`,
	'wrapped.md': `${BAD}https://a.example/${'p'.repeat(60)}?token=\nhunter22hunter22hunter22\n`,
	'binary.bin': new Uint8Array([0, 1]),
};

function age(folder: Folder, time: Date, names: readonly string[]): void {
	for (const name of names) utimesSync(join(folder.path, name), time, time);
}

function someFiles(t: TestContext): Folder {
	const folder = new Folder(t, FILES);
	age(folder, LONG_AGO, Object.keys(FILES));
	return folder;
}

/** All that a session says of the workspace, and what it logs. */
async function session(t: TestContext, folder: Folder, keeps?: Keeps, settings: object = {}) {
	const writes = keeps?.writes ?? 0;
	const configuration = () => ({ workspace: 'all', ...settings });
	const client = await startClient(t, { folders: () => [folder.uri], configuration, ...(keeps ? { keeps } : {}) });
	const ask = <T>(method: string, params: object) => within(client.connection.sendRequest<T>(method, params));
	const reports = await within(
		client.connection.sendRequest(WorkspaceDiagnosticRequest.type, { previousResultIds: [] }),
	);
	const at = 'untitled:asked';
	await client.open('http://a.example/', 'plaintext', at);
	const answers = {
		diagnostics: Object.fromEntries(
			reports.items.map((report) => [folder.name(report.uri), report.kind === 'full' ? report.items : report.kind]),
		),
		references: await within(
			client.connection.sendRequest(ReferencesRequest.type, {
				...{ textDocument: { uri: at }, position: { line: 0, character: 9 } },
				context: { includeDeclaration: false },
			}),
		),
		trees: await Promise.all(['host', 'problem', 'file'].map((by) => ask(urlTreeRequest, { by }))),
		places: await ask(urlExportRequest, { by: 'file', as: 'ndjson' }),
	};
	await client.close(at);
	// By now everything that is written at once is.
	const summary = await ask(checkWorkspaceRequest, {});
	if (keeps?.text === null) await until(() => keeps.writes > writes, 'what is kept');
	return { answers: { ...answers, summary }, log: client.log };
}

/** Marks what is kept, so that it shows which files it is believed of. */
function marked(text: string | null): string {
	const [header, ...lines] = (text ?? '').trimEnd().split('\n');
	const others = lines.map((line) => {
		const kept = fileIn(line);
		assert(kept);
		const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
		return lineOf(keyIn(line) ?? '', {
			...kept,
			diagnostics: JSON.stringify([{ range, message: 'kept', code: 'kept' }]),
		});
	});
	return [header, ...others, ''].join('\n');
}

async function believed(t: TestContext, folder: Folder, text: string | null, settings: object = {}): Promise<string[]> {
	const { answers } = await session(t, folder, { text: marked(text), writes: 0 }, settings);
	const files = Object.entries(answers.diagnostics);
	return files.filter(([, items]) => items !== 'unchanged' && items[0]?.code === 'kept').map(([name]) => name);
}

describe('what is kept of the workspace', () => {
	test('is believed of files that are as they were, and changes no answer', async (t) => {
		const folder = someFiles(t);
		// Its clock may not have ticked since.
		folder.write('young.md', BAD);
		const keeps: Keeps = { text: null, writes: 0 };
		const first = await session(t, folder, keeps);
		const { text } = keeps;
		assert.deepEqual((await session(t, folder)).answers, first.answers);
		const all = await believed(t, folder, text);
		const secret = ['secret.md', 'wrapped.md', 'binary.bin'];
		assert.deepEqual(
			all.toSorted(),
			[...Object.keys(FILES), 'young.md'].filter((name) => !secret.includes(name)).sort(),
		);
		assert.doesNotMatch(text ?? '', /hunter22|secret\.md/);

		const other = BAD.replace('%zz', '%20');
		age(folder, LATER, ['touched.md']);
		folder.write('changed.md', other);
		folder.write('script', FILES.script.replace('python3', 'node   '));
		age(folder, LATER, ['changed.md', 'script']);
		folder.remove('gone.md');
		folder.write('sub/.url-lint.json', '{ "rules": { "backslash": "off" } }');
		folder.write('new.md', BAD);
		const now = await session(t, folder);
		assert.deepEqual((await session(t, folder, { ...keeps, text })).answers, now.answers);
		const changed = ['changed.md', 'gone.md', 'script', 'sub/configured.md'];
		assert.deepEqual(
			(await believed(t, folder, text)).toSorted(),
			all.filter((name) => !changed.includes(name)).sort(),
		);
	});

	test('is not believed with other settings, of another version, or damaged', async (t) => {
		const folder = someFiles(t);
		const keeps: Keeps = { text: null, writes: 0 };
		const { answers } = await session(t, folder, keeps);
		const text = keeps.text ?? '';
		const settings = { rules: { backslash: 'off' } };
		const withSettings = await session(t, folder, undefined, settings);
		assert.notDeepEqual(withSettings.answers, answers);
		assert.deepEqual((await session(t, folder, { text, writes: 0 }, settings)).answers, withSettings.answers);
		assert.deepEqual(await believed(t, folder, text, settings), []);

		const damages: Readonly<Record<string, string>> = {
			version: text.replace(/^url-lint 1 \S+/, 'url-lint 1 0.0.0'),
			build: text.replace(/(?<=^.*)\d(?=\n)/, 'x'),
			header: text.slice(9),
			line: text.replaceAll('b.example', 'x.example'),
			end: text.slice(0, -20),
			empty: '',
		};
		for (const [name, damaged] of Object.entries(damages)) {
			const { answers: again, log } = await session(t, folder, { text: damaged, writes: 0 });
			assert.deepEqual(again, answers, name);
			assert.equal(log.filter((line) => line.includes('last session')).length, 1, name);
		}
	});

	test('is written where something is new, and only by a client that keeps it', async (t) => {
		const folder = someFiles(t);
		const keeps: Keeps = { text: null, writes: 0 };
		await session(t, folder, keeps);
		assert.equal(keeps.writes, 1);
		await session(t, folder, keeps);
		assert.equal(keeps.writes, 1, 'nothing is new');
		folder.remove('gone.md');
		await session(t, folder, keeps);
		await until(() => keeps.writes === 2, 'a file is gone');
		assert.doesNotMatch(keeps.text ?? '', /gone\.md/);
	});
});
