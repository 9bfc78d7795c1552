/** Generator of documents: what opens and closes comments, strings, tags and code, with URLs and line breaks in between. */

import fc from 'fast-check';
import { languagesRead } from '../../server/src/languages/index';

const urls = [
	'http://a.example/x',
	'https://b.example/y?a=1&b=2.',
	'mailto:j@c.example',
	"ftp://d.example/'(z)",
	'http:/e.example',
];
const breaks = ['\n', '\n', '\n', '\n', '\r\n', '\n\n', '\n    ', '\n> ', '\n# ', '\n * ', '\n// ', '\\\n'];
const words = [
	'',
	' ',
	' ',
	'a',
	'b = ',
	': ',
	', ',
	'.',
	'URL:',
	'<URL:',
	'<',
	'>',
	'(',
	')',
	'[',
	']',
	'{',
	'}',
	'=',
	'-',
	'\t',
];

/** What opens and closes comments and strings in some language. */
const marks = [
	...[
		'"',
		'"',
		"'",
		'`',
		'"""',
		"'''",
		'//',
		'/*',
		'*/',
		'#',
		'--',
		'--[[',
		']]',
		'(*',
		'*)',
		'{-',
		'-}',
		'%',
		';',
		'<!--',
		'-->',
	],
	...[
		'${',
		'#{',
		'$(',
		'<<EOF\n',
		'EOF\n',
		'<<~X\n',
		'\\',
		'r#"',
		'"#',
		'R"x(',
		')x"',
		'@"',
		'|\n  ',
		'>-\n  ',
		'a: ',
		'- ',
		'=begin\n',
	],
	...[
		'=end\n',
		'\\url{',
		'\\href{',
		'%%',
		'" + "',
		"' . '",
		'q{',
		'$$',
		'[[',
		'=cut\n',
		'=pod\n',
		'$#',
		'/',
		'url(',
		'url(\n"',
		'.. ',
		'----\n',
		'\\"',
	],
];
const markup = [
	...[
		'<a ',
		'<a href="',
		"<a href='",
		'href=',
		'href\n=\n"',
		'">',
		"'>",
		'/>',
		'>',
		'</a>',
		'<p>',
		'<!-- ',
		'-->',
		'<![CDATA[',
		']]>',
	],
	...[
		'<script>',
		'</script>',
		'<SCRIPT\n>',
		'<style>',
		'</style>',
		'url(',
		'<title>',
		'</title>',
		'srcset="',
		'style="',
		'onclick="',
	],
	...[
		'<?php ',
		'?>',
		'<%',
		'%>',
		'{{',
		'}}',
		'{',
		'}',
		'<!DOCTYPE x ',
		'xmlns="',
		'&amp;',
		'<meta content="0; url=',
		'`',
		'\\',
		'</a\n>',
	],
];
const markdown = [
	...[
		'[a](',
		'[a](<',
		')',
		'[a]: ',
		'`',
		'``',
		'```\n',
		'~~~\n',
		'- ',
		'> ',
		'| ',
		'<!-- ',
		'-->',
		'<a href="',
		'">',
		'<URL:',
		'*',
		'_',
	],
	...['    ', '<', '>', '\\', '**', '"title")'],
];

const mail = ['Content-Transfer-Encoding: quoted-printable\n', '\n--boundary-of-it\n', '\nFrom x\n', '=\n', '=3D'];

const MARKUP = new Set('html vue svelte astro handlebars xml xsl svg dtd'.split(' '));
const MARKDOWN = new Set('markdown mdx quarto rmd'.split(' '));
const MAIL = new Set('mail eml email'.split(' '));

/** Two without a reader of their own, and all that have one. */
export const everyLanguage: readonly string[] = ['plaintext', 'no-such-language', ...languagesRead().flat()];

function marksOf(languageId: string): readonly string[] {
	if (MARKUP.has(languageId)) return [...markup, ...marks.slice(0, 8)];
	if (MAIL.has(languageId)) return [...mail, ...marks];
	return MARKDOWN.has(languageId) ? markdown : marks;
}

/** @param url the URLs to be in it */
export function documentIn(languageId: string, url = fc.constantFrom(...urls)): fc.Arbitrary<string> {
	const own = marksOf(languageId);
	const part = fc.oneof(
		{ weight: 4, arbitrary: fc.constantFrom(...own) },
		{ weight: 3, arbitrary: url },
		{ weight: 3, arbitrary: fc.constantFrom(...breaks) },
		{ weight: 2, arbitrary: fc.constantFrom(...words) },
	);
	return fc.array(part, { maxLength: 24 }).map((parts) => parts.join(''));
}
