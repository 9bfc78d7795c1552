import { message } from '../../data/messages';
import { ours } from '../../data/shown';
import type { Violation } from '../../url/url';
import { isEndOfLine, isOpenCode, isTex, questionAt } from '../notation';
import { isSample } from '../recorded';
import { type Draft, type Place, perUrl, type RuleOf, replace, rewrite, type Subject, shorten } from '../rule';

declare module '../../url/url' {
	interface Violations {
		backslash: 'slashes' | 'inside' | 'behind' | 'escape' | 'line-break';
	}
}

/** RFC 1738 §2.2: "\" is unsafe. Browsers read it as "/" before the search, and nowhere else. */
export const backslash: RuleOf<'backslash'> = {
	code: 'backslash',
	characters: true,
	cases: {
		slashes: {
			levels: ['warning', 'error'],
			says: 'Write "//": backslashes stand here, which browsers repair and other programs do not (RFC 1738 §3.1).',
		},
		inside: {
			levels: ['warning', 'error'],
			says: 'Write "/" or %5C: browsers read "\\" as "/" in a path, other programs do not (RFC 1738 §2.2).',
		},
		behind: {
			levels: ['warning', 'error'],
			says: 'Write %5C: browsers keep "\\" behind the path, other programs do not (RFC 1738 §2.2).',
		},
		escape: {
			levels: ['warning', 'error'],
			says: 'Remove "\\": it was to escape what follows, and becomes part of the URL here (RFC 1738 §2.2).',
		},
		'line-break': {
			levels: ['warning', 'off'],
			says: 'Write %0A if a line break is meant: here stand a backslash and a letter, as programs write it (RFC 1738 §2.2).',
		},
	},
	find: (subject) => Array.from(breaksIn(subject.url), lineBreak).filter((span) => !subject.isToFill(span)),
	// `jdbc:hsqldb:file:c:\db`: a scheme that is read by one program, on Windows too; `\e]7;file://%s\a`: what ends a command of terminals; `http:\\\\\\\\a.example`: escaped twice for an installer.
	asked: ({ offset, detail }, { url, place, isOfHistory }) =>
		isOfHistory ||
		isOpenCode(url) ||
		// `?src=src\games\x.js`, `?class=\Shop\Fish`, `?filter=\appid\730`: the name of a file or a class, in a search, where browsers keep it (WHATWG URL §4.4).
		(detail === 'behind' && (offset >= nameFrom(url) || breaksIn(url).has(offset))) ||
		// `mailto:a@b.example?subject=a\b`: no path, and browsers keep it.
		(url.scheme === 'mailto' && offset > endOfPath(url)) ||
		!OPENED.test(url.scheme) ||
		isTex(url) ||
		// `http://schemas\\.a\\.example/x`: whoever escapes the dots of a host matches it with others.
		// `#input=/\p{Lu}/u`: a pattern that a page is given.
		url.text.startsWith('\\p{', offset) ||
		// `sed "s|(.*)|https://a.example/#L\1|"`: a group of the pattern before it.
		(!place.link && /^\\\d(?!\d)/.test(url.text.slice(offset)) && /\bsed\b/.test(place.words().before)) ||
		// `c"http://a.example\0A\00"`: octets at the end of a constant of LLVM's.
		(!place.link && /^(?:\\[\dA-F]{2}){1,4}$/.test(url.text.slice(offset))) ||
		((!place.link || place.pointy) && ESCAPED_HOST.test(url.text)) ||
		place.identifier ||
		isSample(place) ||
		url.text.startsWith(TWICE, offset) ||
		isMacro(url.text, offset) ||
		// `SRV*https://a.example/symbols;C:\\symbols`: a list of places.
		(!place.link && offset > drivesFrom(url)) ||
		isInGroup(url.text, offset) ||
		isEndOfLine(url) ||
		// What word processors mark: `?a=1\cf0`, `\par`.
		/\\(?:cf\d|fs\d\d?|pard?)$/.test(url.text.slice(-LONGEST_MARK)) ||
		((!place.link || offset > questionAt(url)) && CLASS.test(url.text.slice(offset, offset + LONGEST_CLASS))) ||
		// `<URL:ftp://a.example/x-(.*)\.tar.gz>`: what is looked for.
		hasAny(url) ||
		(!place.link && DRIVE_TO_FILL.test(url.text)) ||
		COMMAND.test(place.words().before) ||
		(/[nrt]/.test(url.text.charAt(offset + 1)) && !place.link && isPrinted(place)) ||
		// `file:///C:\some\path`, as systems print it; `https://C:\some\path`, which somebody warns of.
		(place.context === 'comment' && /^(?:file|https?):\/{2,3}[a-z]:\\[^\\]{1,80}\\/i.test(url.text)) ||
		// `"https://a.example/\1?h=x"`: what stands for what a pattern found, or for a macro's argument.
		(!place.link && REFERENCE.test(url.text.slice(offset, offset + 3)) && /["']$/.test(place.words().before)) ||
		// `?app=x&id=en-US\WA1`, in what a comment shows: there browsers keep it.
		(place.context === 'comment' && detail === 'behind' && offset > questionAt(url)) ||
		// `http://a.example/ws/D:\\x`: a path of Windows in a server's, which a comment speaks of.
		(place.context === 'comment' &&
			url.scheme !== 'file' &&
			/\/[a-z]:$/i.test(url.text.slice(Math.max(0, offset - 3), offset))) ||
		(place.context === 'comment' && /^\\[1-9]$/.test(url.text.slice(offset))) ||
		// A comment that shows the mistake, or what a program makes of it: `http:\\a.example`.
		(place.context === 'comment' && /[`"']$/.test(place.words().before)) ||
		(place.program && url.text.slice(offset) === '\\a') ||
		HYPERLINK.test(place.words().before.slice(-LONGEST_HYPERLINK)),
	repeats: ({ detail }, { url }) => detail === 'inside' && !escapesAll(url),
	fixes: (violation, subject) => {
		if (violation.detail === 'line-break') return [rewrite(subject, violation, '%0A', { preferred: true })];
		return violation.detail === 'slashes'
			? [replace(message('fix.replace', { text: ours('//') }), violation, '//', { automatic: true, preferred: true })]
			: inside(violation, subject);
	},
};

/** `\e]8;;https://a.example\e\\`: how terminals show a link, and `\e]8;id=x;` with its name. */
const HYPERLINK = /\]8;[^;\s]{0,40};$/;
const LONGEST_HYPERLINK = 44;

/** Where the name of a file with its folders, or of a class with its namespaces, starts in a search. */
const nameFrom = perUrl(
	({ text }) =>
		/[?&]\w{1,30}=(?=[a-z]:\\|(?:[\w.-]{1,60}\\){1,20}[\w-]{1,60}\.[a-z]{1,5}(?:[&#]|$)|(?:\\\w{1,60}){2})/i.exec(text)
			?.index ?? Number.POSITIVE_INFINITY,
);

/** `?text=a\nb`: where a program's line breaks stand in a search. */
const breaksIn = perUrl(({ text, components: { search } }) =>
	search === undefined
		? NOWHERE
		: new Set(Array.from(text.slice(search.offset, search.end).matchAll(/\\n/g), ({ index }) => search.offset + index)),
);
function lineBreak(offset: number): Violation<'backslash'> {
	return { code: 'backslash', detail: 'line-break', offset, end: offset + 2 };
}

const NOWHERE: ReadonlySet<number> = new Set();

const ESCAPED_HOST = /^https?:\/\/[\w-]{1,63}\\{1,2}\.\w/i;

const hasAny = perUrl(({ text }) => text.includes('(.*)') || text.includes('(.+)'));

/** Where the next place of a list starts. */
const drivesFrom = perUrl(({ text }) => /;(?=[a-z]:\\)/i.exec(text)?.index ?? Number.POSITIVE_INFINITY);

/** `# https://a.example/x-\d.html`, `'https://a.example/\k<name>'`: a pattern, or what stands for what it found. */
const CLASS = /^\\(?:[dws](?![\w\\/])|k<)/;
const LONGEST_CLASS = 3;

/** `file:/$drive$folder\\x`, `file://$PLUGINSDIR\\x`, `file://$(Home)\\x`, `file:///[INSTALLDIR]x\\y`, `file://%KIT%\\x`: a path of Windows, of which a program writes the start. */
const DRIVE_TO_FILL = /^file:\/{0,3}(?:\$\w{1,40}[$\\]|\$\(\w{1,40}\)\\|\[\w{1,40}\]|%\w{1,40}%\\)/;

/** What a pattern found. */
const REFERENCE = /^\\[1-9](?:$|[/?&#.])/;

/** Two backslashes, escaped for an installer's script. */
const TWICE = '\\\\'.repeat(2);

/** What TeX and its relatives put in: `https://a.example/\path@a/#1`, `/\string~jane`, `\format[x]{y}`, `\u{/x}`; and a word that a server knows, `?q=\word`. */
function isMacro(text: string, offset: number): boolean {
	const length = /^\\[A-Za-z]{1,40}/.exec(text.slice(offset, offset + LONGEST_MACRO))?.[0].length ?? 0;
	if (length === 0) return false;
	const before = text.charAt(offset - 1);
	const after = text.slice(offset + length, offset + length + 2);
	return (
		before === '=' ||
		/^\{[^\da-fA-F]/.test(after) ||
		(before === '/' && (/^[@[]/.test(after) || text.startsWith('\\string~', offset)))
	);
}

/** `/Twisted/(\\d\\.\\d)`: a group of a pattern. */
function isInGroup(text: string, offset: number): boolean {
	return /\(\\{1,2}[a-z][^)]*$/i.test(text.slice(Math.max(0, offset - LONGEST_GROUP), offset + 3));
}

const LONGEST_GROUP = 16;

/** In a command's argument, in a text that is not called TeX: `\texttt{https://a.example/\jobname.err}`. */
const COMMAND = /\\[a-z]{2,20}\{$/;

/** `echo -e "https://a.example\nnext"`: what a command prints, in a text that is not called its language. */
const PRINTS = /\b(?:echo -e|printf)\b[^;&|]*$/;

/** `a\nb\n`: breaks of lines, as a program's string has them. */
const BREAKS = /\\n[^\\]{0,100}\\n/;

/** Also `"#!/bin/sh\n\nA=https://a.example\necho"`: other escapes stand before it. */
function isPrinted({ words }: Place): boolean {
	const { before } = words();
	return PRINTS.test(before) || BREAKS.test(before);
}

const LONGEST_MACRO = 42;

/** `\\pard`, which a word processor leaves. */
const LONGEST_MARK = 5;

/** Schemes that browsers open. */
const OPENED = /^(?:https?|wss?|ftp|file|mailto)$/;

/** A slash where it may stand for one, else its triplet: the author chooses. */
function inside(violation: Violation, subject: Subject): Draft[] {
	const encoded = '%5C'.repeat(violation.end - violation.offset);
	const title = message('fix.encode', {
		character: message('name.character', { text: ours('\\') }),
		encoded: shorten(ours(encoded)),
	});
	const encode = replace(title, violation, encoded);
	if (violation.detail === 'escape' || escapesAll(subject.url))
		return [replace(message('fix.drop-end'), violation, '', { preferred: true }), encode];
	if (violation.offset >= endOfPath(subject.url)) return [encode];
	return [replace(message('fix.slash'), violation, '/', { preferred: true }), encode, ...allSlashes(subject)];
}

/** Whether each backslash stands before what Markdown escapes, so that none separates folders: `<https://a.example/x#\_y>`. */
const escapesAll = perUrl(({ text }) => !/\\(?![_*~#&])/.test(text));

/** By RFC 1738 not every scheme has a search, but what reads "\\" as "/" looks for one in each. */
const endOfPath = perUrl(({ text }) => {
	const end = text.search(/[?#]/);
	return end < 0 ? text.length : end;
});

function allSlashes({ url }: Subject): Draft[] {
	const end = endOfPath(url);
	const found = url.violations.filter((violation) => violation.code === 'backslash' && violation.offset < end);
	if (found.length < 2) return [];
	const edits = found.map((violation) => ({ ...violation, text: violation.detail === 'slashes' ? '//' : '/' }));
	return [{ title: message('fix.slash-all'), edits }];
}
