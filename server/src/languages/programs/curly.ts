/** More languages with C's comments: what is compiled, what draws, what is made into chips. Most have few files each, so they stand together. */

import { backslash, braced, byte, hex, octal } from '../../escaping/backslash';
import { type Language, readBy } from '../language';
import { lexical } from '../lexical';
import {
	blockComment,
	character,
	joinedBy,
	lineComment,
	notInName,
	preceded,
	program,
	rawString,
	string,
} from '../tokens';
import { nestedSlashes, slashes } from './c-like';

const u4 = hex('u', 4);
const u8 = hex('U', 8);
const bytes = [byte(hex('x', 2)), byte(octal(1, 3))];
const plus = joinedBy('\\+');

// D. What `q"…"` encloses starts with a bracket, a sign or a word, and ends with the same.

const dEscaping = backslash({ special: '"', numbers: [...bytes, u4, u8] });
const CLOSERS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>' };

function closeOfDelimited(text: string, offset: number, end: number): string {
	const mark = text.slice(offset + 1, end);
	const last = mark.trimEnd();
	return last.length < mark.length ? `\n${last}"` : `${CLOSERS[mark] ?? mark}"`;
}

export const d = program(
	...slashes,
	blockComment('/+', '+/', { nests: true, mark: '+' }),
	rawString('`'),
	rawString('"', '"', { when: preceded(/\br$/) }),
	rawString('"', closeOfDelimited, { opening: /"(?:[A-Za-z_]\w{0,80}\r?\n|[^\s\w])/y, when: preceded(/\bq$/) }),
	string('"', dEscaping, { lines: true, glue: joinedBy('~') }),
	character,
);

// Odin, V and Vala.

const odinEscaping = backslash({ special: '"', numbers: [...bytes, u4, u8] });

export const odin = program(...nestedSlashes, rawString('`'), string('"', odinEscaping), character);

const vEscaping = backslash({ special: '"\'$', numbers: [...bytes, u4] });
const vCode = { template: '${', lines: true, glue: plus };

export const v = program(
	...nestedSlashes,
	...['"', "'"].flatMap((quote) => [
		rawString(quote, quote, { when: preceded(/\br$/) }),
		string(quote, vEscaping, vCode),
	]),
);

const valaEscaping = backslash({ special: '"', numbers: [...bytes, u4, u8] });

export const vala = program(
	...slashes,
	rawString('"""'),
	string('"', backslash({ special: '"$', numbers: [...bytes, u4] }), {
		template: '$(',
		when: preceded(/@$/),
		glue: plus,
	}),
	string('"', valaEscaping, { glue: plus }),
	character,
);

// Haxe: code stands in `'…'` only, and `~/…/` is a regular expression.

const haxeNumbers = [...bytes, u4, braced('u')];

export const haxe = program(
	...slashes,
	{ open: '~/', opening: /~\/(?:\\.|[^\\/\r\n]){1,500}\//y, close: '' },
	string('"', backslash({ special: '"', numbers: haxeNumbers }), { lines: true, glue: plus }),
	string("'", backslash({ special: "'$", numbers: haxeNumbers }), { lines: true, glue: plus, template: '${' }),
);

// Apex, in which every string stands between apostrophes.

const apexEscaping = backslash({ special: "'", numbers: [u4] });

export const apex = program(
	...slashes,
	string("'''", apexEscaping, { lines: true }),
	string("'", apexEscaping, { glue: plus }),
);

// Gleam and ReScript.

export const gleam = program(
	lineComment('////'),
	...slashes.filter(({ close }) => close === '\n'),
	string('"', backslash({ special: '"', numbers: [braced('u')] }), { lines: true, glue: joinedBy('<>') }),
);

const rescriptEscaping = backslash({ special: '"', numbers: [...bytes, u4, braced('u')] });

export const rescript = program(
	...nestedSlashes,
	string('`', backslash({ special: '`$' }), { lines: true, template: '${' }),
	rawString('{', (text, offset, end) => `|${text.slice(offset + 1, end - 1)}}`, { opening: /\{[a-z_]{0,20}\|/y }),
	string('"', rescriptEscaping, { lines: true, glue: joinedBy('\\+\\+') }),
	notInName,
);

// Bicep.

export const bicep = program(
	...slashes,
	rawString("'''"),
	string("'", backslash({ special: "'$", numbers: [braced('u')] }), { template: '${' }),
);

// What needs no more than this. In some an apostrophe is part of a number, `8'hFF`, or of a name.

const simple = backslash({ special: '"\'', numbers: [...bytes, u4, u8] });
const quotes = [string('"', simple, { glue: plus }), string("'", simple, { glue: plus })];

export const quoted = program(...slashes, string('"', simple));
export const quotedTwice = program(...slashes, ...quotes);
export const hashed = program(lineComment('#'), ...slashes, ...quotes);

export const languages: readonly Language[] = [
	...readBy(lexical(d), [{ id: 'd', endings: 'd di', names: 'dlang', program: true, comments: ['//'] }]),
	...readBy(lexical(odin), [{ id: 'odin', endings: 'odin', program: true, comments: ['//'] }]),
	...readBy(lexical(v), [{ id: 'v', endings: 'vv vsh', names: 'vlang', program: true, comments: ['//'] }]),
	...readBy(lexical(vala), [{ id: 'vala', endings: 'vala vapi', program: true, comments: ['//'] }]),
	...readBy(lexical(haxe), [{ id: 'haxe', endings: 'hx', names: 'hx', program: true, comments: ['//'] }]),
	...readBy(lexical(apex), [
		{ id: 'apex', endings: 'apex trigger', names: 'salesforce-apex', program: true, comments: ['//'] },
	]),
	...readBy(lexical(gleam), [{ id: 'gleam', endings: 'gleam', program: true, comments: ['//'] }]),
	...readBy(lexical(rescript), [
		{ id: 'rescript', endings: 'res resi', program: true, comments: ['//'] },
		{ id: 'reason', endings: 're rei', names: 'reasonml', program: true, comments: ['//'] },
	]),
	...readBy(lexical(bicep), [
		{ id: 'bicep', endings: 'bicep bicepparam', names: 'bicep-params', program: true, comments: ['//'] },
	]),
	...readBy(lexical(quoted), [
		{ id: 'verilog', endings: 'v vh', names: 'verilog-2001', program: true, comments: ['//'] },
		{ id: 'systemverilog', endings: 'sv svh svi', names: 'system-verilog', program: true, comments: ['//'] },
		{ id: 'wgsl', endings: 'wgsl', program: true, comments: ['//'] },
		{ id: 'scad', endings: 'scad', names: 'openscad', program: true, comments: ['//'] },
		{ id: 'prisma', endings: 'prisma', program: true, comments: ['//'] },
		{ id: 'dts', endings: 'dts dtsi', names: 'devicetree', program: true, comments: ['//'] },
		{ id: 'flatbuffers', endings: 'fbs', names: 'fbs', program: true, comments: ['//'] },
		{ id: 'ql', endings: 'ql qll', names: 'codeql', program: true, comments: ['//'] },
		{ id: 'move', endings: 'move', program: true, comments: ['//'] },
		{ id: 'nwscript', endings: 'nss', program: true, comments: ['//'] },
	]),
	...readBy(lexical(quotedTwice), [
		{ id: 'actionscript', endings: 'as', names: 'actionscript3 actionscript-3 as3', program: true, comments: ['//'] },
		{ id: 'antlr', endings: 'g4', names: 'antlr4', program: true, comments: ['//'] },
		{ id: 'cypher', endings: 'cypher cyp', program: true, comments: ['//'] },
	]),
	...readBy(lexical(hashed), [
		{ id: 'thrift', endings: 'thrift', program: true, comments: ['//'] },
		{ id: 'stan', endings: 'stan', program: true, comments: ['//'] },
		{ id: 'dot', endings: 'dot gv', names: 'graphviz graphviz-dot graphviz-(dot)', program: true, comments: ['//'] },
	]),
];
