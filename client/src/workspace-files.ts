/** The files of the workspace, as the command finds those of a folder (server/src/cli/files.ts). */

import { FileType, Uri, workspace } from 'vscode';
import { fileMatcher, LONGEST_GLOB } from '../../server/src/globs/files';
import { GitIgnore, ignoreFile } from '../../server/src/globs/gitignore';

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
				if (LEFT_OUT.has(name) || names(name) || git.ignores(name, isFolder)) continue;
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
	readonly names: (name: string) => boolean;
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
	let folder: Folder = { uri: root, names: ignoredNames(uri), git: GitIgnore.none };
	for (const name of uri.path.slice(root.path.length).split('/').filter(Boolean)) {
		const { names, git } = await inside(folder, await entriesOf(folder.uri));
		// Whoever opens a folder that git leaves out wants what is in it.
		if (git.ignores(name, true)) return { uri, names, git: GitIgnore.none };
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
	const patterns = await read(ignoreFile);
	const config = await read('.url-lint.json');
	// The nearest configuration file may replace the setting; then the server alone decides.
	const replaces = config !== undefined && /"ignore"\s*:/.test(config);
	return {
		names: config === undefined ? names : replaces ? () => false : ignoredNames(uri),
		// Where it is too long, more files are looked at; the command says so.
		git: patterns === undefined ? git : git.with(patterns, () => {}),
	};
}

function ignoredNames(folder: Uri): Folder['names'] {
	const ignored = workspace.getConfiguration('urlLint', folder).get<unknown>('ignore');
	const globs: unknown[] = Array.isArray(ignored) ? ignored : [];
	return fileMatcher(globs.filter((glob) => typeof glob === 'string').filter(isName));
}

function isName(glob: string): boolean {
	return glob.length <= LONGEST_GLOB && /^[\w.*-]+$/.test(glob);
}
