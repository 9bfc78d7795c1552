import { identity } from '../escaping/unescape';
import { Code } from '../url/characters';
import { encloseInAngles } from './angles';
import type { Context } from './context';
import { closerAfter, type Enclosure, Reader, TEXT, within } from './reader';

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
		const closer = closerAfter(this.text, start);
		const before = this.text.charCodeAt(start - 1);
		const quoted = before === Code.quote || before === Code.apostrophe || before === Code.backtick;
		return within(this.bare, this.text.length, closer, this.code && quoted);
	}
}
