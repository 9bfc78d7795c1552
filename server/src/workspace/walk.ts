/** Which files there are in the workspace's folders. */

import type { SettingsStore } from '../features/document-settings';
import { filesBelow } from '../globs/files-below';
import { type FileAccess, type FilePlace, joined, keyOf, placeOf } from './file-access';
import type { Slices } from './slices';

/** The files of the workspace, each with the URI of its folder, and what is left out, by their keys. */
export interface Listing {
	readonly files: ReadonlyMap<string, readonly [place: FilePlace, folder: string]>;
	/** Folders that nothing is listed of. */
	readonly leftOut: ReadonlySet<string>;
}

/** Lists the files of folders. Returns `undefined` once it is stopped. */
export async function listing(
	folders: readonly string[],
	access: FileAccess,
	settings: SettingsStore,
	slices: Slices,
	isStopped: () => boolean,
): Promise<Listing | undefined> {
	const files = new Map<string, readonly [FilePlace, string]>();
	const leftOut = new Set<string>();
	for (const folder of folders) {
		const add = (place: FilePlace) => {
			const key = keyOf(place.uri);
			// Of folders in folders, the innermost counts.
			if ((files.get(key)?.[1].length ?? -1) < folder.length) files.set(key, [place, folder]);
		};
		const leaveOut = (place: FilePlace, kind: 'file' | 'folder') =>
			kind === 'file' ? add(place) : leftOut.add(keyOf(place.uri));
		const { ignore } = (await settings.ofFolder(folder)).settings;
		for await (const place of filesBelow([placeOf(folder)], seenBy(access, ignore), () => {}, leaveOut)) {
			add(place);
			await slices.rest();
			if (isStopped()) return undefined;
		}
	}
	return { files, leftOut };
}

/** Whether a file or folder lies in one of the folders, or is one. */
export function isBelow(key: string, folders: ReadonlySet<string>): boolean {
	for (let end = key.length; end > 0; end = key.lastIndexOf('/', end - 1))
		if (folders.has(key.slice(0, end))) return true;
	return false;
}

/** How the walk sees the files. */
function seenBy(access: FileAccess, ignored: readonly string[]) {
	const entries = async ({ uri }: FilePlace) => (await access.folder(uri)).map(([name, kind]) => ({ name, kind }));
	return {
		join: joined,
		entries,
		isThere: async (place: FilePlace) => {
			const name = place.path.slice(place.path.lastIndexOf('/') + 1);
			const siblings = await entries(joined(place, '..')).catch(() => []);
			return siblings.some((entry) => entry.name === name);
		},
		read: async ({ uri }: FilePlace) => {
			const read = await access.file(uri);
			return 'text' in read ? read.text : '';
		},
		ignored: () => ignored,
	};
}
