import { fstatSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { overwrite, withFile } from './bytes';
import { type Copy, copyPath, inodeOf, makeCopy } from './copy';
import { thisProcess } from './process-id';

/** A file could be written in part only, and not be restored: `cause` is why it could not be written. Its copy stays. */
export class HalfWritten extends Error {}

/**
 * Gives a file another content in its place: it stays the same file, with its owner, mode, links and attributes. While it
 * is written a copy stands beside it, from which the next run restores what an interruption leaves. Writes through a
 * symbolic link to its target.
 * @param expected the content the new one was made from: a file that holds anything else by now stays as it is
 * @returns whether the file was written
 * @throws CopyExists when its copy is there already; HalfWritten; else the file system's error, and the file is as it was
 */
export function replaceFile(path: string, expected: Buffer, content: Buffer): boolean {
	const target = realpathSync(path);
	return withFile(target, 'write itself', (file) => {
		const inode = inodeOf(file);
		const copy: Copy = { file: basename(target), inode, writer: thisProcess, before: expected, after: content };
		makeCopy(target, fstatSync(file), copy);
		let needed = false;
		try {
			// Read only now: from here on nobody else with a copy writes it.
			const unchanged = readFileSync(file).equals(expected);
			if (unchanged) overwriteOrRestore(file, copy);
			return unchanged;
		} catch (error) {
			needed = error instanceof HalfWritten;
			throw error;
		} finally {
			if (!needed) rmSync(copyPath(target));
		}
	});
}

function overwriteOrRestore(file: number, { before, after }: Copy): void {
	try {
		overwrite(file, after);
	} catch (cause) {
		try {
			overwrite(file, before);
		} catch {
			throw new HalfWritten('', { cause });
		}
		throw cause;
	}
}
