/** `rules`, `explain`, `urls --unique|--hosts|--count`, `completion`, and the manual. */

import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { manualPage } from '../../scripts/generate/man';
import { commands } from '../../server/src/cli/commands';
import { helpOf, summaryOf } from '../../server/src/cli/help';
import { plainText } from '../../server/src/cli/plain-text';
import { codes, ruleOf } from '../../server/src/rules/index';
import { bundle, cli, ndjson, tree } from './helpers';

describe('help', () => {
	for (const { name, options } of commands)
		test(`${name}: what is read out of its help is what it knows`, () => {
			const help = helpOf({ name });
			assert.deepEqual(help.options.map((option) => option.name).sort(), [...Object.keys(options), 'help'].sort());
			for (const option of help.options) assert.ok(option.description.length > 5, option.usage);
			assert.ok(summaryOf({ name }).length > 5);
			assert.ok(help.usage.startsWith(`url-lint ${name}`));
			// Which of them take something is said, too.
			for (const { usage, name: option } of help.options)
				assert.equal(/--[a-z-]+ \S/.test(usage), options[option]?.type === 'string', usage);
		});
});

describe('rules', () => {
	test('each, with the levels of its cases', () => {
		const { status, stdout, stderr } = cli(['rules', '--format', 'json']);
		assert.deepEqual({ status, stderr }, { status: 0, stderr: '' });
		const rules: { code: string; modern: string[]; rfc1738: string[]; summary: string; docs: string }[] =
			JSON.parse(stdout);
		assert.deepEqual(
			rules.map(({ code }) => code),
			codes.toSorted(),
		);
		for (const { code, modern, rfc1738, summary, docs } of rules) {
			const levels = Object.values(ruleOf(code)?.rule.cases ?? {}).map(({ levels }) => levels);
			assert.deepEqual(new Set(modern), new Set(levels.map(([level]) => level)), code);
			assert.deepEqual(new Set(rfc1738), new Set(levels.map(([, level]) => level)), code);
			assert.ok(summary.length > 10 && docs.endsWith(`/${code}.md`));
		}
	});

	test('as a table, a line each', () => {
		const [head = '', ...lines] = cli(['rules']).stdout.trimEnd().split('\n');
		assert.equal(lines.length, codes.length);
		const at = head.indexOf('rfc1738');
		for (const line of lines) assert.match(line.slice(at), /^(?:error|warning|information|hint|on request|silent)/);
	});
});

describe('explain', () => {
	for (const code of codes)
		test(`${code}: its page, as text`, () => {
			// One run of the program shows that the pages are packed; the others need no process of their own.
			const page = plainText(readFileSync(join(__dirname, `../../docs/rules/${code}.md`), 'utf8'));
			assert.match(page, new RegExp(`^${code}\\n\\n`));
			for (const heading of ['WHY', 'WRONG', 'RIGHT', 'HOW IT IS FIXED', 'SETTINGS'])
				assert.ok(page.includes(`\n${heading}\n\n`), heading);
			assert.doesNotMatch(page.replace(/^ {4}.*$/gm, ''), /^```|<!--|^\| .* \|$|\]\(\.\.?\/|\]\([a-z-]+\.md/m);
		});

	test('by the command', () => {
		const { status, stdout, stderr } = cli(['explain', 'percent-case'], { cwd: tree({}) });
		assert.deepEqual({ status, stderr }, { status: 0, stderr: '' });
		assert.match(stdout, /^percent-case\n[\s\S]*\nWHY\n[\s\S]*docs\/rules\/percent-case\.md\n$/);
	});

	for (const [LANG, start, elsewhere] of [
		['ja_JP.UTF-8', '16 進数字が小文字のエスケープ（%c3%a9）。', 'An escape'],
		['zh_TW.UTF-8', '用小寫十六進位數字的逸出序列：%c3%a9。', '进位'],
		['C', 'An escape with small hexadecimal digits: %c3%a9.', '：'],
	] as const)
		test(`its summary in the language of ${LANG} alone`, () => {
			const { stdout } = cli(['explain', 'percent-case'], { cwd: tree({}), env: { LANG, LC_ALL: '', LANGUAGE: '' } });
			assert.equal(stdout.split('\n\n')[1], start);
			assert.ok(!stdout.includes(elsewhere), stdout);
		});

	const texts: [string, string][] = [
		['# a-rule', 'a-rule'],
		['## Why', 'WHY'],
		['`code`, [text](a.md#b), **bold** and _that_', 'code, text, bold and that'],
		['[`.url-lint.json`](../configuration.md)', '.url-lint.json'],
		['`[a](b)` stays, `a_b*c` too', '[a](b) stays, a_b*c too'],
		['snake_case and 2*3', 'snake_case and 2*3'],
		['\\<a\\> and \\_', '<a> and _'],
		['| a | b \\| c |', '  a  b | c'],
		['| Write _encoded_: _a_b_ and `_c_`\\_d_ | as _it_ is |', '  Write ENCODED: a_b and _c__d  as IT is'],
		['| --- | --- |', ''],
		['<!-- levels -->', ''],
		['```text\n# [a](b)\n```', '    # [a](b)'],
	];
	for (const [markdown, text] of texts)
		test(JSON.stringify(markdown), () => assert.equal(plainText(markdown), `${text}\n`));
});

describe('urls', () => {
	const cwd = tree({
		'a.txt': 'http://b.example/1 HTTP://B.example/1 mailto:ana@b.example http://a.example/\n',
		'b.txt': 'http://a.example/ http://b.example/1 http://ana@a.example:80/x\n',
	});
	const urls = (...options: string[]) => {
		const { status, stdout, stderr } = cli(['urls', ...options], { cwd });
		assert.deepEqual({ status, stderr }, { status: 0, stderr: '' });
		return stdout;
	};

	test('--unique: each once, as it is written, in order', () => {
		assert.deepEqual(
			ndjson(urls('--unique')).map(({ url }) => url),
			[
				'http://b.example/1',
				'HTTP://B.example/1',
				'mailto:ana@b.example',
				'http://a.example/',
				'http://ana@a.example:80/x',
			],
		);
	});

	test('--unique --count: the most frequent first', () => {
		assert.deepEqual(ndjson(urls('--unique', '--count')).slice(0, 2), [
			{ url: 'http://b.example/1', count: 2 },
			{ url: 'http://a.example/', count: 2 },
		]);
	});

	test('--hosts: in lower case, of the URLs that have one', () => {
		assert.deepEqual(ndjson(urls('--hosts')), [{ host: 'b.example' }, { host: 'a.example' }]);
		assert.deepEqual(ndjson(urls('--hosts', '--count')), [
			{ host: 'b.example', count: 3 },
			{ host: 'a.example', count: 3 },
		]);
	});

	test('--hosts: what is to be filled in is none, nor what no host can be', () => {
		const text = [
			'http://{host}/a http://$HOST/b http://%(host)s/c http://{{ site }}.example/d http:///e',
			'http://*.example/ http://a.example/ http://b_c.example http://[::1]:80/ http://münchen.de/ http://192.0.2.1/',
		].join('\n');
		const { stdout } = cli(['urls', '--hosts', '-'], { input: text });
		assert.deepEqual(
			ndjson(stdout).map(({ host }) => host),
			['a.example', 'b_c.example', '[::1]', 'münchen.de', '192.0.2.1'],
		);
	});

	test('--count: as many as there are', () => {
		assert.equal(urls('--count'), '7\n');
		assert.equal(ndjson(urls()).length, 7);
	});
});

/** A folder with the program under its name, and files to complete. */
function place(): { cwd: string; env: NodeJS.ProcessEnv } {
	const cwd = tree({ 'bin/': '', 'notes.md': '', 'new folder/': '' });
	const program = join(cwd, 'bin/url-lint');
	writeFileSync(program, `#!/bin/sh\nexec "${process.execPath}" "${bundle}" "$@"\n`);
	chmodSync(program, 0o755);
	return { cwd, env: { ...process.env, PATH: `${join(cwd, 'bin')}:${process.env.PATH}` } };
}

const has = (shell: string) => spawnSync(shell, ['-c', 'exit']).status === 0;

// A line that is typed, and some of what completes it. `!` is what must not.
const lines: [words: string[], expected: string[]][] = [
	[[''], ['check', 'urls', 'explain', 'completion']],
	[['ch'], ['check', '!urls']],
	[
		['check', '--'],
		['--format', '--max-warnings', '--help', '!--hosts'],
	],
	[
		['check', '--format', ''],
		['sarif', 'ndjson', '!--fix'],
	],
	[
		['check', '--format', 's'],
		['sarif', '!ndjson'],
	],
	[
		['check', '--fail-on', ''],
		['warning', 'hint'],
	],
	[
		['check', 'n'],
		['notes.md', '!bin'],
	],
	[['check', '--output', 'n'], ['notes.md']],
	[
		['urls', '--h'],
		['--hosts', '--help', '!--unique'],
	],
	[
		['explain', 'percent'],
		['percent-case', '!backslash'],
	],
	[
		['completion', ''],
		['bash', 'zsh', 'fish'],
	],
	[
		['rules', '--format', ''],
		['json', '!sarif'],
	],
];

function assertOffers(offered: readonly string[], expected: readonly string[]): void {
	for (const word of expected) {
		if (word.startsWith('!')) assert.ok(!offered.includes(word.slice(1)), `${word} among ${offered.join(' ')}`);
		else assert.ok(offered.includes(word), `${word} among ${offered.join(' ')}`);
	}
}

describe('completion bash', { skip: process.platform === 'win32' || !has('bash') }, () => {
	const { cwd, env } = place();
	const complete = (words: readonly string[]) => {
		const script = `source <(url-lint completion bash)
COMP_WORDS=(url-lint "$@"); COMP_CWORD=$#; _url_lint; printf '%s\\n' "\${COMPREPLY[@]}"`;
		return execFileSync('bash', ['-c', script, 'bash', ...words], { cwd, env, encoding: 'utf8' }).split('\n');
	};
	for (const [words, expected] of lines)
		test(`url-lint ${words.join(' ')}`, () => assertOffers(complete(words), expected));
	test('url-lint check --format=s', () => assert.deepEqual(complete(['check', '--format', '=', 's']), ['sarif', '']));
	test('a name with a space is one', () => assert.ok(complete(['check', 'new']).includes('new folder')));
});

describe('completion fish', { skip: process.platform === 'win32' || !has('fish') }, () => {
	const { cwd, env } = place();
	for (const [words, expected] of lines.filter(([, offered]) => !offered.includes('notes.md')))
		test(`url-lint ${words.join(' ')}`, () => {
			const line = ['url-lint', ...words].join(' ');
			const script = 'url-lint completion fish | source; complete -C "$argv[1]"';
			const offered = execFileSync('fish', ['-c', script, line], { cwd, env, encoding: 'utf8' });
			assertOffers(
				offered.split('\n').map((text) => text.split('\t')[0] ?? ''),
				expected,
			);
		});
});

describe('completion zsh', { skip: process.platform === 'win32' || !has('zsh') }, () => {
	test('is a script, and registers itself', () => {
		const { cwd, env } = place();
		const script = 'autoload -U compinit; compinit -u -D; source <(url-lint completion zsh); print $_comps[url-lint]';
		assert.equal(execFileSync('zsh', ['-fc', script], { cwd, env, encoding: 'utf8' }), '_url_lint\n');
	});
});

describe('the manual', () => {
	test('has every command with every option', () => {
		const page = manualPage().replaceAll('\\-', '-');
		for (const { name, options } of commands) {
			assert.ok(page.includes(`.SH ${name.toUpperCase()}\n`), name);
			for (const option of Object.keys(options)) assert.ok(page.includes(`--${option}`), option);
		}
	});

	test('no line is a request that was not meant', () => {
		const requests = new Set(['TH', 'SH', 'TP', 'PP', 'B', 'br', 'nf', 'fi', '\\"']);
		for (const [line, name = ''] of manualPage().matchAll(/^[.'](\S*).*$/gm)) assert.ok(requests.has(name), line);
	});
});
