import { lstatSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { firstIndex } from '../url/search';
import { readRegular } from './bytes';

/** The files that git tracks in a working tree, as its index lists them. No git is run. */
export class GitIndex {
	readonly #root: string;
	#paths: readonly string[] | undefined;

	/** @param root the top of the working tree. Nothing is read before somebody asks. */
	constructor(root: string) {
		this.#root = root;
	}

	/**
	 * How many files git tracks there and the disk has: one or none for a file, for a directory those in it at any depth.
	 * None where there is no index, or one in a form that we do not read.
	 * @param path from the root, with `/` between names
	 */
	countAt(path: string, isDirectory: boolean): number {
		this.#paths ??= trackedIn(this.#root);
		const paths = this.#paths;
		const from = isDirectory ? `${path}/` : path;
		let count = 0;
		const first = firstIndex(paths.length, (index) => (paths[index] as string) >= from);
		for (let at = first; at < paths.length; at++) {
			const tracked = paths[at] ?? '';
			if (isDirectory ? !tracked.startsWith(from) : tracked !== from) break;
			if (lstatSync(join(this.#root, tracked), { throwIfNoEntry: false })?.isFile()) count++;
		}
		return count;
	}
}

function trackedIn(root: string): readonly string[] {
	try {
		const directory = gitDirectoryOf(root);
		return [...regularFiles(readRegular(join(directory, 'index')), hashBytesOf(directory))].sort(byUnits);
	} catch {
		// No index yet, or none that we may read: then nothing is known to be tracked.
		return [];
	}
}

/** A worktree and a submodule have a file `.git` that says where theirs is. */
function gitDirectoryOf(root: string): string {
	const path = join(root, '.git');
	if (lstatSync(path).isDirectory()) return path;
	return resolve(
		root,
		readRegular(path)
			.toString()
			.replace(/^gitdir: /, '')
			.trimEnd(),
	);
}

function hashBytesOf(directory: string): number {
	try {
		return /^\s*objectformat\s*=\s*sha256\s*$/im.test(readRegular(join(directory, 'config')).toString()) ? 32 : 20;
	} catch {
		// A worktree shares the configuration of its repository: with SHA-256 its entries are not understood, and none count.
		return 20;
	}
}

/** Of an entry: times, device, inode, mode, owner and size stand before the object's name. */
const BEFORE_HASH = 40;
const MODE_AT = 24;
const REGULAR_FILE = 0o10;

/**
 * The paths of regular files in an index (gitformat-index(5)), versions 2 to 4. Submodules, symbolic links and, of a
 * split index, the shared part are left out.
 */
export function* regularFiles(index: Buffer, hashBytes: number): Generator<string> {
	if (index.toString('latin1', 0, 4) !== 'DIRC') return;
	const version = index.readUInt32BE(4);
	if (version < 2 || version > 4) return;
	let at = 12;
	let path: Buffer = Buffer.alloc(0);
	for (let left = index.readUInt32BE(8); left > 0; left--) {
		const start = at;
		const mode = index.readUInt32BE(start + MODE_AT);
		const flags = index.readUInt16BE(start + BEFORE_HASH + hashBytes);
		at = start + BEFORE_HASH + hashBytes + 2 + ((flags & 0x4000) === 0 ? 0 : 2);
		if (version === 4) {
			const { value, end } = variableWidth(index, at);
			at = index.indexOf(0, end);
			path = Buffer.concat([path.subarray(0, path.length - value), index.subarray(end, at)]);
			at++;
		} else {
			const end = index.indexOf(0, at);
			path = index.subarray(at, end);
			// One to eight NULs, to a multiple of eight.
			at = end + 8 - ((end - start) % 8);
		}
		if (mode >> 12 === REGULAR_FILE) yield path.toString();
	}
}

/** An offset as in pack files: seven bits a byte, the first ones first, and one added for each byte that goes on. */
function variableWidth(bytes: Buffer, from: number): { value: number; end: number } {
	let byte = bytes.readUInt8(from);
	let end = from + 1;
	let value = byte & 0x7f;
	while ((byte & 0x80) !== 0) {
		byte = bytes.readUInt8(end++);
		value = (value + 1) * 128 + (byte & 0x7f);
	}
	return { value, end };
}

function byUnits(a: string, b: string): number {
	return a < b ? -1 : a > b ? 1 : 0;
}
