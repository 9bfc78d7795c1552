/** The labels of a host name, as they are written and as they are read. */

import { isAscii, toAscii } from './idna';
import { decodePunycode } from './punycode';
import type { Span } from './url';

/** One label of a host, where it stands in the URL. */
export interface Label extends Span {
	readonly text: string;
}

/** UTS #46 §2.3: the dot, and the three that are read as one. */
const DOTS = /[.\u3002\uFF0E\uFF61]/g;

/** The labels of the host `[offset, end)` of `text`, empty ones too. */
export function labelsOf(text: string, { offset, end }: Span): readonly Label[] {
	const name = text.slice(offset, end);
	const labels: Label[] = [];
	let from = 0;
	for (const { index } of [...name.matchAll(DOTS), { index: name.length }]) {
		labels.push({ text: name.slice(from, index), offset: offset + from, end: offset + index });
		from = index + 1;
	}
	return labels;
}

/** RFC 5890 §2.3.1: the prefix of an A-label, in either case. */
export const ACE_PREFIX = 'xn--';

export function isALabel(label: string): boolean {
	return label.slice(0, ACE_PREFIX.length).toLowerCase() === ACE_PREFIX;
}

/** What the punycode of an A-label stands for, valid or not; `undefined` where it is no punycode. */
export function decodeALabel(label: string): string | undefined {
	return decodePunycode(label.slice(ACE_PREFIX.length));
}

/** The label as a reader sees it who is shown Unicode: lower case and composed; `undefined` where it is not valid. */
export function toUnicode(label: string): string | undefined {
	const ascii = isAscii(label) ? label.toLowerCase() : toAscii(label);
	return ascii !== undefined && isALabel(ascii) ? decodeALabel(ascii) : ascii;
}
