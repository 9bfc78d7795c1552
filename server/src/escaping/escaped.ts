/** Escapings in which one mark takes the meaning from the character behind it: `\&`, `^&`, `%%`, `''`. */

import { endAt } from '../url/sticky';
import { type Escaping, undoAt } from './unescape';

const PUNCTUATION = /[!-/:-@[-`{-~]/;

interface Options {
	/** Whether the mark may stand before all punctuation, not only before what needs it. */
	readonly any?: boolean;
	/** What stands for nothing: the mark at a line's end, and what is left out of the next line; sticky. */
	readonly continued?: RegExp;
}

/**
 * @param mark the character that escapes
 * @param special what has a meaning of its own without the mark, and so is written with it
 */
export function escapedBy(mark: string, special: string, { any = false, continued }: Options = {}): Escaping {
	return {
		triggers: mark,
		undo: (text, offset, limit) => {
			if (offset + 1 >= limit || text.charAt(offset) !== mark) return undefined;
			const end = continued === undefined ? -1 : endAt(continued, text, offset);
			if (end >= 0) return { text: '', end: Math.min(limit, end) };
			const next = text.charAt(offset + 1);
			const escaped = special.includes(next) || (any && PUNCTUATION.test(next));
			return escaped ? { text: next, end: offset + 2 } : undefined;
		},
		write: (text) =>
			Array.from(text, (character) => (special.includes(character) ? mark + character : character)).join(''),
	};
}

/** Both escapings: what the first does not undo is left to the second, each from where one of its own starts. */
export function both(first: Escaping, second: Escaping): Escaping {
	return {
		triggers: first.triggers + second.triggers,
		undo: (text, offset, limit) => undoAt(first, text, offset, limit) ?? undoAt(second, text, offset, limit),
		write: (text) => {
			const written = first.write(text);
			return written === undefined ? undefined : second.write(written);
		},
	};
}
