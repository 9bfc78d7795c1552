/** What the links in hovers say to our commands, and which commands they may call. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Hover, MarkdownString } from 'vscode';
import { documentOf, enabled, placeFrom } from '../../client/src/hover-place';
import { readManifest } from '../../scripts/generate/tables';
import { hoverCommands } from '../../server/src/protocol';

const place = { uri: 'file:///a.md', version: 2, offset: 7 };

describe('a command is given', () => {
	for (const [what, given, expected] of [
		['a place', place, place],
		['a place with more', { ...place, text: 'x' }, place],
		['the start of a document', { ...place, version: 0, offset: 0 }, { ...place, version: 0, offset: 0 }],
		['nothing', undefined, undefined],
		['nothing at all', null, undefined],
		['text', 'file:///a.md', undefined],
		['a list', [place], undefined],
		['the URI of a menu', { scheme: 'file', path: '/a.md' }, undefined],
		['no URI', { ...place, uri: undefined }, undefined],
		['no version', { ...place, version: undefined }, undefined],
		['no offset', { ...place, offset: undefined }, undefined],
		['an offset before the start', { ...place, offset: -1 }, undefined],
		['an offset between characters', { ...place, offset: 0.5 }, undefined],
		['an offset that is text', { ...place, offset: '7' }, undefined],
	] as const)
		test(what, () => assert.deepEqual(placeFrom(given), expected));
});

describe('the document of a place', () => {
	const document = documentAt('file:///a.md');
	for (const [what, documents, found] of [
		['is open', [documentAt('file:///b.md'), document], document],
		['is not open', [documentAt('file:///b.md')], undefined],
		['has changed', [documentAt('file:///a.md', { version: 3 })], undefined],
		['was taken back', [documentAt('file:///a.md', { version: 1 })], undefined],
		['is closed', [documentAt('file:///a.md', { isClosed: true })], undefined],
		['is none of ours', [documentAt('file:///a.md', { languageId: 'search-result' })], undefined],
	] as const)
		test(what, () => assert.equal(documentOf(place, documents), found));
});

/** A document of the editor. */
function documentAt(uri: string, { version = 2, isClosed = false, languageId = 'markdown' } = {}) {
	return { uri: { scheme: 'file', toString: () => uri }, version, isClosed, languageId };
}

describe('hovers', () => {
	const commands = ['copyDecoded', 'copyParameters', 'showDerivation', 'inspect', 'fixUrl', 'explainRule'].map(
		(name) => `urlLint.${name}`,
	);

	test('may call these commands, which there are', () => {
		assert.deepEqual(Object.values(hoverCommands), commands);
		const { contributes } = readManifest();
		const known = contributes.commands.map(({ command }: { command: string }) => command);
		for (const command of commands) assert(known.includes(command), command);
	});

	test('and no other, whatever stands in them', () => {
		for (const isTrusted of [undefined, false, true, { enabledCommands: ['workbench.action.quit'] }]) {
			const value = '[x](command:workbench.action.quit) <b>';
			const content = { value, isTrusted, supportHtml: false, supportThemeIcons: false };
			const hover = { contents: [content as unknown as MarkdownString] };
			assert.equal(enabled(hover), hover);
			assert.deepEqual(content, { ...content, value, isTrusted: { enabledCommands: commands } });
			assert.deepEqual([content.supportHtml, content.supportThemeIcons], [false, false]);
		}
	});

	test('of text stay as they are', () => {
		const contents: Hover['contents'] = ['text', { language: 'x', value: 'text' }];
		assert.deepEqual(enabled({ contents }), { contents: ['text', { language: 'x', value: 'text' }] });
	});

	for (const none of [undefined, null]) test(`are not made of ${none}`, () => assert.equal(enabled(none), none));
});
