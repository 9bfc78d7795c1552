import { identity } from '../unescape';
import { encloseInAngles } from './angles';
import { closerAfter, type Enclosure, type Reader } from './context';

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

	/** In a program a string is the URL, with all its punctuation; in prose the full stop before a quote is the sentence's. */
	#bare(start: number): Enclosure {
		const closer = closerAfter(this.text.charAt(start - 1));
		const fills = this.code && QUOTES.has(closer);
		return { context: 'text', limit: this.text.length, whole: false, escaping: identity, closer, fills };
	}
}
