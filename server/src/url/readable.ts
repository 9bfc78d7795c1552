/** URLs for reading: as few escapes as they can do without (UTS #58, "minimal escaping"). */

import { Code } from './characters';
import { segmentsOf } from './describe';
import { applyEdits, type Edit } from './edits';
import { invisibleAt } from './invisible';
import { decode, isEscape, triplets } from './percent';
import { schemeOf } from './schemes/index';
import type { Url } from './url';

/**
 * The escapes of a URL that mean the same when they are decoded: those of unreserved characters (RFC 3986 §2.3), and of
 * characters beyond ASCII that a reader can see. One replacement per character, in order. Not in the host, which has an
 * encoding of its own.
 */
export function decodable(url: Url): Edit[] {
	if (schemeOf(url.scheme).raw === true) return [];
	const { host } = url.components;
	const dots = segmentsOf(url).filter(({ offset, end }) => /^\.{1,2}$/.test(decode(url.text.slice(offset, end)).text));
	// In order: the host stands before the path.
	const apart = host === undefined ? dots : [host, ...dots];
	const escaped = charactersOf(url.text);
	// Without an escape there, what stands before the colon would be a scheme.
	const start = url.components.scheme === undefined ? url.text.indexOf(':') : 0;
	let next = 0;
	return escaped.filter((character, index) => {
		if (character.offset < start) return false;
		while ((apart[next]?.end ?? Number.POSITIVE_INFINITY) <= character.offset) next++;
		if (character.offset >= (apart[next]?.offset ?? Number.POSITIVE_INFINITY)) return false;
		return isReadable(character, url, neighbours(escaped, index, url.text));
	});
}

/** Every character that is written in triplets. What is not UTF-8 is none. */
function charactersOf(text: string): Edit[] {
	const found: Edit[] = [];
	for (let at = text.indexOf('%'); at >= 0; at = text.indexOf('%', at)) {
		const end = isEscape(text, at, text.length) ? endOfCharacter(text, at) : at;
		const decoded = decode(text.slice(at, end));
		if (end > at && decoded.ok) found.push({ offset: at, end, text: decoded.text });
		at = Math.max(end, at + 1);
	}
	return found;
}

/** Where the triplets end that the first octet asks for; `offset + 3` where they are not all there. */
function endOfCharacter(text: string, offset: number): number {
	const lead = Number.parseInt(text.slice(offset + 1, offset + 3), 16);
	const length = lead < 0xc0 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
	const end = offset + 3 * length;
	for (let at = offset; at < end; at += 3) if (!isEscape(text, at, text.length)) return offset + 3;
	return decode(text.slice(offset, end)).ok ? end : offset + 3;
}

interface Neighbours {
	readonly before: string;
	readonly after: string;
}

/** The characters beside one, decoded. */
function neighbours(escaped: readonly Edit[], index: number, text: string): Neighbours {
	const { offset, end } = escaped[index] as Edit;
	const last = escaped[index - 1];
	const next = escaped[index + 1];
	const before =
		last?.end === offset ? last.text : (Array.from(text.slice(Math.max(0, offset - 2), offset)).pop() ?? '');
	const after = next?.offset === end ? next.text : (Array.from(text.slice(end, end + 2))[0] ?? '');
	return { before, after };
}

const UNRESERVED = { modern: /^[\w.~-]$/, rfc1738: /^[\w.-]$/ } as const;
/** What a reader can see: letters, marks, numbers, punctuation, symbols, that are assigned and not meant to be ignored. */
const VISIBLE = /^(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N}\p{P}\p{S}]$/u;
const JOINER = /^[\u200c\u200d]$/;

function isReadable({ offset, text }: Edit, url: Url, { before, after }: Neighbours): boolean {
	if (text < '\x80')
		// A stray "%" would start an escape together with the digit behind it.
		return UNRESERVED[url.standard].test(text) && !/%.?$/.test(strayBefore(url.text, offset));
	if (JOINER.test(text)) return invisibleAt(before + text + after, before.length) === undefined;
	if (!VISIBLE.test(text) || text === '\ufffd') return false;
	// A mark belongs to the letter before it: to a delimiter it must not cling.
	return !/\p{M}/u.test(text) || /[\p{L}\p{M}\p{N}\p{S}\u200c\u200d]/u.test(before);
}

function strayBefore(text: string, offset: number): string {
	return text.slice(Math.max(0, offset - 2), offset);
}

/** How much of the text, which is a URL for reading, a finder takes for the URL. */
export type Finder = (replacements: readonly Edit[], text: string) => number;

/** What a finder takes for the sentence's where nothing of the URL follows. */
const PUNCTUATION = /^[.,:;!?'*|~]+/;

/** Each round looks for the URL once. Whoever needs more of them has made the URL up. */
const MOST_ROUNDS = 32;
/** A character that ended the URL more often than that ends it everywhere. */
const MOST_ALIKE = 3;

/**
 * What to write so that a URL can be read: `decodable`, less the characters at which a finder would end the URL.
 * @param find how much of the URL is still found
 * @param encodes whether characters that end the URL as it stands are encoded (`.` at its end); else they are left alone
 * @returns nothing where the URL does not stay whole
 */
export function readable(url: Url, find: Finder, encodes = false): Edit[] {
	const draft = new Draft(url);
	for (let round = 0; round < MOST_ROUNDS; round++) {
		const replacements = draft.replacements();
		const text = applyEdits(url.text, replacements);
		const found = find(replacements, text);
		if (found === text.length) return replacements;
		// What ends a URL that was never whole (`?` at its end) is no reason not to read the rest.
		// Punctuation was left out because of what stands behind it; at the end, the last of it is enough.
		const cut = Math.min(found + (PUNCTUATION.exec(text.slice(found))?.[0].length ?? 0), text.length - 1);
		if (!draft.keepOut(replacements, cut, encodes)) return encodes ? replacements : [];
	}
	return [];
}

/** A URL for reading on its way. */
class Draft {
	readonly #kept: Map<number, Edit>;
	/** How often each character ended the URL. */
	readonly #ended = new Map<string, number>();

	constructor(private readonly url: Url) {
		this.#kept = new Map(decodable(url).map((each) => [each.offset, each]));
	}

	replacements(): Edit[] {
		return [...this.#kept.values()].sort((a, b) => a.offset - b.offset);
	}

	/** Writes the character at `found` of the readable text as an escape. Returns whether there was one to write. */
	keepOut(replacements: readonly Edit[], found: number, encodes: boolean): boolean {
		let shift = 0;
		for (const each of replacements) {
			const start = each.offset + shift;
			if (encodes && found < start) break;
			if (start + each.text.length > found) return this.#leaveEscaped(each);
			shift += each.text.length - (each.end - each.offset);
		}
		const last = replacements[replacements.length - 1];
		if (encodes) return this.#encode(found - shift);
		return last !== undefined && this.#leaveEscaped(last);
	}

	#leaveEscaped({ offset, text }: Edit): boolean {
		// What was encoded on purpose cannot be left out again.
		if (text.startsWith('%')) return false;
		this.#kept.delete(offset);
		if (this.#endsEverywhere(text))
			for (const each of this.#kept.values()) if (each.text === text) this.#kept.delete(each.offset);
		return true;
	}

	/** Not in host and port, where an escape means something else. */
	#encode(offset: number): boolean {
		const { text, components } = this.url;
		const { host, port = host } = components;
		if (offset < (port?.end ?? 0)) return false;
		const character = String.fromCodePoint(text.codePointAt(offset) ?? Code.slash);
		if (/[/?#&=%]/.test(character)) return false;
		const everywhere = this.#endsEverywhere(character);
		for (let at = offset; at >= 0; at = everywhere ? text.indexOf(character, at + 1) : -1)
			this.#kept.set(at, { offset: at, end: at + character.length, text: triplets(character) });
		return true;
	}

	#endsEverywhere(character: string): boolean {
		const times = (this.#ended.get(character) ?? 0) + 1;
		this.#ended.set(character, times);
		return times > MOST_ALIKE;
	}
}
