/** One address in several spellings: which one is usual. */

import { normalForm } from './normalise';
import type { Url } from './url';

/** How a URL is usually written; `undefined` for one that is written in one way only. */
export type UsualSpelling = (url: Url) => string | undefined;

/** How often each URL is written in which way. A URL with a user is left alone. */
export class Spellings {
	readonly #counts = new Map<string, Map<string, number>>();

	add(url: Url): void {
		if (url.components.user !== undefined) return;
		const normal = normalForm(url);
		const counts = this.#counts.get(normal);
		if (counts === undefined) this.#counts.set(normal, new Map([[url.text, 1]]));
		else counts.set(url.text, (counts.get(url.text) ?? 0) + 1);
	}

	/** The usual spellings of all that are written in several ways, by the normal form. */
	usual(): Map<string, string> {
		const several = [...this.#counts].filter(([, counts]) => counts.size > 1);
		return new Map(several.map(([normal, counts]) => [normal, mostFrequent(normal, counts)]));
	}
}

/** @param usual the usual spellings by the normal form */
export function usualOfForms(usual: ReadonlyMap<string, string>): UsualSpelling {
	return (url) => (usual.size === 0 || url.components.user !== undefined ? undefined : usual.get(normalForm(url)));
}

/**
 * The usual one of several spellings: the most frequent; of those that are as frequent the normal form, else the first by code units. In
 * which order they were found makes no difference.
 */
export function mostFrequent(normal: string, counts: Iterable<readonly [text: string, count: number]>): string {
	let [usual, most] = ['', 0];
	for (const [text, count] of counts) {
		const comesFirst = text === normal || (usual !== normal && text < usual);
		if (count > most || (count === most && comesFirst)) [usual, most] = [text, count];
	}
	return usual;
}
