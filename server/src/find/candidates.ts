/** Where URLs may start: at the scheme before a `:`, and before a `//` that lost its colon. */

import { ALPHADIGIT, Code, isIn } from '../url/characters';
import { Needle } from '../url/needle';
import { schemeStart, startOfWeb } from './schemes';

/** Schemes looked for before `//` and `;//`. */
const WEB = /(?:https?|ftp)$/i;

/** What may be a URL: where its scheme stands, and what follows that. */
export interface Candidate {
	/** Where the scheme starts. */
	readonly start: number;
	/** Where it ends. */
	readonly schemeEnd: number;
	/** Whether a `:` follows it. */
	readonly colon: boolean;
	/** Where what stands behind that starts: further away where the document may escape the colon, `http\://`. */
	readonly rest: number;
	/** Where the next colon of the document stands. */
	readonly nextColon: number;
}

/** Finds candidates from left to right: `indexOf` runs at the speed of memory, and only hits are looked at. */
export class Candidates {
	readonly #colons: Needle;
	readonly #slashes: Needle;
	readonly #wideColons: Needle;

	/** @param mark what starts an escape in the document's strings */
	constructor(
		private readonly text: string,
		private readonly mark: number = Code.backslash,
	) {
		this.#colons = new Needle(text, ':');
		this.#slashes = new Needle(text, '//');
		this.#wideColons = new Needle(text, '：');
	}

	/** The next candidate at or after `from`. Successive calls go forward. */
	next(from: number): Candidate | undefined {
		for (let at = from; at < this.text.length; ) {
			const colon = this.#nextColon(at);
			const slashes = this.#slashes.next(at);
			const wide = this.#wideColons.next(at);
			let found: Candidate | undefined;
			if (wide < colon && wide < slashes) {
				found = this.#beforeWideColon(wide, from);
				at = wide + 1;
			} else if (colon < slashes) {
				found = this.#beforeColon(colon, from);
				at = colon + 1;
			} else {
				found = this.#beforeSlashes(slashes, from);
				at = this.#afterSlashes(slashes);
			}
			if (found !== undefined) return found;
		}
		return undefined;
	}

	/** Behind most colons white space stands, as in `Note: x`, or another one and a name, `std::vector`: they start no URL. */
	#nextColon(from: number): number {
		let colon = this.#colons.next(from);
		while (colon < this.text.length && !this.#mayEndScheme(colon)) colon = this.#colons.next(colon + 1);
		return colon;
	}

	#mayEndScheme(colon: number): boolean {
		const next = this.text.charCodeAt(colon + 1);
		return next > Code.space && !(next === Code.colon && isIn(this.text.charCodeAt(colon + 2), ALPHADIGIT));
	}

	#beforeColon(colon: number, floor: number): Candidate | undefined {
		const schemeEnd = this.text.charCodeAt(colon - 1) === Code.backslash ? colon - 1 : colon;
		if (schemeEnd <= floor) return undefined;
		const last = this.text.charCodeAt(schemeEnd - 1);
		if (!isIn(last, ALPHADIGIT) && !isInvisible(last)) return undefined;
		const web = startOfWeb(this.text, schemeEnd);
		// `%chttps://h`: from there on a browser's console styles what it prints.
		if (web > floor && (plainlyStarts(this.text.charCodeAt(web - 1)) || this.text.startsWith('%c', web - 2)))
			return { start: web, schemeEnd, colon: true, rest: colon + 1, nextColon: this.#colons.next(colon + 1) };
		const name = webWithInvisible(this.text, schemeEnd, floor) ?? schemeStart(this.text, schemeEnd, floor, this.mark);
		const start = endsControlSequence(this.text, name) ? name + 1 : name;
		if (start === schemeEnd || isPrefix(this.text, start, schemeEnd)) return undefined;
		return { start, schemeEnd, colon: true, rest: colon + 1, nextColon: this.#colons.next(colon + 1) };
	}

	/** `https：//h`, as an input method for Chinese or Japanese writes it. */
	#beforeWideColon(colon: number, floor: number): Candidate | undefined {
		if (!WIDE_SLASHES.test(this.text.slice(colon + 1, colon + 3))) return undefined;
		const scheme = WEB.exec(this.text.slice(Math.max(floor, colon - 5), colon))?.[0];
		if (scheme === undefined) return undefined;
		const start = colon - scheme.length;
		if (start > 0 && /[\w.+-]/.test(this.text.charAt(start - 1))) return undefined;
		return { start, schemeEnd: colon, colon: true, rest: colon + 1, nextColon: this.#colons.next(colon) };
	}

	/** `http//h`, `https;//h`. */
	#beforeSlashes(slashes: number, floor: number): Candidate | undefined {
		const schemeEnd = this.text.charCodeAt(slashes - 1) === Code.semicolon ? slashes - 1 : slashes;
		const last = this.text.charCodeAt(schemeEnd - 1) | LOWER;
		if (last !== P && last !== S) return undefined;
		const scheme = WEB.exec(this.text.slice(Math.max(floor, schemeEnd - 5), schemeEnd))?.[0];
		if (scheme === undefined) return undefined;
		const start = schemeEnd - scheme.length;
		if (start > 0 && /[\w/.@:+-]/.test(this.text.charAt(start - 1))) return undefined;
		return { start, schemeEnd, colon: false, rest: schemeEnd, nextColon: this.#colons.next(schemeEnd) };
	}

	/** Past the whole run of slashes: `////` holds no second start. */
	#afterSlashes(slashes: number): number {
		let at = slashes + 1;
		while (this.text.charCodeAt(at) === Code.slash) at++;
		return at;
	}
}

/** Whether nothing need be asked about an `http` behind the character: it belongs to no word, escape or control sequence. */
export function plainlyStarts(before: number): boolean {
	return before < 128 && PLAINLY_BEFORE[before] === 1;
}

/** What stands before most URLs: white space, quotes, brackets. */
const PLAINLY_BEFORE = new Uint8Array(128);
for (const character of ' \t\n"\'(<`=|,>{') PLAINLY_BEFORE[character.charCodeAt(0)] = 1;

/** Zero-width characters and the soft hyphen, which come along when a URL is copied. */
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

function isInvisible(code: number): boolean {
	return code === 0xad || (code >= 0x200b && code <= 0x200d) || code === 0x2060 || code === 0xfeff;
}

/** A scheme as it looks. */
export function withoutInvisible(scheme: string): string {
	return scheme.replace(INVISIBLE, '');
}

/** A scheme as it is meant: as it looks, in lower case. */
export function schemeIn(text: string, start: number, end: number): string {
	const name = text.slice(start, end);
	if (name === 'http' || name === 'https') return name;
	return (isAscii(name) ? name : withoutInvisible(name)).toLowerCase();
}

function isAscii(text: string): boolean {
	for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) >= 128) return false;
	return true;
}

/** The letters of `https`, and as many that cannot be seen. */
const LONGEST_WEB = 10;

/** Where `http`, `https` or `ftp` starts that has a character in it which cannot be seen; `undefined` where none does. */
function webWithInvisible(text: string, schemeEnd: number, floor: number): number | undefined {
	let start = schemeEnd;
	let found = false;
	for (const stop = Math.max(floor, schemeEnd - LONGEST_WEB); start > stop; start--) {
		const code = text.charCodeAt(start - 1);
		if (isInvisible(code)) found = true;
		else if (!isIn(code, ALPHADIGIT)) break;
	}
	if (!found) return undefined;
	while (isInvisible(text.charCodeAt(start))) start++;
	const letters = withoutInvisible(text.slice(start, schemeEnd));
	return letters.length < schemeEnd - start && /^(?:https?|ftp)$/i.test(letters) ? start : undefined;
}

/** ECMA-48 §5.4, as terminals and logs have it, and as programs write it: `ESC [ 1 ; 32`, before the letter that ends it. */
const CONTROL_SEQUENCE = /(?:[^\P{Cc}\s]|\\(?:0?33|e|x1b|u001b))\[[\d;]{0,40}$/iu;
/** Longer than what `CONTROL_SEQUENCE` matches. */
const LONGEST_SEQUENCE = 48;

/** Whether the letter at `offset` is the last of a sequence that colours what follows: `ESC[32mhttp:` */
function endsControlSequence(text: string, offset: number): boolean {
	const before = text.charAt(offset - 1);
	if (before !== '[' && before !== ';' && !(before >= '0' && before <= '9')) return false;
	return CONTROL_SEQUENCE.test(text.slice(Math.max(0, offset - LONGEST_SEQUENCE), offset));
}

/** The slashes behind a full-width colon, in full width or not. */
const WIDE_SLASHES = /^[/／]{2}$/;

/** `URL:` before a URL is the appendix's prefix, no scheme. */
function isPrefix(text: string, start: number, schemeEnd: number): boolean {
	return (
		schemeEnd - start === 3 &&
		(text.charCodeAt(start) | LOWER) === U &&
		text.slice(start, schemeEnd).toLowerCase() === 'url'
	);
}

/** The bit that tells a lower-case letter from its upper-case one. */
const LOWER = 0x20;
const P = 0x70;
const S = 0x73;
const U = 0x75;
