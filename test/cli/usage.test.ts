import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { cli } from './helpers';

const manifest = JSON.parse(readFileSync(join(__dirname, '../../package.json'), 'utf8'));

test('--version prints the version', () => {
	assert.deepEqual(cli(['--version']), { status: 0, stdout: `${manifest.version}\n`, stderr: '' });
});

for (const flag of ['--help', '-h']) {
	test(`${flag} shows every command`, () => {
		const { status, stdout, stderr } = cli([flag]);
		assert.deepEqual({ status, stderr }, { status: 0, stderr: '' });
		for (const command of ['check', 'urls', 'parse', 'encode', 'decode', 'rules', 'explain', 'completion'])
			assert.match(stdout, new RegExp(`^  ${command} `, 'm'));
	});
}

test('--help before a command shows what the command does', () => {
	assert.deepEqual(cli(['--help', 'check']), cli(['check', '--help']));
});

const optionsOf: Record<string, string[]> = {
	check: [
		'--format',
		'--output',
		'--standard',
		'--language',
		'--stdin-filename',
		'--fix',
		'--fail-on',
		'--max-warnings',
	],
	urls: ['--unique', '--hosts', '--count', '--standard', '--language', '--stdin-filename'],
	parse: ['--standard', '--tree', '--json'],
	encode: ['--component'],
	decode: ['--component'],
	rules: ['--format'],
	explain: [],
	completion: [],
};

for (const [command, options] of Object.entries(optionsOf)) {
	test(`${command} --help shows each of its options, and does nothing else`, () => {
		const { status, stdout, stderr } = cli([command, '--help', 'no-such-file']);
		assert.deepEqual({ status, stderr }, { status: 0, stderr: '' });
		assert.match(stdout, new RegExp(`^Usage: url-lint ${command} `));
		for (const option of [...options, '--help']) assert.ok(stdout.includes(option), option);
	});
}

// What is wrong → what the one line on standard error says.
const mistakes: [string[], RegExp][] = [
	[[], /no command given/],
	[['chekc'], /unknown command "chekc"; did you mean "check"\?/],
	[['frobnicate'], /unknown command "frobnicate" \(see "url-lint --help"\)/],
	[['--frobnicate'], /unknown option "--frobnicate"/],
	[['--verison'], /unknown option "--verison"; did you mean "--version"\?/],
	[['check', '--formta', 'json'], /unknown option "--formta"; did you mean "--format"\?/],
	[['check', '-x'], /unknown option "-x" \(see "url-lint check --help"\)/],
	[['check', '--__proto__'], /unknown option "--__proto__"/],
	[['check', '--format', 'xml'], /unknown value "xml" for "--format": it is one of text, json/],
	[['check', '--format', 'sraif'], /did you mean "sarif"\?/],
	[['check', '--format'], /option "--format" needs a value/],
	[['check', '--format='], /option "--format" needs a value/],
	[['check', '--format', '--fix'], /option "--format" needs a value/],
	[['check', '--fix=yes'], /option "--fix" takes no value/],
	[['check', '--standard', 'rfc3986'], /unknown value "rfc3986" for "--standard": it is one of modern, rfc1738/],
	[['check', '--fail-on', 'warn'], /unknown value "warn" for "--fail-on"/],
	[['check', '--fail-on', 'hints'], /did you mean "hint"\?/],
	[['check', '--stdin-filename', 'a.md'], /"--stdin-filename" goes with "-"/],
	[['check', '--max-warnings', 'few'], /option "--max-warnings" needs a whole number, not "few"/],
	[['check', '--max-warnings', '-1'], /needs a whole number, not "-1"/],
	[['check', '--max-warnings', '1.5'], /needs a whole number, not "1.5"/],
	[['check', '--max-warnings', '9999999999'], /needs a whole number/],
	[['check', '--output'], /option "--output" needs a value/],
	[['urls', '--unique', '--hosts'], /"--unique" does not go with "--hosts"/],
	[['rules', 'backslash'], /this command takes no "backslash"/],
	[['rules', '--format', 'sarif'], /unknown value "sarif" for "--format": it is one of text, json/],
	[['explain'], /give one rule/],
	[['explain', 'backslash', 'odd-end'], /give one rule/],
	[['explain', 'backslahs'], /unknown rule "backslahs"; did you mean "backslash"\?/],
	[['explain', '../../README'], /unknown rule "..\/..\/README"/],
	[['completion'], /give one shell/],
	[['completion', 'cmd'], /unknown shell "cmd"/],
	[['urls', '--format', 'json'], /unknown option "--format"/],
	[['parse', '--fix', 'http://a.example/'], /unknown option "--fix"/],
	[['parse', '--json', 'http://a.example/'], /"--json" goes with "--tree"/],
	[['parse', '--tere', 'http://a.example/'], /did you mean "--tree"\?/],
	[['encode', '--component', 'host', 'x'], /unknown value "host" for "--component"/],
];

for (const [args, expected] of mistakes) {
	test(`url-lint ${args.join(' ')}: one clear line, exit 2`, () => {
		const { status, stdout, stderr } = cli(args);
		assert.deepEqual({ status, stdout }, { status: 2, stdout: '' });
		assert.match(stderr, /^url-lint: .*\n$/);
		assert.match(stderr, expected);
	});
}

test('of a repeated option the last one counts, and -- ends the options', () => {
	const { status, stdout } = cli(['encode', '--component', 'path', '--component=segment', '--', '--a/b']);
	assert.deepEqual({ status, stdout }, { status: 0, stdout: '--a%2Fb\n' });
});
