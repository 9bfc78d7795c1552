/** What of the editor's files the server may read through us. */

/** What of a URI tells where it leads. */
interface Located {
	readonly scheme: string;
	readonly authority: string;
	readonly path: string;
}

/** Whether a place is in one of the folders, or is one. */
export function isInside(place: Located, folders: readonly Located[]): boolean {
	if (place.path.split('/').some((name) => name === '.' || name === '..')) return false;
	return folders.some(
		({ scheme, authority, path }) =>
			scheme === place.scheme &&
			authority === place.authority &&
			(place.path === path || place.path.startsWith(path.endsWith('/') ? path : `${path}/`)),
	);
}
