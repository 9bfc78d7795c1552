/** The line below a finding on a terminal: what is shown of it, what is underlined, and that no secret is in it. */

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { analyse } from '../../server/src/analysis/analyse';
import { fitted } from '../../server/src/cli/fitted';
import { textFormat } from '../../server/src/cli/formats/text';
import { reportOf } from '../../server/src/cli/report';
import { mayColour, mayLink } from '../../server/src/cli/terminal';
import { widthOf } from '../../server/src/cli/width';
import { defaults } from '../../server/src/settings';
import { bundle, tree } from './helpers';

/** What stands below each finding: the line, and what underlines it. */
function below(text: string, languageId = 'plaintext'): string[] {
	const format = textFormat({ colour: false, excerpts: true });
	const report = reportOf('a', text, analyse({ text, languageId }, defaults), format.wants);
	return format
		.file(report)
		.split('\n')
		.filter((line) => line.startsWith('  '))
		.map((line) => line.slice(2));
}

// A text, and what stands below its findings.
const excerpts: [what: string, text: string, ...lines: string[]][] = [
	['ASCII', 'see http://a.example/x|y now', 'see http://a.example/x|y now', '                      ~'],
	['the middle line', 'a\r\nhttp://a.example/x|y\r\nb', 'http://a.example/x|y', '                  ~'],
	['a tab is four', '\thttp://a.example/|x', '    http://a.example/|x', '                     ~'],
	['CJK is two wide', '見る：http://a.example/|x', '見る：http://a.example/|x', '                       ~'],
	['an emoji is two', '😀 http://a.example/|x', '😀 http://a.example/|x', '                    ~'],
	['a mark takes no room', 'e\u0301 http://a.example/|x', 'e\u0301 http://a.example/|x', '                   ~'],
	['several characters', 'http:/a.example/', 'http:/a.example/', '    ~~'],
	[
		'nothing that a terminal obeys',
		'\u001b[2J\u202e http://a.example/|x',
		'\\u{1B}[2J\\u{202E} http://a.example/|x',
		'                                   ~',
	],
	[
		'a password is no password here',
		'http://ana:hunter22@a.example/|x',
		...['http://ana:••••@a.example/|x', '                          ~'],
	],
	[
		'a password with a space, which ends the URL',
		'https://ana:Zq7 Xk2Pw@shop.com/ http:/b.com/',
		...['https://ana:••••••••@shop.com/ http:/b.com/', '            ~~~~'],
		...['https://ana:••••@shop.com/ http:/b.com/', '                               ~~'],
	],
	[
		'another one in the line',
		'ftp://ana:hunter22@b.example/ http://a.example/|x',
		...['ftp://ana:••••@b.example/ http://a.example/|x', '                                           ~'],
	],
	[
		'a password in full width, which its line ends',
		"f('http：//ana：hunter22' .",
		...["f('http：//ana：••••' .", '       ~~~~'],
	],
	[
		'a token that is no URL',
		'token=hunter2222 http://a.example/x|y?token=hunter22222',
		'token=•••• http://a.example/x|y?token=••••',
		'                             ~',
	],
];

// What stands before what is marked, that, what follows, how many cells there are, and what is shown.
const widths: [before: string, marked: string, after: string, cells: number, shown: string][] = [
	['see ', '|', ' now', 9, 'see [|] now'],
	['0123456789', '|', '0123456789', 10, '…56789[|]01…'],
	['0123456789', '|', '', 6, '…6789[|]'],
	['', '|', '0123456789', 6, '[|]0123…'],
	['01', '|', '0123456789', 9, '01[|]01234…'],
	['一二三四五', '|', '一二三四五', 10, '…四五[|]一…'],
	['01', '|||||||||', '01', 5, '[||||…]'],
	['01', '|', '01', 1, '[|]'],
	['01', '|', '01', 0, '[]'],
];

describe('what a narrow terminal has room for', () => {
	for (const [before, marked, after, cells, shown] of widths)
		test(`${before}[${marked}]${after} in ${cells}`, () => {
			const [lead, mark, trail] = fitted([before, marked, after], cells);
			assert.equal(`${lead}[${mark}]${trail}`, shown);
			assert(widthOf(lead + mark + trail) <= cells);
		});

	test('a line and what underlines it', () => {
		const format = textFormat({ colour: false, excerpts: true, columns: 20 });
		const text = `${'a '.repeat(20)}http://a.example/x|y ${'b '.repeat(20)}`;
		const report = reportOf('a', text, analyse({ text, languageId: 'plaintext' }, defaults), format.wants);
		const lines = format.file(report).split('\n').slice(1, 3);
		assert.deepEqual(lines, ['  ….example/x|y b b…', '             ~']);
	});
});

describe('what stands below a finding', () => {
	for (const [what, text, ...lines] of excerpts)
		test(what, () =>
			assert.deepEqual(
				below(text),
				lines.map((line) => line.trimEnd()),
			),
		);

	test('of a long line the part around it', () => {
		const text = `${'a '.repeat(5000)}http://a.example/|x ${'b '.repeat(5000)}`;
		const [line = '', marks = ''] = below(text);
		assert.match(line, /^…(?: a)+ http:\/\/a\.example\/\|x(?: b)+ …$/);
		assert.ok(line.length < 120);
		assert.equal(line.charAt(marks.indexOf('~')), '|');
	});

	test('of a long line with passwords, cut in any place', () => {
		for (let length = 0; length < 80; length++) {
			const text = `ftp://ana:hunter22${'x'.repeat(length)}@b.example/ http://a.example/|x`;
			const lines = below(text).join('\n');
			assert.ok(!/hunter22|xx/.test(lines), lines);
			assert.match(lines, /••••/);
		}
	});

	test('an escaped password', () => {
		const lines = below('<a href="http://ana:hunte&#114;22@a.example/|x">', 'html').join('\n');
		assert.ok(lines.includes('••••'), lines);
		assert.ok(!/hunte|22@/.test(lines), lines);
	});

	test('of many findings in one line each has its own', () => {
		const lines = below('ftp://ana:hunter22@b.example/ http://a.example/|x '.repeat(300));
		assert.equal(lines.length, 600);
		assert.ok(!lines.join('').includes('hunter22'));
	});

	test('of several lines the first one', () => {
		const text = '<URL:http://a.example/aaa\n   bbb|c>';
		assert.deepEqual(below(text), ['   bbb|c>', '      ~']);
	});
});

test('how wide a text is', () => {
	for (const [text, width] of [
		['', 0],
		['abc', 3],
		['日本', 4],
		['ｱ', 1],
		['Ａ', 2],
		['한글', 4],
		['😀', 2],
		['e\u0301', 1],
		['a\u200bb', 2],
		['é…', 2],
	] as const)
		assert.equal(widthOf(text), width, text);
});

test('without a terminal a finding is one line', () => {
	const format = textFormat({ colour: false });
	const text = 'http://a.example/|x';
	const report = reportOf('a', text, analyse({ text, languageId: 'plaintext' }, defaults), format.wants);
	assert.match(format.file(report), /^a:1:18 {2}warning {6}.* {2}unsafe-character\n\n$/);
	assert.equal(report.findings[0]?.excerpt, undefined);
});

describe('what the environment says', () => {
	const colours: [Record<string, string>, terminal: boolean, piped: boolean][] = [
		[{}, true, false],
		[{ NO_COLOR: '1' }, false, false],
		[{ NO_COLOR: '' }, true, false],
		[{ TERM: 'dumb' }, false, false],
		[{ FORCE_COLOR: '1' }, true, true],
		[{ FORCE_COLOR: '3' }, true, true],
		[{ FORCE_COLOR: 'true', TERM: 'dumb' }, true, true],
		[{ FORCE_COLOR: '0' }, false, false],
		[{ FORCE_COLOR: 'false' }, false, false],
		[{ FORCE_COLOR: '' }, true, false],
		[{ FORCE_COLOR: '1', NO_COLOR: '1' }, false, false],
	];
	for (const [variables, terminal, piped] of colours)
		test(`colours: ${JSON.stringify(variables)}`, () => {
			assert.equal(mayColour(variables, true), terminal);
			assert.equal(mayColour(variables, false), piped);
		});

	const links: [Record<string, string>, terminal: boolean][] = [
		[{}, false],
		[{ TERM: 'xterm-256color' }, false],
		[{ TERM_PROGRAM: 'Apple_Terminal' }, false],
		[{ TERM_PROGRAM: 'iTerm.app' }, true],
		[{ TERM_PROGRAM: 'vscode' }, true],
		[{ TERM: 'xterm-kitty' }, true],
		[{ VTE_VERSION: '4205' }, false],
		[{ VTE_VERSION: '6003' }, true],
		[{ VTE_VERSION: 'new' }, false],
		[{ WT_SESSION: 'x' }, true],
		[{ KONSOLE_VERSION: '230800' }, true],
		[{ FORCE_HYPERLINK: '1' }, true],
		[{ FORCE_HYPERLINK: '0', TERM_PROGRAM: 'vscode' }, false],
		[{ TERM: 'dumb', TERM_PROGRAM: 'vscode' }, false],
	];
	for (const [variables, terminal] of links)
		test(`hyperlinks: ${JSON.stringify(variables)}`, () => {
			assert.equal(mayLink(variables, true), terminal);
			assert.equal(mayLink(variables, false), false);
		});
});

test('on a real terminal: colours, links and the line; into a file none of them', (t) => {
	try {
		execFileSync('script', ['--version']);
	} catch {
		return t.skip('script(1) is not installed');
	}
	const cwd = tree({ 'a b.txt': 'http://a.example/|x\n' });
	const run = (more: string) =>
		execFileSync('script', ['-qec', `"${process.execPath}" "${bundle}" check ${more} || true`, '/dev/null'], {
			...{ cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
			env: { ...process.env, TERM: 'xterm', NO_COLOR: '', FORCE_COLOR: '', FORCE_HYPERLINK: '1' },
		});
	const shown = run('');
	assert.ok(shown.includes(`\u001b]8;;file://${join(cwd, 'a%20b.txt')}\u001b\\a b.txt:1:18\u001b]8;;\u001b\\`), shown);
	assert.ok(shown.includes('/docs/rules/unsafe-character.md\u001b\\'));
	assert.ok(shown.includes('\u001b[33m~\u001b[0m'));
	const piped = run('| cat');
	assert.ok(!piped.includes('\u001b'), JSON.stringify(piped));
	assert.equal(run('--output out.text'), '');
	assert.ok(!execFileSync('cat', ['out.text'], { cwd, encoding: 'utf8' }).includes('\u001b'));
	return undefined;
});
