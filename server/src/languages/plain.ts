import { identity } from '../escaping/unescape';
import { Code } from '../url/characters';
import { encloseInAngles } from './angles';
import type { Context } from './context';
import { closerAfter, Reader, TEXT } from './reader';

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

	enclose(start: number): boolean {
		if (this.bare.escaping === identity) {
			const angles = encloseInAngles(this.text, start);
			if (angles !== undefined) return this.placeWhole(angles.context, angles.limit);
		}
		const closer = closerAfter(this.text, start);
		const before = this.text.charCodeAt(start - 1);
		const quoted = before === Code.quote || before === Code.apostrophe || before === Code.backtick;
		return this.place(this.bare, this.text.length, closer, this.code && quoted);
	}
}
