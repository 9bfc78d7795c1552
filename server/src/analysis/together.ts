/** What the URLs of a document have to do with each other, and with the document: looked for when somebody asks. */

import { hasOwnCharset } from '../find/charset';
import type { Change } from '../find/division';
import { isResource } from '../find/percent';
import { TokenCounts } from '../placeholders/delimited-tokens';
import { LONGEST_LOOK, namesAttacks, showsAttacks } from '../rules/attacks';
import type { UsualSpelling } from '../rules/documents/inconsistent-url';
import type { Document, WholeDocument } from './finding';
import { isLiteral } from './literal';
import { isTrusted } from './place-kinds';
import type { Counts } from './repeated-tokens';

/** What only the head of a document says, as far as it was asked. */
interface HeadSays {
	names?: boolean;
	shows?: boolean;
	resource?: boolean;
}

/** One version of a document. */
export class Together implements Counts {
	readonly #head: HeadSays;
	#counts: TokenCounts | undefined;

	/**
	 * @param tokens the URLs that have tokens
	 * @param usual how its URLs are usually written, where somebody wants to know
	 * @param before the version before, and what changed
	 */
	constructor(
		readonly document: Document,
		private readonly tokens: () => Iterable<string>,
		readonly usual: UsualSpelling | undefined,
		before?: { readonly together: Together; readonly change: Change },
	) {
		this.#head = before !== undefined && before.change.offset >= LONGEST_LOOK ? { ...before.together.#head } : {};
	}

	namesAttacks(): boolean {
		this.#head.names ??= namesAttacks(this.document.text);
		return this.#head.names;
	}

	showsAttacks(): boolean {
		this.#head.shows ??= showsAttacks(this.document.text);
		return this.#head.shows;
	}

	isResource(): boolean {
		this.#head.resource ??= isResource(this.document);
		return this.#head.resource;
	}

	isRepeated(form: string): boolean {
		return this.#counted().isRepeated(form);
	}

	urlsWith(form: string): number {
		return this.#counted().urlsWith(form);
	}

	/** The document for a stretch of it that starts at `base`. */
	around(base: number): WholeDocument {
		const { document } = this;
		return {
			isResource: () => this.isResource(),
			namesAttacks: () => this.namesAttacks(),
			showsAttacks: () => this.showsAttacks(),
			repairs: {
				hasOwnCharset: () => hasOwnCharset(document),
				isTrusted: (file) => isTrusted(document, file),
				isLiteral: (offset) => isLiteral(document, base + offset),
			},
		};
	}

	#counted(): TokenCounts {
		if (this.#counts === undefined) {
			this.#counts = new TokenCounts();
			for (const url of this.tokens()) this.#counts.add(url);
		}
		return this.#counts;
	}
}
