/**
 * Where a URL was broken at the end of a line and goes on in the next one. A reader sees that because the line is full,
 * the URL stops at a mark after which URLs are broken, and what follows can be nothing but its rest. Where one of these
 * is missing, nothing is said.
 */

import { Code } from '../url/characters';
import { isAt, matchAt } from '../url/sticky';
import type { Span } from '../url/url';
import { isCjkLetter, isCjkPunctuation } from './punctuation';
import { isRest, mayBeRest, mayStartRest } from './rest-signs';

/** A line break, and what the next line starts with. */
export interface Joint extends Span {
	/** How much of the rest stands before it. */
	readonly at: number;
	/** Whether a hyphen stands right before it. */
	readonly hyphen: boolean;
}

/** The rest of a URL that was broken, in the lines after it. */
export interface Rest {
	/** Where the URL starts, and where its last part ends. */
	readonly offset: number;
	readonly end: number;
	/** What stands between its parts. */
	readonly joints: readonly Joint[];
	/** What follows the URL's first part. */
	readonly text: string;
}

/** Over how many lines a URL is followed: a longer one was broken by no hand. */
const MOST_LINES = 6;

/** Nobody wraps lines at more columns than this, and none that were wrapped are shorter than that. */
const LONGEST_LINE = 130;
const SHORTEST_LINE = 60;

/** What a line starts with: a mail's `>`, a comment's mark, a list's star. */
const START = /[ \t]*(?:(>(?:[ \t]?>){0,8}|\/\/[/!]?|\/\*\*?|#+|\*|;+|--|%+|dnl|\.\\")[ \t]+)?/y;

/** What can belong to a URL, up to white space. */
const RUN = /[\w%/?#&=;.,:~+@!$()*-]+(?=\s|$)/y;

/** Punctuation of the sentence. */
const TRAILING = /[).,;:!?*]+$/;

/**
 * The rest of the URL that starts at `offset`, where its end was found at `end`; `undefined` where none plainly follows.
 * @param limit where the comment or the text ends in which it stands
 * @param comment whether it stands in a comment, where each line may start with a star
 */
export function restOf(text: string, offset: number, end: number, limit: number, comment: boolean): Rest | undefined {
	let line = lineAround(text, offset);
	if (line === undefined) return undefined;
	const joints: Joint[] = [];
	const open = text.charCodeAt(offset - 1) === Code.openParenthesis;
	let url = text.slice(offset, end);
	let from = offset;
	let last = end;
	for (let lines = 1; lines < MOST_LINES; lines++) {
		const stop = endOfLine(text, last);
		if (stop < 0) break;
		const next = nextOf(text, { ...line, open, from, stop, url: url + text.slice(last, stop) }, { limit, comment });
		if (next === undefined) break;
		url += text.slice(last, stop);
		const hyphen = url.endsWith('-');
		joints.push({ offset: stop, end: next.offset, at: url.length - (end - offset), hyphen });
		url += text.slice(next.offset, next.end);
		last = next.end;
		from = next.offset;
		line = lineAt(text, text.lastIndexOf('\n', from) + 1);
	}
	return joints.length === 0 ? undefined : { offset, end: last, joints, text: url.slice(end - offset) };
}

/**
 * Whether a URL that ends at `end` may have a rest: asked of every URL, and mostly not.
 * @param end where a line ends, or one character before
 */
export function mayHaveRest(text: string, end: number): boolean {
	let stop = end;
	if (!isBreak(text.charCodeAt(end))) {
		stop++;
		if (!isBreak(text.charCodeAt(stop))) return false;
	}
	const at = endOfMarks(text, stop);
	const mayStart = mayStartRest(text.charCodeAt(stop - 1), text.charCodeAt(at), text.charCodeAt(at + 1));
	return mayStart && !text.startsWith('http', at);
}

function isBreak(code: number): boolean {
	return code === Code.lineFeed || code === Code.carriageReturn;
}

/** Where the white space and the marks at the start of the next line end. */
function endOfMarks(text: string, stop: number): number {
	let at = stop;
	for (; at < stop + LONGEST_INDENT; at++) {
		const code = text.charCodeAt(at);
		const slashes = code === Code.slash && text.charCodeAt(at + 1) === Code.slash;
		if (!(code <= Code.space || slashes || MARKS.has(code))) break;
		if (slashes) at += isOfDocumentation(text.charCodeAt(at + 2)) ? 2 : 1;
	}
	return at;
}

/** Of `///` and `//!`, the third. */
function isOfDocumentation(code: number): boolean {
	return code === Code.slash || code === Code.exclamation;
}

/** Marks of one character that may start a line: a mail's, a list's, a comment's. */
const MARKS = new Set<number>([Code.greater, Code.asterisk, Code.hash, Code.semicolon]);

/** No wrapped line is indented further: see `LONGEST_LINE`. */
const LONGEST_INDENT = 120;

interface Line {
	/** Where it starts, and where its content does. */
	readonly start: number;
	readonly content: number;
	readonly mark: string;
}

interface Head extends Line {
	/** Whether a bracket opens right before the URL. */
	readonly open: boolean;
	/** Where the last part of the URL starts. */
	readonly from: number;
	/** Where the line ends. */
	readonly stop: number;
	/** The URL up to there. */
	readonly url: string;
}

function lineAround(text: string, offset: number): Line | undefined {
	const from = Math.max(0, offset - LONGEST_LINE);
	const feed = text.slice(from, offset).lastIndexOf('\n');
	return feed < 0 && from > 0 ? undefined : lineAt(text, from + feed + 1);
}

function lineAt(text: string, start: number): Line {
	const found = matchAt(START, text, start);
	return { start, content: start + (found?.[0].length ?? 0), mark: (found?.[1] ?? '').replace(/[ \t]/g, '') };
}

/** Where the line ends if the URL is the last thing on it, but for one mark that the finder took for the sentence's; else -1. */
function endOfLine(text: string, end: number): number {
	const stop = isLineEnd(text, end) ? end : end + 1;
	if (!isLineEnd(text, stop)) return -1;
	return stop === end || '?.&='.includes(text.charAt(end)) ? stop : -1;
}

function isLineEnd(text: string, at: number): boolean {
	return text.charCodeAt(at) === Code.lineFeed || text.startsWith('\r\n', at);
}

function nextOf(text: string, head: Head, where: { limit: number; comment: boolean }): Span | undefined {
	const line = lineAt(text, text.indexOf('\n', head.stop) + 1);
	if (!continues(head, line, where) || startsAnew(text, head, line.content)) return undefined;
	const run = matchAt(RUN, text, line.content)?.[0] ?? '';
	const trailing = TRAILING.exec(run)?.[0] ?? '';
	const rest = run.slice(0, run.length - trailing.length);
	if (isColumn(text, head, line.content + run.length) || isAt(DEFINES, text, line.content + run.length))
		return undefined;
	const whole = head.open && trailing.startsWith(')');
	if (trailing.includes(':') || !(whole ? mayBeRest(head.url, rest) : isRest(head.url, rest))) return undefined;
	return isFull(text, head, line, rest) ? { offset: line.content, end: line.content + rest.length } : undefined;
}

/** Whether the line belongs to the paragraph or comment of the one before. */
function continues(head: Head, line: Line, { limit, comment }: { limit: number; comment: boolean }): boolean {
	const column = line.content - line.start;
	if (column < head.content - head.start - 1 || column > Math.max(head.from - head.start, head.content - head.start))
		return false;
	const within = line.content < limit;
	if (comment) return line.mark === head.mark ? within || head.mark !== '' : within && /^\/\*/.test(head.mark);
	return within && (line.mark === head.mark ? head.mark !== '*' : line.mark === '' && head.mark === '*');
}

/** An assignment with a space before its sign, and one without. */
const SPACED_KEY = /[\w.-]{1,60}[ \t]{1,40}:?=(?!=)/y;
const KEY = /[\w.-]{1,60}=(?!=)/y;
const BEHIND_KEY = /^[\w.-]{1,60}[ \t]{0,40}[:=][ \t]{0,40}["']?$/;

/** The number or letter of a list's item. */
const ITEM = /(?:\d{1,3}|[a-z])[.)][ \t]/iy;

/** The words with which a line starts. */
const FIRST_WORDS = /^\S+(?:[ \t]+\S+)?/;

/** Whether an entry of its own starts at `at`: the next setting, the next item of a list, the same words once more. */
function startsAnew(text: string, head: Head, at: number): boolean {
	const before = text.slice(head.content, head.from);
	if (isAt(SPACED_KEY, text, at) || (!head.open && isAt(ITEM, text, at))) return true;
	if (BEHIND_KEY.test(before) && !/[?&]$/.test(head.url) && isAt(KEY, text, at)) return true;
	if (DATED.test(before) && isAt(DATE, text, at)) return true;
	const words = FIRST_WORDS.exec(before)?.[0];
	return words !== undefined && text.startsWith(words, at);
}

/** What each entry of a change log starts with. */
const DATE = /\d{4}[/.-]\d\d?[/.-]\d\d?[ \t]/y;
const DATED = new RegExp(`^${DATE.source}`);

/** `CF-Connecting-IP - applied to every request`: a name, and what is said of it. */
const DEFINES = /[ \t]+[-–—][ \t]/y;

/** What stands in the next column of a table of addresses: another one, or the status of a redirection. */
const NEXT_COLUMN = /[ \t]+(?:[a-z][a-z\d+.-]{1,20}:\/\/|\/[\w.~*:-]*\/?(?!\S)|[1-5]\d\d!?(?!\S))/iy;

/** Addresses before the URL in its line, and nothing else: `/old  https://a.example/new`. */
const COLUMNS = /^(?:(?:\/|[a-z][a-z\d+.-]{1,20}:\/\/)\S*[ \t]+)+$/i;

/**
 * Whether what ends at `end` stands in a column of addresses, as in `_redirects`, rather than goes on with a URL.
 */
function isColumn(text: string, head: Head, end: number): boolean {
	return isAt(NEXT_COLUMN, text, end) || COLUMNS.test(text.slice(head.content, head.from));
}

/** Whether the line had no room for the first piece of the rest. */
function isFull(text: string, head: Head, line: Line, rest: string): boolean {
	const mark = head.url.charAt(head.url.length - 1);
	const piece = rest.indexOf(mark, 1);
	const width = widthOf(text, head.start, head.stop);
	const needed = width + (piece < 0 ? rest.length : piece + 1);
	const next = text.slice(line.start, line.start + LONGEST_LINE).split(/\r?\n/, 2);
	if (width >= LONGEST_LINE || needed < SHORTEST_LINE || next.some((other) => widthOf(other) > needed)) return false;
	// Lines above that are longer were broken nowhere, but for a word that is long itself.
	const above = text.slice(Math.max(0, head.start - 1 - LONGEST_LINE), Math.max(0, head.start - 1));
	const last = above.slice(above.lastIndexOf('\n') + 1);
	return widthOf(last) <= needed || !/\S\s+\S/.test(last.trim());
}

function widthOf(text: string, from = 0, to = text.length): number {
	let width = 0;
	for (let at = from; at < to; at++) {
		const code = text.charCodeAt(at);
		if (code === Code.tab) width += 8 - (width % 8);
		else width += code > 0x7f && (isCjkLetter(code) || isCjkPunctuation(code)) ? 2 : 1;
	}
	return width;
}
