// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the documents hold placeholders

/** The programs of fewer people: what is theirs alone in how they escape, join and quote, and what must not derail their reader. */

import { finds, findsNothing, type LogicalRow, reads } from './marked';

const raw = String.raw;

const slash = (written: string): LogicalRow => [`f("⸠http:${written}/a.example/x⸡")`, 'http://a.example/x', written];

/** Escapes of a slash in `"…"`. */
const escapes: readonly (readonly [languageId: string, ...escapes: string[]])[] = [
	['d', raw`\x2f`, raw`\57`, raw`\u002f`, raw`\U0000002f`],
	['odin', raw`\x2f`, raw`\u002f`],
	['v', raw`\x2f`, raw`\u002f`],
	['vala', raw`\x2f`, raw`\57`],
	['haxe', raw`\x2f`, raw`\u{2f}`],
	['gleam', raw`\u{2f}`],
	['rescript', raw`\u{2f}`],
	['jsonnet', raw`\u002f`],
	['nim', raw`\x2f`, raw`\47`, raw`\u{2f}`],
	['tcl', raw`\x2f`, raw`\u2f`],
	['awk', raw`\57`],
	['gdscript', raw`\u002f`],
	['viml', raw`\x2f`, raw`\u2f`],
	['nushell', raw`\u{2f}`],
	['crystal', raw`\x2f`, raw`\u{2f}`],
	['purescript', raw`\x2f`],
	['dhall', raw`\u002f`],
	['lean4', raw`\x2f`],
	['sml', raw`\047`],
	['wolfram', raw`\:002f`],
	['prolog', raw`\57`],
	['matlab', raw`\57`],
	['cue', raw`\u{2f}`],
	['asm', raw`\57`],
];
for (const [languageId, ...each] of escapes) reads('escapes', languageId, each.map(slash));

reads('escapes', 'apex', [[raw`f('⸠http://a.example/it\'s⸡');`, "http://a.example/it's", raw`\'`]]);
reads('escapes', 'bicep', [[raw`x: '⸠http:\u{2f}/a.example/\$x⸡'`, 'http://a.example/$x', raw`\u{2f}`, raw`\$`]]);
reads('escapes', 'meson', [[raw`x = '⸠http:\x2f/a.example/it\'s⸡'`, "http://a.example/it's", raw`\x2f`, raw`\'`]]);
reads('escapes', 'fish', [[raw`curl '⸠http://a.example/it\'s⸡'`, "http://a.example/it's", raw`\'`]]);
reads('escapes', 'cmake', [
	[raw`file(DOWNLOAD "⸠http://a.example/\$x⸡" y)`, 'http://a.example/$x', raw`\$`],
	[raw`set(URL ⸠http://a.example/\(x\)⸡)`, 'http://a.example/(x)', raw`\(`, raw`\)`],
]);
reads('escapes', 'nsis', [[raw`ExecShell open '⸠http://a.example/?a=$\"b⸡'`, 'http://a.example/?a="b', raw`$\"`]]);
reads('escapes', 'ahk', [['Run("⸠http://a.example/?a=`%b⸡")', 'http://a.example/?a=%b', '`%']]);
reads('escapes', 'postscript', [
	[raw`(⸠http:\057/a.example/\(x\)⸡)`, 'http://a.example/(x)', raw`\057`, raw`\(`, raw`\)`],
]);
reads('a gap in a string', 'sml', [['val x = "⸠http://a.example/\\\n   \\x⸡"', 'http://a.example/x']]);

const doubled: readonly (readonly [quote: string, languageIds: string])[] = [
	['"', 'ada vhdl FortranFreeForm cobol sas bsl coq'],
	["'", 'pascal FortranFreeForm cobol abap sas viml gnuplot matlab'],
];
for (const [quote, languageIds] of doubled)
	for (const languageId of languageIds.split(' ')) {
		const twice = quote + quote;
		reads('a quote written twice', languageId, [
			[`f(${quote}⸠http://a.example/it${twice}s⸡${quote})`, `http://a.example/it${quote}s`, twice],
		]);
	}

for (const languageId of ['v', 'haxe', 'rescript', 'bicep']) {
	const quote = languageId === 'rescript' ? '`' : "'";
	finds('a string with code in it', languageId, [
		`f(${quote}⸠http://\${h[${quote}a${quote}]}/x.⸡${quote}, ${quote}⸠http://b.example/,⸡${quote})`,
	]);
}
for (const languageId of ['puppet', 'dhall', 'hcl'])
	finds('a string with code in it', languageId, ['f("⸠http://${h["a"]}/x.⸡", "⸠http://b.example/,⸡")']);
for (const languageId of ['cue', 'pkl'])
	finds('a string with code in it', languageId, [raw`f("⸠http://\(h["a"])/x.⸡", "⸠http://b.example/,⸡")`]);
finds('a string with code in it', 'crystal', ['f("⸠http://#{h["a"]}/x.⸡", "⸠http://b.example/,⸡")']);
finds('a string with code in it', 'vala', ['f(@"⸠http://$(h["a"])/x.⸡", "⸠http://b.example/,⸡")']);
finds('a string with code in it', 'nim', ['f(fmt"⸠http://{h}/x.⸡", &"⸠http://{g("a")}/,⸡", "⸠http://b.example/,⸡")']);
finds('a string with code in it', 'lean4', ['f s!"⸠http://{h "a"}/x.⸡" "⸠http://b.example/,⸡"']);
finds('a string with code in it', 'abap', ["x = |⸠http://{ h }/x.⸡| && '⸠http://b.example/,⸡'."]);
finds('a string with code in it', 'nushell', ['f $"⸠http://a.example/($h)/x⸡ ($h | get "a")" "⸠http://b.example/,⸡"']);
finds('a string with code in it', 'tcl', ['f "⸠http://[lindex $h "a"]/x.⸡" "⸠http://b.example/,⸡"']);
finds('a string with code in it', 'fish', ['curl "⸠http://$(f "a")/x⸡" "⸠http://b.example/x⸡"']);

finds('a word of CMake', 'cmake', [
	'FetchContent_Declare(a URL ⸠https://a.example/x.git⸡)\n',
	'set(A ⸠https://a.example/${B}/x⸡ CACHE STRING "")',
	'set(A [[⸠https://a.example/x⸡]] [=[⸠https://b.example/x⸡]=])',
	'# See ⸠https://a.example/x⸡.\nset(A "⸠https://b.example/,⸡")',
]);
finds('a word of fish', 'fish', [
	'set -gx A ⸠http://localhost:8080⸡; f',
	"curl ⸠https://a.example/$x[1]/y⸡ | jq '.a'",
	'echo "don\'t" # It\'s ⸠http://a.example/x⸡.',
]);
finds('a word of Nushell', 'nushell', [
	'http get ⸠https://a.example/x⸡|from json',
	'let a = (http get ⸠https://a.example/x?a=b⸡); [⸠https://b.example/⸡]',
]);
finds('quoted by M4', 'm4', [
	'AC_INIT([a], [1.0], [⸠https://a.example/bugs⸡], [a], [⸠https://b.example/⸡])',
	"dnl Don't: ⸠https://a.example/x⸡.\nAC_DEFUN([A])",
]);
finds('a command of Tcl', 'tcl', [
	'set token [http::geturl ⸠http://a.example/x⸡]',
	'set a {⸠http://a.example/x⸡}',
	'if {$a} { # don\'t "\n puts "⸠http://a.example/x.⸡" }',
]);
finds("Vim's quotes", 'viml', [
	'" It\'s "at" ⸠http://a.example/x⸡, or so\nlet a = "⸠http://b.example/x.⸡"',
	"let a = '⸠http://a.example/x.⸡' \" don't see ⸠http://b.example/x⸡",
	'let a = "a" . "⸠http://a.example/,⸡"',
]);
finds('an apostrophe that transposes', 'matlab', [
	"x = a'; y = b.c'; f('⸠http://a.example/x.⸡')",
	"x = [a' b'] % It's ⸠http://a.example/x⸡.",
]);
finds('a comment by its column', 'FortranFixedForm', [
	"C     It's ⸠http://a.example/x⸡, isn't it?\n      CALL F('⸠http://b.example/,⸡')",
	"      CALL F('⸠http://b.example/,⸡')\n* don't\n      CALL F('⸠http://a.example/,⸡')",
]);
finds('no comment by its column', 'FortranFreeForm', ['c = "⸠http://a.example/,⸡"\ncall f("⸠http://b.example/.⸡")']);
finds('a comment by its column', 'cobol', [
	"000100* It's ⸠http://a.example/x⸡, isn't it?\n000200     MOVE '⸠http://b.example/,⸡' TO A.",
]);
finds('comments of Pascal', 'pascal', [
	"{ It's ⸠http://a.example/x⸡ } f('⸠http://b.example/,⸡');",
	"{$I 'a.inc'} (* don't *) f('a'#13#10'⸠http://b.example/,⸡'); // isn't ⸠http://c.example/x⸡",
]);
finds('comments of ABAP', 'abap', [
	"* It's ⸠http://a.example/x⸡, isn't it?\nx = '⸠http://b.example/,⸡'. \" don't: ⸠http://c.example/x⸡",
]);
finds('comments of SAS', 'sas', ["* It's ⸠http://a.example/x⸡;\n%let a = '⸠http://b.example/,⸡';"]);
finds('a regular expression', 'awk', [
	`/["']/ { print "⸠http://a.example/,⸡" }`,
	`$0 ~ /^"/ { f("⸠http://a.example/,⸡") }`,
]);
finds('a regular expression', 'haxe', [`x = ~/["']/; f("⸠http://a.example/,⸡")`]);
finds('a character', 'prolog', [`x(C) :- C == 0'", f("⸠http://a.example/,⸡").`]);
finds('a character', 'verilog', [`assign a = 8'hFF; f("⸠http://a.example/,⸡");`]);
finds('a character', 'ada', [
	`A := Character'('"'); F ("⸠http://a.example/,⸡");`,
	`X : C := '"'; F ("⸠http://a.example/,⸡");`,
]);
finds('a character', 'elisp', ['(f ?\\" "⸠http://a.example/,⸡")', '(f #\'g "See ⸠http://a.example/x⸡.")']);
finds('brackets in a string', 'postscript', ['(a (b) ⸠http://a.example/x⸡) % (\n(⸠http://b.example/,⸡)']);
finds('words in assemblers', 'asm', ['@ See ⸠http://a.example/x⸡.\n mov r0, #1 ; "\n.ascii "⸠http://b.example/,⸡"']);

// A name and a colon are code.
for (const languageId of 'haxe elisp racket cmake viml tcl nim gleam pascal'.split(' '))
	findsNothing('names', languageId, ['file:String', 'tel:counter (data:x)']);
