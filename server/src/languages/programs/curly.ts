/** More languages with C's comments: what is compiled, what draws, what is made into chips. Most have few files each, so they stand together. */

import { backslash, braced, byte, hex, octal } from '../../escaping/backslash';
import { type Language, programsReadBy } from '../language';
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
	...programsReadBy(lexical(d), '//', [{ id: 'd', endings: 'd di', names: 'dlang' }]),
	...programsReadBy(lexical(odin), '//', [{ id: 'odin', endings: 'odin' }]),
	...programsReadBy(lexical(v), '//', [{ id: 'v', endings: 'vv vsh', names: 'vlang' }]),
	...programsReadBy(lexical(vala), '//', [{ id: 'vala', endings: 'vala vapi' }]),
	...programsReadBy(lexical(haxe), '//', [{ id: 'haxe', endings: 'hx', names: 'hx' }]),
	...programsReadBy(lexical(apex), '//', [{ id: 'apex', endings: 'apex trigger', names: 'apex-anon salesforce-apex' }]),
	...programsReadBy(lexical(gleam), '//', [{ id: 'gleam', endings: 'gleam' }]),
	...programsReadBy(lexical(rescript), '//', [
		{ id: 'rescript', endings: 'res resi' },
		{ id: 'reason', endings: 're rei', names: 'reasonml' },
	]),
	...programsReadBy(lexical(bicep), '//', [{ id: 'bicep', endings: 'bicep bicepparam', names: 'bicep-params' }]),
	...programsReadBy(lexical(quoted), '//', [
		{ id: 'verilog', endings: 'v vh', names: 'verilog-2001' },
		{ id: 'systemverilog', endings: 'sv svh svi', names: 'system-verilog' },
		{ id: 'wgsl', endings: 'wgsl' },
		{ id: 'scad', endings: 'scad', names: 'openscad' },
		{ id: 'prisma', endings: 'prisma' },
		{ id: 'dts', endings: 'dts dtsi', names: 'devicetree' },
		{ id: 'flatbuffers', endings: 'fbs', names: 'fbs' },
		{ id: 'ql', endings: 'ql qll', names: 'codeql' },
		{ id: 'move', endings: 'move' },
		{ id: 'nwscript', endings: 'nss' },
	]),
	...programsReadBy(lexical(quotedTwice), '//', [
		{ id: 'actionscript', endings: 'as', names: 'actionscript3 actionscript-3 as3 nextgenas' },
		{ id: 'angelscript' },
		{ id: 'antlr', endings: 'g4', names: 'antlr4' },
		{ id: 'cypher', endings: 'cypher cyp' },
	]),
	...programsReadBy(lexical(hashed), '//', [
		{ id: 'thrift', endings: 'thrift' },
		{ id: 'stan', endings: 'stan' },
		{ id: 'dot', endings: 'dot gv', names: 'graphviz graphviz-dot graphviz-(dot)' },
	]),
];
