import {
	accessSync,
	closeSync,
	constants,
	fchmodSync,
	fchownSync,
	fsyncSync,
	openSync,
	readFileSync,
	realpathSync,
	renameSync,
	rmSync,
	type Stats,
	statSync,
	writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Replaces a file's content as a whole: a reader sees the old content or the new, never a part. Keeps mode and, where
 * permitted, owner; writes through a symbolic link to its target.
 * @param expected the content the new one was made from: a file that holds anything else by now stays as it is
 * @returns whether the file was replaced
 * @throws the file system's error when the file or its directory cannot be read or written
 */
export function replaceFile(path: string, expected: Buffer, content: Buffer): boolean {
	const target = realpathSync(path);
	// Renaming needs rights on the directory only; a file its owner made read-only is not ours to replace.
	accessSync(target, constants.W_OK);
	const unique = `${process.pid}-${Math.random().toString(36).slice(2)}`;
	const temporary = join(dirname(target), `.${basename(target).slice(0, 100)}.${unique}.tmp`);
	try {
		writeSynced(temporary, content, statSync(target));
		const unchanged = readFileSync(target).equals(expected);
		if (unchanged) {
			renameSync(temporary, target);
		}
		return unchanged;
	} finally {
		rmSync(temporary, { force: true });
	}
}

function writeSynced(path: string, content: Buffer, like: Stats): void {
	const file = openSync(path, 'wx', 0o600);
	try {
		writeFileSync(file, content);
		try {
			fchownSync(file, like.uid, like.gid);
		} catch {
			// Only root may give files away. Anyone else keeps the right to write their own.
		}
		fchmodSync(file, like.mode & 0o7777);
		fsyncSync(file);
	} finally {
		closeSync(file);
	}
}
