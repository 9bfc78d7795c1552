import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { CodeAction } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { analyse } from '../../server/src/analysis/analyse';
import { fixAll } from '../../server/src/analysis/fix-all';
import { codeActionsOf } from '../../server/src/features/actions/code-actions';
import { editorDefaults } from '../../server/src/settings';
import { asking } from '../analysis/asking';

const asked = { ...editorDefaults, ...asking('scheme-case', 'unsafe-character') };

interface Asked {
	readonly in?: string;
	readonly only?: string[];
}

/** The code actions for what `⸠…⸡` selects. */
function actionsIn(marked: string, { in: languageId = 'plaintext', only }: Asked = {}) {
	const start = marked.indexOf('⸠');
	const end = marked.indexOf('⸡') - 1;
	const text = marked.replace(/[⸠⸡]/g, '');
	const document = TextDocument.create('file:///a', languageId, 1, text);
	const range = { start: document.positionAt(start), end: document.positionAt(end) };
	const params = { textDocument: document, range, context: { diagnostics: [], ...(only ? { only } : {}) } };
	return { document, actions: codeActionsOf(document, analyse({ text, languageId }, asked), params, asked) };
}

function after(document: TextDocument, { edit }: CodeAction): string {
	return TextDocument.applyEdits(document, edit?.changes?.[document.uri] ?? []);
}

/** Each action as `title → the document after it`; `*` for the preferred one. */
function offers(marked: string, asked?: Asked): string[] {
	const { document, actions } = actionsIn(marked, asked);
	return actions.map((action) => `${action.title}${action.isPreferred ? '*' : ''} → ${after(document, action)}`);
}

describe('the fixes of a finding', () => {
	for (const [what, marked, expected, asked] of [
		['one character', 'http://a.example/x⸠|⸡y', ['Write "|" as %7C* → http://a.example/x%7Cy']],
		[
			'two of a kind in one URL: both at once',
			'http://a.example/x⸠|⸡y|z',
			['Percent-encode all unsafe characters of this URL* → http://a.example/x%7Cy%7Cz'],
		],
		[
			'two of a kind in a link: both at once, or none',
			'[a](http://a.example/x⸠|⸡y|z)',
			[
				'Percent-encode all unsafe characters of this URL* → [a](http://a.example/x%7Cy%7Cz)',
				'Ignore this URL here → <!-- url-lint-disable-next-line unsafe-character -->\n[a](http://a.example/x|y|z)',
				'Turn unsafe-character off in this file → <!-- url-lint-disable-file unsafe-character -->\n[a](http://a.example/x|y|z)',
			],
			{ in: 'markdown' },
		],
		[
			'three spaces in a destination: all of them, or around them',
			'[a](http://a.example/x⸠ ⸡y z w.pdf)',
			[
				'Percent-encode all unsafe characters of this URL* → [a](http://a.example/x%20y%20z%20w.pdf)',
				'Remove the spaces → [a](http://a.example/xyzw.pdf)',
				'Put <…> around the destination → [a](<http://a.example/x y z w.pdf>)',
				'Ignore this URL here → <!-- url-lint-disable-next-line space-in-destination -->\n[a](http://a.example/x y z w.pdf)',
				'Turn space-in-destination off in this file → <!-- url-lint-disable-file space-in-destination -->\n[a](http://a.example/x y z w.pdf)',
			],
			{ in: 'markdown' },
		],
		[
			'two spaces of a telephone number: both',
			'<a href="tel:+49⸠ ⸡30 123456">',
			[
				'Write -* → <a href="tel:+49-30-123456">',
				'Ignore this URL here → <!-- url-lint-disable-next-line scheme-syntax -->\n<a href="tel:+49 30 123456">',
				'Turn scheme-syntax off in this file → <!-- url-lint-disable-file scheme-syntax -->\n<a href="tel:+49 30 123456">',
			],
			{ in: 'html' },
		],
		[
			'two of a kind told one by one: this one, the URL',
			'http://a.example/⸠\u00ad⸡1\u00ad2 http://b.example/\u00ad3',
			[
				'Remove U+00AD* → http://a.example/1\u00ad2 http://b.example/\u00ad3',
				'Write U+00AD as %C2%AD → http://a.example/%C2%AD1\u00ad2 http://b.example/\u00ad3',
				'Fix all 2 of this kind in this URL (invisible-character) → http://a.example/12 http://b.example/\u00ad3',
			],
		],
		[
			'two of a kind in two URLs: this one, the file',
			'http⸠:/⸡a.example/x http://b.example/%\nhttp:/c.example/x',
			[
				'Write ://* → http://a.example/x http://b.example/%\nhttp:/c.example/x',
				'Apply all 2 safe fixes of missing-slashes in the file → http://a.example/x http://b.example/%\nhttp://c.example/x',
			],
		],
		[
			'two kinds in one URL: a comment for both, one for either',
			'f(⸠"HTTP://a.example/\u00ad"⸡)',
			[
				'Write http* → f("http://a.example/\u00ad")',
				'Remove U+00AD* → f("HTTP://a.example/")',
				'Write U+00AD as %C2%AD → f("HTTP://a.example/%C2%AD")',
				'Ignore this URL here → // url-lint-disable-next-line scheme-case invisible-character\nf("HTTP://a.example/\u00ad")',
				'Turn scheme-case off here → // url-lint-disable-next-line scheme-case\nf("HTTP://a.example/\u00ad")',
				'Turn scheme-case off in this file → // url-lint-disable-file scheme-case\nf("HTTP://a.example/\u00ad")',
				'Turn invisible-character off here → // url-lint-disable-next-line invisible-character\nf("HTTP://a.example/\u00ad")',
				'Turn invisible-character off in this file → // url-lint-disable-file invisible-character\nf("HTTP://a.example/\u00ad")',
			],
			{ in: 'javascript' },
		],
		[
			'two of a kind in one URL whose fix is not safe: both',
			'http://a.example/⸠\u00ad⸡1\u00ad2',
			[
				'Remove U+00AD* → http://a.example/1\u00ad2',
				'Write U+00AD as %C2%AD → http://a.example/%C2%AD1\u00ad2',
				'Fix all 2 of this kind in this URL (invisible-character) → http://a.example/12',
			],
		],
		['a cursor in the finding', 'HT⸠⸡TP://a.example/', ['Write http* → http://a.example/']],
		['a cursor at its end', 'HTTP⸠⸡://a.example/', ['Write http* → http://a.example/']],
		['a cursor behind it', 'HTTP:/⸠⸡/a.example/', []],
		['a URL without findings', 'http://a.exam⸠⸡ple/', []],
		[
			'written back as HTML has it',
			'<a href="http://a.example/?a=1&amp;b=⸠|⸡">',
			[
				'Write "|" as %7C* → <a href="http://a.example/?a=1&amp;b=%7C">',
				'Ignore this URL here → <!-- url-lint-disable-next-line unsafe-character -->\n<a href="http://a.example/?a=1&amp;b=|">',
				'Turn unsafe-character off in this file → <!-- url-lint-disable-file unsafe-character -->\n<a href="http://a.example/?a=1&amp;b=|">',
			],
			{ in: 'html' },
		],
		['astral characters before it', '😀 HTT⸠⸡P://a.example/', ['Write http* → 😀 http://a.example/']],
		['lines that end in CRLF', 'x\r\nHTT⸠⸡P://a.example/\r\n', ['Write http* → x\r\nhttp://a.example/\r\n']],
	] as readonly (readonly [string, string, string[], Asked?])[])
		test(what, () => assert.deepEqual(offers(marked, asked), expected));

	test('each names its finding', () => {
		const { actions } = actionsIn('⸠HTTP://a.example/x|y⸡');
		assert.deepEqual(
			actions.map(({ kind, diagnostics }) => [kind, diagnostics?.map(({ code, source }) => `${source} ${code}`)]),
			[
				['quickfix', ['url-lint scheme-case']],
				['quickfix', ['url-lint unsafe-character']],
			],
		);
	});
});

describe('all fixes at once', () => {
	const marked = 'HTTP://a.example:80/x|y ⸠⸡ HTTP:\\\\b.example/c http:/c.example/%zz';

	for (const only of ['source', 'source.fixAll', 'source.fixAll.urlLint'])
		test(`only ${only}: the text of the engine's fixAll`, () => {
			const { document, actions } = actionsIn(marked, { only: [only] });
			assert.deepEqual(
				actions.map(({ kind, title }) => [kind, title]),
				[['source.fixAll.urlLint', 'Apply all safe URL Lint fixes']],
			);
			const { text, fixed } = fixAll({ text: document.getText(), languageId: 'plaintext' }, asked);
			assert(fixed > 2);
			assert.equal(after(document, actions[0] as CodeAction), text);
		});

	for (const only of [
		'refactor',
		'source.organizeImports',
		'source.fixAll.eslint',
		'source.fixAllOfIt',
		'quick',
		'quickfix.other',
	])
		test(`only ${only}: nothing`, () => assert.deepEqual(actionsIn(marked, { only: [only] }).actions, []));

	test('not unless it is asked for', () => {
		const kinds = (only?: string[]) =>
			actionsIn('⸠HTTP://a.example/⸡', only ? { only } : {}).actions.map(({ kind }) => kind);
		assert.deepEqual(kinds(), ['quickfix']);
		assert.deepEqual(kinds(['quickfix']), ['quickfix']);
		assert.deepEqual(kinds(['quickfix', 'source.fixAll']), ['quickfix', 'source.fixAll.urlLint']);
	});

	test('nothing to fix: no action', () => {
		assert.deepEqual(actionsIn('⸠http://a.example/⸡', { only: ['source.fixAll'] }).actions, []);
	});
});

test('where all is selected, what goes for all of a kind is offered once', () => {
	const { actions } = actionsIn(`⸠${'http:/a.example/x HTTP://b.example/x\n'.repeat(500)}⸡`);
	const inFile = actions.filter(({ title }) => title.startsWith('Apply all'));
	assert.deepEqual(
		inFile.map(({ title }) => title),
		['Apply all 500 safe fixes of missing-slashes in the file', 'Apply all 500 safe fixes of scheme-case in the file'],
	);
	assert(actions.length < 50, `${actions.length} actions`);
});
