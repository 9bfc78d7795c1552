/** Where tokens end. */

import { ALPHADIGIT, Code, isIn } from '../url/characters';
import { remembered } from '../url/remembered';
import { endAt } from '../url/sticky';
import type { Token } from './lexicon';
import { isLineEnd, type Nest, Nesting, signsOf } from './nesting';

/** Where the opening mark at `offset` ends; -1 where it is not all there. */
export function endOfOpening(text: string, { open, opening }: Token, offset: number): number {
	if (opening === undefined) return offset + open.length;
	return typeof opening === 'function' ? opening(text, offset) : endAt(opening, text, offset);
}

/**
 * Where the closing mark stands, or the line's or the document's end.
 * @param close what closes the token
 * @param nested what is open in it at `from`
 */
export function endOfContent(
	text: string,
	from: number,
	to: number,
	token: Token,
	close: string,
	nested: string,
): number {
	if (close === '') return from;
	if (close.charCodeAt(0) === Code.lineFeed && close.length > 1) return clamp(endOfLines(text, from, close), to);
	if (nests(token)) return new Nesting(nestOf(token), text, close, nested).endFrom(from, to);
	if (token.escape === undefined && token.doubled !== true && (token.lines === true || close === '\n'))
		return clamp(text.indexOf(close, from), to);
	if (token.lines === true && token.doubled !== true) {
		const end = text.indexOf(close, from);
		if (end < 0 || end > to) return to;
		if (!text.slice(from, end).includes(token.escape as string)) return end;
	}
	return clamp(endOfString(text, from, to, token, close), to);
}

/** Asked of every character, so it is a constant of this file. */
const LINE_FEED = 0x0a;

function endOfString(text: string, from: number, to: number, token: Token, close: string): number {
	const mark = token.escape?.charCodeAt(0) ?? -1;
	const closing = close.charCodeAt(0);
	for (let at = from; at < to; at++) {
		const code = text.charCodeAt(at);
		if (code === closing && text.startsWith(close, at)) {
			if (token.doubled !== true || !text.startsWith(close, at + close.length)) return at;
			at += 2 * close.length - 1;
		} else if (code === mark) {
			if (text.charCodeAt(at + 1) === Code.carriageReturn) at++;
			at++;
		} else if (code === LINE_FEED && !goesOnAfter(text, at, token)) return at;
	}
	return to;
}

function goesOnAfter(text: string, lineFeed: number, { lines }: Token): boolean {
	return lines === true || (lines === 'paragraph' && !isLineEnd(text, lineFeed + 1));
}

/** Where the closing mark ends that stands at the end of the content; `end` itself where none does. */
export function endOfClosing(text: string, end: number, close: string): number {
	if (close.charCodeAt(0) !== Code.lineFeed) return text.startsWith(close, end) ? end + close.length : end;
	if (close.length === 1) return end;
	let at = text.charCodeAt(end) === Code.lineFeed ? end + 1 : end;
	while (isBlank(text.charCodeAt(at))) at++;
	return text.startsWith(close.slice(1), at) ? at + close.length - 1 : end;
}

/** Where the line ends before the one that starts with the word behind the line feed in `close`; -1 where there is none. */
function endOfLines(text: string, from: number, close: string): number {
	for (let end = text.indexOf('\n', from - 1); end >= 0; end = text.indexOf('\n', end + 1)) {
		let start = end + 1;
		while (isBlank(text.charCodeAt(start))) start++;
		const after = start + close.length - 1;
		if (text.startsWith(close.slice(1), start) && !isIn(text.charCodeAt(after), ALPHADIGIT)) return Math.max(end, from);
	}
	return -1;
}

function isBlank(code: number): boolean {
	return code === Code.space || code === Code.tab;
}

function nests(token: Token): boolean {
	return token.template !== undefined || token.nests === true;
}

const nestOf = remembered(
	({ open, template, escape: mark, literal = false, doubled = false, lines = false }: Token): Nest => {
		const opens = template === undefined ? [open] : typeof template === 'string' ? [template] : template;
		const nest = { opens, code: template !== undefined, escape: mark, literal, doubled, lines };
		return { ...nest, signs: signsOf(nest) };
	},
);

/** What is open at `line` in a token whose content starts at `from` with what was open there; empty where nothing nests. */
export function levelsAt(
	text: string,
	from: number,
	line: number,
	token: Token,
	close: string,
	nested: string,
): string {
	if (!nests(token)) return '';
	const nesting = new Nesting(nestOf(token), text, close, nested);
	nesting.endFrom(from, line);
	return nesting.toString();
}

function clamp(at: number, to: number): number {
	return at < 0 || at > to ? to : at;
}
