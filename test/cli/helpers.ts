import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(__dirname, '../..');

/** The built command. */
export const bundle = join(root, 'dist/cli.js');

if (!existsSync(bundle)) execFileSync(process.execPath, ['esbuild.mjs'], { cwd: root, stdio: 'inherit' });

export interface Result {
	/** `null` when a signal ended the command. */
	status: number | null;
	stdout: string;
	stderr: string;
}

export interface Options {
	cwd?: string;
	/** What comes in on standard input; nothing by default. */
	input?: string | Uint8Array;
	/** The user the command runs as. */
	uid?: number;
	/** Options of Node itself. */
	node?: readonly string[];
	/** Added to the environment. */
	env?: Readonly<Record<string, string>>;
	/** Whether an internal error is what the test is about. */
	internal?: boolean;
}

/** Runs the built command. */
export function cli(args: readonly string[], options: Options = {}): Result {
	const { cwd = root, input = '', uid, node = [], env, internal } = options;
	const { status, stdout, stderr, error } = spawnSync(process.execPath, [...node, bundle, ...args], {
		cwd,
		input: input === '' ? Buffer.alloc(0) : input,
		encoding: 'utf8',
		maxBuffer: 1 << 30,
		timeout: 120_000,
		env: { ...process.env, NO_COLOR: '', FORCE_COLOR: '', FORCE_HYPERLINK: '', LC_ALL: 'C', ...env },
		...(uid === undefined ? {} : { uid, gid: uid }),
	});
	assert.equal(error, undefined);
	if (!internal) assert.doesNotMatch(stderr, /internal error|^ {4}at |node:internal/m, 'an exception came through');
	return { status, stdout, stderr };
}

/** The values of NDJSON lines. */
// biome-ignore lint/suspicious/noExplicitAny: tests read the JSON they assert on.
export function ndjson(text: string): any[] {
	assert.ok(text === '' || text.endsWith('\n'), 'the last line has an end');
	return text
		.split('\n')
		.slice(0, -1)
		.map((line) => JSON.parse(line));
}

const directories: string[] = [];
process.on('exit', () => {
	for (const directory of directories) rmSync(directory, { recursive: true, force: true });
});

/** A new temporary directory with these files; a path that ends in `/` is an empty directory. */
export function tree(files: Readonly<Record<string, string | Uint8Array>>): string {
	const directory = mkdtempSync(join(tmpdir(), 'url-lint-'));
	directories.push(directory);
	chmodSync(directory, 0o755);
	for (const [path, content] of Object.entries(files)) {
		const absolute = join(directory, path);
		mkdirSync(path.endsWith('/') ? absolute : dirname(absolute), { recursive: true });
		if (!path.endsWith('/')) writeFileSync(absolute, content);
	}
	return directory;
}

/** A URL without findings in `modern`, and texts with exactly one finding of each severity. */
export const clean = 'http://a.example/x\n';
export const withError = 'http://a.example/%zz\n';
export const withWarning = 'http://a.example/x|y\n';
export const withInformation = 'http://gnu.org:22/\n';
export const withHint = 'HTTP://a.example/x\n';

/** What is repaired without asking, and repaired. */
export const broken = 'http:/a.example/x\n';
export const fixed = 'http://a.example/x\n';
