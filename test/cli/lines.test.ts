import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import test from 'node:test';
import { parseArguments } from '../../server/src/cli/args';
import { type Environment, Log } from '../../server/src/cli/environment';
import { answerTexts } from '../../server/src/cli/lines';
import { Output } from '../../server/src/cli/output';
import { bundle, cli, ndjson, tree } from './helpers';

test('parse: exactly the keys of the contract, in order', () => {
	const { status, stdout, stderr } = cli(['parse', 'http://a.example:80/%zz']);
	assert.deepEqual({ status, stderr }, { status: 0, stderr: '' });
	const [parsed] = ndjson(stdout);
	assert.deepEqual(Object.keys(parsed), ['url', 'standard', 'valid', 'scheme', 'components', 'violations']);
	const { url, standard, valid, scheme, components, violations } = parsed;
	assert.deepEqual(
		{ url, standard, valid, scheme },
		{ url: 'http://a.example:80/%zz', standard: 'modern', valid: false, scheme: 'http' },
	);
	assert.deepEqual(components.scheme, { offset: 0, end: 4, text: 'http' });
	assert.deepEqual(components.host, { offset: 7, end: 16, text: 'a.example' });
	assert.deepEqual(components.port, { offset: 17, end: 19, text: '80' });
	const violation = violations.find(({ code }: { code: string }) => code === 'malformed-percent');
	assert.deepEqual(Object.keys(violation), ['code', 'message', 'severity', 'offset', 'end']);
	assert.deepEqual([violation.severity, violation.offset], ['error', 20]);
});

test('parse --tree: the derivation as text, an empty line after each; passwords are masked', () => {
	const expected = `url  ftp://me:••••@a.example/
  ftpurl  ftp://me:••••@a.example/
    "ftp://"
    login  me:••••@a.example
      user  me
      ":"
      password  ••••
      "@"
      hostport  a.example
        host  a.example
          hostname  a.example
            domainlabel  a
            "."
            toplabel  example
    "/"
    fpath
      fsegment

url  http:/…
  httpurl  http:/…
    ✗ httpurl does not go on with "\\u{1B}": expected "/"

`;
	const urls = ['ftp://me:hunter2@a.example/', 'http:/\u001b'];
	for (const [args, input] of [
		[['parse', '--tree', ...urls], ''],
		[['parse', '--tree', '--standard', 'rfc1738', '-'], urls.join('\n')],
	] as const)
		assert.deepEqual(cli(args, { input }), { status: 0, stdout: expected, stderr: '' });
});

test('parse --tree --json: the line of parse, with the tree, and where the derivation ends', () => {
	const urls = ['x:y#z', 'news:%'];
	const { status, stdout, stderr } = cli(['parse', '--tree', '--json', ...urls]);
	assert.deepEqual({ status, stderr }, { status: 0, stderr: '' });
	const [whole, stopped] = ndjson(stdout);
	const { tree: root, ...rest } = whole;
	assert.deepEqual(rest, ndjson(cli(['parse', 'x:y#z']).stdout)[0]);
	assert.deepEqual(root, {
		...{ production: 'url', offset: 0, end: 3 },
		children: [
			{
				...{ production: 'otherurl', offset: 0, end: 3 },
				children: [
					{
						...{ production: 'genericurl', offset: 0, end: 3 },
						children: [
							{
								...{ production: 'scheme', offset: 0, end: 1 },
								children: [{ production: 'lowalpha', offset: 0, end: 1, children: [] }],
							},
							{ offset: 1, end: 2, children: [] },
							{
								...{ production: 'schemepart', offset: 2, end: 3 },
								children: [{ production: 'xchar', offset: 2, end: 3, children: [] }],
							},
						],
					},
				],
			},
		],
	});
	assert.deepEqual(stopped.stop, { offset: 6, production: 'escape', expected: [{ term: 'hex' }] });
	assert.equal(stopped.tree.open, true);
});

// URL → valid in modern, valid in rfc1738.
const validity: [string, boolean, boolean][] = [
	['http://a.example/', true, true],
	['HTTP://a.example/', true, true],
	['http://a.example/~u', true, false],
	['http://a.example/?a/b', true, false],
	['http://a.example/%zz#%zz', false, false],
	['http://a.example/#a~b', true, true],
	['x-unknown:anything', true, true],
	['', false, false],
	['no scheme', false, false],
];

for (const [url, modern, rfc1738] of validity) {
	test(`parse: ${JSON.stringify(url)} is ${modern ? '' : 'not '}valid in modern, ${rfc1738 ? '' : 'not '}in rfc1738`, () => {
		for (const [standard, valid] of Object.entries({ modern, rfc1738 })) {
			const [parsed] = ndjson(cli(['parse', '--standard', standard, '--', url]).stdout);
			assert.deepEqual([parsed.url, parsed.standard, parsed.valid], [url, standard, valid]);
		}
	});
}

// Standard input → the URLs of its lines.
const lines: [string, string[]][] = [
	['', []],
	['\n', ['']],
	['a:b', ['a:b']],
	['a:b\n', ['a:b']],
	['a:b\r\nc:d\r\n', ['a:b', 'c:d']],
	['a:b\n\nc:d', ['a:b', '', 'c:d']],
	['a:\rb\u2028c\n', ['a:\rb\u2028c']],
	['\ufeffa:b\n\ufeffc:d\n', ['a:b', '\ufeffc:d']],
	[` a:${'é𝒳'.repeat(50_000)}\nb:c`, [` a:${'é𝒳'.repeat(50_000)}`, 'b:c']],
];

for (const [input, expected] of lines) {
	test(`parse -: the lines of ${JSON.stringify(input).slice(0, 40)}`, () => {
		for (const args of [['parse', '-'], ['parse']]) {
			const { status, stdout, stderr } = cli(args, { input });
			assert.deepEqual({ status, stderr }, { status: 0, stderr: '' });
			assert.deepEqual(
				ndjson(stdout).map(({ url }) => url),
				expected,
			);
		}
	});
}

test('parse: arguments and lines, in order', () => {
	const { stdout } = cli(['parse', 'a:1', '-', 'b:2'], { input: 'c:3\nd:4\n' });
	assert.deepEqual(
		ndjson(stdout).map(({ url }) => url),
		['a:1', 'c:3', 'd:4', 'b:2'],
	);
});

test('parse -: bytes that are not UTF-8 are said once', () => {
	const { status, stdout, stderr } = cli(['parse', '-'], {
		input: Buffer.from([0x61, 0x3a, 0xff, 0x0a, 0x62, 0x3a, 0xfe, 0x0a]),
	});
	assert.deepEqual(
		ndjson(stdout).map(({ url }) => url),
		['a:\ufffd', 'b:\ufffd'],
	);
	assert.deepEqual([status, stderr], [0, 'url-lint: -: not valid UTF-8; checked as far as it is text\n']);
});

const mebibyte = 1 << 20;

test('parse -: a line of 1 MiB is answered, a longer one is an error, and the others are answered', () => {
	const url = (length: number) => `a:${'b'.repeat(length - 2)}`;
	const inputs = ['a:1', url(mebibyte), url(mebibyte + 1), 'a:2', url(3 * mebibyte), url(3 * mebibyte)];
	const { status, stdout, stderr } = cli(['parse'], { input: inputs.join('\n') });
	assert.deepEqual(
		ndjson(stdout).map((parsed) => parsed.url.length),
		[3, mebibyte, 3],
	);
	const said = [3, 5, 6].map((line) => `url-lint: -: line ${line} is longer than 1 MiB, and is not answered\n`);
	assert.deepEqual([status, stderr], [2, said.join('')]);
});

for (const command of ['encode', 'decode']) {
	test(`${command}: a line of 16 MiB is answered, a longer one is an error`, () => {
		const input = `${'a'.repeat(16 * mebibyte)}\n${'b'.repeat(16 * mebibyte + 1)}\nc\n`;
		const { status, stdout, stderr } = cli([command], { input });
		assert.equal(stdout.length, 16 * mebibyte + '\nc\n'.length);
		assert.deepEqual([status, stderr], [2, 'url-lint: -: line 2 is longer than 16 MiB, and is not answered\n']);
	});
}

test('parse -: a line of 400 MB is an error, and the others are answered', {
	skip: process.platform === 'win32',
}, () => {
	const script = '{ echo a:1; head -c 400000000 /dev/zero | tr "\\0" a; echo; echo a:2; } | "$@"';
	const { status, stdout, stderr } = spawnSync('sh', ['-c', script, 'sh', process.execPath, bundle, 'parse'], {
		encoding: 'utf8',
	});
	assert.deepEqual(
		ndjson(stdout).map(({ url }) => url),
		['a:1', 'a:2'],
	);
	assert.deepEqual([status, stderr], [2, 'url-lint: -: line 2 is longer than 1 MiB, and is not answered\n']);
});

test('a text that cannot be answered is an error, and the others are answered', async () => {
	let written = '';
	let said = '';
	const output = new Output(
		new Writable({
			write(chunk, _, done) {
				written += chunk;
				done();
			},
		}),
	);
	const environment: Environment = {
		...{ input: Readable.from([]), inputIsTerminal: false, output, outputIsTerminal: false, errors: output },
		colour: false,
		rulePages: '',
		log: new Log((line) => {
			said += line;
		}),
	};
	await answerTexts(parseArguments(['a', 'b', 'c'], {}), environment, 1, (text) => {
		if (text === 'b') throw new RangeError('Invalid string length');
		return text;
	});
	assert.deepEqual([written, said], ['a\nc\n', 'url-lint: text 2 cannot be answered: Invalid string length\n']);
});

test('parse -: 200,000 lines, every one answered', () => {
	const input = Array.from({ length: 200_000 }, (_, i) => `http://h${i}.example/a%20b/${i}?q=${i}#f\n`).join('');
	const { status, stdout } = cli(['parse', '-', '--standard', 'rfc1738'], { input });
	assert.equal(status, 0);
	assert.equal(stdout.match(/\n/g)?.length, 200_000);
	assert.equal(
		JSON.parse(stdout.slice(stdout.lastIndexOf('\n', stdout.length - 2))).components.host.text,
		'h199999.example',
	);
});

test('parse -: answers each line at once', async () => {
	const child = spawn(process.execPath, [bundle, 'parse', '-']);
	for (const url of ['a:1', 'b:2']) {
		child.stdin.write(`${url}\n`);
		const [answer] = await once(child.stdout, 'data');
		assert.equal(JSON.parse(answer.toString()).url, url);
	}
	child.stdin.end();
});

test('a reader that goes away ends the command quietly', { skip: process.platform === 'win32' }, () => {
	const cwd = tree({});
	const path = join(cwd, 'many.txt');
	writeFileSync(path, 'http://a.example/x|y\n'.repeat(20_000));
	for (const command of [
		'parse - < "$1"',
		'urls "$1"',
		'check "$1"',
		'check --format json "$1"',
		'encode < "$1"',
		'decode < "$1"',
	]) {
		const script = `{ "$2" "$3" ${command}; echo "status $?" >&2; } | head -n 1`;
		const { stdout, stderr } = spawnSync('sh', ['-c', script, 'sh', path, process.execPath, bundle], {
			encoding: 'utf8',
		});
		assert.equal(stdout.split('\n').length, 2, command);
		assert.match(stderr, /^status [01]\n$/, command);
	}
});

test('output that cannot be written is one line, exit 2', { skip: process.platform !== 'linux' }, () => {
	const script = '"$1" "$2" encode x > /dev/full';
	const { status, stderr } = spawnSync('sh', ['-c', script, 'sh', process.execPath, bundle], { encoding: 'utf8' });
	assert.deepEqual([status, stderr], [2, 'url-lint: cannot write the output: no space left on the device\n']);
});

// Component → a text and its encoding.
const encodings: [string, string, string][] = [
	['segment', 'a b/c?d#e%41é|', 'a%20b%2Fc%3Fd%23e%2541%C3%A9%7C'],
	['path', 'a b/c?d', 'a%20b/c%3Fd'],
	['query', 'a b/c?d&e=f', 'a%20b/c?d%26e%3Df'],
	['userinfo', 'a:b@c/d', 'a%3Ab%40c%2Fd'],
	['fragment', 'a b/c?d#e', 'a%20b/c?d%23e'],
];

for (const [component, text, encoded] of encodings) {
	test(`encode --component ${component}, and back`, () => {
		for (const [command, input, output] of [
			['encode', text, encoded],
			['decode', encoded, text],
		] as const) {
			const expected = { status: 0, stdout: `${output}\n`, stderr: '' };
			assert.deepEqual(cli([command, '--component', component, input]), expected);
			assert.deepEqual(cli([command, '--component', component], { input: `${input}\n` }), expected);
			assert.deepEqual(cli([command, '--component', component, '-'], { input }), expected);
		}
	});
}

test('encode: segment is the default; a line of output per text', () => {
	assert.equal(cli(['encode', 'a/b', '', 'c\nd', 'é']).stdout, 'a%2Fb\n\nc%0Ad\n%C3%A9\n');
	assert.equal(cli(['encode'], { input: 'a b\r\n\nc d' }).stdout, 'a%20b\n\nc%20d\n');
});

test('decode: what cannot be decoded stays, and is said; a line stays a line', () => {
	const { status, stdout, stderr } = cli(['decode', '%zz%41%', '%C3%A9%E9', 'a%0Ab%0dc']);
	assert.deepEqual([status, stdout], [0, '%zzA%\né%E9\na%0Ab%0dc\n']);
	assert.equal(stderr, 'url-lint: some triplets are not UTF-8 or not triplets, and stay as they are\n');
});

test('urls: exactly the keys of the contract, in order', () => {
	const cwd = tree({ 'a.txt': 'é 🌍\r\nsee http://a.example/x, and\n<ftp://b.example/>\n' });
	const { status, stdout } = cli(['urls', 'a.txt'], { cwd });
	assert.equal(status, 0);
	const [first, second, ...others] = ndjson(stdout);
	assert.deepEqual(Object.keys(first), ['file', 'offset', 'end', 'line', 'column', 'url', 'context']);
	assert.equal(typeof first.context, 'string');
	const { context: _, ...rest } = first;
	assert.deepEqual(rest, { file: 'a.txt', offset: 10, end: 28, line: 2, column: 5, url: 'http://a.example/x' });
	assert.deepEqual([second.url, second.line, second.column, others.length], ['ftp://b.example/', 3, 2, 0]);
});

test('urls: exit 2 for a missing file, after the others', () => {
	const cwd = tree({ 'a.txt': 'http://a.example/' });
	const { status, stdout } = cli(['urls', 'gone', 'a.txt'], { cwd });
	assert.deepEqual([status, ndjson(stdout).length], [2, 1]);
});

test('the bundle can be started by its name', { skip: process.platform === 'win32' }, () => {
	assert.equal(execFileSync(bundle, ['encode', 'a b'], { encoding: 'utf8' }), 'a%20b\n');
});
