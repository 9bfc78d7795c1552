import { type Dirent, readdirSync, statSync } from 'node:fs';
import { message } from '../data/messages';
import { type Log, reasonOf } from './environment';
import { GitIgnore, ignoreFile } from './gitignore';

/** A file to read. */
export interface Source {
	/** What it is called in the output: the path as given or walked, without a leading `./`. */
	readonly name: string;
	/** Where it is; `undefined` for standard input. */
	readonly path: string | undefined;
}

const skippedDirectories = new Set(['.git', 'node_modules']);

/**
 * The files that paths of the command line stand for, each once and in a fixed order: a file itself, whatever
 * `.gitignore` says; of a directory the files in it at any depth, by name; `-` for standard input. What cannot be
 * read is logged, and the rest goes on.
 */
export function* filesOf(paths: readonly string[], log: Log): Generator<Source> {
	const named = paths.length === 0 ? ['.'] : paths;
	const seen = new Set<string>();
	for (const path of named) {
		for (const source of path === '-' ? [{ name: path, path: undefined }] : filesAt(path, log)) {
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

function* filesAt(path: string, log: Log): Generator<Source> {
	try {
		const stats = statSync(path);
		if (stats.isDirectory()) {
			const patterns = GitIgnore.above(path, (file, error) => cannotRead(file, error, log));
			yield* walk(path, withoutDot(path), patterns, log);
		} else if (stats.isFile() || stats.isFIFO()) {
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
function* walk(directory: string, name: string, above: GitIgnore, log: Log): Generator<Source> {
	const entries = entriesOf(directory, name, log);
	const hasPatterns = entries.some((entry) => entry.name === ignoreFile && entry.isFile());
	const patterns = hasPatterns
		? above.with(directory, (_, error) => cannotRead(below(name, ignoreFile), error, log))
		: above;
	for (const entry of entries) {
		const path = below(directory, entry.name);
		if (entry.isDirectory()) {
			if (!skippedDirectories.has(entry.name) && !patterns.ignores(entry.name, true)) {
				yield* walk(path, below(name, entry.name), patterns.enter(entry.name), log);
			}
		} else if (entry.isFile() && !patterns.ignores(entry.name, false)) {
			yield { name: below(name, entry.name), path };
		}
	}
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
