/** How URLs are written in markup, JSON and plain text: by CommonMark 0.31, HTML, XML 1.0, CSS, RFC 8259, RFC 1738. */

import type { ContextName } from '../../../server/src/languages/context';
import { type Embedding, fitsBareText, isBalanced } from './embedding';

type Shows = Embedding['shows'];

const hex = (character: string) => (character.codePointAt(0) as number).toString(16);

/** The character as it stands, but for those that cannot stand so. */
const raw =
	(without = ''): Shows =>
	(character) =>
		without.includes(character) ? [] : [character];

/** Character references (HTML §13.5, XML §4.1). */
const REFERENCES: Readonly<Record<string, readonly string[]>> = {
	'&': ['&amp;', '&#38;', '&#x26;'],
	'"': ['&quot;', '&#34;', '&#x22;'],
	'<': ['&lt;', '&#60;', '&#x3C;'],
	"'": ['&#39;', '&#x27;', '&apos;'],
};

/** In HTML and XML: any character as a reference, too. @param without what must not stand as itself */
const referenced =
	(without = '&'): Shows =>
	(character) => {
		const references = REFERENCES[character] ?? [
			`&#${character.codePointAt(0)};`,
			`&#x${hex(character).toUpperCase()};`,
		];
		return `${without}"<`.includes(character) ? references : [character, ...references];
	};

/** In HTML an `&` may stand as itself, too: no reference follows it in the URLs that are generated. */
const html =
	(without = ''): Shows =>
	(character) =>
		character === '&' ? ['&amp;', '&', '&#38;'] : referenced(without)(character);

/** CommonMark §2.4, §2.5: a backslash before ASCII punctuation, or a reference. @param without what must be escaped */
const markdown =
	(without = ''): Shows =>
	(character) => {
		if (character === '&') return ['&', '&amp;', '\\&'];
		if (!/[!-/:-@[-`{-~]/.test(character)) return [character, `&#${character.codePointAt(0)};`];
		return `${without}\\`.includes(character) ? [`\\${character}`] : [character, `\\${character}`];
	};

/** RFC 8259 §7. */
const json: Shows = (character) => {
	const units = Array.from({ length: character.length }, (_, unit) => character.charCodeAt(unit));
	const escaped = units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
	if (character === '"' || character === '\\') return [`\\${character}`, escaped];
	return character === '/'
		? ['/', '\\/', escaped]
		: [character, escaped, escaped.toUpperCase().replaceAll('\\U', '\\u')];
};

/** ECMAScript §12.9.4. */
const javascript =
	(quote: string): Shows =>
	(character) => {
		const short = character <= '\xff' ? [`\\x${hex(character).padStart(2, '0')}`] : [];
		const escapes = [...short, `\\u{${hex(character)}}`];
		if (character === quote || character === '\\') return [`\\${character}`, ...escapes];
		return character === '/' ? ['/', '\\/', ...escapes] : [character, ...escapes];
	};

/** CSS Syntax §4.3.7. @param without what must be escaped */
const css =
	(without: string): Shows =>
	(character) => {
		const escapes = [`\\${hex(character)} `, `\\${hex(character).padStart(6, '0')}`];
		return `${without}\\`.includes(character) ? [`\\${character}`, ...escapes] : [character, ...escapes];
	};

/** Text of another language in an attribute between `"`: what its escapes are made of may be references. */
const within =
	(shows: Shows): Shows =>
	(character) =>
		shows(character).flatMap((shown) => {
			const written = shown.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
			return shown.startsWith('\\')
				? [written]
				: [written, shown.replace(/[&/_]/g, (text) => `&#${text.charCodeAt(0)};`)];
		});

type Row = readonly [
	name: string,
	before: string,
	after: string,
	context: ContextName,
	shows: Shows,
	more?: Partial<Embedding>,
];

const rows = (languageId: string, list: readonly Row[]): Embedding[] =>
	list.map(([name, before, after, context, shows, more]) => {
		return { name: `${name} (${languageId})`, languageId, context, before, after, shows, ...more };
	});

const bare: Partial<Embedding> = { fits: fitsBareText };
/** In a string that is read as bare text its punctuation is the URL's, but no bracket that it did not open. */
const string: Partial<Embedding> = { fits: isBalanced };
/** In code an apostrophe ends a string, and `*` with a slash a comment. */
const code = raw("'*");

const inMarkdown = rows('markdown', [
	['a destination', 'See [a](', ') for more.', 'markdown-destination', markdown('()')],
	['a destination with a title', 'See [a](', ' "Title") for more.', 'markdown-destination', markdown('()')],
	['an image', '![a](', ')', 'markdown-destination', markdown('()')],
	['a destination in <…>', 'See [a](<', '>) for more.', 'markdown-destination', markdown()],
	['a reference definition', 'Text\n\n[a]: ', '\n\nText', 'markdown-reference', markdown()],
	['a reference definition in <…>', '[a]: <', '> "Title"\n', 'markdown-reference', markdown()],
	['an autolink', 'See <', '> for more.', 'markdown-autolink', raw()],
	['bare text', 'See ', ' for more.', 'text', markdown(), bare],
	['a list', '- ', '\n- b\n', 'text', markdown(), bare],
	['a quotation', '> See ', '\n> more.\n', 'text', markdown(), bare],
	['a code span', 'Call `', '` now.', 'markdown-code', code, bare],
	['a fence', '```sh\ncurl "', '" -o x\n```\n', 'markdown-code', code, bare],
	['a comment', 'a\n\n<!-- see ', ' -->\n', 'markup-comment', raw(), bare],
	['an attribute', '<a href="', '">x</a>', 'markup-attribute', html()],
	['<URL:…>', 'See <URL:', '> for more.', 'url-wrapper', raw(), { breaks: ['\n', '\n  ', ' '] }],
]);

const inHtml = rows('html', [
	['an attribute between "', '<p><a class="b" href="', '">x</a>', 'markup-attribute', html()],
	["an attribute between '", "<p><a class='b' href='", "'>x</a>", 'markup-attribute', html("'")],
	['an unquoted attribute', '<p><a href=', ' class=b>x</a>', 'markup-attribute', html("'")],
	['an attribute with spaces around its value', '<a href = " ', '\t">x</a>', 'markup-attribute', html()],
	['some attribute', '<a data-a="', '">x</a>', 'markup-attribute', html()],
	[
		'an attribute behind others',
		'<a b={x => 1} <?php if (2 > 1) ?> {{#if a > b}} href="',
		'">',
		'markup-attribute',
		html(),
	],
	['text', '<p>See ', ' for more.</p>', 'markup-text', html(), bare],
	['text before a tag', '<td>', '</td>', 'markup-text', html(), bare],
	['a title', '<title>See ', ' for more.</title>', 'markup-text', html(), bare],
	['a comment', '<!-- see ', ' -->', 'markup-comment', raw(), bare],
	['a string between "', '<script>go("', '")</script>', 'string', javascript('"'), string],
	["a string between '", "<SCRIPT>go('", "')</SCRIPT>", 'string', javascript("'"), string],
	['a style sheet', '<style>a { background: url(', ') }</style>', 'css-url', css("()'")],
	['a style sheet, quoted', '<style>a { background: url("', '") }</style>', 'css-url', css(''), string],
	['srcset', '<img srcset="', ' 1x, b.png 2x">', 'markup-attribute', html(), { fits: (url) => !url.endsWith(',') }],
	['srcset behind another', '<img srcset="b.png 1x,', ', c.png 2x">', 'markup-attribute', html(), bare],
	['a list of URLs', '<a ping="b ', ' c">', 'markup-attribute', html()],
	['meta refresh', '<meta http-equiv="refresh" content="0; url=', '">', 'markup-attribute', html()],
	['meta refresh, quoted', '<meta content="0; url=\'', '\'">', 'markup-attribute', html("'")],
	['a style attribute', '<p style="background: url(', ')">', 'markup-attribute', within(css("()'"))],
	[
		"a style attribute between '",
		'<p style="background: url(\'',
		'\')">',
		'markup-attribute',
		within(css("'")),
		string,
	],
	['a handler', '<p onclick="go(\'', '\')">', 'markup-attribute', within(javascript("'")), string],
]);

const inXml = rows('xml', [
	['an attribute between "', '<a b="c" href="', '"/>', 'markup-attribute', referenced()],
	["an attribute between '", "<a\n\thref='", "'/>", 'markup-attribute', referenced("&'")],
	['a namespace', '<a xmlns:b="', '"/>', 'markup-attribute', referenced()],
	['a schema location', '<a xsi:schemaLocation="b\n\t', ' c.xsd"/>', 'markup-attribute', referenced()],
	['a document type', '<!DOCTYPE a PUBLIC "-//B//EN" "', '"><a/>', 'markup-raw', raw(), string],
	['text', '<loc>', '</loc>', 'markup-text', referenced(), bare],
	['an element called style', '<Style><href>', '</href></Style>', 'markup-text', referenced(), bare],
	['CDATA', '<a><![CDATA[See ', ' for more.]]></a>', 'markup-text', raw(), bare],
	['a comment', '<!--\n\tSee ', '\n-->', 'markup-comment', raw(), bare],
]);

const inOthers = [
	...rows('svg', [['an image', '<svg><image xlink:href="', '"/></svg>', 'markup-attribute', referenced()]]),
	...rows('vue', [
		[
			'a binding',
			'<template><a :href="\'',
			'\'">x</a></template>',
			'markup-attribute',
			within(javascript("'")),
			string,
		],
		['an expression', '<template>{{ go("', '") }}</template>', 'markup-text', html("'*"), bare],
	]),
	...rows('json', [
		['a string', '{"a": "', '", "b": 1}', 'json-string', json, string],
		['a string in a list', '["', '"]', 'json-string', json, string],
		['prose in a string', '{"a": "See ', ' for more."}', 'json-string', json, bare],
	]),
	...rows('jsonc', [
		['a comment', '{ // See ', '\n}', 'comment', raw(), bare],
		['a block comment', '/* don\'t "\n * See ', '\n */ {}', 'comment', raw(), bare],
	]),
];

const breaks = ['\n', '\n  ', '\r\n\t', ' '];

const inText = rows('plaintext', [
	['bare text', 'See ', ' for more.', 'text', raw(), bare],
	['the end of a sentence', 'See ', '.', 'text', raw(), bare],
	['brackets', 'This (', ') is it.', 'text', raw(), bare],
	['<…>', 'See <', '> for more.', 'angle-brackets', raw(), { breaks: ['\n', '\r\n  '] }],
	['<URL:…>', 'See <URL:', '> for more.', 'url-wrapper', raw(), { breaks }],
	['<URL: …>', 'See <url: ', '\n  >, or not.', 'url-wrapper', raw(), { breaks }],
	['the prefix URL:', 'See URL:', ' for more.', 'text', raw(), bare],
	['a mail', '> See <URL:', '> for\n> more.', 'url-wrapper', raw(), { breaks: ['\n> ', '\n>', '\n> \t'] }],
]);

/** Markdown, HTML and XML, JSON, plain text. */
export const markup: readonly Embedding[] = [...inMarkdown, ...inHtml, ...inXml, ...inOthers, ...inText];
