// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the documents hold placeholders

/**
 * Every family of placeholders × every language × every position, in two halves of equal size: silent where the family
 * belongs to the language, found where it does not, be it as a hint. `npm run test:unit -- rules` prints the size.
 */

import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { analyse, type Document } from '../../server/src/analysis/analyse';
import { isProse } from '../../server/src/languages/kinds';
import { families } from '../../server/src/placeholders/table';
import { defaults } from '../../server/src/settings';

/** How a string or value that is one URL is written, for one language of each way to read documents. */
type Write = (url: string) => string;

const quoted: Write = (url) => `x = "${url}";\n`;
const bare: Write = (url) => `See ${url} for more.\n`;

const writes: Readonly<Record<string, Write>> = {
	plaintext: bare,
	email: bare,
	markdown: (url) => `See [the page](${url}).\n`,
	html: (url) => `<p><a href="${url.replaceAll('"', '&quot;')}">x</a></p>\n`,
	xml: (url) => `<x y="${url.replaceAll('"', '&quot;')}"/>\n`,
	xsl: (url) => `<a href="${url.replaceAll('"', '&quot;')}"/>\n`,
	yaml: (url) => `x: ${url}\n`,
	json: (url) => `{ "x": ${JSON.stringify(url)} }\n`,
	ini: (url) => `x = ${url}\n`,
	nginx: (url) => `proxy_pass ${url};\n`,
	apacheconf: (url) => `RewriteRule x "${url}"\n`,
	restructuredtext: bare,
	asciidoc: bare,
	rpmspec: (url) => `Source0: ${url}\n`,
	haproxy: (url) => `    redirect location ${url} code 301\n`,
	systemd: (url) => `ExecStart=/bin/x ${url}\n`,
	c: quoted,
	cpp: quoted,
	go: quoted,
	python: (url) => `x = f"${url.replaceAll('"', "'")}"\n`,
	java: quoted,
	kotlin: quoted,
	csharp: (url) => `var x = $"${url}";\n`,
	javascript: (url) => `const x = \`${url}\`;\n`,
	rust: quoted,
	ruby: quoted,
	php: (url) => `<?php $x = "${url.replaceAll('"', "'")}";\n`,
	perl: (url) => `my $x = "${url.replaceAll('"', "'")}";\n`,
	lua: quoted,
	swift: (url) => `let x = "${url}"\n`,
	shellscript: (url) => `curl "${url.replaceAll('"', '')}"\n`,
	bat: (url) => `curl "${url}"\n`,
	powershell: (url) => `irm "${url.replaceAll('"', "'")}"\n`,
	terraform: (url) => `x = "${url}"\n`,
	razor: (url) => `<a href="${url.replaceAll('"', "'")}">\n`,
	cmake: (url) => `set(X "${url}")\n`,
	d: quoted,
	nim: quoted,
	ada: quoted,
	odin: quoted,
	gdscript: quoted,
	FortranFreeForm: quoted,
	cobol: quoted,
	purescript: quoted,
	elisp: quoted,
	pascal: (url) => `x := '${url}';\n`,
	puppet: (url) => `$x = "${url.replaceAll('"', "'")}"\n`,
	tcl: (url) => `set x "${url.replaceAll('"', '')}"\n`,
	fish: (url) => `curl "${url.replaceAll('"', '')}"\n`,
};

/** Where a placeholder stands. */
const positions: Readonly<Record<string, (placeholder: string) => string>> = {
	scheme: (x) => `${x}://a.example/x`,
	host: (x) => `http://${x}/x`,
	label: (x) => `http://${x}.a.example/x`,
	port: (x) => `http://a.example:${x}/x`,
	segment: (x) => `http://a.example/${x}/x`,
	'end of a path': (x) => `http://a.example/x-${x}`,
	query: (x) => `http://a.example/x?q=${x}&r=1`,
	fragment: (x) => `http://a.example/x#${x}`,
	'before letters': (x) => `http://a.example/${x}_foo/x`,
};

/** Where an example cannot be told from something else, whoever reads it. */
const AMBIGUOUS: readonly ((example: string, position: string, languageId: string) => boolean)[] = [
	// A `#` in a fragment is a second one, and `?` starts a query, wherever they come from.
	(example, position) => position === 'fragment' && example.startsWith('%#'),
	// AsciiDoc's `[` behind a URL starts the link's text.
	(example, position, languageId) => languageId === 'asciidoc' && example.includes('[') && position !== 'scheme',
	// Where the string undoes it, the letter that it stands for is no port.
	(example, position) => example.startsWith('\\x') && position === 'port',
	// A reference of markup that is not one of HTML's stands as it is in an authority only.
	(example, position) => example.startsWith('&') && position === 'scheme',
];

interface Case {
	readonly family: string;
	readonly example: string;
	readonly languageId: string;
	readonly position: string;
	readonly text: string;
}

function caseOf(family: string, example: string, languageId: string, position: string): Case {
	const url = (positions[position] as (x: string) => string)(example);
	return { family, example, languageId, position, text: (writes[languageId] as Write)(url) };
}

function said({ text, languageId }: Document): string[] {
	const { findings } = analyse({ text, languageId }, defaults);
	return findings
		.filter(({ severity }) => severity !== 'information')
		.map(({ code, offset, end }) => `${code}@${text.slice(offset, end)}`);
}

/** Escaping in the document would make another placeholder of it. */
const written = (example: string, languageId: string) =>
	!(/["`]/.test(example) && !['javascript', 'python', 'php', 'perl'].includes(languageId)) &&
	!(example.includes('"') && ['python', 'php', 'perl', 'powershell', 'razor', 'shellscript'].includes(languageId)) &&
	!(
		example.includes(' ') &&
		['markdown', 'yaml', 'ini'].includes(languageId) &&
		!/^\{\{|^\{%|^<|^\$\{\{/.test(example)
	);

function silentCases(): Case[] {
	return families.flatMap(({ name, examples, languages, where }) => {
		const known = Object.keys(writes).filter((id) => languages === undefined || languages.includes(id));
		return known.flatMap((id) =>
			Object.keys(positions).flatMap((position) =>
				examples
					.filter((example) => written(example, id))
					.filter(() => where !== 'behind the slashes' || position === 'host')
					.filter(() => where !== 'outside markup' || !['html', 'xml', 'xsl', 'razor', 'php'].includes(id))
					.filter((example) => !AMBIGUOUS.some((is) => is(example, position, id)))
					.map((example) => caseOf(name, example, id, position)),
			),
		);
	});
}

/** What is no placeholder in these languages: conversions, names and words that belong to others, or to nobody. */
const FOREIGN: readonly (readonly [family: string, examples: readonly string[], languages: string])[] = [
	[
		'a share',
		['100%natural', '100%pure', '50%off', '100%', '5%more'],
		'plaintext email markdown html xml yaml json ini asciidoc restructuredtext javascript rust terraform csharp nginx',
	],
	[
		'capitals',
		['%HOST', '%NAME', '%TEST', '%PORT', '%SITE', '%ROOT'],
		'plaintext email markdown html xml yaml json ini asciidoc restructuredtext javascript rust java kotlin c cpp go python ruby php perl lua swift csharp terraform nginx shellscript powershell FortranFreeForm cobol purescript cmake d nim pascal ada',
	],
	[
		"Go's verbs",
		['%q', '%+v', '%[1]s', '%T', '%#v'],
		'plaintext email markdown html xml yaml json ini asciidoc restructuredtext javascript rust csharp terraform nginx powershell FortranFreeForm cobol purescript cmake',
	],
	[
		'printf',
		['%-5s', '%ld', '%zu', '%llu', '%.2f', '%x', '%p', '%*d'],
		'plaintext email markdown html yaml json ini asciidoc restructuredtext javascript rust csharp terraform nginx powershell FortranFreeForm cobol purescript cmake',
	],
	[
		"Ruby's format",
		['%<a>s'],
		'plaintext email yaml json ini asciidoc javascript rust csharp terraform python go c java',
	],
	[
		"Python's format",
		['%r', '%-5s', '%x'],
		'plaintext email markdown html yaml json ini javascript rust csharp terraform FortranFreeForm cobol purescript cmake',
	],
	["Go's own verbs", ['%q', '%T', '%[1]s'], 'java python'],
	["Python's own", ['%r'], 'c go java'],
	[
		'batch',
		['%1', '%~1', '%~dp0', '%~nx1'],
		'plaintext email markdown html yaml json ini javascript rust csharp terraform python java go ruby FortranFreeForm cobol purescript cmake',
	],
	[
		'RPM macro',
		['%name', '%version', '%_arch'],
		'plaintext email markdown html yaml json ini javascript rust csharp terraform FortranFreeForm cobol purescript cmake',
	],
	[
		'specifier',
		['%n', '%t', '%I', '%j'],
		'plaintext email markdown html yaml json ini javascript rust csharp terraform FortranFreeForm cobol purescript cmake',
	],
	[
		'a letter',
		['%z', '%y', '%k'],
		'plaintext email markdown html yaml json ini javascript rust csharp terraform c cpp go python java kotlin lua ruby perl swift FortranFreeForm cobol purescript cmake d nim pascal ada',
	],
	[
		'half an escape',
		['%g1', '%2', '%zz'],
		'plaintext email markdown html yaml json ini javascript rust csharp terraform c python java',
	],
	['half an escape', ['%u00', '%4x'], 'plaintext email markdown html yaml json ini javascript rust csharp terraform'],
	[
		'a word',
		['%natural', '%pure', '%yes', '%good', '%now'],
		'plaintext email markdown html xml yaml json ini asciidoc javascript rust csharp terraform nginx java python go c ruby lua FortranFreeForm cobol purescript cmake d nim pascal ada',
	],
];

/** Where a mistake is one in every reader's eyes. */
const WHERE_FOUND = ['host', 'label', 'segment', 'end of a path', 'query', 'fragment', 'before letters'];

/** `//%1` is a back reference of somebody's rewriting rule, wherever it stands. */
const isReference = (example: string) => /^%\d$/.test(example);

/** Where nobody reads the text, one letter between delimiters is a program's own format. */
const isOwnConversion = ({ example, languageId, position }: Case) =>
	/^%[g-z]$/.test(example) && position !== 'before letters' && !isProse(languageId);

function foundCases(): Case[] {
	return FOREIGN.flatMap(([family, examples, languages]) =>
		languages.split(' ').flatMap((id) =>
			WHERE_FOUND.flatMap((position) =>
				examples
					.filter((example) => !(isReference(example) && ['host', 'label'].includes(position)))
					.map((example) => caseOf(family, example, id, position))
					.filter((row) => !isOwnConversion(row)),
			),
		),
	);
}

/** Every n-th of `cases`, so that `size` are left, from all over. */
function spread<T>(cases: readonly T[], size: number): T[] {
	return Array.from({ length: size }, (_, index) => cases[Math.floor((index * cases.length) / size)] as T);
}

const silent = silentCases();
const found = foundCases();
const half = Math.min(silent.length, found.length);
const halves = [
	['silent where it belongs', spread(silent, half), (codes: string[]) => codes.length === 0],
	['found where it does not', spread(found, half), (codes: string[]) => codes.length > 0],
] as const;

after(() =>
	console.log(
		`placeholders: ${half} silent, ${half} found, of ${families.length} families (${silent.length}, ${found.length} generated)`,
	),
);

for (const [title, cases, isRight] of halves)
	describe(title, () => {
		for (const family of new Set(cases.map((row) => row.family)))
			test(`${family}: ${cases.filter((row) => row.family === family).length}`, () => {
				const wrong = cases
					.filter((row) => row.family === family)
					.map((row) => ({ ...row, said: said(row) }))
					.filter((row) => !isRight(row.said))
					.map((row) => `${row.languageId}, ${row.position}: ${row.text.trim()} → ${row.said.join(' ') || 'silent'}`);
				assert.deepEqual(wrong, []);
			});
	});

test('the matrix has a size', () => assert(half > 1000, `${half}`));
