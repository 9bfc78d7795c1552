/** Where URLs may start: at the scheme before a `:`, and before a `//` that lost its colon. */

import { ALPHADIGIT, Code, isIn } from '../url/characters';
import { schemeStart } from './schemes';

export interface Candidate {
	/** Where the scheme starts. */
	readonly start: number;
	/** Where it ends. */
	readonly schemeEnd: number;
	/** Whether a `:` follows it. */
	readonly colon: boolean;
}

/** Schemes looked for before `//` and `;//`. */
const WEB = /(?:https?|ftp)$/i;

/** Finds candidates from left to right: `indexOf` runs at the speed of memory, and only hits are looked at. */
export class Candidates {
	#colon = -1;
	#slashes = -1;

	constructor(private readonly text: string) {}

	/** The next candidate at or after `from`; `undefined` where there is none. */
	next(from: number): Candidate | undefined {
		for (let at = from; ; ) {
			if (this.#colon < at) this.#colon = this.#indexOf(':', at);
			if (this.#slashes < at) this.#slashes = this.#indexOf('//', at);
			const needle = Math.min(this.#colon, this.#slashes);
			if (needle === Number.POSITIVE_INFINITY) return undefined;
			const candidate = needle === this.#colon ? this.#beforeColon(from) : this.#beforeSlashes(from);
			if (candidate !== undefined) return candidate;
			at = needle === this.#colon ? needle + 1 : this.#afterSlashes(needle);
		}
	}

	#indexOf(needle: string, from: number): number {
		const at = this.text.indexOf(needle, from);
		return at < 0 ? Number.POSITIVE_INFINITY : at;
	}

	#beforeColon(floor: number): Candidate | undefined {
		const schemeEnd = this.#colon;
		if (schemeEnd === floor || !isIn(this.text.charCodeAt(schemeEnd - 1), ALPHADIGIT)) return undefined;
		const start = schemeStart(this.text, schemeEnd, floor);
		return start < schemeEnd ? { start, schemeEnd, colon: true } : undefined;
	}

	/** `http//h`, `https;//h`. */
	#beforeSlashes(floor: number): Candidate | undefined {
		const slashes = this.#slashes;
		const schemeEnd = this.text.charCodeAt(slashes - 1) === Code.semicolon ? slashes - 1 : slashes;
		const scheme = WEB.exec(this.text.slice(Math.max(floor, schemeEnd - 5), schemeEnd))?.[0];
		if (scheme === undefined) return undefined;
		const start = schemeEnd - scheme.length;
		return start > 0 && /[\w/.@:+-]/.test(this.text.charAt(start - 1)) ? undefined : { start, schemeEnd, colon: false };
	}

	/** Past the whole run of slashes: `////` holds no second start. */
	#afterSlashes(needle: number): number {
		let at = needle;
		while (this.text.charCodeAt(at) === Code.slash) at++;
		return at;
	}
}
