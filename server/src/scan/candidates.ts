/** Where URLs may start: at the scheme before a `:`, and before a `//` that lost its colon. */

import { ALPHADIGIT, Code, isIn } from '../url/characters';
import { Needle } from './needle';
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
	readonly #colons: Needle;
	readonly #slashes: Needle;

	constructor(private readonly text: string) {
		this.#colons = new Needle(text, ':');
		this.#slashes = new Needle(text, '//');
	}

	/** The next candidate at or after `from`; `undefined` where there is none. Successive calls go forward. */
	next(from: number): Candidate | undefined {
		for (let at = from; at < this.text.length; ) {
			const colon = this.#colons.next(at);
			const slashes = this.#slashes.next(at);
			const candidate = colon < slashes ? this.#beforeColon(colon, from) : this.#beforeSlashes(slashes, from);
			if (candidate !== undefined) return candidate;
			at = colon < slashes ? colon + 1 : this.#afterSlashes(slashes);
		}
		return undefined;
	}

	#beforeColon(schemeEnd: number, floor: number): Candidate | undefined {
		if (schemeEnd === floor || !isIn(this.text.charCodeAt(schemeEnd - 1), ALPHADIGIT)) return undefined;
		const start = schemeStart(this.text, schemeEnd, floor);
		return start < schemeEnd ? { start, schemeEnd, colon: true } : undefined;
	}

	/** `http//h`, `https;//h`. */
	#beforeSlashes(slashes: number, floor: number): Candidate | undefined {
		const schemeEnd = this.text.charCodeAt(slashes - 1) === Code.semicolon ? slashes - 1 : slashes;
		const scheme = WEB.exec(this.text.slice(Math.max(floor, schemeEnd - 5), schemeEnd))?.[0];
		if (scheme === undefined) return undefined;
		const start = schemeEnd - scheme.length;
		return start > 0 && /[\w/.@:+-]/.test(this.text.charAt(start - 1)) ? undefined : { start, schemeEnd, colon: false };
	}

	/** Past the whole run of slashes: `////` holds no second start. */
	#afterSlashes(slashes: number): number {
		let at = slashes + 1;
		while (this.text.charCodeAt(at) === Code.slash) at++;
		return at;
	}
}
