/** Languages whose text outside quotes stands in words or values that have ends of their own. */

import { type Families, placeholderEnd } from '../placeholders/placeholders';
import { Code } from '../url/characters';
import type { MakeReader } from './language';
import { LexicalReader } from './lexical';
import type { Lexicon } from './lexicon';
import type { Enclosure } from './reader';

export interface Words extends Lexicon {
	/** Where the word or value around `start` ends. */
	readonly endOf: (text: string, start: number) => number;
	/** What stands right before a value, so that a URL which is all of it keeps its last punctuation; else `=`. */
	readonly starts?: string;
}

/** Reads shell scripts, settings and tables: as a lexicon says, and outside its tokens up to a word's end. */
export class WordReader extends LexicalReader {
	/** The word last asked for, so that each is read once. */
	#wordStart = 0;
	#wordEnd = 0;

	constructor(
		private readonly document: string,
		private readonly words: Words,
		from: number,
		state: string,
	) {
		super(document, words, from, document.length, state);
	}

	override enclose(start: number): Enclosure | undefined {
		const enclosure = super.enclose(start);
		if (enclosure?.context !== this.words.outside) return enclosure;
		const fills = startsValue(this.document, start, this.words.starts ?? '=');
		return { ...enclosure, limit: this.#endOf(start), fills };
	}

	#endOf(start: number): number {
		if (start < this.#wordStart || start >= this.#wordEnd) {
			this.#wordStart = start;
			this.#wordEnd = this.words.endOf(this.document, start);
		}
		return this.#wordEnd;
	}
}

/** Makes the reader of a language whose words and values a lexicon tells. */
export function words(lexicon: Words): MakeReader {
	return (text, from, state) => new WordReader(text, lexicon, from, state);
}

/** How far the `=` before a value is looked for: values stand in columns at the most. */
const FARTHEST_SIGN = 40;

/** Whether a value starts at `start`, so that a URL there may be all of it. */
function startsValue(text: string, start: number, starts: string): boolean {
	const before = text.charAt(start - 1);
	if (before !== ' ') return starts.includes(before);
	let at = start - 1;
	while (at > start - FARTHEST_SIGN && text.charAt(at) === ' ') at--;
	return starts === '=' && text.charAt(at) === '=';
}

/** Where the line ends in which `start` stands. */
export function endOfLine(text: string, start: number): number {
	const end = text.indexOf('\n', start);
	if (end < 0) return text.length;
	return text.charCodeAt(end - 1) === Code.carriageReturn ? end - 1 : end;
}

/**
 * Makes the function that finds where a word ends: at white space, or at one of `marks` that is neither escaped nor part
 * of a placeholder.
 * @param escapes the character that takes the next one's meaning
 * @param families the placeholders of the language
 */
export function wordEnd(marks: string, escapes: string, families?: Families): (text: string, start: number) => number {
	const kinds = new Uint8Array(128);
	kinds.fill(ENDS, 0, Code.space + 1);
	for (const mark of marks) kinds[mark.charCodeAt(0)] = ENDS;
	for (const mark of '$<{%`') kinds[mark.charCodeAt(0)] = (kinds[mark.charCodeAt(0)] as number) | OPENS;
	if (escapes !== '') kinds[escapes.charCodeAt(0)] = ESCAPES;
	return (text, start) => {
		for (let at = start; at < text.length; ) {
			const kind = kinds[text.charCodeAt(at)] ?? 0;
			const opens = (kind & OPENS) !== 0 && text.charCodeAt(at) !== text.charCodeAt(at - 1);
			const placeholder = opens ? placeholderEnd(text, at, text.length, true, families) : -1;
			if (placeholder > 0) at = placeholder;
			else if ((kind & ENDS) !== 0) return at;
			else if (kind === ESCAPES) at += text.startsWith('\r\n', at + 1) ? 3 : 2;
			else at++;
		}
		return text.length;
	};
}

/** What a character may do in a word. */
const ENDS = 1;
const OPENS = 2;
const ESCAPES = 4;

/** How far the start of a line is looked for: comments are not indented further. */
const FARTHEST_INDENT = 200;

/** Whether only white space stands between the line's start and `offset`. */
export function startsLine(text: string, offset: number): boolean {
	const stop = Math.max(0, offset - FARTHEST_INDENT);
	for (let at = offset - 1; at >= stop; at--) {
		const code = text.charCodeAt(at);
		if (code === Code.lineFeed) return true;
		if (code > Code.space) return false;
	}
	return stop === 0;
}

/** Whether white space or the line's start stands before `offset`. */
export function startsWord(text: string, offset: number): boolean {
	return offset === 0 || text.charCodeAt(offset - 1) <= Code.space;
}
