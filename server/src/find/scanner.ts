/** Finds every URL in a document. */

import type { BoundaryOptions, Found } from '../ends/found';
import { mayHaveRest, type Rest, restOf } from '../ends/rest';
import { undoAt } from '../escaping/unescape';
import { mayBeClosedBehind } from '../languages/angles';
import { readerOf } from '../languages/index';
import { familiesOf, isProgram } from '../languages/kinds';
import type { Enclosure, Reader } from '../languages/reader';
import type { Whole } from '../languages/whole';
import { type Families, merged, placeholdersIn } from '../placeholders/placeholders';
import { Code } from '../url/characters';
import { once } from '../url/remembered';
import type { Span } from '../url/url';
import { type Candidate, Candidates, schemeIn } from './candidates';
import { Meaning } from './meaning';
import type { Occurrence } from './occurrence';
import { OccurrenceList, type Occurrences } from './occurrences';
import { endOfPlainUrl, endOfRun } from './plain-ends';
import { goesOnInCjk, isComplete } from './schemes';
import { isHalf, isUnfinished, withLastCharacter } from './unfinished';
import { readWhole, UrlEnds } from './url-ends';
import { WholeText } from './whole';

/**
 * Finds the URLs of a document, in order and without overlap.
 * @param text the document; offsets in the result are UTF-16 offsets into it
 * @param languageId the language as editors name it
 */
export function scan(text: string, languageId: string): Occurrences {
	const scanner = new Scanner(text, languageId);
	scanner.scanToEnd();
	return scanner.occurrences;
}

/** What must be known at the start of a line to go on from there. Where it is equal, everything after reads alike. */
export interface LineState {
	/** What encloses the line, in the words of its language's reader; empty for nothing. */
	readonly enclosing: string;
	/** How many characters of the line belong to what was read before it. */
	readonly taken: number;
}

/** The state at the start of a document. */
export const NOTHING: LineState = { enclosing: '', taken: 0 };

/** Finds URLs from any line on. */
export class Scanner {
	readonly occurrences: OccurrenceList;
	readonly #program: boolean;
	readonly #families: Families;
	readonly #candidates: Candidates;
	/** Made when it is first asked: most names are told without it, and many documents hold nothing else. */
	readonly #reader: () => Reader;
	readonly #meaning: Meaning;
	readonly #ends: UrlEnds;
	/** What stands before is read. */
	#from: number;
	/** How far plain characters were looked for. */
	#readTo = 0;
	/** The next candidate, where it was met and not read: they are looked for but once. */
	#behind: Candidate | undefined;

	/**
	 * @param line where to start: 0, or where a line starts
	 * @param state what `scanTo` returned for that line
	 * @param whole the document, where `text` is but a stretch of it
	 */
	constructor(
		private readonly text: string,
		languageId: string,
		private readonly line = 0,
		state: LineState = NOTHING,
		whole: Whole = new WholeText(text, languageId),
	) {
		this.occurrences = new OccurrenceList(text);
		this.#program = isProgram(languageId);
		this.#families = familiesOf(languageId);
		this.#candidates = new Candidates(text, languageId === 'powershell' ? Code.backtick : Code.backslash);
		this.#reader = once(() => readerOf(text, languageId, line, state.enclosing, whole));
		this.#meaning = new Meaning(text, languageId, whole);
		this.#ends = new UrlEnds(text, languageId, whole);
		this.#from = line + state.taken;
	}

	/**
	 * Finds the URLs that start before `line`.
	 * @param line where a line starts, or the document's length
	 * @returns the state there
	 */
	scanTo(line: number): LineState {
		this.#findUpTo(line);
		return { enclosing: this.#reader().stateAt(line), taken: Math.max(0, this.#from - line) };
	}

	/** Whether what follows the text may say what encloses a URL before `line`, up to which it was scanned. */
	mayCloseBehind(line: number): boolean {
		return this.#reader().mayCloseBehind(line) || mayBeClosedBehind(this.text, this.line, line);
	}

	/** Finds all that are left. Nobody asks for the state at the end, for which a reader would read on behind the last of them. */
	scanToEnd(): undefined {
		this.#findUpTo(this.text.length);
	}

	#findUpTo(line: number): void {
		for (;;) {
			const candidate = this.#behind ?? this.#candidates.next(this.#from);
			this.#behind = candidate;
			if (candidate === undefined || candidate.start >= line) break;
			this.#behind = undefined;
			this.#from = Math.max(this.#read(candidate), candidate.schemeEnd + 1);
		}
	}

	/** Takes the candidate if it is a URL. Returns where to go on. */
	#read(candidate: Candidate): number {
		const { start, schemeEnd } = candidate;
		if (this.#meaning.isName(candidate)) return schemeEnd;
		const run = endOfRun(this.text, candidate, this.#readTo);
		this.#readTo = Math.max(this.#readTo, run);
		const enclosure = this.#reader().enclose(start, Math.max(start, run));
		if (enclosure === undefined || !this.#hasColon(candidate, enclosure)) return schemeEnd;
		if (this.#meaning.isTorn(start, enclosure)) return schemeEnd;
		const plainEnd = this.endOfPlain(candidate, enclosure, run);
		if (plainEnd > 0 && this.#restOf(start, plainEnd, enclosure) === undefined) {
			this.occurrences.addPlain(start, plainEnd, enclosure.context);
			return plainEnd;
		}
		const scheme = schemeIn(this.text, start, schemeEnd);
		if (!this.#meaning.isMeant(scheme, candidate, enclosure)) return schemeEnd;
		const boundary = enclosure.whole ? undefined : this.#ends.boundaryOf(scheme, candidate, enclosure);
		const found =
			boundary === undefined ? readWhole(this.text, start, enclosure) : this.#ends.find(start, boundary, enclosure);
		if (found.pattern) return found.readTo;
		if (!isComplete(found.logical.text, schemeEnd - start, enclosure.whole)) return schemeEnd;
		if (boundary?.value === false && goesOnInCjk(found.logical.text, schemeEnd - start)) return schemeEnd;
		this.occurrences.add(this.#occurrence(start, enclosure, boundary, found));
		return found.logical.end;
	}

	/** Whether a `\` before the colon is the document's way to write one, as in Java's properties. */
	#hasColon({ schemeEnd, rest }: Candidate, { context, limit }: Enclosure): boolean {
		return rest <= schemeEnd + 1 || undoAt(context.escaping, this.text, schemeEnd, limit)?.text === ':';
	}

	/** Where the candidate ends if nothing need be asked about it; -1 where it must be looked at. */
	protected endOfPlain(candidate: Candidate, enclosure: Enclosure, run: number): number {
		return endOfPlainUrl(this.text, candidate, enclosure, this.#program, run);
	}

	/** What follows a URL in the next lines, where it was broken: only in prose and comments are lines broken like that. */
	#restOf(start: number, end: number, { context, limit }: Enclosure): Rest | undefined {
		const comment = context.name === 'comment';
		if (!comment && (context.name !== 'text' || this.#program)) return undefined;
		return mayHaveRest(this.text, end) ? restOf(this.text, start, end, limit, comment) : undefined;
	}

	#occurrence(
		offset: number,
		enclosure: Enclosure,
		boundary: BoundaryOptions | undefined,
		{ logical }: Found,
	): Occurrence {
		const { text: url, map, end } = logical;
		const { context } = enclosure;
		const rest = boundary === undefined ? undefined : this.#restOf(offset, end, enclosure);
		const known = placeholdersIn(url, this.#families);
		const found = context.spaces === true ? merged([...known, ...spacesOf(url)]) : known;
		const goesOn = isUnfinished(this.text, end, this.#program) || isHalf(url, rest);
		const placeholders = goesOn ? withLastCharacter(url, found) : found;
		return { offset, end, context, url, map, placeholders, boundary, rest, plain: false };
	}
}

function spacesOf(url: string): Span[] {
	return Array.from(url.matchAll(/ +/g), ({ index, 0: { length } }) => ({ offset: index, end: index + length }));
}
