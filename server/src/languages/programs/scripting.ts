/** PHP, Perl, R, Julia, Lua, PowerShell and Visual Basic. */

import { backslash, braced, byte, CONTINUED_AND_INDENT, decimal, hex, octal } from '../../escaping/backslash';
import { both, escapedBy } from '../../escaping/escaped';
import { identity, references } from '../../escaping/unescape';
import { type Context, contextOf } from '../context';
import { type Language, programsReadBy, readBy } from '../language';
import { lexical } from '../lexical';
import type { Lexicon, Token } from '../lexicon';
import { blockComment, character, joinedBy, lineComment, program, rawString, string } from '../tokens';

export const bytes = [byte(hex('x', 1, 2)), byte(octal(1, 3))];
/** `'…'` where only the quote and the backslash are escaped. */
export const quoted = escapedBy('\\', "'\\");
const dot = joinedBy('\\.');

/** A here document: `<<EOT`, with what else may stand around the word. */
export function hereDocument(opening: RegExp, escaping = backslash({ special: '' })): Token {
	const close = (text: string, offset: number, end: number) => `\n${/\w+/.exec(text.slice(offset, end))?.[0] ?? ''}`;
	return string('<<', escaping, { opening, close });
}

/** Documentation in a program's text: from a line that starts so up to one that starts with `end`. */
export const pod = (opening: RegExp, end: string) => blockComment('=', `\n${end}`, { opening, mark: '' });

// PHP, with the HTML around it.

const phpEscaping = backslash({ special: '"$', itself: '', numbers: [...bytes, braced('u')] });
const HTML: Context = contextOf({ name: 'markup-text', escaping: references, markup: true, escapes: false });
const ATTRIBUTE: Context = contextOf({ name: 'markup-attribute', escaping: references, escapes: false });

const phpCode: Lexicon = program(
	{ open: '?>', close: '', pop: true },
	lineComment('//'),
	lineComment('#', { opening: /#(?!\[)/y }),
	blockComment('/*', '*/'),
	hereDocument(/<<<[ \t]*(["']?)[A-Za-z_]\w*\1(?=\r?\n)/y, phpEscaping),
	string('"', phpEscaping, { lines: true, template: '{$', glue: dot }),
	string("'", quoted, { lines: true, glue: dot }),
);

export const php: Lexicon = {
	outside: HTML,
	tokens: [
		{ open: '<?', opening: /<\?(?:php\b|=|(?!xml))/iy, close: '', push: 'php' },
		{
			open: '<!--',
			close: '-->',
			context: contextOf({ name: 'markup-comment', escaping: identity, escapes: false }),
			lines: true,
		},
		{ open: '="', close: '"', context: ATTRIBUTE },
		{ open: "='", close: "'", context: ATTRIBUTE },
	],
	modes: { php: phpCode },
};

// Perl.

const perlEscaping = backslash({ special: '"$@', numbers: [...bytes, braced('x'), braced('N')] });
/** Elsewhere `#` is part of `$#array`, or the mark in `s#a#b#`. */
const perlComment = lineComment('#', { opening: /(?<=^|[\s;{}(),])#/my });

export const perl = program(
	perlComment,
	pod(/^=[a-z]\w*/my, '=cut'),
	hereDocument(/<<~?(?:"[A-Za-z_]\w*"|'[A-Za-z_]\w*'|[A-Za-z_]\w*)/y, perlEscaping),
	string('"', perlEscaping, { glue: dot }),
	string("'", quoted, { glue: dot }),
);

// Languages for numbers.

const rEscaping = backslash({ special: '"\'', numbers: [...bytes, hex('u', 1, 4), hex('U', 1, 8), braced('[uU]')] });
const BRACKETS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
const rRaw = rawString(
	'"',
	(text, offset, end) => `${BRACKETS[text.charAt(end - 1)]}${'-'.repeat(end - offset - 2)}"`,
	{
		opening: /(?<=\b[rR])"-{0,16}[([{]/y,
	},
);

export const r = program(
	lineComment("#'"),
	lineComment('#'),
	rRaw,
	string('"', rEscaping, { lines: true }),
	string("'", rEscaping, { lines: true }),
);

const juliaEscaping = backslash({
	special: '"$',
	numbers: [...bytes, hex('u', 1, 4), hex('U', 1, 8)],
	nothing: CONTINUED_AND_INDENT,
});

export const julia = program(
	blockComment('#=', '=#', { nests: true, mark: '' }),
	lineComment('#'),
	string('"""', juliaEscaping, { lines: true, mark: '', template: '$(' }),
	string('"', juliaEscaping, { lines: true, glue: joinedBy('\\*'), template: '$(' }),
	character,
);

// Lua, PowerShell, Visual Basic.

const luaEscaping = backslash({
	special: '"\'',
	numbers: [byte(hex('x', 2)), byte(decimal(1, 3)), braced('u')],
});
const LONG_BRACKET = /\[=*\[/;
export const longClose = (text: string, offset: number, end: number) =>
	(LONG_BRACKET.exec(text.slice(offset, end))?.[0] ?? '').replaceAll('[', ']');

export const lua = program(
	blockComment('--[', '', { opening: /--\[=*\[/y, close: longClose, mark: '' }),
	lineComment('--'),
	rawString('[', longClose, { opening: /\[=*\[/y }),
	string('"', luaEscaping, { glue: joinedBy('\\.\\.') }),
	string("'", luaEscaping, { glue: joinedBy('\\.\\.') }),
);

/** A backtick escapes, and a quote written twice stands for itself. */
const powershellString = both(
	backslash({ mark: '`', special: '$', numbers: [braced('u')], nothing: /`\r?\n/ }),
	escapedBy('"', '"'),
);

export const powershell = program(
	blockComment('<#', '#>', { mark: '' }),
	lineComment('#', { opening: /(?<![\w`])#/y }),
	string('@"', powershellString, { close: '\n"@', lines: true }),
	rawString("@'", "\n'@"),
	string('"', powershellString, {
		escape: '`',
		doubled: true,
		lines: true,
		glue: joinedBy('\\+'),
		template: '$(',
		literal: true,
	}),
	string("'", escapedBy("'", "'"), { doubled: true, lines: true, glue: joinedBy('\\+') }),
);

/** Strings are joined on a line, or with ` _` over several. */
const vbGlue = /"[ \t]{0,80}[&+](?:[ \t]{0,80}_?\r?\n)?[ \t]{0,80}"/y;

export const vb = program(lineComment("'"), string('"', escapedBy('"', '"'), { doubled: true, glue: vbGlue }));

export const languages: readonly Language[] = [
	...readBy(lexical(php), [
		{
			id: 'php',
			endings: 'php php4 php5 phtml ctp',
			interpreters: 'php',
			names: 'phtml blade html-php html+php php-html php7',
			program: true,
			comments: ['//', '/* */', '<!-- -->'],
		},
	]),
	...programsReadBy(lexical(perl), '#', [
		{
			id: 'perl',
			endings: 'pl pm pod t psgi',
			interpreters: 'perl',
			names: 'cperl perl5 pl pod',
		},
		{ id: 'perl6' },
		{
			id: 'raku',
			endings: 'raku rakumod p6 pl6 pm6',
			interpreters: 'raku',
			names: 'perl6 perl-6 rakudo p6',
		},
	]),
	...programsReadBy(lexical(r), '#', [
		{
			id: 'r',
			endings: 'r rhistory rprofile rt',
			interpreters: 'rscript',
			names: 'ess-r rlang r-script rscript splus',
		},
	]),
	...programsReadBy(lexical(julia), '#', [{ id: 'julia', endings: 'jl', interpreters: 'julia', names: 'jl' }]),
	...programsReadBy(lexical(lua), '--', [
		{
			id: 'lua',
			endings: 'lua luau nse rockspec wlua',
			interpreters: 'lua luajit luau texlua',
			names: 'luau luajit',
		},
	]),
	...programsReadBy(lexical(powershell), '#', [
		{
			id: 'powershell',
			endings: 'ps1 psm1 psd1',
			interpreters: 'pwsh powershell',
			names: 'ps1 pwsh posh',
		},
	]),
	...programsReadBy(lexical(vb), "'", [
		{
			id: 'vb',
			endings: 'vb bas vbs brs',
			names: 'vbnet vb.net visual-basic visualbasic visual-basic-.net vbscript vba',
		},
	]),
];
