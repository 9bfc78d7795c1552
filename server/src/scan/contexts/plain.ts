import { identity } from '../unescape';
import { encloseInAngles } from './angles';
import type { Enclosure, Reader } from './context';

const QUOTES = new Set(['"', "'", '`']);

/** Plain text, programs, and every language without a reader of its own: bare text, `<…>` and `<URL:…>`. */
export class PlainReader implements Reader {
	constructor(
		private readonly text: string,
		private readonly code: boolean,
	) {}

	enclose(start: number): Enclosure {
		return encloseInAngles(this.text, start) ?? this.#bare(start);
	}

	/** A quote before the URL ends it again; in a program the string is the URL, with all its punctuation. */
	#bare(start: number): Enclosure {
		const before = this.text.charAt(start - 1);
		const quoted = QUOTES.has(before);
		return {
			context: 'text',
			limit: this.text.length,
			whole: false,
			escaping: identity,
			...(quoted ? { closer: before, fills: this.code } : {}),
		};
	}
}
