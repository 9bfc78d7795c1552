/** How URLs are usually written in the workspace: settled from time to time, so that only files with what changed are judged again. */

import { parseLogical } from '../placeholders/placeholders';
import { normalForm } from '../url/normalise';
import { mostFrequent, type UsualSpelling } from '../url/spellings';
import type { UrlIndex } from './url-index';

export class UsualSpellings {
	/** All spellings by their normal form: the only one, or several. */
	readonly #spellings = new Map<string, string | Set<string>>();
	/** The usual ones of several, by their normal form. */
	readonly #usual = new Map<string, string>();
	#isSettled = false;

	constructor(private readonly index: UrlIndex) {}

	/** Whether it was settled: before, documents are judged by themselves. */
	get isSettled(): boolean {
		return this.#isSettled;
	}

	/** As it was settled last. */
	get usual(): UsualSpelling | undefined {
		return this.#isSettled ? (url) => this.#usualOf(url.text) : undefined;
	}

	/** Takes what changed in the index. Returns the documents with a URL for which something else is usual now. */
	settle(): ReadonlySet<string> {
		this.#isSettled = true;
		const touched = new Set<string>();
		for (const text of this.index.takeTouched()) {
			const normal = this.#normalOf(text);
			if (normal === undefined) continue;
			this.#count(normal, text);
			touched.add(normal);
		}
		const changed = new Set<string>();
		for (const normal of touched) for (const text of this.#settled(normal)) changed.add(text);
		const documents = new Set<string>();
		if (changed.size === 0) return documents;
		for (const { document } of this.index.placesOf(({ text }) => changed.has(text))) documents.add(document);
		return documents;
	}

	#usualOf(text: string): string | undefined {
		if (this.#usual.size === 0) return undefined;
		const normal = this.#normalOf(text);
		return normal === undefined ? undefined : this.#usual.get(normal);
	}

	/** `undefined` for a URL with a user, whose spelling may be part of the secret. */
	#normalOf(text: string): string | undefined {
		// What has no user is parsed once for all places.
		if (!text.includes('@')) return this.index.find(text)?.normal ?? normalForm(parseLogical(text, 'modern'));
		const url = parseLogical(text, 'modern');
		return url.components.user === undefined ? normalForm(url) : undefined;
	}

	/** A spelling came, or is gone, or is found another number of times. */
	#count(normal: string, text: string): void {
		const isThere = this.index.find(text) !== undefined;
		const known = this.#spellings.get(normal);
		const spellings = new Set(typeof known === 'string' ? [known] : known);
		if (isThere) spellings.add(text);
		else spellings.delete(text);
		const [only] = spellings;
		if (only === undefined) this.#spellings.delete(normal);
		else this.#spellings.set(normal, spellings.size === 1 ? only : spellings);
	}

	/** Settles what is usual of a URL. Returns its spellings where that is another one than before. */
	#settled(normal: string): Iterable<string> {
		const spellings = this.#spellings.get(normal) ?? [];
		const usual = typeof spellings === 'string' ? undefined : this.#usualAmong(normal, spellings);
		if (usual === this.#usual.get(normal)) return [];
		if (usual === undefined) this.#usual.delete(normal);
		else this.#usual.set(normal, usual);
		return typeof spellings === 'string' ? [spellings] : spellings;
	}

	#usualAmong(normal: string, spellings: Iterable<string>): string | undefined {
		const counts = Array.from(spellings, (text) => [text, this.index.find(text)?.count ?? 0] as const);
		return mostFrequent(normal, counts) || undefined;
	}
}
