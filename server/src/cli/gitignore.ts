import { existsSync, lstatSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Ignore } from 'ignore';
import ignore from 'ignore';

/** The name of the files that say what to leave out. */
export const ignoreFile = '.gitignore';

/**
 * Which entries of a directory `.gitignore` files leave out. The patterns of all levels stand in one list, nested ones
 * anchored at their directory, because git lets a nested file take back what one above it ignored.
 */
export class GitIgnore {
	readonly #patterns: Ignore;
	/** From the outermost directory that counts to this one: `''`, or a path with `/` that ends in one. */
	readonly #prefix: string;

	private constructor(patterns: Ignore, prefix: string) {
		this.#patterns = patterns;
		this.#prefix = prefix;
	}

	/**
	 * What the files above a directory say, up to the root of the git repository. When they leave that very directory
	 * out, whoever named it wants it walked: then they do not count.
	 * @param onError told of a file that is there and cannot be read
	 * @throws the file system's error when the directory is not there
	 */
	static above(directory: string, onError: (path: string, error: unknown) => void): GitIgnore {
		const start = realpathSync(directory);
		const root = repositoryOf(start) ?? start;
		let current = new GitIgnore(noPatterns(), '');
		let path = root;
		for (const name of relative(root, start).split(sep).filter(Boolean)) {
			if (lstatSync(join(path, ignoreFile), { throwIfNoEntry: false })?.isFile()) current = current.with(path, onError);
			if (current.ignores(name, true)) return new GitIgnore(noPatterns(), '');
			current = current.enter(name);
			path = join(path, name);
		}
		return current;
	}

	/** What these files say about a directory in this one. */
	enter(name: string): GitIgnore {
		return new GitIgnore(this.#patterns, `${this.#prefix}${name}/`);
	}

	/** These files and the one of this directory, which stands at `directory`. */
	with(directory: string, onError: (path: string, error: unknown) => void): GitIgnore {
		const path = join(directory, ignoreFile);
		try {
			const patterns = patternsOf(readFileSync(path, 'utf8')).map((pattern) => anchored(pattern, this.#prefix));
			return new GitIgnore(noPatterns().add(this.#patterns).add(patterns), this.#prefix);
		} catch (error) {
			onError(path, error);
			return this;
		}
	}

	/** Whether the entry of this name is left out. */
	ignores(name: string, isDirectory: boolean): boolean {
		return this.#patterns.ignores(`${this.#prefix}${name}${isDirectory ? '/' : ''}`);
	}
}

// In the case they are written in, on every system: the same tree gives the same files.
function noPatterns(): Ignore {
	return ignore({ ignorecase: false });
}

function repositoryOf(directory: string): string | undefined {
	if (existsSync(join(directory, '.git'))) return directory;
	const parent = dirname(directory);
	return parent === directory ? undefined : repositoryOf(parent);
}

function patternsOf(text: string): string[] {
	const lines = text.replace(/^\ufeff/, '').split(/\r?\n/);
	return lines.filter((line) => line !== '' && !line.startsWith('#'));
}

// gitignore(5): a pattern with a slash before its end is relative to its file's directory, any other matches below it
// at any depth.
function anchored(pattern: string, prefix: string): string {
	if (prefix === '') return pattern;
	const negated = pattern.startsWith('!') ? '!' : '';
	const body = pattern.slice(negated.length);
	const relativeToFile = body.trimEnd().slice(0, -1).includes('/');
	const escapedPrefix = prefix.replace(/[\\*?[\]!# ]/g, '\\$&');
	return `${negated}/${escapedPrefix}${relativeToFile ? '' : '**/'}${body.replace(/^\//, '')}`;
}
