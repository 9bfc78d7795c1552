/** Real URLs, and the places in them and for them where they can be damaged. */

import { readFileSync } from 'node:fs';
import type { Embedding } from '../scan/embeddings/embedding';
import { embeddings } from '../scan/embeddings/index';

export const urls: readonly string[] = readFileSync(new URL('../fixtures/urls/real.txt', import.meta.url), 'utf8')
	.trim()
	.split('\n');

/**
 * Whether a URL with a space in it still ends where its place does: not in lists of several, in unquoted values, or in those
 * that may hold prose. In Markdown's `<…>` it is no mistake.
 */
export function showsEnd({ context, name }: Embedding): boolean {
	return WHOLE.has(context) && !/list of|srcset|unquoted|location|some attribute|handler|binding|in <…>/.test(name);
}

const WHOLE = new Set(['markdown-destination', 'markup-attribute', 'latex-argument', 'css-url']);

/** Inside the path, between two letters or digits, so that no other rule has a say; -1 where there is none. */
export function placeIn(url: string, random: number): number {
	const from = url.indexOf('/', 8) + 1;
	const places: number[] = [];
	for (let at = from; at < url.length && !'?#'.includes(url.charAt(at)); at++)
		if (at > from && /[a-z\d]{2}/i.test(url.slice(at - 1, at + 1)) && !/%.?$/.test(url.slice(0, at))) places.push(at);
	return places[Math.floor(random * places.length)] ?? -1;
}

/** The first place from a random one on that is wanted. */
export function embeddingFor(random: number, wanted: (embedding: Embedding) => boolean): Embedding | undefined {
	const first = Math.floor(random * embeddings.length);
	return [...embeddings.slice(first), ...embeddings.slice(0, first)].find(wanted);
}
