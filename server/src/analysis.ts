/** Text, language and settings in; occurrences and findings with their fixes out. The one engine behind every feature. */

import { isCode, isPlainText } from './data/languages';
import { isMessageKey, message } from './data/messages';
import { inconsistentUrl, type UsualSpelling, usualSpellings } from './rules/inconsistent-url';
import { codes, ruleOf, rules } from './rules/index';
import { type Draft, type LineEdits, messageKey, type Place, type Rule, type Subject } from './rules/rule';
import { type CommentProblem, problemsOf } from './rules/suppression-comments';
import { hasOwnCharset } from './scan/charset';
import { applyEdits, type Edit, movedBy } from './scan/edits';
import { foundInLines, lineBreaksIn, movedBreaks } from './scan/line-breaks';
import type { Occurrence } from './scan/occurrence';
import type { Occurrences } from './scan/occurrences';
import { formatsPercent } from './scan/percent';
import { placeholdersIn, shapeOf, touches } from './scan/placeholders';
import { endsAlike, scan } from './scan/scanner';
import { SourceMap } from './scan/source-map';
import { Sweep, usesOf } from './scan/suppressed';
import { suppressionsIn } from './scan/suppressions';
import { identity } from './scan/unescape';
import type { Level, Settings, Severity } from './settings';
import { isKnownScheme } from './url/known';
import { maskPasswords } from './url/mask';
import { parseUrl } from './url/parse';
import { schemeOf } from './url/schemes/index';
import type { Span, Standard, Url, Violation } from './url/url';
import { urlMatcher } from './url/url-glob';

export { applyEdits, type Edit } from './scan/edits';
export type { Occurrence } from './scan/occurrence';

export interface Document {
	readonly text: string;
	/** As editors name it. */
	readonly languageId: string;
}

/** A repair of a finding. Its edits lie inside the occurrence and do not overlap. */
export interface Fix {
	readonly title: string;
	readonly edits: readonly Edit[];
	/** Whether it may be applied without asking. */
	readonly all: boolean;
	readonly preferred: boolean;
}

/** A rule's result on an occurrence, in document offsets. */
export interface Finding extends Span {
	readonly code: string;
	readonly severity: Severity;
	readonly message: string;
	/** The logical text of the URL, passwords masked. Made when asked for. */
	readonly url: string;
	/** Computed when asked for: each is tried first and offered only if it removes the finding and adds none. */
	readonly fixes: () => readonly Fix[];
}

export interface Analysis {
	readonly occurrences: Occurrences;
	/** In the order in which they stand in the document. */
	readonly findings: readonly Finding[];
}

/** What a rule said about a URL, before it is put into words. */
interface Verdict {
	readonly rule: Rule;
	readonly precedence: number;
	readonly violation: Violation;
	readonly severity: Severity;
}

/**
 * Finds and judges every URL of a document. Never throws.
 * @param own findings that are not about URLs, in order: comments can switch them off too
 */
export function analyse(document: Document, settings: Settings, own: readonly Finding[] = []): Analysis {
	const occurrences = scan(document.text, document.languageId);
	const isIgnored = urlMatcher(settings.ignoreUrls);
	const usual = isOn(inconsistentUrl, settings) ? usualSpellings(urlsOf(occurrences, settings)) : undefined;
	const findings: Finding[] = [];
	for (const occurrence of speaksOfPlain(settings) ? occurrences : occurrences.notPlain()) {
		if (isIgnored(occurrence.url)) continue;
		// One by one: one URL can have more findings than a call takes arguments.
		for (const finding of judgeOccurrence(occurrence, document, settings, usual)) findings.push(finding);
	}
	const all = own.length === 0 ? findings : inOrder([...findings, ...own]);
	return { occurrences, findings: withoutSuppressed(all, document, settings) };
}

function inOrder(findings: Finding[]): Finding[] {
	return findings.sort((a, b) => a.offset - b.offset);
}

/** The findings that no comment switches off, and what is wrong with these comments. */
function withoutSuppressed(findings: Finding[], { text, languageId }: Document, settings: Settings): Finding[] {
	const uses = usesOf(suppressionsIn(text, languageId));
	if (uses.length === 0) return findings;
	const sweep = new Sweep(text, uses);
	const kept = findings.filter(({ offset, code }) => !sweep.covers(offset, code));
	sweep.finish();
	// A comment cannot be of use by hiding that it is of none: these findings it must name.
	const named = new Sweep(text, uses, true);
	const isOnHere = (code: string) => {
		const rule = ruleOf(code)?.rule;
		return rule !== undefined && rule.own !== true && isOn(rule, settings);
	};
	const about = problemsOf(text, uses, codes, isOnHere)
		.flatMap((problem) => commentFinding(problem, settings) ?? [])
		.filter(({ offset, code }) => !named.covers(offset, code));
	return about.length === 0 ? kept : inOrder([...kept, ...about]);
}

function commentFinding({ code, message, offset, end, fix }: CommentProblem, settings: Settings): Finding | undefined {
	const severity = settings.rules[code] ?? 'warning';
	if (severity === 'off') return undefined;
	const fixes = () => (fix ? [{ title: fix.title, edits: fix.edits(), all: false, preferred: true }] : []);
	return { code, severity, message, offset, end, url: '', fixes };
}

function* urlsOf(occurrences: Iterable<Occurrence>, { standard }: Settings): Iterable<Url> {
	for (const { url, placeholders } of occurrences) yield parseUrl(url, standard, shapeOf(url, placeholders));
}

function judgeOccurrence(
	occurrence: Occurrence,
	document: Document,
	settings: Settings,
	usual: UsualSpelling | undefined,
): Finding[] {
	const place: Place = { ...placeOf(occurrence, document), usual };
	const judgement = judge(occurrence.url, occurrence.placeholders, place, settings);
	return findingsOf(judgement, occurrence, document, settings);
}

/** Whether a rule is on that speaks even of URLs with which nothing is wrong. */
function speaksOfPlain(settings: Settings): boolean {
	return rules.some((rule) => rule.plain === true && isOn(rule, settings));
}

function placeOf(occurrence: Occurrence, { text, languageId }: Document): Place {
	const { context, rest } = occurrence;
	return {
		context: context.name,
		code: isCode(languageId),
		quoted: context.quoted === true,
		pointy: context.pointy === true,
		identifier: context.identifier === true,
		plainText: isPlainText(languageId),
		rest,
		breaks: lineBreaksIn(text, occurrence),
	};
}

/**
 * Whether `url`, written where the occurrence stands, has no finding of a kind that the occurrence does not have as often.
 * @param hint a rule whose hints do not count
 */
export function isNoWorse(
	url: string,
	occurrence: Occurrence,
	document: Document,
	settings: Settings,
	hint?: string,
): boolean {
	const place = placeOf(occurrence, document);
	const count = (text: string, placeholders: readonly Span[]) => {
		const { subject, verdicts } = judge(text, placeholders, place, settings);
		return countByCode({
			subject,
			verdicts: verdicts.filter(({ rule, severity }) => rule.code !== hint || severity !== 'hint'),
		});
	};
	const before = count(occurrence.url, occurrence.placeholders);
	return [...count(url, placeholdersIn(url))].every(([code, number]) => number <= (before.get(code) ?? 0));
}

/** A URL by itself, as the command's `parse` takes it: offsets in the findings are offsets in `text`. */
export interface UrlAnalysis {
	readonly url: Url;
	/** `rfc1738`: whether its production derives it. `modern`: whether no finding is an error. */
	readonly valid: boolean;
	readonly findings: readonly Finding[];
}

const ALONE: Place = {
	...{ context: 'text', code: false, quoted: false, pointy: true, identifier: false, plainText: false },
	breaks: [],
};

/** Parses and judges one URL that stands alone. Placeholders are taken literally: nothing is a template here. */
export function analyseUrl(text: string, settings: Settings): UrlAnalysis {
	const occurrence: Occurrence = {
		...{ offset: 0, end: text.length, url: text, map: new SourceMap(0), placeholders: [], boundary: undefined },
		...{ context: { name: 'text', escaping: identity, pointy: true }, plain: false },
	};
	const judgement = judge(text, [], ALONE, settings);
	const { url } = judgement.subject;
	const findings = findingsOf(judgement, occurrence, { text, languageId: 'plaintext' }, settings);
	const valid =
		settings.standard === 'rfc1738' ? url.derivable : findings.every(({ severity }) => severity !== 'error');
	return { url, valid, findings };
}

/** A URL and all that is said about it, one verdict per place. */
interface Judgement {
	readonly subject: Subject;
	readonly verdicts: readonly Verdict[];
}

function judge(text: string, placeholders: readonly Span[], place: Place, settings: Settings): Judgement {
	const url = parseUrl(text, settings.standard, placeholders.length === 0 ? text : shapeOf(text, placeholders));
	const knowsScheme = (scheme: string) =>
		isKnownScheme(scheme) || schemeOf(scheme).host || settings.knownSchemes.includes(scheme);
	const subject: Subject = { url, place, knowsScheme };
	const verdicts: Verdict[] = [];
	for (const violation of violationsOf(subject, settings)) {
		if (placeholders.length > 0 && touches(violation, placeholders) && !isAboutLines(violation)) continue;
		const verdict = verdictOn(violation, subject, settings);
		if (verdict !== undefined) verdicts.push(verdict);
	}
	return { subject, verdicts: onePerPlace(verdicts, settings.standard) };
}

function isAboutLines({ code }: Violation): boolean {
	return ruleOf(code)?.rule.lines === true;
}

/** What the parser reports, and what the rules find beside it. */
function* violationsOf(subject: Subject, settings: Settings): Iterable<Violation> {
	yield* subject.url.violations;
	for (const rule of seekersIn(settings)) if (rule.find !== undefined) yield* rule.find(subject);
}

const seekers = new WeakMap<Settings, readonly Rule[]>();

/** The rules that find something themselves and are on. */
function seekersIn(settings: Settings): readonly Rule[] {
	let found = seekers.get(settings);
	if (found === undefined) {
		found = rules.filter((rule) => rule.find !== undefined && isOn(rule, settings));
		seekers.set(settings, found);
	}
	return found;
}

/** Whether the rule may speak at all: what nobody switched on need not look at every URL. */
function isOn(rule: Rule, { rules, standard }: Settings): boolean {
	const level = rules[rule.code];
	return level === undefined ? !silentRules[standard].has(rule) : level !== 'off';
}

const silentRules = { modern: silentIn(0), rfc1738: silentIn(1) };

function silentIn(standard: 0 | 1): ReadonlySet<Rule> {
	const silent = ({ level, levels }: Rule) =>
		level === undefined && Object.values(levels).every((pair) => pair[standard] === 'off');
	return new Set(rules.filter(silent));
}

/** The severity of a violation: the user's, else this one's own, else the rule's for the standard; none when off. */
function verdictOn(violation: Violation, subject: Subject, settings: Settings): Verdict | undefined {
	const found = ruleOf(violation.code);
	if (found === undefined) return undefined;
	const { rule, precedence } = found;
	const levels = rule.levels[violation.detail];
	const own = levels?.[settings.standard === 'modern' ? 0 : 1] ?? 'error';
	const level: Level = settings.rules[rule.code] ?? rule.level?.(violation, subject) ?? own;
	if (level === 'off') return undefined;
	const capped = rule.characters === true && subject.place.quoted && settings.rules[rule.code] === undefined;
	return { rule, precedence, violation, severity: capped ? 'hint' : level };
}

/** Where two verdicts overlap, one speaks, as `speaksBefore` decides. In the order in which they stand. */
function onePerPlace(verdicts: Verdict[], standard: Standard): readonly Verdict[] {
	if (verdicts.length < 2) return verdicts;
	verdicts.sort((a, b) => a.violation.offset - b.violation.offset || a.precedence - b.precedence);
	const kept: Verdict[] = [];
	for (const verdict of verdicts) {
		const last = kept[kept.length - 1];
		if (last === undefined || !overlap(last, verdict)) kept.push(verdict);
		else if (speaksBefore(verdict, last, standard)) kept[kept.length - 1] = verdict;
	}
	return kept;
}

/** `b` starts no earlier than `a`. */
function overlap({ violation: a }: Verdict, { violation: b }: Verdict): boolean {
	return b.offset < a.end;
}

/**
 * The rule that knows more speaks. But no hint hides what must be mended, and to the letter of RFC 1738 nothing hides an
 * error, so that a URL that it does not derive always has one.
 */
function speaksBefore(a: Verdict, b: Verdict, standard: Standard): boolean {
	const weigh = ({ severity }: Verdict) => {
		if (severity === 'hint' || severity === 'information') return 2;
		return standard === 'rfc1738' && severity === 'warning' ? 1 : 0;
	};
	return weigh(a) - weigh(b) < 0 || (weigh(a) === weigh(b) && a.precedence < b.precedence);
}

function findingsOf(judgement: Judgement, occurrence: Occurrence, document: Document, settings: Settings): Finding[] {
	if (judgement.verdicts.length === 0) return [];
	let masked: string | undefined;
	const repairer = new Repairer(judgement, occurrence, document, settings);
	return judgement.verdicts.map(({ rule, violation, severity }) => {
		const key = messageKey(violation);
		return {
			code: rule.code,
			severity,
			message: isMessageKey(key) ? sentence(message(key, rule.params?.(violation, judgement.subject))) : rule.code,
			...occurrence.map.toDocument(violation),
			get url() {
				masked ??= maskPasswords(judgement.subject.url);
				return masked;
			},
			fixes: () => repairer.fixes(rule, violation),
		};
	});
}

/** A message may start with the name of a character ("a space"). */
function sentence(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * A longer URL, or one with more mistakes, holds data rather than an address: trying each of its fixes would take as long
 * as its length squared.
 */
const LONGEST_REPAIRED = 4096;
const MOST_REPAIRED = 100;

/** What ends a comment over several lines. */
const CLOSES = /\*\/|--!?>/;

/** What ends `<URL:…>` and other places over several lines. */
const BLANK_LINE = /\n[ \t]*\r?\n/;

/** Tries the drafts of one URL's rules, and offers those that do what they say. */
class Repairer {
	#before: Map<string, number> | undefined;

	constructor(
		private readonly judgement: Judgement,
		private readonly occurrence: Occurrence,
		private readonly document: Document,
		private readonly settings: Settings,
	) {}

	fixes(rule: Rule, violation: Violation): Fix[] {
		const { subject, verdicts } = this.judgement;
		if (subject.url.text.length > LONGEST_REPAIRED || verdicts.length > MOST_REPAIRED) return [];
		const drafts = (rule.fixes?.(violation, subject) ?? []).filter((draft) => this.#isWritable(draft));
		return drafts
			.filter((draft) =>
				draft.lines === undefined ? this.#repairs(draft, violation) : this.#joins(draft.lines, violation),
			)
			.filter((draft) => draft.lines !== undefined || draft.cut !== undefined || this.#endsAlike(draft))
			.flatMap((draft) => fixOf(draft, this.occurrence) ?? []);
	}

	/** Whether what the draft writes means the same in this place. */
	#isWritable({ edits, cut, utf8 }: Draft): boolean {
		const { document, occurrence } = this;
		if (cut !== undefined && edits.some(({ text }) => text === '<') && !this.#isVerbatim(cut)) return false;
		if (utf8 === true && edits.some((edit) => this.#isInSearch(edit)) && hasOwnCharset(document)) return false;
		return edits.every(({ text }) => !text.includes('%')) || !formatsPercent(document, occurrence);
	}

	/** Whether the URL stands there as it is up to `cut`: in `<…>` nothing is undone. */
	#isVerbatim(cut: number): boolean {
		const { url, offset } = this.occurrence;
		return this.document.text.startsWith(url.slice(0, cut), offset);
	}

	#isInSearch({ offset }: Span): boolean {
		const { search } = this.judgement.subject.url.components;
		return search !== undefined && offset >= search.offset && offset < search.end;
	}

	#endsAlike(draft: Draft): boolean {
		const fix = fixOf(draft, this.occurrence);
		if (fix === undefined || this.#closesPlace(fix.edits)) return false;
		return endsAlike(this.document.text, this.occurrence, fix.edits);
	}

	/** Whether the edits leave what ends the place where it was not: the end of a comment, or a blank line. */
	#closesPlace(edits: readonly Edit[]): boolean {
		const { offset, end, context } = this.occurrence;
		const comment = context.name === 'comment' || context.name === 'markup-comment';
		const before = this.document.text.slice(offset, end);
		const after = applyEdits(before, movedBy(edits, -offset));
		return [comment ? CLOSES : BLANK_LINE].some((close) => close.test(after) && !close.test(before));
	}

	/** Whether after the draft there are fewer findings of the violation's code, and no more of any other. */
	#repairs({ edits, cut }: Draft, violation: Violation): boolean {
		const { url, place } = this.judgement.subject;
		const wraps = edits.some((edit) => edit.syntax === true);
		const fixed = wraps ? url.text.slice(0, cut) : applyEdits(url.text, edits);
		const breaks = place.breaks.length === 0 ? place.breaks : movedBreaks(place.breaks, edits);
		return this.#isBetter(fixed, { ...place, breaks, pointy: wraps ? cut === undefined : place.pointy }, violation);
	}

	/** As `#repairs`, for edits of the lines: the whole URL must be found there. */
	#joins({ edits, end, url }: LineEdits, violation: Violation): boolean {
		const { document, occurrence, judgement } = this;
		const found = foundInLines(document.text, occurrence, end, edits);
		if (found?.occurrence.url !== url) return false;
		const { text, occurrence: whole } = found;
		const { context, rest, breaks, pointy } = placeOf(whole, { text, languageId: document.languageId });
		return this.#isBetter(url, { ...judgement.subject.place, context, pointy, rest, breaks }, violation);
	}

	#isBetter(url: string, place: Place, { code }: Violation): boolean {
		const before = this.#countBefore();
		const after = countByCode(judge(url, placeholdersIn(url), place, this.settings));
		if ((after.get(code) ?? 0) >= (before.get(code) ?? 0)) return false;
		return [...after].every(([other, number]) => number <= (before.get(other) ?? 0));
	}

	#countBefore(): Map<string, number> {
		this.#before ??= countByCode(this.judgement);
		return this.#before;
	}
}

function countByCode({ verdicts }: Judgement): Map<string, number> {
	const counts = new Map<string, number>();
	for (const { rule } of verdicts) counts.set(rule.code, (counts.get(rule.code) ?? 0) + 1);
	return counts;
}

/** Quoted text shows a URL as somebody wrote it, so nothing is changed there without asking. */
function fixOf(draft: Draft, { map, context }: Occurrence): Fix | undefined {
	const { title, edits, lines, all = false, preferred = false } = draft;
	if (lines !== undefined) return { title, edits: lines.edits, all: false, preferred };
	const inDocument: Edit[] = [];
	for (const edit of edits) {
		const text = edit.syntax === true ? edit.text : context.escaping.write(edit.text);
		if (text === undefined) return undefined;
		inDocument.push({ ...(text === '' ? map.toRemove(edit) : map.toDocument(edit)), text });
	}
	return { title, edits: inDocument, all: all && context.quoted !== true, preferred };
}

/** A repaired document never needs more rounds than this: each round removes what the one before uncovered. */
const MOST_ROUNDS = 10;

/**
 * Applies every fix that may be applied without asking, until none is left.
 * @param code the only rule whose findings are fixed
 * @returns the text, and how many findings were fixed
 */
export function fixAll(
	document: Document,
	settings: Settings,
	code?: string,
): { readonly text: string; readonly fixed: number } {
	let { text } = document;
	let fixed = 0;
	for (let round = 0; round < MOST_ROUNDS; round++) {
		const edits = safeEdits({ text, languageId: document.languageId }, settings, code);
		if (edits.length === 0) break;
		fixed += edits.length;
		text = applyEdits(text, edits.flat());
	}
	return { text, fixed };
}

function safeEdits(document: Document, settings: Settings, code?: string): (readonly Edit[])[] {
	const { findings } = analyse(document, settings);
	return automaticEdits(code === undefined ? findings : findings.filter((finding) => finding.code === code));
}

/** Per finding, the edits of its automatic fix. Those that would touch an earlier one are left out. */
export function automaticEdits(findings: readonly Finding[]): (readonly Edit[])[] {
	const taken: (readonly Edit[])[] = [];
	let free = 0;
	for (const finding of findings) {
		const fix = finding.fixes().find(({ all }) => all);
		if (fix === undefined || fix.edits.some(({ offset }) => offset < free)) continue;
		taken.push(fix.edits);
		free = fix.edits.reduce((last, { end }) => Math.max(last, end), free);
	}
	return taken;
}

/**
 * All automatic fixes as edits of the document: one by one where one round does it, else the one stretch that changes.
 * The result is `fixAll`'s, so that editor and command agree.
 */
export function fixAllEdits(document: Document, settings: Settings, code?: string): readonly Edit[] {
	const first = safeEdits(document, settings, code).flat();
	const { text } = fixAll(document, settings, code);
	return applyEdits(document.text, first) === text ? first : [changedStretch(document.text, text)];
}

function changedStretch(before: string, after: string): Edit {
	const shorter = Math.min(before.length, after.length);
	let start = 0;
	while (start < shorter && before[start] === after[start]) start++;
	let same = 0;
	while (same < shorter - start && before[before.length - 1 - same] === after[after.length - 1 - same]) same++;
	return { offset: start, end: before.length - same, text: after.slice(start, after.length - same) };
}
