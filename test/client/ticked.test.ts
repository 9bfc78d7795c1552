/** Edits that ask to be confirmed are shown in the preview, ticked. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { TextDocumentEdit, WorkspaceEdit } from 'vscode-languageclient';
import { editsByDocument, isCurrent, ticked } from '../../client/src/ticked';

const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } };
const inDocument = (uri: string, version: number | null = null): TextDocumentEdit => ({
	textDocument: { uri, version },
	edits: [{ range, newText: '', annotationId: 'missing-slashes' }],
});
const asking = (documentChanges: WorkspaceEdit['documentChanges']): WorkspaceEdit => ({
	changeAnnotations: { 'missing-slashes': { label: 'Missing slashes', needsConfirmation: true } },
	...(documentChanges === undefined ? {} : { documentChanges }),
});

describe('what asks to be confirmed', () => {
	test('is ticked, and a file that is there asks for the preview', () => {
		const edit = asking([inDocument('untitled:Untitled-1'), inDocument('file:///a.md')]);
		assert.deepEqual(ticked(edit), {
			changeAnnotations: {
				'missing-slashes': { label: 'Missing slashes', needsConfirmation: false },
				'urlLint.preview': { label: '', needsConfirmation: true },
			},
			documentChanges: [
				{ kind: 'create', uri: 'file:///a.md', options: { ignoreIfExists: true }, annotationId: 'urlLint.preview' },
				...(edit.documentChanges ?? []),
			],
		});
	});

	for (const [what, edit] of [
		['nothing asks', { ...asking([inDocument('file:///a.md')]), changeAnnotations: { a: { label: 'a' } } }],
		['there is no annotation', { documentChanges: [inDocument('file:///a.md')] }],
		['there is no edit', asking([])],
		['no file is there', asking([inDocument('untitled:Untitled-1')])],
		['the edits are of the older kind', { changes: { 'file:///a.md': [] } }],
	] as const)
		test(`is as it was where ${what}`, () => assert.equal(ticked(edit as WorkspaceEdit), edit));
});

test('edits are counted by document', () => {
	const edit = asking([inDocument('file:///a.md'), inDocument('file:///b.md'), inDocument('file:///a.md')]);
	assert.deepEqual(Object.fromEntries(editsByDocument(edit)), { 'file:///a.md': 2, 'file:///b.md': 1 });
	assert.equal(editsByDocument({}).size, 0);
});

describe('edits go for', () => {
	const versions = new Map([['file:///a.md', 3]]);
	for (const [what, version, uri, expected] of [
		['the version that is open', 3, 'file:///a.md', true],
		['no other version', 2, 'file:///a.md', false],
		['any version, where none was open', null, 'file:///a.md', true],
		['a document that was closed', 2, 'file:///b.md', true],
	] as const)
		test(what, () =>
			assert.equal(
				isCurrent(asking([inDocument(uri, version)]), (each) => versions.get(each)),
				expected,
			),
		);
});
