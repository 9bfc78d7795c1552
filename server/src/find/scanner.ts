/** Finds every URL in a document. */

import { isProgram, isProse } from '../data/languages';
import { type BoundaryOptions, type Found, findEnd } from '../ends/boundaries';
import { isAfterHost } from '../ends/lookahead';
import { hasClass } from '../ends/pattern';
import { Possessives } from '../ends/possessive';
import { endOfFormattedLine, endOfPair, endOfSubsection, endOfSubstituted, isSubstitution } from '../ends/program-ends';
import { mayHaveRest, type Rest, restOf } from '../ends/rest';
import { endsBehindHost, isOneUrl, LONGEST_KEY, LONGEST_VALUE } from '../ends/values';
import { readAll, textOf } from '../escaping/logical';
import type { Escaping } from '../escaping/unescape';
import { type ContextName, runningText } from '../languages/context';
import { readerOf } from '../languages/index';
import type { Enclosure, Reader } from '../languages/reader';
import {
	type Families,
	familiesOf,
	merged,
	placeholderEnd,
	placeholdersIn,
	touches,
} from '../placeholders/placeholders';
import { ALPHADIGIT, Code, isIn } from '../url/characters';
import { Needle } from '../url/needle';
import { endOfPlain } from '../url/plain';
import { schemeOf } from '../url/schemes/index';
import { isDefanged } from '../url/spelling';
import type { Span } from '../url/url';
import { Candidates, withoutInvisible } from './candidates';
import { isHostPattern } from './host-patterns';
import type { Occurrence } from './occurrence';
import { Occurrences } from './occurrences';
import { SchemesWithoutStart } from './scheme-start';
import { isComplete, isMeant, isMeantWithoutColon, LONGEST_NAME, needsAt, type Where } from './schemes';

/** Where a URL is a link's destination; in markup the attribute says so. */
const FOLLOWED: ReadonlySet<ContextName> = new Set<ContextName>([
	...(['markdown-destination', 'markdown-reference', 'markdown-autolink', 'link-target'] as const),
]);

/** How much of a URL is read to judge whether it is meant: an address, or what follows the slashes. */
const JUDGED = 330;
const JUDGED_AFTER_SLASHES = 40;

/**
 * Finds the URLs of a document, in order and without overlap.
 * @param text the document; offsets in the result are UTF-16 offsets into it
 * @param languageId the language as editors name it
 */
export function scan(text: string, languageId: string): Occurrences {
	const scanner = new Scanner(text, languageId);
	scanner.scanTo(text.length);
	return scanner.occurrences;
}

/** What must be known at the start of a line to go on from there. Where it is equal, everything after reads alike. */
export interface LineState {
	/** What encloses the line, in the words of its language's reader; empty for nothing. */
	readonly enclosing: string;
	/** How many characters of the line belong to what was read before it. */
	readonly taken: number;
}

const NOTHING: LineState = { enclosing: '', taken: 0 };

/** Finds URLs from any line on. */
export class Scanner {
	readonly occurrences: Occurrences;
	readonly #program: boolean;
	readonly #families: Families;
	readonly #prose: boolean;
	readonly #candidates: Candidates;
	readonly #ats: Needle;
	readonly #possessives: Possessives;
	readonly #starts: SchemesWithoutStart;
	readonly #reader: Reader;
	/** What stands before is read. */
	#from: number;

	/**
	 * @param line where to start: 0, or where a line starts
	 * @param state what `scanTo` returned for that line
	 */
	constructor(
		private readonly text: string,
		private readonly languageId: string,
		line = 0,
		state: LineState = NOTHING,
	) {
		this.occurrences = new Occurrences(text);
		this.#program = isProgram(languageId);
		this.#families = familiesOf(languageId);
		this.#prose = isProse(languageId);
		this.#candidates = new Candidates(text, languageId === 'powershell' ? Code.backtick : Code.backslash);
		this.#ats = new Needle(text, '@');
		this.#possessives = new Possessives(text);
		this.#starts = new SchemesWithoutStart(text);
		this.#reader = readerOf(text, languageId, line, state.enclosing);
		this.#from = line + state.taken;
	}

	/**
	 * Finds the URLs that start before `line`.
	 * @param line where a line starts, or the document's length
	 * @returns the state there
	 */
	scanTo(line: number): LineState {
		const candidates = this.#candidates;
		while (candidates.next(this.#from) && candidates.start < line)
			this.#from = Math.max(this.#read(), candidates.schemeEnd + 1);
		return { enclosing: this.#reader.stateAt(line), taken: Math.max(0, this.#from - line) };
	}

	/** Takes the candidate if it is a URL. Returns where to go on. */
	#read(): number {
		const { start, schemeEnd } = this.#candidates;
		const { text } = this;
		const enclosure = this.#reader.enclose(start);
		if (enclosure === undefined || !this.#hasColon(enclosure)) return schemeEnd;
		const plainEnd = this.endOfPlain(start, schemeEnd, enclosure);
		if (
			plainEnd > 0 &&
			!this.#holdsMore(schemeEnd, plainEnd) &&
			this.#restOf(start, plainEnd, enclosure) === undefined
		) {
			this.occurrences.addPlain(start, plainEnd, enclosure.context);
			return plainEnd;
		}
		const scheme = withoutInvisible(text.slice(start, schemeEnd)).toLowerCase();
		if (!this.#isMeant(scheme, enclosure)) return schemeEnd;
		const boundary = enclosure.whole ? undefined : this.#boundary(scheme, enclosure);
		const found = boundary === undefined ? this.#readWhole(start, enclosure) : this.#findEnd(boundary, enclosure);
		if (found.pattern) return found.readTo;
		if (!isComplete(found.logical.text, schemeEnd - start, enclosure.whole)) return schemeEnd;
		this.occurrences.add(this.#occurrence(start, enclosure, boundary, found));
		return found.logical.end;
	}

	/** Whether another URL starts in a plain one, or an encoded space ends it: that is plain as well, and odd. */
	#holdsMore(schemeEnd: number, end: number): boolean {
		const { text } = this;
		const colon = text.lastIndexOf(':', end - 1);
		return (colon > schemeEnd && text.startsWith('//', colon + 1)) || text.startsWith('%20', end - 3);
	}

	/** Whether a `\` before the colon is the document's way to write one, as in Java's properties. */
	#hasColon({ context, limit }: Enclosure): boolean {
		const { schemeEnd, rest } = this.#candidates;
		return rest <= schemeEnd + 1 || context.escaping.undo(this.text, schemeEnd, limit)?.text === ':';
	}

	/** Where the candidate ends if it is plain, and plainly ends there; -1 where it must be looked at. */
	protected endOfPlain(start: number, schemeEnd: number, enclosure: Enclosure): number {
		const { text } = this;
		if (!text.startsWith('://', schemeEnd) || !isWeb(text, start, schemeEnd)) return -1;
		if (start > 0 && MARKERS.has(text.charCodeAt(start - 1))) return -1;
		const { context, limit, whole } = enclosure;
		if (context.unclosed === true || context.spaced === true) return -1;
		const { triggers } = context.escaping;
		// A plain URL may hold that character.
		if (triggers === '=') return -1;
		const escapes = !this.#program && context.percent !== true && (triggers === '' || !triggers.includes('%'));
		const end = endOfPlain(text, schemeEnd + 3, limit, escapes);
		if (end < 0 || whole) return end === limit ? end : -1;
		if (end < limit && this.#mayFill(start, enclosure) && !this.#closes(end, enclosure)) return -1;
		if (end < limit && triggers !== '' && triggers.includes(text.charAt(end))) return -1;
		const next = end === limit && limit < text.length ? Code.space : text.charCodeAt(end);
		return this.#endAt(end, next, enclosure);
	}

	/** Whether the URL that starts here may be all that a quotation, an attribute or a cell holds. */
	#mayFill(start: number, { fills }: Enclosure): boolean {
		const before = this.text.charCodeAt(start - 1);
		return fills || before === Code.quote || before === Code.apostrophe || before === Code.backtick;
	}

	/** Whether what it fills is closed there, or it is plain that no value goes on there. */
	#closes(end: number, { closer }: Enclosure): boolean {
		const character = this.text.charAt(end);
		return character === '\n' || (closer === '' ? '"\'`'.includes(character) : character === closer);
	}

	/** The end of a plain URL that stops before `next`; -1 where that may be more of it, or punctuation is its last character. */
	#endAt(end: number, next: number, { context, closer, fills }: Enclosure): number {
		const { text } = this;
		const last = text.charCodeAt(end - 1);
		if (next <= Code.space || Number.isNaN(next) || next === Code.closeParenthesis || next === Code.greater) {
			if (isIn(last, ALPHADIGIT) || last === Code.slash) return end;
			const stop = last === Code.dot && !fills && isIn(text.charCodeAt(end - 2), ALPHADIGIT);
			return stop ? end - 1 : -1;
		}
		if (!isIn(last, ALPHADIGIT) && last !== Code.slash) return -1;
		const after = text.charCodeAt(end + 1);
		if (next === Code.comma) return after <= Code.space ? end : -1;
		if (next === Code.less) return context.markup === true || after === Code.slash ? end : -1;
		const quote = next === Code.quote || next === Code.backtick;
		if (quote || (next === Code.apostrophe && closer === "'"))
			return !this.#program || ENDS_STRING.has(after) ? end : -1;
		return -1;
	}

	#isMeant(scheme: string, enclosure: Enclosure): boolean {
		const { start, schemeEnd, rest: offset, colon } = this.#candidates;
		const { whole, context, limit, fills, forUrls } = enclosure;
		if (isDefanged(scheme)) return false;
		// As Japanese boards write it, so that nobody follows it, unless a letter plainly was lost.
		if (this.#starts.mayBeLost(scheme) && !forUrls && !this.#starts.isLost(scheme, offset)) return false;
		// Cheap, and all that most of them are asked.
		if (!whole && needsAt(scheme) && isIn(this.text.charCodeAt(offset), ALPHADIGIT) && !this.#hasAt(offset))
			return false;
		const program = this.#program || context.quoted === true;
		// What opens a string is no part of a word, whatever it looks like.
		const before = fills ? '"' : this.#before(start, context.escaping);
		const inWord = before === '_' && /\w/.test(this.text.charAt(start - 2));
		const link = context.name === 'markdown-autolink';
		const followed = whole && (context.link === true || FOLLOWED.has(context.name));
		const prose = this.#prose && !program && (context.name === 'text' || context.name === 'markup-text');
		const where: Where = {
			...{ program, comment: context.name === 'comment', delimited: forUrls, link, followed, prose, before, inWord },
			attribute: whole && !forUrls && context.name === 'markup-attribute',
			written: this.text.slice(start, schemeEnd),
		};
		const judged = this.text.startsWith('//', offset) ? JUDGED_AFTER_SLASHES : JUDGED;
		const rest = textOf(this.text, offset, Math.min(limit, offset + judged), context.escaping).replace(/^／／/, '//');
		if (colon)
			return (
				isMeant(scheme, rest, where) && !isHostPattern(this.text, offset) && !isSubstitution(this.text, start, offset)
			);
		return isMeantWithoutColon(rest, program);
	}

	/** What stands before `start`: where that is an escape of two characters, what it stands for, as nothing does roff's `\%`. */
	#before(start: number, escaping: Escaping): string {
		const from = start - 2;
		const escapes = from >= 0 && escaping.triggers.includes(this.text.charAt(from));
		const undone = escapes ? escaping.undo(this.text, from, start) : undefined;
		if (undone?.end === start) return undone.text.slice(-1);
		return this.languageId === 'haskell' && GAP.test(this.text.slice(Math.max(0, start - LONGEST_GAP), start))
			? '"'
			: this.text.charAt(start - 1);
	}

	#hasAt(offset: number): boolean {
		return this.#ats.next(offset) <= offset + LONGEST_NAME;
	}

	/** The possessive behind a URL in prose is the sentence's. */
	#findEnd(options: BoundaryOptions, { context }: Enclosure): Found {
		const { text } = this;
		const { start } = this.#candidates;
		const isProse = runningText.has(context.name);
		const ends = [options.limit, endOfPair(text, start), endOfSubstituted(text, start)];
		if (!isProse) ends.push(endOfFormattedLine(text, start, this.languageId));
		const boundary = { ...options, limit: Math.min(...ends) };
		let found = findEnd(text, start, boundary);
		const joint = boundary.strictHost ? jointOf(found.logical.text) : -1;
		if (joint > 0) {
			const limit = found.logical.map.toDocument({ offset: joint, end: joint + 1 }).offset;
			found = { ...findEnd(text, start, { ...boundary, limit }), readTo: found.readTo };
		}
		if (boundary.program || boundary.fills || boundary.closer !== '' || !isProse) return found;
		const length = this.#possessives.lengthWithout(found.logical.text);
		if (length < 0) return found;
		const possessive = found.logical.map.toDocument({ offset: length, end: length + 1 }).offset;
		return { ...findEnd(text, start, { ...boundary, limit: possessive }), readTo: found.readTo };
	}

	/** White space behind the URL is none of it, unless it ends an escape. */
	#readWhole(start: number, { context, limit }: Enclosure): Found {
		const { text, map } = readAll(this.text, start, limit, context.escaping);
		let length = text.length;
		let end = limit;
		for (; length > 0; length--) {
			const last = map.toDocument({ offset: length - 1, end: length });
			end = last.end;
			if (!(this.text.charCodeAt(last.offset) <= Code.space || this.#escapesCloser(start, last, limit))) break;
		}
		const mayBePattern =
			context.name === 'markup-attribute' ? context.link !== true : context.name === 'angle-brackets';
		const pattern = mayBePattern && hasClass(text);
		return { logical: { text: text.slice(0, length), map, end }, readTo: limit, pattern };
	}

	/** Whether a raw `\` stands right before what closes the URL's place, and another one before what opened it: `\<http://h\>`. */
	#escapesCloser(start: number, { offset, end }: Span, limit: number): boolean {
		const { text } = this;
		const raw = text.charCodeAt(offset) === Code.backslash && end === offset + 1;
		return raw && end === limit && text.charCodeAt(start - 2) === Code.backslash;
	}

	#boundary(scheme: string, enclosure: Enclosure): BoundaryOptions {
		const { context, limit, closer, fills } = enclosure;
		const { host, hosts } = schemeOf(scheme);
		const strictHost = host && hosts !== true;
		const value = this.#endOfValue(strictHost, enclosure);
		const program = context.escapes ?? (this.#program || context.quoted === true);
		const isPrinted = isQuote(closer) || context.name === 'comment';
		return {
			limit: value < 0 ? Math.min(limit, endOfSubsection(this.text, this.#candidates.start)) : value,
			value: value >= 0,
			escaping: context.escaping,
			angle: context.markup !== true,
			families: this.#families,
			closer: value < 0 ? closer : '',
			program,
			escapes: context.escapes === true ? 'every' : program ? 'some' : isPrinted ? 'quoted' : 'few',
			fills,
			strictHost,
		};
	}

	/** Where the value ends that is this one URL: a string in quotes, an attribute, a cell; -1 where it is no such value. */
	#endOfValue(strictHost: boolean, { context, limit, closer, fills }: Enclosure): number {
		const { text } = this;
		const { start, rest } = this.#candidates;
		if (!/[:;/\\]/.test(text.charAt(rest))) return -1;
		const before = start === 0 ? '\n' : text.charAt(start - 1);
		const quoted = (isQuote(before) || before === '`') && text.charCodeAt(start - 2) !== Code.backslash;
		if (!quoted && !(fills && (context.name === 'markup-attribute' || isCell(context.name, before)))) return -1;
		const end = isQuote(closer) || closer === '`' ? this.#closing(closer, limit) : fills ? limit : -1;
		if (end < 0 || end - start > LONGEST_VALUE) return -1;
		const value = textOf(text, start, end, context.escaping);
		if (!isOneUrl(value, text.slice(Math.max(0, start - LONGEST_KEY), start))) return -1;
		if (strictHost && endsBehindHost(value)) return -1;
		return end - (value.length - value.trimEnd().length);
	}

	/** Where the quotation ends that a quote before the candidate opened: on its line, at the limit at most; -1 where it does not. */
	#closing(quote: string, limit: number): number {
		const { text } = this;
		const stop = Math.min(limit, this.#candidates.rest + LONGEST_VALUE);
		for (let at = this.#candidates.rest; at < stop; at++) {
			const code = text.charCodeAt(at);
			if (code === Code.lineFeed) return -1;
			const placeholder = this.#placeholderEnd(code, at, stop);
			if (placeholder > 0) at = placeholder - 1;
			else if (code === Code.backslash) at++;
			else if (code === quote.charCodeAt(0) && !(quote === "'" && /\w/.test(text.charAt(at + 1)))) return at;
		}
		return text.startsWith(quote, stop) ? stop : -1;
	}

	/** Where the code ends that starts at `at`, which may hold quotes; -1 where none does. */
	#placeholderEnd(code: number, at: number, stop: number): number {
		if (code !== Code.dollar && code !== Code.hash) return -1;
		return placeholderEnd(this.text, at, stop, false, this.#families);
	}

	/**
	 * Whether a program joins something to the URL that ends at `end`, as it must where that is a user's `@`, a placeholder
	 * starts there that does not end on its line, or the line was broken there at a hyphen.
	 */
	#goesOn(end: number): boolean {
		const last = this.text.charCodeAt(end - 1);
		if (this.text.charCodeAt(end) === Code.openBrace) return true;
		if (this.#program && last === Code.hyphen && ENDS_PREFIX.test(this.text.slice(end, end + 1))) return true;
		if (this.#program && (last === Code.at || JOINED.test(this.text.slice(end, end + LONGEST_JOINT)))) return true;
		return last === Code.hyphen && BROKEN.test(this.text.slice(end, end + LONGEST_INDENT));
	}

	/** What follows a URL in the next lines, where it was broken: only in prose and comments are lines broken like that. */
	#restOf(start: number, end: number, { context, limit }: Enclosure): Rest | undefined {
		if (!mayHaveRest(this.text, end)) return undefined;
		const comment = context.name === 'comment';
		return comment || (context.name === 'text' && !this.#program)
			? restOf(this.text, start, end, limit, comment)
			: undefined;
	}

	#occurrence(
		offset: number,
		enclosure: Enclosure,
		boundary: BoundaryOptions | undefined,
		{ logical }: Found,
	): Occurrence {
		const { context } = enclosure;
		const { text: url, map, end } = logical;
		const rest = boundary === undefined ? undefined : this.#restOf(offset, end, enclosure);
		const known = placeholdersIn(url, this.#families);
		const found = context.spaces === true ? merged([...known, ...spacesOf(url)]) : known;
		const placeholders = this.#goesOn(end) || isHalf(url, rest) ? withLastCharacter(url, found) : found;
		return { offset, end, context, url, map, placeholders, boundary, rest, plain: false };
	}
}

/** Whether the URL stands in a quotation or, in a language we do not read, in a string. */
function isQuote(closer: string): boolean {
	return closer === '"' || closer === "'";
}

/** Whether what stands behind `before` is a cell of a table, rather than a value behind its `=`. */
function isCell(context: string, before: string): boolean {
	return context === 'value' && before !== '=' && before !== ' ';
}

/** `http`, `https`. */
function isWeb(text: string, start: number, schemeEnd: number): boolean {
	const length = schemeEnd - start;
	return (length === 4 || length === 5) && text.startsWith(length === 4 ? 'http' : 'https', start);
}

/** The end of a gap in a string of Haskell (Report 2010 §2.6): its line goes on there. */
const GAP = /\\\r?\n[ \t]*\\$/;
const LONGEST_GAP = 120;

/** What stands before a URL and may change where it ends or whether it is one: emphasis, anchors, the end of a word, Git's keys. */
const MARKERS = new Set(Array.from('*_~=+^$%\\@.', (character) => character.charCodeAt(0)));

/** What stands behind a string's end where nothing is joined to it. */
const ENDS_STRING = new Set(Array.from(',;)]}\r\n', (character) => character.charCodeAt(0)));

/** What ends a string that holds the start of a URL only, `'https://deploy-'`: no host ends with a hyphen. */
const ENDS_PREFIX = /["'`]/;

/** What joins a string to the next value, `"http://host:" + port`, `"%" PRIu64`, or starts a long value inside it. */
const JOINED = /^(?:["'`]\s{0,4}(?:\+|%|<<|\|\||\.(?!\w)|PRI[a-zA-Z\d]{2,8}\b)|[$#]\{|\$\()/;

const LONGEST_JOINT = 20;

/** The end of a line, and in the next one a word that starts no URL: what followed the hyphen at which the line was broken. */
const BROKEN = /^\r?\n[ \t]*(?:[*#/>]+[ \t]+)?[a-z\d](?![a-z\d+.-]{0,20}:(?!\d))/i;
const LONGEST_INDENT = 120;

function spacesOf(url: string): Span[] {
	return Array.from(url.matchAll(/ +/g), ({ index, 0: { length } }) => ({ offset: index, end: index + length }));
}

/** A sign behind a host that joins a name to it: `http://a.example=Schema`, `http://a.example+AAoA`, `?of=http://a.example&b=c`; -1 where none does. */
function jointOf(url: string): number {
	const host = JOINT.exec(url)?.[0].length ?? -1;
	return host > 0 && isAfterHost(url, url.indexOf('//') + 2, host) ? host : -1;
}

const JOINT = /^[a-z\d+.-]{1,40}:\/\/[\w.-]{1,253}(?=[=+&])/i;

/** Whether the line was broken inside an escape or behind a hyphen. */
function isHalf(url: string, rest: Rest | undefined): boolean {
	return rest !== undefined && /[%-]$/.test(url);
}

/** Where a program goes on with the URL, its last character, or what is escaped there, stands for what comes. */
function withLastCharacter(url: string, found: readonly Span[]): readonly Span[] {
	const length = /%[\da-f]{2}$/i.test(url) ? 3 : 1;
	const last = { offset: url.length - length, end: url.length };
	return touches(last, found) ? found : [...found, last];
}
