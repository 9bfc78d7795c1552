/** A sample that no single text, host or file dominates. */

import type { Claim } from './verdicts';

/** How many of a sample may share a host and rule, a text (the first folder of a path) and rule, or a file. */
export interface Caps {
	readonly hostAndRule: number;
	readonly textAndRule: number;
	readonly file: number;
}

/** The first `most` of `claims` that the caps allow. */
export function drawn<T extends Claim>(claims: readonly T[], most: number, caps?: Caps): T[] {
	const counts = new Map<string, number>();
	const chosen: T[] = [];
	for (const claim of claims) {
		if (chosen.length >= most) break;
		const { rule, path, url } = claim;
		const keys: [string, number][] =
			caps === undefined
				? []
				: [
						[`host ${hostOf(url)} ${rule}`, caps.hostAndRule],
						[`text ${path.split('/', 1)[0]} ${rule}`, caps.textAndRule],
						[`file ${path}`, caps.file],
					];
		if (keys.some(([key, cap]) => (counts.get(key) ?? 0) >= cap)) continue;
		for (const [key] of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
		chosen.push(claim);
	}
	return chosen;
}

/** The same elements in an order that the seed says (Fisher and Yates; the generator is Marsaglia's xorshift). */
export function shuffled<T>(elements: readonly T[], seed: number): T[] {
	const order = [...elements];
	let state = (seed * 0x9e3779b9) | 1;
	for (let left = order.length - 1; left > 0; left--) {
		state ^= state << 13;
		state ^= state >>> 17;
		state ^= state << 5;
		const other = (state >>> 0) % (left + 1);
		[order[left], order[other]] = [order[other] as T, order[left] as T];
	}
	return order;
}

/** Roughly: what is malformed has a host for a reader, too. */
function hostOf(url: string): string {
	return /^[^:]*:[\\/]*([^/\\?#]*)/.exec(url)?.[1]?.toLowerCase() ?? '';
}
