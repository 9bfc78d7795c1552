/** What the matchers of placeholders share. Each looks at a bounded stretch of text, from left to right. */

import { ALPHADIGIT, Code, HEX, isIn } from '../url/characters';
import { endAt } from '../url/sticky';

/** Where a placeholder that starts at `offset` ends, at `stop` at the latest; -1 where none does. */
export type Match = (text: string, offset: number, stop: number) => number;

export function isWord(code: number): boolean {
	return isIn(code, ALPHADIGIT) || code === Code.underscore;
}

export function endOfWord(text: string, offset: number, stop: number): number {
	let at = offset;
	while (at < stop && isWord(text.charCodeAt(at))) at++;
	return at;
}

export function isHexPair(text: string, offset: number): boolean {
	return isIn(text.charCodeAt(offset), HEX) && isIn(text.charCodeAt(offset + 1), HEX);
}

/** Where `closing` ends on this line. */
export function after(text: string, closing: string, offset: number, stop: number): number {
	for (let at = offset; at < stop && text.charCodeAt(at) !== Code.lineFeed; at++) {
		if (text.startsWith(closing, at)) return at + closing.length;
	}
	return -1;
}

const CLOSERS: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']' };

/** Where the bracket pair that opens at `offset` ends on this line, whatever stands in it. */
export function balanced(text: string, offset: number, stop: number): number {
	const open = text.charAt(offset);
	const close = CLOSERS[open];
	let depth = 0;
	for (let at = offset; at < stop; at++) {
		const character = text.charAt(at);
		if (character === '\n' || character === '\r') return -1;
		if (character === open) depth++;
		else if (character === close && --depth === 0) return at + 1;
	}
	return -1;
}

/**
 * Where the code ends whose bracket opens at `offset`: brackets in its strings close nothing, unless code stands in those
 * again, and it may run over lines.
 */
export function codeEnd(text: string, offset: number, stop: number): number {
	const levels: string[] = [text.charAt(offset)];
	for (let at = offset + 1; at < stop; at++) {
		const character = text.charAt(at);
		const innermost = levels[levels.length - 1] as string;
		const closer = CLOSERS[innermost];
		if (character === '\\') at++;
		else if (character === (closer ?? innermost)) levels.pop();
		else if (
			closer !== undefined ? character === innermost || QUOTES.includes(character) : opensCode(text, at, innermost)
		)
			levels.push(character);
		if (levels.length === 0) return at + 1;
	}
	return -1;
}

const QUOTES = '"\'`';

/** Whether the bracket at `at` starts code in a string: `$(`, `${`, `#{`; between apostrophes none does. */
function opensCode(text: string, at: number, quote: string): boolean {
	const character = text.charAt(at);
	return quote !== "'" && (character === '{' || character === '(') && '$#'.includes(text.charAt(at - 1));
}

/** Where the command ends whose backtick opens at `offset`, on its line; -1 where it closes one, as an odd number before it says. */
export function commandEnd(text: string, offset: number, stop: number): number {
	let opened = false;
	for (let at = offset - 1; at >= 0 && at > offset - FARTHEST_BACKTICK && text.charAt(at) !== '\n'; at--)
		if (text.charAt(at) === '`' && text.charAt(at - 1) !== '\\') opened = !opened;
	return opened || text.charAt(offset - 1) === '\\' ? -1 : after(text, '`', offset + 1, stop);
}

/** How far before a backtick others are counted: on its line, which is hardly longer. */
const FARTHEST_BACKTICK = 200;

/** The match of a sticky regular expression; -1 where it does not match, or goes on behind `stop`. */
export function sticky(pattern: RegExp): Match {
	return (text, offset, stop) => endAt(pattern, text, offset, stop);
}
