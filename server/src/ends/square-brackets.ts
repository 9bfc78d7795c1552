/** Where a `[` ends a URL: it opens the text of a link, a note's number or what closes an element. */

import { Code } from '../url/characters';
import { endAt, isAt } from '../url/sticky';
import { isFileName } from './prose';

/** How far the text of a link is looked for, `https://a.example[the text]`: a few words. */
export const LONGEST_LINK_TEXT = 200;

/** What follows a `[…]` where the URL goes on: not a letter of CJK, which starts the sentence. */
const BEHIND_BRACKETS = /[\w/=&%[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}-]/u;

/** The ending of a file behind its number: `x[1].txt`. */
const FILE_ENDING = /\.[a-z][a-z\d]{1,4}/y;

function endsFile(text: string, at: number): boolean {
	const end = endAt(FILE_ENDING, text, at);
	return end > 0 && isFileName(text.slice(at, end)) && !/\w/.test(text.charAt(end));
}

/** What stands between the URLs of a list of notes, `[1]https://a.example/x[2]https://b.example/y`, and of an index: `[][]https://a.example[][]`. */
const NEXT_NOTE = /\[\d{1,3}\](?=https?:\/\/)/y;
const NEXT_BRACKETS = /\[\](?=\[)/y;

/** What closes an element of BBCode: `[url=https://a.example]https://a.example[/url]`. */
const CLOSING_TAG = /\[\/(?:url|img|link|e?mail|quote|code|size|colou?r|center|list|[bisu])\]/iy;

export function closesElement(text: string, at: number): boolean {
	return isAt(CLOSING_TAG, text, at);
}

/** The square brackets of one URL. They are asked for from left to right, so that no text is read twice. */
export class SquareBrackets {
	private closeRead = 0;
	private breakRead = 0;

	/** @param limit where whatever encloses the URL ends: a bracket behind it closes none in it */
	constructor(
		private readonly text: string,
		private readonly limit: number,
	) {}

	/**
	 * After a URL, `[…]` is a footnote's mark or, in AsciiDoc, a link's text, unless more of the URL follows it or it
	 * is an index in a search or a value. Without a `]` it is a mistake in the URL.
	 */
	keeps(at: number, inValue: boolean): boolean {
		const { text } = this;
		if (isAt(NEXT_NOTE, text, at) || closesElement(text, at) || (!inValue && isAt(NEXT_BRACKETS, text, at)))
			return false;
		const stop = Math.min(this.limit, at + LONGEST_LINK_TEXT);
		this.closeRead = Math.max(this.closeRead, at + 1);
		while (this.closeRead < stop && text.charCodeAt(this.closeRead) !== Code.closeBracket) this.closeRead++;
		const close = this.closeRead;
		if (close >= stop) return true;
		// AsciiDoc's mark for a new window: `[the text^]`.
		if (text.charAt(close - 1) === '^') return false;
		this.breakRead = Math.max(this.breakRead, at + 1);
		while (this.breakRead < close && !breaks(text.charCodeAt(this.breakRead))) this.breakRead++;
		if (this.breakRead < close) return false;
		return inValue || BEHIND_BRACKETS.test(text.charAt(close + 1)) || endsFile(text, close + 1);
	}
}

/** White space, quotes and angle brackets: what stands in a link's text and in no URL. */
function breaks(code: number): boolean {
	return (
		code <= Code.space ||
		code === Code.quote ||
		code === Code.apostrophe ||
		code === Code.less ||
		code === Code.greater ||
		code === 0xa0
	);
}
