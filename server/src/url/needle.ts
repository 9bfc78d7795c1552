/** A text that is looked for from left to right: each stretch of the document is searched once, however often it is asked. */
export class Needle {
	readonly #tail: string;
	#at = -1;

	/**
	 * @param lead how many characters of the needle are left out of the search and compared where the others stand: those with which
	 * it starts may be common, and V8 takes twice as long for more than six
	 */
	constructor(
		private readonly document: string,
		private readonly needle: string,
		private readonly lead = 0,
	) {
		this.#tail = needle.slice(lead);
	}

	/** Where it first stands at or after `from`; the document's length where it does not. Successive calls go forward. */
	next(from: number): number {
		if (this.#at < from) this.#at = this.#search(from);
		return this.#at;
	}

	#search(from: number): number {
		const { document, needle, lead } = this;
		let at = document.indexOf(this.#tail, from + lead);
		if (lead > 0) while (at >= 0 && !document.startsWith(needle, at - lead)) at = document.indexOf(this.#tail, at + 1);
		return at < 0 ? document.length : at - lead;
	}
}
