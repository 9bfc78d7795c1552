/** Text, language and settings in; occurrences and findings with their fixes out. The one engine behind every feature. */

import { SourceMap } from '../escaping/source-map';
import { identity } from '../escaping/unescape';
import type { Occurrence } from '../find/occurrence';
import type { Occurrences } from '../find/occurrences';
import { scan } from '../find/scanner';
import { parseLogical } from '../placeholders/placeholders';
import { inconsistentUrl, type UsualSpelling, usualSpellings } from '../rules/documents/inconsistent-url';
import { repeatedPlaceholder } from '../rules/documents/repeated-placeholder';
import type { Place } from '../rules/rule';
import type { Settings } from '../settings';
import { once } from '../url/remembered';
import type { Url } from '../url/url';
import { urlMatcher } from '../url/url-glob';
import { Examples } from './examples';
import type { Document, Finding } from './finding';
import { isOn, judge, speaksOfPlain } from './judge';
import { JudgedUrl, judgedUrl, type Known } from './judged-url';
import { RepeatedTokens } from './repeated-tokens';
import { inOrder, withoutSuppressed } from './suppressed-findings';

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
	/** The first findings, `most` of them: only as many URLs are judged as that takes. */
	first(most: number): FirstFindings;
	/**
	 * The findings of one of its URLs, in order. No other URL is judged for it, unless something is said of the first of several only.
	 * Until judging has come so far, those are among them that are left out where many URLs are examples of what is wrong.
	 */
	findingsOf(occurrence: Occurrence): readonly Finding[];
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
 */
export function analyse(document: Document, settings: Settings, own: readonly Finding[] = []): Analysis {
	return new LazyAnalysis(document, settings, own);
}

class LazyAnalysis implements Analysis {
	readonly occurrences: Occurrences;
	readonly #isIgnored: (url: string) => boolean;
	readonly #usual: () => UsualSpelling | undefined;
	readonly #speaksOfPlain: boolean;
	/** How far judging came; absent until somebody asked. */
	#judging: Judging | undefined;
	/** The findings that were asked for last. */
	#first: (FirstFindings & { readonly most: number }) | undefined;

	constructor(
		private readonly document: Document,
		private readonly settings: Settings,
		private readonly own: readonly Finding[],
	) {
		const occurrences = scan(document.text, document.languageId);
		this.occurrences = occurrences;
		this.#isIgnored = urlMatcher(settings.ignoreUrls);
		this.#speaksOfPlain = speaksOfPlain(settings);
		this.#usual = once(() =>
			isOn(inconsistentUrl, settings) ? usualSpellings(urlsOf(occurrences, settings)) : undefined,
		);
	}

	get findings(): readonly Finding[] {
		return this.first(MOST_FINDINGS).findings;
	}

	get cut(): boolean {
		return this.first(MOST_FINDINGS).more;
	}

	first(most: number): FirstFindings {
		if (this.#first?.most === most) return this.#first;
		this.#judging ??= new Judging(this.#known(), (known) => this.#judged(known));
		const judging = this.#judging;
		// What is switched off, repeated or an example does not count, so it may take more.
		for (let enough = Math.max(1, most); ; enough *= 2) {
			judging.goOn(Math.min(enough, MOST_FINDINGS));
			const left = this.#left(judging);
			const isCut = judging.findings.length > MOST_FINDINGS;
			if (!judging.isDone && left.length <= most && !isCut) continue;
			const more = !judging.isDone || isCut || left.length > most;
			const until = left[most]?.offset ?? judging.until;
			this.#first = { most, findings: left.slice(0, most), more, until };
			return this.#first;
		}
	}

	findingsOf(occurrence: Occurrence): readonly Finding[] {
		const { offset, end } = occurrence;
		if (end > (this.#first?.until ?? 0)) {
			const alone = this.#findingsOf(occurrence, this.#known());
			const left = withoutSuppressed(alone, this.document, this.settings, true);
			if (!left.some(isOfTheFirstOnly)) return left;
		}
		const known = this.#first !== undefined && end <= this.#first.until ? this.#first.findings : this.findings;
		// Another URL may start right at the end.
		const isOf = (finding: Finding) => finding.offset >= offset && (finding.offset < end || finding.end === end);
		return known.filter((finding) => finding.url !== '' && isOf(finding));
	}

	/** What remains of the findings so far, those of its own among them. */
	#left({ findings, isDone, known }: Judging): readonly Finding[] {
		const { document, settings, own } = this;
		const isCut = findings.length > MOST_FINDINGS;
		const kept = isCut ? findings.slice(0, MOST_FINDINGS) : findings;
		const all = own.length === 0 ? kept : inOrder([...kept, ...own]);
		const unsuppressed = withoutSuppressed(all, document, settings, !isDone || isCut);
		return known.examples.leaveOut(withoutRepeats(unsuppressed));
	}

	/** What is found in one URL after the other. */
	*#judged(known: Together): Iterable<Judged> {
		const { occurrences } = this;
		for (const occurrence of this.#speaksOfPlain ? occurrences : occurrences.notPlain())
			yield { end: occurrence.end, findings: this.#findingsOf(occurrence, known) };
	}

	/** What is known of its URLs together, before any of them is judged. */
	#known(): Together {
		const { occurrences, settings } = this;
		return { tokens: new RepeatedTokens(occurrences), examples: new Examples(settings), usual: this.#usual() };
	}

	#findingsOf(occurrence: Occurrence, known: Together): readonly Finding[] {
		const isSilent = occurrence.plain && !this.#speaksOfPlain;
		if (isSilent || this.#isIgnored(occurrence.url)) return [];
		const judged = judgedUrl(occurrence, this.document, this.settings, known);
		known.examples.add(judged.judgement);
		return judged.findings(occurrence, this.document, known.tokens);
	}
}

/** What is known of a document's URLs together, and what was learnt from those that were judged. */
interface Together extends Known {
	readonly examples: Examples;
}

/** The findings of a URL, and where that ends. */
interface Judged {
	readonly end: number;
	readonly findings: readonly Finding[];
}

/** Judges the URLs of a document one after the other, as far as somebody wants. */
class Judging {
	readonly findings: Finding[] = [];
	isDone = false;
	/** Where the last one ends; nothing lies behind when all are judged. */
	until = 0;
	readonly #urls: Iterator<Judged>;

	constructor(
		readonly known: Together,
		judged: (known: Together) => Iterable<Judged>,
	) {
		this.#urls = judged(known)[Symbol.iterator]();
	}

	/** Goes on until there are more findings than so many. */
	goOn(enough: number): void {
		while (!this.isDone && this.findings.length <= enough) {
			const { value, done } = this.#urls.next();
			this.isDone = done === true;
			this.until = this.isDone ? Number.POSITIVE_INFINITY : value.end;
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

function* urlsOf(occurrences: Iterable<Occurrence>, { standard }: Settings): Iterable<Url> {
	for (const { url, placeholders } of occurrences) yield parseLogical(url, standard, placeholders);
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
	quoted: false,
	pointy: true,
	identifier: false,
	link: false,
	plainText: false,
	words: () => ({ before: '', after: '' }),
	namesAttacks: () => false,
	showsAttacks: () => false,
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
		context: { name: 'text', escaping: identity, pointy: true },
		plain: false,
	};
	const judgement = judge(text, [], ALONE, settings);
	const { url } = judgement.subject;
	const document = { text, languageId: 'plaintext' };
	const findings = new JudgedUrl(judgement, settings).findings(occurrence, document, new RepeatedTokens([]));
	const valid =
		settings.standard === 'rfc1738' ? url.derivable : findings.every(({ severity }) => severity !== 'error');
	return { url, valid, findings };
}
