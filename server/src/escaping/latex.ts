/** How TeX writes characters that mean something to it. */

import { endAt, matchAt } from '../url/sticky';
import type { Escaping, Unescaped } from './unescape';

/** `\%`, `\_` and the like stand for the character. */
const SYMBOLS = '%_#&{}$';

/** What commands stand for; `\-` and `\/` are places to break, and nothing. */
const COMMANDS: Readonly<Record<string, string>> = {
	textasciitilde: '~',
	textasciicircum: '^',
	textbackslash: '\\',
	textunderscore: '_',
	slash: '/',
	sim: '~',
	allowbreak: '',
	linebreak: '',
};

/** A command, with the space or the `{}` behind it that only ends its name. */
const COMMAND = /\\([a-z]{3,20})(?:\{\}|\[\d\]| (?=\S))?/y;

/** Accents over nothing: `\~{}`, `\^{}`; and one that is meant as a tilde, `/\~dimitri`. */
const ACCENT = /\\([~^])\{\}|(?<=\/)\\~(?=[a-z])/y;

/** `\string~`: the character itself. */
const STRING = /\\string\\?(\S)/y;

/** A group or a formula around one of those: `{\_}`, `$\sim$`. */
const GROUP = /\{\\([%_#&{}$])\}|\{\\([a-z]{3,20})(?:\{\})?\s?\}|\$\\([a-z]{3,20})\$/y;

function undo(text: string, offset: number, limit: number): Unescaped | undefined {
	const found = text.charAt(offset) === '\\' ? undoEscape(text, offset) : undoGroup(text, offset);
	return found !== undefined && found.end <= limit ? found : undefined;
}

function undoEscape(text: string, offset: number): Unescaped | undefined {
	const next = text.charAt(offset + 1);
	if (next !== '' && SYMBOLS.includes(next)) return { text: next, end: offset + 2 };
	if (next === '-' || next === '/') return { text: '', end: offset + 2 };
	const accent = matchAt(ACCENT, text, offset) ?? matchAt(STRING, text, offset);
	if (accent !== undefined) return { text: accent[1] ?? '~', end: offset + accent[0].length };
	return command(matchAt(COMMAND, text, offset), offset);
}

function undoGroup(text: string, offset: number): Unescaped | undefined {
	const group = matchAt(GROUP, text, offset);
	if (group?.[1] !== undefined) return { text: group[1], end: offset + group[0].length };
	return command(group, offset);
}

function command(found: RegExpExecArray | undefined, offset: number): Unescaped | undefined {
	const name = found?.[1] ?? found?.[2] ?? found?.[3] ?? '';
	if (found === undefined || !Object.hasOwn(COMMANDS, name)) return undefined;
	return { text: COMMANDS[name] as string, end: offset + found[0].length };
}

const WRITTEN: Readonly<Record<string, string>> = {
	'~': '\\textasciitilde{}',
	'^': '\\textasciicircum{}',
	'\\': '\\textbackslash{}',
};

/** A `%` that starts no escape: it hides the line's end and all before that, so that a URL ends there. */
const COMMENT = /%(?![\dA-Fa-f]{2})/y;

/** `%` in a comment that is open already, where a URL ends as well: at the comment's end, or before a space. */
const CLOSING_MARK = /%{1,80}(?=\s|$)/y;

function ending(mark: RegExp, text: string, offset: number, limit: number): Unescaped | undefined {
	const end = endAt(mark, text, offset);
	return end < 0 || offset >= limit ? undefined : { text: '\n', end };
}

/** In a comment. */
export const commented: Escaping = {
	triggers: '%',
	undo: (text, offset, limit) => ending(CLOSING_MARK, text, offset, limit),
	write: (text) => text,
};

/** In text where `%` starts comments. */
export const commentable: Escaping = {
	triggers: '\\{$%',
	undo: (text, offset, limit) =>
		text.charAt(offset) === '%' ? ending(COMMENT, text, offset, limit) : undo(text, offset, limit),
	write: (text) => prose.write(text),
};

/** In text. */
export const prose: Escaping = {
	triggers: '\\{$',
	undo,
	write: (text) =>
		text.replace(/[%_#&{}$]/g, '\\$&').replace(/[~^\\](?![%_#&{}$])/g, (character) => WRITTEN[character] as string),
};

/** A line's end with the next line's indentation, which url.sty leaves out; also behind the `%` that hides it. */
const BREAK = /%?[ \t]*\r?\n[ \t]*/y;

function undoArgument(text: string, offset: number, limit: number): Unescaped | undefined {
	const end = endAt(BREAK, text, offset);
	if (end >= 0) return { text: '', end: Math.min(limit, end) };
	const next = text.charAt(offset + 1);
	// hyperref reads these, too.
	if (text.charAt(offset) === '\\' && (next === '~' || next === '\\') && !text.startsWith('{}', offset + 2))
		return { text: next, end: offset + 2 };
	return undo(text, offset, limit);
}

/**
 * In the argument of `\url` or `\href`. A `%` is written `\%` in both: hyperref, without which neither is a link, reads it
 * as `%` everywhere, while the bare one starts a comment as soon as the command stands in another one's argument.
 */
export const argument: Escaping = {
	triggers: '\\{$% \t\r\n',
	undo: undoArgument,
	write: (text) => (/[{}^\\]/.test(text) ? undefined : text.replace(/[%#&]/g, '\\$&')),
};

/** In a field of BibTeX that holds a URL: verbatim. */
export const field: Escaping = { ...argument, write: (text) => (/[{}"\\]/.test(text) ? undefined : text) };
