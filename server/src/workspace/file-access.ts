/** Reading files: where the server cannot, the client does. */

import type { Connection } from 'vscode-languageserver';
import { pathOf } from '../features/document-settings';
import { type FileText, type FolderEntry, readFileRequest, readFolderRequest } from '../protocol/workspace';

/** Reads what a URI names; rejects where that cannot be read. */
export interface FileAccess {
	folder(uri: string): Promise<readonly FolderEntry[]>;
	file(uri: string): Promise<FileText>;
	/** Absent, and `undefined`, where that takes as long as to read the file. */
	stamp?(uri: string): Promise<Stamp> | undefined;
}

/** What is another one when a file is, as a rule. */
export interface Stamp {
	/** In bytes. */
	readonly size: number;
	/** When it was changed, in milliseconds since 1970. */
	readonly modified: number;
}

/** Files on a disk are read by `disk`, where the server has one; all others by the client. */
export function fileAccess(connection: Connection, disk: FileAccess | undefined): FileAccess {
	const client: FileAccess = {
		folder: (uri) => connection.sendRequest(readFolderRequest, uri),
		file: (uri) => connection.sendRequest(readFileRequest, uri),
	};
	const of = (uri: string): FileAccess => (disk !== undefined && uri.startsWith('file:') ? disk : client);
	return {
		folder: (uri) => of(uri).folder(uri),
		file: (uri) => of(uri).file(uri),
		stamp: (uri) => of(uri).stamp?.(uri),
	};
}

/** A file or folder, by its URI. */
export interface FilePlace {
	readonly uri: string;
	/** Decoded, with `/` between names and none at the end. */
	readonly path: string;
}

export function placeOf(uri: string): FilePlace {
	const bare = uri.replace(/[?#].*$/s, '').replace(/\/$/, '');
	return { uri: bare, path: pathOf(bare) };
}

/** What a name in a folder stands for; `..` is the folder above. */
export function joined({ uri, path }: FilePlace, name: string): FilePlace {
	if (name !== '..') return { uri: `${uri}/${encodeURIComponent(name)}`, path: `${path}/${name}` };
	return path === '' ? { uri, path } : placeOf(uri.slice(0, uri.lastIndexOf('/')));
}

/**
 * The same for all spellings of a URI: editors and servers escape different characters, and write a drive's letter in different
 * case.
 */
export function keyOf(uri: string): string {
	const scheme = /^[^:]*:(?:\/\/[^/?#]*)?/.exec(uri)?.[0] ?? '';
	const rest = /[?#].*$/s.exec(uri)?.[0] ?? '';
	return scheme.toLowerCase() + pathOf(uri).replace(/^\/[A-Z]:/, (drive) => drive.toLowerCase()) + rest;
}
