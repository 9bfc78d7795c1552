/**
 * The rules' pages: in their wrong examples the editor says what the engine says, and repairs them the same way. On the desktop only: the
 * engine in a browser is the same.
 */

import * as vscode from 'vscode';
import { applyEdits, type Fix } from '../../../server/src/analysis/analyse';
import { configName } from '../../../server/src/config/config';
import { rules } from '../../../server/src/rules/index';
import { defaults } from '../../../server/src/settings';
import { type Example, examplesUnder, findingsIn } from '../../docs/examples';
import { api, closeEverything, codesOf, eventually, openFile, openUntitled, quickFixes, withSetting } from './editor';
import { afterEach, before, describe, it } from './mocha';

/** The fewest different quick fixes that the pages must show. */
const FEWEST = 95;

describe('the pages', () => {
	const taken = new Set<string>();
	before(async () => {
		await api();
	});
	afterEach(closeEverything);

	for (const { code } of rules)
		it(`${code}: the same findings, and each quick fix`, async () => {
			const page: { default: string } = await import(`../../../docs/rules/${code}.md`);
			for (const example of examplesUnder(page.default, '## Wrong', code))
				await withSettings(example, () => compare(code, example, taken));
		});

	it(`at least ${FEWEST} different quick fixes`, () => {
		if (taken.size < FEWEST) throw new Error(`only ${taken.size}: ${[...taken].join(', ')}`);
	});
});

/** A page's example changes one setting at most. */
function withSettings({ settings: { standard, rules } }: Example, task: () => Promise<void>): Promise<void> {
	if (standard !== defaults.standard) return withSetting('urlLint.standard', standard, task);
	return Object.keys(rules).length > 0 ? withSetting('urlLint.rules', rules, task) : task();
}

async function compare(page: string, example: Example, taken: Set<string>): Promise<void> {
	const document = await open(page, example);
	const findings = findingsIn(example);
	await eventually(
		() => codesOf(document),
		findings.map(({ code }) => code),
	);
	for (const finding of findings) {
		const fixes = finding.fixes().filter(({ title }) => !taken.has(`${finding.code}: ${title}`));
		if (fixes.length === 0) continue;
		const range = new vscode.Range(document.positionAt(finding.offset), document.positionAt(finding.end));
		const offered = await quickFixes(document, range);
		for (const fix of fixes) {
			await take(document, fix, offered);
			taken.add(`${finding.code}: ${fix.title}`);
		}
	}
}

/** Our own configuration file is known by its name. Each has a folder of its own, where it changes nothing else. */
async function open(page: string, { text, languageId, line }: Example): Promise<vscode.TextDocument> {
	if (languageId !== 'jsonc') return openUntitled(text, languageId);
	return openFile(`pages/${page}-${line}/${configName}`, text);
}

/** Applies one of the quick fixes and takes it back. Findings that touch may have fixes of the same title. */
async function take(document: vscode.TextDocument, fix: Fix, offered: vscode.CodeAction[]): Promise<void> {
	const before = document.getText();
	const expected = applyEdits(before, fix.edits);
	const results: string[] = [];
	for (const { title, edit, isPreferred = false } of offered) {
		if (title !== fix.title || isPreferred !== fix.preferred || edit === undefined) continue;
		await vscode.workspace.applyEdit(edit);
		results.push(document.getText());
		await vscode.commands.executeCommand('undo');
		await eventually(() => document.getText(), before);
	}
	if (results.includes(expected)) return;
	const titles = offered.map(({ title }) => title).join('\n');
	throw new Error(
		`${fix.title}: ${JSON.stringify(results)} instead of ${JSON.stringify(expected)}; offered:\n${titles}`,
	);
}
