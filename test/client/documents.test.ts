/** Which documents are ours. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { derivationScheme } from '../../client/src/derivation-text';
import { isChecked, isCheckedUri, isUnsaved, openDocuments } from '../../client/src/documents';

describe('a document is checked', () => {
	for (const scheme of [
		'file',
		'untitled',
		'vscode-notebook-cell',
		'vscode-remote',
		'vscode-vfs',
		'memfs',
		'http',
		'gitx',
	])
		test(scheme, () => {
			assert(isCheckedUri({ scheme }));
			assert(isChecked({ uri: { scheme }, languageId: 'plaintext' }));
		});

	test('in any language', () => assert(isChecked({ uri: { scheme: 'file' }, languageId: 'klingon' })));
});

describe('a document is left alone', () => {
	for (const scheme of [
		...[
			'git',
			'gitlens',
			'gitfs',
			'git-graph',
			'git-commit',
			'hg',
			'svn',
			'pr',
			'review',
			'merge-conflict.conflict-diff',
			'vscode-bulkeditpreview-editor',
			'url-lint-before',
		],
		...[
			'scm',
			'vscode-scm',
			'output',
			'extension-output',
			'search-editor',
			'vscode',
			'vscode-settings',
			'vscode-userdata',
		],
		...['vscode-terminal', 'comment', 'debug', 'walkThrough', 'walkThroughSnippet', 'interactive-input', 'view-source'],
		...[
			'chat-editing-text-model',
			'chat-editing-snapshot-text-model',
			'vscode-chat-code-block',
			'vscode-copilot-chat-code-block',
		],
		...['vscode-notebook-cell-output', 'vscode-notebook-cell-output-diff', 'vscode-notebook-cell-metadata'],
		...['vscode-notebook-cell-metadata-diff', 'vscode-local-history', derivationScheme],
	])
		test(scheme, () => {
			assert(!isCheckedUri({ scheme }));
			assert(!isChecked({ uri: { scheme }, languageId: 'plaintext' }));
		});

	test('results of a search, saved as a file', () =>
		assert(!isChecked({ uri: { scheme: 'file' }, languageId: 'search-result' })));
});

/** A document of the editor. */
function documentAt(uri: string, { languageId = 'plaintext', isClosed = false } = {}) {
	const { protocol } = new URL(uri);
	const scheme = protocol.slice(0, -1);
	return { uri: { scheme, toString: () => uri }, languageId, isClosed, isUntitled: scheme === 'untitled' };
}

function notebookOf(uri: string, ...documents: ReturnType<typeof documentAt>[]) {
	const isUntitled = uri.startsWith('untitled:');
	return { uri: new URL(uri), isUntitled, getCells: () => documents.map((document) => ({ document })) };
}

const file = documentAt('file:///a.md');
const untitled = documentAt('untitled:Untitled-1');
const cell = documentAt('vscode-notebook-cell:/a.ipynb#1');
const otherCell = documentAt('vscode-notebook-cell:/a.ipynb#2');

describe('no file yet', () => {
	for (const [what, document, notebooks, expected] of [
		['a file', file, [], false],
		['an untitled document', untitled, [], true],
		['a cell of a file', cell, [notebookOf('file:///a.ipynb', otherCell, cell)], false],
		['a cell of an untitled notebook', cell, [notebookOf('untitled:/b.ipynb', otherCell, cell)], true],
		['a file beside an untitled notebook', file, [notebookOf('untitled:/b.ipynb', cell)], false],
		['an untitled document beside a notebook', untitled, [notebookOf('file:///a.ipynb', cell)], true],
		[
			'a cell of the second notebook',
			cell,
			[notebookOf('file:///b.ipynb', otherCell), notebookOf('untitled:/c.ipynb', cell)],
			true,
		],
	] as const)
		test(what, () => assert.equal(isUnsaved(document, notebooks), expected));
});

describe('open documents, and the files that they are in', () => {
	const closed = documentAt('file:///closed.md', { isClosed: true });
	const git = documentAt('git:/a.md');
	const results = documentAt('file:///found.code-search', { languageId: 'search-result' });
	const code = documentAt('vscode-notebook-cell:/a.ipynb#3', { languageId: 'search-result' });
	const notebook = notebookOf('file:///a.ipynb', cell, otherCell);
	for (const [what, documents, notebooks, expected] of [
		['nothing', [], [], []],
		['files', [file, untitled], [], ['file:///a.md in itself', 'untitled:Untitled-1 in itself']],
		['closed ones', [closed, file], [], ['file:///a.md in itself']],
		['what is not checked', [git, results, file], [notebookOf('file:///a.ipynb', code)], ['file:///a.md in itself']],
		[
			'cells: once, behind the others',
			[cell, file, otherCell],
			[notebook],
			[
				'file:///a.md in itself',
				'vscode-notebook-cell:/a.ipynb#1 in file:///a.ipynb',
				'vscode-notebook-cell:/a.ipynb#2 in file:///a.ipynb',
			],
		],
	] as const)
		test(what, () =>
			assert.deepEqual(
				openDocuments(documents, notebooks).map(
					({ document, file }) => `${document.uri} in ${file === String(document.uri) ? 'itself' : file}`,
				),
				expected,
			),
		);
});
