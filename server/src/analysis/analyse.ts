/** Text, language and settings in; occurrences and findings with their fixes out. The one engine behind every feature. */

import { message } from '../data/messages';
import type { Shown } from '../data/shown';
import { english, type Phrase } from '../data/words';
import { SourceMap } from '../escaping/source-map';
import { identity } from '../escaping/unescape';
import type { Occurrence } from '../find/occurrence';
import type { Occurrences } from '../find/occurrences';
import { placeholdersOf } from '../find/percent';
import { scan } from '../find/scanner';
import { parseLogical } from '../placeholders/placeholders';
import { inconsistentUrl, type UsualSpelling, usualSpellings } from '../rules/documents/inconsistent-url';
import { repeatedPlaceholder } from '../rules/documents/repeated-placeholder';
import { type Case, type Place, type Rule, type Subject, textOf } from '../rules/rule';
import type { Settings } from '../settings';
import { MOST_ALIKE } from '../url/parser';
import { once } from '../url/remembered';
import type { Span, Url, Violation } from '../url/url';
import { urlMatcher } from '../url/url-glob';
import { Examples, isDoubted } from './examples';
import type { Document, Finding } from './finding';
import { gathered, type Others } from './gather';
import { isOn, type Judgement, judge, placeOf, speaksOfPlain } from './judge';
import { Repairer } from './repair';
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
	/**
	 * The findings of one of its URLs, in order. No other URL is judged for it, unless something is said of the first of several only.
	 * Until all are judged, those are among them that are left out where many URLs are examples of what is wrong.
	 */
	findingsOf(occurrence: Occurrence): readonly Finding[];
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
	/** The findings, and whether they are cut; absent until somebody asked for them. */
	#judged: Pick<Analysis, 'findings' | 'cut'> | undefined;

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
		return this.#all().findings;
	}

	get cut(): boolean {
		return this.#all().cut;
	}

	findingsOf(occurrence: Occurrence): readonly Finding[] {
		const isWholeKnown = this.#judged !== undefined && !this.#judged.cut;
		if (!isWholeKnown) {
			const alone = this.#findingsOf(occurrence, this.#known());
			const left = withoutSuppressed(alone, this.document, this.settings, true);
			if (!left.some(isOfTheFirstOnly)) return left;
		}
		const { offset, end } = occurrence;
		// Another URL may start right at the end.
		const isOf = (finding: Finding) => finding.offset >= offset && (finding.offset < end || finding.end === end);
		return this.findings.filter((finding) => finding.url !== '' && isOf(finding));
	}

	#all(): Pick<Analysis, 'findings' | 'cut'> {
		this.#judged ??= this.#judge();
		return this.#judged;
	}

	#judge(): Pick<Analysis, 'findings' | 'cut'> {
		const { occurrences, document, settings, own } = this;
		const known = this.#known();
		const findings: Finding[] = [];
		for (const occurrence of this.#speaksOfPlain ? occurrences : occurrences.notPlain()) {
			// One by one: one URL can have more findings than a call takes arguments.
			for (const finding of this.#findingsOf(occurrence, known)) findings.push(finding);
			if (findings.length > MOST_FINDINGS) break;
		}
		const cut = findings.length > MOST_FINDINGS;
		if (cut) findings.length = MOST_FINDINGS;
		const all = own.length === 0 ? findings : inOrder([...findings, ...own]);
		const unsuppressed = withoutSuppressed(all, document, settings, cut);
		return { findings: known.examples.leaveOut(withoutRepeats(unsuppressed)), cut };
	}

	/** What is known of its URLs together, before any of them is judged. */
	#known(): Known {
		const { occurrences, settings } = this;
		return { tokens: new RepeatedTokens(occurrences), examples: new Examples(settings), usual: this.#usual() };
	}

	#findingsOf(occurrence: Occurrence, known: Known): readonly Finding[] {
		const isSilent = occurrence.plain && !this.#speaksOfPlain;
		if (isSilent || this.#isIgnored(occurrence.url)) return [];
		return judgeOccurrence(occurrence, this.document, this.settings, known);
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

/** What is known of a document's URLs together. */
interface Known {
	readonly tokens: RepeatedTokens;
	readonly examples: Examples;
	readonly usual: UsualSpelling | undefined;
}

function judgeOccurrence(
	occurrence: Occurrence,
	document: Document,
	settings: Settings,
	{ tokens, examples, usual }: Known,
): Finding[] {
	const place = placeOf(occurrence, document, usual);
	const placeholders = placeholdersOf(document, occurrence);
	const first = judge(occurrence.url, placeholders, place, settings);
	const judgement = withTokens(first, placeholders, settings, tokens);
	examples.add(judgement);
	return findingsOf(judgement, occurrence, document, settings, tokens);
}

/** The judgement with repeated tokens read as placeholders, where something was said of one. */
function withTokens(
	first: Judgement,
	placeholders: readonly Span[],
	settings: Settings,
	tokens: RepeatedTokens,
): Judgement {
	const { url, place } = first.subject;
	const blamed = first.verdicts.length === 0 ? undefined : tokens.blamed(url.text, first.verdicts);
	if (blamed === undefined) return first;
	const spared = tokens.with(placeholders, url.text);
	return judge(url.text, spared, { ...place, repeated: tokens.sayOnce(blamed) }, settings);
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
	const findings = findingsOf(judgement, occurrence, document, settings, new RepeatedTokens([]));
	const valid =
		settings.standard === 'rfc1738' ? url.derivable : findings.every(({ severity }) => severity !== 'error');
	return { url, valid, findings };
}

function findingsOf(
	judgement: Judgement,
	occurrence: Occurrence,
	document: Document,
	settings: Settings,
	tokens: RepeatedTokens,
): Finding[] {
	if (judgement.verdicts.length === 0) return [];
	let masked: Shown | undefined;
	const repairer = new Repairer(judgement, occurrence, document, settings, tokens);
	return gathered(judgement.verdicts, occurrence.url.length).map((told) => {
		const { rule, violation, severity, others } = told;
		return {
			code: rule.code,
			severity,
			...occurrence.map.toDocument(others?.span ?? violation),
			...(isDoubted(told, judgement.subject, settings) ? { doubted: true } : {}),
			...(rule.once ? { once: `${rule.code} ${textOf(judgement.subject.url, violation).toLowerCase()}` } : {}),
			get says() {
				return withOthers(phraseOf(rule, violation, judgement.subject), others);
			},
			get message() {
				return english.sentence(this.says);
			},
			get url() {
				masked ??= judgement.subject.mask.whole;
				return masked;
			},
			fixes: once(() => repairer.fixes(told)),
		};
	});
}

function phraseOf(rule: Rule, violation: Violation, subject: Subject): Phrase {
	const { says } = rule.cases[violation.detail] as Case;
	return { key: `${rule.code}/${violation.detail}`, english: says, params: rule.params?.(violation, subject) ?? {} };
}

function withOthers(finding: Phrase, others: Others | undefined): Phrase {
	if (others === undefined) return finding;
	// No more than so many of a kind are counted.
	const key = others.count + 1 >= MOST_ALIKE ? 'finding.others-at-least' : 'finding.others';
	return message('finding.with-others', { finding, others: message(key, { count: others.count }) });
}
