/** The files of the workspace, as the command finds those of a folder (server/src/cli/files.ts, gitignore.ts). */

import ignore, { type Ignore } from 'ignore';
import { FileType, Uri, workspace } from 'vscode';

/** What nobody wrote by hand, whatever the settings say. */
const LEFT_OUT = new Set(['.git', 'node_modules']);

/**
 * The files in the workspace's folders, without those that `.gitignore` leaves out. Links are not followed: what they point
 * to is found where it stands. What `urlLint.ignore` leaves out may be among them: the server looks at all of it.
 * @param onError told of a folder that cannot be read
 */
export async function* workspaceFiles(onError: () => void): AsyncGenerator<Uri> {
	for (const { uri } of workspace.workspaceFolders ?? []) {
		const open = [await topFolder(uri)];
		for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
			const entries = await entriesOf(folder.uri);
			if (entries === undefined) onError();
			const { names, git } = await inside(folder, entries);
			for (const [name, type] of entries ?? []) {
				const isFolder = type === FileType.Directory;
				if (LEFT_OUT.has(name) || names.ignores(name) || git.ignores(name, isFolder)) continue;
				const uri = Uri.joinPath(folder.uri, name);
				if (isFolder) open.push({ uri, names, git: git.enter(name) });
				else if (type === FileType.File) yield uri;
			}
		}
	}
}

/** A folder, and what is said around it. */
interface Folder {
	readonly uri: Uri;
	/** What `urlLint.ignore` leaves out by its name, so that it need not be read. */
	readonly names: Ignore;
	readonly git: GitIgnore;
}

type Entries = readonly [string, FileType][] | undefined;

async function entriesOf(folder: Uri): Promise<Entries> {
	try {
		return await workspace.fs.readDirectory(folder);
	} catch {
		return undefined;
	}
}

/** A folder of the workspace, with what is said above it, up to the root of its repository. */
async function topFolder(uri: Uri): Promise<Folder> {
	const root = (await repositoryOf(uri)) ?? uri;
	let folder: Folder = { uri: root, names: ignoredNames(uri), git: new GitIgnore() };
	for (const name of uri.path.slice(root.path.length).split('/').filter(Boolean)) {
		const { names, git } = await inside(folder, await entriesOf(folder.uri));
		// Whoever opens a folder that git leaves out wants what is in it.
		if (git.ignores(name, true)) return { uri, names, git: new GitIgnore() };
		folder = { uri: Uri.joinPath(folder.uri, name), names, git: git.enter(name) };
	}
	return folder;
}

async function repositoryOf(folder: Uri): Promise<Uri | undefined> {
	try {
		await workspace.fs.stat(Uri.joinPath(folder, '.git'));
		return folder;
	} catch {
		const parent = Uri.joinPath(folder, '..');
		return parent.path === folder.path ? undefined : repositoryOf(parent);
	}
}

/** What is said in a folder, by its own files too. */
async function inside({ uri, names, git }: Folder, entries: Entries): Promise<Pick<Folder, 'names' | 'git'>> {
	const read = async (file: string) => {
		if (!entries?.some(([name, type]) => name === file && type === FileType.File)) return undefined;
		try {
			return new TextDecoder().decode(await workspace.fs.readFile(Uri.joinPath(uri, file)));
		} catch {
			// The command goes on without it, too.
			return undefined;
		}
	};
	const patterns = await read('.gitignore');
	const config = await read('.url-lint.json');
	// The nearest configuration file may replace the setting; then the server alone decides.
	const replaces = config !== undefined && /"ignore"\s*:/.test(config);
	return {
		names: config === undefined ? names : replaces ? noPatterns() : ignoredNames(uri),
		git: patterns === undefined ? git : git.with(patterns),
	};
}

function ignoredNames(folder: Uri): Ignore {
	const ignored = workspace.getConfiguration('urlLint', folder).get<unknown>('ignore');
	const globs: unknown[] = Array.isArray(ignored) ? ignored : [];
	// Of these git's patterns mean the same.
	return noPatterns().add(globs.filter((glob) => typeof glob === 'string').filter((glob) => /^[\w.*-]+$/.test(glob)));
}

/** Which entries of a folder the `.gitignore` files in it and above leave out, in one list, as the command has it. */
class GitIgnore {
	constructor(
		private readonly patterns: Ignore = noPatterns(),
		/** From the outermost folder that counts to this one: `''`, or a path that ends in a slash. */
		private readonly prefix = '',
	) {}

	/** What these files say about a folder in this one. */
	enter(name: string): GitIgnore {
		return new GitIgnore(this.patterns, `${this.prefix}${name}/`);
	}

	/** These files and the one of this folder. */
	with(text: string): GitIgnore {
		const lines = text.split(/\r?\n/).filter((line) => line !== '' && !line.startsWith('#'));
		const patterns = lines.map((pattern) => anchored(pattern, this.prefix));
		return new GitIgnore(noPatterns().add(this.patterns).add(patterns), this.prefix);
	}

	/** Whether the entry of this name is left out. */
	ignores(name: string, isFolder: boolean): boolean {
		return this.patterns.ignores(`${this.prefix}${name}${isFolder ? '/' : ''}`);
	}
}

// In the case they are written in, on every system: the same tree gives the same files.
function noPatterns(): Ignore {
	return ignore({ ignorecase: false });
}

// gitignore(5): a pattern with a slash before its end is relative to its file's folder, any other matches below it at any
// depth.
function anchored(pattern: string, prefix: string): string {
	if (prefix === '') return pattern;
	const negated = pattern.startsWith('!') ? '!' : '';
	const body = pattern.slice(negated.length);
	const isRelative = body.trimEnd().slice(0, -1).includes('/');
	const escapedPrefix = prefix.replace(/[\\*?[\]!# ]/g, '\\$&');
	return `${negated}/${escapedPrefix}${isRelative ? '' : '**/'}${body.replace(/^\//, '')}`;
}
