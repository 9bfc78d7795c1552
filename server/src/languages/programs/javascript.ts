/** JavaScript and TypeScript. JSX stands in `jsx.ts`. */

import { backslash, braced, hex, octal } from '../../escaping/backslash';
import { type Language, readBy } from '../language';
import { lexical } from '../lexical';
import type { Lexicon, Token } from '../lexicon';
import { blockComment, CODE, joinedBy, lineComment, string } from '../tokens';

const escaping = backslash({ special: '\'"', numbers: [hex('x', 2), hex('u', 4), braced('u'), octal(1, 3)] });
const template = backslash({ special: '`$', numbers: [hex('x', 2), hex('u', 4), braced('u')] });
const glue = joinedBy('\\+');

/** A longer one is read as a division: somewhat more than the one of 1,900 characters by which many pages tell phones. */
const LONGEST_EXPRESSION = 2500;

/** Where the regular expression ends whose `/` stands at `offset`, on the same line; -1 where none starts there. */
export function endOfExpression(text: string, offset: number): number {
	// `</a>` closes an element of JSX, which stands in files of this name, too.
	if (text.charAt(offset - 1) === '<' || !startsValue(text, offset)) return -1;
	let inClass = false;
	const stop = Math.min(text.length, offset + LONGEST_EXPRESSION);
	for (let at = offset + 1; at < stop; at++) {
		const character = text.charAt(at);
		if (character === '\n') return -1;
		if (character === '\\' && text.charAt(at + 1) !== '\n') at++;
		else if (character === '[') inClass = true;
		else if (character === ']') inClass = false;
		else if (character === '/' && !inClass) return at + 1;
	}
	return -1;
}

const OPERATORS = '=(,:[!&|?{};+-*%~^<>';
const KEYWORD = /(?<![\w$.])(?:return|typeof|case|in|of|do|else|void|default|yield|await|throw|new|delete)$/;
/** Longer than `default`; and than the white space before a value, also over an indented line. */
const LONGEST_KEYWORD = 8;
const LONGEST_BLANK = 200;

/** Whether a value may start at `offset`: an operator, a keyword or the start of the program stands before it. */
export function startsValue(text: string, offset: number): boolean {
	const stop = Math.max(0, offset - LONGEST_BLANK);
	const end = endOfCode(text, offset, stop);
	if (end === stop) return stop === 0;
	if (OPERATORS.includes(text.charAt(end - 1))) return true;
	return KEYWORD.test(text.slice(Math.max(0, end - LONGEST_KEYWORD - 1), end));
}

const SPACE = 0x20;

/** Where the code before `offset` ends: white space and comments behind it are left out. */
function endOfCode(text: string, offset: number, stop: number): number {
	for (let end = offset; ; ) {
		const from = end;
		while (end > stop && text.charCodeAt(end - 1) <= SPACE) end--;
		const comment = startOfComment(text, end, stop, text.slice(end, from).includes('\n'));
		if (comment < 0) return end;
		end = comment;
	}
}

/** Where the comment starts that ends at `end`: a block, or all of a line where that ends there; -1 where there is none. */
function startOfComment(text: string, end: number, stop: number, endsLine: boolean): number {
	if (end === stop) return -1;
	const near = text.slice(stop, end);
	if (near.endsWith('*/')) {
		const open = near.lastIndexOf('/*', near.length - 4);
		return open < 0 ? -1 : stop + open;
	}
	const line = near.lastIndexOf('\n') + 1;
	return endsLine && (line > 0 || stop === 0) && /^[ \t]*\/\//.test(near.slice(line)) ? stop + line : -1;
}

/** The tokens of code wherever it stands: in a program, in a template, in JSX. */
export const tokens: readonly Token[] = [
	lineComment('//'),
	blockComment('/*', '*/'),
	{ open: '/', opening: endOfExpression, close: '' },
	string('"', escaping, { glue }),
	string("'", escaping, { glue }),
	string('`', template, { template: '${', lines: true }),
];

export const javascript: Lexicon = { outside: CODE, tokens };

export const languages: readonly Language[] = [
	...readBy(lexical(javascript), [
		{
			id: 'javascript',
			endings: 'js mjs cjs es6 pac flow',
			interpreters: 'node nodejs bun zx gjs',
			names: 'js js2 js3 ecmascript ecma node nodejs babel javascript-(babel) flow gjs',
			program: true,
			comments: ['//', '{/* */}'],
		},
		{
			id: 'typescript',
			endings: 'ts mts cts',
			interpreters: 'deno ts-node tsx',
			names: 'ts mts cts deno',
			program: true,
			comments: ['//'],
		},
		{ id: 'qml', endings: 'qml', names: 'qt-qml', program: true, comments: ['//'] },
	]),
];
