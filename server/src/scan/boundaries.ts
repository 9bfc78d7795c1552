/** Where a URL in bare text ends. */

import { ALPHADIGIT, Code, isIn } from '../url/characters';
import { looksLikeHost } from '../url/host';
import { type Logical, LogicalReader } from './logical';
import { isPattern } from './pattern';
import { mayStartPlaceholder, placeholderEnd } from './placeholders';
import { CJK_LETTER, CLOSERS, ENDING, PAIRS, SPACES, TRAILING } from './punctuation';
import type { Escaping } from './unescape';

export interface BoundaryOptions {
	/** Where whatever encloses the URL ends. */
	readonly limit: number;
	readonly escaping: Escaping;
	/** Whether `<name>` is a placeholder: not where `<` starts a tag. */
	readonly angle: boolean;
	/** A character that ends the URL: the quote that encloses it, the bar of a table. */
	readonly closer: string;
	/** Whether `\` starts an escape of a language we do not read, and so ends the URL. */
	readonly code: boolean;
	/** Whether a URL that fills its string keeps its trailing punctuation. */
	readonly fills: boolean;
	/** Whether the scheme's host is a name or address, so that a comma or bracket behind it is the sentence's. */
	readonly strictHost: boolean;
}

/** A URL found in bare text. */
export interface Found {
	readonly logical: Logical;
	/** How far was read: the next search starts here, so that no text is read twice. */
	readonly readTo: number;
	/** Whether this is a regular expression. */
	readonly pattern: boolean;
}

/** Text that follows a comma or semicolon when another URL starts there. */
const NEXT_URL = /[,;|](?:(?:https?|ftps?|file|mailto):|[a-z][a-z\d+.-]{1,20}:\/\/)/y;

/** Which part of the URL is being read: it decides what may stand there. */
enum Part {
	scheme,
	slashes,
	host,
	path,
	search,
	fragment,
}

/** A longer run of characters is no host (RFC 1034 §3.1). */
const LONGEST_HOST = 253;

/** How far an `@` is looked for behind the start of a host. */
const LONGEST_USER = 64;

/** The longest IPv6 address, with its bracket. */
const LONGEST_ADDRESS = 48;

/** How far the text of a link is looked for: `https://a.example[the text]`. */
const LONGEST_LINK_TEXT = 200;

/** Reads a URL from `start` on, as far as bare text lets it go. */
export function findEnd(document: string, start: number, options: BoundaryOptions): Found {
	return new Boundary(document, start, options).find();
}

class Boundary {
	readonly #reader: LogicalReader;
	readonly #expected: string[] = [];
	/** The logical length up to the last character that is surely part of the URL. */
	#safe = 0;
	#part = Part.scheme;
	#slashes = 0;
	#hostStart = 0;
	#previous = 0;

	constructor(
		private readonly document: string,
		private readonly start: number,
		private readonly options: BoundaryOptions,
	) {
		this.#reader = new LogicalReader(document, start, options.escaping);
	}

	find(): Found {
		const { limit } = this.options;
		let at = this.start;
		while (at < limit) {
			const next = this.#step(at);
			if (next === at) break;
			at = this.#skipPlain(next);
		}
		const filled = this.options.fills && this.#isFilled(at);
		const logical = this.#reader.finish(filled ? this.#reader.length : this.#withoutMarker());
		return { logical, readTo: Math.max(at, logical.end), pattern: this.#isPattern(at) };
	}

	/** Takes the letters and digits at `at`, which change nothing after the first of them. Most of a URL goes this way. */
	#skipPlain(at: number): number {
		if (!isIn(this.#previous, ALPHADIGIT)) return at;
		let end = at;
		while (end < this.options.limit && isIn(this.document.charCodeAt(end), ALPHADIGIT)) end++;
		if (end === at) return at;
		this.#reader.takeVerbatim(at, end);
		this.#safe = this.#reader.length;
		this.#previous = this.document.charCodeAt(end - 1);
		return end;
	}

	/** Takes what stands at `at` and returns where it ends; `at` itself where the URL ends. */
	#step(at: number): number {
		const code = this.document.charCodeAt(at);
		const placeholder = mayStartPlaceholder(code)
			? placeholderEnd(this.document, at, this.options.limit, this.options.angle)
			: -1;
		if (placeholder > 0) {
			this.#reader.take(this.document.slice(at, placeholder), at, placeholder);
			this.#safe = this.#reader.length;
			this.#previous = Code.closeBrace;
			if (this.#part < Part.host) this.#startHost(at);
			return placeholder;
		}
		if (code < 0x80 && !this.#reader.mayEscape(code)) return this.#accept(String.fromCharCode(code), code, at, at + 1);
		const { text, end } = this.#reader.peek(at, this.options.limit);
		return this.#accept(text, text.charCodeAt(0), at, end);
	}

	#accept(text: string, code: number, at: number, end: number): number {
		if (this.#ends(text, code, at, end)) return at;
		this.#reader.take(text, at, end);
		this.#advance(code, at);
		if (this.#isSafe(text)) this.#safe = this.#reader.length;
		this.#previous = code;
		return end;
	}

	/** Whether the URL may end with the character: not with punctuation or an opening bracket, but `/*` and `news:*` may. */
	#isSafe(text: string): boolean {
		if (text === '*') return this.#previous === Code.slash || this.#previous === Code.colon;
		return !TRAILING.has(text) && !Object.hasOwn(PAIRS, text);
	}

	#ends(text: string, code: number, at: number, end: number): boolean {
		if (code <= Code.space || code === 0x7f || text === '<' || text === '>' || text === '"' || text === '`')
			return true;
		if (text === this.options.closer) return true;
		if (this.#part === Part.host && ',;(!'.includes(text) && this.#isAfterHost(at)) return true;
		if (code >= 0x80) return this.#endsBeyondAscii(text);
		if (Object.hasOwn(PAIRS, text)) return !this.#open(text, at);
		if (CLOSERS.has(text)) return this.#expected.pop() !== text;
		if (text === '\\') return !this.#keepsBackslash(end);
		if (text === '$' || text === '#') return this.document.charCodeAt(end) === Code.openBrace;
		if (text === '&') return ENCODED_DELIMITER.test(this.document.slice(at, at + 6));
		if (text === ',' || text === ';' || text === '|') return this.#startsNext(at);
		if (text === "'" && this.options.code) return true;
		const closesComment = text === '*' && this.document.charAt(at + 1) === '/' && this.#previous !== Code.slash;
		return closesComment && this.options.code;
	}

	#endsBeyondAscii(text: string): boolean {
		if (SPACES.test(text) || ENDING.has(text)) return true;
		if (Object.hasOwn(PAIRS, text)) return this.#part === Part.host || !this.#open(text, -1);
		if (CLOSERS.has(text)) return this.#expected.pop() !== text;
		if (this.#part !== Part.host) return false;
		if (CJK_LETTER.test(text)) return isIn(this.#previous, ALPHADIGIT);
		return !/[\p{L}\p{M}\p{N}\p{S}\p{Cs}\p{Cf}]/u.test(text);
	}

	/** Whether an opening bracket is part of the URL: a brace only as a placeholder, a square one rarely. */
	#open(text: string, at: number): boolean {
		if (text === '{' || (text === '[' && !this.#opensHost(at) && !this.#keepsBracket(at))) return false;
		this.#expected.push(PAIRS[text] as string);
		return true;
	}

	/**
	 * Whether a whole host stands before `at`, so that a comma or bracket there is the sentence's: not where `;type=` or,
	 * before the path, an `@` follows.
	 */
	#isAfterHost(at: number): boolean {
		if (!this.options.strictHost || at - this.#hostStart > LONGEST_HOST) return false;
		if (!looksLikeHost(this.document.slice(this.#hostStart, at))) return false;
		return !/^;type=|^[^@/?#\s]*@/.test(this.document.slice(at, at + LONGEST_USER));
	}

	/** Where the brackets of an IPv6 host open: after `//` or `@`. */
	#opensHost(at: number): boolean {
		const place = this.#part === Part.slashes || (this.#part === Part.host && this.#previous === Code.at);
		return place && /^\[[\da-f:.]*[:\]%]/i.test(this.document.slice(at, at + LONGEST_ADDRESS));
	}

	/**
	 * After a URL, `[…]` is a footnote's mark or, in AsciiDoc, a link's text, unless more of the URL follows it or it
	 * is an index in a search. Without a `]` it is a mistake in the URL.
	 */
	#keepsBracket(at: number): boolean {
		const text = this.document.slice(at + 1, at + LONGEST_LINK_TEXT);
		const close = text.indexOf(']');
		if (close < 0) return true;
		if (/[\s"'<>]/.test(text.slice(0, close))) return false;
		return this.#part === Part.search || /^[\w/=&%[-]/.test(text.slice(close + 1));
	}

	/**
	 * `\` stands for `/` where a name follows. Before punctuation it escapes; in a program it always does, and `\n` does
	 * in what a program printed.
	 */
	#keepsBackslash(end: number): boolean {
		if (this.options.code) return false;
		const next = this.document.charAt(end);
		if (PRINTED.test(this.document.slice(end, end + 5))) return false;
		if (this.#part > Part.host && 'nrtux'.includes(next)) return false;
		return isIn(next.charCodeAt(0), ALPHADIGIT) || (this.#part <= Part.slashes && next === '\\');
	}

	#startsNext(at: number): boolean {
		NEXT_URL.lastIndex = at;
		return NEXT_URL.test(this.document);
	}

	#advance(code: number, at: number): void {
		const slash = code === Code.slash || code === Code.backslash;
		if (this.#part === Part.scheme) {
			if (code !== Code.colon && !slash) return;
			this.#part = Part.slashes;
			this.#slashes = slash ? 1 : 0;
		} else if (this.#part === Part.slashes) {
			if (slash) this.#slashes++;
			else if (code !== Code.colon) this.#startHost(at);
		} else if (code === Code.hash) this.#part = Part.fragment;
		else if (code === Code.question && this.#part < Part.search) this.#part = Part.search;
		else if (slash && this.#part === Part.host) this.#part = Part.path;
		else if (code === Code.at && this.#part === Part.host) this.#hostStart = at + 1;
	}

	/** Three slashes leave the host empty: what follows is the path. */
	#startHost(at: number): void {
		this.#part = this.#slashes > 2 ? Part.path : Part.host;
		this.#hostStart = at;
	}

	/** Whether the URL reached the end of the string that encloses it. */
	#isFilled(at: number): boolean {
		return at === this.options.limit || this.document.charAt(at) === this.options.closer;
	}

	/** The length without the emphasis mark that also stands before the URL: `*http://h*`, `_http://h_`, `+http://h+`. */
	#withoutMarker(): number {
		const marker = this.document.charAt(this.start - 1);
		let length = this.#safe;
		if (marker === '' || !'*_~=+'.includes(marker)) return length;
		const { text } = this.#reader.finish(length);
		while (length > 0 && text.charAt(length - 1) === marker) length--;
		return length;
	}

	/** Asked of all that was read: the `.*` that makes a pattern would go as trailing punctuation. */
	#isPattern(at: number): boolean {
		const { text } = this.#reader.finish(this.#reader.length);
		return isPattern(text, this.document.charAt(this.start - 1), this.document.slice(at, at + 3));
	}
}

/** Delimiters as HTML writes them, in text that somebody escaped for HTML. */
const ENCODED_DELIMITER = /^&(?:lt|gt|quot|#39|#34);/;

/** What follows `\` where a program printed a character that cannot be seen. */
const PRINTED = /^(?:x[\da-f]{2}|u[\da-f]{4}|0\d\d)/i;
