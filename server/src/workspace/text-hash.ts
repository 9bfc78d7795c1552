/**
 * A number for a text, of 53 bits: two that differ have the same one by a rare accident only (Bryc's cyrb53). Whoever wants to can make
 * such two: nothing that must be safe from that may go by it.
 */
export function textHash(text: string): number {
	let low = 0xdeadbeef;
	let high = 0x41c6ce57;
	for (let at = 0; at < text.length; at++) {
		const unit = text.charCodeAt(at);
		low = Math.imul(low ^ unit, 2654435761);
		high = Math.imul(high ^ unit, 1597334677);
	}
	low = mixed(low, high);
	high = mixed(high, low);
	return 2 ** 32 * (high & 0x1fffff) + (low >>> 0);
}

function mixed(one: number, other: number): number {
	return Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
}
