/** What the matchers of placeholders share. Each looks at a bounded stretch of text, from left to right. */

import { ALPHADIGIT, Code, HEX, isIn } from '../../url/characters';

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

/** Where the code ends whose bracket opens at `offset`: brackets in its strings close nothing, and it may run over lines. */
export function codeEnd(text: string, offset: number, stop: number): number {
	const open = text.charAt(offset);
	const close = CLOSERS[open];
	let depth = 0;
	let quote = '';
	for (let at = offset; at < stop; at++) {
		const character = text.charAt(at);
		if (character === '\\') at++;
		else if (quote !== '') quote = character === quote ? '' : quote;
		else if (character === '"' || character === "'" || character === '`') quote = character;
		else if (character === open) depth++;
		else if (character === close && --depth === 0) return at + 1;
	}
	return -1;
}

/** The match of a sticky regular expression; -1 where it does not match, or goes on behind `stop`. */
export function sticky(pattern: RegExp): Match {
	return (text, offset, stop) => {
		pattern.lastIndex = offset;
		return pattern.test(text) && pattern.lastIndex <= stop ? pattern.lastIndex : -1;
	};
}
