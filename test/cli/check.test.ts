import assert from 'node:assert/strict';
import test from 'node:test';
import { clean, cli, tree, withError, withHint, withInformation, withWarning } from './helpers';

const directory = tree({ 'clean.txt': clean, 'error.txt': withError, 'warning.txt': withWarning });

test('text: place, severity, message and code in a line, then a summary', () => {
	const { status, stdout, stderr } = cli(['check'], { cwd: directory });
	assert.deepEqual({ status, stderr }, { status: 1, stderr: '' });
	const lines = stdout.split('\n');
	assert.match(lines[0] ?? '', /^error\.txt:1:18 {2}error {8}\S.* {2}malformed-percent$/);
	assert.equal(lines[1], '');
	assert.match(lines[2] ?? '', /^warning\.txt:1:19 {2}warning {6}\S.* {2}unsafe-character$/);
	assert.deepEqual(lines.slice(3), ['', '3 files, 3 URLs: 1 error, 1 warning', '']);
});

test('text: no findings', () => {
	const { status, stdout } = cli(['check', 'clean.txt'], { cwd: directory });
	assert.deepEqual({ status, stdout }, { status: 0, stdout: '1 file, 1 URL: no findings\n' });
});

test('json: exactly the keys of the contract, in order', () => {
	const text = `Grüße 🌍 to\r\nhttp://a.example/x|y\r\n`;
	const { status, stdout } = cli(['check', '--format', 'json', '-'], { input: text });
	assert.equal(status, 1);
	const [finding, ...others] = JSON.parse(stdout);
	assert.equal(others.length, 0);
	const keys = 'file line column endLine endColumn offset end severity code message url fixes'.split(' ');
	assert.deepEqual(Object.keys(finding), keys);
	const { message, fixes, ...rest } = finding;
	const offset = text.indexOf('|');
	assert.deepEqual(rest, {
		file: '-',
		line: 2,
		column: 19,
		endLine: 2,
		endColumn: 20,
		offset,
		end: offset + 1,
		severity: 'warning',
		code: 'unsafe-character',
		url: 'http://a.example/x|y',
	});
	assert.match(message, /\S/);
	assert.deepEqual(Object.keys(fixes[0]), ['title', 'edits']);
	assert.deepEqual(fixes[0].edits, [{ offset, end: offset + 1, text: '%7C' }]);
});

test('json: one array, whatever the number of files and findings', () => {
	const many = cli(['check', '--format=json', '.'], { cwd: directory });
	assert.deepEqual(
		JSON.parse(many.stdout).map(({ file, code }: { file: string; code: string }) => [file, code]),
		[
			['error.txt', 'malformed-percent'],
			['warning.txt', 'unsafe-character'],
		],
	);
	assert.equal(cli(['check', '--format=json', 'clean.txt'], { cwd: directory }).stdout, '[]\n');
	const broken = cli(['check', '--format=json', 'missing', 'error.txt', 'gone'], { cwd: directory });
	assert.equal(broken.status, 2);
	assert.equal(JSON.parse(broken.stdout).length, 1);
});

const inputs: Record<string, string> = {
	clean,
	hint: withHint,
	information: withInformation,
	warning: withWarning,
	error: withError,
};

// --fail-on → the inputs that make the exit status 1.
const failing: [string[], string[]][] = [
	[[], ['warning', 'error']],
	[['--fail-on', 'error'], ['error']],
	[
		['--fail-on', 'warning'],
		['warning', 'error'],
	],
	[
		['--fail-on', 'information'],
		['information', 'warning', 'error'],
	],
	[['--fail-on=hint'], ['hint', 'information', 'warning', 'error']],
];

for (const [options, expected] of failing) {
	test(`${options.join(' ') || 'the default'} fails on ${expected.join(', ')}, and prints all`, () => {
		for (const [severity, input] of Object.entries(inputs)) {
			const { status, stdout, stderr } = cli(['check', ...options, '--format', 'json', '-'], { input });
			assert.deepEqual(
				{ severity, status, stderr },
				{ severity, status: expected.includes(severity) ? 1 : 0, stderr: '' },
			);
			const found = JSON.parse(stdout).map((finding: { severity: string }) => finding.severity);
			assert.deepEqual(found, severity === 'clean' ? [] : [severity]);
		}
	});
}

test('--standard rfc1738 judges to the letter', () => {
	const input = 'http://a.example/~u\n';
	assert.equal(cli(['check', '-'], { input }).status, 0);
	assert.equal(cli(['check', '--standard', 'modern', '-'], { input }).status, 0);
	assert.equal(cli(['check', '--standard', 'rfc1738', '-'], { input }).status, 1);
});

test('the language comes from --language, else from the name', () => {
	// Only in HTML is &amp; one character.
	const input = '<a href="http://a.example/?a&amp;b">x</a>\n';
	const urlOf = (args: string[]) => JSON.parse(cli(['urls', ...args, '-'], { input }).stdout.split('\n')[0] ?? '').url;
	assert.equal(urlOf(['--language', 'html']), 'http://a.example/?a&b');
	assert.equal(urlOf(['--stdin-filename', 'x.html']), 'http://a.example/?a&b');
	assert.equal(urlOf(['--stdin-filename', 'x.html', '--language', 'plaintext']), 'http://a.example/?a&amp;b');
});

test('where the name says nothing, a script says its language', () => {
	// Only in a shell does & end the word.
	const input = '#!/bin/sh\ncurl http://a.example/b&c\n';
	const urlOf = (name: string) => JSON.parse(cli(['urls', '--stdin-filename', name, '-'], { input }).stdout).url;
	assert.equal(urlOf('hook'), 'http://a.example/b');
	assert.equal(urlOf('hook.txt'), 'http://a.example/b&c');
	assert.equal(urlOf('hook.html'), 'http://a.example/b&c');
});

test('--stdin-filename is the name in the output', () => {
	const { stdout } = cli(['check', '--stdin-filename', 'docs/x.txt', '-'], { input: withError });
	assert.match(stdout, /^docs\/x\.txt:1:18 /);
});

test('passwords are masked in every format', () => {
	const input = 'ftp://me:tiger7@gnu.org/x|y\n';
	for (const format of ['text', 'json']) {
		const { stdout } = cli(['check', '--format', format, '-'], { input });
		assert.match(stdout, /password-in-url/);
		assert.ok(!stdout.includes('tiger7'), format);
	}
});

test('lines end in \\n, \\r\\n or \\r', () => {
	for (const end of ['\n', '\r\n', '\r']) {
		const { stdout } = cli(['check', '--format', 'json', '-'], { input: `a${end}${end} ${withError}` });
		const [{ line, column }] = JSON.parse(stdout);
		assert.deepEqual({ line, column }, { line: 3, column: 19 });
	}
});
