import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import fc from 'fast-check';
import { Log } from '../../server/src/cli/environment';
import { filesOf } from '../../server/src/cli/files';
import { decodeText, encodeText, Lines } from '../../server/src/cli/text';
import { isBinary } from '../../server/src/globs/file-text';
import { cli, tree } from './helpers';

const marks = [[], [0xef, 0xbb, 0xbf], [0xff, 0xfe], [0xfe, 0xff]].map((bytes) => Uint8Array.from(bytes));

/** Random bytes, often with a byte order mark and with what the finder looks for. */
const bytes = fc
	.tuple(
		fc.constantFrom(...marks),
		fc.array(
			fc.oneof(
				fc.uint8Array({ maxLength: 20 }),
				fc
					.constantFrom('http://', '<URL:', 'mailto:a@', '%', '://', '[', '](', '\r\n', '&amp;', '\\u0026', '"', '😀')
					.map((s) => Buffer.from(s)),
			),
			{ maxLength: 40 },
		),
	)
	.map(([mark, parts]) => Buffer.concat([mark, ...parts]));

test('any bytes: decoded and encoded, they are the same unless they were invalid', () => {
	fc.assert(
		fc.property(bytes, (content) => {
			const decoded = decodeText(content);
			assert.equal(encodeText(decoded.text, decoded).equals(content), decoded.valid);
			isBinary(content);
		}),
	);
});

test('any text: line and column are those of the lines before', () => {
	const text = fc.array(fc.constantFrom('\n', '\r\n', '\r', 'a', '😀', '\u2028')).map((parts) => parts.join(''));
	fc.assert(
		fc.property(text, (value) => {
			const lines = new Lines(value);
			for (let offset = 0; offset <= value.length; offset++) {
				// An offset between \r and \n is still on the line that they end.
				const split = value.slice(offset - 1, offset + 1) === '\r\n' ? 1 : 0;
				const before = value.slice(0, offset - split).split(/\r\n|\r|\n/);
				assert.deepEqual(lines.position(offset), {
					line: before.length,
					column: (before.at(-1) ?? '').length + split + 1,
				});
			}
		}),
	);
});

test('any bytes into every command: no exception, exit 0 or 1', () => {
	const commands = [
		['check', '--fix', '-'],
		['check', '--format', 'json', '-'],
		['urls', '-'],
		['parse', '-'],
		['encode'],
		['decode'],
	];
	const languages = ['plaintext', 'markdown', 'html', 'json', 'javascript', 'latex'];
	// One run checks many inputs, because a run costs more than a check.
	fc.assert(
		fc.property(
			fc.array(bytes, { minLength: 20, maxLength: 40 }),
			fc.constantFrom(...languages),
			(inputs, language) => {
				for (const command of commands) {
					const options = ['check', 'urls'].includes(command[0] ?? '') ? ['--language', language] : [];
					const { status } = cli([...command, ...options], { input: Buffer.concat(inputs) });
					assert.ok(status === 0 || status === 1, `${command.join(' ')}: ${status}`);
				}
			},
		),
		{ numRuns: 8 },
	);
});

test('any bytes in files: no exception, no hang, and --fix changes nothing that is not valid', () => {
	fc.assert(
		fc.property(fc.array(bytes, { minLength: 5, maxLength: 20 }), (contents) => {
			const extensions = ['txt', 'md', 'html', 'json', 'js', 'tex'];
			const names = contents.map((_, index) => `${index}.${extensions[index % extensions.length]}`);
			const cwd = tree(Object.fromEntries(contents.map((content, index) => [names[index], content])));
			const { status } = cli(['check', '--fix'], { cwd });
			assert.ok(status === 0 || status === 1);
			for (const [index, content] of contents.entries()) {
				const now = readFileSync(join(cwd, names[index] ?? ''));
				if (isBinary(content) || !decodeText(content).valid) assert.ok(now.equals(content));
			}
		}),
		{ numRuns: 10 },
	);
});

function gitIsThere(): boolean {
	try {
		return execFileSync('git', ['--version']).length > 0;
	} catch {
		return false;
	}
}

test('.gitignore files mean what they mean to git', { skip: gitIsThere() ? false : 'git is not installed' }, () => {
	const name = fc.constantFrom('a', 'b', 'a.x', 'b.x');
	const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((names) => names.join('/'));
	const part = fc.constantFrom('a', 'b', '*', '*.x', '**', 'a*', '[ab]', '?');
	const pattern = fc
		.tuple(
			fc.constantFrom('', '', '!'),
			fc.constantFrom('', '', '/'),
			fc.array(part, { minLength: 1, maxLength: 2 }),
			fc.constantFrom('', '', '/'),
		)
		.map(([negation, start, parts, end]) => negation + start + parts.join('/') + end);
	const patterns = fc.array(pattern, { minLength: 1, maxLength: 4 }).map((list) => list.join('\n'));
	const files = fc.tuple(
		fc.uniqueArray(path, { minLength: 3, maxLength: 8 }),
		patterns,
		fc.option(patterns),
		fc.option(patterns),
	);
	fc.assert(
		fc.property(files, ([paths, root, inA, inAB]) => {
			const isDirectory = (candidate: string) => paths.some((other) => other.startsWith(`${candidate}/`));
			const entries: Record<string, string> = Object.fromEntries(
				paths.filter((p) => !isDirectory(p)).map((p) => [p, '']),
			);
			entries['.gitignore'] = root;
			if (inA !== null && isDirectory('a')) entries['a/.gitignore'] = inA;
			if (inAB !== null && isDirectory('a/b')) entries['a/b/.gitignore'] = inAB;
			const cwd = tree(entries);
			const git = (...args: string[]) =>
				execFileSync('git', ['-c', 'core.excludesFile=', ...args], { cwd, encoding: 'utf8' });
			git('init', '-q', '.');
			const expected = git('ls-files', '--others', '--exclude-standard').split('\n').filter(Boolean).sort();
			const walked = [...filesOf([cwd], new Log(() => {}), { directory() {}, special() {}, tracked() {} })]
				.map(({ name: file }) => file.slice(cwd.length + 1))
				.sort();
			assert.deepEqual(walked, expected, JSON.stringify(entries));
		}),
		{ numRuns: 150 },
	);
});
