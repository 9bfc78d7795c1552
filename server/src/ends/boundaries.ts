/** Where a URL in bare text ends: UTS #58's link detection, and what prose and programs put around a URL. */

import { LinkTerm } from '../data/link-terms';
import { LogicalReader } from '../escaping/logical';
import { roff } from '../escaping/unescape';
import { placeholderEnd } from '../placeholders/placeholders';
import { ALPHADIGIT, Code, HIALPHA, isIn } from '../url/characters';
import { isAt } from '../url/sticky';
import type { Span } from '../url/url';
import { endsBeyondAscii } from './beyond-ascii';
import { closesBlock, opensBlock } from './blocks';
import { standsForSlash } from './escapes';
import { type BoundaryOptions, type Found, foundIn, type Read } from './found';
import * as hosts from './host-ends';
import * as ahead from './lookahead';
import { Part, Parts } from './parts';
import { bracketEnd, holdsBracketed } from './prose';
import { isCjkLetter, Kind, type Kinds, kindsFor, termOf } from './punctuation';
import { closesElement, SquareBrackets } from './square-brackets';

/** SQLite's name of a database in memory, `sqlite:///:memory:`, and a drive, `file:///c:`. */
const ENDS_IN_COLON = /:memory:$|^file:\/{2,3}(?:localhost\/)?[a-z]:$/i;
/** The parts of an LDAP URL, the last of which is empty. */
const LDAP = /^ldaps?:\/\/[^?\s]{0,300}\?[^?\s]{0,100}\?(?:[^?\s]{0,100}\?)?$/i;
/** `file://localhost/c:` and what may stand before `:memory:`. */
const LONGEST_NAME = 60;

const WINDOWS_PATH = /^file:[/\\]{0,4}[a-z][:|]\\/i;
/** `file:////c:\`. */
const LONGEST_DRIVE = 12;

/** What was to stand out, `/**12**`, up to its first or second mark behind. */
const PAIR = /\/\*\*\w{1,40}\*{1,2}$/;
const LONGEST_PAIR = 50;

/** What stands in a program, and in no regular expression that matches URLs. */
const BLANK = /\s/;

/** What goes on with a URL behind brackets; a dot with nothing behind it is the sentence's. */
const GOES_ON = /^(?:[\w/=&%{[?#-]|\.\w)/;

/** Behind what a name to be filled in may stand. */
const DELIMITERS = /[/.=:@?&#_~-]/;

/** What may stand on either side of a URL that is a whole string. */
const QUOTES: ReadonlySet<number> = new Set([Code.quote, Code.apostrophe]);

/** Reads a URL from `start` on, as far as bare text lets it go. */
export function findEnd(document: string, start: number, options: BoundaryOptions): Found {
	const found = new Boundary(document, start, options).find();
	if (!options.strictHost) return found;
	const { text, end } = found.logical;
	const joint = hosts.jointOf(text, document.slice(end, end + hosts.BEHIND_NUMBER));
	return joint < 0 ? found : findUpTo(joint, document, start, options, found);
}

/** Reads a URL anew, up to an offset in what was found of it. */
export function findUpTo(
	length: number,
	document: string,
	start: number,
	options: BoundaryOptions,
	found: Found,
): Found {
	const limit = found.logical.map.toDocument({ offset: length, end: length + 1 }).offset;
	return { ...new Boundary(document, start, { ...options, limit }).find(), readTo: found.readTo };
}

class Boundary implements Read {
	readonly reader: LogicalReader;
	readonly #kinds: Kinds;
	readonly closer: number;
	/** What closes the ASCII brackets that are open in this part of the URL, innermost last. */
	readonly #open: number[] = [];
	#squareBrackets: SquareBrackets | undefined;
	/** Whether a block of a template was opened in the URL. */
	#hasBlock = false;
	safe = 0;
	readonly parts: Parts;
	suspect = false;
	readonly programs: Span[] = [];
	previous = 0;

	constructor(
		readonly document: string,
		readonly start: number,
		readonly options: BoundaryOptions,
	) {
		this.reader = new LogicalReader(document, start, options.escaping);
		this.parts = new Parts(document);
		this.#kinds = kindsFor(options.escaping.triggers, options.closer);
		this.closer = options.closer === '' ? -1 : options.closer.charCodeAt(0);
	}

	find(): Found {
		const { limit } = this.options;
		let at = this.start;
		while (at < limit) {
			const end = this.#step(at);
			if (end === at) break;
			at = end;
		}
		return foundIn(this, at);
	}

	/** Takes what stands at `at` and returns where it ends; `at` itself where the URL ends. */
	#step(at: number): number {
		const code = this.document.charCodeAt(at);
		if (code >= 0x80) return this.#takeRaw(at);
		const kind = this.#kinds[code] as number;
		if (kind === 0) return this.#takePlain(at);
		const placeholder = (kind & Kind.placeholder) === 0 ? -1 : this.#takePlaceholder(at);
		if (placeholder > 0) return placeholder;
		const name = code === Code.ampersand || code === Code.backslash ? this.#takeName(at) : -1;
		if (name > 0) return name;
		if ((kind & Kind.escape) !== 0) return this.#takeEscape(at);
		const escapes = code === Code.backslash && this.#isMarkdownEscape(at + 1);
		return escapes ? this.#takeEscaped(at, at + 1) : this.#takeAscii(code, at, at + 1);
	}

	/** Takes the run of characters at `at` that change nothing: most of a URL goes this way. */
	#takePlain(at: number): number {
		const { document } = this;
		const kinds = this.#kinds;
		let end = at + 1;
		for (const { limit } = this.options; end < limit && kinds[document.charCodeAt(end)] === 0; ) end++;
		if (this.parts.part === Part.slashes) this.parts.startHost(at);
		this.#take(at, end);
		this.safe = this.reader.length;
		this.previous = document.charCodeAt(end - 1);
		return end;
	}

	#takePlaceholder(at: number): number {
		const end = placeholderEnd(this.document, at, this.options.limit, this.options.angle, this.options.families);
		if (end < 0 || this.#closesOuterBlock(at)) return -1;
		if (ahead.endsColour(this.document, at, end) || this.#isLinkText(at, end)) return -1;
		const from = this.reader.length;
		this.#take(at, end);
		this.#hasBlock ||= opensBlock(this.document, at);
		if (holdsProgram(this.document.slice(at, end))) this.programs.push({ offset: from, end: this.reader.length });
		if (this.parts.part < Part.host) this.parts.startHost(at);
		this.safe = this.reader.length;
		this.suspect = true;
		this.previous = Code.closeBrace;
		return end;
	}

	/** Whether a block of a template ends here that was not opened in the URL. */
	#closesOuterBlock(at: number): boolean {
		return this.parts.part >= Part.host && !this.#hasBlock && closesBlock(this.document, at);
	}

	/** Whether what looks like a name to fill in is the text of a link, right behind a word at the end: `https://a.example/x[x]`, or closes one. */
	#isLinkText(at: number, end: number): boolean {
		if (closesElement(this.document, at)) return true;
		// `/path[;type=a]`, `/name[@host]`: what may be left out.
		if (SEPARATORS.test(this.document.charAt(at + 1))) return false;
		const { part } = this.parts;
		const isWord = isIn(this.previous, ALPHADIGIT) || this.previous === Code.closeParenthesis;
		const behind = this.document.charCodeAt(at) === Code.openBracket && isWord;
		const isText =
			part === Part.path ||
			(part === Part.fragment && (isIn(this.document.charCodeAt(at + 1), HIALPHA) || isAt(LABEL, this.document, at)));
		return behind && isText && !GOES_ON.test(this.document.slice(end, end + 2));
	}

	#takeEscape(at: number): number {
		const { limit } = this.options;
		let { text, end } = this.reader.peek(at, limit);
		if (text === '') {
			this.#take(at, end, text);
			return end;
		}
		if (isHighSurrogate(text.charCodeAt(0)) && text.length === 1 && end < limit) {
			const second = this.reader.peek(end, limit);
			text += second.text;
			end = second.end;
		}
		const point = text.codePointAt(0) as number;
		if (point === Code.backslash && this.#isMarkdownEscape(end)) return this.#takeEscaped(at, end);
		return point < 0x80 ? this.#takeAscii(point, at, end, text) : this.#takeBeyondAscii(point, at, end, text);
	}

	/** Whether the backslash before `end` is Markdown's, in a string or comment of another language: `"[it](https://a.example/x\\#y)"`. */
	#isMarkdownEscape(end: number): boolean {
		return '#_&@'.includes(this.document.charAt(end) || ' ') && this.document.startsWith('](', this.start - 2);
	}

	/** Takes the character at `end`, before which the backslash at `at` stands that Markdown undoes. */
	#takeEscaped(at: number, end: number): number {
		return this.#takeAscii(this.document.charCodeAt(end), at, end + 1, this.document.charAt(end));
	}

	/** Takes a name to be filled in, whose brackets are escaped: `https://a.example/&lt;name&gt;`, in Markdown `/\{name\}`. */
	#takeName(at: number): number {
		const name = ahead.escapedName(this.document, at, this.options.limit);
		if (name === undefined || !DELIMITERS.test(String.fromCodePoint(this.previous))) return -1;
		const end = at + name.length;
		this.#take(at, end, ahead.withoutEscapes(name));
		if (this.parts.part < Part.host) this.parts.startHost(at);
		this.safe = this.reader.length;
		this.previous = this.document.charCodeAt(end - 1);
		return end;
	}

	#takeRaw(at: number): number {
		const point = this.document.codePointAt(at) as number;
		return this.#takeBeyondAscii(point, at, point > 0xffff ? at + 2 : at + 1);
	}

	/** @param text what the document's range stands for, where that is something else */
	#takeAscii(code: number, at: number, end: number, text?: string): number {
		const kind = this.#kinds[code] as number;
		if (this.#ends(code, kind, at, end)) return at;
		this.#take(at, end, text);
		if ((kind & (Kind.open | Kind.close)) !== 0) this.#nest(code, kind);
		if ((kind & Kind.part) !== 0 || this.parts.part === Part.slashes) this.#startPart(code, at);
		if ((kind & Kind.afterHost) !== 0) this.parts.hostBroken = true;
		if ((kind & Kind.pattern) !== 0) this.suspect = true;
		if ((kind & (Kind.soft | Kind.open)) === 0 || this.#isWildcard(code, end) || this.#isKept(code, end))
			this.safe = this.reader.length;
		this.previous = code;
		return end;
	}

	#takeBeyondAscii(point: number, at: number, end: number, text?: string): number {
		const term = this.options.value ? LinkTerm.include : termOf(point);
		if (term === LinkTerm.open) return this.#takeBracketed(at);
		if (!this.options.value && endsBeyondAscii(this, point, term, at, end)) return at;
		this.#take(at, end, text);
		if (this.parts.part === Part.slashes) this.parts.startHost(at);
		if (term !== LinkTerm.soft) this.safe = this.reader.length;
		this.previous = point;
		return end;
	}

	/** A pair of brackets beyond ASCII is part of the URL with all that stands in it, or ends it. */
	#takeBracketed(at: number): number {
		const end = this.parts.part > Part.host ? bracketEnd(this.document, at, this.options.limit) : -1;
		if (end < 0 || !(this.parts.wiki || holdsBracketed(this.document, at, end, this.previous))) return at;
		this.#take(at, end);
		this.safe = this.reader.length;
		this.previous = this.document.charCodeAt(end - 1);
		return end;
	}

	#take(at: number, end: number, text?: string): void {
		if (text === undefined) this.reader.takeVerbatim(at, end);
		else this.reader.take(text, at, end);
	}

	/** `/*`, `/**`, `=***`, `news:*` and `'https://a.example/x*'` may end a URL, though `*` else is a mark behind it. */
	#isWildcard(code: number, end: number): boolean {
		if (code !== Code.asterisk) return false;
		const before = this.document.charCodeAt(this.start - 1);
		const escaped = this.document.charCodeAt(this.start - 2) === Code.backslash && this.document.startsWith('\\', end);
		if (QUOTES.has(before) && this.document.charCodeAt(escaped ? end + 1 : end) === before) return true;
		// `` `https://a.example/shop-*` ``: in code no `*` makes a word stand out.
		if (end === this.options.limit && before === Code.backtick && this.document.charCodeAt(end) === before) return true;
		// `` `https://a.example/**12**` ``: what was to stand out in code.
		if (
			this.document.charCodeAt(this.options.limit) === Code.backtick &&
			PAIR.test(this.document.slice(Math.max(this.start, end - LONGEST_PAIR), end))
		)
			return true;
		if (this.previous === Code.asterisk) return this.safe === this.reader.length - 1;
		// In manual pages no `*` makes a word stand out.
		if (this.options.escaping === roff) return true;
		if (this.previous === Code.slash || this.previous === Code.equals || this.previous === Code.at) return true;
		return this.previous === Code.colon && this.parts.part <= Part.host;
	}

	/** Whether what else closes a sentence is the URL's: a program goes on behind it, in whatever text, or a name ends in it. */
	#isKept(code: number, end: number): boolean {
		const { document, start } = this;
		// `'http://localhost:' + port`, `"https://api." + domain`, `("http://www.";"Click")`.
		if (this.parts.part === Part.host)
			return (
				(code === Code.colon || code === Code.dot) &&
				(ahead.joinsString(document, end) || isAt(WWW, document, end - WWW_LENGTH))
			);
		// `ldap://a.example/o=a?crl?base?`: nothing stands behind the last mark (RFC 4516 §2).
		if (code === Code.question) return this.parts.part > Part.host && LDAP.test(document.slice(start, end));
		// `https://a.example/~`: where people's names follow.
		if (code === TILDE) return this.previous === Code.slash && document.charCodeAt(start - 1) !== TILDE;
		if (code !== Code.colon) return false;
		// The destination of a link in a comment, as a method of Objective-C is called: `[x](https://a.example/#bold:)`.
		if (document.startsWith('](', start - 2) && document.startsWith(')', end)) return true;
		return end - start < LONGEST_NAME && ENDS_IN_COLON.test(document.slice(start, end));
	}

	/** Keeps count of the brackets that are open. */
	#nest(code: number, kind: number): void {
		if ((kind & Kind.open) !== 0) this.#open.push(CLOSING.get(code) as number);
		else this.#open.pop();
	}

	/** Whether the URL ends before the ASCII character that stands in `[at, end)`. */
	#ends(code: number, kind: number, at: number, end: number): boolean {
		if (code === this.closer) return true;
		if (this.options.value) return this.#endsValue(code, at, end);
		if ((kind & Kind.end) !== 0) return true;
		if ((kind & Kind.afterHost) !== 0 && this.#isAfterHost(at)) return true;
		return (kind & Kind.ask) !== 0 && this.#endsHere(code, at, end);
	}

	/** Of a character that ends some URLs only, what is open and what stands around it tell. */
	#endsHere(code: number, at: number, end: number): boolean {
		const { document, start } = this;
		switch (code) {
			case Code.openParenthesis:
				return ahead.isVoid(document, at);
			// A brace opens a placeholder, which was taken already, or an object.
			case Code.openBrace:
				return !ahead.opensObject(document, at);
			case Code.openBracket:
				return !this.#opensAddress(at) && !this.#keepsSquareBracket(at);
			case Code.closeParenthesis:
			case Code.closeBrace:
			case Code.closeBracket:
				return this.#open[this.#open.length - 1] !== code;
			// The address of a mail has no path.
			case Code.slash:
				return this.#isAfterAddress(at);
			case Code.backslash:
				return !this.#standsForSlash(end);
			case Code.dollar:
			case Code.hash:
				return end === at + 1 && this.#isCodeOrNextUrl(at);
			case Code.ampersand:
				// `\&quot;`: Markdown that a generator escaped.
				return ahead.isEncodedDelimiter(document, document.charAt(end - 1) === '&' ? end - 1 : at);
			case Code.apostrophe:
				return (
					(this.options.program && !ahead.isInName(document, start, at)) ||
					ahead.isFiltered(document, end) ||
					// `'cd ftp://a.example'를`: what closes a quotation, before a particle.
					isCjkLetter(document.codePointAt(end) ?? 0)
				);
			case Code.asterisk:
				return this.#closesComment(at) && ahead.endsComment(document, start, at, this.options.program);
			case Code.bar:
				return ahead.startsNextUrl(document, at) || ahead.isPipe(document, start, at);
			case Code.comma:
				return ahead.startsNextUrl(document, at) || ahead.startsNextField(document, start, at, this.#isInHost());
			default:
				return ahead.startsNextUrl(document, at) || ahead.startsNextSetting(document, start, at);
		}
	}

	/** What a backslash starts that nothing undid is no part of a value either. */
	#endsValue(code: number, at: number, end: number): boolean {
		if (code === Code.backslash) return !this.#standsForSlash(end);
		return (code === Code.dollar || code === Code.hash) && this.#isCodeOrNextUrl(at);
	}

	/** Whether what was read last stands in the name of a host. */
	#isInHost(): boolean {
		return this.options.strictHost && this.parts.part === Part.host;
	}

	/** Whether code that does not end on its line starts at the `$` or `#`, `${`, `#{`, or the next URL of a list does. */
	#isCodeOrNextUrl(at: number): boolean {
		const { document, start } = this;
		return (
			document.charCodeAt(at + 1) === Code.openBrace ||
			ahead.joinsUrls(document, at) ||
			ahead.startsLabel(document, start, at)
		);
	}

	/** In a path of Windows no `\` is a printed character's: `file:///C:\new`. */
	#standsForSlash(end: number): boolean {
		const { escapes } = this.options;
		const path = escapes === 'few' || escapes === 'quoted';
		if (path && WINDOWS_PATH.test(this.document.slice(this.start, this.start + LONGEST_DRIVE)))
			return isIn(this.document.charCodeAt(end), ALPHADIGIT);
		return standsForSlash(this.document, end, this.parts.part, escapes);
	}

	#closesComment(at: number): boolean {
		return this.document.charCodeAt(at + 1) === Code.slash && this.previous !== Code.slash;
	}

	/** The brackets of an IPv6 host open after `//` or `@`. */
	#opensAddress(at: number): boolean {
		const place = this.parts.part === Part.slashes || (this.parts.part === Part.host && this.previous === Code.at);
		return place && hosts.opensAddress(this.document, at);
	}

	#keepsSquareBracket(at: number): boolean {
		if (this.#isOfType(at)) return true;
		this.#squareBrackets ??= new SquareBrackets(this.document, this.options.limit);
		return this.#squareBrackets.keeps(at, this.parts.part === Part.search || this.previous === Code.equals);
	}

	/** `#put(byte[],int)`: the brackets of a type stand in parentheses, and nothing stands in them. */
	#isOfType(at: number): boolean {
		const isInside = this.#open[this.#open.length - 1] === Code.closeParenthesis;
		return isInside && this.document.charCodeAt(at + 1) === Code.closeBracket;
	}

	#isAfterHost(at: number): boolean {
		return (
			this.options.strictHost && !this.parts.hostBroken && hosts.isAfterHost(this.document, this.parts.hostStart, at)
		);
	}

	#isAfterAddress(at: number): boolean {
		if (this.parts.part !== Part.host || this.options.fills) return false;
		return hosts.isAfterAddress(this.document, this.start, this.parts.hostStart, at);
	}

	/** UTS #58 matches no brackets across what separates the parts of a URL. */
	#startPart(code: number, at: number): void {
		const separates = this.parts.start(code, at, this.previous);
		if (separates) this.#open.length = 0;
	}
}

/** Whether a placeholder is a program's, with words in it or a pattern of the shell's: `${VERSION%.*}`. */
function holdsProgram(placeholder: string): boolean {
	return BLANK.test(placeholder) || placeholder.startsWith('${');
}

const TILDE = 0x7e;

/** A host of which the rest stands elsewhere. */
const WWW = /\/\/www\.(?=["'])/y;
const WWW_LENGTH = '//www.'.length;

/** AsciiDoc's text of a link, in text that is none of its own: `https://a.example/#shop[the]`. */
const LABEL = /\[[a-z]{3,20}\](?=[\s.,;)])/y;

/** What a part of a URL starts with. */
const SEPARATORS = /[/:@;,?&#]/;

/** What closes each ASCII bracket. */
const CLOSING = new Map<number, number>([
	[Code.openParenthesis, Code.closeParenthesis],
	[Code.openBracket, Code.closeBracket],
	[Code.openBrace, Code.closeBrace],
]);

function isHighSurrogate(code: number): boolean {
	return code >= 0xd800 && code < 0xdc00;
}
