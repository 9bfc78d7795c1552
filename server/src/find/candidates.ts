/** Where URLs may start: at the scheme before a `:`, and before a `//` that lost its colon. */

import { ALPHADIGIT, Code, isIn } from '../url/characters';
import { Needle } from '../url/needle';
import { schemeStart } from './schemes';

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
}

/**
 * Finds candidates from left to right: `indexOf` runs at the speed of memory, and only hits are looked at. A cursor: its
 * fields describe the candidate last found.
 */
export class Candidates implements Candidate {
	start = 0;
	schemeEnd = 0;
	colon = true;
	rest = 0;
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

	/** Moves to the next candidate at or after `from`. Successive calls go forward. Returns whether there is one. */
	next(from: number): boolean {
		for (let at = from; at < this.text.length; ) {
			const colon = this.#colons.next(at);
			const slashes = this.#slashes.next(at);
			const wide = this.#wideColons.next(at);
			if (wide < colon && wide < slashes) {
				if (this.#isBeforeWideColon(wide, from)) return true;
				at = wide + 1;
			} else if (colon < slashes) {
				if (this.#isBeforeColon(colon, from)) return true;
				at = colon + 1;
			} else {
				if (this.#isBeforeSlashes(slashes, from)) return true;
				at = this.#afterSlashes(slashes);
			}
		}
		return false;
	}

	/** White space behind the colon is that of `Note: x`. */
	#isBeforeColon(colon: number, floor: number): boolean {
		const schemeEnd = this.text.charCodeAt(colon - 1) === Code.backslash ? colon - 1 : colon;
		if (schemeEnd <= floor || !(this.text.charCodeAt(colon + 1) > Code.space)) return false;
		const last = this.text.charCodeAt(schemeEnd - 1);
		if (!isIn(last, ALPHADIGIT) && !isInvisible(last)) return false;
		const name = webWithInvisible(this.text, schemeEnd, floor) ?? schemeStart(this.text, schemeEnd, floor, this.mark);
		const start = endsControlSequence(this.text, name) ? name + 1 : name;
		if (start === schemeEnd || isPrefix(this.text, start, schemeEnd)) return false;
		this.start = start;
		this.schemeEnd = schemeEnd;
		this.colon = true;
		this.rest = colon + 1;
		return true;
	}

	/** `https：//h`, as an input method for Chinese or Japanese writes it. */
	#isBeforeWideColon(colon: number, floor: number): boolean {
		if (!WIDE_SLASHES.test(this.text.slice(colon + 1, colon + 3))) return false;
		const scheme = WEB.exec(this.text.slice(Math.max(floor, colon - 5), colon))?.[0];
		if (scheme === undefined) return false;
		const start = colon - scheme.length;
		if (start > 0 && /[\w.+-]/.test(this.text.charAt(start - 1))) return false;
		this.start = start;
		this.schemeEnd = colon;
		this.colon = true;
		this.rest = colon + 1;
		return true;
	}

	/** `http//h`, `https;//h`. */
	#isBeforeSlashes(slashes: number, floor: number): boolean {
		const schemeEnd = this.text.charCodeAt(slashes - 1) === Code.semicolon ? slashes - 1 : slashes;
		const last = this.text.charCodeAt(schemeEnd - 1) | LOWER;
		if (last !== P && last !== S) return false;
		const scheme = WEB.exec(this.text.slice(Math.max(floor, schemeEnd - 5), schemeEnd))?.[0];
		if (scheme === undefined) return false;
		const start = schemeEnd - scheme.length;
		if (start > 0 && /[\w/.@:+-]/.test(this.text.charAt(start - 1))) return false;
		this.start = start;
		this.schemeEnd = schemeEnd;
		this.colon = false;
		this.rest = schemeEnd;
		return true;
	}

	/** Past the whole run of slashes: `////` holds no second start. */
	#afterSlashes(slashes: number): number {
		let at = slashes + 1;
		while (this.text.charCodeAt(at) === Code.slash) at++;
		return at;
	}
}

/** Zero-width characters and the soft hyphen, which come along when a URL is copied. */
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

function isInvisible(code: number): boolean {
	return code === 0xad || (code >= 0x200b && code <= 0x200d) || code === 0x2060 || code === 0xfeff;
}

/** A scheme as it looks. */
export function withoutInvisible(scheme: string): string {
	return scheme.replace(INVISIBLE, '');
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
const WIDE_SLASHES = /^(?:\/\/|／／)$/;

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
