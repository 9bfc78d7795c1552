/** Which tokens of a document's URLs are placeholders because their form recurs. */

import { type DelimitedToken, delimitedTokensIn } from '../placeholders/delimited-tokens';
import { merged, touches } from '../placeholders/placeholders';
import type { Span } from '../url/url';
import type { Verdict } from './judge';

/** How often the tokens of a document are written. */
export interface Counts {
	isRepeated(form: string): boolean;
	urlsWith(form: string): number;
}

/** What was spoken of so far. */
export interface Said {
	has(form: string): boolean;
	add(form: string): void;
}

/** Nothing is repeated in a URL that stands alone. */
export const NONE_REPEATED: Counts = { isRepeated: () => false, urlsWith: () => 0 };

/** The repeated tokens of one document. */
export class RepeatedTokens {
	constructor(
		private readonly counts: Counts,
		private readonly said: Said = new Set(),
	) {}

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
		if (this.said.has(token.form)) return undefined;
		this.said.add(token.form);
		return { offset: token.offset, end: token.end, urls: this.counts.urlsWith(token.form) };
	}

	#repeatedIn(url: string): readonly DelimitedToken[] {
		const tokens = delimitedTokensIn(url);
		return tokens.length === 0 ? tokens : tokens.filter(({ form }) => this.counts.isRepeated(form));
	}
}
