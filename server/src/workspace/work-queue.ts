/** What is to be looked at, one file after the other, in slices between which messages are answered. */

import { Slices } from './slices';

/** What the queue is worked off with. */
export interface Work {
	/** Whenever it begins. */
	begin(slices: Slices): Promise<void>;
	/** Finds out which files there are. */
	list(slices: Slices): Promise<void>;
	/** Looks at a file. */
	look(key: string): Promise<void>;
	/** Nothing waits any more: which files are to be looked at again for what was found in others. */
	settle(): Iterable<string>;
	/** A file was looked at: how many since it began, and how many there are with those that wait. */
	progressed(done: number, all: number): void;
	/** Something is known that was not. */
	changed(): void;
	/** It ended with an error; what waits stays. */
	failed(error: unknown): void;
}

/** How long changes are collected before they are looked at, in milliseconds. */
const PATIENCE_MS = 300;

/** The keys of files that wait, each once, and whether somebody is at work. */
export class WorkQueue {
	readonly #keys = new Set<string>();
	#lists = false;
	#working: Promise<void> | undefined;
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(
		private readonly work: Work,
		private readonly soon: (task: () => void) => void,
	) {}

	/** Whether nothing waits, and nobody is at work. */
	get isIdle(): boolean {
		return this.#working === undefined && !this.#hasWork;
	}

	/** Ends with the work that is under way; `undefined` where there is none. */
	get working(): Promise<void> | undefined {
		return this.#working;
	}

	add(key: string): void {
		this.#keys.add(key);
	}

	addAll(keys: Iterable<string>): void {
		for (const key of keys) this.#keys.add(key);
	}

	/** Which files there are is found out before the next one is looked at. */
	addListing(): void {
		this.#lists = true;
	}

	delete(key: string): void {
		this.#keys.delete(key);
	}

	/** Nothing waits any more. What is under way ends. */
	clear(): void {
		this.#endWait();
		this.#keys.clear();
		this.#lists = false;
	}

	/** Begins, unless somebody is at work: whoever is takes what came meanwhile. */
	start(): void {
		this.#endWait();
		this.#working ??= this.#run();
	}

	/** Begins in a while. Changes that go on and on do not put it off. */
	startLater(): void {
		this.#timer ??= setTimeout(() => this.start(), PATIENCE_MS);
	}

	get #hasWork(): boolean {
		return this.#lists || this.#keys.size > 0;
	}

	#endWait(): void {
		clearTimeout(this.#timer);
		this.#timer = undefined;
	}

	async #run(): Promise<void> {
		try {
			const slices = new Slices(this.soon);
			await this.work.begin(slices);
			await this.#workOff(slices);
		} catch (error) {
			this.work.failed(error);
		} finally {
			// In the same turn in which nothing waited any more: what comes later finds nobody at work.
			this.#working = undefined;
			this.work.changed();
		}
	}

	async #workOff(slices: Slices): Promise<void> {
		for (let done = 0; ; ) {
			if (!this.#hasWork) {
				this.addAll(this.work.settle());
				if (!this.#hasWork) return;
			}
			if (this.#lists) {
				this.#lists = false;
				await this.work.list(slices);
				continue;
			}
			const [key = ''] = this.#keys;
			this.#keys.delete(key);
			await this.work.look(key);
			done++;
			this.work.progressed(done, done + this.#keys.size);
			if (await slices.rest()) this.work.changed();
		}
	}
}
