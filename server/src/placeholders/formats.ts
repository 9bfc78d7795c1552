/** Conversions as printf and its kin in other languages write them: `%s`, `%-5s`, `%02d`, `%1$s`, `%[1]q`, `%<name>s`. */

import { ALPHA, ALPHADIGIT, Code, DIGIT, isIn } from '../url/characters';
import { isUnicodeEscape } from '../url/percent';
import { endAt } from '../url/sticky';
import { isHexPair, type Match } from './syntax';

/** What a language's conversions are made of, in their order. */
export interface Format {
	readonly flags: string;
	/** Which argument is meant: `1$` as in C, `[1]` as in Go, `<name>` as in Ruby; `(name)` is known everywhere. */
	readonly argument: '$' | '[' | '<' | '';
	/** Modifiers of the length, the longer ones first. */
	readonly lengths: readonly string[];
	readonly conversions: string;
	/** Whether `*` takes a width or precision from the arguments. */
	readonly stars?: boolean;
}

/** Nobody writes wider ones. */
const MOST_DIGITS = 3;

/** What a letter may follow directly: `%sfoo` is likely, `%off` is a word. */
const JOINED = 'sduv@';

/** How a conversion is written apart from its letter. */
interface Head {
	readonly end: number;
	/** Whether it says no more than its letter, or flags: no argument, width, precision or length. */
	readonly bare: boolean;
}

/**
 * Makes the matcher of a language's conversions.
 * @param sure whether a format is sure to stand here, so that `%da` is `%d` and a letter rather than an escape
 * @param alone whether no letter or digit may follow a conversion of one letter
 */
export function conversion(format: Format, { sure = false, alone = false } = {}): Match {
	return (text, offset, stop) => {
		const { end: at, bare } = headOf(text, offset, format);
		const letter = text.charAt(at);
		if (at >= stop || !isOneOf(format.conversions, letter) || isUnicodeEscape(text, offset)) return -1;
		if (isHexPair(text, offset + 1)) return isEscape(text, offset, at, sure) ? -1 : at + 1;
		// To align is of no use without a width.
		if (bare && text.charCodeAt(offset + 1) === Code.hyphen) return -1;
		const joined = isIn(text.charCodeAt(at + 1), ALPHADIGIT);
		if (!bare || !joined) return at + 1;
		return !alone && JOINED.includes(letter) && !isBehindWord(text, offset) ? at + 1 : -1;
	};
}

/** Whether a letter or digit stands before `offset` that is no conversion's own, as in `%s%sfoo`. */
function isBehindWord(text: string, offset: number): boolean {
	const isConversion = text.charCodeAt(offset - 2) === Code.percent && isIn(text.charCodeAt(offset - 1), ALPHA);
	return isIn(text.charCodeAt(offset - 1), ALPHADIGIT) && !isConversion;
}

/** The characters that can stand behind the `%`: most that do start no conversion. */
export function startsOf({ flags, argument, lengths, conversions }: Format): string {
	return [flags, argument, ...lengths.map((length) => length.charAt(0)), conversions, '*.0123456789'].join('');
}

function headOf(text: string, offset: number, format: Format): Head {
	const start = offset + 1;
	let at = endOfArgument(text, start, format.argument);
	const argued = at > start;
	while (isOneOf(format.flags, text.charAt(at))) at++;
	const flagged = at;
	at = endOfNumber(text, at, format.stars);
	if (text.charCodeAt(at) === Code.dot) at = endOfNumber(text, at + 1, format.stars);
	at = endOfArgument(text, at, format.argument === '[' ? '[' : '');
	const length = format.lengths.find((modifier) => text.startsWith(modifier, at)) ?? '';
	// C's `%l` and `%h` alone are none; `%h` is git's.
	if (isOneOf(format.conversions, text.charAt(at + length.length))) at += length.length;
	return { end: at, bare: !argued && at === flagged };
}

/** Whether there is a character, and it is one of these. */
function isOneOf(characters: string, character: string): boolean {
	return character !== '' && characters.includes(character);
}

function endOfNumber(text: string, offset: number, stars = false): number {
	if (text.charCodeAt(offset) === Code.asterisk && stars) return offset + 1;
	let at = offset;
	while (at < offset + MOST_DIGITS && isIn(text.charCodeAt(at), DIGIT)) at++;
	return at;
}

const ARGUMENTS = { $: /\d{1,2}\$/y, '[': /\[\d{1,2}\]/y, '<': /<\w{1,40}>/y };

function endOfArgument(text: string, offset: number, argument: Format['argument']): number {
	if (argument === '') return offset;
	const end = endAt(ARGUMENTS[argument], text, offset);
	return end < 0 ? offset : end;
}

/**
 * Whether a `%` with two hexadecimal digits is an escape although a conversion could start there. `%02d` is none: nobody
 * escapes a control character and writes a number's letter behind it.
 */
function isEscape(text: string, offset: number, letter: number, sure: boolean): boolean {
	const zero = text.charAt(offset + 1) === '0' && /[1-9]/.test(text.charAt(offset + 2));
	if (zero && letter > offset + 2 && 'diuxX'.includes(text.charAt(letter))) return false;
	return !(sure && letter === offset + 1 && text.charAt(letter) === 'd');
}

const C_LENGTHS = ['hh', 'll', 'I64', 'h', 'l', 'q', 'j', 'z', 't', 'L'];

export const FORMATS = {
	c: { flags: "-+#0'", argument: '$', lengths: C_LENGTHS, conversions: 'diouxXeEfFgGaAcsSpC@', stars: true },
	go: { flags: '-+#0', argument: '[', lengths: [], conversions: 'vTtbcdoOqxXUeEfFgGspw', stars: true },
	python: { flags: '-+#0', argument: '', lengths: ['h', 'l', 'L'], conversions: 'diouxXeEfFgGcrsa', stars: true },
	java: { flags: '-#+0,(', argument: '$', lengths: [], conversions: 'bBhHsScCdoxXeEfgGaA' },
	php: { flags: "-+0'", argument: '$', lengths: [], conversions: 'bcdeEfFgGhHosuxX' },
	ruby: { flags: '-+#0', argument: '<', lengths: [], conversions: 'bBdiouxXeEfgGaAcsp' },
	perl: { flags: '-+#0v', argument: '$', lengths: C_LENGTHS, conversions: 'csduoxXeEfgGbBaAip' },
	lua: { flags: '-+#0', argument: '', lengths: [], conversions: 'diuoxXeEfgGaAcqs' },
	shell: { flags: '-+#0', argument: '', lengths: [], conversions: 'bqdiouxXfeEgGcs' },
	lisp: { flags: '-+#0', argument: '', lengths: [], conversions: 'sSdoxXefgc' },
} satisfies Readonly<Record<string, Format>>;

/** What any of them would take, where a text may be formatted by a program that we do not see. */
export const ANY_FORMAT: Format = { ...FORMATS.c, conversions: 'diouxXeEfFgGcsSpqrvT@' };

/** `%{name}`, `%(name)s`, `%(name)05d`. */
export function named(text: string, offset: number, close: number): number {
	if (close < 0) return close;
	const at = endOfNumber(text, close);
	return isIn(text.charCodeAt(at), ALPHA) && text.charAt(offset + 1) === '(' ? at + 1 : close;
}
