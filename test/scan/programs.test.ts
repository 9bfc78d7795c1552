// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the documents hold placeholders

/** Programs: where a URL ends in code, comments and strings, what its text is, and how it is written back. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { scan } from '../../server/src/find/scanner';
import { finds, findsNothing, type LogicalRow, reads, title } from './marked';

const raw = String.raw;

/** What every language with such a comment has. */
const comments: readonly [mark: string, languageIds: string][] = [
	[
		'//',
		'javascript typescript javascriptreact typescriptreact scss less c cpp objective-c csharp java kotlin scala groovy go rust ' +
			'swift dart zig solidity proto terraform fsharp glsl hlsl cuda-cpp metal d odin v vala haxe apex gleam rescript bicep verilog ' +
			'systemverilog wgsl scad prisma dts actionscript thrift dot cue pkl jsonnet pascal bsl qml asm',
	],
	[
		'#',
		'python perl ruby elixir coffeescript r julia powershell graphql terraform nix crystal nim tcl awk gdscript nushell gnuplot ' +
			'thrift jsonnet rego puppet meson cmake fish just matlab nsis viml gn opam',
	],
	['--', 'sql lua haskell elm purescript agda idris dhall lean4 ada vhdl applescript'],
	[';;', 'clojure scheme racket elisp commonlisp fennel'],
	[';', 'ahk ahk2 nsis asm'],
	['%', 'erlang matlab prolog postscript'],
	["'", 'vb'],
	['!', 'FortranFreeForm FortranFixedForm'],
	['*>', 'cobol'],
	['"', 'abap viml'],
	['dnl', 'm4'],
];
finds('what a string in a string is joined to, a column of a record, and a link of JSDoc', 'javascript', [
	raw`exec('open "⸠http://localhost:⸡"' + port)`,
	'a = `1,PLAIN ROAD,⸠https://a.example/img/x.png⸡,id,ErrorMessage,"a"\n2`',
	'// maps,⸠https://a.example/@48.1,16.2,z⸡',
	raw`get("⸠https://api.⸡" + domain); // [x](⸠https://a.example/#bold:⸡)`,
	'// ⸠ldap://a.example/o=a?crl?base?⸡\n// Is it ⸠ldap://a.example/o=a⸡?',
	"a.style = '/*! shop v3 | MIT License | ⸠https://a.example⸡*/*,:after{--b:0}'",
	raw`/* get ⸠https://a.example/css⸡\?family\=Roboto\&display\=swap */`,
	raw`/** {@link ⸠https://a.example/api/⸡\|its name} */`,
]);

for (const [mark, languageIds] of comments) {
	for (const languageId of languageIds.split(' ')) {
		finds(`a comment after ${mark}`, languageId, [
			`${mark} See ⸠http://a.example/x⸡.`,
			`${mark} Write to ⸠mailto:jane@a.example⸡, or key:value.`,
			`${mark} It's at ⸠http://a.example/x⸡, isn't it?\n${mark} "See ⸠http://b.example/y⸡"`,
			`${mark} <⸠http://a.example/x,⸡>`,
			`${mark} <⸠http://a.example/\n${mark} x⸡> and <URL:⸠http://b.example/\n${mark}   y⸡>.`,
		]);
	}
}

const blocks: readonly [open: string, close: string, languageIds: string][] = [
	[
		'/*',
		'*/',
		'javascript css scss c cpp csharp java kotlin scala groovy go rust swift dart solidity proto terraform nix sql d odin v vala ' +
			'haxe apex rescript bicep verilog wgsl thrift jsonnet puppet prolog nsis sas asm',
	],
	['(*', '*)', 'ocaml fsharp sml coq wolfram applescript pascal'],
	['{-', '-}', 'haskell elm purescript dhall'],
	['/-', '-/', 'lean4'],
	['/+', '+/', 'd'],
	['#[', ']#', 'nim'],
	['##[', ']##', 'nim'],
	['#[[', ']]', 'cmake'],
	['#[==[', ']==]', 'cmake'],
	['%{\n', '\n%}', 'matlab'],
	['#=', '=#', 'julia'],
	['<#', '#>', 'powershell'],
	['--[[', ']]', 'lua'],
	['--[==[', ']==]', 'lua'],
	['#|', '|#', 'scheme racket elisp'],
	['###', '###', 'coffeescript'],
	['=begin\n', '\n=end', 'ruby'],
	['=pod\n', '\n=cut', 'perl'],
];
for (const [open, close, languageIds] of blocks) {
	for (const languageId of languageIds.split(' ')) {
		finds(`a comment in ${title(open)}`, languageId, [
			`${open} It's "here: ⸠http://a.example/x⸡ ${close}\n`,
			`${open} don't\n see <⸠http://a.example/,⸡> "and\n ${close}\n`,
		]);
	}
}
reads('a comment of many lines', 'java', [
	['/**\n * <⸠http://a.example/\n * x⸡>\n */', 'http://a.example/x'],
	['/* <URL:⸠http://a.example/\n   x⸡> */', 'http://a.example/x'],
]);
for (const languageId of ['rust', 'kotlin', 'scala', 'swift', 'dart', 'odin', 'v', 'rescript']) {
	finds('a comment in a comment', languageId, ['/* /* " */ " */ f("⸠http://a.example/x.⸡")']);
}
for (const [languageId, document] of [
	['haskell', '{- {- " -} " -} f "⸠http://a.example/x.⸡"'],
	['ocaml', '(* (* " *) " *) f "⸠http://a.example/x.⸡"'],
	['julia', '#= #= " =# " =# f("⸠http://a.example/x.⸡")'],
	['d', '/+ /+ " +/ " +/ f("⸠http://a.example/x.⸡")'],
	['nim', '#[ #[ " ]# " ]# f("⸠http://a.example/x.⸡")'],
	['lean4', '/- /- " -/ " -/ f "⸠http://a.example/x.⸡"'],
	['sml', '(* (* " *) " *) f "⸠http://a.example/x.⸡"'],
] as const)
	finds('a comment in a comment', languageId, [document]);

/** A string is all the URL, with its trailing punctuation. */
const quoted: readonly [quote: string, languageIds: string][] = [
	[
		'"',
		'javascript javascriptreact css scss python c cpp objective-c csharp java kotlin scala groovy go rust swift dart zig solidity ' +
			'proto graphql terraform nix perl ruby elixir coffeescript r julia lua powershell vb haskell elm ocaml fsharp erlang clojure ' +
			'scheme sql racket elisp fennel d odin v vala haxe gleam rescript verilog scad prisma dts actionscript thrift dot cue pkl jsonnet ' +
			'rego puppet crystal nim awk gdscript nushell gnuplot ahk purescript dhall lean4 sml coq wolfram applescript ada vhdl ' +
			'FortranFreeForm cobol bsl matlab prolog qml glsl cuda-cpp asm',
	],
	[
		"'",
		'javascript css python groovy dart solidity proto perl ruby elixir coffeescript r lua powershell sql erlang v haxe apex bicep ' +
			'actionscript thrift dot jsonnet puppet meson gdscript nushell gnuplot ahk2 pascal FortranFreeForm cobol abap sas matlab prolog viml',
	],
	['`', 'javascript go d odin rescript rego nushell abap'],
];
for (const [quote, languageIds] of quoted) {
	for (const languageId of languageIds.split(' ')) {
		const other = quote === '"' ? "'" : '"';
		finds(`a string in ${quote}`, languageId, [
			`f(${quote}⸠http://a.example/x.⸡${quote})`,
			`f(${quote}⸠http://a.example/a,b;c!⸡${quote}, ${quote}⸠http://b.example/(⸡${quote})`,
			`f(${quote}see ⸠http://a.example/x⸡.${quote})`,
			`f(${quote}${other}⸠http://a.example/x⸡${other}${quote})`,
			`f(${quote}//${quote}, ${quote}⸠http://a.example/x.⸡${quote})`,
			`f(${quote}# /* -- ; (* {-${quote}, ${quote}⸠http://a.example/x.⸡${quote})`,
		]);
	}
}

/** A string that is not closed ends at the line's end. */
for (const languageId of 'javascript python c java go kotlin swift dart ruby lua vb haskell vala odin purescript ada verilog rego awk gdscript ahk'.split(
	' ',
)) {
	finds('a string that is not closed', languageId, [
		'f("⸠http://a.example/x⸡\nf("⸠http://b.example/y.⸡")',
		'f("\nf("⸠http://b.example/y.⸡")',
	]);
}

const slashes: readonly LogicalRow[] = [
	[raw`f("⸠http:\x2f\u002fa.example/x⸡")`, 'http://a.example/x', raw`\x2f`, raw`\u002f`],
	[raw`f("a ⸠http://a.example/x⸡\n")`, 'http://a.example/x'],
	[raw`f("⸠http://a.example/x⸡\"")`, 'http://a.example/x'],
	[raw`f("\"⸠http://a.example/x⸡\"")`, 'http://a.example/x'],
	[raw`f("\t⸠http://a.example/x⸡\t")`, 'http://a.example/x'],
];
for (const languageId of ['javascript', 'python', 'csharp', 'dart', 'elixir', 'coffeescript', 'fsharp'])
	reads('escapes', languageId, slashes);
for (const languageId of 'c cpp objective-c python perl ruby proto java javascript go r julia'.split(' '))
	reads('an escape has no more than three octal digits', languageId, [
		[raw`f("⸠http://a.example/\1012⸡")`, 'http://a.example/A2', raw`\101`],
	]);
for (const languageId of 'python perl ruby proto javascript go rust r julia elixir'.split(' '))
	reads('an escape has no more than two hexadecimal digits', languageId, [
		[raw`f("⸠http://a.example/\x412⸡")`, 'http://a.example/A2', raw`\x41`],
	]);
reads('an escape has no more than three decimal digits', 'lua', [
	[raw`f("⸠http://a.example/\0652⸡")`, 'http://a.example/A2', raw`\065`],
]);
const ENDED: readonly string[] = [
	raw`f("⸠http://a.example/x⸡\ty", "⸠http://c.example⸡\r\n")`,
	raw`f("<URL:⸠http://b.example/ab⸡\ncd>")`,
];
for (const languageId of 'c python php ruby perl lua go rust java javascript csharp swift'.split(' '))
	finds('an escape that stands for a control character ends a URL', languageId, ENDED);
reads('escapes', 'shellscript', [
	[raw`curl ⸠http://a.example/x\~y\,z⸡ -o a`, 'http://a.example/x~y,z', raw`\~`, raw`\,`],
	[raw`curl ⸠http://a.example/x\?a=1\&b⸡`, 'http://a.example/x?a=1&b', raw`\?`, raw`\&`],
]);
reads('escapes', 'javascript', [
	[raw`f('⸠http:\/\/a.example\/x⸡')`, 'http://a.example/x', raw`\/`, raw`\/`, raw`\/`],
	[raw`f('⸠http://a.example/\u{1F600}x\57⸡')`, 'http://a.example/😀x/', raw`\u{1F600}`, raw`\57`],
	['f("⸠http://a.example/\\\nx⸡")', 'http://a.example/x'],
	['f("⸠http://a.example/\\\r\nx⸡")', 'http://a.example/x'],
	[raw`f("⸠http://a.example/it\'s⸡")`, "http://a.example/it's", raw`\'`],
	[`f("⸠http://a.example/it's⸡")`, "http://a.example/it's"],
]);
reads('escapes', 'css', [
	[raw`a { b: url(⸠http://a.example/\28x\29 y⸡) }`, 'http://a.example/(x)y', raw`\28`, raw`\29 `],
	[raw`a { b: url(⸠http://a.example/\(x\)⸡) }`, 'http://a.example/(x)', raw`\(`, raw`\)`],
]);
reads('escapes', 'c', [
	[raw`f("⸠http:\57\057a.example/x⸡");`, 'http://a.example/x', raw`\57`, raw`\057`],
	[raw`f("⸠http://a.example/\u00e9⸡");`, 'http://a.example/é', raw`\u00e9`],
	['f("⸠http://a.example/\\\nx⸡");', 'http://a.example/x'],
]);
reads('escapes', 'java', [
	[raw`f("⸠http:\u002f\uu002fa.example/x⸡");`, 'http://a.example/x', raw`\u002f`, raw`\uu002f`],
]);
reads('escapes', 'go', [[raw`f("⸠http:\x2f\057a.example/x⸡")`, 'http://a.example/x', raw`\x2f`, raw`\057`]]);
reads('escapes', 'rust', [
	[raw`f("⸠http:\x2f\u{2f}a.example/x⸡")`, 'http://a.example/x', raw`\x2f`, raw`\u{2f}`],
	['f("⸠http://a.example/\\\n    x⸡")', 'http://a.example/x'],
]);
reads('escapes', 'python', [
	[raw`f("⸠http:\057\N{SOLIDUS}a.example/x⸡")`, 'http://a.example/x', raw`\057`, raw`\N{SOLIDUS}`],
	[raw`f("⸠http://a.example/\U0001F600⸡")`, 'http://a.example/😀', raw`\U0001F600`],
	[raw`f("⸠http://a.example/?q=⸡\N{COMET}")`, 'http://a.example/?q='],
]);
reads('escapes', 'php', [
	[raw`<?php f("⸠http:\x2f\57a.example/x⸡");`, 'http://a.example/x', raw`\x2f`, raw`\57`],
	[raw`<?php f('⸠http://a.example/it\'s⸡');`, "http://a.example/it's", raw`\'`],
	[raw`<?php f("⸠http://a.example/?a=\$b⸡");`, 'http://a.example/?a=$b', raw`\$`],
]);
reads('escapes', 'perl', [
	[raw`f("⸠http://jane\@a.example/\x{2f}⸡");`, 'http://jane@a.example//', raw`\@`, raw`\x{2f}`],
]);
reads('escapes', 'lua', [[raw`f("⸠http:\047\x2fa.example/x⸡")`, 'http://a.example/x', raw`\047`, raw`\x2f`]]);
reads('escapes', 'haskell', [
	[raw`f "⸠http:\47\x2f\&a.example/x⸡"`, 'http://a.example/x', raw`\47`, raw`\x2f`],
	['f "⸠http://a.example/\\\n   \\x⸡"', 'http://a.example/x'],
]);
reads('escapes', 'ocaml', [
	[raw`f "⸠http:\047\x2fa.example/x⸡"`, 'http://a.example/x', raw`\047`, raw`\x2f`],
	['f "⸠http://a.example/\\\n   x⸡"', 'http://a.example/x'],
]);
reads('escapes', 'swift', [
	[raw`f("⸠http:\u{2f}/a.example/x⸡")`, 'http://a.example/x', raw`\u{2f}`],
	[raw`f("⸠http://\(host)/x⸡")`, 'http://$(host)/x', '\\'],
	[raw`f("⸠http://\(d["a"])/x⸡")`, 'http://$(d["a"])/x', '\\'],
]);
reads('escapes', 'powershell', [
	['f "⸠http://a.example/?a=`$b⸡"', 'http://a.example/?a=$b', '`$'],
	['f "⸠http://a.example/?a=`u{e9}⸡"', 'http://a.example/?a=é', '`u{e9}'],
	["f '⸠http://a.example/it''s⸡'", "http://a.example/it's", "''"],
]);
reads('escapes', 'sql', [
	["values ('⸠http://a.example/it''s⸡')", "http://a.example/it's", "''"],
	[raw`values (E'⸠http:\x2f/a.example/it''s⸡')`, "http://a.example/it's", raw`\x2f`, "''"],
]);
reads('escapes', 'erlang', [[raw`f("⸠http:\x{2f}\57a.example/x⸡")`, 'http://a.example/x', raw`\x{2f}`, raw`\57`]]);
reads('escapes', 'clojure', [[raw`(f "⸠http:\u002f/a.example/x⸡")`, 'http://a.example/x', raw`\u002f`]]);
reads('escapes', 'julia', [[raw`f("⸠http:\u2f/a.example/x⸡")`, 'http://a.example/x', raw`\u2f`]]);
reads('escapes', 'r', [[raw`f("⸠http:\x2f/a.example/x⸡")`, 'http://a.example/x', raw`\x2f`]]);
reads('escapes', 'kotlin', [[raw`f("⸠http:\u002f/a.example/?\$x⸡")`, 'http://a.example/?$x', raw`\u002f`, raw`\$`]]);

const rawStrings: readonly (readonly [languageId: string, before: string, after: string, quote?: string])[] = [
	['python', 'f(r"', '")'],
	['python', "f(r'", "')"],
	['python', 'f(Rb"""', '""")'],
	['cpp', 'f(R"(', ')");'],
	['cpp', 'f(u8R"x-y( ")" ', ' )x-y");'],
	['csharp', 'f("""', '""");'],
	['csharp', 'f(""""a """', ' """");'],
	['go', 'f(`', '`)'],
	['rust', 'f(r"', '")'],
	['rust', 'f(br##"a "# ', ' "##)'],
	['kotlin', 'f("""', '""")'],
	['scala', 'f("""', '""")'],
	['swift', 'f(#"', '"#)'],
	['swift', 'f(##"a "# ', ' "##)'],
	['dart', "f(r'", "')"],
	['dart', 'f(r"""', '""")'],
	['zig', '    \\\\', '\n'],
	['nix', "x = ''\n  ", "\n'';"],
	['terraform', 'x = <<-EOT\n  ', '\n  EOT\n'],
	['lua', 'f([[', ']])'],
	['lua', 'f([==[a ]] ', ' ]==])'],
	['r', 'f(r"(', ')")'],
	['r', 'f(R"--[a ]" ', ' ]--")'],
	['ocaml', 'f {|', '|}'],
	['ocaml', 'f {x|a |} ', ' |x}'],
	['fsharp', 'f """', '"""'],
	['graphql', '"""\n', '\n"""'],
	['powershell', "@'\n", "\n'@"],
	['sql', '$x$ ', ' $x$'],
	['d', 'f(`', '`)'],
	['d', 'f(r"', '")'],
	['d', 'f(q"(a " ', ' )")'],
	['d', 'f(q"EOS\na " ', '\nEOS")'],
	['odin', 'f(`', '`)'],
	['v', 'f(r"', '")'],
	['vala', 'f("""', '""")'],
	['rescript', 'f({|', '|})'],
	['rego', 'f(`', '`)'],
	['jsonnet', 'x = |||\n  ', '\n|||'],
	['bicep', "f('''", "''')", "'"],
	['meson', "f('''", "''')", "'"],
	['nim', 'f("""', '""")'],
	['gdscript', 'f(r"', '")'],
	['nushell', "f '", "'"],
	['nushell', "f r#'it's ", " '#"],
	['purescript', 'f """', '"""'],
	['dhall', "f ''\n  ", "\n  ''"],
	['lean4', 'f r#"a " ', ' "#'],
	['cue', 'f(#"', '"#)'],
	['pascal', "f('''\n  ", "\n  ''')", "'"],
];
describe('a string without escapes', () => {
	for (const [languageId, before, after, quote = '"'] of rawStrings) {
		test(`${languageId}: ${title(before)}…${title(after)}`, () => {
			const found = [...scan(`${before}http://a.example/x${after} f(${quote}https://b.example/y${quote})`, languageId)];
			assert.deepEqual(
				found.map(({ url, context }) => `${context.name} ${url}`),
				['raw-string http://a.example/x', 'string https://b.example/y'],
			);
		});
	}
});
reads('a quote written twice', 'csharp', [['f(@"⸠http://a.example/⸡""x""");', 'http://a.example/']]);
reads('a quote written twice', 'vb', [['f("""⸠http://a.example/⸡""")', 'http://a.example/']]);

const joined: readonly [languageIds: string, glue: string][] = [
	[
		'javascript typescript java kotlin scala groovy csharp go swift dart fsharp coffeescript ruby python powershell',
		' + ',
	],
	['javascript java csharp go kotlin fsharp', ' +\n\t'],
	['javascript java csharp', '\n\t+ '],
	['c cpp objective-c solidity proto dart erlang', '\n\t'],
	['c cpp python ruby dart', ' '],
	['c', ' \\\n\t'],
	['python', '\n  '],
	['python', '  # the rest\n  '],
	['python ruby', ' \\\n  '],
	['perl', ' . '],
	['perl', '\n . '],
	['lua', ' .. '],
	['lua', '\n  .. '],
	['vb', ' & '],
	['vb', ' & _\n  '],
	['elixir', ' <> '],
	['haskell elm zig erlang', ' ++ '],
	['haskell elm', '\n  ++ '],
	['ocaml', ' ^ '],
	['julia', ' * '],
	['d', ' ~ '],
	['vala v haxe actionscript jsonnet bsl gdscript', ' + '],
	['gleam purescript wolfram', ' <> '],
	['rescript dhall lean4', ' ++ '],
	['ada vhdl applescript nim cobol', ' & '],
	['sml', ' ^ '],
	['FortranFreeForm', ' // '],
	['awk', ' '],
];
for (const [languageIds, glue] of joined) {
	for (const languageId of languageIds.split(' ')) {
		if (glue === ' + ' && languageId === 'python') continue;
		reads(`strings joined by ${title(glue)}`, languageId, [
			[`f("⸠http://a.example/"${glue}"x"${glue}"/y.⸡")`, 'http://a.example/x/y.'],
			[`f("see ⸠http://a"${glue}".example/x⸡. ")`, 'http://a.example/x'],
		]);
	}
}
reads('strings joined', 'php', [["<?php f('⸠http://a.example/' .\n  'x⸡');", 'http://a.example/x']]);
reads('strings joined', 'sql', [
	["values ('⸠http://a.example/' || 'x⸡')", 'http://a.example/x'],
	["values ('⸠http://a.example/'\n'x⸡')", 'http://a.example/x'],
]);
reads('strings joined', 'csharp', [['f(@"⸠http://a.example/" + @"x⸡")', 'http://a.example/x']]);
reads('strings joined', 'python', [
	['f("⸠http://a.example/" f"{x}⸡")', 'http://a.example/{x}'],
	['f(r"⸠http://a.example/"\n  r"x⸡")', 'http://a.example/x'],
	['f("⸠http://a.example/\'\'/" "x⸡")', "http://a.example/''/x"],
]);
reads('strings joined', 'objective-c', [['f(@"⸠http://a.example/"\n  @"x⸡");', 'http://a.example/x']]);
reads('strings joined', 'cpp', [['f(u8"⸠http://a.example/" u8"x⸡");', 'http://a.example/x']]);
finds('strings that are not joined', 'javascript', [
	'f("⸠http://a.example/⸡", "x")',
	'f("⸠http://a.example/⸡" + x)',
	'f(\'⸠http://a.example/⸡\' + "x")',
	'["⸠http://a.example/⸡"\n"x"]',
]);
finds('strings that are not joined', 'java', ['f("⸠http://a.example/⸡" + x + "y")']);

finds('a string with code in it', 'javascript', [
	'f(`⸠http://${a}/${b ? `c` : "d"}/x.⸡`)',
	'f(`${a("`")}⸠http://a.example/x⸡.`); "⸠http://b.example/,⸡"',
	'f(`\n⸠http://a.example/x⸡\n`)',
]);
for (const languageId of ['ruby', 'elixir', 'coffeescript'])
	finds('a string with code in it', languageId, ['f("⸠http://#{h["a"]}/x.⸡", "⸠http://b.example/,⸡")']);
for (const languageId of ['kotlin', 'groovy', 'dart'])
	finds('a string with code in it', languageId, [
		'f("⸠http://${h["a"]}/x.⸡", "⸠http://b.example/,⸡")',
		'f("⸠http://$host/x.⸡")',
	]);
finds('a string with code in it', 'python', [
	"f(f'⸠http://{h}/x.⸡', '⸠http://b.example/,⸡')",
	"f(f'{h['a']} ⸠http://a.example/x⸡.', '⸠http://b.example/,⸡')",
]);
finds('an attribute with code in it', 'php', [
	'<a href="⸠https://a.example/?<?= $id ?>&b⸡">',
	"<a href='⸠https://a.example/<?php echo f($id); ?>/b⸡'>",
]);
finds('a string with code in it', 'php', ['<?php f("⸠http://{$h[\'a\']}/x.⸡", "⸠http://b.example/,⸡");']);
finds('a string with code in it', 'swift', [raw`f("⸠http://\(h["a"])/x.⸡", "⸠http://b.example/,⸡")`]);

// What must not derail the reader.

const derailed = '"⸠http://a.example/x.⸡"';
const traps: readonly [languageIds: string, ...documents: string[]][] = [
	['c cpp java csharp kotlin scala go rust haskell ocaml julia zig', `f('"', ${derailed})`, raw`f('\"', ${derailed})`],
	['c cpp java', raw`f('\'', '\\', ${derailed})`],
	['rust', `fn f<'a>(a: &'a str) -> &'static str { ${derailed} }`, `'outer: loop { f(${derailed}) }`],
	['haskell', `f' x' = g ${derailed}`, `a --> ${derailed}`],
	['ocaml', `let f (a : 'a) = ${derailed}`, `f ( * ) ${derailed}`],
	['fsharp', `let f = (*) ${derailed}`],
	['scala', `f('a, ${derailed})`],
	[
		'javascript',
		`a = /["']/; f(${derailed})`,
		`return /[/"]/.test(${derailed})`,
		`a = b / c; d = '"' / 2; f(${derailed})`,
		`x.replace(/'/g, ${derailed})`,
		`a = b\n/ c / ${derailed}`,
		`/* ' */ f(${derailed})`,
		`#!/usr/bin/env node\nf(${derailed})`,
	],
	['python', `"""it's\n"quoted"""; f(${derailed})`, `'it\\'s'; f(${derailed})`, `r'\\'' + f(${derailed})`],
	['perl', `$#a; f(${derailed})`, `s#a#b#; f(${derailed})`, `f(<<"EOT", 1);\nit's "\nEOT\nf(${derailed})`],
	['ruby', `f(<<~EOT)\n  it's "\n  EOT\nf(${derailed})`, `/#{a}/; f(${derailed})`, `a << b; f(${derailed})`],
	['elixir', `f(?", ${derailed})`],
	['erlang', `f($", ${derailed})`],
	['clojure', `(f \\" ${derailed})`, `(f '(a b) ${derailed})`, `(f #"\\"" ${derailed})`],
	['scheme', `(f #\\" ${derailed})`, `(f 'a ${derailed})`],
	['sql', `select 'it''s', ${derailed}`, `$$ it's $$ ${derailed}`],
	['vb', `' it's\nf(${derailed})`],
	['powershell', `f 'it''s' ${derailed}`, `@"\nit's "x"\n"@\nf ${derailed}`],
	['r', `#' it's "\nf(${derailed})`],
	['lua', `--[[ it's ]] f(${derailed})`, `a[b[1]] = ${derailed}`],
	['php', `<p>It's</p><?php f(${derailed}); ?><p>don't</p>`, `<?php $a = <<<EOT\n it's "\n EOT;\nf(${derailed});`],
	['php', `<?php #[A("x")]\nf(${derailed}); // it's\n`, `<?= ${derailed} ?>`],
	['swift', `f("\\(g("x"))", ${derailed})`],
	['nix', `x = ''\n it's "\n''; y = ${derailed};`],
	['graphql', `"""it's "x" """ f(${derailed})`],
];
for (const [languageIds, ...documents] of traps)
	for (const languageId of languageIds.split(' ')) finds('what looks like a string', languageId, documents);

findsNothing('regular expressions', 'javascript', [
	raw`a = /http:\/\/a\.example\/x/;`,
	raw`a = '/http:\\/\\/a\\.example\\/x/';`,
	raw`a = "^http://a\\.example/";`,
	'a = /https?:[/][/]a/;',
]);
finds('an element that another follows in its line', 'javascript', [
	'a = <p><a href="⸠https://a.example/x⸡">x</a> - <a href="⸠https://a.example/y⸡">y</a></p>;',
]);
findsNothing('regular expressions', 'python', [
	raw`re.match(r'http://a\.example/', a)`,
	raw`re.match('http:\/\/a', a)`,
]);
findsNothing('regular expressions', 'clojure', [raw`(re-find #"http://a\.example/" x)`]);

finds('a string joined to a value', 'javascript', [
	"f('⸠http://host:⸡' + port)",
	'f("⸠http://a.example/?q=⸡" + q + "&b=c")',
]);
finds('a string joined to a value', 'lua', ['f("⸠http://a.example/?q=⸡" .. q)']);

// JSX.

for (const languageId of ['javascriptreact', 'typescriptreact']) {
	reads('JSX', languageId, [
		['a = <a href="⸠http://a.example/?a=1&amp;b⸡">x</a>;', 'http://a.example/?a=1&b', '&amp;'],
		['a = <a href={"⸠http:\\x2f/a.example/⸡"}>x</a>;', 'http://a.example/', '\\x2f'],
		['a = <p>⸠http://a.example/?a&amp;b⸡.</p>;', 'http://a.example/?a&b', '&amp;'],
	]);
	finds('JSX', languageId, [
		`return (\n<p>don't</p>\n);\nf('⸠http://a.example/x.⸡')`,
		`return <p>it's "so\n\`{a ? <b>don't</b> : "⸠http://a.example/x.⸡"} isn't</p>;\nf('⸠http://b.example/x.⸡')`,
		`a = <Foo b='it"s' c={/* ' */ d} {...e} />; f('⸠http://a.example/x.⸡')`,
		`a = <>it's</>; f('⸠http://a.example/x.⸡')`,
		`a = <a.b c>// isn't /* <d/></a.b>; f('⸠http://a.example/x.⸡')`,
		`if (a < b || c > d) f('⸠http://a.example/x.⸡')`,
		`const f = <T,>(a: T) => 'it'; f('⸠http://a.example/x.⸡')`,
		`type F = <T>(a: T) => 'it'; f<string>('⸠http://a.example/x.⸡')`,
	]);
}

// CSS.

finds('url()', 'css', [
	'a { b: url(⸠http://a.example/a,b.⸡) }',
	'a { b: url( ⸠http://a.example/x⸡ ) }',
	'a { b: url( "⸠http://a.example/x)⸡" ) }',
	"a { b: URL('⸠http://a.example/x.⸡') }",
	'@import url(⸠http://a.example/x⸡) screen;',
	"@import '⸠http://a.example/x.⸡';",
	'a { b: url(⸠data:image/png;base64,AAAA⸡) }',
	"/* it's */ a { b: url(⸠http://a.example/x'⸡) }",
	'a { b: url(//a.example/x) } /* ⸠http://a.example/x⸡ */',
]);
for (const languageId of ['scss', 'less'])
	finds('url()', languageId, [
		"a { b: url(⸠http://a.example/x⸡) } // it's ⸠http://b.example/y⸡",
		'a { b: url(⸠http://a.example/x⸡); c: "⸠http://a.example/y.⸡" }',
		"// don't\na { b: '⸠http://a.example/y.⸡' }",
	]);

// Written back.

const written: readonly (readonly [languageId: string, document: string, text: string, written: string | undefined])[] =
	[
		['javascript', "f('http://a.example/x')", "it's", raw`it\'s`],
		['javascript', 'f(`http://a.example/x`)', '`', '\\`'],
		['javascript', '// http://a.example/x', "it's \\", "it's \\"],
		['python', "f('http://a.example/x')", "'\\", raw`\'\\`],
		['python', "f(r'http://a.example/x')", 'a\\b', 'a\\b'],
		['python', "f(r'http://a.example/x')", "it's", undefined],
		['c', 'f("http://a.example/x")', '"', raw`\"`],
		['cpp', 'f(R"(http://a.example/x)")', '"', undefined],
		['csharp', 'f(@"http://a.example/x")', '"', '""'],
		['go', 'f(`http://a.example/x`)', '`', undefined],
		['go', 'f(`http://a.example/x`)', '"', '"'],
		['rust', 'f(r#"http://a.example/x"#)', '"', undefined],
		['kotlin', 'f("http://a.example/x")', '$', raw`\$`],
		['php', "<?php f('http://a.example/x');", "$it's", raw`$it\'s`],
		['php', '<?php f("http://a.example/x");', '$"', raw`\$\"`],
		['perl', 'f("http://a.example/x")', '@', raw`\@`],
		['ruby', 'f("http://a.example/x")', '#', raw`\#`],
		['sql', "select 'http://a.example/x'", "it's", "it''s"],
		['vb', 'f("http://a.example/x")', '"', '""'],
		['powershell', 'f "http://a.example/x"', '$', '`$'],
		['css', 'a { b: url(http://a.example/x) }', '(', raw`\(`],
		['javascriptreact', 'a = <a href="http://a.example/x"/>', '&"', '&amp;&quot;'],
	];
describe('what a fix writes', () => {
	for (const [languageId, document, text, expected] of written) {
		test(`${languageId}: ${title(text)} in ${title(document)}`, () => {
			const occurrences = scan(document, languageId);
			assert.equal(occurrences.length, 1);
			assert.equal(occurrences.at(0).context.escaping.write(text), expected);
		});
	}
});

finds("a link in Doxygen's menu", 'javascript', [
	'{text:"it",url:"^⸠https://a.example/x⸡"}',
	'  [ "Shop", "^⸠https://a.example/x⸡", null ],',
	'{re:"^https://a.example/x"}',
]);
