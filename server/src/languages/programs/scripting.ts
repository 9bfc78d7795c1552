/** Languages with `#` comments, most of them with code inside strings; Lua, whose comments start with `--`; and Visual Basic. */

import { backslash, braced, byte, CONTINUED_AND_INDENT, decimal, hex, octal } from '../../escaping/backslash';
import { both, escapedBy } from '../../escaping/escaped';
import { identity, references } from '../../escaping/unescape';
import type { Context } from '../context';
import { type Language, readBy } from '../language';
import { lexical } from '../lexical';
import type { Lexicon, Token } from '../lexicon';
import { blockComment, character, joinedBy, lineComment, program, rawString, string } from '../tokens';

const u4 = hex('u', 4);
const bytes = [byte(hex('x', 1, 2)), byte(octal(1, 3))];
const code = { template: '#{' };
/** `'…'` where only the quote and the backslash are escaped. */
const quoted = escapedBy('\\', "'\\");
const dot = joinedBy('\\.');

/** A here document: `<<EOT`, with what else may stand around the word. */
function hereDocument(opening: RegExp, escaping = backslash({ special: '' })): Token {
	const close = (text: string, offset: number, end: number) => `\n${/\w+/.exec(text.slice(offset, end))?.[0] ?? ''}`;
	return string('<<', escaping, { opening, close });
}

/** Documentation in a program's text: from a line that starts so up to one that starts with `end`. */
const pod = (opening: RegExp, end: string) => blockComment('=', `\n${end}`, { opening, mark: '' });

// PHP, with the HTML around it.

const phpEscaping = backslash({ special: '"$', itself: '', numbers: [...bytes, braced('u')] });
const HTML: Context = { name: 'markup-text', escaping: references, markup: true, escapes: false };
const ATTRIBUTE: Context = { name: 'markup-attribute', escaping: references, markup: true, escapes: false };

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
			context: { name: 'markup-comment', escaping: identity, escapes: false },
			lines: true,
		},
		{ open: '="', close: '"', context: ATTRIBUTE },
	],
	modes: { php: phpCode },
};

// Perl, Ruby and what looks like them.

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

const rubyEscaping = backslash({ special: '"#', numbers: [...bytes, u4, braced('u')] });
/** Strings side by side on a line are one, and over lines with a `\` or a `+` between them. */
const rubyGlue = /(["'])[ \t]{0,80}(?:\\\r?\n[ \t]{0,80}|\+\s{0,80})?\1(?!\1)/y;

export const ruby = program(
	lineComment('#', { opening: /#(?!\{)/y }),
	pod(/^=begin\b/my, '=end'),
	hereDocument(/<<(?:[~-]["'`]?[A-Za-z_]\w*["'`]?|["'`]?[A-Z_][A-Z\d_]*\b["'`]?)/y, rubyEscaping),
	string('"', rubyEscaping, { glue: rubyGlue, ...code }),
	string("'", quoted, { glue: rubyGlue }),
);

export const crystal = program(
	lineComment('#', { opening: /#(?!\{)/y }),
	hereDocument(/<<-'?[A-Za-z_]\w*'?/y, rubyEscaping),
	string('"', rubyEscaping, { lines: true, glue: rubyGlue, ...code }),
	character,
);

const elixirEscaping = backslash({ special: '"#', numbers: [hex('x', 2), u4, braced('u')] });
const charlist = backslash({ special: "'#", numbers: [hex('x', 2), u4, braced('u')] });

export const elixir = program(
	lineComment('#', { opening: /#(?!\{)/y }),
	string('"""', elixirEscaping, { lines: true, mark: '', ...code }),
	string("'''", charlist, { lines: true, ...code }),
	{ open: '?', opening: /(?<!\w)\?\\?[^\s\w]/y, close: '' },
	string('"', elixirEscaping, { lines: true, glue: joinedBy('<>'), ...code }),
	string("'", charlist, code),
);

const coffeeEscaping = backslash({ special: '"\'#', numbers: [hex('x', 2), u4, braced('u')] });

export const coffeescript = program(
	blockComment('###', '###', { mark: '#' }),
	lineComment('#'),
	string('"""', coffeeEscaping, { lines: true, ...code }),
	string("'''", coffeeEscaping, { lines: true }),
	string('"', coffeeEscaping, { glue: joinedBy('\\+'), ...code }),
	string("'", coffeeEscaping, { glue: joinedBy('\\+') }),
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
	...readBy(lexical(perl), [
		{
			id: 'perl',
			endings: 'pl pm pod t psgi',
			interpreters: 'perl',
			names: 'cperl perl5 pl pod',
			program: true,
			comments: ['#'],
		},
		{ id: 'perl6', program: true, comments: ['#'] },
		{
			id: 'raku',
			endings: 'raku rakumod p6 pl6 pm6',
			interpreters: 'raku',
			names: 'perl6 perl-6 rakudo p6',
			program: true,
			comments: ['#'],
		},
	]),
	...readBy(lexical(ruby), [
		{
			id: 'ruby',
			endings: 'rb rbx rjs gemspec rake ru erb podspec',
			files: 'gemfile rakefile guardfile podfile vagrantfile brewfile fastfile',
			interpreters: 'ruby jruby',
			names: 'rb enh-ruby jruby macruby rake rspec eruby erb html-erb html+erb',
			program: true,
			comments: ['#'],
		},
	]),
	...readBy(lexical(crystal), [
		{ id: 'crystal', endings: 'cr', interpreters: 'crystal', program: true, comments: ['#'] },
	]),
	...readBy(lexical(elixir), [
		{
			id: 'elixir',
			endings: 'ex exs',
			interpreters: 'elixir',
			names: 'ex exs eelixir eex iex',
			program: true,
			comments: ['#'],
		},
	]),
	...readBy(lexical(coffeescript), [
		{
			id: 'coffeescript',
			endings: 'coffee cson',
			names: 'coffee coffee-script litcoffee',
			program: true,
			comments: ['#'],
		},
	]),
	...readBy(lexical(r), [
		{
			id: 'r',
			endings: 'r rhistory rprofile rt',
			interpreters: 'rscript',
			names: 'ess-r rlang r-script rscript splus',
			program: true,
			comments: ['#'],
		},
	]),
	...readBy(lexical(julia), [
		{ id: 'julia', endings: 'jl', interpreters: 'julia', names: 'jl', program: true, comments: ['#'] },
	]),
	...readBy(lexical(lua), [
		{
			id: 'lua',
			endings: 'lua luau nse rockspec wlua',
			interpreters: 'lua luajit',
			names: 'luau luajit',
			program: true,
			comments: ['--'],
		},
	]),
	...readBy(lexical(powershell), [
		{
			id: 'powershell',
			endings: 'ps1 psm1 psd1',
			interpreters: 'pwsh powershell',
			names: 'ps1 pwsh posh',
			program: true,
			comments: ['#'],
		},
	]),
	...readBy(lexical(vb), [
		{
			id: 'vb',
			endings: 'vb bas vbs brs',
			names: 'vbnet vb.net visual-basic visualbasic visual-basic-.net vbscript vba',
			program: true,
			comments: ["'"],
		},
	]),
];
