/** Text, language and settings in; occurrences and findings with their fixes out. The one engine behind every feature. */

import { SourceMap } from '../escaping/source-map';
import { identity } from '../escaping/unescape';
import type { Text } from '../find/chunked-text';
import { type Change, SIZES } from '../find/division';
import { movedBy, type Occurrence } from '../find/occurrence';
import type { Occurrences } from '../find/occurrences';
import { finished, type ScannedText, scanning } from '../find/scanned';
import type { Stretch } from '../find/stretch';
import { contextOf } from '../languages/context';
import { parseLogical } from '../placeholders/placeholders';
import { inconsistentUrl } from '../rules/documents/inconsistent-url';
import { repeatedPlaceholder } from '../rules/documents/repeated-placeholder';
import type { Place } from '../rules/rule';
import type { Settings } from '../settings';
import { once } from '../url/remembered';
import { Spellings, type UsualSpelling, usualOfForms } from '../url/spellings';
import type { Span, Url } from '../url/url';
import { urlMatcher } from '../url/url-glob';
import { Examples } from './examples';
import { ChunkedDocument, type Document, type Finding } from './finding';
import { isOfTestsByImports, testsIn } from './inline-tests';
import { isOn, judge, speaksOfPlain } from './judge';
import { type Judge, JudgedStretch } from './judged-stretch';
import { JudgedUrl } from './judged-url';
import { NONE_REPEATED, RepeatedTokens, type Said } from './repeated-tokens';
import { inOrder, withoutSuppressed } from './suppressed-findings';
import type { Surroundings } from './surroundings';
import { Together } from './together';
import { isOfTests } from './trusted';

export type { Occurrence } from '../find/occurrence';
export { applyEdits, type Edit } from '../url/edits';
export type { Document, Finding, Fix } from './finding';

/** What is known of a document: where its URLs are at once, what is wrong with them when somebody asks. */
export interface Analysis {
	readonly occurrences: Occurrences;
	/** In the order in which they stand in the document. All its URLs are judged when this is first asked for. */
	readonly findings: readonly Finding[];
	/** Whether there are more findings: of those behind the first `MOST_FINDINGS` none is kept. */
	readonly cut: boolean;
	/** How URLs are usually written where the document stands, if that is known by more than the document. */
	readonly usual: UsualSpelling | undefined;
	/** The first findings, `most` of them: only as many URLs are judged as that takes. */
	first(most: number): FirstFindings;
	/** The findings that start before `end`, behind which nothing is judged, even if comments switch all of them off. */
	findingsBefore(end: number): readonly Finding[];
	/** As `first`, step by step. */
	judging(most: number): Generator<undefined, FirstFindings>;
	/**
	 * The findings of one of its URLs, in order. No other URL is judged for it, unless something is said of the first of several only.
	 * Until judging has come so far, those are among them that are left out where many URLs are examples of what is wrong.
	 */
	findingsOf(occurrence: Occurrence): readonly Finding[];
	/** The analysis of the same text by other settings: its URLs are not looked for again. Findings not about URLs are left out. */
	judgedBy(settings: Settings): Analysis;
	/** The analysis of the text after a change: what that leaves alone is not looked at again. Findings not about URLs are left out. */
	changed(text: Text, change: Change): Generator<undefined, Analysis>;
}

/** The findings that stand first in a document. */
export interface FirstFindings {
	readonly findings: readonly Finding[];
	/** Whether there are more, or may be: then no comment is called unused. */
	readonly more: boolean;
	/** Up to where these are all. */
	readonly until: number;
}

/** Of how many findings a document's are kept: each takes memory, and nobody reads so many. */
export const MOST_FINDINGS = 20_000;

/**
 * Finds every URL of a document, and judges them when asked. Never throws.
 * @param own findings that are not about URLs, in order: comments can switch them off too
 * @param sizes of the parts in which a long document is read
 * @param usual how URLs are usually written where the document stands; by default as in the document itself
 */
export function analyse(
	document: Document,
	settings: Settings,
	own: readonly Finding[] = [],
	sizes = SIZES,
	usual?: UsualSpelling,
): Analysis {
	return finished(analysing(document, settings, own, sizes, usual));
}

/** As `analyse`, step by step. */
export function* analysing(
	document: Document,
	settings: Settings,
	own: readonly Finding[] = [],
	sizes = SIZES,
	usual?: UsualSpelling,
): Generator<undefined, Analysis> {
	const scanned = yield* scanning(document.chunks ?? document.text, document.languageId, sizes);
	return analysisOf(scanned, document, settings, own, usual);
}

/** The analysis of a document that was scanned. */
export function analysisOf(
	scanned: ScannedText,
	document: Document,
	settings: Settings,
	own: readonly Finding[] = [],
	usual?: UsualSpelling,
): Analysis {
	return new StretchedAnalysis(scanned, document, settings, own, usual);
}

/** Knows the findings of a document stretch by stretch. */
class StretchedAnalysis implements Analysis {
	readonly #judge: Judge;
	readonly #together: Together;
	/** The stretches whose URLs were judged in any version: whether that goes for this one, each says itself. */
	readonly #stretches: WeakMap<Stretch, JudgedStretch>;
	/** How far judging came; absent until somebody asked. */
	#judging: Judging | undefined;
	/** The findings that were asked for last. */
	#first: (FirstFindings & { readonly most: number }) | undefined;

	constructor(
		readonly occurrences: ScannedText,
		private readonly document: Document,
		private readonly settings: Settings,
		private readonly own: readonly Finding[],
		readonly usual: UsualSpelling | undefined,
		before?: StretchedAnalysis,
	) {
		const wantsUsual = comparesSpellings(settings);
		const usualHere = once(() => usual ?? usualIn(occurrences, settings));
		this.#judge =
			before === undefined
				? { settings, isIgnored: urlMatcher(settings.ignoreUrls), speaksOfPlain: speaksOfPlain(settings) }
				: before.#judge;
		this.#together = new Together(
			document,
			occurrences,
			wantsUsual ? (url) => usualHere()(url) : undefined,
			before === undefined ? undefined : before.#together,
		);
		// How a URL is usually written may change anywhere.
		this.#stretches = wantsUsual || before === undefined ? new WeakMap() : before.#stretches;
	}

	get findings(): readonly Finding[] {
		return this.first(MOST_FINDINGS).findings;
	}

	get cut(): boolean {
		return this.first(MOST_FINDINGS).more;
	}

	first(most: number): FirstFindings {
		return finished(this.judging(most));
	}

	*judging(most: number): Generator<undefined, FirstFindings> {
		if (this.#first?.most === most) return this.#first;
		const judging = this.#judgingHere();
		// What is switched off, repeated or an example does not count, so it may take more.
		for (let enough = Math.max(1, most); ; enough *= 2) {
			yield* judging.goOn(Math.min(enough, MOST_FINDINGS));
			const left = this.#left(judging);
			const isCut = judging.findings.length > MOST_FINDINGS;
			if (!judging.isDone && left.length <= most && !isCut) continue;
			const more = !judging.isDone || isCut || left.length > most;
			const until = left[most]?.offset ?? judging.until;
			this.#first = { most, findings: left.slice(0, most), more, until };
			return this.#first;
		}
	}

	findingsBefore(end: number): readonly Finding[] {
		const judging = this.#judgingHere();
		finished(judging.goOn(MOST_FINDINGS, end));
		return this.#left(judging).filter(({ offset }) => offset < end);
	}

	findingsOf(occurrence: Occurrence): readonly Finding[] {
		const { offset, end } = occurrence;
		if (end > (this.#first?.until ?? 0)) {
			const left = this.#unsuppressed(this.#alone(occurrence), true);
			if (!left.some(isOfTheFirstOnly)) return left;
		}
		const known = this.#first !== undefined && end <= this.#first.until ? this.#first.findings : this.findings;
		// Another URL may start right at the end.
		const isOf = (finding: Finding) => finding.offset >= offset && (finding.offset < end || finding.end === end);
		return known.filter((finding) => finding.url !== '' && isOf(finding));
	}

	judgedBy(settings: Settings): Analysis {
		return new StretchedAnalysis(this.occurrences, this.document, settings, [], undefined);
	}

	*changed(text: Text, change: Change): Generator<undefined, Analysis> {
		const scanned = yield* this.occurrences.changed(text, change);
		const document = new ChunkedDocument(text, this.document.languageId);
		return new StretchedAnalysis(scanned, document, this.settings, [], this.usual, this);
	}

	#judgingHere(): Judging {
		this.#judging ??= new Judging((examples) => this.#judged(examples));
		return this.#judging;
	}

	/** What remains of the findings so far, those of its own among them. */
	#left({ findings, isDone, examples }: Judging): readonly Finding[] {
		const isCut = findings.length > MOST_FINDINGS;
		const kept = isCut ? findings.slice(0, MOST_FINDINGS) : findings;
		const all = this.own.length === 0 ? kept : inOrder([...kept, ...this.own]);
		return examples.leaveOut(withoutRepeats(this.#unsuppressed(all, !isDone || isCut)), this.#testsUpTo);
	}

	/** Where tests stand: all over a file of tests. What lies behind `end` is not read: an edit may follow, and another. */
	readonly #testsUpTo = (end: number): readonly Span[] => {
		if (isOfTests(this.settings.file ?? '')) return [{ offset: 0, end }];
		const text = (this.document.chunks ?? this.document.text).slice(0, end);
		return isOfTestsByImports(text) ? [{ offset: 0, end }] : testsIn(text);
	};

	#unsuppressed(findings: readonly Finding[], isCut: boolean): readonly Finding[] {
		return withoutSuppressed(findings, this.occurrences, this.settings, isCut);
	}

	/** What is found in one URL after the other; nothing where a while has passed without any. */
	*#judged(examples: Examples): Iterable<Judged | undefined> {
		const said = new Set<string>();
		const { stretches } = this.occurrences;
		for (let index = 0; index < stretches.length; index++) {
			const stretch = stretches[index] as Stretch;
			if (stretch.found.length === 0) continue;
			const known = this.#stretches.get(stretch);
			const isKnown = known?.holdsFor(this.#together, said) === true;
			// Of most nothing is said.
			if (isKnown && known.isEmpty) continue;
			const judged = isKnown ? known : this.#judgedStretch(stretch, said);
			const base = this.occurrences.baseOf(index);
			const around = this.#around(stretch, base);
			for (const { occurrence, judged: url, mistaken } of judged.urls(said)) {
				if (mistaken) examples.add(occurrence.url);
				if (url.isWrong) yield { end: occurrence.end + base, findings: url.findings(occurrence, around) };
			}
			if (isKnown) continue;
			this.#stretches.set(stretch, judged);
			yield undefined;
		}
	}

	#judgedStretch(stretch: Stretch, said: Said): JudgedStretch {
		return new JudgedStretch(stretch, this.#judge, this.document.languageId, this.#together, said);
	}

	/** The findings of one URL, whatever the others hold. */
	#alone(occurrence: Occurrence): readonly Finding[] {
		const { occurrences } = this;
		const index = occurrences.stretchOf(occurrences.indexAfter(occurrence.offset));
		const stretch = occurrences.stretches[index] as Stretch;
		const base = occurrences.baseOf(index);
		const judged = this.#judgedStretch(stretch, new Set());
		const one = judged.judgedAlone(movedBy(occurrence, -base));
		return one === undefined ? [] : one.judged.findings(one.occurrence, this.#around(stretch, base));
	}

	/** Where the URLs of a stretch stand. */
	#around({ text, shown }: Stretch, base: number): Surroundings {
		const document = { text, languageId: this.document.languageId, whole: this.#together.around(base), shown };
		return { document, base, tokens: new RepeatedTokens(this.#together) };
	}
}

/** The findings of a URL, and where that ends. */
interface Judged {
	readonly end: number;
	readonly findings: readonly Finding[];
}

/** Judges the URLs of a document one after the other, as far as somebody wants. */
class Judging {
	readonly findings: Finding[] = [];
	readonly examples = new Examples();
	isDone = false;
	/** Where the last one ends; nothing lies behind when all are judged. */
	until = 0;
	readonly #urls: Iterator<Judged | undefined>;

	constructor(judged: (examples: Examples) => Iterable<Judged | undefined>) {
		this.#urls = judged(this.examples)[Symbol.iterator]();
	}

	/** Goes on until there are more findings than so many, or those before `end` are known. */
	*goOn(enough: number, end = Number.POSITIVE_INFINITY): Generator<undefined> {
		while (!this.isDone && this.findings.length <= enough && this.until < end) {
			yield;
			const { value, done } = this.#urls.next();
			this.isDone = done === true;
			this.until = this.isDone ? Number.POSITIVE_INFINITY : (value?.end ?? this.until);
			// One by one: one URL can have more findings than a call takes arguments.
			for (const finding of value?.findings ?? []) this.findings.push(finding);
		}
	}
}

/** Whether something is said of the first URL only that it goes for. */
function isOfTheFirstOnly({ code, once }: Finding): boolean {
	return once !== undefined || code === repeatedPlaceholder.code;
}

/** Without what an earlier finding said already. Comments come first: whoever spares the first URL spares that one only. */
function withoutRepeats(findings: readonly Finding[]): readonly Finding[] {
	if (findings.every(({ once }) => once === undefined)) return findings;
	const said = new Set<string>();
	return findings.filter(({ once }) => {
		if (once === undefined) return true;
		const isNew = !said.has(once);
		said.add(once);
		return isNew;
	});
}

/** Whether it makes a difference how URLs are written elsewhere. */
export function comparesSpellings(settings: Settings): boolean {
	return isOn(inconsistentUrl, settings);
}

/** Counts how the URLs of a document are written. */
export function addSpellings(spellings: Spellings, occurrences: Iterable<Occurrence>, { standard }: Settings): void {
	for (const { url, placeholders } of occurrences) spellings.add(parseLogical(url, standard, placeholders));
}

function usualIn(occurrences: Iterable<Occurrence>, settings: Settings): UsualSpelling {
	const spellings = new Spellings();
	addSpellings(spellings, occurrences, settings);
	return usualOfForms(spellings.usual());
}

/** A URL by itself, as the command's `parse` takes it: offsets in the findings are offsets in `text`. */
export interface UrlAnalysis {
	readonly url: Url;
	/** `rfc1738`: whether its production derives it. `modern`: whether no finding is an error. */
	readonly valid: boolean;
	readonly findings: readonly Finding[];
}

const ALONE: Place = {
	context: 'text',
	program: false,
	isQuoted: () => false,
	pointy: true,
	identifier: false,
	link: false,
	plainText: false,
	words: () => ({ before: '', after: '', above: () => '', isLong: () => false, mayHold: () => false }),
	isRecorded: () => false,
	isDescription: () => false,
	namesAttacks: () => false,
	showsAttacks: () => false,
	isWrittenOut: () => false,
	breaks: [],
};

/** Parses and judges one URL that stands alone. Placeholders are taken literally: nothing is a template here. */
export function analyseUrl(text: string, settings: Settings): UrlAnalysis {
	const occurrence: Occurrence = {
		offset: 0,
		end: text.length,
		url: text,
		map: new SourceMap(0),
		placeholders: [],
		boundary: undefined,
		context: contextOf({ name: 'text', escaping: identity, pointy: true }),
		plain: false,
	};
	const judgement = judge(text, [], ALONE, settings);
	const { url } = judgement.subject;
	const document = { text, languageId: 'plaintext' };
	const around = { document, base: 0, tokens: new RepeatedTokens(NONE_REPEATED) };
	const findings = new JudgedUrl(judgement, settings).findings(occurrence, around);
	const valid =
		settings.standard === 'rfc1738' ? url.derivable : findings.every(({ severity }) => severity !== 'error');
	return { url, valid, findings };
}
