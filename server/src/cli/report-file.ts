import { closeSync, openSync, realpathSync, rmSync, type Stats, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { type Environment, reasonOf } from './environment';
import { Output } from './output';
import { besides, replaceWhole } from './replace';
import { uninterrupted } from './signals';

/**
 * Does work whose results go into a file, if one is named. The file gets all of them at once when the work is done; until then,
 * and if the work fails, it stays as it was. Where it cannot be written a line says so, and no work is done.
 * @param path `undefined`, `-` and its other names for standard output
 * @param work told where the results go if that is a file
 * @returns the exit status
 */
export async function intoFile(
	path: string | undefined,
	{ log, errors }: Environment,
	work: (results: Output | undefined) => Promise<number>,
): Promise<number> {
	if (path === undefined || isOutput(path)) return work(undefined);
	if (names.errors.has(path)) return work(errors);
	const cannot = (error: unknown) => {
		log.error('cli.error.write', { path, reason: reasonOf(error) });
		return 2;
	};
	let target: Target;
	try {
		target = targetOf(path);
	} catch (error) {
		return cannot(error);
	}
	const chunks: Buffer[] = [];
	const results = new Output(collector(chunks));
	const status = await work(results);
	await results.flush();
	try {
		await write(target, Buffer.concat(chunks));
		return status;
	} catch (error) {
		return cannot(error);
	}
}

/** Other names of what is open already. Behind them may be a pipe, which has no path. */
const names = {
	output: new Set(['/dev/stdout', '/dev/fd/1', '/proc/self/fd/1']),
	errors: new Set(['/dev/stderr', '/dev/fd/2', '/proc/self/fd/2']),
};

/** Whether what is called so is standard output. */
export function isOutput(path: string): boolean {
	return path === '-' || names.output.has(path);
}

/** A file to be written: where it really is, and what is there now. */
interface Target {
	readonly path: string;
	readonly before: Stats | undefined;
}

/** @throws the file system's error where it could not be written */
function targetOf(path: string): Target {
	const before = statSync(path, { throwIfNoEntry: false });
	const target = before === undefined ? path : realpathSync(path);
	// What can be opened can be written; of a device or a pipe that may not be tried.
	if (before?.isFile() || before?.isDirectory()) closeSync(openSync(target, 'r+'));
	if (before === undefined || before.isFile()) {
		const probe = besides(target);
		closeSync(openSync(probe, 'wx'));
		rmSync(probe);
	}
	return { path: target, before };
}

/** @throws the file system's error; a file is as it was then */
async function write({ path, before }: Target, content: Buffer): Promise<void> {
	// A device, such as /dev/null, stays one; and who reads a pipe may come late, or never.
	if (before !== undefined && !before.isFile()) await writeFile(path, content);
	else await uninterrupted(() => replaceWhole(path, content));
}

function collector(chunks: Buffer[]): Writable {
	return new Writable({
		write(chunk: Buffer, _, done) {
			chunks.push(chunk);
			done();
		},
	});
}
