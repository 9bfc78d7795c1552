/**
 * Placeholders of one project's own: tokens between the same delimiters in several URLs of a document (`%HOST`, `!x!`,
 * `<:x:>`). A form that stands in enough different URLs is meant as a placeholder, whatever its language is.
 */

import { ALPHA, DIGIT, isIn } from '../url/characters';
import { endAt } from '../url/sticky';
import type { Span } from '../url/url';
import { capitals } from './matches';

/** A token, and the form that it shares with others: its delimiters with a dot between them. */
export interface DelimitedToken extends Span {
	readonly form: string;
}

/** In how many different URLs a form must stand. */
const ENOUGH = 3;

/** What opens a token, the longer ones first; single characters only where nobody else puts them around a word. */
const OPENINGS = [
	...['{{{', '[[[', '<<<', '___'],
	...['{{', '[[', '<<', '((', '__', '@@', '%%', '##', '~~', '$$', '!!', '||', '^^'],
	...['<:', '<%', '<@', '<#', '<$', '[:', '[%', '[@', '[#', '[$', '{:', '{%', '{@', '{#', '{$', '{!', '(:', '($'],
	...['@', '%', '!'],
];
const MIRRORED: Readonly<Record<string, string>> = { '{': '}', '[': ']', '<': '>', '(': ')' };

function closingOf(opening: string): string {
	return [...opening]
		.reverse()
		.map((character) => MIRRORED[character] ?? character)
		.join('');
}

/** How a token is written. */
interface Delimiters {
	readonly opening: string;
	readonly closing: string;
	readonly form: string;
}

/** By the code of the first character that opens it. */
const TOKENS: readonly (readonly Delimiters[] | undefined)[] = byFirst();

function byFirst(): Delimiters[][] {
	const table: Delimiters[][] = [];
	for (const opening of OPENINGS) {
		const closing = closingOf(opening);
		const code = opening.charCodeAt(0);
		table[code] = [...(table[code] ?? []), { opening, closing, form: `${opening}·${closing}` }];
	}
	return table;
}

/** A name of two characters at least: never a space, a slash, a colon, or an underscore that closes it. */
const NAME = /[A-Za-z](?:[A-Za-z\d-]|_(?!_)){1,60}/y;

/** The form of a name in capitals behind a `%`, which nothing closes. */
const CAPITALS_FORM = '%·';

/** The form of a letter behind a `%`, with which no word goes on and no escape starts: `%s`, and `%S` beside it. */
const LETTER_FORM = '%.';
const LETTER = /%[G-Zg-z](?![\w%])/y;

/** The delimited tokens of a URL's logical text, in order: none of them starts with an escape. */
export function delimitedTokensIn(url: string): readonly DelimitedToken[] {
	const found: DelimitedToken[] = [];
	for (let at = 0; at < url.length; at++) {
		const tokens = TOKENS[url.charCodeAt(at)];
		const token = tokens && tokenAt(url, at, tokens);
		if (token === undefined) continue;
		found.push(token);
		at = token.end - 1;
	}
	return found;
}

function tokenAt(url: string, offset: number, tokens: readonly Delimiters[]): DelimitedToken | undefined {
	for (const { opening, closing, form } of tokens) {
		const name = offset + opening.length;
		if (!isIn(url.charCodeAt(name), ALPHA) || !url.startsWith(opening, offset)) continue;
		const nameEnd = endAt(NAME, url, name);
		if (nameEnd < 0 || !url.startsWith(closing, nameEnd)) continue;
		const end = nameEnd + closing.length;
		// `%ab%` starts with an escape, and so would what stands behind `%a%bc`.
		if (!isEscape(url, offset) && !isEscape(url, end - 1)) return { offset, end, form };
	}
	const letter = endAt(LETTER, url, offset);
	if (letter >= 0 && !isIn(url.charCodeAt(offset - 1), DIGIT)) return { offset, end: letter, form: LETTER_FORM };
	const end = capitals(url, offset, url.length);
	return end < 0 ? undefined : { offset, end, form: CAPITALS_FORM };
}

function isEscape(url: string, offset: number): boolean {
	return /^%[\da-f]{2}/i.test(url.slice(offset, offset + 3));
}

/** The forms of the tokens in a URL. */
export interface FormsOfUrl {
	readonly url: string;
	readonly forms: ReadonlySet<string>;
	/** Whether it holds several different `%HOST`s. */
	readonly isFull: boolean;
}

export function formsIn(url: string): FormsOfUrl {
	const tokens = delimitedTokensIn(url);
	const names = tokens.filter(({ form }) => form === CAPITALS_FORM).map(({ offset, end }) => url.slice(offset, end));
	return { url, forms: new Set(tokens.map(({ form }) => form)), isFull: new Set(names).size > 1 };
}

/** How often each URL holds each form. An edit takes the URLs out that it changes and puts the new ones in. */
export class TokenCounts {
	readonly #urls = new Map<string, Map<string, number>>();
	/** How many URLs hold several different `%HOST`s. */
	#full = 0;

	add(url: FormsOfUrl): void {
		this.#count(url, 1);
	}

	remove(url: FormsOfUrl): void {
		this.#count(url, -1);
	}

	/** How many different URLs hold the form. */
	urlsWith(form: string): number {
		return this.#urls.get(form)?.size ?? 0;
	}

	/**
	 * Whether the form stands in enough different URLs to be meant. Of capitals behind a `%`, two in one URL are plainly meant, and
	 * so are all the others of the document.
	 */
	isRepeated(form: string): boolean {
		return this.urlsWith(form) >= ENOUGH || (form === CAPITALS_FORM && this.#full > 0);
	}

	#count({ url, forms, isFull }: FormsOfUrl, by: 1 | -1): void {
		if (isFull) this.#full += by;
		for (const form of forms) {
			const urls = this.#urls.get(form) ?? new Map<string, number>();
			const count = (urls.get(url) ?? 0) + by;
			if (count > 0) urls.set(url, count);
			else urls.delete(url);
			this.#urls.set(form, urls);
		}
	}
}
