import { english, type Words } from '../data/words';
import { count } from './environment';
import { message } from './messages';

/** How often the line is written anew, in milliseconds. A run that is shorter shows none. */
const interval = 200;

/** ECMA-48: to the first column (CR), and erase the line from there (EL). */
const erase = '\r\u001b[K';

/** One line on a terminal that says how far a long run is. Whoever writes anything else hides it first. */
export class Progress {
	#next: number;
	#shown = false;

	/** @param now in milliseconds */
	constructor(
		private readonly write: (text: string) => void,
		private readonly now: () => number = Date.now,
		private readonly words: Words = english,
	) {
		this.#next = now() + interval;
	}

	/** @param files how many are done */
	show(files: number): void {
		if (this.now() < this.#next) return;
		this.#next = this.now() + interval;
		this.#shown = true;
		this.write(`${erase}${this.words.of(message('cli.progress', { files: count('file', files) }))}`);
	}

	hide(): void {
		if (this.#shown) this.write(erase);
		this.#shown = false;
	}
}
