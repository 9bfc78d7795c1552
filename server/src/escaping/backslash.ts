/** Backslash escapes of programming languages: letters, numbers, and characters that stand for themselves. */

import { endAt, matchAt } from '../url/sticky';
import type { Escaping } from './unescape';

/** A character written as its number. */
export interface Numeric {
	/** What follows the backslash, with the digits in a group. */
	readonly pattern: string;
	readonly radix: number;
	/** The largest number that is a character here, rather than a byte of one in UTF-8. */
	readonly largest: number;
}

const LAST_CODE_POINT = 0x10ffff;
const LAST_ASCII = 0x7f;

/** `\x2F`, `\u002F`: a letter and hexadecimal digits. */
export function hex(letter: string, least: number, most = least): Numeric {
	return { pattern: `${letter}([\\da-fA-F]{${least},${most}})`, radix: 16, largest: LAST_CODE_POINT };
}

/** `\u{2F}`. */
export function braced(letter: string): Numeric {
	return { pattern: `${letter}\\{([\\da-fA-F]{1,8})\\}`, radix: 16, largest: LAST_CODE_POINT };
}

/** `\57`, `\057`; `\o57` where a letter stands before it. */
export function octal(least: number, most = least, letter = ''): Numeric {
	return { pattern: `${letter}([0-7]{${least},${most}})`, radix: 8, largest: LAST_CODE_POINT };
}

/** `\47`. */
export function decimal(least: number, most = least): Numeric {
	return { pattern: `([0-9]{${least},${most}})`, radix: 10, largest: LAST_CODE_POINT };
}

/** Where the number is a byte's: beyond ASCII several of them make one character. */
export function byte(numeric: Numeric): Numeric {
	return { ...numeric, largest: LAST_ASCII };
}

interface Options {
	/** What escapes; a backslash where nothing is said. */
	readonly mark?: string;
	/** What needs the mark before it, beside the mark itself. */
	readonly special: string;
	readonly numbers?: readonly Numeric[];
	/** What a backslash may stand before without a meaning: it is left out. Elsewhere both stay. */
	readonly itself?: string;
	/** What stands for nothing: a line's end and what is left out of the next line. */
	readonly nothing?: RegExp;
}

const LETTERS: Readonly<Record<string, string>> = {
	a: '\x07',
	b: '\b',
	e: '\x1b',
	f: '\f',
	n: '\n',
	r: '\r',
	t: '\t',
	v: '\v',
};

/** All ASCII punctuation but the dot: nobody writes `\.` but in a regular expression, which must be known as one. */
export const PUNCTUATION = '!"#$%&\'()*+,-/:;<=>?@[\\]^_`{|}~';

/** The backslash at the end of a line. */
export const CONTINUED = /\\\r?\n/;

/** The backslash at the end of a line, and the white space at the start of the next one. */
export const CONTINUED_AND_INDENT = /\\\r?\n\s*/;

/** Makes the escaping of a language's strings. */
export function backslash({
	mark = '\\',
	special,
	numbers = [],
	itself = PUNCTUATION,
	nothing = CONTINUED,
}: Options): Escaping {
	const left = new RegExp(nothing, 'y');
	const number = new RegExp(
		numbers.map(({ pattern }) => `[${mark === '\\' ? '\\\\' : mark}]${pattern}`).join('|') || '(?!)',
		'y',
	);
	const escaped = new Set([mark, ...special]);
	const undo = (text: string, offset: number) => {
		if (text.charAt(offset) !== mark) return undefined;
		const end = endAt(left, text, offset);
		if (end >= 0) return { text: '', end };
		const found = matchAt(number, text, offset);
		if (found !== undefined) return undoNumber(found, numbers, offset);
		const next = text.charAt(offset + 1);
		if (Object.hasOwn(LETTERS, next)) return { text: LETTERS[next] as string, end: offset + 2 };
		return next !== '' && (escaped.has(next) || itself.includes(next)) ? { text: next, end: offset + 2 } : undefined;
	};
	return {
		triggers: mark,
		undo: (text, offset, limit) => {
			const undone = undo(text, offset);
			return undone !== undefined && undone.end <= limit ? undone : undefined;
		},
		write: (text) => Array.from(text, (character) => (escaped.has(character) ? mark + character : character)).join(''),
	};
}

function undoNumber(found: RegExpExecArray, numbers: readonly Numeric[], offset: number) {
	const index = found.findIndex((group, number) => number > 0 && group !== undefined) - 1;
	const { radix, largest } = numbers[index] as Numeric;
	const value = Number.parseInt(found[index + 1] as string, radix);
	return value > largest ? undefined : { text: String.fromCodePoint(value), end: offset + found[0].length };
}
