/** C and the languages that took its comments: `//`, `/* … …`. */

import { backslash, braced, byte, CONTINUED_AND_INDENT, hex, octal } from '../../escaping/backslash';
import { escapedBy } from '../../escaping/escaped';
import type { Escaping } from '../../escaping/unescape';
import { type Language, programsReadBy } from '../language';
import { lexical } from '../lexical';
import type { Lexicon, Token } from '../lexicon';
import {
	blockComment,
	character,
	joinedBy,
	lineComment,
	preceded,
	program,
	rawString,
	rawWithHashes,
	string,
} from '../tokens';

const u4 = hex('u', 4);
const u8 = hex('U', 8);
/** Comments as C++ has them; a third sign makes documentation. */
export const slashes: readonly Token[] = [
	lineComment('///'),
	lineComment('//!'),
	lineComment('//'),
	blockComment('/*', '*/'),
];
/** The same, where a block may stand in a block. */
export const nestedSlashes: readonly Token[] = [...slashes.slice(0, -1), blockComment('/*', '*/', { nests: true })];
const plus = joinedBy('\\+');
const plusInLine = joinedBy('\\+', '', '[ \\t]');

/** Strings that three quotes enclose, over lines. */
const block = (escaping: Escaping, more: Partial<Token> = {}) => string('"""', escaping, { lines: true, ...more });

// C, C++, Objective-C and what is written like them.

const cEscaping = backslash({ special: '"', numbers: [byte(hex('x', 1, 8)), u4, u8, byte(octal(1, 3))] });
/** Strings side by side are one. A `\` before the line's end goes on with a macro. */
const cGlue = /"[\s\\]{0,80}(?:L|u8?|U|@)?"/y;
const cString = string('"', cEscaping, { glue: cGlue });
const cppRaw = rawString('"', (text, offset, end) => `)${text.slice(offset + 1, end - 1)}"`, {
	opening: /"[^()\\\s"]{0,16}\(/y,
	when: preceded(/R$/),
});

export const c = program(...slashes, cString, character);
export const cpp = program(...slashes, cppRaw, cString, character);

// C#. `@"…"` has no escapes but the quote written twice.

const csEscaping = backslash({ special: '"', numbers: [hex('x', 1, 4), u4, u8] });
const csVerbatim = { ...string('"', escapedBy('"', '"'), { glue: joinedBy('\\+', '\\$?@\\$?') }), doubled: true };
const csInterpolated = preceded(/\$$/);

export const csharp = program(
	...slashes,
	rawString('"', (text, offset, end) => text.slice(offset, end), { opening: /"{3,}/y }),
	{ ...csVerbatim, lines: true, template: '{', when: preceded(/\$@$|@\$$/) },
	{ ...csVerbatim, lines: true, when: preceded(/@$/) },
	string('"', csEscaping, { template: '{', when: csInterpolated, glue: joinedBy('\\+', '\\$') }),
	string('"', csEscaping, { glue: plus }),
	character,
);

// The Java virtual machine.

const javaEscaping = backslash({ special: '"', numbers: [hex('u{1,9}', 4), octal(1, 3)] });
const dollar = backslash({ special: '"\'$', numbers: [u4] });
const template = { template: '${' };

export const java = program(...slashes, block(javaEscaping), string('"', javaEscaping, { glue: plus }), character);
export const kotlin = program(
	...nestedSlashes,
	rawString('"""', '"""', template),
	string('"', dollar, { glue: plusInLine, ...template }),
	character,
);
export const scala = program(
	...nestedSlashes,
	rawString('"""'),
	string('"', javaEscaping, { glue: plus, template: '${', when: preceded(/\b[sf]$/) }),
	string('"', javaEscaping, { glue: plus }),
	character,
);
export const groovy = program(
	...slashes,
	block(dollar, template),
	string("'''", dollar, { lines: true }),
	string('"', dollar, { glue: plus, ...template }),
	string("'", dollar, { glue: plus }),
);

// Languages of their own with such comments.

const goEscaping = backslash({ special: '"', numbers: [byte(hex('x', 2)), u4, u8, byte(octal(3))] });

export const go = program(...slashes, string('"', goEscaping, { glue: plus }), rawString('`'), character);

const rustEscaping = backslash({ special: '"', numbers: [hex('x', 2), braced('u')], nothing: CONTINUED_AND_INDENT });

export const rust = program(
	...nestedSlashes,
	rawWithHashes(/(?:^|\W)[bc]?r#*$/),
	string('"', rustEscaping, { lines: true }),
	character,
);

const dartEscaping = backslash({ special: '"\'$', numbers: [hex('x', 2), u4, braced('u')] });
const dartRaw = preceded(/\br$/);
const dartGlue = /(["'])\s{0,80}(?:\+\s{0,80})?\1(?!\1)/y;

export const dart = program(
	...nestedSlashes,
	...['"""', "'''"].flatMap((quote) => [
		rawString(quote, quote, { when: dartRaw }),
		string(quote, dartEscaping, { lines: true, ...template }),
	]),
	...['"', "'"].flatMap((quote) => [
		rawString(quote, quote, { when: dartRaw, lines: false }),
		string(quote, dartEscaping, { glue: dartGlue, ...template }),
	]),
);

const zigEscaping = backslash({ special: '"', numbers: [byte(hex('x', 2)), braced('u')] });

export const zig = program(
	...slashes.slice(0, -1),
	rawString('\\\\', '\n', { lines: false }),
	string('"', zigEscaping, { glue: joinedBy('\\+\\+') }),
	character,
);

const solidityEscaping = backslash({ special: '"\'', numbers: [byte(hex('x', 2)), u4] });
const solidityGlue = joinedBy('', '(?:unicode)?');

export const solidity = program(
	...slashes,
	string('"', solidityEscaping, { glue: solidityGlue }),
	string("'", solidityEscaping, { glue: solidityGlue }),
);

const protoEscaping = backslash({ special: '"\'', numbers: [byte(hex('[xX]', 1, 2)), u4, u8, byte(octal(1, 3))] });
const beside = joinedBy('');

export const proto = program(
	...slashes,
	string('"', protoEscaping, { glue: beside }),
	string("'", protoEscaping, { glue: beside }),
);

const graphqlEscaping = backslash({ special: '"', numbers: [u4, braced('u')] });

export const graphql = program(lineComment('#'), rawString('"""', '"""', { mark: '' }), string('"', graphqlEscaping));

const terraformEscaping = backslash({ special: '"', numbers: [u4, u8] });

export const terraform = program(
	lineComment('#'),
	...slashes,
	string('"', terraformEscaping, template),
	rawString('<<', (text, offset, end) => `\n${text.slice(offset, end).replace(/^<<-?/, '')}`, {
		opening: /<<-?[A-Za-z_]\w*/y,
	}),
);

const nixEscaping = backslash({ special: '"$' });

export const nix: Lexicon = program(
	lineComment('#'),
	blockComment('/*', '*/'),
	rawString("''", "''", template),
	string('"', nixEscaping, { lines: true, glue: plus, ...template }),
);

export const languages: readonly Language[] = [
	...programsReadBy(lexical(c), '//', [
		{ id: 'c', endings: 'c i', names: 'ansi-c gnu-c ansic89' },
		{ id: 'objective-c', endings: 'm', names: 'objc obj-c objectivec objectivec-arc' },
		{ id: 'shaderlab', endings: 'shader' },
		{ id: 'hlsl', endings: 'hlsl hlsli fx fxh cginc' },
		{
			id: 'glsl',
			endings: 'glsl vert frag geom tesc tese comp rgen rchit rmiss glslv glslf gdshader',
			names: 'gdshader',
		},
		{ id: 'opencl', endings: 'cl', names: 'opencl-c' },
		{ id: 'yacc', endings: 'y yy ypp', names: 'bison' },
		{ id: 'lex', endings: 'lex flex' },
	]),
	...programsReadBy(lexical(cpp), '//', [
		{
			id: 'cpp',
			endings: 'cpp cc cxx c++ hpp hh hxx h++ h inl ipp ino tpp',
			names: 'c++ cplusplus iso-c++ gcc-extensions arduino ino cuda cuda-c++ cuda-cpp',
		},
		{
			id: 'objective-cpp',
			endings: 'mm',
			names: 'objcpp objc++ obj-c++ objective-c++ objectivec++ objectivecpp',
		},
		{ id: 'cuda-cpp', endings: 'cu cuh' },
		{ id: 'metal', endings: 'metal' },
	]),
	...programsReadBy(lexical(csharp), '//', [{ id: 'csharp', endings: 'cs csx cake', names: 'c# cs c-sharp csx' }]),
	...programsReadBy(lexical(java), '//', [
		{ id: 'java', endings: 'java jav', names: 'javasource' },
		{ id: 'pde', endings: 'pde', names: 'processing' },
	]),
	...programsReadBy(lexical(kotlin), '//', [{ id: 'kotlin', endings: 'kt kts', names: 'kt kts kotlin-script' }]),
	...programsReadBy(lexical(scala), '//', [
		{
			id: 'scala',
			endings: 'scala sbt sc',
			interpreters: 'scala scala-cli',
			names: 'sbt scala3',
		},
	]),
	...programsReadBy(lexical(groovy), '//', [
		{
			id: 'groovy',
			endings: 'groovy gvy gradle jenkinsfile nf',
			files: 'jenkinsfile',
			interpreters: 'groovy',
			names: 'jenkinsfile gradle nextflow',
		},
	]),
	...programsReadBy(lexical(go), '//', [{ id: 'go', endings: 'go', names: 'golang' }]),
	...programsReadBy(lexical(rust), '//', [
		{ id: 'rust', endings: 'rs', interpreters: 'rust-script', names: 'rs rustic' },
	]),
	...programsReadBy(lexical(dart), '//', [{ id: 'dart', endings: 'dart', interpreters: 'dart', names: 'dartlang' }]),
	...programsReadBy(lexical(zig), '//', [{ id: 'zig', endings: 'zig', names: 'ziglang' }]),
	...programsReadBy(lexical(solidity), '//', [{ id: 'solidity', endings: 'sol', names: 'sol' }]),
	...programsReadBy(lexical(proto), '//', [
		{
			id: 'proto',
			endings: 'proto',
			names: 'protobuf protobuffer protocol-buffer protocol-buffers',
		},
		{ id: 'proto3' },
	]),
	...programsReadBy(lexical(graphql), '#', [{ id: 'graphql', endings: 'graphql gql', names: 'gql' }]),
	...programsReadBy(lexical(terraform), '#', [
		{
			id: 'terraform',
			endings: 'tf tfvars',
			names:
				'tf hcl opentofu tofu terraform-vars tfvars terraform-stack terraform-deploy terraform-mock terraform-test opentofu-vars',
		},
		{ id: 'hcl', endings: 'hcl nomad' },
	]),
	...programsReadBy(lexical(nix), '#', [{ id: 'nix', endings: 'nix', names: 'nixos' }]),
];
