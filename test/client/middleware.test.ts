/** What of the editor's documents and settings gets to the server. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { TextDocument } from 'vscode';
import { middlewareFor, settingsIn, type Workspace } from '../../client/src/middleware';
import { ticked } from '../../client/src/ticked';

function documentAt(uri: string, languageId = 'plaintext'): TextDocument {
	const document: Partial<Record<keyof TextDocument, unknown>> = {
		uri: { scheme: uri.slice(0, uri.indexOf(':')), toString: () => uri },
		languageId,
	};
	return document as TextDocument;
}

const PASSED = 'passed on';
const settings = new Proxy({ enable: true }, {});

/** A workspace with one document, in which each setting is what it was asked for. */
const workspace: Workspace = {
	textDocuments: [documentAt('file:///a.md', 'markdown'), documentAt('file:///b.go', 'go')],
	getConfiguration: (_, scope) => ({
		get: (section) => (section === 'urlLint' ? settings : section === '' ? 'all' : scope?.languageId),
	}),
};
const hovered: boolean[] = [];
const middleware = middlewareFor(workspace, (isUrl) => hovered.push(isUrl));

/** What the middleware makes of each message about a document: whether it goes on. */
async function answersFor(document: TextDocument): Promise<Record<string, unknown>> {
	const told: string[] = [];
	const next = (name: string) => async () => void told.push(name);
	const none = undefined as never;
	await middleware.didOpen(document, next('didOpen'));
	await middleware.didChange({ document } as never, next('didChange'));
	await middleware.didClose(document, next('didClose'));
	await middleware.didSave(document, next('didSave'));
	const answer = () => PASSED as never;
	const hover = await middleware.provideHover(document, none, none, () => ({ contents: [] }));
	return {
		told,
		hover: hover && PASSED,
		actions: await middleware.provideCodeActions(document, none, none, none, answer),
		inlays: await middleware.provideInlayHints(document, none, none, answer),
		references: await middleware.provideReferences(document, none, none, none, answer),
		place: await middleware.prepareRename(document, none, none, answer),
		renamed: await middleware.provideRenameEdits(document, none, none, none, answer),
		completion: await middleware.provideCompletionItem(document, none, none, none, answer),
		diagnostics: await middleware.provideDiagnostics(document, none, none, answer),
		diagnosticsOfUri: await middleware.provideDiagnostics(document.uri, none, none, answer),
	};
}

const all = ['didOpen', 'didChange', 'didClose', 'didSave'];
const empty = { kind: 'full', items: [] };

describe('documents', () => {
	for (const uri of [
		'file:///a.md',
		'untitled:Untitled-1',
		'vscode-notebook-cell:/a.ipynb#1',
		'vscode-vfs://a.example/b',
	])
		test(`${uri} is the server's business`, async () =>
			assert.deepEqual(await answersFor(documentAt(uri)), {
				...{ told: all, hover: PASSED, actions: PASSED, inlays: PASSED, completion: PASSED },
				...{ references: PASSED, place: PASSED, renamed: PASSED },
				...{ diagnostics: PASSED, diagnosticsOfUri: PASSED },
			}));

	for (const uri of ['git:/a.md?%7B%7D', 'output:log', 'vscode-settings:/a', 'comment:/a'])
		test(`${uri} is not`, async () =>
			assert.deepEqual(await answersFor(documentAt(uri)), {
				...{ told: [], hover: undefined, actions: undefined, inlays: undefined, completion: undefined },
				...{ references: undefined, place: undefined, renamed: undefined },
				...{ diagnostics: empty, diagnosticsOfUri: empty },
			}));

	test('results of a search are not, which their URI does not tell', async () =>
		assert.deepEqual(await answersFor(documentAt('file:///a.code-search', 'search-result')), {
			...{ told: [], hover: undefined, actions: undefined, inlays: undefined, completion: undefined },
			...{ references: undefined, place: undefined, renamed: undefined },
			...{ diagnostics: empty, diagnosticsOfUri: PASSED },
		}));
});

test('settings are those of the document and its language, and can be posted', async () => {
	const items = [
		{ section: 'urlLint', scopeUri: 'file:///a.md' },
		{ section: 'language', scopeUri: 'file:///a.md' },
		{ section: 'language', scopeUri: 'file:///b.go' },
		{ section: 'language', scopeUri: 'file:///c.go' },
		{ section: 'language' },
		{ scopeUri: 'file:///a.md' },
	];
	const configuration = middleware.workspace?.configuration;
	const found = await configuration?.({ items }, undefined as never, undefined as never);
	assert.deepEqual(found, [{ enable: true }, 'markdown', 'go', null, null, 'all']);
	assert.deepEqual(structuredClone(found), found);
});

test('settings are those of a language too, for files that are not open', () => {
	const scope = { uri: documentAt('file:///w').uri, languageId: 'log' };
	assert.equal(settingsIn(workspace, 'language', scope), 'log');
	assert.deepEqual(structuredClone(settingsIn(workspace, 'urlLint', scope)), { enable: true });
});

describe('what is renamed', () => {
	const edit = {
		changeAnnotations: { url: { label: 'URL', needsConfirmation: true } },
		documentChanges: [{ textDocument: { uri: 'file:///a.md', version: null }, edits: [] }],
	};
	const answered = (method: string, answer: unknown) =>
		middleware.sendRequest?.({ method } as never, undefined, undefined, async () => answer as never);
	test('goes through the preview', async () =>
		assert.deepEqual(await answered('textDocument/rename', edit), ticked(edit)));
	test('may be nothing', async () => assert.equal(await answered('textDocument/rename', null), null));
	test('is not what other requests answer', async () => assert.equal(await answered('urlLint/urls', edit), edit));
});

describe('the context menu is told of hovers', () => {
	for (const [what, uri, hover, expected] of [
		['over a URL', 'file:///a.md', { contents: [] }, true],
		['over something else', 'file:///a.md', null, false],
		['over nothing of ours', 'output:log', { contents: [] }, false],
	] as const)
		test(what, async () => {
			hovered.length = 0;
			const answer = () => hover && { contents: [...hover.contents] };
			await middleware.provideHover(documentAt(uri), undefined as never, undefined as never, answer);
			assert.deepEqual(hovered, [expected]);
		});
});
