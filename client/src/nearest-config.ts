/** Which configuration file goes for a document that the server cannot look around: as on disk (server/src/disk.ts). */

import { configName } from '../../server/src/globs/files-below';

/** How to look around. */
export interface Surroundings<Place, Config> {
	join(place: Place, name: string): Place;
	isThere(place: Place): PromiseLike<boolean>;
	/** @returns `undefined` for what is no file that can be read */
	read(place: Place): Promise<Config | undefined>;
}

/**
 * The nearest configuration file: in the document's folder or above, up to a repository's root, and no further than the workspace
 * folder.
 * @param top the workspace folder, in which the document is
 */
export async function nearestConfig<Place extends { readonly path: string }, Config>(
	document: Place,
	top: Place | undefined,
	{ join, isThere, read }: Surroundings<Place, Config>,
): Promise<Config | null> {
	if (top === undefined) return null;
	// The document is in the workspace folder, so that one is met on the way up.
	const { length } = top.path.replace(/(?<=.)\/$/, '');
	for (let folder = join(document, '..'); folder.path.length >= length; folder = join(folder, '..')) {
		const found = await read(join(folder, configName));
		if (found !== undefined) return found;
		if (folder.path.length === length || (await isThere(join(folder, '.git')))) break;
	}
	return null;
}
