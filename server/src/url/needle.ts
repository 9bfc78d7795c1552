/** A text that is looked for from left to right: each stretch of the document is searched once, however often it is asked. */
export class Needle {
	#at = -1;

	constructor(
		private readonly document: string,
		private readonly needle: string,
	) {}

	/** Where it first stands at or after `from`; the document's length where it does not. Successive calls go forward. */
	next(from: number): number {
		if (this.#at < from) {
			const at = this.document.indexOf(this.needle, from);
			this.#at = at < 0 ? this.document.length : at;
		}
		return this.#at;
	}
}
