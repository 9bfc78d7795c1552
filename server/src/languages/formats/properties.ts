/** Java's properties (java.util.Properties.load), and `.env` files. */

import { escapedBy } from '../../escaping/escaped';
import { type Escaping, identity } from '../../escaping/unescape';
import { Code, HEX, isIn } from '../../url/characters';
import { COMMENT, contextOf } from '../context';
import { type Language, readBy } from '../language';
import type { Token } from '../lexicon';
import { endOfLine, startsLine, startsWord, type Words, words } from '../words';

/** A `\` takes the meaning from any character, and continues the line; the next line's indentation is left out. */
const escaped = escapedBy('\\', '\\', { any: true, continued: /\\(?:\r\n|\r|\n)[ \t\f]*/y });

/** `\u0026`, of exactly four digits; `\n` and its like are control characters. */
function undoLetter(text: string, offset: number, limit: number) {
	const next = text.charAt(offset + 1);
	if (Object.hasOwn(CONTROLS, next)) return { text: CONTROLS[next] as string, end: offset + 2 };
	const end = offset + 6;
	for (let at = offset + 2; at < end; at++) if (at >= limit || !isIn(text.charCodeAt(at), HEX)) return undefined;
	return { text: String.fromCharCode(Number.parseInt(text.slice(offset + 2, end), 16)), end };
}

const CONTROLS: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', f: '\f' };

const escaping: Escaping = {
	...escaped,
	undo: (text, offset, limit) =>
		/[utnrf]/.test(text.charAt(offset + 1)) ? undoLetter(text, offset, limit) : escaped.undo(text, offset, limit),
};

/** How many backslashes before a line's end are counted. */
const MOST_BACKSLASHES = 40;

/** Whether the line before the one at `offset` goes on with it: it ends in an odd number of backslashes. */
function isContinued(text: string, offset: number): boolean {
	let at = offset - 1;
	while (at >= 0 && text.charCodeAt(at) !== Code.lineFeed) at--;
	if (text.charCodeAt(at - 1) === Code.carriageReturn) at--;
	const end = at;
	while (at > end - MOST_BACKSLASHES && text.charCodeAt(at - 1) === Code.backslash) at--;
	return (end - at) % 2 === 1;
}

const comment = (open: string): Token => ({
	open,
	close: '\n',
	context: COMMENT,
	mark: open,
	when: (text, offset) => startsLine(text, offset) && !isContinued(text, offset),
});

/** Where the value ends: with the first line that is not continued. */
function endOfValue(text: string, start: number): number {
	let end = endOfLine(text, start);
	while (
		end < text.length &&
		text.charCodeAt(end - 1) === Code.backslash &&
		isContinued(text, end + 1 + Number(text.charAt(end) === '\r'))
	) {
		const next = endOfLine(text, text.indexOf('\n', end) + 1);
		if (next <= end) break;
		end = next;
	}
	return end;
}

export const properties: Words = {
	outside: contextOf({ name: 'value', escaping }),
	tokens: [comment('#'), comment('!')],
	endOf: endOfValue,
};

/** `.env`, `.gitconfig`, `.editorconfig`: no key is escaped, and a comment may stand behind a value. */
export const environment: Words = {
	outside: contextOf({ name: 'value', escaping: identity }),
	tokens: ['#', ';'].map((open) => ({ open, close: '\n', context: COMMENT, mark: open, when: startsWord })),
	endOf: endOfLine,
};

export const languages: readonly Language[] = [
	...readBy(words(properties), [
		{
			id: 'properties',
			endings: 'properties editorconfig gitattributes gitconfig gitmodules',
			names:
				'jproperties javaproperties java-properties javaprop conf-javaprop gitconfig git-config gitattributes git-attributes editorconfig',
			comments: ['#'],
			ownLine: true,
		},
		{ id: 'java-properties', comments: ['#'], ownLine: true },
		{ id: 'spring-boot-properties', comments: ['#'], ownLine: true },
	]),
	...readBy(words(environment), [
		{ id: 'dotenv', endings: 'env', files: '.env .flaskenv', names: 'env dot-env', comments: ['#'], ownLine: true },
	]),
];
