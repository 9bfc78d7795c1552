import { existsSync, lstatSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { type DiskLog, isForeign } from '../disk';
import { GitIgnore, ignoreFile } from '../globs/gitignore';
import { GitIndex } from './git-index';

/** Told of a `.gitignore` that does not count, and of one of which not all is used. */
export interface Told extends DiskLog {
	readonly onLimit: (path: string) => void;
}

/** The repository around a directory, and the path from its top to the directory: `''`, or one that ends in `/`. */
interface Repository {
	readonly index: GitIndex;
	readonly path: string;
}

/** A directory as git sees it: which of its entries `.gitignore` files leave out, and what is tracked all the same. */
export class GitDirectory {
	private constructor(
		private readonly patterns: GitIgnore,
		private readonly repository: Repository,
	) {}

	/**
	 * A directory with what the files above it say, up to the root of the git repository. When they leave that very
	 * directory out, whoever named it wants it walked: then they do not count.
	 * @throws the file system's error when the directory is not there
	 */
	static at(directory: string, told: Told): GitDirectory {
		const start = realpathSync(directory);
		const root = repositoryOf(start) ?? start;
		const names = relative(root, start).split(sep).filter(Boolean);
		const inside = { index: new GitIndex(root), path: names.map((name) => `${name}/`).join('') };
		return new GitDirectory(patternsAbove(root, names, told), inside);
	}

	/**
	 * A directory in this one.
	 * @param top where that directory is when it is the top of a repository of its own
	 */
	enter(name: string, top?: string): GitDirectory {
		const { index, path } = this.repository;
		return new GitDirectory(
			this.patterns.enter(name),
			top === undefined ? { index, path: `${path}${name}/` } : { index: new GitIndex(top), path: '' },
		);
	}

	/**
	 * This directory with its own file, which is at `path`.
	 * @param name what the file is called in messages
	 */
	with(path: string, name: string, told: Told): GitDirectory {
		return new GitDirectory(withFile(this.patterns, path, name, told), this.repository);
	}

	/** Whether the entry of this name is left out. */
	ignores(name: string, isDirectory: boolean): boolean {
		return this.patterns.ignores(name, isDirectory);
	}

	/** How many files git tracks under this name. */
	tracked(name: string, isDirectory: boolean): number {
		const { index, path } = this.repository;
		return index.countAt(`${path}${name}`, isDirectory);
	}
}

/** What the files say about the directory to which `names` lead from `root`; nothing when they leave it out. */
function patternsAbove(root: string, names: readonly string[], told: Told): GitIgnore {
	const start = join(root, ...names);
	let current = GitIgnore.none;
	let path = root;
	for (const name of names) {
		const file = join(path, ignoreFile);
		const stats = lstatSync(file, { throwIfNoEntry: false });
		if (stats?.isFile()) {
			if (isForeign(stats.uid, () => lstatSync(start).uid)) told.foreign(file);
			else current = withFile(current, file, file, told);
		}
		if (current.ignores(name, true)) return GitIgnore.none;
		current = current.enter(name);
		path = join(path, name);
	}
	return current;
}

function withFile(above: GitIgnore, path: string, name: string, { unreadable, onLimit }: Told): GitIgnore {
	try {
		return above.with(readFileSync(path, 'utf8'), () => onLimit(name));
	} catch (error) {
		unreadable(name, error);
		return above;
	}
}

function repositoryOf(directory: string): string | undefined {
	if (existsSync(join(directory, '.git'))) return directory;
	const parent = dirname(directory);
	return parent === directory ? undefined : repositoryOf(parent);
}
