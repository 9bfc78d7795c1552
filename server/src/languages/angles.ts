/** RFC 1738's appendix: `<URL:…>`, and the angle brackets alone that RFC 3986 Appendix C recommends. */

import { startsLinkText } from '../ends/lookahead';
import { type Breaks, breaks } from '../escaping/unescape';
import { Code } from '../url/characters';
import { type Context, contextOf } from './context';
import { allOf, type Enclosure } from './reader';

/** The two contexts in text whose lines all start alike. */
interface Wrappers {
	readonly breaks: Breaks;
	readonly prefixed: Context;
	readonly bare: Context;
}

const wrappers = new Map<string, Wrappers>();

/** @param mark what every line starts with: the mark of a comment, a mail's `>`; empty for nothing */
function wrappersFor(mark: string): Wrappers {
	let found = wrappers.get(mark);
	if (found === undefined) {
		const lines = breaks(mark);
		found = {
			breaks: lines,
			prefixed: contextOf({ name: 'url-wrapper', escaping: lines.escaping, pointy: true }),
			bare: contextOf({ name: 'angle-brackets', escaping: lines.escaping, pointy: true }),
		};
		wrappers.set(mark, found);
	}
	return found;
}

const PREFIX = 'URL:';

/** How far the prefix may stand before the URL: on the line before, indented. */
const FARTHEST_PREFIX = 80;

/**
 * What encloses a URL that starts at `start` right after `<` or `<URL:`; `undefined` where no `>` closes it.
 * @param mark what the next line starts with, too, where a comment's lines do; else the start of this one says
 */
export function encloseInAngles(text: string, start: number, mark?: string): Enclosure | undefined {
	const before = text.charCodeAt(start - 1);
	if (before === Code.less) return closed(text, start - 1, start, mark);
	if (before !== Code.colon && !(before <= Code.space)) return undefined;
	const prefixEnd = prefixEndOf(text, start);
	const open = prefixEnd - PREFIX.length - 1;
	if (open < 0 || text.charCodeAt(open) !== Code.less) return undefined;
	return closed(text, open, start, mark);
}

/** @param open where the `<` stands; a `\` before it makes the one before `>` no part of the URL */
function closed(text: string, open: number, start: number, mark: string | undefined): Enclosure | undefined {
	const prefixed = open < start - 1;
	const { breaks, prefixed: wrapper, bare } = wrappersFor(mark ?? markOfLine(text, start));
	const close = closeOf(text, start, prefixed, breaks);
	const escaped = text.charCodeAt(open - 1) === Code.backslash && text.charCodeAt(close - 1) === Code.backslash;
	const limit = escaped ? close - 1 : close;
	return limit < 0 ? undefined : allOf(prefixed ? wrapper : bare, limit);
}

/** Where a `URL:` before `start` ends, white space and a mark between them left out; -1 where there is none. */
function prefixEndOf(text: string, start: number): number {
	let end = start;
	while (end > 0 && start - end < FARTHEST_PREFIX && isBlank(text.charCodeAt(end - 1))) end--;
	if (text.charCodeAt(end - 1) !== Code.colon || (text.charCodeAt(end - 2) | LOWER) !== L) return -1;
	return text.slice(Math.max(0, end - PREFIX.length), end).toUpperCase() === PREFIX ? end : -1;
}

function isBlank(code: number): boolean {
	return (
		code <= Code.space || code === Code.greater || code === Code.hash || code === Code.asterisk || code === Code.slash
	);
}

/** The bit that tells a lower-case letter from its upper-case one. */
const LOWER = 0x20;
const L = 0x6c;

/** How far the start of a line is looked for: lines that were wrapped are shorter. */
const FARTHEST_START = 160;

/** A mail's `>`, a comment's mark, a patch's sign. */
const MARK = /^(?:[ \t]*(>(?:[ \t]?>){0,8}|\/\/[/!]?|#+|\*|;+|--|%+|dnl|\|)[ \t]|([+-])(?![+-]))/;

/** What the line around `start` begins with. */
function markOfLine(text: string, start: number): string {
	const from = Math.max(0, start - FARTHEST_START);
	const near = text.slice(from, start);
	const line = near.slice(near.lastIndexOf('\n') + 1);
	const found = line.length === near.length && from > 0 ? null : MARK.exec(line);
	return found?.[1] ?? found?.[2] ?? '';
}

/**
 * Where the `>` stands that closes what opened before `start`, in the same paragraph; -1 where there is none. White
 * space in `<URL:…>` is ignored; in `<…>` only where it breaks the line, because a sentence may stand there too.
 */
function closeOf(text: string, start: number, prefixed: boolean, { skip }: Breaks): number {
	for (let at = start; at < text.length; at++) {
		const code = text.charCodeAt(at);
		if (code === Code.greater) return at;
		if (code === Code.less) return -1;
		if (code === Code.bar && !prefixed && startsLinkText(text, at)) return at;
		if (code > Code.space) continue;
		const end = skip(text, at);
		if (end === at || text.charCodeAt(end) <= Code.space) return -1;
		if (!prefixed && !hasLineBreak(text, at, end)) return -1;
		at = end - 1;
	}
	return -1;
}

/** What may enclose a URL, and what then ends it or its paragraph: not a `>` that starts a line, which may be a mail's. */
const OPENS = /^<(?:URL:[\s>#*/]{0,80})?[a-z][a-z\d+.-]{0,63}:/i;
const ENDS = /[^\s>][^\S\n]*>|\n\s*\n/;

/**
 * Whether what follows a text may say that the last `<` in it encloses a URL.
 * @param from where the URL starts at the earliest
 * @param to where the `<` stands at the latest
 */
export function mayBeClosedBehind(text: string, from: number, to: number): boolean {
	// Forwards first: most texts have none, and to look backwards takes ten times as long.
	const first = text.indexOf('<', Math.max(0, from - FARTHEST_PREFIX - PREFIX.length - 1));
	if (first < 0 || first >= to) return false;
	const open = text.lastIndexOf('<');
	if (open >= to) return false;
	const inside = text.slice(open);
	return OPENS.test(inside) && !ENDS.test(inside);
}

function hasLineBreak(text: string, from: number, to: number): boolean {
	for (let at = from; at < to; at++) {
		const code = text.charCodeAt(at);
		if (code === Code.lineFeed || code === Code.carriageReturn) return true;
	}
	return false;
}
