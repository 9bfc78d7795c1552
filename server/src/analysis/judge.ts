/** What the rules say about a URL in its place: one verdict per place. */

import type { Occurrence } from '../find/occurrence';
import { familiesOf } from '../languages/kinds';
import { parseLogical, placeholdersIn, touches } from '../placeholders/placeholders';
import { isAttack, isAttackers } from '../rules/attacks';
import { isLiteralHost, isRefusedHost } from '../rules/authority/hosts';
import { isCalledAttack, isCalledWrong, isInRow } from '../rules/called';
import { ruleOf, rules } from '../rules/index';
import { uncertainFrom } from '../rules/lines/ambiguous-end';
import {
	comparing,
	isCorrectedBeside,
	isForExample,
	isMentioned,
	isMoved,
	isOfNamedMistake,
	isOfWords,
	isOneOfSpellings,
} from '../rules/mention';
import { isOfProgram, isSynopsis } from '../rules/notation';
import { isAmongOctets, isRecorded, isSample } from '../rules/recorded';
import { type OwnLevel, type Place, type Rule, type Subject, textOf } from '../rules/rule';
import type { Settings, Severity } from '../settings';
import { applyEdits } from '../url/edits';
import { isKnownScheme } from '../url/known';
import { Mask } from '../url/mask';
import { once, remembered } from '../url/remembered';
import { hasGrammar, schemeOf } from '../url/schemes/index';
import type { Span, Standard, Url, Violation } from '../url/url';
import type { Document } from './finding';
import { placeOf } from './place';
import { isForSecrets, isOfHistory, isOfRecords, isOfTemplate } from './records';

/** What a rule said about a URL, before it is put into words. */
export interface Verdict {
	readonly rule: Rule;
	readonly precedence: number;
	readonly violation: Violation;
	readonly severity: Severity;
	/** Whether it is a hint that nobody asked for, and so is not told. */
	readonly unasked: boolean;
}

/** A URL and all that is said about it, one verdict per place. */
export interface Judgement {
	readonly subject: Subject;
	readonly verdicts: readonly Verdict[];
	/** Every verdict, also those that another one speaks for, and hints that nobody asked for. In the order in which they stand. */
	readonly unweighed: readonly Verdict[];
	/** One per place of these: what is wrong, whoever asks. */
	readonly wrong: readonly Verdict[];
}

/** @param placeholders what is read as letters, and spared */
export function judge(text: string, placeholders: readonly Span[], place: Place, settings: Settings): Judgement {
	const url = parseLogical(text, settings.standard, placeholders);
	const subject = new Judged(url, place, knownBy(settings), placeholders, kindOfFile(settings));
	const found: Verdict[] = [];
	const certain = settings.standard === 'modern' ? uncertainFrom(subject) : Number.POSITIVE_INFINITY;
	const weigh = (violations: readonly Violation[]) => {
		for (const violation of violations) {
			if (violation.offset > certain) continue;
			if (placeholders.length > 0 && touches(violation, placeholders) && isSpared(violation)) continue;
			const verdict = verdictOn(violation, subject, settings);
			if (verdict !== undefined) found.push(verdict);
		}
	};
	weigh(url.violations);
	for (const { find } of seekersIn(settings)) {
		const violations = find(subject);
		if (violations.length > 0) weigh(violations);
	}
	// A copy, which holds no room for more: it is kept as long as the document is open.
	const unweighed = found.toSorted((a, b) => a.violation.offset - b.violation.offset || a.precedence - b.precedence);
	const wrong = onePerPlace(unweighed, settings.standard);
	const verdicts = unweighed.some(({ unasked }) => unasked)
		? onePerPlace(
				unweighed.filter(({ unasked }) => !unasked),
				settings.standard,
			)
		: wrong;
	return { subject, verdicts, unweighed, wrong };
}

/** What the path of the file says. */
const kindOfFile = remembered(({ file = '' }: Settings) => ({
	isOfRecords: isOfRecords(file),
	mayHoldPasswords: isOfTemplate(file) || isForSecrets(file),
	isOfHistory: isOfHistory(file),
}));

/** Tells whether the user, the registry or common use knows a scheme. */
const knownBy = remembered(
	({ knownSchemes }: Settings) =>
		(scheme: string) =>
			isKnownScheme(scheme) || schemeOf(scheme).host || knownSchemes.includes(scheme),
);

/** Whether nothing is said of it on a placeholder. */
function isSpared({ code }: Violation): boolean {
	const rule = ruleOf(code)?.rule;
	return rule?.lines !== true && rule?.spared !== true;
}

/** The most mistakes of a URL that stands beside the right one. */
const FEW = 4;

class Judged implements Subject {
	readonly mask: Mask;
	#hostIsLiteral: boolean | undefined;
	#hostIsRefused: boolean | undefined;
	#isCopied: boolean | undefined;
	#isMentioned: boolean | undefined;
	#isMeantWrong: boolean | undefined;
	#isCompared: boolean | undefined;
	#isAttack: boolean | undefined;

	constructor(
		readonly url: Url,
		readonly place: Place,
		readonly knowsScheme: (scheme: string) => boolean,
		private readonly placeholders: readonly Span[],
		private readonly file: ReturnType<typeof kindOfFile>,
	) {
		this.mask = new Mask(url, place.rest?.text);
	}

	get hostIsLiteral(): boolean {
		this.#hostIsLiteral ??= isLiteralHost(this.url);
		return this.#hostIsLiteral;
	}

	get hostIsRefused(): boolean {
		this.#hostIsRefused ??= isRefusedHost(this.url);
		return this.#hostIsRefused;
	}

	get mayHoldPasswords(): boolean {
		return this.file.mayHoldPasswords;
	}

	get isOfHistory(): boolean {
		return this.file.isOfHistory;
	}

	isToFill(span: Span): boolean {
		return touches(span, this.placeholders);
	}

	/** Whether the author knows what is wrong with the URL: it is there to be talked of. */
	isTalkedOf(rule: Rule, violation: Violation): boolean {
		this.#isCopied ??= this.file.isOfRecords || isRecorded(this.place) || isAmongOctets(this.url.text, this.place);
		if (this.#isCopied) return rule.everywhere !== true;
		if (rule.own === true || rule.lines === true || rule.everywhere === true) return false;
		if (rule.explained === true && this.#isExplained()) return true;
		this.#isMentioned ??=
			isMentioned(this.place) ||
			isOneOfSpellings(this.url.text, this.place) ||
			isMoved(this.url.text, this.place) ||
			isSynopsis(this.url) ||
			isOfWords(this.url.text, this.place);
		// What is asked of the whole document comes behind what the line says.
		if (this.#isMentioned || this.#isOfAttack(rule)) return true;
		// Nobody writes a URL with many mistakes beside the right one.
		if (this.url.violations.length > FEW) return false;
		// Asked first: it is rare, and drafts take longer.
		this.#isCompared ??= comparing(this.place).length > 0;
		if (!this.#isCompared) return false;
		const fixes = rule.fixes?.(violation, this) ?? [];
		return fixes.some(({ edits }) => isCorrectedBeside(applyEdits(this.url.text, edits), this.place));
	}

	/** Whether it stands where people explain what is right and wrong. */
	#isExplained(): boolean {
		const { place } = this;
		if ((place.program && place.context === 'comment') || place.isQuoted()) return true;
		this.#isMeantWrong ??=
			isInRow(place) || isCalledWrong(place) || isOfNamedMistake(place) || isSample(place) || isForExample(place);
		return this.#isMeantWrong;
	}

	/** Whether what the rule reports is an attack on who opens the URL, or is shown as one. */
	#isOfAttack(rule: Rule): boolean {
		const { link, namesAttacks, showsAttacks, isQuoted } = this.place;
		this.#isAttack ??= isAttack(this.url.text);
		if ((rule.characters === true || rule.attack === true) && this.#isAttack) return true;
		if (link) return false;
		if (showsAttacks()) return true;
		if (rule.attack === true) return namesAttacks() || isCalledAttack(this.place);
		return isAttackers(this.url.text) || (isQuoted() && namesAttacks());
	}
}

/** A rule that looks for something itself, beside what the parser reports. */
type Seeker = Rule & Required<Pick<Rule, 'find'>>;

const seekersIn = remembered((settings: Settings): readonly Seeker[] =>
	rules.filter((rule): rule is Seeker => rule.find !== undefined && looks(rule, settings)),
);

/** Whether the rule may speak at all. */
export function isOn(rule: Rule, settings: Settings): boolean {
	return has(rule, settings, speaking);
}

/** Whether the rule has anything to look for, be it only so that no repair adds it. */
function looks(rule: Rule, settings: Settings): boolean {
	return has(rule, settings, looking);
}

type ByStandard = Readonly<Record<Standard, ReadonlySet<Rule>>>;

function has(rule: Rule, { rules, standard }: Settings, own: ByStandard): boolean {
	const level = rules[rule.code];
	return level === undefined ? own[standard].has(rule) : level !== 'off';
}

const speaking = rulesWith((level) => level !== 'off' && level !== 'asked');
const looking = rulesWith((level) => level !== 'off');

/** The rules that have such a level of their own. */
function rulesWith(wanted: (level: OwnLevel) => boolean): ByStandard {
	const inStandard = (index: 0 | 1) =>
		new Set(rules.filter(({ cases }) => Object.values(cases).some(({ levels }) => wanted(levels[index]))));
	return { modern: inStandard(0), rfc1738: inStandard(1) };
}

/** The severity of a violation: the user's, else this one's own, else the rule's for the standard; none when off. */
function verdictOn(violation: Violation, subject: Judged, settings: Settings): Verdict | undefined {
	const found = ruleOf(violation.code);
	if (found === undefined) return undefined;
	const { rule, precedence } = found;
	const level = settings.rules[rule.code] ?? ownLevel(rule, violation, subject);
	if (level === 'off') return undefined;
	if (level === 'asked' || level === 'quiet') {
		const unasked = level === 'asked' || settings.quiet !== true;
		return { rule, precedence, violation, severity: 'hint', unasked };
	}
	return { rule, precedence, violation, severity: level, unasked: false };
}

function ownLevel(rule: Rule, violation: Violation, subject: Judged): OwnLevel {
	const isModern = subject.url.standard === 'modern';
	const found = rule.cases[violation.detail];
	const softer = isModern && isOfProgram(subject.place) ? found?.inPrograms : undefined;
	const level = rule.level?.(violation, subject) ?? softer ?? found?.levels[isModern ? 0 : 1] ?? 'error';
	if (level === 'off' || level === 'asked') return level;
	if (isModern && rule.asked?.(violation, subject) === true) return 'asked';
	if (rule.characters === true && mattersLittle(violation, subject)) return isModern ? 'asked' : 'hint';
	return isModern && subject.isTalkedOf(rule, violation) ? 'asked' : level;
}

/**
 * Whether a character in a wrong place matters little: a URL is only shown, or one program alone reads it, by a grammar that nobody
 * here knows. What stands in a link, other programs read too; and no grammar has characters that cannot be seen.
 */
function mattersLittle(violation: Violation, { url, place, knowsScheme }: Subject): boolean {
	if (place.isQuoted()) return true;
	if (url.standard !== 'modern' || url.scheme === '' || hasGrammar(url.scheme)) return false;
	return !(place.link && knowsScheme(url.scheme)) && !UNSEEN.test(textOf(url, violation));
}

const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/**
 * Where two verdicts overlap, one speaks, as `speaksBefore` decides. Say `a` stands in [0, 10), `b` in [2, 4) and `c` in
 * [6, 12), and `a` speaks before `b`: so far `b` is silent. If `c` speaks before `a`, nothing overlaps `b` any more, and
 * `b` and `c` speak.
 * @param verdicts in the order in which they stand, those that know more first
 */
function onePerPlace(verdicts: readonly Verdict[], standard: Standard): readonly Verdict[] {
	if (verdicts.length < 2) return verdicts;
	const speaking: Verdict[] = [];
	/** Those that the last one of them keeps silent. */
	let silent: Verdict[] = [];
	for (const verdict of verdicts) {
		const last = speaking[speaking.length - 1];
		if (last !== undefined && overlap(last, verdict)) {
			if (!speaksBefore(verdict, last, standard)) {
				silent.push(verdict);
				continue;
			}
			speaking.pop();
			for (const other of silent) if (isFree(other, speaking) && !overlap(other, verdict)) speaking.push(other);
		}
		speaking.push(verdict);
		silent = [];
	}
	return speaking;
}

/** Whether a verdict overlaps none of those before it that speak. */
function isFree(verdict: Verdict, speaking: readonly Verdict[]): boolean {
	const last = speaking[speaking.length - 1];
	return last === undefined || !overlap(last, verdict);
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

/** Whether a rule is on that speaks even of URLs with which nothing is wrong. */
export function speaksOfPlain(settings: Settings): boolean {
	return rules.some((rule) => rule.plain === true && isOn(rule, settings));
}

/**
 * Tells of other URLs, written where an occurrence stands, whether they have nothing wrong of a kind that the occurrence
 * does not have as often, and nothing that is told more often. The occurrence is judged once, when the first is asked about.
 * @param hint a rule whose hints do not count
 */
export function noWorseThan(
	occurrence: Occurrence,
	document: Document,
	settings: Settings,
): (other: string, hint?: string) => boolean {
	const families = familiesOf(document.languageId);
	const placed = once(() => placeOf(occurrence, document));
	const judged = (text: string, spared: readonly Span[]) => judge(text, spared, placed(), settings);
	const before = once(() => judged(occurrence.url, occurrence.placeholders));
	return (other, hint) => {
		const count = (verdicts: readonly Verdict[]) =>
			countByCode(verdicts.filter(({ rule, severity }) => rule.code !== hint || severity !== 'hint'));
		const after = judged(other, placeholdersIn(other, families));
		return (['wrong', 'verdicts'] as const).every((kind) => {
			const known = count(before()[kind]);
			return [...count(after[kind])].every(([code, number]) => number <= (known.get(code) ?? 0));
		});
	};
}

/** How many verdicts each rule has. */
export function countByCode(verdicts: readonly Verdict[]): Map<string, number> {
	const counts = new Map<string, number>();
	for (const { rule } of verdicts) counts.set(rule.code, (counts.get(rule.code) ?? 0) + 1);
	return counts;
}
