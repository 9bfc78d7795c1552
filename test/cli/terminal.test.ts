/** No output holds what a terminal obeys, or what makes a line look like another. */

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import test from 'node:test';
import { formats } from '../../server/src/cli/formats';
import { json } from '../../server/src/cli/json';
import { printable } from '../../server/src/url/printable';
import { bundle, cli, ndjson, tree } from './helpers';

const range = (from: number, to: number) =>
	Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));

const controls = [...range(0x01, 0x1f), ...range(0x7f, 0x9f)];
const directions = ['\u061c', '\u200e', '\u200f', ...range(0x202a, 0x202e), ...range(0x2066, 0x2069)];
const hostile = [...controls, '\u2028', '\u2029', ...directions];

/** Of the output only the ends of lines are controls. */
function assertTame(output: string, what: string): void {
	for (const character of hostile) {
		if (character !== '\n') assert.ok(!output.includes(character), `${what}: ${JSON.stringify(character)}`);
	}
}

test('json and printable: any text, tame, and the same when parsed', () => {
	const texts = [...hostile, 'é日😀', '\ud800', 'a\udfffb', '\\', '"', '\u0000'];
	for (const text of [...texts, texts.join('x')]) {
		assertTame(json({ [text]: text }), 'json');
		assert.deepEqual(JSON.parse(json({ [text]: text })), { [text]: text });
		assertTame(printable(text), 'printable');
	}
	assert.equal(printable('é日😀a\u001b[2J\u202e\ud800'), 'é日😀a\\u{1B}[2J\\u{202E}\\u{D800}');
});

const names = hostile.map((character) => `a${character}b.txt`);
const text = hostile
	.map((character) => `<URL:http://a.example/${character}|x> "http://b.example/%zz${character}"`)
	.join(' ');

test('check and urls: names and contents', { skip: process.platform === 'win32' }, () => {
	const cwd = tree(Object.fromEntries(names.map((name) => [name, text])));
	for (const format of formats.keys()) {
		const { status, stdout, stderr } = cli(['check', '--format', format], { cwd });
		assert.equal(status, 1);
		assertTame(stdout, format);
		assertTame(stderr, format);
		if (format === 'json') {
			const found = new Set(JSON.parse(stdout).map(({ file }: { file: string }) => file));
			assert.deepEqual([...found].sort(), [...names].sort());
		}
	}
	const { stdout } = cli(['urls'], { cwd });
	assertTame(stdout, 'urls');
	const urls = ndjson(stdout);
	assert.deepEqual([...new Set(urls.map(({ file }) => file))].sort(), [...names].sort());
	const inStrings = urls.filter(({ url }) => url.includes('%zz'));
	for (const { offset, url } of inStrings) assert.ok(text.startsWith(url, offset));
});

test('what is said on standard error', { skip: process.platform === 'win32' }, () => {
	const [name = ''] = names;
	for (const args of [['check', name], ['check', `--${name}`], ['check', '--format', name], [name], ['urls', name]]) {
		const { status, stderr } = cli(args);
		assert.equal(status, 2);
		assertTame(stderr, args.join(' '));
	}
	const cwd = tree({});
	const { stderr } = cli(['check', ...names], { cwd });
	assert.equal(stderr.split('\n').length, names.length + 1);
	assertTame(stderr, 'missing files');
});

test('parse, encode and decode', () => {
	const parsed = cli(['parse', '--', ...hostile.map((character) => `http://a.example/${character}`)]).stdout;
	assertTame(parsed, 'parse');
	assert.deepEqual(
		ndjson(parsed).map(({ url }) => url),
		hostile.map((character) => `http://a.example/${character}`),
	);
	assertTame(cli(['encode', '--', ...hostile]).stdout, 'encode');
	// Into a pipe goes exactly what was encoded, but for the ends of lines.
	assert.equal(cli(['decode', '%1B%5B2J%C2%9B%7F%E2%80%AE%0A']).stdout, '\u001b[2J\u009b\u007f\u202e%0A\n');
});

test('decode to a terminal shows what it would obey', (t) => {
	try {
		execFileSync('script', ['--version']);
	} catch {
		return t.skip('script(1) is not installed');
	}
	const log = join(tree({}), 'log');
	const command = `"${process.execPath}" "${bundle}" decode caf%C3%A9%1B%5B2J%C2%9B%7F%E2%80%AE%0A`;
	const stdout = execFileSync('script', ['-qec', command, log], {
		encoding: 'utf8',
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	assert.equal(stdout, 'café\\u{1B}[2J\\u{9B}\\u{7F}\\u{202E}%0A\r\n');
	return undefined;
});
