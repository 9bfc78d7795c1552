import { identity, undoAt } from '../escaping/unescape';
import { Code } from '../url/characters';
import { encloseInAngles } from './angles';
import type { Context } from './context';
import { closerAfter, type Enclosure, Reader, TEXT, within } from './reader';

/** `\*(L"`. */
const LONGEST_NAMED = 5;

/** Plain text, and every language without a reader of its own: bare text, quoted strings, `<…>` and `<URL:…>`. */
export class PlainReader extends Reader {
	/** @param code whether the document is a program: a string is the URL, with all its punctuation */
	constructor(
		private readonly text: string,
		private readonly code = false,
		protected bare: Context = TEXT,
	) {
		super();
	}

	enclose(start: number): Enclosure | undefined {
		const angles = this.bare.escaping === identity ? encloseInAngles(this.text, start) : undefined;
		if (angles !== undefined) return angles;
		const closer = this.#endsEscape(start) ? '' : closerAfter(this.text, start);
		const before = this.text.charCodeAt(start - 1);
		const quoted = before === Code.quote || before === Code.apostrophe || before === Code.backtick;
		return within(this.bare, this.text.length, closer, this.code && quoted);
	}

	/** Whether an escape of several characters ends before `start`, as roff's `\*(L"` does, whose `"` no other closes. */
	#endsEscape(start: number): boolean {
		const from = start - LONGEST_NAMED;
		return from >= 0 && undoAt(this.bare.escaping, this.text, from, start)?.end === start;
	}
}
