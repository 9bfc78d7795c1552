/** Which tokens of a document's URLs are placeholders because their form recurs. */

import type { Occurrence } from '../find/occurrence';
import { type DelimitedToken, delimitedTokensIn, TokenCounts } from '../placeholders/delimited-tokens';
import { merged, touches } from '../placeholders/placeholders';
import type { Span } from '../url/url';
import type { Verdict } from './judge';

/** The repeated tokens of one document. They are counted when the first of them is blamed for something. */
export class RepeatedTokens {
	#counts: TokenCounts | undefined;
	readonly #said = new Set<string>();

	/** @param occurrences the document's URLs */
	constructor(private readonly occurrences: Iterable<Occurrence> & { notPlain?: () => Iterable<Occurrence> }) {}

	/** The first repeated token of a URL about which something is said. */
	blamed(url: string, verdicts: readonly Verdict[]): DelimitedToken | undefined {
		const tokens = this.#repeatedIn(url);
		const about = verdicts.find(({ violation }) => touches(violation, tokens))?.violation;
		return about && tokens.find(({ offset, end }) => about.offset < end && about.end > offset);
	}

	/** The placeholders of a URL with its repeated tokens, in order. */
	with(placeholders: readonly Span[], url: string): readonly Span[] {
		const tokens = this.#repeatedIn(url);
		return tokens.length === 0 ? placeholders : merged([...placeholders, ...tokens]);
	}

	/** The token with the number of its URLs, where its form was not yet spoken of. */
	sayOnce(token: DelimitedToken): (Span & { readonly urls: number }) | undefined {
		if (this.#said.has(token.form)) return undefined;
		this.#said.add(token.form);
		return { offset: token.offset, end: token.end, urls: this.#counted().urlsWith(token.form) };
	}

	#repeatedIn(url: string): readonly DelimitedToken[] {
		const tokens = delimitedTokensIn(url);
		return tokens.length === 0 ? tokens : tokens.filter(({ form }) => this.#counted().isRepeated(form));
	}

	/** No token stands in a plain URL, but for those that nobody blames. */
	#counted(): TokenCounts {
		if (this.#counts === undefined) {
			this.#counts = new TokenCounts();
			for (const { url } of this.occurrences.notPlain?.() ?? this.occurrences) this.#counts.add(url);
		}
		return this.#counts;
	}
}
