/**
 * Programs that are about wrong URLs: what a parser must refuse, what a test expects. Nobody mistypes the hosts of many URLs in
 * one program; who writes so many knows. In a text that people read they are told, however many there are: it may be the first time
 * that somebody looks.
 */

import type { Rule, Subject } from '../rules/rule';
import type { Settings } from '../settings';
import type { Span, Url } from '../url/url';
import type { Finding } from './finding';
import type { Judgement, Verdict } from './judge';

/** In a program with more URLs that nobody can open, they are taken for examples. */
const MOST_MISTAKEN = 3;

/** What is wrong with a document's URLs so far, told or not: what is talked of in a comment is an example, too. */
export class Examples {
	readonly #mistaken = new Set<string>();

	/** Counts a URL that is mistaken. */
	add(url: string): void {
		if (this.#mistaken.size <= MOST_MISTAKEN) this.#mistaken.add(url);
	}

	/**
	 * The findings of the document without those of examples.
	 * @param testsUpTo where the document tests itself, as far as up to an offset
	 */
	leaveOut(findings: readonly Finding[], testsUpTo: (end: number) => readonly Span[]): readonly Finding[] {
		const told = this.#mistaken.size > MOST_MISTAKEN ? findings.filter(({ doubted }) => !doubted) : findings;
		const last = told.findLast(({ tried }) => tried);
		return last === undefined ? told : withoutTried(told, testsUpTo(last.end));
	}
}

/** The findings without what is only tried. Both are in order. */
function withoutTried(findings: readonly Finding[], tests: readonly Span[]): readonly Finding[] {
	let index = 0;
	return findings.filter(({ offset, tried }) => {
		while (index < tests.length && (tests[index] as Span).end <= offset) index++;
		return !tried || offset < (tests[index]?.offset ?? Number.POSITIVE_INFINITY);
	});
}

/** Whether a URL is one that nobody can open, told or not. */
export function isMistaken({ unweighed, subject }: Judgement, settings: Settings): boolean {
	return unweighed.some((verdict) => isDoubted(verdict, subject, settings));
}

/** Whether a verdict counts only where few URLs have such: an error that parsers are written for, and that nobody set a level for. */
export function isDoubted({ rule, violation }: Verdict, { url, place }: Subject, settings: Settings): boolean {
	if (!hasOwnLevel(rule, url, settings) || rule.explained !== true || place.link) return false;
	const level = rule.cases[violation.detail]?.levels[0];
	return (level === 'error' || level === 'warning') && (place.program || place.isQuoted());
}

/** Whether a verdict counts only outside of tests: it is about a URL that a program holds, and nobody set a level for it. */
export function isTried({ rule }: Verdict, { url, place }: Subject, settings: Settings): boolean {
	if (!hasOwnLevel(rule, url, settings) || rule.own || rule.everywhere) return false;
	return place.program && !place.link && place.context !== 'comment';
}

/** Whether it is the rule itself that says how much its verdicts matter: nobody set a level, or asked for RFC 1738 to the letter. */
function hasOwnLevel({ code }: Rule, { standard }: Url, { rules }: Settings): boolean {
	return rules[code] === undefined && standard === 'modern';
}
