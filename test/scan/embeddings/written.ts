/** Writing a URL into a place, each character in one of the ways in which the place can show it. */

import type { Span } from '../../../server/src/url/url';
import type { Embedding } from './embedding';

/** A URL as a document shows it. */
export interface Written {
	readonly text: string;
	/** Per code point of the URL, the range that shows it. */
	readonly spans: readonly Span[];
}

/** How often a character is shown in the usual way, and how often a break stands behind it. */
const USUAL = 0.7;
const BROKEN = 0.1;

/** Whether the place can show every character of the URL. */
export function canShow({ shows }: Embedding, url: string): boolean {
	return Array.from(url).every((character) => shows(character).length > 0);
}

/** Shows each character in a random way. Schemes, placeholders and an IPv6 address stand as they are: nobody escapes those. */
export function write(url: string, { before, after, shows, breaks }: Embedding, random: () => number): Written {
	const spans: Span[] = [];
	const scheme = /^[a-z]+:\/\/https?:|^[^:]*:+/i.exec(url)?.[0].length ?? 0;
	const placeholder = /\{\w+\}/.exec(url);
	const address = /\/\/(?:[^/]*@)?\[[^\]]*\]/.exec(url)?.[0].length ?? 0;
	let text = before;
	let unit = 0;
	for (const character of url) {
		const named = placeholder !== null && unit >= placeholder.index && unit < placeholder.index + placeholder[0].length;
		const first = named || unit < (address > 0 ? scheme + address : scheme);
		const asItIs = first && shows(character).includes(character);
		const breaking = breaks !== undefined && unit > scheme && !asItIs && random() < BROKEN;
		if (breaking) text += pickFrom(breaks, random);
		const ways = asItIs ? [character] : shows(character);
		const shown = random() < USUAL ? (ways[0] as string) : pickFrom(ways, random);
		spans.push({ offset: text.length, end: text.length + shown.length });
		text += shown;
		unit += character.length;
	}
	return { text: text + after, spans };
}

function pickFrom(values: readonly string[], random: () => number): string {
	return values[Math.floor(random() * values.length)] as string;
}

/** Numbers in [0, 1) from a seed (mulberry32). */
export function randomFrom(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}
