import { closeSync, openSync, realpathSync, rmSync, type Stats, statSync, writeFileSync } from 'node:fs';
import { Writable } from 'node:stream';
import { type Environment, reasonOf } from './environment';
import { Output } from './output';
import { besides, replaceWhole } from './replace';
import { uninterrupted } from './signals';

/**
 * Does work whose results go into a file, if one is named. The file gets all of them at once when the work is done; until then,
 * and if the work fails, it stays as it was. Where it cannot be written a line says so, and no work is done.
 * @param path `undefined` and `-` for standard output
 * @param work told where the results go if that is a file
 * @returns the exit status
 */
export async function intoFile(
	path: string | undefined,
	{ log }: Environment,
	work: (results: Output | undefined) => Promise<number>,
): Promise<number> {
	if (path === undefined || path === '-') return work(undefined);
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
		await uninterrupted(() => write(target, Buffer.concat(chunks)));
		return status;
	} catch (error) {
		return cannot(error);
	}
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
function write({ path, before }: Target, content: Buffer): void {
	// A device, such as /dev/null, stays one.
	if (before !== undefined && !before.isFile()) return writeFileSync(path, content);
	replaceWhole(path, content);
}

function collector(chunks: Buffer[]): Writable {
	return new Writable({
		write(chunk: Buffer, _, done) {
			chunks.push(chunk);
			done();
		},
	});
}
