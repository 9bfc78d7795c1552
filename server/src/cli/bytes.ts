import {
	closeSync,
	constants,
	fstatSync,
	fsyncSync,
	ftruncateSync,
	openSync,
	readFileSync,
	readSync,
	writeSync,
} from 'node:fs';

/** As much as is read of anything: what Node.js reads of a file at once. A text of that size fits no string anyway. */
export const maxBytes = 2 ** 31 - 1;

/** How a file is opened: to read it; also to write it; `itself` when a symbolic link is refused. */
export type OpenMode = 'read' | 'read itself' | 'write itself';

/**
 * Opens a file, and closes it after `use`. Does not wait for somebody at the other end of a pipe.
 * @throws the file system's error
 */
export function withFile<T>(path: string, mode: OpenMode, use: (file: number) => T): T {
	const file = open(path, mode);
	try {
		return use(file);
	} finally {
		closeSync(file);
	}
}

/** Opens as `withFile` does; whoever asked closes it. */
export function open(path: string, mode: OpenMode): number {
	// Windows knows neither of the two.
	const { O_RDONLY, O_RDWR, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;
	const access = mode === 'write itself' ? O_RDWR : O_RDONLY;
	return openSync(path, access | O_NONBLOCK | (mode === 'read' ? 0 : O_NOFOLLOW));
}

/**
 * All of a regular file; of anything else, such as a pipe that nobody may ever write to, nothing.
 * @throws the file system's error
 */
export function readRegular(path: string): Buffer {
	return withFile(path, 'read', (file) => (fstatSync(file).isFile() ? readFileSync(file) : Buffer.alloc(0)));
}

/** Up to so many bytes of a file that is open; fewer at its end. */
export function readAt(file: number, offset: number, length: number): Buffer {
	const bytes = Buffer.allocUnsafe(length);
	let filled = 0;
	while (filled < length) {
		const count = readSync(file, bytes, filled, length - filled, offset + filled);
		if (count === 0) break;
		filled += count;
	}
	return bytes.subarray(0, filled);
}

/** Writes all of the bytes at an offset. */
export function writeAt(file: number, bytes: Uint8Array, offset: number): void {
	let written = 0;
	while (written < bytes.length) {
		written += writeSync(file, bytes, written, bytes.length - written, offset + written);
	}
}

/**
 * Gives a file that is open another content, on the disk when it returns. While it runs, and if it fails, each byte is
 * that of the old content or of the new, or past the old end zero.
 */
export function overwrite(file: number, content: Buffer): void {
	// What makes the file longer comes first: a full disk is met before anything is lost.
	const kept = Math.min(fstatSync(file).size, content.length);
	writeAt(file, content.subarray(kept), kept);
	writeAt(file, content.subarray(0, kept), 0);
	ftruncateSync(file, content.length);
	fsyncSync(file);
}

/** Puts what was done to a directory's entries on the disk, where the system can. */
export function syncDirectory(path: string): void {
	try {
		withFile(path, 'read', fsyncSync);
	} catch {
		// Windows opens no directories; some file systems refuse.
	}
}
