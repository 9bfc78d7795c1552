/**
 * URLs in programs, as the languages' own manuals say that characters are written. Nothing here looks at how the finder
 * undoes them.
 */

import type { ContextName } from '../../../server/src/languages/context';
import { type Embedding, fitsBareText, isBalanced } from './embedding';

const BACKSLASH = '\\';

/** A way to show a character; `undefined` where it cannot be shown so. */
type Way = (character: string) => string | undefined;

const point = (character: string) => character.codePointAt(0) as number;
const digits = (character: string, radix: number, length: number) =>
	point(character).toString(radix).padStart(length, '0');
const upTo =
	(last: number, way: Way): Way =>
	(character) =>
		point(character) <= last ? way(character) : undefined;

/** `\x2f` */
const x2 = upTo(0xff, (character) => `\\x${digits(character, 16, 2)}`);
const x2Ascii = upTo(0x7f, x2);
/** `\u002f`, and beyond it two of them, a surrogate each. */
const u4: Way = (character) =>
	character.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
const u4Alone = upTo(0xffff, u4);
const u4Upper = upTo(0xffff, (character) => `\\u${digits(character, 16, 4).toUpperCase()}`);
/** `\U0000002f` */
const u8: Way = (character) => `\\U${digits(character, 16, 8)}`;
/** `\u{2f}` */
const braced: Way = (character) => `\\u{${digits(character, 16, 1)}}`;
/** `\057`: three digits, so that no digit behind is taken for one more. */
const octal3 = upTo(0x7f, (character) => `\\${digits(character, 8, 3)}`);
const decimal3 = upTo(0x7f, (character) => `\\${digits(character, 10, 3)}`);
const itself: Way = (character) => `\\${character}`;
const only =
	(characters: string, way: Way): Way =>
	(character) =>
		characters.includes(character) ? way(character) : undefined;

/**
 * @param special what cannot stand there as itself
 * @param ways what shows a character instead; some of them any character
 */
function shows(special: string, ...ways: readonly Way[]): Embedding['shows'] {
	return (character) => {
		const escaped = ways.flatMap((way) => way(character) ?? []);
		return special.includes(character) ? escaped : [character, ...escaped];
	};
}

const slash = only('/', itself);
const quotes = only(`"${BACKSLASH}`, itself);
const doubled = only('"', (character) => character + character);

const embedding = (
	languageId: string,
	context: ContextName,
	before: string,
	after: string,
	show: Embedding['shows'],
	more: Partial<Embedding> = { fits: isBalanced },
): Embedding => ({
	name: `${languageId}: ${before.trim()}…${after.trim()}`,
	languageId,
	context,
	before,
	after,
	shows: show,
	...more,
});

/** Where nothing is escaped. */
const verbatim = shows('"');
/** Nobody breaks a string in the address of a host. */
const inParts = (breaks: readonly string[]): Partial<Embedding> => ({
	breaks,
	fits: (url) => isBalanced(url) && !url.includes('['),
});
const bare = shows('');
const inProse: Partial<Embedding> = { fits: fitsBareText };

/** Escapes of `"…"` per language. */
const strings: readonly (readonly [languageIds: string, ways: readonly Way[]])[] = [
	['javascript typescript javascriptreact typescriptreact coffeescript', [x2, u4, braced, slash]],
	['python', [x2, u4Alone, u8, octal3]],
	['c cpp objective-c', [octal3, u4Alone, u8]],
	['csharp', [u4, u8]],
	['java groovy', [u4]],
	['kotlin', [u4]],
	['scala', [u4]],
	['go', [x2Ascii, u4Alone, u8, octal3]],
	['rust', [x2Ascii, braced]],
	['swift', [braced]],
	['dart', [x2, u4Alone, braced]],
	['zig', [x2Ascii, braced]],
	['graphql', [u4Upper, braced]],
	['terraform', [u4Alone, u8]],
	['proto', [x2Ascii, octal3, u4Alone, u8]],
	['solidity', [x2Ascii, u4Upper]],
	['ruby', [x2Ascii, octal3, u4Alone, braced, slash]],
	['elixir', [braced, u4Alone]],
	['perl', [octal3, slash]],
	['lua', [x2Ascii, decimal3, braced]],
	['r', [octal3, u8]],
	['julia', [octal3, u8]],
	['haskell', [(character) => `\\${digits(character, 10, 7)}`, (character) => `\\x${digits(character, 16, 6)}`]],
	['elm', [braced]],
	['ocaml', [decimal3, x2Ascii, braced]],
	['fsharp', [u4, u8]],
	['erlang', [(character) => `\\x{${digits(character, 16, 1)}}`, octal3]],
	['clojure', [u4]],
	['scheme', []],
	['nix', []],
	['d', [x2Ascii, octal3, u4Alone, u8]],
	['vala', [u4Alone, octal3]],
	['haxe', [u4Alone, braced]],
	['rescript', [u4Alone, braced]],
	['cue', [braced]],
	['jsonnet', [u4]],
	['nim', [x2Ascii, decimal3, u4Alone, braced]],
	['gdscript', [u4Alone]],
	['viml', [octal3, u8]],
	['nushell', [braced]],
	['crystal', [x2Ascii, octal3, u4Alone, braced]],
	['purescript', [(character) => `\\x${digits(character, 16, 6)}`]],
	['lean4', [x2, u4Alone]],
	['sml', [decimal3, u4Alone]],
	['wolfram', [upTo(0xffff, (character) => `\\:${digits(character, 16, 4)}`)]],
	['verilog', [octal3]],
];

/** What joins two strings into one. */
const joints: Readonly<Record<string, readonly string[]>> = {
	javascript: ['" + "', '" +\n\t"', '"\n+ "'],
	java: ['" + "', '" +\n\t"'],
	c: ['" "', '"\n\t"', '""'],
	cpp: ['"\n\t"'],
	python: ['" "', '"\n    "'],
	lua: ['" .. "'],
	perl: ['" . "'],
	haskell: ['" ++ "', '\\ \\', '\\\n   \\'],
	elixir: ['" <> "'],
	ocaml: ['" ^ "', '\\\n  '],
	rust: ['\\\n  '],
	d: ['" ~ "'],
	purescript: ['" <> "'],
	sml: ['" ^ "', '\\ \\', '\\\n   \\'],
};

/** Strings without escapes. */
const raw: readonly (readonly [languageId: string, before: string, after: string])[] = [
	['python', 'f(r"', '")'],
	['cpp', 'f(R"x(', ')x");'],
	['csharp', 'f("""', '""");'],
	['go', 'f(`', '`)'],
	['rust', 'f(r#"', '"#)'],
	['kotlin', 'f("""', '""")'],
	['scala', 'f("""', '""")'],
	['swift', 'f(#"', '"#)'],
	['dart', 'f(r"', '")'],
	['lua', 'f([==[', ']==])'],
	['r', 'f(r"(', ')")'],
	['ocaml', 'f {x|', '|x}'],
	['fsharp', 'f """', '"""'],
	['d', 'f(`', '`)'],
	['rego', 'f(`', '`)'],
	['nim', 'f("""', '""")'],
];

const comments: readonly (readonly [languageId: string, before: string, after: string])[] = [
	['c', '/* It\'s "at (', ') */'],
	['java', '// It\'s "at (', ')\n'],
	['python', '# It\'s "at (', ')\n'],
	['lua', '--[[ It\'s "at (', ') ]]'],
	['haskell', '{- It\'s "at (', ') -}'],
	['ocaml', '(* It\'s "at (', ') *)'],
	['erlang', '% It\'s "at (', ')\n'],
	['clojure', '; It\'s "at (', ')\n'],
	['vb', "' It's \"at (", '\n'],
	['sql', '-- It\'s "at (', ')\n'],
	['powershell', '<# It\'s "at (', ') #>'],
	['elisp', '; It\'s "at (', ')\n'],
	['ada', '-- It\'s "at (', ')\n'],
	['pascal', '{ It\'s "at (', ') }'],
	['FortranFreeForm', '! It\'s "at (', ')\n'],
	['cmake', '# It\'s "at (', ')\n'],
	['viml', '" It\'s "at (', '\n'],
	['m4', 'dnl It\'s "at (', ')\n'],
];

/** CSS: up to six hexadecimal digits; six of them need no space behind. */
const css: readonly Way[] = [
	(character) => `\\${digits(character, 16, 6)}`,
	(character) => `\\${digits(character, 16, 1)} `,
	only('/:?&=~!+,;@()"\'\\', itself),
];

/** What needs an escape in a string between `"`, beside that and the backslash. */
const interpolated: Readonly<Record<string, string>> = {
	...{ kotlin: '$', groovy: '$', dart: '$', julia: '$', nix: '$', perl: '$@', crystal: '#' },
};

const inStrings = strings.flatMap(([languageIds, ways]) =>
	languageIds.split(' ').map((languageId) => {
		const marks = interpolated[languageId] ?? '';
		const show = shows(`"${BACKSLASH}${marks}`, quotes, only(marks, itself), ...ways);
		const breaks = joints[languageId];
		return embedding(languageId, 'string', 'f("', '")', show, breaks && inParts(breaks));
	}),
);

const number: Way = (character) => `&#x${digits(character, 16, 1)};`;

/** Programs and style sheets. */
export const programs: readonly Embedding[] = [
	...inStrings,
	embedding(
		'powershell',
		'string',
		'f "',
		'"',
		shows(
			'"$`',
			only('"$`', (character) => `\`${character}`),
			doubled,
		),
		inParts(['" + "', '`\n']),
	),
	embedding('vb', 'string', 'f("', '")', shows('"', doubled), inParts(['" & "', '" & _\r\n\t"'])),
	embedding('csharp', 'string', 'f(@"', '")', shows('"', doubled)),
	embedding(
		'php',
		'string',
		"<?php f('",
		"');",
		shows(`'${BACKSLASH}`, only(`'${BACKSLASH}`, itself)),
		inParts(["' . '", "' .\n  '"]),
	),
	embedding(
		'php',
		'string',
		'<?php f("',
		'");',
		shows(`"$${BACKSLASH}`, only(`"$${BACKSLASH}`, itself), x2Ascii, octal3, braced),
	),
	embedding(
		'sql',
		'string',
		"select '",
		"';",
		shows(
			"'",
			only("'", (character) => character + character),
		),
		inParts(["' || '", "'\n  '"]),
	),
	...['ada', 'FortranFreeForm', 'coq'].map((languageId) =>
		embedding(
			languageId,
			'string',
			'f("',
			'")',
			shows('"', doubled),
			languageId === 'ada' ? inParts(['" & "']) : undefined,
		),
	),
	...['pascal', 'abap'].map((languageId) =>
		embedding(
			languageId,
			'string',
			"f('",
			"')",
			shows(
				"'",
				only("'", (character) => character + character),
			),
		),
	),
	embedding(
		'apex',
		'string',
		"f('",
		"')",
		shows(`'${BACKSLASH}`, only(`'${BACKSLASH}`, itself), u4),
		inParts(["' + '"]),
	),
	embedding('postscript', 'string', '(', ')', shows(`()${BACKSLASH}`, only(`()${BACKSLASH}`, itself), octal3)),
	embedding('cmake', 'string', 'f("', '")', shows(`"$${BACKSLASH}`, only(`"$${BACKSLASH}`, itself))),
	embedding('python', 'string', "f('", "')", shows(`'${BACKSLASH}`, only(`'${BACKSLASH}`, itself), x2, u8)),
	embedding('ruby', 'string', "f('", "')", shows(`'${BACKSLASH}`, only(`'${BACKSLASH}`, itself))),
	embedding(
		'javascript',
		'string',
		'f(`',
		'`)',
		shows(`\`$${BACKSLASH}`, only(`\`$${BACKSLASH}`, itself), x2, u4, braced, slash),
	),
	...raw.map(([languageId, before, after]) => embedding(languageId, 'raw-string', before, after, verbatim)),
	embedding('powershell', 'raw-string', "@'\nit's \"", '"\n\'@', verbatim, inProse),
	...comments.map(([languageId, before, after]) => embedding(languageId, 'comment', before, after, bare, inProse)),
	embedding('css', 'css-url', 'a { b: url(', ') }', shows(` ()"'${BACKSLASH}`, ...css), {}),
	embedding('css', 'css-url', 'a { b: url( "', '" ) }', shows(`"${BACKSLASH}`, ...css), inParts(['\\\n'])),
	embedding('scss', 'css-url', 'a { b: url( ', ") } // it's", shows(` ()"'${BACKSLASH}`, ...css), {}),
	embedding('css', 'string', '@import "', '";', shows(`"${BACKSLASH}`, ...css)),
	embedding(
		'javascriptreact',
		'markup-attribute',
		'a = <a href="',
		'"/>;',
		shows(
			'"&',
			only('&', () => '&amp;'),
			number,
		),
	),
	embedding(
		'javascriptreact',
		'markup-text',
		"a = <p>don't (",
		') </p>;',
		shows(
			"'<>&*",
			only('&', () => '&amp;'),
			number,
		),
		inProse,
	),
	embedding('c', 'url-wrapper', '// <URL:', '>\n', shows(''), { breaks: ['\n// ', '\n//   ', ' '] }),
	embedding('python', 'angle-brackets', '# <', '>\n', shows(''), { breaks: ['\n# '] }),
	embedding('java', 'url-wrapper', '/**\n * <URL:', '>\n */', shows(''), { breaks: ['\n * '] }),
	embedding('lua', 'url-wrapper', '-- <URL:', '>\n', shows(''), { breaks: ['\n-- '] }),
];
