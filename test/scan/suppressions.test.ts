/** Suppression comments: which directives a document holds, with their codes and where they stand. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { suppressionsIn } from '../../server/src/suppression/suppressions';
import { title } from './marked';

/** A document, and of each directive in it what stands there. */
const rows: readonly (readonly [languageId: string, document: string, ...directives: string[]])[] = [
	['html', '<!-- url-lint-disable-next-line -->', 'url-lint-disable-next-line'],
	['html', '<!--url-lint-disable-line-->', 'url-lint-disable-line'],
	['html', '<b>x</b><!-- url-lint-disable-line a-b -->', 'url-lint-disable-line a-b'],
	['html', '<!-- url-lint-disable-file a-b, c d-e -->', 'url-lint-disable-file a-b, c d-e'],
	['html', '<!--\nurl-lint-disable a\n  url-lint-enable a\n-->', 'url-lint-disable a', 'url-lint-enable a'],
	['html', '<script>// url-lint-disable-line\n</script>', 'url-lint-disable-line'],
	['html', '<a title="url-lint-disable-line">url-lint-disable-line</a>'],
	['html', '<p>// url-lint-disable-line</p>'],
	['xml', '<a/> <!-- url-lint-disable -->\n<b/><!-- url-lint-enable -->', 'url-lint-disable', 'url-lint-enable'],
	['markdown', '<!-- url-lint-disable-next-line a -->', 'url-lint-disable-next-line a'],
	['markdown', 'text <!-- url-lint-disable-line a -->', 'url-lint-disable-line a'],
	['markdown', '<!-- note\n\nurl-lint-disable-file\n-->', 'url-lint-disable-file'],
	['markdown', '`<!-- url-lint-disable-next-line a -->`'],
	['markdown', '```html\n<!-- url-lint-disable-next-line a -->\n```'],
	['markdown', '# url-lint-disable-line'],
	['markdown', '// url-lint-disable-line'],
	['jsonc', '// url-lint-disable-next-line a\n{}', 'url-lint-disable-next-line a'],
	['jsonc', '{ "a": 1, /* url-lint-disable-line */ "b": 2 }', 'url-lint-disable-line'],
	['jsonc', '/*\n * url-lint-disable a\n */', 'url-lint-disable a'],
	['json', '{ "a": "// url-lint-disable-line" }'],
	['javascript', 'f(); // url-lint-disable-line', 'url-lint-disable-line'],
	['javascript', 'f();// url-lint-disable-line', 'url-lint-disable-line'],
	['javascript', '/* url-lint-disable */', 'url-lint-disable'],
	['javascript', '/**\n * url-lint-disable-file a\n */', 'url-lint-disable-file a'],
	['javascript', 'const a = "// url-lint-disable-line";'],
	['css', '/* url-lint-disable-line */', 'url-lint-disable-line'],
	['no-such-language', 'a # url-lint-disable-line', 'url-lint-disable-line'],
	['no-such-language', 'a# url-lint-disable-line'],
	['fortran-free-form', '! url-lint-disable-line'],
	['plaintext', '# url-lint-disable-line\n// url-lint-disable-line\n<!-- url-lint-disable-line -->'],
	['csv', 'a,# url-lint-disable-line'],
	// Programs and configurations, by their own readers or by the usual marks.
	['python', 'x = 1  # url-lint-disable-line a', 'url-lint-disable-line a'],
	['python', '# url-lint-disable', 'url-lint-disable'],
	['yaml', 'a: b # url-lint-disable-line', 'url-lint-disable-line'],
	['yaml', '# url-lint-disable-next-line a-b', 'url-lint-disable-next-line a-b'],
	['shellscript', '# url-lint-disable-file', 'url-lint-disable-file'],
	['go', '// url-lint-disable-line', 'url-lint-disable-line'],
	['c', '/* url-lint-disable-line */', 'url-lint-disable-line'],
	['sql', '-- url-lint-disable-line', 'url-lint-disable-line'],
	['lua', '-- url-lint-disable-line', 'url-lint-disable-line'],
	['latex', '% url-lint-disable-line', 'url-lint-disable-line'],
	['clojure', '; url-lint-disable-line', 'url-lint-disable-line'],
	['haskell', '-- url-lint-disable-line', 'url-lint-disable-line'],
	['ocaml', '(* url-lint-disable-line *)', 'url-lint-disable-line'],
	['bat', ':: url-lint-disable-line a', 'url-lint-disable-line a'],
	['bat', '@rem url-lint-disable-line', 'url-lint-disable-line'],
	['bat', '@REM url-lint-disable-line', 'url-lint-disable-line'],
	['bat', 'dir & rEm url-lint-disable-line', 'url-lint-disable-line'],
	['bat', 'echo rem url-lint-disable-line'],
	['vb', "x = 1 ' url-lint-disable-line", 'url-lint-disable-line'],
	['vb', '  REM url-lint-disable-line a', 'url-lint-disable-line a'],
	['vb', 'x = 1 : Rem url-lint-disable-line', 'url-lint-disable-line'],
	['vb', 'x = "\nrem url-lint-disable-line\n', 'url-lint-disable-line'],
	['vb', 'x = ": rem url-lint-disable-line"'],
	// Front matter.
	['markdown', '---\na: b # url-lint-disable-line\n---', 'url-lint-disable-line'],
	['markdown', '---\na: |\n  # url-lint-disable-line\n---'],
	['markdown', '+++\na = "b" # url-lint-disable-line\n+++', 'url-lint-disable-line'],
	['markdown', '+++\na = """\n# url-lint-disable-line\n"""\n+++'],
	[
		'scss',
		'---\n# url-lint-disable-file\n---\n// url-lint-disable-line',
		'url-lint-disable-file',
		'url-lint-disable-line',
	],
	['astro', '---\n// url-lint-disable-file\n---\n', 'url-lint-disable-file'],
	// What is no directive.
	['javascript', '// url-lint-disables'],
	['javascript', '// url-lint-disable-next-lines'],
	['javascript', '// url-lint-disable-nothing'],
	['javascript', '// url-lint-'],
	['javascript', '// my-url-lint-disable-lines'],
	['javascript', '// Write url-lint-disable-line to silence a line.'],
	// Codes end where a reason starts, and with the comment.
	['javascript', '// url-lint-disable-line a -- because', 'url-lint-disable-line a'],
	['javascript', '// url-lint-disable-line a: because', 'url-lint-disable-line a'],
	['javascript', '// url-lint-disable-line: because', 'url-lint-disable-line'],
	['javascript', '// url-lint-disable-line a\nb', 'url-lint-disable-line a'],
	['javascript', '/* url-lint-disable-line a */ b', 'url-lint-disable-line a'],
	['javascript', '// url-lint-disable-line\r\nb', 'url-lint-disable-line'],
	['html', '<!-- url-lint-disable-line a--> b', 'url-lint-disable-line a'],
];

for (const [languageId, document, ...directives] of rows) {
	test(`${languageId}: ${title(document)}`, () => {
		const found = suppressionsIn(document, languageId);
		assert.deepEqual(
			found.map(({ offset, end }) => document.slice(offset, end)),
			directives,
		);
		for (const { kind, codes, offset, end } of found) {
			assert.equal(document.slice(offset, end).split(/[\s,]/)[0], `url-lint-${kind}`);
			for (const code of codes) assert.equal(document.slice(code.offset, code.end), code.code);
			assert.deepEqual(
				codes.map(({ code }) => code),
				document
					.slice(offset, end)
					.split(/[\s,]+/)
					.slice(1),
			);
		}
	});
}

test('100 000 directives, and as many words that are none, take no longer than their length', () => {
	const line = '// url-lint-disable-line a\n"url-lint-disable-line" url-lint- url-lint-\n';
	assert.equal(suppressionsIn(line.repeat(100_000), 'javascript').length, 100_000);
});
