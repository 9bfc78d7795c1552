/** TOML 1.0: basic and literal strings, of one line or of several. */

import { cLike, type Escaping, identity } from '../../escaping/unescape';
import { endAt } from '../../url/sticky';
import { COMMENT, type Context, contextOf } from '../context';
import { type Language, readBy } from '../language';
import { lexical } from '../lexical';
import type { Lexicon } from '../lexicon';

const basic = cLike('"');

/** A `\` at a line's end takes the next line's indentation with it. */
const CONTINUED = /\\[ \t]*\r?\n\s*/y;

const multiline: Escaping = {
	...basic,
	undo: (text, offset, limit) => {
		const end = endAt(CONTINUED, text, offset);
		return end < 0 ? basic.undo(text, offset, limit) : { text: '', end: Math.min(limit, end) };
	},
};

const literal: Escaping = { ...identity, write: (text) => (text.includes("'") ? undefined : text) };

const STRING: Context = contextOf({ name: 'string', escaping: basic });
const LINES: Context = contextOf({ name: 'string', escaping: multiline });
const RAW: Context = contextOf({ name: 'raw-string', escaping: literal });
export const toml: Lexicon = {
	outside: contextOf({ name: 'value', escaping: identity }),
	tokens: [
		{ open: '#', close: '\n', context: COMMENT, mark: '#' },
		{ open: '"""', close: '"""', context: LINES, escape: '\\', lines: true },
		{ open: "'''", close: "'''", context: RAW, lines: true },
		{ open: '"', close: '"', context: STRING, escape: '\\' },
		{ open: "'", close: "'", context: RAW },
	],
};

export const languages: readonly Language[] = [
	...readBy(lexical(toml), [
		{
			id: 'toml',
			endings: 'toml',
			files: 'cargo.lock pipfile poetry.lock uv.lock',
			names: 'conf-toml cargo-lock',
			comments: ['#'],
		},
	]),
];
