/** Languages in which settings and builds are programmed. */

import { backslash, byte, hex, octal } from '../../escaping/backslash';
import { escapedBy } from '../../escaping/escaped';
import { familiesIn } from '../../placeholders/placeholders';
import { COMMENT, contextOf } from '../context';
import { type Language, programsReadBy } from '../language';
import { lexical } from '../lexical';
import type { Token } from '../lexicon';
import { blockComment, joinedBy, lineComment, preceded, program, rawString, string } from '../tokens';
import { startsWord, type Words, wordEnd, words } from '../words';
import { slashes } from './c-like';
import { longClose } from './scripting';

const u4 = hex('u', 4);
const hash = lineComment('#');
const json = backslash({ special: '"\'', numbers: [u4] });
const plus = joinedBy('\\+');

// Jsonnet. `@"…"` has no escapes but the quote written twice, and `|||` encloses a text.

export const jsonnet = program(
	hash,
	...slashes,
	rawString('|||', '\n|||', { opening: /\|{3}-?(?=[ \t]*\r?$)/my }),
	...['"', "'"].flatMap((quote) => [
		string(quote, escapedBy(quote, quote), { doubled: true, lines: true, when: preceded(/@$/) }),
		string(quote, json, { lines: true, glue: plus }),
	]),
);

export const rego = program(hash, rawString('`'), string('"', json));

// Puppet.

export const puppet = program(
	hash,
	blockComment('/*', '*/'),
	string('"', backslash({ special: '"$' }), { lines: 'paragraph', template: '${' }),
	string("'", escapedBy('\\', "'\\"), { lines: 'paragraph' }),
);

// Meson.

const mesonEscaping = backslash({
	special: "'",
	numbers: [byte(hex('x', 2)), u4, hex('U', 8), byte(octal(1, 3))],
});

export const meson = program(hash, rawString("'''"), string("'", mesonEscaping, { glue: plus }));

// CMake: a word ends at white space and at what encloses or separates words.

const longBracket = { opening: /\[=*\[/y, close: longClose };
const quoted: Token = {
	...string('"', escapedBy('\\', '"\\$', { any: true, continued: /\\\r?\n/y })),
	lines: true,
};

export const cmake: Words = {
	outside: contextOf({ name: 'code', escaping: escapedBy('\\', '()#"\\;$', { any: true }) }),
	tokens: [
		{ open: '#', opening: /#\[=*\[/y, close: longClose, context: COMMENT, lines: true, mark: '' },
		lineComment('#'),
		{
			...rawString('['),
			...longBracket,
			when: (text, offset) => startsWord(text, offset) || text.charAt(offset - 1) === '(',
		},
		quoted,
	],
	endOf: wordEnd('()"', '\\', familiesIn('cmake', true)),
};

export const languages: readonly Language[] = [
	...programsReadBy(lexical(jsonnet), '//', [{ id: 'jsonnet', endings: 'jsonnet libsonnet' }]),
	...programsReadBy(lexical(rego), '#', [{ id: 'rego', endings: 'rego', names: 'opa' }]),
	...programsReadBy(lexical(puppet), '#', [{ id: 'puppet', endings: 'pp' }]),
	...programsReadBy(lexical(meson), '#', [
		{
			id: 'meson',
			files: 'meson.build meson_options.txt meson.options',
		},
	]),
	...programsReadBy(words(cmake), '#', [
		{
			id: 'cmake',
			endings: 'cmake',
			files: 'cmakelists.txt',
			names: 'cmakelists',
		},
	]),
];
