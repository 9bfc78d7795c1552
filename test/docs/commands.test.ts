// docs/commands.md documents every command of package.json, and no other, each with an example that holds.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { rowsOf } from '../../client/src/inspector-rows';
import { fromRoot, readManifest } from '../../scripts/generate/tables';
import { analyse, applyEdits, type Edit } from '../../server/src/analysis/analyse';
import { fixAll } from '../../server/src/analysis/fix-all';
import { derivationAt } from '../../server/src/features/derivation';
import { decodedLink, parameterLines } from '../../server/src/features/rewriting/copy';
import { targetOf } from '../../server/src/features/rewriting/places';
import { refactor } from '../../server/src/features/rewriting/refactorings';
import { decodeRanges, encodeRanges, pasteEncoded } from '../../server/src/features/rewriting/transform';
import { urlFindingsAt } from '../../server/src/features/url-findings';
import type { RefactoringName } from '../../server/src/protocol';
import type { PartChange } from '../../server/src/protocol/inspector';
import { defaults } from '../../server/src/settings';
import { Inspecting } from '../features/inspector/inspecting';

interface Command {
	readonly command: string;
	readonly title: string;
	readonly category: string;
}

const manifest: { contributes: { commands: Command[]; menus: { commandPalette: { command: string }[] } } } =
	readManifest();
const page = readFileSync(fromRoot('docs/commands.md'), 'utf8');
/** What stands under each command's heading. */
const sections = new Map(
	page
		.split(/^### /m)
		.slice(1)
		.map((section) => [section.slice(1, section.indexOf('`', 1)), section] as const),
);

const { commands, menus } = manifest.contributes;

test('every command is documented, and none more', () => {
	assert.deepEqual([...sections.keys()].sort(), commands.map(({ command }) => command).sort());
});

test('the palette hides only commands that there are', () => {
	for (const { command } of menus.commandPalette) assert(sections.has(command), command);
});

describe('commands', () => {
	for (const { command, title, category } of commands)
		test(`${command}: its category, its title, an example`, () => {
			assert.equal(category, 'URL Lint');
			assert.match(command, /^urlLint\.[a-zA-Z]+$/);
			const section = sections.get(command) ?? '';
			assert(section.includes(`\n*${title}.*`), `the title is ${title}`);
			assert.match(section, /^```\w+\n[\s\S]+?\n```$/m);
		});
});

/** The example of a command: what stands behind each label. Lines without one go on. */
function exampleOf(command: string): Record<string, string> {
	const block = /```text\n([\s\S]+?)\n```/.exec(sections.get(command) ?? '')?.[1] ?? '';
	const example: Record<string, string> = {};
	let last = '';
	for (const [, label = '', text = ''] of block.matchAll(/^(\S.*?(?= {2})|) {2,}(.*)$/gm)) {
		last = label || last;
		example[last] = label === '' ? `${example[last]}\n${text}` : text;
	}
	return example;
}

const open = (text: string, languageId = 'plaintext') => {
	const document = { text, languageId };
	return { document, analysis: analyse(document, defaults) };
};

const refactorings: Record<string, RefactoringName> = {
	'urlLint.decodeForReading': 'decode-for-reading',
	'urlLint.normalise': 'normalise',
	'urlLint.hostToPunycode': 'host-to-punycode',
	'urlLint.hostToUnicode': 'host-to-unicode',
	'urlLint.wrap': 'wrap',
	'urlLint.unwrap': 'unwrap',
	'urlLint.useHttps': 'use-https',
};

describe('the example holds', () => {
	for (const [command, name] of Object.entries(refactorings))
		test(command, () => {
			const { before = '', after } = exampleOf(command);
			const { document, analysis } = open(before);
			const edits = [...analysis.occurrences].flatMap((found) => refactor(name, targetOf(found, document, defaults)));
			assert.equal(applyEdits(before, edits), after);
		});

	test('urlLint.encodeSelection', () => {
		const { before = '', after } = exampleOf('urlLint.encodeSelection');
		const [text = '', selected = ''] = before.split(/ {3}with "|" selected$/);
		const { document, analysis } = open(text);
		const offset = text.indexOf(selected);
		const { edits } = encodeRanges(document, analysis, [{ offset, end: offset + selected.length }]);
		assert.equal(applyEdits(text, edits), after);
	});

	test('urlLint.decodeSelection', () => {
		const { before = '', after } = exampleOf('urlLint.decodeSelection');
		const { document, analysis } = open(before);
		const { edits } = decodeRanges(document, analysis, [{ offset: 0, end: before.length }]);
		assert.equal(applyEdits(before, edits), after);
	});

	test('urlLint.pasteEncoded', () => {
		const { clipboard = '', before = '', after } = exampleOf('urlLint.pasteEncoded');
		const { document, analysis } = open(before, 'html');
		const offset = before.indexOf('"') + 1;
		const edits: Edit[] = pasteEncoded(document, analysis, [{ offset, end: offset }], [clipboard]);
		assert.equal(applyEdits(before, edits), after);
	});

	test('urlLint.copyDecoded', () => {
		const { 'under the cursor': url = '', copied } = exampleOf('urlLint.copyDecoded');
		assert.equal(decodedLink(url, defaults), copied);
	});

	test('urlLint.copyParameters', () => {
		const { 'under the cursor': url = '', copied } = exampleOf('urlLint.copyParameters');
		assert.equal(parameterLines(url, defaults), copied);
	});

	test('urlLint.showDerivation', () => {
		const [url = '', ...shown] = (
			/```text\n([\s\S]+?)\n```/.exec(sections.get('urlLint.showDerivation') ?? '')?.[1] ?? ''
		)
			.split('\n')
			.map((line) => line.slice('under the cursor  '.length));
		const document = TextDocument.create('file:///a', 'plaintext', 1, url);
		const derivation = derivationAt(document, open(url).analysis, 0, defaults);
		assert.deepEqual(
			derivation?.lines.map(({ text }) => text),
			shown,
		);
	});

	test('urlLint.inspect', async () => {
		const [url = '', ...shown] = (/```text\n([\s\S]+?)\n```/.exec(sections.get('urlLint.inspect') ?? '')?.[1] ?? '')
			.split('\n')
			.map((line) => line.slice('under the cursor  '.length));
		assert.deepEqual(rowsOf(await new Inspecting(url).parts()), shown);
	});

	for (const [command, as] of [
		['urlLint.copyPart', 'written'],
		['urlLint.copyPartDecoded', 'decoded'],
	] as const)
		test(command, () => {
			const { part = '', copied } = exampleOf(command);
			assert.equal(new Inspecting(`https://a.example/?${part.replace(': ', '=')}`).exact('parameter/0', as), copied);
		});

	const changes: Record<string, PartChange> = {
		'urlLint.editPart': { kind: 'set', part: 'parameter/0', value: 'fish & chips' },
		'urlLint.renameParameter': { kind: 'rename', part: 'parameter/0', name: 'dish' },
		'urlLint.addParameter': { kind: 'add', name: 'q', value: 'fish & chips' },
		'urlLint.removePart': { kind: 'remove', part: 'parameter/0' },
		'urlLint.moveParameterUp': { kind: 'move', part: 'parameter/1', by: -1 },
		'urlLint.moveParameterDown': { kind: 'move', part: 'parameter/0', by: 1 },
	};
	for (const [command, change] of Object.entries(changes))
		test(command, () => {
			const { before = '', after } = exampleOf(command);
			const [url = ''] = before.split('   ');
			assert.deepEqual(new Inspecting(url).after(change), { text: after });
		});

	test('urlLint.fixUrl', () => {
		const { before = '', after } = exampleOf('urlLint.fixUrl');
		const found = urlFindingsAt(analyse({ text: before, languageId: 'plaintext' }, defaults), 0);
		assert.equal(applyEdits(before, found?.edits ?? []), after);
	});

	test('urlLint.explainRule', () => {
		const { 'under the cursor': text = '', shown = '' } = exampleOf('urlLint.explainRule');
		assert.deepEqual(urlFindingsAt(analyse({ text, languageId: 'plaintext' }, defaults), 0)?.codes, [shown]);
	});

	test('urlLint.fixAll', () => {
		const { before = '', after } = exampleOf('urlLint.fixAll');
		assert.equal(fixAll({ text: before, languageId: 'plaintext' }, defaults).text, after);
	});
});
