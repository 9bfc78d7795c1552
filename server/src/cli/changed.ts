/** The files that changed since a commit, as git knows them. */

import { execFile } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Wording } from '../data/words';
import { maskText } from '../url/mask';
import { UsageError } from './args';
import { reasonIn } from './environment';
import type { Source } from './files';
import { message } from './messages';

/** Git's answers are lists of paths: there may be very many. In bytes. */
const longestAnswer = 1 << 30;

/**
 * Whether a file differs from what it was where a commit and `HEAD` parted, on disk, or is new there. What is no file, as standard
 * input, always counts.
 * @param revision as git names commits
 * @throws UsageError where git knows no such commit, is not there, or fails
 */
export async function changedSince(revision: string): Promise<(source: Source) => boolean> {
	const unknown = () => new UsageError(message('cli.usage.changed-since', { value: maskText(revision) }), 'check');
	// Git would take it for an option.
	if (revision.startsWith('-')) throw unknown();
	try {
		const [top = ''] = lines(await git('rev-parse', '--show-toplevel'));
		const verify = ['rev-parse', '--verify', '--quiet', '--end-of-options'];
		const [commit = ''] = await git(...verify, `${revision}^{commit}`).then(lines, () => []);
		// `^REV` is none, but what cannot be reached from one.
		if (!/^[0-9a-f]+$/.test(commit)) throw unknown();
		const names = [...(await changedNames(top, commit)), ...(await newNames(top))];
		const changed = new Set(names.map((name) => join(top, name)));
		const folders = new Map<string, string>();
		return ({ path }) => path === undefined || changed.has(realPath(path, folders));
	} catch (error) {
		if (error instanceof UsageError) throw error;
		if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new UsageError(message('cli.usage.no-git'), 'check');
		throw new UsageError(message('cli.usage.git', { reason: saidOf(error) }), 'check');
	}
}

/** The first line of what git said when it failed, or why it could not say anything. */
function saidOf(error: unknown): Wording {
	const { stderr } = Object(error) as { stderr?: unknown };
	const [line = ''] = typeof stderr === 'string' ? lines(stderr) : [];
	return line === '' ? reasonIn(error) : maskText(line);
}

async function changedNames(top: string, commit: string): Promise<string[]> {
	// Of histories that never met, as in a shallow clone, the commit itself is the start.
	const base = await git('merge-base', commit, 'HEAD').then(lines, () => [commit]);
	const options = ['--name-only', '-z', '--diff-filter=d', '--no-renames', '--no-ext-diff', '--ignore-submodules'];
	return names(await git('-C', top, ...(await withoutFilters()), 'diff', ...options, base[0] ?? commit, '--'));
}

/** Git's options for no filter that its configuration names: to compare contents, git would run it. */
async function withoutFilters(): Promise<string[]> {
	// It fails where there is none.
	const keys = await git('config', '-z', '--name-only', '--get-regexp', '^filter\\.').then(names, () => []);
	const filters = new Set(keys.map((key) => key.slice(0, key.lastIndexOf('.'))));
	const settings = ['clean', 'process', 'required'];
	// With `-c` a name that holds `=` would be another setting.
	return [...filters].flatMap((filter) => settings.map((name) => `--config-env=${filter}.${name}=${NOTHING}`));
}

/** A variable of git's environment that is empty. */
const NOTHING = 'URL_LINT_NOTHING';

async function newNames(top: string): Promise<string[]> {
	return names(await git('-C', top, 'ls-files', '--others', '--exclude-standard', '-z'));
}

const run = promisify(execFile);

/** @throws where git fails, or is not there (`ENOENT`) */
async function git(...args: readonly string[]): Promise<string> {
	// A repository may name a program that watches its files, or one that fetches what it lacks: none is to be run. And nothing is
	// to be written.
	const none = { GIT_NO_LAZY_FETCH: '1', GIT_ALLOW_PROTOCOL: '', [NOTHING]: '' };
	const env = { ...process.env, ...none, GIT_OPTIONAL_LOCKS: '0', LC_ALL: 'C' };
	// Windows would look for git in the folder that is checked, first.
	process.env.NoDefaultCurrentDirectoryInExePath = '1';
	const { stdout } = await run('git', ['-c', 'core.fsmonitor=false', ...args], {
		...{ env, maxBuffer: longestAnswer, windowsHide: true },
	});
	return stdout;
}

function names(answer: string): string[] {
	return answer.split('\0').slice(0, -1);
}

function lines(answer: string): string[] {
	return answer.split(/\r?\n/);
}

/** Where a file stands, whatever links lead there; a link itself stays one. */
function realPath(path: string, folders: Map<string, string>): string {
	const folder = dirname(resolve(path));
	let real = folders.get(folder);
	if (real === undefined) {
		real = realFolder(path, folder);
		folders.set(folder, real);
	}
	return join(real, basename(path));
}

function realFolder(path: string, folder: string): string {
	try {
		// Not the resolved one: `link/..` is another folder.
		return realpathSync(dirname(path));
	} catch {
		return folder;
	}
}
