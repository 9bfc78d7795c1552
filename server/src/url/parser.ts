/** The state that the parse functions share, and the check of characters that every component ends in. */

import {
	ALPHADIGIT,
	AMPERSAND,
	AT,
	BACKSLASH,
	CARET,
	COLON,
	CONTROL,
	Code,
	classOf,
	EQUALS,
	EXTRA,
	isIn,
	NON_ASCII,
	PERCENT,
	QUESTION,
	RESERVED,
	SAFE,
	SEMICOLON,
	SLASH,
	SQUARE_BRACKET,
	TILDE,
	UNRESERVED,
	UNSAFE,
	VERTICAL_BAR,
} from './characters';
import { type Invisible, invisibleAt } from './invisible';
import { type NoUcschar, noUcscharAt } from './iri';
import { decodeUnicodeEscapes, endOfUnicodeEscapes, isEscape } from './percent';
import type { Components, Field, RuleCode, RuleWith, SinglePart, Violation, Violations } from './url';

/** Which characters each production allows, beside escapes. */
export interface Sets {
	/** `user`. */
	readonly userinfo: number;
	/** `password`. */
	readonly password: number;
	/** `hsegment`, with the `/` between segments. */
	readonly hpath: number;
	/** `fsegment`, with the `/` between segments. */
	readonly fpath: number;
	/** `psegment`, with the `/` between segments. */
	readonly ppath: number;
	/** `search` of http. */
	readonly hsearch: number;
	/** `search` of wais, which its successor left as it was. */
	readonly waisSearch: number;
	/** What follows `#`: `xalphas` in the W3C's older BNF, pchar, `/` and `?` since RFC 3986. */
	readonly fragmentid: number;
	/** `uchar`. */
	readonly uchar: number;
	/** `xchar`. */
	readonly xchar: number;
	/** What stands before the `@` of a news article. */
	readonly article: number;
	/** Unsafe characters that this standard lets pass with a hint in a search or fragment. */
	readonly tolerated: number;
}

/** RFC 1738 §5. */
const RFC1738: Sets = {
	userinfo: UNRESERVED | SEMICOLON | QUESTION | AMPERSAND | EQUALS,
	password: UNRESERVED | SEMICOLON | QUESTION | AMPERSAND | EQUALS,
	hpath: UNRESERVED | SEMICOLON | COLON | AT | AMPERSAND | EQUALS | SLASH,
	fpath: UNRESERVED | QUESTION | COLON | AT | AMPERSAND | EQUALS | SLASH,
	ppath: UNRESERVED | QUESTION | COLON | AT | AMPERSAND | EQUALS | SLASH,
	hsearch: UNRESERVED | SEMICOLON | COLON | AT | AMPERSAND | EQUALS,
	waisSearch: UNRESERVED | SEMICOLON | COLON | AT | AMPERSAND | EQUALS,
	fragmentid: UNRESERVED | RESERVED,
	uchar: UNRESERVED,
	xchar: UNRESERVED | RESERVED,
	article: UNRESERVED | SEMICOLON | SLASH | QUESTION | COLON | AMPERSAND | EQUALS,
	tolerated: 0,
};

/**
 * RFC 3986 §3: unreserved gains `~`; sub-delims, `:` and `@` may stand in every segment, `/` and `?` in a search. `[` and
 * `]` may not, but every browser and server takes them there.
 */
const UNRESERVED_3986 = ALPHADIGIT | SAFE | EXTRA | TILDE;
const PCHAR = UNRESERVED_3986 | SEMICOLON | COLON | AT | AMPERSAND | EQUALS;
const MODERN: Sets = {
	userinfo: UNRESERVED_3986 | SEMICOLON | AMPERSAND | EQUALS,
	password: UNRESERVED_3986 | SEMICOLON | AMPERSAND | EQUALS | COLON,
	hpath: PCHAR | SLASH,
	fpath: PCHAR | SLASH,
	ppath: RFC1738.ppath | TILDE,
	hsearch: PCHAR | SLASH | QUESTION | SQUARE_BRACKET,
	waisSearch: RFC1738.waisSearch | TILDE,
	fragmentid: PCHAR | SLASH | QUESTION | SQUARE_BRACKET,
	uchar: UNRESERVED_3986,
	xchar: UNRESERVED_3986 | RESERVED,
	article: RFC1738.article | TILDE,
	tolerated: VERTICAL_BAR | CARET,
};

/**
 * How many mistakes of a kind are reported in one URL, for each of which memory is taken: whoever hears of so many needs to
 * hear no more.
 */
export const MOST_ALIKE = 10_000;

/**
 * `%2 F`, `% 2F`, `% 252F`: an escape with a space in it, as text has that was copied from a page in columns, or that a machine translated.
 * In small letters it may be a word, `5% de`. `%;95`, `%9;5`: one with what is left of a reference to a character.
 */
const SPACED_ESCAPE =
	/^%(?:[\dA-F][ ;][\dA-F]| (?:2[06F]|3[AD])(?![a-f\d])| 25(?=2[\dA-Fa-f]|3[ADad])|;[\dA-F]{2}(?![a-f\d]))/;

/**
 * Whether words stand on both sides of a single space, `a b`, `Follow @a`, `What: a`, or a sign between two spaces, `a - b`, so that it
 * may be meant; several, or one beside a hyphen, a slash and the like, slipped in.
 */
export function isBetweenWords(text: string, offset: number, end: number): boolean {
	if (end !== offset + 1) return false;
	const before = text.slice(Math.max(0, offset - 3), offset);
	const after = text.slice(end, end + 3);
	return (
		(WORD_BEFORE.test(before) && (WORD_BEHIND.test(after) || /^[-–—&+|] /.test(after))) ||
		(/ [-–—&+|]$/.test(before) && WORD_BEHIND.test(after))
	);
}

const WORD_BEFORE = /[\p{L}\p{N})\]][,:;!"'”’]?$/u;
const WORD_BEHIND = /^["'@]?[\p{L}\p{N}(]/u;

/** A backslash that does not stand before `_` or `*`, nor, between letters, before a dot or hyphen. */
const OTHER_BACKSLASH = /\\(?![\\_*]|(?<=\w\\)[.-]\w)|\\$/;

/** Half of a surrogate pair without the other. */
const HALF = /\p{Cs}/u;

/** One parse: the text up to the first `#`, what was found so far, and where to report. */
export class Parser {
	readonly parts: Components = {};
	readonly found: Violation[] = [];
	/** Stays true while §5 derives what was read. */
	derived = true;
	readonly sets: Sets;
	#escapes: boolean | undefined;
	#endOfPath: number | undefined;
	/** How often each kind was reported, by its code and detail, once there are many. */
	#kinds: Map<string, Map<string, number>> | undefined;

	/**
	 * @param source the URL, possibly with opaque parts replaced by letters
	 * @param end where the URL ends: at the first `#`, or at the text's end
	 * @param modern whether by RFC 1738's successors; else to its letter
	 */
	constructor(
		readonly source: string,
		readonly end: number,
		readonly modern: boolean,
	) {
		this.sets = modern ? MODERN : RFC1738;
	}

	/** The same text, nothing reported yet. */
	fresh(): Parser {
		return new Parser(this.source, this.end, this.modern);
	}

	/** Reports what RFC 1738 §5 does not derive. */
	violate<C extends RuleCode>(code: C, detail: Violations[C], offset: number, end = this.end): void {
		this.derived = false;
		this.remark(code, detail, offset, end);
	}

	/** Reports what §5 derives but the prose, a successor or common sense does not accept. */
	remark<C extends RuleCode>(code: C, detail: Violations[C], offset: number, end = this.end): void {
		if (this.found.length >= MOST_ALIKE && !this.#isRare(code, detail)) return;
		this.found.push({ code, detail, offset, end } as Violation);
	}

	/** Whether the kind has not been reported too often. Counts from the first on, once that may be so. */
	#isRare(code: string, detail: string): boolean {
		if (this.#kinds === undefined) {
			this.#kinds = new Map();
			for (const known of this.found) this.#count(known.code, known.detail);
		}
		return this.#count(code, detail) <= MOST_ALIKE;
	}

	#count(code: string, detail: string): number {
		const details = this.#kinds?.get(code) ?? new Map<string, number>();
		const count = (details.get(detail) ?? 0) + 1;
		this.#kinds?.set(code, details.set(detail, count));
		return count;
	}

	/** Says where a part stands. */
	put(part: SinglePart, offset: number, end = this.end): void {
		this.parts[part] = { offset, end };
	}

	/** `name=value` in `[offset, end)`. */
	fieldIn(offset: number, end: number): Field {
		const equals = this.seek('=', offset, end);
		return { name: { offset, end: equals }, value: equals < end ? { offset: equals + 1, end } : undefined };
	}

	/** The code unit at an offset; NaN where the URL has ended. */
	codeAt(offset: number): number {
		return offset < this.end ? this.source.charCodeAt(offset) : Number.NaN;
	}

	/** Where `character` first stands in `[offset, end)`; `end` where it does not. */
	seek(character: string, offset: number, end = this.end): number {
		for (let at = offset, code = character.charCodeAt(0); at < end; at++)
			if (this.source.charCodeAt(at) === code) return at;
		return end;
	}

	/** Where the `?` of a search stands, which in RFC 1738 only http's production has; where the URL ends where there is none. */
	searchFrom(offset: number): number {
		return this.modern ? this.seek('?', offset) : this.end;
	}

	/** Where `character` last stands in `[offset, end)`; -1 where it does not. */
	findLast(character: string, offset: number, end: number): number {
		const at = end > offset ? this.source.lastIndexOf(character, end - 1) : -1;
		return at < offset ? -1 : at;
	}

	/** What stands in `[offset, end)`. */
	between(offset: number, end: number): string {
		return this.source.slice(offset, end);
	}

	/** Where the run of characters of `set` that starts at `offset` ends. */
	skip(set: number, offset: number, end = this.end): number {
		let at = offset;
		while (at < end && isIn(this.source.charCodeAt(at), set)) at++;
		return at;
	}

	/**
	 * Reports every character of `[offset, end)` that is neither in `allowed` nor part of an escape, each run of one
	 * character once.
	 * @param reserved the rule that explains a reserved character here
	 */
	checkCharacters(
		offset: number,
		end: number,
		allowed: number,
		reserved: RuleWith<'character'> = 'reserved-character',
	): void {
		for (let at = offset; at < end; at++) {
			const bits = classOf(this.source.charCodeAt(at));
			if ((bits & allowed) !== 0) continue;
			if ((bits & PERCENT) !== 0) at = this.#checkEscape(at, end) - 1;
			else at = this.#reportRun(at, end, bits, reserved) - 1;
		}
	}

	/** As `checkCharacters`, for a search or fragment, where `modern` lets some unsafe characters pass with a hint. */
	checkSearch(offset: number, end: number, allowed: number, tolerated = this.sets.tolerated): void {
		const before = this.found.length;
		this.checkCharacters(offset, end, allowed);
		for (let index = before; index < this.found.length; index++) {
			const violation = this.found[index] as Violation;
			if (violation.code === 'unsafe-character' && isIn(this.source.charCodeAt(violation.offset), tolerated))
				this.found[index] = { ...violation, detail: 'tolerated' };
		}
	}

	/** `escape = "%" hex hex`. Returns where to go on. */
	#checkEscape(at: number, end: number): number {
		if (isEscape(this.source, at, end)) return at + 3;
		const unicode = endOfUnicodeEscapes(this.source, at, end);
		if (unicode === at) {
			const to = at + (SPACED_ESCAPE.test(this.between(at, at + 6)) ? 4 : 1);
			const alone = to === this.source.length ? 'last' : 'hex';
			this.violate('malformed-percent', to > at + 1 ? 'spaced' : alone, at, to);
			return to;
		}
		const isHalf = HALF.test(decodeUnicodeEscapes(this.between(at, unicode)));
		this.violate('malformed-percent', isHalf ? 'half' : 'unicode', at, unicode);
		return unicode;
	}

	/** Whether what closes something ends the URL or its path, and nothing in it opens that. */
	#isLeftOver(at: number): boolean {
		const character = this.source.charAt(at);
		if (character === '"' || character === '`') {
			const isAtEnd = /^(?:[?#]|$)/.test(this.source.slice(at + 1, at + 2));
			// The nearest one on either side, so that of many each is looked for a short way.
			const isAlone = this.source.lastIndexOf(character, at - 1) < 0 && this.source.indexOf(character, at + 1) < 0;
			return isAtEnd && isAlone;
		}
		const opening = { ']': '[', '>': '<', '}': '{' }[character];
		return at === this.source.length - 1 && opening !== undefined && this.source.lastIndexOf(opening, at - 1) < 0;
	}

	/** Whether the backslashes escape what Markdown gives a meaning, each of them: else some separate folders, `/a\_b\c`. */
	get #areEscapes(): boolean {
		this.#escapes ??= !OTHER_BACKSLASH.test(this.source);
		return this.#escapes;
	}

	#detailOfBackslash(at: number): Violations['backslash'] {
		if (this.#areEscapes) return 'escape';
		this.#endOfPath ??= this.source.search(/[?#]|$/);
		return at < this.#endOfPath ? 'inside' : 'behind';
	}

	#detailOfUnsafe(at: number, end: number): Violations['unsafe-character'] {
		if (this.#isLeftOver(at)) return 'left-over';
		if (this.source.charAt(at) === '`') return 'slipped';
		return this.source.charCodeAt(at) === Code.space && !isBetweenWords(this.source, at, end) ? 'slipped' : 'character';
	}

	#reportRun(at: number, end: number, bits: number, reserved: RuleWith<'character'>): number {
		if ((bits & NON_ASCII) !== 0) return this.#reportNonAscii(at, end);
		const code = this.source.charCodeAt(at);
		const together = bits & CONTROL;
		let runEnd = at + 1;
		while (
			runEnd < end &&
			(together !== 0 ? isIn(this.source.charCodeAt(runEnd), together) : this.source.charCodeAt(runEnd) === code)
		)
			runEnd++;
		if ((bits & CONTROL) !== 0) return this.reportControl(at, runEnd, end);
		if ((bits & BACKSLASH) !== 0) this.violate('backslash', this.#detailOfBackslash(at), at, runEnd);
		else if ((bits & UNSAFE) !== 0) this.violate('unsafe-character', this.#detailOfUnsafe(at, runEnd), at, runEnd);
		else this.violate(reserved, 'character', at, runEnd);
		return runEnd;
	}

	/**
	 * Reports a run of control characters. A line break takes the white space behind it with it: whoever broke the URL there
	 * indented the next line. Returns where the run ends.
	 */
	reportControl(at: number, runEnd: number, end: number): number {
		const broken = this.modern && /[\r\n]/.test(this.between(at, runEnd));
		if (!broken) this.violate('control-character', 'character', at, runEnd);
		else {
			while (runEnd < end && this.source.charCodeAt(runEnd) <= Code.space) runEnd++;
			this.violate('control-character', 'line-break', at, runEnd);
		}
		return runEnd;
	}

	/** Reports each run of invisible characters of one kind, where the others have been reported already. */
	checkInvisible(offset: number, end: number): void {
		for (let at = offset; at < end; at++) {
			const kind = invisibleAt(this.source, at);
			if (kind === undefined) continue;
			const runEnd = this.#endOfKind(kind, at, end);
			this.violate('invisible-character', kind, at, runEnd);
			at = runEnd - 1;
		}
	}

	/** A run of characters above 7F: all that can be seen, or all of one invisible kind. */
	#reportNonAscii(at: number, end: number): number {
		const kind = this.#kindAt(at);
		const runEnd = this.#endOfKind(kind, at, end);
		if (kind === undefined) this.violate('non-ascii', 'character', at, runEnd);
		else if (kind === 'control') this.violate('control-character', 'c1', at, runEnd);
		else if (kind === 'noncharacter') this.violate('non-ascii', 'noncharacter', at, runEnd);
		else this.violate('invisible-character', kind, at, runEnd);
		return runEnd;
	}

	#kindAt(at: number): Invisible | NoUcschar | undefined {
		return invisibleAt(this.source, at) ?? (this.modern ? noUcscharAt(this.source, at) : undefined);
	}

	#endOfKind(kind: Invisible | NoUcschar | undefined, at: number, end: number): number {
		let runEnd = at + 1;
		while (runEnd < end && isIn(this.source.charCodeAt(runEnd), NON_ASCII) && this.#kindAt(runEnd) === kind) runEnd++;
		return runEnd;
	}
}
