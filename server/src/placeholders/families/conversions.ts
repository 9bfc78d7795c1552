// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are the placeholders of other languages

/** What printf and its kin in other languages replace: `%s`, `%(x)s`, `~a`. */

import { ANY_FORMAT, conversion, FORMATS, type Format, named, startsOf } from '../formats';
import { digit, PLAIN_FORMATS, plainFormat } from '../matches';
import { balanced, sticky } from '../syntax';
import { DIGITS, type Family, firstOf, words } from './family';

const C = words(
	'c cpp objective-c objective-cpp cuda-cpp swift awk ocaml haskell r matlab octave julia tcl nim d zig ada vala v reason ' +
		'verilog systemverilog viml gnuplot idris agda',
);
const JVM = words('java kotlin scala groovy clojure');

export const conversions: readonly Family[] = [
	{
		name: 'named format',
		examples: ['%(x)s', '%{x}', '%(n)05d', '%{x}%'],
		opens: '%',
		second: '({',
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
		second: `${PLAIN_FORMATS}%`,
		match: plainFormat,
	},
	{
		name: 'numbered format',
		examples: ['%1$s', '%2$d', '%1$05d'],
		opens: '%',
		second: DIGITS,
		match: sticky(/%[1-9]\$[-+#0]?\d{0,3}(?:\.\d{1,3})?l{0,2}[diouxXeEfgGcsSp@]/y),
	},
	{
		name: 'argument of a rewriting',
		examples: ['%1'],
		opens: '%',
		second: DIGITS,
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
		second: `*[${DIGITS}`,
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
		second: `tT${DIGITS}`,
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
		second: `[<${startsOf(ANY_FORMAT)}`,
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
		second: `L${DIGITS}`,
		match: (text, offset, stop) => digit(text, text.startsWith('%L', offset) ? offset + 1 : offset, stop),
	},
];

/** The entry of a language's conversions. */
function format(name: string, syntax: Format, languages: readonly string[], examples: readonly string[]): Family {
	return { name, examples, languages, opens: '%', second: startsOf(syntax), match: conversion(syntax) };
}

/** A `%` behind a brace that starts no escape. */
const CLOSED_FORMAT = /^\}%(?![\da-fA-F]{2})/;
