// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the table shows the placeholders of other languages

/**
 * The families of placeholders: how languages and formats write what stands for something else. One entry says all that
 * is known of a family; docs/placeholders.md and the tests are made from it.
 */

import { squareBrackets } from './brackets';
import { ANY_FORMAT, conversion, FORMATS, type Format, named } from './formats';
import {
	angles,
	atSigns,
	batchArgument,
	braces,
	capitals,
	digit,
	dollar,
	macro,
	percentSigns,
	plainFormat,
	serverTag,
	specifier,
} from './matches';
import { balanced, codeEnd, commandEnd, isWord, type Match, sticky } from './syntax';

/** A way to write placeholders. */
export interface Family {
	readonly name: string;
	/** Placeholders as they are written; the first one is in the docs' table. */
	readonly examples: readonly string[];
	/** The languages, as editors name them, in whose texts it is one; absent: in every text. */
	readonly languages?: readonly string[];
	/** Whether it is one in every programming language, too. */
	readonly programs?: true;
	/**
	 * Whether it is one elsewhere, too, where a sign says that the text is formatted later; and how near a second one counts as
	 * such a sign.
	 */
	readonly signed?: 'in its URL' | 'on its line';
	/** What it starts with: any of these characters. */
	readonly opens: string;
	readonly match: Match;
	/** Where it may stand; absent: anywhere. */
	readonly where?: 'outside markup' | 'behind the slashes';
}

const words = (ids: string): readonly string[] => ids.split(' ');

const C = words(
	'c cpp objective-c objective-cpp cuda-cpp swift awk ocaml haskell r matlab octave julia tcl nim d zig ada vala v reason ' +
		'verilog systemverilog viml gnuplot idris agda',
);
const JVM = words('java kotlin scala groovy clojure');

/** Languages in whose strings or attributes `{…}` holds code. */
const BRACED_CODE = words(
	'python csharp fsharp razor php perl xsl xml svelte astro vue javascriptreact typescriptreact vb nim lean4 abap phoenix-heex',
);

/** Languages whose strings run commands or evaluate code in `$(…)`, `${…}`, `#{…}`. */
const DOLLAR_CODE = words(
	'shellscript zsh fish dockerfile makefile javascript typescript javascriptreact typescriptreact vue svelte kotlin ' +
		'groovy scala dart php perl powershell julia terraform nix swift yaml github-actions-workflow dockercompose hcl cue pkl d ' +
		'v vala haxe rescript bicep puppet dhall qml cmake nushell just',
);
const HASH_CODE = words('ruby elixir crystal coffeescript pug haml slim');

export const families: readonly Family[] = [
	{
		name: 'braces',
		examples: ['{id}', '{}', '{0}', '{?page,size}', '{{x}}', '{{ x.y }}', '{{{ x }}}', '{% x %}'],
		opens: '{',
		match: braces,
	},
	{
		name: 'words in braces',
		examples: ['{ip address}', '{your site name}'],
		opens: '{',
		match: sticky(/(?<=[/=])\{[A-Za-z]{1,20}(?: [A-Za-z]{1,20}){1,3}\}/y),
	},
	{
		name: 'code in braces',
		examples: ['{f(a, "b")}', "{a['b']}", '{"" if i else "."}', '{(a ? b : c)}', "{concat($p, '.html')}"],
		languages: BRACED_CODE,
		opens: '{',
		match: codeEnd,
	},
	{
		name: 'code in a string',
		examples: ['$(hostname -f)', '$(f "a" b)', '${a["b"]}', '${f(a, (b))}'],
		languages: DOLLAR_CODE,
		opens: '$',
		match: (text, offset, stop) => ('{('.includes(text.charAt(offset + 1)) ? codeEnd(text, offset + 1, stop) : -1),
	},
	{
		name: 'command',
		examples: ['`hostname`', '`f "a b" | g`'],
		languages: words('shellscript zsh dockerfile makefile'),
		opens: '`',
		match: commandEnd,
	},
	{
		name: 'Ruby code',
		examples: ['#{x}', '#{f(a, "b")}', '#{h[:a]["}"]}'],
		languages: HASH_CODE,
		opens: '#',
		match: (text, offset, stop) => (text.charAt(offset + 1) === '{' ? codeEnd(text, offset + 1, stop) : -1),
	},
	{
		name: 'hash and braces',
		examples: ['#{x}'],
		opens: '#',
		match: (text, offset, stop) => (text.charAt(offset + 1) === '{' ? balanced(text, offset + 1, stop) : -1),
	},
	{
		name: 'redaction',
		examples: ['###', '########'],
		programs: true,
		languages: words('yaml json jsonc toml ini properties dotenv'),
		opens: '#',
		match: sticky(/#{3,}/y),
	},
	{
		name: 'members',
		examples: ['$this->host', '$a[0]', "$a['b']", '$x->{y}', '$a->b->c'],
		languages: words('php perl fish'),
		opens: '$',
		match: sticky(/\$\w{1,60}(?:->\w{1,60}|(?:->)?\{\w{1,60}\}|(?:->)?\[['"]?[$\w-]{1,60}['"]?\]){1,6}/y),
	},
	{
		name: 'scoped variable',
		examples: ['$env:HOST', '$script:x'],
		languages: words('powershell'),
		opens: '$',
		match: sticky(/\$(?:env|script|global|local|private|using|variable):\w{1,80}/iy),
	},
	{
		name: 'dollar',
		examples: ['$VAR', '${VAR}', '$(x)', '$1', '$PROJECT_DIR$', '${{ x.y }}', '$$VAR'],
		opens: '$',
		match: dollar,
	},
	{
		name: "a template's expression",
		examples: ["$a.b['c']", '$a.b(c)', '$f(a=b)', '$a.b[0]'],
		languages: words('html xml svg velocity'),
		opens: '$',
		match: sticky(/\$[A-Za-z_]\w{0,60}(?:\.\w{1,60}){0,6}(?:\[['"]?[\w-]{1,60}['"]?\]|\([\w.,='$-]{0,100}\))/y),
	},
	{
		name: 'generator expression',
		examples: ['$<CONFIG>', '$<TARGET_FILE:a>'],
		languages: words('cmake'),
		opens: '$',
		match: sticky(/\$<[\w:,.;]{1,100}>/y),
	},
	{
		name: 'server tag',
		examples: ['<%= x %>', '<?= x ?>'],
		opens: '<',
		match: serverTag,
		where: 'outside markup',
	},
	{
		name: 'angle brackets',
		examples: ['<host>', '<your-host>', '<host/address>', '<ваш-домен>', '<port+1>', '<dev|prod>', '<hash(id)[0:16]>'],
		opens: '<',
		match: firstOf(angles, sticky(/<[A-Za-z_][\w.-]{0,60}(?:\([\w.:,-]{0,60}\)|\[[\w.:,-]{0,60}\]){1,4}>/y)),
		where: 'outside markup',
	},
	{
		name: 'percent signs',
		examples: ['%VAR%', '%name%', '%IP%', '%%project%%', '%%config.id%%', '%env(HOST)%'],
		opens: '%',
		match: percentSigns,
	},
	{
		name: "a wiki's variable",
		examples: ['%$NAME%', '%$ROOTMODULE%'],
		opens: '%',
		match: sticky(/%\$[A-Za-z]\w{1,60}%/y),
	},
	{
		name: 'doubled percent sign',
		examples: ['%%3A'],
		languages: words('po'),
		opens: '%',
		match: sticky(/%%[\da-fA-F]{2}/y),
	},
	{
		name: 'named format',
		examples: ['%(x)s', '%{x}', '%(n)05d', '%{x}%'],
		opens: '%',
		match: (text, offset, stop) => {
			const bracket = '({'.includes(text.charAt(offset + 1)) && offset + 1 < stop;
			const end = bracket ? named(text, offset, balanced(text, offset + 1, stop)) : -1;
			// opam closes them: `%{version}%`.
			return end > 0 && CLOSED_FORMAT.test(text.slice(end - 1, end + 3)) ? end + 1 : end;
		},
	},
	{
		name: 'format',
		examples: ['%s', '%d', '%@', '%%s'],
		opens: '%',
		match: plainFormat,
	},
	{
		name: 'numbered format',
		examples: ['%1$s', '%2$d', '%1$05d'],
		opens: '%',
		match: sticky(/%[1-9]\$[-+#0]?\d{0,3}(?:\.\d{1,3})?l{0,2}[diouxXeEfgGcsSp@]/y),
	},
	{
		name: 'argument of a rewriting',
		examples: ['%1'],
		opens: '%',
		match: digit,
		where: 'behind the slashes',
	},
	format('printf', FORMATS.c, C, [
		'%ld',
		'%zu',
		'%x',
		'%-5s',
		'%04zu',
		'%02d',
		'%1$s',
		'%sfoo',
		'%.2f',
		'%*d',
		'%.*s',
		'%llu',
	]),
	{
		name: "scanf's set",
		examples: ['%[^/]', '%*[^:]', '%255[a-z]'],
		languages: words('c cpp objective-c objective-cpp'),
		opens: '%',
		match: sticky(/%\*?\d{0,4}\[\^?\]?[^\]\s]{0,40}\]/y),
	},
	format("Go's verbs", FORMATS.go, words('go odin rego'), [
		'%q',
		'%+v',
		'%[1]s',
		'%v',
		'%T',
		'%x',
		'%02d',
		'%#v',
		'%sfoo',
	]),
	format("Python's format", FORMATS.python, words('python gdscript jsonnet'), [
		'%r',
		'%-5s',
		'%02d',
		'%x',
		'%.2f',
		'%sfoo',
	]),
	format("Java's format", FORMATS.java, JVM, ['%1$s', '%x', '%-5s', '%02d', '%,d', '%sfoo']),
	{
		name: "Java's date",
		examples: ['%tY', '%1$tm', '%TF'],
		languages: JVM,
		opens: '%',
		match: sticky(/%(?:\d{1,2}\$)?[tT][HIklMSLNpzZsQBbhAaCYyjmdeRTrDFc](?![A-Za-z\d])/y),
	},
	format("PHP's format", FORMATS.php, words('php'), ['%1$s', '%u', "%'010d", '%02d', '%sfoo', '%x']),
	format("Ruby's format", FORMATS.ruby, words('ruby crystal puppet haml slim'), [
		'%<a>s',
		'%<a>05d',
		'%-5s',
		'%02d',
		'%p',
	]),
	format("Perl's format", FORMATS.perl, words('perl'), ['%vd', '%-5s', '%02d', '%x', '%sfoo', '%lu']),
	format("Lua's format", FORMATS.lua, words('lua fennel'), ['%q', '%5.1f', '%x', '%02d', '%sfoo']),
	format("The shell's format", FORMATS.shell, words('shellscript zsh fish makefile'), [
		'%q',
		'%-5s',
		'%02d',
		'%x',
		'%sfoo',
	]),
	{
		name: "Lua's pattern",
		examples: ['%w+', '(%w+)', '%d*', '%.'],
		languages: words('lua'),
		opens: '%(',
		match: sticky(/\(%[acdglpsuwx][+*?-]\)|%[acdglpsuwx][+*?-]|%[.^$()[\]]/iy),
	},
	format("Lisp's format", FORMATS.lisp, words('lisp elisp emacs-lisp'), ['%S', '%x', '%-5s', '%02d']),
	{
		name: "Erlang's control sequences",
		examples: ['~s', '~p', '~w', '~ts', '~B', '~.2f', '~4..0B'],
		languages: words('erlang elixir prolog'),
		signed: 'in its URL',
		opens: '~',
		match: sticky(/~(?:-?\d{1,3}|\*)?(?:\.(?:\d{1,3}|\*)?(?:\.[\w*])?)?[tlkK]{0,2}[cfegswpWPBXbx#+i](?![A-Za-z\d])/y),
	},
	{
		name: "Lisp's directives",
		examples: ['~a', '~s', '~d', '~A', "~2,'0d", '~:d', '~%'],
		languages: words('lisp commonlisp scheme racket'),
		opens: '~',
		match: sticky(/~(?:\d{1,3}(?:,'?\w)?)?[:@]{0,2}[asdfxboewASDFXBOEW%](?![A-Za-z\d])/y),
	},
	{
		name: "Pascal's format",
		examples: ['%0:s', '%1:d', '%0:-5s', '%.2n', '%x'],
		languages: words('pascal'),
		opens: '%',
		match: firstOf(
			sticky(/%\d{1,2}:-?\d{0,3}(?:\.\d{1,3})?[defgmnpsux]/iy),
			conversion({ flags: '-', argument: '', lengths: [], conversions: 'defgmnpsuxDEFGMNPSUX', stars: true }),
		),
	},
	{
		name: "Tcl's command",
		examples: ['[host]', '[lindex $a 0]', '[f "a b"]'],
		languages: words('tcl'),
		opens: '[',
		match: balanced,
	},
	{
		name: 'format of a text that is formatted later',
		examples: ['%q', '%x', '%-5s', '%1$s', '%ld', '%[1]s', '%<a>s'],
		languages: [],
		signed: 'in its URL',
		opens: '%',
		match: firstOf(
			conversion(ANY_FORMAT, { alone: true }),
			conversion({ ...ANY_FORMAT, argument: '[' }, { alone: true }),
			conversion({ ...ANY_FORMAT, argument: '<' }, { alone: true }),
		),
	},
	{
		name: "Qt's argument",
		examples: ['%1', '%L1'],
		languages: words('cpp qml'),
		signed: 'in its URL',
		opens: '%',
		match: (text, offset, stop) => digit(text, text.startsWith('%L', offset) ? offset + 1 : offset, stop),
	},
	{
		name: 'batch',
		examples: ['%1', '%*', '%~1', '%~dp0', '%%A', '%A:~0,3%', '%~nA'],
		languages: words('bat'),
		opens: '%',
		match: batchArgument,
	},
	{
		name: 'delayed expansion',
		examples: ['!A!', '!HOST!', '!a:b=c!'],
		languages: words('bat'),
		opens: '!',
		match: sticky(/![A-Za-z_]\w{0,60}(?::[^!\s]{1,60})?!/y),
	},
	{
		name: 'RPM macro',
		examples: ['%name', '%version', '%_arch', '%{?dist}'],
		languages: words('rpmspec rpm-spec spec'),
		opens: '%',
		match: macro,
	},
	{
		name: 'capitals',
		examples: ['%HOST', '%HTTPPORT', '%TEST_NUMBER'],
		languages: [],
		signed: 'on its line',
		opens: '%',
		match: capitals,
	},
	{
		name: 'specifier',
		examples: ['%i', '%n', '%H', '%u'],
		languages: words('systemd systemd-conf systemd-unit-file'),
		opens: '%',
		match: specifier,
	},
	{
		name: 'back reference',
		examples: ['%1', '%{HTTP_HOST}', '$1'],
		languages: words('apacheconf apache'),
		opens: '%',
		match: digit,
	},
	{
		name: 'sample expression',
		examples: ['%[src]', '%[req.hdr(host)]', '%[var(txn.host)]'],
		languages: words('haproxy'),
		signed: 'in its URL',
		opens: '%',
		match: (text, offset, stop) => (text.charAt(offset + 1) === '[' ? balanced(text, offset + 1, stop) : -1),
	},
	{
		name: 'back reference of a replacement',
		examples: ['\\1'],
		programs: true,
		languages: words('yaml ansible sed vim viml tcl'),
		opens: '\\',
		match: sticky(/\\\d(?![A-Za-z\d])/y),
	},
	{
		name: 'character by its number',
		examples: ['\\x{e9}'],
		languages: words('perl'),
		opens: '\\',
		match: sticky(/\\x\{[\da-fA-F]{1,6}\}/y),
	},
	{
		name: "HAProxy's sample",
		examples: ['%[req.hdr(host)]', '%[req.hdr(host),regsub(^www.,)]', '%[hdr(host)]'],
		opens: '%',
		match: sticky(/%\[[a-z][\w.]{1,40}\([^()\n]{0,80}\)(?:,[\w.]{1,40}(?:\([^()\n]{0,80}\))?){0,6}\]/y),
	},
	{
		name: "Template Toolkit's tag",
		examples: ['[% host %]', '[%- a.b -%]', '[% f("x") | uri %]'],
		languages: words('html xml svg perl sql css javascript json markdown latex yaml plaintext'),
		opens: '[',
		match: sticky(/\[%(?:(?!%\])[^\n]){1,160}%\]/y),
	},
	{
		name: "Ruby's variable",
		examples: ['#@host', '#@@host'],
		languages: words('ruby crystal haml slim'),
		opens: '#',
		match: sticky(/#@{1,2}[A-Za-z_]\w{0,60}/y),
	},
	{
		name: "Velocity's quiet reference",
		examples: ['$!host', '$!{host}', '$!{a.b}', '$!a.b'],
		opens: '$',
		match: sticky(/\$!(?:\{[^{}\n]{1,80}\}|[A-Za-z_]\w{0,60}(?:\.\w{1,60}){0,4})/y),
	},
	{
		name: "Raku's attribute",
		examples: ['$.host', '@!hosts', '$!host', '$!a-b', '$.f("x")'],
		languages: words('raku perl6'),
		opens: '$@',
		match: sticky(/[$@][!.][A-Za-z_][\w-]{0,60}(?:\([^()\n]{0,80}\))?/y),
	},
	{
		name: 'doubled angle brackets',
		examples: ['<<host>>', '<<a.b>>', '<< host >>'],
		opens: '<',
		match: sticky(/<<\s?[A-Za-z_][\w.-]{0,60}\s?>>/y),
		where: 'outside markup',
	},
	{
		name: 'doubled signs',
		examples: ['@@HOST@@', '@@{host}@@', '@@{a.b}@@', '^^host^^'],
		opens: '@^',
		match: sticky(/@@(?:\{[^{}\s]{1,80}\}|[A-Za-z][\w:.-]{0,60})@@|\^\^[A-Za-z]\w{0,60}\^\^/y),
	},
	{
		name: "ColdFusion's expression",
		examples: ['#host#', '##', '#cgi.http_host#', '#f(x)#', '#a["b"]#'],
		languages: words('cfml cfm coldfusion lucee'),
		opens: '#',
		match: sticky(/##|#[A-Za-z_][\w.]{0,80}(?:\([^#\n]{0,120}\)|\[[^#\n]{0,60}\]){0,3}#/y),
	},
	{
		name: "ColdFusion's tag",
		examples: ['<cfoutput>', '</cfoutput>'],
		languages: words('cfml cfm coldfusion lucee'),
		opens: '<',
		match: sticky(/<\/?cf[a-z]{2,20}(?:\s[^<>\n]{0,80})?>/iy),
	},
	{
		name: 'at signs',
		examples: ['@HOST@', '@host@', '@PACKAGE_URL@'],
		opens: '@',
		match: atSigns,
	},
	{
		name: 'at and brackets',
		examples: ['@{x}', '@(Model.Host)', '@(x)'],
		opens: '@',
		match: (text, offset, stop) => {
			const bracket = '({'.includes(text.charAt(offset + 1)) && offset + 1 < stop;
			return bracket && !isWord(text.charCodeAt(offset - 1)) ? balanced(text, offset + 1, stop) : -1;
		},
	},
	{
		name: 'Razor',
		examples: ['@Model.Host', '@host', '@Url.Action("a")'],
		languages: words('razor aspnetcorerazor'),
		opens: '@',
		match: sticky(/(?<!\w)@[A-Za-z]\w{0,60}(?:\.\w{1,60}|\([^()\r\n]{0,100}\)){0,6}/y),
	},
	{
		name: 'square brackets',
		examples: ['[slug]', '[[x]]', '[[...slug]]', '[service.name]'],
		opens: '[',
		match: squareBrackets,
	},
	{
		name: "curl's range",
		examples: ['[1-254]', '[001-100]', '[a-z]', '[0-100:10]', '[a-z:2]'],
		opens: '[',
		// Before white space and punctuation, `[1-3]` refers to notes.
		match: sticky(/\[(?:\d{1,10}-\d{1,10}|[a-z]-[a-z]|[A-Z]-[A-Z])(?::\d{1,10})?\](?=[\w/?&=%{[-]|[.:][\w{[]|$)/y),
	},
	{
		name: "TeX's macro",
		examples: ['\\host', '\\@email'],
		languages: words('latex tex'),
		opens: '\\',
		match: sticky(/\\[A-Za-z@]{1,60}/y),
	},
	{
		name: "TeX's parameter",
		examples: ['#1', '#2'],
		languages: words('latex tex'),
		opens: '#',
		match: sticky(/#{1,2}[1-9](?!\d)/y),
	},
	{
		name: 'substitution',
		examples: ['|version|', '|release|'],
		languages: words('restructuredtext'),
		opens: '|',
		match: sticky(/\|[A-Za-z][\w.-]{0,60}\|/y),
	},
	{
		name: 'entity',
		examples: ['&host;', '&my.host;'],
		languages: words('xml xsl dtd svg'),
		opens: '&',
		match: sticky(/&[A-Za-z_][\w.-]{0,60};/y),
	},
	{
		name: 'parameter entity',
		examples: ['%file;', '%my.host;'],
		languages: words('xml dtd'),
		opens: '%',
		match: sticky(/%(?![\da-fA-F]{2})[A-Za-z_][\w.-]{0,60};/y),
	},
];

/** The entry of a language's conversions. */
function format(name: string, syntax: Format, languages: readonly string[], examples: readonly string[]): Family {
	return { name, examples, languages, opens: '%', match: conversion(syntax) };
}

/** A `%` behind a brace that starts no escape. */
const CLOSED_FORMAT = /^\}%(?![\da-fA-F]{2})/;

function firstOf(...matches: readonly Match[]): Match {
	return (text, offset, stop) => {
		for (const match of matches) {
			const end = match(text, offset, stop);
			if (end >= 0) return end;
		}
		return -1;
	};
}
