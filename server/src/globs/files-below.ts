/** Which files of folders are looked at, as the command finds those of a folder (cli/files.ts). */

import { fileMatcher, LONGEST_GLOB } from './files';
import { GitIgnore, ignoreFile } from './gitignore';

/** What configuration files are called. The one nearest to a document counts. */
export const configName = '.url-lint.json';

/** What stands in a folder. */
export interface Entry {
	readonly name: string;
	/** A link is another thing, whatever it points to. */
	readonly kind: 'file' | 'folder' | 'other';
}

/** Where the files are, and what is set for them. Whatever cannot be read rejects. */
export interface Files<Place> {
	join(place: Place, name: string): Place;
	isThere(place: Place): PromiseLike<boolean>;
	entries(folder: Place): Promise<readonly Entry[]>;
	read(file: Place): Promise<string>;
	/** What the editor has for `urlLint.ignore` in a folder: anything, a user may have written it. */
	ignored(folder: Place): unknown;
}

/** What nobody wrote by hand, whatever the settings say. */
const LEFT_OUT = new Set(['.git', 'node_modules']);

/**
 * The files in folders, without those that `.gitignore` leaves out. Links are not followed: what they point
 * to is found where it stands. What `urlLint.ignore` leaves out may be among them: the server looks at all of it.
 * @param onError told of a folder that cannot be read
 * @param onLeftOut told of a folder that is left out, with all that is in it; and of a file that a setting leaves out by its name
 */
export async function* filesBelow<Place extends { readonly path: string }>(
	folders: readonly Place[],
	files: Files<Place>,
	onError: () => void,
	onLeftOut: (place: Place, kind: 'file' | 'folder') => void = () => {},
): AsyncGenerator<Place> {
	for (const top of folders) {
		const open = [await topFolder(files, top)];
		for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
			const entries = await entriesOf(files, folder.place);
			if (entries === undefined) onError();
			const { names, git } = await inside(files, folder, entries);
			for (const { name, kind } of entries ?? []) {
				const isFolder = kind === 'folder';
				const place = files.join(folder.place, name);
				if (LEFT_OUT.has(name) || git.ignores(name, isFolder)) {
					if (isFolder) onLeftOut(place, kind);
				} else if (names(name)) {
					if (kind !== 'other') onLeftOut(place, kind);
				} else if (isFolder) open.push({ place, names, git: git.enter(name) });
				else if (kind === 'file') yield place;
			}
		}
	}
}

/** A folder, and what is said around it. */
interface Folder<Place> {
	readonly place: Place;
	/** What `urlLint.ignore` leaves out by its name, so that it need not be read. */
	readonly names: (name: string) => boolean;
	readonly git: GitIgnore;
}

type Entries = readonly Entry[] | undefined;

async function entriesOf<Place>(files: Files<Place>, folder: Place): Promise<Entries> {
	try {
		return await files.entries(folder);
	} catch {
		return undefined;
	}
}

/** A folder of the workspace, with what is said above it, up to the root of its repository. */
async function topFolder<Place extends { readonly path: string }>(
	files: Files<Place>,
	top: Place,
): Promise<Folder<Place>> {
	const root = (await repositoryOf(files, top)) ?? top;
	let folder: Folder<Place> = { place: root, names: ignoredNames(files, top), git: GitIgnore.none };
	for (const name of top.path.slice(root.path.length).split('/').filter(Boolean)) {
		const { names, git } = await inside(files, folder, await entriesOf(files, folder.place));
		// Whoever opens a folder that git leaves out wants what is in it.
		if (git.ignores(name, true)) return { place: top, names, git: GitIgnore.none };
		folder = { place: files.join(folder.place, name), names, git: git.enter(name) };
	}
	return folder;
}

async function repositoryOf<Place extends { readonly path: string }>(
	files: Files<Place>,
	folder: Place,
): Promise<Place | undefined> {
	if (await files.isThere(files.join(folder, '.git'))) return folder;
	const parent = files.join(folder, '..');
	return parent.path === folder.path ? undefined : repositoryOf(files, parent);
}

/** What is said in a folder, by its own files too. */
async function inside<Place>(
	files: Files<Place>,
	{ place, names, git }: Folder<Place>,
	entries: Entries,
): Promise<Pick<Folder<Place>, 'names' | 'git'>> {
	const read = async (file: string) => {
		if (!entries?.some(({ name, kind }) => name === file && kind === 'file')) return undefined;
		try {
			return await files.read(files.join(place, file));
		} catch {
			// The command goes on without it, too.
			return undefined;
		}
	};
	const patterns = await read(ignoreFile);
	const config = await read(configName);
	// The nearest configuration file may replace the setting; then the server alone decides.
	const replaces = config !== undefined && /"ignore"\s*:/.test(config);
	return {
		names: config === undefined ? names : replaces ? () => false : ignoredNames(files, place),
		// Where it is too long, more files are looked at; the command says so.
		git: patterns === undefined ? git : git.with(patterns, () => {}),
	};
}

function ignoredNames<Place>(files: Files<Place>, folder: Place): (name: string) => boolean {
	const ignored = files.ignored(folder);
	const globs: unknown[] = Array.isArray(ignored) ? ignored : [];
	return fileMatcher(globs.filter((glob) => typeof glob === 'string').filter(isName));
}

function isName(glob: string): boolean {
	return glob.length <= LONGEST_GLOB && /^[\w.*-]+$/.test(glob);
}
