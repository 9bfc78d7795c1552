/** Org: `[[https://a.example][the text]]`. */

import { LONGEST_ADDRESS, opensAddress } from '../../ends/host-ends';
import { escapedBy } from '../../escaping/escaped';
import { type Context, contextOf } from '../context';
import { type Language, readBy } from '../language';
import { PlainReader } from '../plain';
import { allOf, type Enclosure } from '../reader';

/** A `\` stands before a bracket, and before another `\` that does (Org manual, Link Format). */
const TARGET: Context = contextOf({ name: 'link-target', escaping: escapedBy('\\', '[]\\'), link: true });

/** Behind other schemes than those of the web and of mail stands what Org reads: a name, a search, a program. */
const OWN_TARGET: Context = contextOf({ ...TARGET, spaces: true });
const OF_THE_WEB = /^(?:https?|ftp|mailto):/i;

/** Brackets in the target that were not escaped are read as what they were meant for. */
function isClosing(text: string, at: number): boolean {
	const next = text.charAt(at + 1);
	return next === '[' || (next === ']' && text.charAt(at + 2) !== ']');
}

/** The last character of the IPv6 address in brackets that opens at `at`; `at` itself where none does. */
function endOfAddress(text: string, at: number): number {
	const isHost = '/@'.includes(text.charAt(at - 1)) && opensAddress(text, at);
	return isHost ? at + Math.max(0, text.slice(at, at + LONGEST_ADDRESS).indexOf(']')) : at;
}

/** Org names a file from where the document is, and a place in it: `file:docs/a.org::*Heading`; only the rest are URLs. */
const FILE = /^file:[^/]/;

/** A longer target is none: a bracket was forgotten. */
const LONGEST_TARGET = 4096;

export class OrgReader extends PlainReader {
	constructor(private readonly document: string) {
		super(document);
	}

	override enclose(start: number): Enclosure | undefined {
		if (FILE.test(this.document.slice(start, start + 6))) return undefined;
		if (!this.document.startsWith('[[', start - 2)) return super.enclose(start);
		const end = this.#endOfTarget(start);
		return end < 0
			? super.enclose(start)
			: allOf(OF_THE_WEB.test(this.document.slice(start, start + 8)) ? TARGET : OWN_TARGET, end);
	}

	#endOfTarget(start: number): number {
		const stop = Math.min(this.document.length, start + LONGEST_TARGET);
		for (let at = start; at < stop; at++) {
			const character = this.document.charAt(at);
			if (character === '\n') return -1;
			if (character === ']' && isClosing(this.document, at)) return at;
			if (character === '\\') at++;
			if (character === '[') at = endOfAddress(this.document, at);
		}
		return -1;
	}
}

export const languages: readonly Language[] = [
	...readBy(
		(text) => new OrgReader(text),
		[
			{
				id: 'org',
				endings: 'org',
				names: 'orgmode orgagenda',
				comments: ['#'],
				prose: true,
				ownLine: true,
				endsParagraph: true,
			},
		],
	),
];
