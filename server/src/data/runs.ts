/** A property of all code points, written as runs of equal values. */
export class Runs {
	readonly #starts: number[] = [];
	readonly #values: string[] = [];

	/**
	 * @param table each run from U+0000 on: its length in base 36, nothing for 1, and its value, a capital letter
	 * @param rest the value of what follows the last one
	 */
	constructor(table: string, rest: string) {
		let start = 0;
		for (const [, length, value] of table.matchAll(/([\da-z]*)([A-Z])/g)) {
			this.#starts.push(start);
			this.#values.push(value as string);
			start += length === '' ? 1 : Number.parseInt(length as string, 36);
		}
		this.#starts.push(start);
		this.#values.push(rest);
	}

	/** The value of a code point. */
	at(codePoint: number): string {
		let low = 0;
		let high = this.#starts.length - 1;
		while (low < high) {
			const middle = (low + high + 1) >> 1;
			if ((this.#starts[middle] as number) <= codePoint) low = middle;
			else high = middle - 1;
		}
		return this.#values[low] as string;
	}
}
