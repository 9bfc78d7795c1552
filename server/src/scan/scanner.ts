/** Finds every URL in a document. */

import { isCode } from '../data/languages';
import { Code } from '../url/characters';
import { schemeOf } from '../url/schemes/index';
import type { Span } from '../url/url';
import { type BoundaryOptions, type Found, findEnd } from './boundaries';
import { type Candidate, Candidates } from './candidates';
import type { Enclosure, Reader } from './contexts/context';
import { JsonReader } from './contexts/json';
import { MarkdownReader } from './contexts/markdown';
import { MarkupReader } from './contexts/markup';
import { PlainReader } from './contexts/plain';
import { applyEdits, type Edit } from './edits';
import { type Logical, readAll } from './logical';
import type { Occurrence } from './occurrence';
import { Percent } from './percent';
import { placeholdersIn, touches } from './placeholders';
import { isMeant, type Where } from './schemes';
import { roff } from './unescape';

const MARKDOWN = new Set(['markdown', 'mdx', 'quarto', 'rmd']);
const MARKUP = new Set(['html', 'xml', 'xsl', 'svg', 'vue', 'svelte', 'astro', 'handlebars', 'dtd']);
const ROFF = new Set(['troff', 'roff', 'groff', 'man']);
const JSON_LIKE = new Set(['json', 'jsonc', 'jsonl', 'json5', 'snippets']);

/** Written on purpose so that nobody follows it, or as Japanese boards write `http`: silent. */
const DEFANGED = new Set(['hxxp', 'hxxps', 'hxtp', 'hxtps', 'ttp', 'ttps']);

/** How much of a URL is read to judge whether it is meant: an address, or what follows the slashes. */
const JUDGED = 330;

/**
 * Finds the URLs of a document, in order and without overlap.
 * @param text the document; offsets in the result are UTF-16 offsets into it
 * @param languageId the language as editors name it
 */
export function scan(text: string, languageId: string): Occurrence[] {
	const code = isCode(languageId);
	return new Scanner(text, code, new Percent(text, languageId, code), readerOf(text, languageId, code)).scan();
}

/** What the end of a URL may depend on before and behind it. */
const BEFORE = 2;
const BEHIND = 300;

/**
 * Whether a URL still ends where it did after `edits`, which lie inside it: an edit can take the bracket away that kept
 * another one in.
 * @param text the document that the occurrence was found in
 */
export function endsAlike(text: string, occurrence: Occurrence, edits: readonly Edit[]): boolean {
	const found = foundAfter(text, occurrence, edits);
	return found === undefined || found.end === found.whole;
}

/**
 * What is found in the place of a URL after `edits`, which lie inside it: its logical text, where it ends, and where it
 * would end if it were whole. `undefined` where its place delimits it.
 */
export function foundAfter(
	text: string,
	{ offset, end, boundary }: Occurrence,
	edits: readonly Edit[],
): { readonly url: string; readonly end: number; readonly whole: number } | undefined {
	if (boundary === undefined) return undefined;
	const base = Math.max(0, offset - BEFORE);
	const moved = edits.map((edit) => ({ offset: edit.offset - base, end: edit.end - base, text: edit.text }));
	const edited = applyEdits(text.slice(base, end), moved);
	const near = edited + text.slice(end, end + BEHIND);
	const limit = Math.min(near.length, edited.length + boundary.limit - end);
	const { logical } = findEnd(near, offset - base, { ...boundary, limit });
	return { url: logical.text, end: logical.end, whole: edited.length };
}

function readerOf(text: string, languageId: string, code: boolean): Reader {
	if (MARKDOWN.has(languageId)) return new MarkdownReader(text);
	if (MARKUP.has(languageId)) return new MarkupReader(text);
	if (ROFF.has(languageId)) return new PlainReader(text, code, roff);
	return JSON_LIKE.has(languageId) ? new JsonReader(text) : new PlainReader(text, code);
}

class Scanner {
	readonly #candidates: Candidates;
	readonly #occurrences: Occurrence[] = [];

	constructor(
		private readonly text: string,
		private readonly code: boolean,
		private readonly percent: Percent,
		private readonly reader: Reader,
	) {
		this.#candidates = new Candidates(text);
	}

	scan(): Occurrence[] {
		let from = 0;
		for (
			let candidate = this.#candidates.next(from);
			candidate !== undefined;
			candidate = this.#candidates.next(from)
		) {
			from = Math.max(this.#read(candidate), candidate.schemeEnd + 1);
		}
		return this.#occurrences;
	}

	/** Takes the candidate if it is a URL. Returns where to go on. */
	#read(candidate: Candidate): number {
		const { start, schemeEnd } = candidate;
		const enclosure = this.reader.enclose(start);
		if (enclosure === undefined || !this.#isMeant(candidate, enclosure)) return schemeEnd;
		const scheme = this.text.slice(start, schemeEnd).toLowerCase();
		const boundary = enclosure.whole ? undefined : this.#boundary(scheme, enclosure);
		const found = boundary === undefined ? this.#readWhole(start, enclosure) : findEnd(this.text, start, boundary);
		if (found.pattern) return found.readTo;
		if (!isComplete(found.logical.text, schemeEnd - start, enclosure.whole)) return schemeEnd;
		this.#occurrences.push(this.#occurrence(start, enclosure, boundary, found.logical));
		return found.logical.end;
	}

	#isMeant({ start, schemeEnd, colon }: Candidate, enclosure: Enclosure): boolean {
		const scheme = this.text.slice(start, schemeEnd).toLowerCase();
		if (DEFANGED.has(scheme)) return false;
		const code = this.code || enclosure.quoted === true;
		const before = this.text.charAt(start - 1);
		const inWord = before === '_' && /\w/.test(this.text.charAt(start - 2));
		const delimited = enclosure.whole && enclosure.context !== 'angle-brackets';
		const where: Where = { code, delimited, before, inWord };
		const rest = this.#restAfter(colon ? schemeEnd + 1 : schemeEnd, enclosure);
		if (colon) return isMeant(scheme, rest, where);
		return (code ? /^;?\/\/[a-z\d-]+\./i : /^;?\/\/[a-z\d]/i).test(rest);
	}

	/** The logical text after the scheme, as much of it as a judgement needs. */
	#restAfter(offset: number, { limit, escaping }: Enclosure): string {
		return readAll(this.text, offset, Math.min(limit, offset + JUDGED), escaping).text;
	}

	#readWhole(start: number, { limit, escaping }: Enclosure): Found {
		let end = limit;
		while (end > start && this.text.charCodeAt(end - 1) <= 0x20) end--;
		return { logical: readAll(this.text, start, end, escaping), readTo: limit, pattern: false };
	}

	#boundary(scheme: string, enclosure: Enclosure): BoundaryOptions {
		return {
			limit: enclosure.limit,
			escaping: enclosure.escaping,
			angle: enclosure.markup !== true,
			closer: enclosure.closer ?? '',
			code: this.code || enclosure.quoted === true || enclosure.escapes === true,
			fills: enclosure.fills === true,
			strictHost: schemeOf(scheme).host,
		};
	}

	/** Whether a program joins something to the URL that ends at `end`, or the line was broken there at a hyphen. */
	#goesOn(end: number): boolean {
		if (this.code && JOINED.test(this.text.slice(end, end + 8))) return true;
		return this.text.charCodeAt(end - 1) === Code.hyphen && BROKEN.test(this.text.slice(end, end + LONGEST_INDENT));
	}

	#occurrence(
		start: number,
		enclosure: Enclosure,
		boundary: BoundaryOptions | undefined,
		{ text, map, end }: Logical,
	): Occurrence {
		return {
			offset: start,
			end,
			boundary,
			context: enclosure.context,
			url: text,
			map,
			placeholders: this.#goesOn(end) ? withLastCharacter(text) : placeholdersIn(text),
			quoted: enclosure.quoted === true,
			pointy: enclosure.pointy === true,
			percentIsSpecial: this.percent.isSpecial(start, end),
			write: enclosure.escaping.write,
		};
	}
}

/** What joins a string to the next value, `"http://host:" + port`, or starts a long value inside it. */
const JOINED = /^(?:["'`]\s{0,4}(?:\+|%|<<|\|\||\.(?!\w))|[$#]\{)/;

/** The end of a line, and in the next one a word that is no URL: what followed the hyphen at which the line was broken. */
const BROKEN = /^\r?\n[ \t]*(?:[*#/>]+[ \t]+)?[a-z\d](?![a-z\d+.-]{0,20}:)/i;
const LONGEST_INDENT = 120;

/** Where a program goes on with the URL, its last character stands for what comes. */
function withLastCharacter(url: string): readonly Span[] {
	const last = { offset: url.length - 1, end: url.length };
	const found = placeholdersIn(url);
	return touches(last, found) ? found : [...found, last];
}

/**
 * Whether anything is left behind the scheme: a bare `http://` is prose. Where the comma of a data URL or the colon of a
 * URN went with the trailing punctuation (`urn:ietf:…`), it was only mentioned.
 */
function isComplete(url: string, scheme: number, whole: boolean): boolean {
	if (whole) return url.length > scheme + 1 || /^(?:mailto|news|tel|sms):$/i.test(url);
	const start = url.startsWith('//', scheme + 1) ? '://' : ':';
	return url.length > scheme + start.length && !/^(?:data:[^,]*|urn:[^:]*)$/i.test(url);
}
