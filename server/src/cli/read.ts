import { closeSync, fstatSync, readFileSync, readSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { maxBytes, open } from './bytes';
import { Failure } from './environment';
import { message } from './messages';

/** More bytes than are read of anything. */
class TooLarge extends Error {
	readonly code = 'ERR_FS_FILE_TOO_LARGE';
}

/** How long somebody has for opening a pipe that was named, in milliseconds: in a script they may start after us. */
const patience = 1000;
const pollInterval = 10;

/**
 * All that is in a file, or comes out of a pipe until nobody has it open for writing any more. A pipe that nobody opens
 * for writing is not waited for.
 * @throws TooLarge, and the file system's error
 */
export async function readPath(path: string): Promise<Buffer> {
	// The shell's `<(command)`: who opens it anew gets a pipe of which nobody knows whether it is empty or has no writer.
	const inherited = /^\/(?:dev|proc\/self)\/fd\/(\d+)$/.exec(path)?.[1];
	if (inherited !== undefined) return readPipe(Number(inherited));
	const file = open(path, 'read');
	try {
		const stats = fstatSync(file);
		if (stats.isFile()) return readFileSync(file);
		// What was a file when the folder was listed may be anything now.
		if (!stats.isFIFO()) throw new Failure(message('cli.error.not-a-file'));
		const bytes = await readPipe(file, patience);
		if (bytes.length === 0) throw new Failure(message('cli.error.no-writer'));
		return bytes;
	} finally {
		closeSync(file);
	}
}

/**
 * All that comes in on a stream.
 * @throws TooLarge, and the stream's error
 */
export async function readStream(input: Readable): Promise<Buffer> {
	const content = new Content();
	for await (const chunk of input as AsyncIterable<Buffer>) content.add(chunk);
	return content.bytes;
}

/** @param patience how long to wait for the first byte while nobody has the pipe open for writing, in milliseconds */
async function readPipe(file: number, patience = 0): Promise<Buffer> {
	const content = new Content();
	const chunk = Buffer.allocUnsafe(1 << 16);
	for (let waited = 0; ; ) {
		const count = readNow(file, chunk);
		if (count === 0 && (content.size > 0 || waited >= patience)) return content.bytes;
		if (count > 0) content.add(Buffer.from(chunk.subarray(0, count)));
		else {
			if (count === 0) waited += pollInterval;
			await setTimeout(pollInterval);
		}
	}
}

// How many bytes there were: 0 when nobody is writing, -1 when somebody has to be waited for.
function readNow(file: number, chunk: Buffer): number {
	try {
		return readSync(file, chunk);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return -1;
		throw error;
	}
}

/** Bytes that come one after another, up to a limit. */
class Content {
	readonly #chunks: Buffer[] = [];
	#size = 0;

	get size(): number {
		return this.#size;
	}

	get bytes(): Buffer {
		return Buffer.concat(this.#chunks);
	}

	/** @throws TooLarge */
	add(chunk: Buffer): void {
		this.#size += chunk.length;
		if (this.#size > maxBytes) throw new TooLarge();
		this.#chunks.push(chunk);
	}
}
