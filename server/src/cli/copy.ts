/**
 * The copy that `--fix` keeps beside a file while it writes it. Its name is `.url-lint-KEY.copy`, KEY being made of the
 * file's name; before it is whole `.url-lint-KEY.new-PROCESS.copy`, and while a process restores the file from it
 * `.url-lint-KEY.old-PROCESS.copy`. It is a line that says what it is, the old content, and the new content.
 */

import { createHash } from 'node:crypto';
import {
	closeSync,
	fchownSync,
	fstatSync,
	fsyncSync,
	linkSync,
	lstatSync,
	openSync,
	renameSync,
	rmSync,
	type Stats,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { maxBytes, readAt, syncDirectory, withFile, writeAt } from './bytes';
import { json } from './json';
import { thisProcess } from './process-id';

/** What is in a copy. */
export interface Copy {
	/** The name of the file beside it. */
	readonly file: string;
	/** The file's inode: a file that has another one is not what was being written, whatever it is called. */
	readonly inode: string;
	/** The process that was writing. */
	readonly writer: string;
	readonly before: Buffer;
	readonly after: Buffer;
}

/** What a name says of a copy. */
export interface CopyName {
	readonly key: string;
	/** `new`: not whole yet, so the file has not been touched. `old`: the file is being restored from it. */
	readonly role: 'copy' | 'new' | 'old';
	/** The process that makes it or restores from it; `undefined` where it stands inside. */
	readonly writer: string | undefined;
}

/** What the name of an entry says; `undefined` where it is not that of a copy. */
export function parseCopyName(name: string): CopyName | undefined {
	const [, key, role, writer] = /^\.url-lint-([0-9a-f]{32})(?:\.(new|old)-(\d+-\d+))?\.copy$/.exec(name) ?? [];
	return key === undefined ? undefined : { key, role: role === 'new' || role === 'old' ? role : 'copy', writer };
}

/** The path of the copy of a file, or of what this process makes it of or restores from: short, however long the file's name is. */
export function copyPath(file: string, role: CopyName['role'] = 'copy'): string {
	return join(
		dirname(file),
		`.url-lint-${keyOf(basename(file))}${role === 'copy' ? '' : `.${role}-${thisProcess}`}.copy`,
	);
}

/** The inode of a file that is open, whole: it may have more digits than a number holds. */
export function inodeOf(file: number): string {
	return String(fstatSync(file, { bigint: true }).ino);
}

/** What the name of a file becomes in that of its copy. */
export function keyOf(file: string): string {
	return hash(Buffer.from(file)).slice(0, 32);
}

/**
 * Makes the copy of a file: at any moment there is all of it or none, and when this returns it is on the disk.
 * @throws CopyExists, and the file system's error
 */
export function makeCopy(file: string, stats: Stats, copy: Copy): void {
	const unfinished = copyPath(file, 'new');
	try {
		const descriptor = openSync(unfinished, 'wx', 0o600);
		try {
			const head = header(copy);
			writeAt(descriptor, head, 0);
			writeAt(descriptor, copy.before, head.length);
			writeAt(descriptor, copy.after, head.length + copy.before.length);
			giveTo(descriptor, stats);
			fsyncSync(descriptor);
		} finally {
			closeSync(descriptor);
		}
		publish(unfinished, copyPath(file));
	} finally {
		rmSync(unfinished, { force: true });
	}
	syncDirectory(dirname(file));
}

/** The copy is there already: another run is writing the file, or left it. */
export class CopyExists extends Error {
	readonly code = 'EEXIST';

	constructor(readonly path: string) {
		super();
	}
}

/**
 * Moves to a name that must be free.
 * @throws CopyExists, and the file system's error
 */
export function publish(from: string, to: string): void {
	try {
		linkSync(from, to);
		rmSync(from);
	} catch (error) {
		const { code = '' } = error as NodeJS.ErrnoException;
		if (code === 'EEXIST') throw new CopyExists(to);
		// Some file systems know no second name for a file.
		if (!['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP'].includes(code)) throw error;
		renameSync(from, to);
	}
}

/**
 * Reads a copy.
 * @returns `undefined` for anything else that has such a name, and for what a stranger may have put there
 * @throws the file system's error
 */
export function readCopy(path: string): Copy | undefined {
	return withFile(path, 'read itself', (descriptor) => {
		const stats = fstatSync(descriptor);
		if (!stats.isFile()) return undefined;
		const start = readAt(descriptor, 0, maxHeader);
		const end = start.indexOf(0x0a) + 1;
		const head = parseHeader(start.toString('utf8', 0, end));
		if (head === undefined || stats.size !== end + head.before.size + head.after.size) return undefined;
		if (!isTrusted(stats.uid, join(dirname(path), head.file))) return undefined;
		const before = readAt(descriptor, end, head.before.size);
		const after = readAt(descriptor, end + head.before.size, head.after.size);
		if (hash(before) !== head.before.sha256 || hash(after) !== head.after.sha256) return undefined;
		return { file: head.file, inode: head.inode, writer: head.writer, before, after };
	});
}

/**
 * Whether a file's content is what `overwrite` leaves when it is interrupted, by a signal or by a power cut: every byte is
 * that of the old or of the new content, or has not reached the disk.
 */
export function isHalfWritten(content: Buffer, { before, after }: Copy): boolean {
	if (content.length < Math.min(before.length, after.length)) return false;
	if (content.length > Math.max(before.length, after.length)) return false;
	for (let i = 0; i < content.length; i++) {
		const byte = content[i];
		if (byte !== after[i] && byte !== before[i] && !(byte === 0 && i >= before.length)) return false;
	}
	return true;
}

const title = 'url-lint copy 1 ';
// A name of 255 characters, each escaped in JSON, and the rest.
const maxHeader = 4096;

interface Part {
	readonly size: number;
	readonly sha256: string;
}

interface Header extends Pick<Copy, 'file' | 'inode' | 'writer'> {
	readonly before: Part;
	readonly after: Part;
}

function header({ file, inode, writer, before, after }: Copy): Buffer {
	const head: Header = { file, inode, writer, before: part(before), after: part(after) };
	return Buffer.from(`${title}${json(head)}\n`);
}

function part(content: Buffer): Part {
	return { size: content.length, sha256: hash(content) };
}

function parseHeader(line: string): Header | undefined {
	if (!line.startsWith(title)) return undefined;
	try {
		const head = JSON.parse(line.slice(title.length));
		const texts = [head.file, head.inode, head.writer, head.before.sha256, head.after.sha256];
		const sizes = [head.before.size, head.after.size];
		const isWhole = (size: unknown) => Number.isInteger(size) && Number(size) >= 0 && Number(size) <= maxBytes;
		if (!texts.every((text) => typeof text === 'string') || !sizes.every(isWhole)) return undefined;
		// A name, not a path: a copy speaks of the file beside it only.
		return basename(head.file) === head.file ? head : undefined;
	} catch {
		return undefined;
	}
}

// Who owns the file could write it anyway.
function isTrusted(owner: number, file: string): boolean {
	return [0, process.geteuid?.(), lstatSync(file, { throwIfNoEntry: false })?.uid].includes(owner);
}

// Whoever may read and write the file shall be able to restore it. Only root can, and need, give files away.
function giveTo(descriptor: number, { uid, gid }: Stats): void {
	try {
		if (process.geteuid?.() !== uid) fchownSync(descriptor, uid, gid);
	} catch {
		// It stays ours.
	}
}

function hash(bytes: Buffer): string {
	return createHash('sha256').update(bytes).digest('hex');
}
