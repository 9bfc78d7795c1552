/** How YAML 1.2 writes characters in its two kinds of quotes (§5.7, §7.3). */

import { endAt } from '../url/sticky';
import { escapedBy } from './escaped';
import { cLike, type Escaping, type Unescaped } from './unescape';

const c = cLike('"');

/** A `\` at a line's end: with the next line's indentation it stands for nothing. */
const CONTINUED = /\\[ \t]*\r?\n[ \t]*/y;

/** What YAML has beyond C. */
const LETTERS: Readonly<Record<string, string>> = {
	a: '\x07',
	e: '\x1b',
	N: '\x85',
	_: '\xa0',
	L: '\u2028',
	P: '\u2029',
	' ': ' ',
};

function undo(text: string, offset: number, limit: number): Unescaped | undefined {
	const end = endAt(CONTINUED, text, offset);
	if (end >= 0) return { text: '', end: Math.min(limit, end) };
	const next = text.charAt(offset + 1);
	const letter = Object.hasOwn(LETTERS, next) && offset + 1 < limit;
	return letter ? { text: LETTERS[next] as string, end: offset + 2 } : c.undo(text, offset, limit);
}

/** `"…"`. */
export const doubleQuoted: Escaping = { ...c, undo };

/** `'…'`. */
export const singleQuoted: Escaping = escapedBy("'", "'");
