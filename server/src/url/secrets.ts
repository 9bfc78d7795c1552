/**
 * Where secrets stand in a text: passwords of logins (RFC 1738 §3.1), also of URLs within the URL and of encoded ones, the
 * values of parameters that carry keys, and keys by themselves. Rather too much than too little: what is called a secret
 * here is not shown, and never changed.
 */

import { isSecretName, isSecretUser, LONGEST_NAME, SECRET_SCHEMES, TOKENS } from '../data/secrets';
import {
	ALPHADIGIT,
	AMPERSAND,
	BACKSLASH,
	Code,
	DIGIT,
	EXTRA,
	HASH,
	isIn,
	NON_ASCII,
	PERCENT,
	QUESTION,
	SEMICOLON,
	SLASH,
	SQUARE_BRACKET,
} from './characters';
import { matchesOf } from './matches';
import { decode } from './percent';
import { isAt } from './sticky';
import { unfolded } from './unfold';
import type { Span } from './url';

/** A URL may hold raw spaces, which belong to it; of several words none goes on behind one. */
export type TextKind = 'url' | 'words';

/**
 * The secrets of a text, in order and apart from each other. They are looked for in the text as it stands and after each
 * round of percent-decoding, since a URL within a URL is encoded once more at each level.
 */
export function secretsIn(text: string, kind: TextKind): readonly Span[] {
	const found: Span[] = [];
	for (const level of unfolded(text))
		for (const { offset, end } of new Seeker(narrow(level.text), kind).secrets())
			found.push({ offset: level.startOf(offset), end: level.startOf(end) });
	return merged(found);
}

/** Marks, letters and digits in full width, and the small colon and `@`, as they are meant: `http://ann：tiger7＠h`. Each becomes one, so that offsets stay. */
function narrow(text: string): string {
	return text.replace(/[\uff01-\uff5e\ufe55\ufe6b]/g, (character) => character.normalize('NFKC'));
}

/** The spans in order; those that overlap or touch become one. */
export function merged(spans: readonly Span[]): readonly Span[] {
	const result: { offset: number; end: number }[] = [];
	for (const { offset, end } of spans.toSorted((a, b) => a.offset - b.offset)) {
		const last = result[result.length - 1];
		if (last !== undefined && offset <= last.end) last.end = Math.max(last.end, end);
		else result.push({ offset, end });
	}
	return result;
}

/**
 * Where a login may start: behind slashes, and behind a scheme that none or one follows (`sip:u:p@h`, `https:/u:p@h`).
 * Oracle's user and password have a slash between them: `jdbc:oracle:thin:u/p@h`.
 */
const LOGIN_START = /(?:[/\\]{2,}|(?<![\w.+-])-*[a-z][a-z\d+.-]*:(?:oracle:[a-z\d]{1,9}:)?(?![/\\]{2})[/\\]?)/gi;
const SLASHES = /[/\\]{2}$/;
const ORACLE = /:oracle:[a-z\d]{1,9}:$/i;

/** What stands in a password's place where the user is a key. */
const NO_PASSWORD = 'x-oauth-basic';

const SECRET_BODY = new RegExp(`(?<![a-z\\d+.-])-*(?:${SECRET_SCHEMES.join('|')})://`, 'gi');

/** Looks through a text once. */
class Seeker {
	readonly #found: Span[] = [];
	/** The next `@` and white space that were looked for, so that nothing is looked for twice. */
	#at = -1;
	#space = -1;
	/** Behind the last character that ends a login. */
	#lastDelimiter: number | undefined;

	constructor(
		private readonly text: string,
		private readonly kind: TextKind,
	) {}

	/** In no order, and they may overlap. */
	secrets(): readonly Span[] {
		this.#logins();
		this.#bodies();
		this.#parameters();
		for (const token of TOKENS)
			for (const { index, 0: key } of matchesOf(this.text, token)) this.#add(index, index + key.length);
		return this.#found;
	}

	#add(offset: number, end: number): void {
		if (offset < end) this.#found.push({ offset, end });
	}

	#logins(): void {
		let free = 0;
		for (const { index, 0: start } of matchesOf(this.text, LOGIN_START)) {
			const offset = index + start.length;
			if (offset < free) continue;
			const separator = ORACLE.test(start) ? Code.slash : Code.colon;
			const password =
				this.#password(offset, separator) ?? (SLASHES.test(start) ? this.#unfinished(offset) : undefined);
			if (password === undefined) continue;
			this.#add(password.offset, password.end);
			free = password.end;
		}
	}

	/** `[ user [ ":" password ] "@" ]`: the password, or a user that is one. */
	#password(offset: number, separator: number): Span | undefined {
		const { text } = this;
		let colon = this.#skip(offset, separator, separator === Code.slash ? Code.colon : Code.at);
		const isMail = text.charCodeAt(colon) === Code.at;
		if (isMail && isSecretUser(text.slice(offset, colon))) return { offset, end: colon };
		// `ana@corp.example:tiger7@host`
		if (isMail) colon = this.#skip(colon + 1, separator, separator);
		if (text.charCodeAt(colon) !== separator) return undefined;
		const at = this.#nextAt(colon + 1);
		if (at < 0) return undefined;
		// `git@host:path/name@v1` is no login.
		if (isMail && text.slice(colon + 1, at).includes('/')) return undefined;
		if (this.#isPort(offset, colon, at)) return undefined;
		const isKey = isSecretUser(text.slice(offset, colon)) || text.slice(colon + 1, at) === NO_PASSWORD;
		return { offset: isKey ? offset : colon + 1, end: this.#lastAt(at) };
	}

	/** What stands at the text's end in a port's place and is none: the password of a login whose rest is yet to be written. */
	#unfinished(offset: number): Span | undefined {
		const { text } = this;
		const colon = this.#skip(offset, Code.colon, Code.at);
		this.#lastDelimiter ??= lastOf(text, (code) => isIn(code, ENDS_LOGIN) || code <= Code.space) + 1;
		if (text.charCodeAt(colon) !== Code.colon || colon < this.#lastDelimiter) return undefined;
		return /^\d*(?:[,;\\]|$)/.test(text.slice(colon + 1)) ? undefined : { offset: colon + 1, end: text.length };
	}

	/** Where the user ends: at one of two delimiters, or at what no user holds. */
	#skip(offset: number, delimiter: number, other: number): number {
		const { text } = this;
		for (let at = offset; at < text.length; at++) {
			const code = text.charCodeAt(at);
			if (code === delimiter || code === other || code === Code.slash || code === Code.question) return at;
			if (code === Code.hash || this.#isSpace(code)) return at;
		}
		return text.length;
	}

	/** The `@` behind `offset`, if no space stands before it; else -1. */
	#nextAt(offset: number): number {
		if (this.#at < offset) this.#at = indexOf(this.text, '@', offset);
		if (this.kind === 'words' && this.#space < offset) this.#space = search(this.text, offset, (c) => this.#isSpace(c));
		return this.#at === this.text.length || (this.kind === 'words' && this.#space < this.#at) ? -1 : this.#at;
	}

	/**
	 * An `@` in the password too is usual; it ends where a path, search or fragment starts, or the next parameter: unless that is the
	 * password's as well, `p@ss/word@db.example`, where a host follows a later `@` and none this one.
	 */
	#lastAt(first: number): number {
		const { text } = this;
		let last = first;
		let end = first + 1;
		for (; end < text.length; end++) {
			const code = text.charCodeAt(end);
			if (code === Code.at) last = end;
			else if (isIn(code, ENDS_LOGIN) || this.#isSpace(code)) break;
		}
		if (end === text.length || this.#isSpace(text.charCodeAt(end)) || isAt(HOST, text, last + 1)) return last;
		const limit = Math.min(text.length, end + LONGEST_REST);
		for (let at = end; at < limit && !this.#isSpace(text.charCodeAt(at)); at++)
			if (text.charCodeAt(at) === Code.at && isAt(HOST, text, at + 1)) last = at;
		return last;
	}

	/**
	 * Whether what follows the colon is a port, and the `@` belongs to the path: digits up to a delimiter, or nothing. Behind a name
	 * without a dot, `http://ana:123/tiger7@h`, it is rather a password; and so is what goes on with a mark, `http://ana:123!tiger7@h`.
	 */
	#isPort(offset: number, colon: number, at: number): boolean {
		const { text } = this;
		let end = colon + 1;
		while (isIn(text.charCodeAt(end), DIGIT)) end++;
		const isEmpty = end === colon + 1;
		if (end === at) return isEmpty;
		const code = text.charCodeAt(end);
		if (!isIn(code, ENDS_PORT)) return false;
		if (isIn(code, MARKS)) return this.#holdsDelimiter(end, at);
		const name = text.slice(offset, colon);
		if (/[.[\]]|^localhost$/i.test(name) || end + 1 === at || (isEmpty && code === Code.slash)) return true;
		if (this.#holdsDelimiter(end + 1, at) || !/^[a-z[]/i.test(text.charAt(at + 1))) return true;
		// `http://shop:8080?user=ann@corp.example`
		return code !== Code.slash && !isEmpty && text.slice(end, at).includes('=');
	}

	#holdsDelimiter(offset: number, at: number): boolean {
		for (let index = offset; index < at; index++) if (isIn(this.text.charCodeAt(index), ENDS_LOGIN)) return true;
		return false;
	}

	/** What follows the slashes of `trojan://password@host`, `ss://Base64`. */
	#bodies(): void {
		let free = 0;
		for (const { index, 0: start } of matchesOf(this.text, SECRET_BODY)) {
			const offset = index + start.length;
			if (offset < free) continue;
			const end = search(
				this.text,
				offset,
				(code) => code === Code.hash || code === Code.question || this.#isSpace(code),
			);
			const at = this.text.slice(offset, end).lastIndexOf('@');
			this.#add(offset, at > 0 ? offset + at : end);
			free = end;
		}
	}

	/** `password=tiger7`, `;password=tiger7`, and `"password":"tiger7"`. */
	#parameters(): void {
		const { text } = this;
		for (let at = 0; at < text.length; at++) {
			const code = text.charCodeAt(at);
			if (code !== Code.equals && code !== Code.colon) continue;
			const quote = text.charAt(at - 1);
			const isQuoted = quote === '"' || quote === "'";
			if (code === Code.colon && !isQuoted) continue;
			const nameEnd = isQuoted ? at - 1 : at;
			const name = nameBefore(text, nameEnd);
			if (name === '' || !isSecretName(decode(name).text)) continue;
			const end = this.#valueEnd(at + 1, text.charAt(nameEnd - name.length - 1), isQuoted ? quote : '');
			if (TO_FILL.test(text.slice(at + 1, Math.min(end, at + LONGEST_TO_FILL)))) continue;
			this.#add(at + 1, end);
			at = Math.max(at, end - 1);
		}
	}

	/**
	 * @param opener what stands before the parameter's name: `;` separates parameters only where they start with one
	 * @param quote what a value in quotes ends with
	 */
	#valueEnd(offset: number, opener: string, quote: string): number {
		if (quote !== '' && this.text.charAt(offset) === quote)
			return Math.min(indexOf(this.text, quote, offset + 1) + 1, this.text.length);
		return search(
			this.text,
			offset,
			(code) =>
				code === Code.ampersand ||
				code === Code.hash ||
				(code === Code.semicolon && opener === ';') ||
				(code === Code.comma && opener === ',') ||
				this.#isSpace(code),
		);
	}

	#isSpace(code: number): boolean {
		return this.kind === 'words' && code <= Code.space;
	}
}

/** `{${config.apiKey}}`: what a program fills in. */
const TO_FILL = /^\{?\$\{[A-Za-z_][\w.?]{0,60}\}\}?$/;
const LONGEST_TO_FILL = 70;

/** What is a host at a glance: a name with a dot, one with a port, an address in brackets. */
const HOST = /(?:\[|localhost\b|[\w-]{1,63}(?::\d|\.[\w-]))/iy;

/** How much of a password is looked for behind a delimiter in it. */
const LONGEST_REST = 256;

const ENDS_LOGIN = SLASH | QUESTION | HASH | AMPERSAND;
/** What ends a port in a text or a list, where no login goes on behind it. */
const MARKS = SEMICOLON | EXTRA;
const ENDS_PORT = SLASH | BACKSLASH | QUESTION | HASH | AMPERSAND | MARKS;

/** The name that ends at `end`. */
function nameBefore(text: string, end: number): string {
	let at = end;
	while (at > 0 && end - at < LONGEST_NAME && isOfName(text.charCodeAt(at - 1))) at--;
	return text.slice(at, end);
}

function isOfName(code: number): boolean {
	return isIn(code, ALPHADIGIT | PERCENT | NON_ASCII | SQUARE_BRACKET) || NAME_MARKS.has(code);
}

const NAME_MARKS = new Set<number>([Code.hyphen, Code.underscore, Code.dot, Code.dollar]);

/** Where `text` has `part` at or behind `offset`; else its length. */
function indexOf(text: string, part: string, offset: number): number {
	const at = text.indexOf(part, offset);
	return at < 0 ? text.length : at;
}

/** Where the first code unit stands, at or behind `offset`, that is looked for; else the text's length. */
function search(text: string, offset: number, isWanted: (code: number) => boolean): number {
	for (let at = offset; at < text.length; at++) if (isWanted(text.charCodeAt(at))) return at;
	return text.length;
}

/** Where the last code unit stands that is looked for; -1 where none is. */
function lastOf(text: string, isWanted: (code: number) => boolean): number {
	let at = text.length - 1;
	while (at >= 0 && !isWanted(text.charCodeAt(at))) at--;
	return at;
}
