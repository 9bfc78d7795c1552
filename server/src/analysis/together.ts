/** What the URLs of a document have to do with each other, and with the document: looked for when somebody asks. */

import { hasOwnCharset } from '../find/charset';
import { isResource } from '../find/percent';
import type { ScannedText } from '../find/scanned';
import type { Part } from '../find/whole';
import { TokenCounts } from '../placeholders/delimited-tokens';
import {
	areNamed,
	areShown,
	attackNamesIn,
	attackSamplesIn,
	LONGEST_LOOK,
	type Met,
	metInHead,
} from '../rules/attacks';
import { once } from '../url/remembered';
import type { UsualSpelling } from '../url/spellings';
import type { Document, WholeDocument } from './finding';
import { isLiteral } from './place-kinds';
import { isDescription, isGenerated, LONGEST_HEAD } from './records';
import type { Counts } from './repeated-tokens';
import { isTrusted, likesCapitals } from './trusted';

/** More than anything looks at that says what a document is. */
const HEAD = 20_000;

/** One version of a document. */
export class Together implements Counts {
	readonly #names: WeakMap<Part, readonly Met<string>[]>;
	readonly #samples: WeakMap<Part, readonly Met<number>[]>;
	#counts: TokenCounts | undefined;

	/**
	 * @param usual how its URLs are usually written, where somebody wants to know
	 * @param before the version before
	 */
	constructor(
		readonly document: Document,
		private readonly scanned: ScannedText,
		readonly usual: UsualSpelling | undefined,
		before?: Together,
	) {
		this.#names = before === undefined ? new WeakMap() : before.#names;
		this.#samples = before === undefined ? new WeakMap() : before.#samples;
	}

	/** Asked of each URL with which something is wrong. */
	readonly namesAttacks = once(() => areNamed(this.#inHead(this.#names, attackNamesIn)));
	readonly showsAttacks = once(() => areShown(this.#inHead(this.#samples, attackSamplesIn)));

	readonly isResource = once(() => isResource(this.#head()));
	readonly isGenerated = once(() => isGenerated(this.#head(LONGEST_HEAD), this.scanned.whole.text.length));
	readonly isDescription = once(() => isDescription(this.#head(LONGEST_HEAD)));

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
			isGenerated: () => this.isGenerated(),
			isDescription: () => this.isDescription(),
			namesAttacks: () => this.namesAttacks(),
			showsAttacks: () => this.showsAttacks(),
			repairs: {
				hasOwnCharset: () => hasOwnCharset(this.#head()),
				likesCapitals: () => likesCapitals(document),
				isTrusted: (file) => isTrusted(document, file),
				isLiteral: (offset) => isLiteral(document, base + offset),
			},
		};
	}

	/** As much as says what the document is. */
	#head(length = HEAD): Document {
		const { text } = this.scanned.whole;
		return { text: text.slice(0, length), languageId: this.document.languageId };
	}

	/** What is found of attacks, part by part. @param known of this and other versions */
	#inHead<T>(known: WeakMap<Part, readonly Met<T>[]>, look: (text: string) => readonly Met<T>[]): readonly T[] {
		const { whole } = this.scanned;
		const behind = whole.starts.findIndex((start) => start >= LONGEST_LOOK);
		return whole.parts.slice(0, behind < 0 ? undefined : behind).flatMap((part, index) => {
			const found = known.get(part) ?? look(whole.textOf(index));
			known.set(part, found);
			return metInHead(found, whole.starts[index]);
		});
	}

	#counted(): TokenCounts {
		if (this.#counts === undefined) {
			this.#counts = new TokenCounts();
			for (const { tokens } of this.scanned.stretches) for (const url of tokens()) this.#counts.add(url);
		}
		return this.#counts;
	}
}
