/** What is known of the workspace's files is kept between sessions, by clients that have a place for it. */

import { message } from '../data/messages';
import type { Phrase } from '../data/words';
import { fileIn, headerOf, type KeptFile, keyIn, lineOf } from './kept-text';
import { holdsSecret } from './secret-files';
import { Slices } from './slices';
import { textHash } from './text-hash';
import type { UrlIndex } from './url-index';
import { reportOf, type WorkspaceFile } from './workspace-file';

/** Where it is kept, and what else is needed for it. */
export interface Keeping {
	/** The text that was written last; `null` where there is none. */
	readonly read: () => Promise<string | null>;
	readonly write: (text: string) => Promise<void>;
	/** What the server is: what another one wrote does not count. */
	readonly build: string;
	readonly soon: (task: () => void) => void;
	readonly log: (error: unknown) => void;
	readonly inform: (said: Phrase) => void;
}

/** All files, as they are known. */
export interface KnownFiles {
	readonly files: ReadonlyMap<string, WorkspaceFile>;
	readonly index: UrlIndex;
	/** Whether all were looked at as they are now. */
	readonly complete: boolean;
}

/** How long nothing is written after it was, in milliseconds. */
const PAUSE_MS = 10_000;

export class Kept {
	/** What the last session left of files that this one did not look at yet. */
	readonly #lines = new Map<string, string>();
	#header = '';
	#isOn = false;
	#isRead = false;
	#isChanged = false;
	/** Also for a while after it. */
	#isWriting = false;
	#isSaid = false;
	/** The hash of what is written. */
	#written: number | undefined;

	constructor(private readonly around: Keeping) {}

	/** Whether anything is kept. */
	get isOn(): boolean {
		return this.#isOn;
	}

	/**
	 * The client has a place for it.
	 * @param encoding what places count in: those that count in another one are not believed
	 */
	start(encoding: string): void {
		this.#header = headerOf(`${this.around.build} ${encoding}`);
		this.#isOn = true;
	}

	/** Reads what the last session left, once. What cannot be read is as if it were not there. */
	async read(slices: Slices): Promise<void> {
		if (!this.#isOn || this.#isRead) return;
		this.#isRead = true;
		const text = await this.around.read().catch((error: unknown) => this.#giveUp(error));
		if (typeof text !== 'string') return;
		this.#written = textHash(text);
		const header = `${this.#header}\n`;
		if (!text.startsWith(header)) return this.#say();
		for (let start = header.length; start < text.length; ) {
			const end = text.indexOf('\n', start);
			this.#take(text.slice(start, end < 0 ? text.length : end));
			start = end < 0 ? text.length : end + 1;
			await slices.rest();
		}
	}

	/** What the last session left of a file. It is there once. */
	take(key: string): KeptFile | undefined {
		const line = this.#lines.get(key);
		if (line === undefined) return undefined;
		this.#lines.delete(key);
		const file = fileIn(line);
		if (file === undefined) this.#say();
		return file;
	}

	/** Something is known that is not written. */
	changed(): void {
		this.#isChanged = true;
	}

	/** Writes what is known once all files were looked at, if something is not written, and waits a while before it does so again. */
	async update(known: KnownFiles): Promise<void> {
		if (!this.#isOn || !known.complete) return;
		// What is left is of files that are gone, or not to be looked at any more.
		if (this.#lines.size > 0) this.changed();
		this.#lines.clear();
		if (!this.#isChanged || this.#isWriting) return;
		this.#isChanged = false;
		this.#isWriting = true;
		await this.#write(known);
		if (!this.#isOn) return;
		await new Promise<void>((resolve) => setTimeout(resolve, PAUSE_MS));
		this.#isWriting = false;
		return this.update(known);
	}

	async #write({ files, index }: KnownFiles): Promise<void> {
		const slices = new Slices(this.around.soon);
		const lines = [this.#header];
		for (const [key, file] of files) {
			const line = this.#lineOf(key, file, index);
			if (line !== undefined) lines.push(line);
			await slices.rest();
		}
		const text = `${lines.join('\n')}\n`;
		const hash = textHash(text);
		if (hash === this.#written) return;
		this.#written = hash;
		await this.around.write(text).catch((error: unknown) => this.#giveUp(error));
	}

	#lineOf(key: string, file: WorkspaceFile, index: UrlIndex): string | undefined {
		const { keeping, settings } = file;
		const report = reportOf(file);
		// What the editor has of a file says nothing of the next session.
		if (keeping === undefined || settings === undefined || report === undefined) return undefined;
		const urls = [...index.in(key)];
		keeping.isSecret ??= holdsSecret(urls);
		return keeping.isSecret ? undefined : lineOf(key, { ...report, seen: keeping.seen, urls });
	}

	#take(line: string): void {
		const key = keyIn(line);
		if (key === undefined) this.#say();
		else this.#lines.set(key, line);
	}

	/** What cannot be kept now is not tried again and again. */
	#giveUp(error: unknown): undefined {
		this.#isOn = false;
		this.around.log(error);
	}

	/** Says it once, not for every line. */
	#say(): void {
		if (!this.#isSaid) this.around.inform(message('log.kept-discarded'));
		this.#isSaid = true;
		this.changed();
	}
}
