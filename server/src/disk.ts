/** The configuration files on this computer's disks. */

import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { configName } from './config/config';

/** A configuration file as it stands there. */
export interface ConfigText {
	readonly path: string;
	readonly text: string;
}

/** Finds the configuration file of a file: that of its folder, else of the nearest one above, up to a repository's root. */
export class Disk {
	readonly #found = new Map<string, ConfigText | undefined>();

	/** @param onError told of a file that is there and cannot be read */
	constructor(private readonly onError: (path: string, error: unknown) => void) {}

	/** @param file an absolute path; nothing need stand there */
	nearest(file: string): ConfigText | undefined {
		return this.#ofFolder(dirname(file));
	}

	/** The folders above a folder in which its configuration file is looked for too. */
	above(folder: string): string[] {
		const parent = dirname(folder);
		return isTop(folder) ? [] : [parent, ...this.above(parent)];
	}

	/** Something changed: all is read again. */
	forget(): void {
		this.#found.clear();
	}

	#ofFolder(folder: string): ConfigText | undefined {
		if (this.#found.has(folder)) return this.#found.get(folder);
		const found = this.#read(join(folder, configName)) ?? (isTop(folder) ? undefined : this.#ofFolder(dirname(folder)));
		this.#found.set(folder, found);
		return found;
	}

	#read(path: string): ConfigText | undefined {
		try {
			if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) return undefined;
			return { path, text: readFileSync(path, 'utf8').replace(/^\ufeff/, '') };
		} catch (error) {
			this.onError(path, error);
			return undefined;
		}
	}
}

/** Whether nothing above a folder counts in it: it is a repository's root, or the disk's. */
function isTop(folder: string): boolean {
	return dirname(folder) === folder || existsSync(join(folder, '.git'));
}
