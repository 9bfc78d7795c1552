/** A line of a file with what is wrong in it marked, for a terminal: nothing in it is obeyed, and no secret is shown. */

import type { Occurrence } from '../analysis/analyse';
import { parseLogical } from '../placeholders/placeholders';
import { MASK, Mask } from '../url/mask';
import { printable } from '../url/printable';
import { firstBehind } from '../url/search';
import { merged, secretsIn } from '../url/secrets';
import type { Span } from '../url/url';
import type { Lines } from './text';

/** A part of a line, as it may be shown. */
export interface Excerpt {
	readonly before: string;
	/** The offending characters; of several lines those in the first one. Empty where something is missing. */
	readonly marked: string;
	readonly after: string;
}

/** How much of a long line is shown before, of and behind what is marked, in UTF-16 code units. */
const LEAD = 48;
const MOST_MARKED = 60;
const TRAIL = 32;

/** A longer password goes on without a secret in its first part; a line may be any length. */
const LONGEST_REST = 100;

const WIDE_COLON = /[：﹕]/;

/** Makes the excerpts of one text. Its findings are asked for in order: what is known of a line is kept for the next one. */
export class Excerpts {
	readonly #occurrences: readonly Occurrence[];
	/** The line that was asked for last, and where its secrets are. */
	#line: Span & { readonly secrets: readonly Span[] } = { offset: 0, end: -1, secrets: [] };

	constructor(
		private readonly text: string,
		private readonly lines: Lines,
		occurrences: Iterable<Occurrence>,
	) {
		this.#occurrences = [...occurrences];
	}

	/** @param span what is marked, in the text's offsets */
	of({ offset, end }: Span): Excerpt {
		const line = this.#lineAt(offset);
		const markedEnd = Math.min(end, line.end);
		const from = Math.max(line.offset, this.#whole(offset - LEAD));
		const shownEnd = Math.min(markedEnd, this.#whole(offset + MOST_MARKED));
		const to = Math.min(line.end, this.#whole(markedEnd + TRAIL));
		const isCut = shownEnd < markedEnd;
		return {
			before: (from > line.offset ? '…' : '') + this.#shown(from, offset),
			marked: this.#shown(offset, shownEnd),
			after: isCut ? '…' : this.#shown(markedEnd, to) + (to < line.end ? '…' : ''),
		};
	}

	/** An offset that cuts no character in two. */
	#whole(offset: number): number {
		return /^[\udc00-\udfff]/.test(this.text.charAt(offset)) ? offset - 1 : offset;
	}

	/** What may be shown of a part of the line that is known. */
	#shown(from: number, to: number): string {
		let result = '';
		let at = from;
		const { secrets } = this.#line;
		for (let index = firstBehind(secrets, from); index < secrets.length; index++) {
			const secret = secrets[index] as Span;
			if (secret.offset >= to) break;
			result += visible(this.text.slice(at, Math.max(at, secret.offset))) + MASK;
			at = Math.min(secret.end, to);
		}
		return result + visible(this.text.slice(at, to));
	}

	#lineAt(offset: number): Span & { readonly secrets: readonly Span[] } {
		if (offset < this.#line.offset || offset > this.#line.end) {
			const { line } = this.lines.position(offset);
			const start = this.lines.start(line);
			const end = endOfLine(this.text, start, this.lines.start(line + 1));
			this.#line = { offset: start, end, secrets: this.#secretsOf({ offset: start, end }) };
		}
		return this.#line;
	}

	/** What follows a secret up to an `@`: a password with a space in it may have been cut there. Empty where there is none. */
	#goingOn(offset: number, end: number): Span {
		const at = this.text.slice(offset, Math.min(end, offset + LONGEST_REST)).lastIndexOf('@');
		return { offset, end: offset + Math.max(0, at) };
	}

	/** What would be secret of the word that starts there if it were a URL. */
	#secretsOfWord(offset: number, end: number): readonly Span[] {
		const [word = ''] = this.text.slice(offset, end).split(/[\s"'`]/, 1);
		return secretsIn(word, 'url').map((span) => moved(span, offset));
	}

	/** The secrets of the URLs that stand there, however they are written, and whatever else looks like one. */
	#secretsOf(line: Span): readonly Span[] {
		const text = this.text.slice(line.offset, line.end);
		const found = secretsIn(text, 'words').map((span) => moved(span, line.offset));
		// The one before may go on in this line.
		for (
			let index = Math.max(0, firstBehind(this.#occurrences, line.offset) - 1);
			index < this.#occurrences.length;
			index++
		) {
			const occurrence = this.#occurrences[index] as Occurrence;
			if (occurrence.offset >= line.end) break;
			const secrets = secretsOf(occurrence);
			for (const secret of secrets) found.push(secret);
			if (secrets.some(({ end }) => end === occurrence.end)) found.push(this.#goingOn(occurrence.end - 1, line.end));
			// `'http：//ana：tiger7' . '＠h'`: what is found of such a URL ends at the second colon.
			if (WIDE_COLON.test(this.text.charAt(occurrence.end)))
				found.push(...this.#secretsOfWord(occurrence.offset, Math.min(line.end, occurrence.end + LONGEST_REST)));
		}
		return merged(found);
	}
}

/** Where the secrets of a URL are in the document. */
function secretsOf({ url, map, placeholders, rest, end }: Occurrence): Span[] {
	const mask = new Mask(parseLogical(url, 'modern', placeholders), rest?.text);
	const inside = mask.secrets.filter(({ offset }) => offset < url.length);
	const spans = inside.map((secret) =>
		map.toDocument({ offset: secret.offset, end: Math.min(secret.end, url.length) }),
	);
	const goesOn = rest !== undefined && mask.secrets.some((secret) => secret.end > url.length);
	return goesOn ? [...spans, { offset: end, end: rest.end }] : spans;
}

function endOfLine(text: string, start: number, next: number): number {
	let end = next;
	while (end > start && /^[\r\n]/.test(text.charAt(end - 1))) end--;
	return end;
}

function moved({ offset, end }: Span, by: number): Span {
	return { offset: offset + by, end: end + by };
}

/** A tab is as wide as it is in no other place, so that what stands below it fits. */
function visible(text: string): string {
	return printable(text.replaceAll('\t', '    '));
}
