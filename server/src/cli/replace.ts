import { closeSync, fchmodSync, fsyncSync, openSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { thisProcess } from './process-id';

/**
 * Gives a file another content, or makes it, in one step: it is never there in part. Of a symbolic link it takes the place.
 * @param mode its permissions; by default those that it has, else the usual ones
 * @throws the file system's error; the file is as it was then
 */
export function replaceWhole(path: string, content: string | Uint8Array, mode = modeOf(path)): void {
	const made = besides(path);
	// Where somebody else has one of that name this throws, and it stays.
	const file = openSync(made, 'wx', mode);
	try {
		fill(file, content, mode);
		renameSync(made, path);
	} catch (error) {
		rmSync(made, { force: true });
		throw error;
	}
}

/** A name in the same folder that nobody else uses: from there a file can take another's place in one step. */
export function besides(path: string): string {
	return join(dirname(path), `.${basename(path)}.${thisProcess}.tmp`);
}

function fill(file: number, content: string | Uint8Array, mode: number | undefined): void {
	try {
		writeFileSync(file, content);
		if (mode !== undefined) fchmodSync(file, mode);
		fsyncSync(file);
	} finally {
		closeSync(file);
	}
}

function modeOf(path: string): number | undefined {
	const stats = statSync(path, { throwIfNoEntry: false });
	return stats && stats.mode & 0o7777;
}
