/**
 * Placeholders: parts of a URL that stand for something else (`{id}`, `${HOST}`, `%s`, `<host>`, `…`). They are not
 * mistakes, wherever they stand, and the rest of the URL is still checked. `table.ts` says how they are written.
 */

import { parseUrl } from '../url/parse';
import { firstBehind } from '../url/search';
import type { Span, Standard, Url } from '../url/url';
import { authorityWords } from './authority';
import type { Family } from './families/family';
import { families } from './table';

/** The longest placeholder with white space in it (`{{ site.url | default: "x" }}`): what is longer was not closed. */
const LONGEST = 200;

/** Stands for itself and all beyond ASCII: no family names these as its second character. */
const OTHER = 0x7f;

/** What starts with one character. */
interface Opened {
	readonly families: Family[];
	/** By the code of the second character; each list is made when the two are first met. */
	readonly bySecond: (readonly Family[] | undefined)[];
}

/** Families by their first two characters: seven open with `%`, of which one or two can go on as an escape does. */
export class Families {
	readonly #opened: (Opened | undefined)[] = [];

	constructor(families: readonly Family[]) {
		for (const family of families)
			for (const character of family.opens) {
				const code = character.charCodeAt(0);
				this.#opened[code] ??= { families: [], bySecond: [] };
				this.#opened[code].families.push(family);
			}
	}

	/** Whether any starts with the character of this code. */
	startWith(code: number): boolean {
		return this.#opened[code] !== undefined;
	}

	/** Those of which one may start at `offset`. */
	at(text: string, offset: number): readonly Family[] | undefined {
		const opened = this.#opened[text.charCodeAt(offset)];
		if (opened === undefined) return undefined;
		const { families, bySecond } = opened;
		// At the end of the text there is no second character: NaN becomes 0.
		const code = Math.min(text.charCodeAt(offset + 1), OTHER) || 0;
		bySecond[code] ??= families.filter(({ second }) => second?.includes(String.fromCharCode(code)) !== false);
		return bySecond[code];
	}
}

/** The languages that have families of their own. */
const OWN: ReadonlySet<string> = new Set(families.flatMap(({ languages }) => languages ?? []));

/** Made when a language is first met: most are in no session. Asked for each stretch of a text. */
const made = { programs: new Map<string, Families>(), others: new Map<string, Families>() };

/**
 * The families of placeholders that are known in a language.
 * @param isProgram whether it is a programming language
 */
export function familiesIn(languageId: string, isProgram: boolean): Families {
	const own = OWN.has(languageId) ? languageId : '';
	const ofKind = isProgram ? made.programs : made.others;
	let known = ofKind.get(own);
	if (known === undefined) {
		known = new Families(
			families.filter(
				({ languages, programs }) =>
					languages === undefined || languages.includes(own) || (isProgram && programs === true),
			),
		);
		ofKind.set(own, known);
	}
	return known;
}

/** Those that are known in every text, and nothing else. */
const EVERYWHERE = familiesIn('', false);

/**
 * Where the placeholder that starts at `offset` ends; -1 where none does.
 * @param angle whether `<name>` is one: not where `<` starts a tag
 * @param known the families of the text's language
 */
export function placeholderEnd(
	text: string,
	offset: number,
	limit: number,
	angle: boolean,
	known: Families = EVERYWHERE,
): number {
	const candidates = known.at(text, offset);
	if (candidates === undefined) return -1;
	const stop = Math.min(limit, offset + LONGEST);
	let longest = -1;
	for (const { match, where } of candidates) {
		if (where === 'outside markup' && !angle) continue;
		if (where === 'behind the slashes' && !text.startsWith('//', offset - 2)) continue;
		longest = Math.max(longest, match(text, offset, stop));
	}
	return longest;
}

/** Whether `placeholderEnd` need be asked at all. */
export function mayStartPlaceholder(code: number): boolean {
	return EVERYWHERE.startWith(code);
}

/** A family that is known outside its languages where a sign says that the text is formatted later. */
export interface SignedFamily {
	readonly signed: NonNullable<Family['signed']>;
	/** The family as the only one that is known. */
	readonly alone: Families;
}

export const signedFamilies: readonly SignedFamily[] = families.flatMap((family) =>
	family.signed === undefined ? [] : [{ signed: family.signed, alone: new Families([family]) }],
);

/** The placeholders of these families in `text`, in order. */
export function placeholdersOfFamilies(text: string, known: Families): readonly Span[] {
	const found: Span[] = [];
	for (let at = 0; at < text.length; at++) {
		const end = placeholderEnd(text, at, text.length, true, known);
		if (end < 0) continue;
		found.push({ offset: at, end });
		at = end - 1;
	}
	return found;
}

const NONE: readonly Span[] = [];

/**
 * All placeholders in the logical text of a URL, in order.
 * @param known the families of the language in which it stands
 */
export function placeholdersIn(url: string, known: Families = EVERYWHERE): readonly Span[] {
	// One URL may hold more than a call takes arguments.
	const found = [...placeholdersOfFamilies(url, known), ...ellipses(url), ...authorityWords(url), ...strftime(url)];
	if (START_OF_ANY.test(url)) found.push({ offset: url.length - 1, end: url.length });
	return found.length === 0 ? NONE : merged(found);
}

/** The placeholders of a URL in a format, and each `%%` in it, as in `100%%25`: it stands for a `%`. */
export function withDoubledPercents(url: string, placeholders: readonly Span[]): readonly Span[] {
	const doubled = Array.from(url.matchAll(/%%/g), ({ index }) => ({ offset: index, end: index + 2 }));
	return merged([...placeholders, ...doubled]);
}

/** Spans in order, those that overlap as one. */
export function merged(spans: readonly Span[]): readonly Span[] {
	const result: Span[] = [];
	for (const span of spans.toSorted((a, b) => a.offset - b.offset)) {
		const last = result[result.length - 1];
		if (last === undefined || last.end <= span.offset) result.push(span);
		else result[result.length - 1] = { offset: last.offset, end: Math.max(last.end, span.end) };
	}
	return result;
}

/** `http://www.%`: only the start of an address is meant. */
const START_OF_ANY = /^[a-z]{2,10}:\/\/www\.%$/i;

function ellipses(url: string): readonly Span[] {
	const found: Span[] = [];
	for (const dots of ELLIPSES)
		for (let at = url.indexOf(dots); at >= 0; at = url.indexOf(dots, at + 1))
			found.push({ offset: at, end: at + dots.length });
	return found;
}

const ELLIPSES = ['...', '…'];

const DATE = /%(?:Y|-?y[^%]{0,9}%-?m|-?m[-_./]?%-?d)/;

/** `%Y/%m/%-d`, `%Y%m%da`: dates as strftime writes them, where there is a year or a day behind a month; `%d` alone is printf's. */
function strftime(url: string): readonly Span[] {
	if (!DATE.test(url)) return NONE;
	const found = url.matchAll(/%-?[YmdHMSjyBb](?![\da-fA-F])|(?<=%-?[mb][-_./]?)%-?d/g);
	return Array.from(found, ({ index, 0: { length } }) => ({ offset: index, end: index + length }));
}

/**
 * The URL as the parser reads it: each placeholder becomes letters, which may stand nearly everywhere, and digits where a port does.
 * What the parser reports about them is dropped by `touches`.
 */
export function shapeOf(url: string, placeholders: readonly Span[]): string {
	let shape = '';
	let from = 0;
	for (const { offset, end } of placeholders) {
		shape += url.slice(from, offset);
		shape += (offset <= LONGEST_AUTHORITY && isPort(shape, url.charAt(end)) ? '1' : 'x').repeat(end - offset);
		from = end;
	}
	return shape + url.slice(from);
}

/** Whether what comes next is a port, by what stands before it and the character behind it: behind a user stands an `@`. */
function isPort(before: string, behind: string): boolean {
	return before.endsWith(':') && '/?#'.includes(behind) && BEFORE_PORT.test(before);
}

/** A host has 253 characters at most (RFC 1034 §3.1). Behind that nothing is asked of a text that grows. */
const LONGEST_AUTHORITY = 300;

const BEFORE_PORT = /^[a-z\d+.-]{1,40}:\/\/[^/?#@]*:$/i;

/** Parses the logical text of a URL, each placeholder as letters or digits. */
export function parseLogical(url: string, standard: Standard, placeholders = placeholdersIn(url)): Url {
	return parseUrl(url, standard, placeholders.length === 0 ? url : shapeOf(url, placeholders));
}

/** Whether the span has a character in common with a placeholder; these are in order and do not overlap. */
export function touches(span: Span, placeholders: readonly Span[]): boolean {
	const next = placeholders[firstBehind(placeholders, span.offset)];
	return next !== undefined && next.offset < span.end;
}
