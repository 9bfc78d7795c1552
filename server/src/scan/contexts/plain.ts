import { type Escaping, identity } from '../unescape';
import { encloseInAngles } from './angles';
import { closerAfter, type Enclosure, type Reader } from './context';

const QUOTES = new Set(['"', "'", '`']);

/** Plain text, programs, and every language without a reader of its own: bare text, `<…>` and `<URL:…>`. */
export class PlainReader implements Reader {
	constructor(
		private readonly text: string,
		private readonly code: boolean,
		private readonly escaping: Escaping = identity,
	) {}

	enclose(start: number): Enclosure {
		const angles = this.escaping === identity ? encloseInAngles(this.text, start) : undefined;
		return angles ?? this.#bare(start);
	}

	/** In a program a string is the URL, with all its punctuation; in prose the full stop before a quote is the sentence's. */
	#bare(start: number): Enclosure {
		const closer = closerAfter(this.text, start);
		const fills = this.code && QUOTES.has(closer);
		const escapes = this.escaping !== identity;
		return { context: 'text', limit: this.text.length, whole: false, escaping: this.escaping, closer, fills, escapes };
	}
}
