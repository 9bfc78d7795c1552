import type { Writable } from 'node:stream';

const bufferSize = 1 << 16;

/**
 * Buffered output to a stream. A reader that goes away (`| head`) closes it quietly: writing goes on into nothing, and
 * `closed` tells who writes that they may stop. Any other failure is thrown by `write` and `flush`.
 */
export class Output {
	readonly #stream: Writable;
	#buffer = '';
	#failure: Error | undefined;
	#closed = false;

	/** @param beforeWriting called right before anything goes out */
	constructor(
		stream: Writable,
		private readonly beforeWriting: () => void = () => {},
	) {
		this.#stream = stream;
		stream.on('error', (error: NodeJS.ErrnoException) => this.#fail(error));
	}

	/** Whether nobody reads any more. */
	get closed(): boolean {
		return this.#closed;
	}

	/**
	 * Appends text. Awaiting it keeps memory bounded when the reader is slow.
	 * @throws OutputError
	 */
	async write(text: string): Promise<void> {
		this.#buffer += text;
		if (this.#buffer.length >= bufferSize) await this.flush();
	}

	/**
	 * Appends bytes.
	 * @throws OutputError
	 */
	async writeBytes(bytes: Uint8Array): Promise<void> {
		await this.flush();
		await this.#send(bytes);
	}

	/**
	 * Resolves when everything is handed to the system.
	 * @throws OutputError
	 */
	async flush(): Promise<void> {
		const text = this.#buffer;
		this.#buffer = '';
		await this.#send(text);
	}

	async #send(content: string | Uint8Array): Promise<void> {
		if (content.length > 0 && !this.#closed && this.#failure === undefined) {
			this.beforeWriting();
			await new Promise<void>((resolve) => {
				this.#stream.write(content, (error) => {
					if (error) this.#fail(error);
					resolve();
				});
			});
		}
		if (this.#failure !== undefined) throw new OutputError(this.#failure);
	}

	#fail(error: NodeJS.ErrnoException): void {
		if (error.code === 'EPIPE' || error.code === 'ERR_STREAM_DESTROYED') this.#closed = true;
		else this.#failure ??= error;
	}
}

/** The output could not be written; `cause` is the system's error. */
export class OutputError extends Error {
	constructor(cause: Error) {
		super(cause.message, { cause });
	}
}
