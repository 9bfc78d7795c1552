/** Quick fixes that write suppression comments: in every language its own, where one can stand, and nowhere else. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { analyse, applyEdits } from '../../server/src/analysis/analyse';
import { Suppressor } from '../../server/src/features/actions/suppress';
import { commentStyleOf, withoutComments } from '../../server/src/languages/comments';
import { languageIds } from '../../server/src/languages/files';
import { languagesRead } from '../../server/src/languages/index';
import { editorDefaults } from '../../server/src/settings';
import { asking } from '../analysis/asking';
import { title } from '../scan/marked';

const asked = { ...editorDefaults, ...asking('scheme-case', 'unsafe-character', 'malformed-percent') };

const BAD = 'http://a.example/x|y';

/** What each fix of the first finding makes of the document, by its title. */
function offers(text: string, languageId: string): Map<string, string> {
	const document = { text, languageId };
	const analysis = analyse(document, asked);
	const [first] = analysis.findings;
	assert(first, 'something is found');
	const fixes = new Suppressor(document, analysis, asked).fixesOf(first);
	return new Map(fixes.map((fix) => [fix.title, applyEdits(text, [fix.edit])]));
}

const HERE = 'Ignore this URL here';
const IN_FILE = 'Turn unsafe-character off in this file';

/** Languages by how a comment is written in them. */
const written: readonly (readonly [comment: string, languageIds: string])[] = [
	[
		'// …',
		'asciidoc c cpp csharp cuda-cpp dart fsharp glsl go groovy hlsl java javascript javascriptreact json5 jsonc kotlin less ' +
			'objective-c objective-cpp proto proto3 rust sass scala scss shaderlab snippets solidity stylus swift typescript ' +
			'typescriptreact zig actionscript antlr apex bicep bsl cue cypher d dot dts flatbuffers gleam haxe jsonnet kdl lex metal move nwscript odin opencl ' +
			'pascal pde pkl prisma ql qml angelscript reason rescript scad stan systemverilog thrift typst v vala verilog wgsl yacc',
	],
	[
		'# …',
		'ansible apache apacheconf bitbake coffeescript crontab dockercompose dockerfile dotenv elixir fish git-commit git-rebase ' +
			'github-actions-workflow graphql hcl helm ignore java-properties julia makefile nginx NGINX nix org perl perl6 ' +
			'po powershell properties python r raku rpm-spec ruby shellscript spring-boot-properties smali systemd systemd-conf ' +
			'systemd-unit-file terraform toml uri-list yaml zsh awk cmake crystal cucumber gdscript gn gnuplot http hurl just kconfig meson nim ' +
			'nushell opam puppet rego robotframework sparql tcl turtle',
	],
	['<!-- … -->', 'astro cfml dtd handlebars html liquid markdown phoenix-heex php quarto rmd svelte svg vue xml xsl'],
	['{/* … */}', 'mdx'],
	['/* … */', 'css sas'],
	['-- …', 'ada agda applescript cabal dhall eiffel elm haskell idris lean4 lua purescript sql vhdl'],
	['; …', 'ahk ahk2 asm clojure commonlisp elisp fennel hy ini innosetup lisp nsis racket scheme'],
	['% …', 'erlang latex matlab postscript prolog rd tex'],
	['%% …', 'mermaid'],
	['! …', 'FortranFixedForm FortranFreeForm'],
	['*> …', 'cobol'],
	['" …', 'abap viml'],
	['dnl …', 'm4'],
	["' …", 'vb'],
	['REM …', 'bat'],
	['(* … *)', 'coq ocaml sml wolfram'],
	['.. …', 'restructuredtext'],
	['.\\" …', 'groff man roff troff'],
	['@c …', 'texinfo'],
	['//- …', 'pug'],
	['-# …', 'haml'],
	['/ …', 'slim'],
	['@* … *@', 'razor'],
	['{# … #}', 'jinja nunjucks twig'],
];

/** Where comments stand at the very start of a line, the others are indented as the line is. */
const notIndented = new Set('asciidoc git-commit git-rebase groff ignore man roff troff uri-list'.split(' '));

describe('a comment in every language', () => {
	for (const [comment, ids] of written)
		for (const languageId of ids.split(' '))
			test(`${languageId}: ${comment}`, () => {
				const text = `a\n\n  x: "${BAD}"\n`;
				const found = offers(text, languageId);
				const blank = languageId === 'restructuredtext' ? '\n' : '';
				const indent = notIndented.has(languageId) ? '' : '  ';
				const here = comment.replace('…', 'url-lint-disable-next-line unsafe-character');
				assert.equal(found.get(HERE), text.replace('  x', `${indent}${here}\n${blank}  x`));
				const inFile = comment.replace('…', 'url-lint-disable-file unsafe-character');
				assert.equal(found.get(IN_FILE), `${inFile}\n${blank}${text}`);
				assert.deepEqual([...found.keys()], [HERE, IN_FILE]);
				// Once the URL is repaired, they are of no use, and what removes them leaves nothing behind.
				for (const silenced of found.values()) {
					const repaired = silenced.replace('x|y', 'xy');
					const [unused] = analyse({ text: repaired, languageId }, asked).findings;
					assert.equal(unused?.code, 'unused-suppression');
					assert.equal(applyEdits(repaired, unused.fixes()[0]?.edits ?? []), text.replace('x|y', 'xy'));
				}
			});

	for (const languageId of withoutComments)
		test(`${languageId}: none`, () => assert.deepEqual(offers(`x, "${BAD}"`, languageId), new Map()));

	test('a language that nobody knows: none', () => assert.deepEqual(offers(`x "${BAD}"`, 'klingon'), new Map()));

	test('every language that is read, and every one that a file can be in, is in one of the tables', () => {
		const all = [...languagesRead().flat(), ...languageIds];
		const missing = all.filter((id) => commentStyleOf(id) === undefined && !withoutComments.has(id));
		assert.deepEqual(missing, []);
		const tested = new Set(written.flatMap(([, ids]) => ids.split(' ')));
		assert.deepEqual(
			all.filter((id) => !tested.has(id) && !withoutComments.has(id)),
			[],
		);
	});
});

const NEXT = 'url-lint-disable-next-line unsafe-character';
const LINE = 'url-lint-disable-line unsafe-character';

/** Documents, and what ignoring their first finding makes of them; without that, it is not offered. */
const here: readonly (readonly [what: string, languageId: string, before: string, after?: string])[] = [
	['the first line', 'javascript', `f("${BAD}")`, `// ${NEXT}\nf("${BAD}")`],
	['indented by tabs', 'go', `\t\tf("${BAD}")`, `\t\t// ${NEXT}\n\t\tf("${BAD}")`],
	['lines that end in CRLF', 'javascript', `a\r\nf("${BAD}")\r\n`, `a\r\n// ${NEXT}\r\nf("${BAD}")\r\n`],
	[
		'all that is found in the URL',
		'javascript',
		'f("HTTP://a.example/x|y|z")',
		'// url-lint-disable-next-line scheme-case unsafe-character\nf("HTTP://a.example/x|y|z")',
	],
	[
		'a comment that is there gets the code',
		'javascript',
		`// url-lint-disable-next-line scheme-case -- why\nf("HTTP://a.example/x|y")`,
		`// url-lint-disable-next-line scheme-case unsafe-character -- why\nf("HTTP://a.example/x|y")`,
	],
	[
		'one on the line, too',
		'javascript',
		`f("HTTP://a.example/x|y") // url-lint-disable-line scheme-case`,
		`f("HTTP://a.example/x|y") // url-lint-disable-line scheme-case unsafe-character`,
	],
	['a string over lines', 'javascript', `\`a\n${BAD}\n\``],
	['another one', 'python', `"""a\n${BAD}\n"""`],
	['the first line of a string over lines', 'javascript', `f(\`${BAD}\n\`)`, `// ${NEXT}\nf(\`${BAD}\n\`)`],
	['a JSDoc comment', 'javascript', `/**\n * See ${BAD} there.\n */`, `/**\n * ${NEXT}\n * See ${BAD} there.\n */`],
	['a block comment', 'c', `/* a\n   See ${BAD} there. */`, `/* a\n   ${NEXT}\n   See ${BAD} there. */`],
	['a line comment', 'python', `# See ${BAD} there.`, `# ${NEXT}\n# See ${BAD} there.`],
	['a line that the one before goes on with', 'shellscript', `curl \\\n  "${BAD}"`, `curl \\\n  "${BAD}" # ${LINE}`],
	['a line between two such', 'shellscript', `curl \\\n  "${BAD}" \\\n  -v`],
	['a macro', 'c', `#define X \\\n  "${BAD}" \\\n  0`],
	['a Dockerfile allows it', 'dockerfile', `RUN curl \\\n  "${BAD}"`, `RUN curl \\\n  # ${NEXT}\n  "${BAD}"`],
	['PowerShell goes on with a backtick', 'powershell', `curl \`\n  "${BAD}"`, `curl \`\n  "${BAD}" # ${LINE}`],
	['Visual Basic with an underscore', 'vb', `f( _\n  "${BAD}")`, `f( _\n  "${BAD}") ' ${LINE}`],
	['a batch file with a caret', 'bat', `curl ^\n  "${BAD}"`],
	[
		'the second line of a URL',
		'javascript',
		'// <URL:http://a.example/\n// x|y>',
		`// <URL:http://a.example/\n// x|y> // ${LINE}`,
	],
	[
		'the first of two',
		'javascript',
		'// <URL:http://a.example/x|\n// y>',
		`// ${NEXT}\n// <URL:http://a.example/x|\n// y>`,
	],
	[
		'the second line of a URL in a comment: one in that would close it before the next URL',
		'css',
		'/* <URL:http://a.example/\nx|y>\n   http://b.example/ */',
	],
	['or before one in quotes', 'css', '/* <URL:http://a.example/\nx|y>\n   "http://b.example/" */'],
	[
		'where the next URL stands behind it, nothing is closed',
		'css',
		'/* <URL:http://a.example/\nx|y> */\na { b: url("http://b.example/") }',
		`/* <URL:http://a.example/\nx|y> */ /* ${LINE} */\na { b: url("http://b.example/") }`,
	],
	// Markup.
	['HTML', 'html', `<p>\n\t<a href="${BAD}">`, `<p>\n\t<!-- ${NEXT} -->\n\t<a href="${BAD}">`],
	[
		'a line break in a URL: where its line ends, nothing else stands',
		'html',
		'<a href="https://a.example/x\n  /y">',
		'<!-- url-lint-disable-next-line control-character -->\n<a href="https://a.example/x\n  /y">',
	],
	['inside a tag', 'html', `<a\n\thref="${BAD}"\n>`],
	['at the end of one', 'html', `<a\n\thref="${BAD}">`, `<a\n\thref="${BAD}"> <!-- ${LINE} -->`],
	['a script', 'html', `<script>\n\tf("${BAD}");\n</script>`, `<script>\n\t// ${NEXT}\n\tf("${BAD}");\n</script>`],
	[
		'a style sheet',
		'html',
		`<style>\n\ta { b: url("${BAD}") }\n</style>`,
		`<style>\n\t/* ${NEXT} */\n\ta { b: url("${BAD}") }\n</style>`,
	],
	['a script of Vue', 'vue', `<script>\nf("${BAD}");\n</script>`, `<script>\n// ${NEXT}\nf("${BAD}");\n</script>`],
	['a text area shows what stands in it', 'html', `<textarea>\n${BAD}\n</textarea>`],
	['a comment of HTML', 'html', `<!-- a\n  ${BAD}\n-->`, `<!-- a\n  ${NEXT}\n  ${BAD}\n-->`],
	[
		'the declaration of XML stays first',
		'xml',
		`<?xml version="1.0"?><a href="${BAD}"/>`,
		`<?xml version="1.0"?><a href="${BAD}"/> <!-- ${LINE} -->`,
	],
	['CDATA', 'xml', `<a><![CDATA[\n${BAD}\n]]></a>`],
	['PHP', 'php', `<?php\nf("${BAD}");`, `<?php\n// ${NEXT}\nf("${BAD}");`],
	[
		'HTML in PHP',
		'php',
		`<p>\n<a href="${BAD}">\n<?php f(); ?>`,
		`<p>\n<!-- ${NEXT} -->\n<a href="${BAD}">\n<?php f(); ?>`,
	],
	[
		'JSX, an element in an element',
		'javascriptreact',
		`x = <p>\n\t<a href="${BAD}"/>\n</p>`,
		`x = <p>\n\t{/* ${NEXT} */}\n\t<a href="${BAD}"/>\n</p>`,
	],
	[
		'JSX, an element',
		'typescriptreact',
		`x = (\n\t<a href="${BAD}"/>\n)`,
		`x = (\n\t// ${NEXT}\n\t<a href="${BAD}"/>\n)`,
	],
	['JSX, an attribute', 'typescriptreact', `x = <a\n\thref="${BAD}"\n/>`, `x = <a\n\t// ${NEXT}\n\thref="${BAD}"\n/>`],
	['JSX, text', 'javascriptreact', `x = <p>\n\tsee ${BAD}\n</p>`, `x = <p>\n\t{/* ${NEXT} */}\n\tsee ${BAD}\n</p>`],
	[
		'JSX, between lines of text, whose breaks are spaces',
		'javascriptreact',
		`x = <p>\n\ta\n\tsee ${BAD}\n\tb\n</p>`,
		`x = <p>\n\ta\n\tsee ${BAD} {/* ${LINE} */}\n\tb\n</p>`,
	],
	['JSX, the last line of a text', 'javascriptreact', `x = <p>\n\ta\n\tsee ${BAD}\n</p>`],
	[
		'JSX in JavaScript, an element in an element',
		'javascript',
		`x = <p>\n\ta\n\t<a href="${BAD}"/>\n</p>`,
		`x = <p>\n\ta\n\t{/* ${NEXT} */}\n\t<a href="${BAD}"/>\n</p>`,
	],
	[
		'JSX in JavaScript, text',
		'javascript',
		`x = <p>\n\tsee ${BAD}\n</p>`,
		`x = <p>\n\t{/* ${NEXT} */}\n\tsee ${BAD}\n</p>`,
	],
	['JSX in JavaScript, behind text', 'javascript', `x = <p>\n\ta\n\tsee ${BAD}\n</p>`],
	[
		'JSX in JavaScript, behind an element',
		'javascript',
		`x = <p>\n\ta<br />\n\tsee ${BAD}\n</p>`,
		`x = <p>\n\ta<br />\n\t{/* ${NEXT} */}\n\tsee ${BAD}\n</p>`,
	],
	[
		'JSX in JavaScript, behind braces',
		'javascript',
		`x = <p>\n\ta{' '}\n\tsee ${BAD}\n</p>`,
		`x = <p>\n\ta{' '}\n\t{/* ${NEXT} */}\n\tsee ${BAD}\n</p>`,
	],
	[
		'JSX in JavaScript, code',
		'javascript',
		`x = (\n\t<a href="${BAD}"/>\n)`,
		`x = (\n\t// ${NEXT}\n\t<a href="${BAD}"/>\n)`,
	],
	[
		'JSX in JavaScript, an attribute',
		'javascript',
		`x = <a\n\thref="${BAD}"\n/>`,
		`x = <a\n\t// ${NEXT}\n\thref="${BAD}"\n/>`,
	],
	['JSX in a script', 'html', `<script type="text/babel">\nx = <p>\n<b>${BAD}</b>\n</p>\n</script>`],
	// Scripts and blocks that are none.
	...['application/ld+json', 'importmap', 'speculationrules', 'text/coffeescript'].map(
		(type) => ['data', 'html', `<script type="${type}">\n"${BAD}"\n</script>`] as const,
	),
	...['text/template', 'text/x-handlebars', 'text/html'].map(
		(type) =>
			[
				'a template',
				'html',
				`<script type="${type}">\n"${BAD}"\n</script>`,
				`<script type="${type}">\n<!-- ${NEXT} -->\n"${BAD}"\n</script>`,
			] as const,
	),
	...[
		'type="module"',
		'type=text/javascript',
		'type="text/javascript; charset=utf-8"',
		"type='text/babel'",
		'lang="ts"',
	].map(
		(attribute) =>
			[
				'a script',
				'html',
				`<script ${attribute}>\nf("${BAD}")\n</script>`,
				`<script ${attribute}>\n// ${NEXT}\nf("${BAD}")\n</script>`,
			] as const,
	),
	['another language', 'svelte', `<script lang="coffee">\nf "${BAD}"\n</script>`],
	['data in PHP', 'php', `<script type="application/ld+json">\n"${BAD}"\n</script>`],
	['a block of JSON', 'vue', `<i18n>\n{\n\t"a": "${BAD}"\n}\n</i18n>`],
	['a block of YAML', 'vue', `<i18n lang="yaml">\na:\n  b: ${BAD}\n</i18n>`],
	['a template in Pug', 'vue', `<template lang="pug">\na(href="${BAD}")\n</template>`],
	[
		'a template before a block',
		'vue',
		`<template>\n\t<a/>\n<b>${BAD}</b>\n</template>\n<i18n>\n</i18n>`,
		`<template>\n\t<a/>\n<!-- ${NEXT} -->\n<b>${BAD}</b>\n</template>\n<i18n>\n</i18n>`,
	],
	// Markdown and its kind.
	['a paragraph', 'markdown', `a\n\nSee ${BAD} there.\n`, `a\n\n<!-- ${NEXT} -->\nSee ${BAD} there.\n`],
	['inside a paragraph', 'markdown', `a\nSee ${BAD} there.  \nb`, `a\nSee ${BAD} there. <!-- ${LINE} -->  \nb`],
	['an item', 'markdown', `- a\n- ${BAD}\n- c`, `- a\n- ${BAD} <!-- ${LINE} -->\n- c`],
	['a quotation', 'markdown', `> a\n> ${BAD}`, `> a\n> ${BAD} <!-- ${LINE} -->`],
	[
		'a definition',
		'markdown',
		`a\n\n[a]: http://a.example/\n[b]: ${BAD}\n`,
		`a\n\n[a]: http://a.example/\n<!-- ${NEXT} -->\n[b]: ${BAD}\n`,
	],
	['a table', 'markdown', `| a | b |\n|---|---|\n| c | <http://a.example/x^y> |\n`],
	['a fence', 'markdown', '```html\na\n\n<a href="http://a.example/x|y">\n```'],
	['indented code', 'markdown', `a\n\n    ${BAD}`],
	['indented code, another line', 'markdown', `a\n\n    b\n    ${BAD}`],
	['indented code, the first line', 'markdown', `    ${BAD}\n`],
	['indented code in an item', 'markdown', `- a\n\n      b\n      ${BAD}`],
	['indented code in a quotation', 'markdown', `> a\n>\n>     ${BAD}`],
	['indented code below a heading', 'markdown', `# a\n    ${BAD}`],
	['indented text', 'markdown', `a\n    ${BAD}`, `a\n    ${BAD} <!-- ${LINE} -->`],
	['a paragraph of an item', 'markdown', `1.  a\n\n    ${BAD}`, `1.  a\n\n    ${BAD} <!-- ${LINE} -->`],
	['an item of an item', 'markdown', `- a\n  - b\n    - ${BAD}`, `- a\n  - b\n    - ${BAD} <!-- ${LINE} -->`],
	['a link over lines', 'markdown', `[x](\n${BAD}\n)`],
	['a definition over lines', 'markdown', `[x]:\n  ${BAD}\n`],
	['a tag over lines', 'markdown', `<a\n  href="${BAD}"\n>b</a>`],
	['a script', 'markdown', `<script>\nf("${BAD}")\n</script>`],
	['a style sheet', 'markdown', `<style>\na { b: url("${BAD}") }\n</style>`],
	['a text area', 'markdown', `<textarea>\n${BAD}\n</textarea>`],
	[
		'behind a text area',
		'markdown',
		`<textarea>a</textarea> ${BAD}`,
		`<!-- ${NEXT} -->\n<textarea>a</textarea> ${BAD}`,
	],
	['mathematics', 'markdown', `$$\n\n${BAD}\n$$`],
	['dollars in code', 'markdown', `\`$$\`\n\n${BAD}\n\n$$\na\n$$`, `\`$$\`\n\n<!-- ${NEXT} -->\n${BAD}\n\n$$\na\n$$`],
	['a paragraph', 'mdx', `a\n\nSee ${BAD} there.\n`, `a\n\n{/* ${NEXT} */}\nSee ${BAD} there.\n`],
	['inside a paragraph', 'mdx', `a \`<b\`\nSee ${BAD} there.`, `a \`<b\`\nSee ${BAD} there. {/* ${LINE} */}`],
	['text in an element', 'mdx', `<A>\n\n${BAD}\n\n</A>`, `<A>\n\n{/* ${NEXT} */}\n${BAD}\n\n</A>`],
	['an export on a line', 'mdx', `export const u = '${BAD}'`, `{/* ${NEXT} */}\nexport const u = '${BAD}'`],
	['the second of two', 'mdx', `import a from 'a'\nimport b from '${BAD}'`],
	['an export', 'mdx', `export const m = {\n  url: '${BAD}',\n}`],
	['an export with a blank line', 'mdx', `export const m = {\n  a,\n\n  url: '${BAD}',\n}`],
	['an attribute', 'mdx', `<Card\n  f={() => 1}\n  href="${BAD}"\n/>`],
	['code in braces', 'mdx', `a\n\n{\n  f("${BAD}")\n}`],
	['front matter', 'markdown', `---\na: b\nhome: "${BAD}"\n---\nc`, `---\na: b\n# ${NEXT}\nhome: "${BAD}"\n---\nc`],
	['a block in front matter', 'markdown', `---\ntitle: |\n  a: ${BAD}\n---\nc`],
	['a quoted value in front matter', 'markdown', `---\ntitle: "a\n  b: ${BAD}\n  c"\n---\nd`],
	['a plain value over lines in front matter', 'markdown', `---\ntitle: a\n  ${BAD}\n  b\n---\nc`],
	['TOML in front matter', 'markdown', `+++\na = "${BAD}"\n+++\nc`, `+++\na = "${BAD}" # ${LINE}\n+++\nc`],
	['a string over lines in it', 'markdown', `+++\na = """\nb: ${BAD}\n"""\n+++\nc`],
	['a string over lines in a script of Astro', 'astro', `---\nx = \`\n${BAD}\n\`;\n---\n<p>`],
	['front matter of a page', 'html', `---\nhome: "${BAD}"\n---\n<p>`, `---\n# ${NEXT}\nhome: "${BAD}"\n---\n<p>`],
	['a script of Astro', 'astro', `---\nf("${BAD}");\n---\n<p>`, `---\n// ${NEXT}\nf("${BAD}");\n---\n<p>`],
	['inside a paragraph', 'restructuredtext', `a\nSee ${BAD} there.`],
	['inside a paragraph', 'org', `a\nSee ${BAD} there.`],
	['inside a paragraph', 'asciidoc', `a\nSee ${BAD} there.`, `a\n// ${NEXT}\nSee ${BAD} there.`],
	...['----', '....', '++++', '```'].map(
		(mark) => ['a block of code', 'asciidoc', `a\n\n${mark}\nb\n\n${BAD}\n${mark}\n`] as const,
	),
	['a paragraph of code', 'asciidoc', `[source,sh]\na\n${BAD}`],
	['an indented paragraph', 'asciidoc', `a\n\n  b\n  ${BAD}`],
	['behind a block', 'asciidoc', `----\na\n----\n${BAD}`, `----\na\n----\n// ${NEXT}\n${BAD}`],
	[
		'below a title with a line under it',
		'asciidoc',
		`A title\n-------\n\n${BAD}`,
		`A title\n-------\n\n// ${NEXT}\n${BAD}`,
	],
	['a block of text', 'asciidoc', `====\n${BAD}\n====`, `====\n// ${NEXT}\n${BAD}\n====`],
	['a literal block', 'restructuredtext', `a::\n\n  b\n\n  ${BAD}\n`],
	['a quoted one', 'restructuredtext', `a::\n\n> ${BAD}\n`],
	['code', 'restructuredtext', `.. code-block:: sh\n\n   b\n\n   ${BAD}\n`],
	['code in a note', 'restructuredtext', `.. note::\n\n   .. code::\n\n      ${BAD}\n`],
	[
		'a note',
		'restructuredtext',
		`.. note::\n\n   See ${BAD} there.`,
		`.. note::\n\n   .. ${NEXT}\n\n   See ${BAD} there.`,
	],
	['behind a blank first line', 'restructuredtext', `\nSee ${BAD} there.`, `\n.. ${NEXT}\n\nSee ${BAD} there.`],
	[
		'behind code',
		'restructuredtext',
		`a::\n\n  b\n\nSee ${BAD} there.`,
		`a::\n\n  b\n\n.. ${NEXT}\n\nSee ${BAD} there.`,
	],
	['a block of text', 'pug', `div\n  p.\n    a\n    ${BAD}`],
	['a filter', 'pug', `:markdown-it\n  ${BAD}`],
	['an attribute', 'pug', `a(\n  href="${BAD}"\n  b="c"\n)`],
	['a tag in a tag', 'pug', `p\n  a(href="${BAD}")`, `p\n  //- ${NEXT}\n  a(href="${BAD}")`],
	// Settings.
	['a key', 'yaml', `a: b\nc:\n  d: "${BAD}"`, `a: b\nc:\n  # ${NEXT}\n  d: "${BAD}"`],
	['an item', 'yaml', `a:\n  - ${BAD}`, `a:\n  # ${NEXT}\n  - ${BAD}`],
	['a value over lines', 'yaml', `a: b\n  ${BAD}\n  c`],
	['a block', 'yaml', `a: |\n  ${BAD}\n`],
	['a quoted value over lines', 'yaml', `a: "b\n  ${BAD}"\n`],
	['a quoted value over lines', 'dotenv', `A="b\n\n${BAD}\nc"`],
	['behind one', 'dotenv', `A='b\nc'\nB=${BAD}`, `A='b\nc'\n# ${NEXT}\nB=${BAD}`],
	['an apostrophe', 'dotenv', `A=don't\nB="${BAD}"`, `A=don't\n# ${NEXT}\nB="${BAD}"`],
	['a quoted value over lines', 'nginx', `a "b\n\n${BAD}\nc";`],
	['behind a quoted value', 'nginx', `a 'b\\'c';\nd "${BAD}";`, `a 'b\\'c';\n# ${NEXT}\nd "${BAD}";`],
	['a script', 'nginx', `content_by_lua_block {\n  f({\n  }, "${BAD}")\n}`],
	['verbatim text', 'latex', `\\begin{verbatim}\n${BAD}\n\\end{verbatim}`],
	['a list of URLs', 'uri-list', `${BAD}\r\n`, `# ${NEXT}\r\n${BAD}\r\n`],
];

describe('ignored here', () => {
	for (const [what, languageId, before, after] of here)
		test(`${what} (${languageId}): ${title(before)}`, () => {
			const found = offers(before, languageId);
			assert.equal(found.get(HERE) ?? found.get('Turn unsafe-character off here'), after);
		});

	test('one rule of several', () => {
		const found = offers('f("HTTP://a.example/x|y")', 'javascript');
		const after = '// url-lint-disable-next-line scheme-case\nf("HTTP://a.example/x|y")';
		assert.equal(found.get('Turn scheme-case off here'), after);
	});
});

const FILE = 'url-lint-disable-file unsafe-character';

const inFile: readonly (readonly [what: string, languageId: string, before: string, after?: string])[] = [
	['behind a shebang', 'shellscript', `#!/bin/sh\ncurl "${BAD}"`, `#!/bin/sh\n# ${FILE}\ncurl "${BAD}"`],
	[
		'behind the encoding',
		'python',
		`#!/usr/bin/python\n# -*- coding: utf-8 -*-\nx = "${BAD}"`,
		`#!/usr/bin/python\n# -*- coding: utf-8 -*-\n# ${FILE}\nx = "${BAD}"`,
	],
	[
		'behind the declaration',
		'xml',
		`<?xml version="1.0"?>\r\n<a href="${BAD}"/>`,
		`<?xml version="1.0"?>\r\n<!-- ${FILE} -->\r\n<a href="${BAD}"/>`,
	],
	[
		'behind it on its line',
		'xml',
		`<?xml version="1.0"?><a href="${BAD}"/>`,
		`<?xml version="1.0"?><!-- ${FILE} --><a href="${BAD}"/>`,
	],
	[
		'behind the document type',
		'html',
		`<!DOCTYPE html>\n<a href="${BAD}">`,
		`<!DOCTYPE html>\n<!-- ${FILE} -->\n<a href="${BAD}">`,
	],
	['behind front matter', 'markdown', `---\na: b\n---\n${BAD}\n`, `---\na: b\n---\n<!-- ${FILE} -->\n${BAD}\n`],
	[
		'behind the charset',
		'css',
		`@charset "utf-8";\na { b: url("${BAD}") }`,
		`@charset "utf-8";\n/* ${FILE} */\na { b: url("${BAD}") }`,
	],
	[
		'behind a declaration over lines',
		'xml',
		`<?xml version="1.0"\n  encoding="UTF-8"?>\n<a href="${BAD}"/>`,
		`<?xml version="1.0"\n  encoding="UTF-8"?>\n<!-- ${FILE} -->\n<a href="${BAD}"/>`,
	],
	[
		'behind front matter and the declaration',
		'xml',
		`---\nlayout: null\n---\n<?xml version="1.0"?>\n<a href="${BAD}"/>`,
		`---\nlayout: null\n---\n<?xml version="1.0"?>\n<!-- ${FILE} -->\n<a href="${BAD}"/>`,
	],
	...['css', 'less', 'scss'].map((languageId) => {
		const [open, close] = languageId === 'css' ? ['/*', ' */'] : ['//', ''];
		const rule = `a { b: url("${BAD}") }`;
		return [
			'behind front matter',
			languageId,
			`---\n---\n${rule}`,
			`---\n---\n${open} ${FILE}${close}\n${rule}`,
		] as const;
	}),
	['in PHP', 'php', `<?php\nf("${BAD}");`, `<?php\n// ${FILE}\nf("${BAD}");`],
	...['declare(strict_types=1);', 'namespace A;', '/** doc */'].map(
		(first) =>
			[
				'in PHP whose first line goes on',
				'php',
				`<?php ${first}\nf("${BAD}");`,
				`<?php /* ${FILE} */ ${first}\nf("${BAD}");`,
			] as const,
	),
	['behind what turns echoing off', 'bat', `@echo off\ncurl "${BAD}"`, `@echo off\nREM ${FILE}\ncurl "${BAD}"`],
	[
		'behind directives',
		'dockerfile',
		`# syntax=docker/dockerfile:1\nADD "${BAD}" /`,
		`# syntax=docker/dockerfile:1\n# ${FILE}\nADD "${BAD}" /`,
	],
	['behind a byte order mark', 'javascript', `\ufefff("${BAD}")`, `\ufeff// ${FILE}\nf("${BAD}")`],
	[
		'where a comment is already',
		'javascript',
		`// url-lint-disable-file scheme-case\nf("${BAD}", "HTTP://a.example")`,
		`// url-lint-disable-file scheme-case unsafe-character\nf("${BAD}", "HTTP://a.example")`,
	],
	['for a string over lines', 'python', `"""a\n${BAD}\n"""`, `# ${FILE}\n"""a\n${BAD}\n"""`],
	[
		'for a fence',
		'markdown',
		'```\nhttp://a.example/%zz\n```',
		'<!-- url-lint-disable-file malformed-percent -->\n```\nhttp://a.example/%zz\n```',
	],
];

describe('off in the file', () => {
	for (const [what, languageId, before, after] of inFile)
		test(`${what} (${languageId}): ${title(before)}`, () => {
			const found = offers(before, languageId);
			assert.equal(found.get(IN_FILE) ?? found.get('Turn malformed-percent off in this file'), after);
		});
});

test('findings about our own comments get none', () => {
	assert.deepEqual(offers('// url-lint-disable-line', 'javascript'), new Map());
});
