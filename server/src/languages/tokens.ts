/** What the lexicons of programming languages are made of. */

import { type Escaping, identity, joined } from '../escaping/unescape';
import { type Context, type ContextName, contextOf } from './context';
import type { Lexicon, Token } from './lexicon';

/** Program text outside strings and comments. */
export const CODE: Context = contextOf({ name: 'code', escaping: identity });

/** A comment is prose: there a backslash escapes nothing, and an apostrophe is no quote. */
const COMMENT: Context = contextOf({ name: 'comment', escaping: identity, escapes: false });

/** A comment up to the line's end. */
export function lineComment(open: string, more: Partial<Token> = {}): Token {
	return { open, close: '\n', context: COMMENT, mark: open, ...more };
}

/** A comment that may run over lines, which then often start with `*`. */
export function blockComment(open: string, close: string, more: Partial<Token> = {}): Token {
	return { open, close, context: COMMENT, lines: true, mark: '*', ...more };
}

/** A string with escapes. With `glue`, all that is joined by it is one string. */
export function string(open: string, escaping: Escaping, more: Partial<Token> = {}): Token {
	const escapes = escaping.triggers.includes('\\') ? { escape: '\\' } : {};
	return { open, close: open, context: stringContext('string', escaping, open, more.glue), ...escapes, ...more };
}

/** A string in which every character stands for itself: what closes it cannot be written. */
export function rawString(open: string, close: Token['close'] = open, more: Partial<Token> = {}): Token {
	const mark = typeof close === 'string' ? close.charAt(0) : open.slice(-1);
	return { open, close, context: stringContext('raw-string', verbatim(mark), mark, more.glue), lines: true, ...more };
}

function stringContext(name: ContextName, escaping: Escaping, quote: string, glue: RegExp | undefined): Context {
	return contextOf({ name, escaping: glue === undefined ? escaping : joined(escaping, glue, quote), escapes: false });
}

/** @param mark what starts the closing mark */
function verbatim(mark: string): Escaping {
	return { ...identity, write: (text) => (text.includes(mark) ? undefined : text) };
}

/** A character, as in `'"'`: not a lifetime, and not the apostrophe of a comment that we take for code. */
export const character: Token = {
	open: "'",
	opening:
		/'(?:[^\\'\r\n]|\\(?:u\{[\da-fA-F]{1,6}\}|[uUx][\da-fA-F]{1,8}|[0-7]{1,3}|[^\r\n])|[\ud800-\udbff][\udc00-\udfff])'/y,
	close: '',
};

/** Whether no name ends right before `offset`: behind one, an apostrophe is part of it. */
export function isBehindNoName(text: string, offset: number): boolean {
	return !/\w/.test(text.charAt(offset - 1));
}

/** A character, not behind a name. */
export const notInName: Token = { ...character, when: isBehindNoName };

/** Longer than what stands before any quote, as Rust's `br##`. */
const LONGEST_PREFIX = 16;

/** Makes the function that says whether the pattern matches what stands before a quote. */
export function preceded(pattern: RegExp): (text: string, offset: number) => boolean {
	return (text, offset) => pattern.test(text.slice(Math.max(0, offset - LONGEST_PREFIX), offset));
}

const HASHES = /#*$/;

/** A raw string that as many `#` close as stand before it, `r##"…"##`, behind what the pattern says. */
export function rawWithHashes(prefix: RegExp, quote = '"'): Token {
	const close = (text: string, offset: number) =>
		`${quote}${HASHES.exec(text.slice(Math.max(0, offset - LONGEST_PREFIX), offset))?.[0]}`;
	return rawString(quote, close, { when: preceded(prefix) });
}

/**
 * What stands between two strings that an operator joins, on one line or over several; sticky.
 * @param before the white space before the operator: in some languages what starts a line starts a statement
 */
export function joinedBy(operator: string, prefix = '', before = '\\s'): RegExp {
	return new RegExp(`(["'])${before}{0,80}${operator}\\s{0,80}${prefix}\\1`, 'y');
}

/** A program in these tokens. */
export function program(...tokens: readonly Token[]): Lexicon {
	return { outside: CODE, tokens };
}
