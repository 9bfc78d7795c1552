/** This computer's disks: the configuration files there, and the files of a workspace. */

import { constants, existsSync, lstatSync, readFileSync, statSync } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fileText, LONGEST_FILE_BYTES } from './globs/file-text';
import { configName } from './globs/files-below';

/** A configuration file as it stands there. */
export interface ConfigText {
	readonly path: string;
	readonly text: string;
}

/** What is said of configuration files that are there and do not count. */
export interface DiskLog {
	/** One that cannot be read. */
	readonly unreadable: (path: string, error: unknown) => void;
	/** One of another user. */
	readonly foreign: (path: string) => void;
}

/**
 * Finds the configuration file of a file: that of its folder, else of the nearest one above, up to a repository's root. In a
 * folder that all may write to, such as `/tmp`, anybody could leave one for everybody below: one of somebody else's is passed over
 * (`isForeign`).
 */
export class Disk {
	readonly #found = new Map<string, ConfigText | undefined>();
	readonly #read = new Map<string, ConfigText | undefined>();
	readonly #owners = new Map<string, number | undefined>();
	readonly #tops = new Map<string, boolean>();
	readonly #passedOver = new Set<string>();

	constructor(private readonly log: DiskLog) {}

	/**
	 * @param file an absolute path; nothing need stand there
	 * @param top the folder above which nothing counts, where there is one
	 */
	nearest(file: string, top?: string): ConfigText | undefined {
		return once(this.#found, dirname(file), (folder) => this.#search(folder, top));
	}

	/** Something changed: all is read again. */
	forget(): void {
		for (const known of [this.#found, this.#read, this.#owners, this.#tops, this.#passedOver]) known.clear();
	}

	#search(start: string, top: string | undefined): ConfigText | undefined {
		for (let folder = start; ; folder = dirname(folder)) {
			const path = join(folder, configName);
			const owner = this.#ownerOf(path);
			if (owner !== undefined && isForeign(owner, () => this.#ownerOf(start))) this.#passOver(path);
			else if (owner !== undefined) {
				const found = once(this.#read, path, () => this.#readFile(path));
				if (found !== undefined) return found;
			}
			if (folder === top || once(this.#tops, folder, isTop)) return undefined;
		}
	}

	/** Whose a file, folder or link is; of a link, not of what it points to. `undefined` for what is not there. */
	#ownerOf(path: string): number | undefined {
		return once(this.#owners, path, () => {
			try {
				return lstatSync(path, { throwIfNoEntry: false })?.uid;
			} catch (error) {
				this.log.unreadable(path, error);
				return undefined;
			}
		});
	}

	/** Says it once, not for every folder below. */
	#passOver(path: string): void {
		if (this.#passedOver.has(path)) return;
		this.#passedOver.add(path);
		this.log.foreign(path);
	}

	#readFile(path: string): ConfigText | undefined {
		try {
			if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) return undefined;
			return { path, text: readFileSync(path, 'utf8').replace(/^\ufeff/, '') };
		} catch (error) {
			this.log.unreadable(path, error);
			return undefined;
		}
	}
}

/**
 * Whether the owner of a file has no say about a folder below it: it is neither the user, nor root, nor the owner of that
 * folder. Never on Windows, where files have no such owners.
 */
export function isForeign(owner: number, ownerOfFolder: () => number | undefined): boolean {
	const user = process.getuid?.();
	return user !== undefined && owner !== user && owner !== ROOT && owner !== ownerOfFolder();
}

const ROOT = 0;

/** What is known of a key; what is not yet is found out. */
function once<T>(known: Map<string, T>, key: string, find: (key: string) => T): T {
	if (!known.has(key)) known.set(key, find(key));
	return known.get(key) as T;
}

/** Whether nothing above a folder counts in it: it is a repository's root, or the disk's. */
function isTop(folder: string): boolean {
	return dirname(folder) === folder || existsSync(join(folder, '.git'));
}

/** A link may have taken a file's place, or a pipe, which would keep us waiting. Windows knows neither flag. */
const AS_IT_IS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** Reads files and folders by their URIs, while others are served. What cannot be read rejects. */
export const diskFiles = {
	/** The names in a folder, and what they stand for. */
	async folder(uri: string): Promise<readonly (readonly [name: string, kind: 'file' | 'folder' | 'other'])[]> {
		const entries = await readdir(fileURLToPath(uri), { withFileTypes: true });
		return entries.map((entry) => [entry.name, entry.isDirectory() ? 'folder' : entry.isFile() ? 'file' : 'other']);
	},
	async stamp(uri: string): Promise<{ readonly size: number; readonly modified: number }> {
		const { size, mtimeMs } = await stat(fileURLToPath(uri));
		return { size, modified: mtimeMs };
	},
	async file(uri: string): Promise<ReturnType<typeof fileText>> {
		const handle = await open(fileURLToPath(uri), AS_IT_IS);
		try {
			const stats = await handle.stat();
			if (!stats.isFile()) throw new Error('no file');
			const { size } = stats;
			return size > LONGEST_FILE_BYTES ? { skipped: 'large' } : fileText(await handle.readFile());
		} finally {
			await handle.close();
		}
	},
};
