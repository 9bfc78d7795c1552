/** Lists of URLs (RFC 2483 §5): a URL a line, and comments. */

import { identity } from '../../escaping/unescape';
import { encloseInAngles } from '../angles';
import { COMMENT, type Context, contextOf } from '../context';
import { type Language, readBy } from '../language';
import { allOf, closerAfter, type Enclosure, Reader, TEXT, within } from '../reader';
import { endOfLine, startsLine } from '../words';

const LINE: Context = contextOf({ name: 'list-line', escaping: identity });
/** Comments start with `#`, right at the start of a line. */
export class UriListReader extends Reader {
	/** Where the line ends that was looked at last, and what it is. */
	#end = -1;
	#comment = false;

	constructor(private readonly text: string) {
		super();
	}

	enclose(start: number): Enclosure | undefined {
		const { text } = this;
		if (startsLine(text, start)) return allOf(LINE, endOfLine(text, start));
		if (!this.#isInComment(start)) return within(TEXT, text.length, closerAfter(text, start));
		return encloseInAngles(text, start, '#') ?? within(COMMENT, text.length, closerAfter(text, start));
	}

	#isInComment(start: number): boolean {
		if (start >= this.#end) {
			this.#comment = this.text.charAt(this.text.lastIndexOf('\n', start) + 1) === '#';
			this.#end = endOfLine(this.text, start);
		}
		return this.#comment;
	}
}

export const languages: readonly Language[] = [
	...readBy(
		(text) => new UriListReader(text),
		[
			{
				id: 'uri-list',
				endings: 'uri uris urls urilist',
				names: 'urilist text/uri-list',
				comments: ['#'],
				ownLine: true,
			},
		],
	),
];
