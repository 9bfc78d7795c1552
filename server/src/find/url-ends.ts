/** Where the URLs of a document end: what encloses them, their scheme and their language together say how that is found. */

import { findEnd, findUpTo } from '../ends/boundaries';
import type { BoundaryOptions, Found } from '../ends/found';
import { hasClass } from '../ends/pattern';
import { Possessives } from '../ends/possessive';
import {
	endOfFormattedLine,
	endOfPair,
	endOfReplacement,
	endOfSubsection,
	endOfSubstituted,
	LONGEST_COMMAND,
	TRACE_OF_SUBSTITUTION,
} from '../ends/program-ends';
import { goesOnWithWords, LONGEST_KEY } from '../ends/values';
import { readAll } from '../escaping/logical';
import { runningText } from '../languages/context';
import { familiesOf, isProgram } from '../languages/kinds';
import type { Enclosure } from '../languages/reader';
import type { Whole } from '../languages/whole';
import type { Families } from '../placeholders/placeholders';
import { Code } from '../url/characters';
import { schemeOf } from '../url/schemes/index';
import { Traces } from '../url/traces';
import type { Span } from '../url/url';
import type { Candidate } from './candidates';
import { endOfValue, isQuote, startsString } from './value-ends';

/** Finds the ends of URLs in one document. */
export class UrlEnds {
	readonly #program: boolean;
	readonly #families: Families;
	readonly #possessives: Possessives;
	readonly #traces: Traces;

	constructor(
		private readonly text: string,
		private readonly languageId: string,
		whole: Whole,
	) {
		this.#program = isProgram(languageId);
		this.#families = familiesOf(languageId);
		this.#traces = new Traces(text);
		this.#possessives = new Possessives((segment) => whole.has('segment', segment));
	}

	/** How the end of a URL is found whose place does not delimit it. */
	boundaryOf(scheme: string, candidate: Candidate, enclosure: Enclosure): BoundaryOptions {
		const { context, limit, closer } = enclosure;
		const isJoined = this.#isJoined(candidate.start);
		const { host, hosts } = schemeOf(scheme);
		const strictHost = host && hosts !== true;
		const value = isJoined ? -1 : endOfValue(this.text, candidate, enclosure, this.#families, strictHost);
		const program = context.escapes ?? (this.#program || context.quoted === true);
		const isPrinted = isQuote(closer) || context.name === 'comment';
		return {
			limit: value < 0 ? Math.min(limit, endOfSubsection(this.text, candidate.start)) : value,
			value: value >= 0,
			escaping: context.escaping,
			angle: context.markup !== true,
			families: this.#families,
			closer: value < 0 ? closer : '',
			place: { limit, closer },
			program,
			escapes: context.escapes === true ? 'every' : program ? 'some' : isPrinted ? 'quoted' : 'few',
			fills: enclosure.fills && !isJoined,
			strictHost,
		};
	}

	/** Whether the string that the quote before `start` opens goes on with words. Nothing does where no quote stands there. */
	#isJoined(start: number): boolean {
		const isOpened = startsString(this.text.charCodeAt(start - 1));
		return isOpened && goesOnWithWords(this.text.slice(Math.max(0, start - LONGEST_KEY), start));
	}

	/** Reads the URL that starts at `start`, without what a program or a sentence joined to it. */
	find(start: number, options: BoundaryOptions, { context }: Enclosure): Found {
		const { text } = this;
		const isProse = runningText.has(context.name);
		let limit = Math.min(options.limit, endOfPair(text, start), endOfReplacement(text, start));
		if (this.#traces.mayStand(TRACE_OF_SUBSTITUTION, start - LONGEST_COMMAND, start))
			limit = Math.min(limit, endOfSubstituted(text, start));
		if (!isProse) limit = Math.min(limit, endOfFormattedLine(text, start, this.languageId));
		const boundary = limit === options.limit ? options : { ...options, limit };
		const found = findEnd(text, start, boundary);
		const isSentence = isProse && !boundary.program && !boundary.fills && boundary.closer === '';
		if (boundary.fills && this.languageId !== 'po') return found;
		const possessive = this.#possessives.lengthWithout(found.logical.text, isSentence || this.languageId === 'po');
		return possessive < 0 ? found : findUpTo(possessive, text, start, boundary, found);
	}
}

/** Reads a URL that its place delimits. White space behind it is none of it, unless it ends an escape. */
export function readWhole(document: string, start: number, { limit, context }: Enclosure): Found {
	const { text, map } = readAll(document, start, limit, context.escaping);
	let length = text.length;
	let end = limit;
	for (; length > 0; length--) {
		const last = map.toDocument({ offset: length - 1, end: length });
		end = last.end;
		if (!(document.charCodeAt(last.offset) <= Code.space || escapesCloser(document, start, limit, last))) break;
	}
	const mayBePattern = context.name === 'markup-attribute' ? context.link !== true : context.name === 'angle-brackets';
	const pattern =
		mayBePattern && (hasClass(text) || (context.name === 'markup-attribute' && DOT_OF_PATTERN.test(text)));
	return { logical: { text: text.slice(0, length), map, end }, readTo: limit, pattern };
}

/** A dot of a pattern: `<input pattern="https://a\.example/x">`, `<input pattern="https://.*">`. */
const DOT_OF_PATTERN = /\\\.|\/\.[*+](?=$|[/?:)])/;

/** Whether a raw `\` stands right before what closes the URL's place, and another one before what opened it: `\<http://h\>`. */
function escapesCloser(text: string, start: number, limit: number, { offset, end }: Span): boolean {
	const raw = text.charCodeAt(offset) === Code.backslash && end === offset + 1;
	return raw && end === limit && text.charCodeAt(start - 2) === Code.backslash;
}
