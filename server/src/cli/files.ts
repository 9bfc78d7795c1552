import { type Dirent, existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { ignoreFile } from '../globs/gitignore';
import { parseCopyName } from './copy';
import { type Log, reasonOf } from './environment';
import { GitDirectory, type Told } from './gitignore';
import { message } from './messages';

/** A file to read. */
export interface Source {
	/** What it is called in the output: the path as given or walked, without a leading `./`. */
	readonly name: string;
	/** Where it is; `undefined` for standard input. */
	readonly path: string | undefined;
}

/** Other names of standard input, as a shell's user may write them. */
export const inputPaths: ReadonlySet<string> = new Set(['/dev/stdin', '/dev/fd/0', '/proc/self/fd/0']);

const skippedDirectories = new Set(['.git', 'node_modules']);

/** Told of what is no document. */
export interface Met {
	/** A directory with files to check, and the names of its entries where all are known. */
	directory(path: string, names?: readonly string[]): void;
	/** A pipe, a socket or a device in a walk. */
	special(): void;
	/** Files that git tracks in a walk, under names that `.gitignore` leaves out. */
	tracked(files: number): void;
}

/**
 * The files that paths of the command line stand for, each once and in a fixed order: a file itself, whatever
 * `.gitignore` says; of a directory the files in it at any depth, by name; `-` for standard input. Copies
 * that `--fix` left are not among them. What cannot be read is logged, and the rest goes on.
 */
export function* filesOf(paths: readonly string[], log: Log, met: Met): Generator<Source> {
	const named = paths.length === 0 ? ['.'] : paths;
	const seen = new Set<string>();
	for (const path of named) {
		for (const source of path === '-' ? [{ name: path, path: undefined }] : filesAt(path, log, met)) {
			// One path alone gives no file twice: a large tree need not be remembered.
			if (named.length > 1) {
				const key = source.name;
				if (seen.has(key)) continue;
				seen.add(key);
			}
			yield source;
		}
	}
}

function* filesAt(path: string, log: Log, met: Met): Generator<Source> {
	try {
		if (!isExact(path)) return log.error('cli.error.read', { path, reason: message('cli.error.not-utf8') });
		const stats = statSync(path);
		if (stats.isDirectory()) {
			yield* walk(path, withoutDot(path), GitDirectory.at(path, toldBy(log)), log, met);
		} else if (stats.isFile()) {
			met.directory(dirname(realpathSync(path)));
			if (parseCopyName(basename(path)) === undefined) yield { name: withoutDot(path), path };
		} else if (stats.isFIFO() || inputPaths.has(path)) {
			// A pipe is somebody's `<(command)`. A device is left out: it may never end.
			yield { name: withoutDot(path), path };
		} else {
			log.error('cli.error.read', { path, reason: message('cli.error.not-a-file') });
		}
	} catch (error) {
		cannotRead(path, error, log);
	}
}

// Symbolic links are not followed: what they point to is checked where it stands, and no walk can run in a circle.
function* walk(directory: string, name: string, above: GitDirectory, log: Log, met: Met): Generator<Source> {
	const entries = entriesOf(directory, name, log);
	const names = entries.map((entry) => entry.name);
	met.directory(directory, names);
	const hasPatterns = entries.some((entry) => entry.name === ignoreFile && entry.isFile());
	const inexact = inexactNames(directory, names);
	const git = hasPatterns ? above.with(below(directory, ignoreFile), below(name, ignoreFile), toldBy(log)) : above;
	for (const entry of entries) {
		const path = below(directory, entry.name);
		const isDirectory = entry.isDirectory();
		if (isDirectory ? skippedDirectories.has(entry.name) : entry.isSymbolicLink()) continue;
		if (git.ignores(entry.name, isDirectory)) met.tracked(git.tracked(entry.name, isDirectory));
		else if (inexact.has(entry.name))
			log.error('cli.error.read', { path: below(name, entry.name), reason: message('cli.error.not-utf8') });
		else if (isDirectory) {
			const repository = existsSync(below(path, '.git')) ? path : undefined;
			yield* walk(path, below(name, entry.name), git.enter(entry.name, repository), log, met);
		} else if (!entry.isFile()) met.special();
		else if (parseCopyName(entry.name) === undefined) yield { name: below(name, entry.name), path };
	}
}

/** What stands in a name for octets that are no UTF-8, so that it may be another file's. */
const REPLACEMENT = '\ufffd';

/** The names in a folder that stand for other octets too, among those that are known of it. */
function inexactNames(directory: string, names: readonly string[]): ReadonlySet<string> {
	if (!names.some((name) => name.includes(REPLACEMENT))) return new Set();
	const octets = readdirSync(directory === '' ? '.' : directory, { encoding: 'buffer' });
	return new Set(octets.filter((name) => !name.equals(Buffer.from(name.toString()))).map((name) => name.toString()));
}

/** Whether a path names the one file that it says, and so does each folder in it. */
function isExact(path: string): boolean {
	const name = basename(path);
	const folder = dirname(path);
	if (inexactNames(folder, [name]).has(name)) return false;
	return folder === path || isExact(folder);
}

function entriesOf(directory: string, name: string, log: Log): Dirent[] {
	try {
		// By code unit, not by locale: the order is the same on every machine.
		return readdirSync(directory, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
	} catch (error) {
		cannotRead(name || directory, error, log);
		return [];
	}
}

function toldBy(log: Log): Told {
	return {
		unreadable: (path, error) => cannotRead(path, error, log),
		foreign: (path) => log.note('log.foreign', { path }),
		onLimit: (path) => log.note('cli.note.gitignore', { path }),
	};
}

function cannotRead(path: string, error: unknown, log: Log): void {
	log.error('cli.error.read', { path, reason: reasonOf(error) });
}

// Not path.join: it takes `link/..` away, which is another directory when `link` is a symbolic link.
function below(directory: string, name: string): string {
	return directory === '' || directory.endsWith('/') ? directory + name : `${directory}/${name}`;
}

function withoutDot(path: string): string {
	return path === '.' ? '' : path.replace(/^(?:\.\/+)+/, '');
}
