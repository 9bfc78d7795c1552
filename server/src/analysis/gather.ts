/**
 * What is told once of a URL: the same mistake over and over, as spaces between words, and where many stand in a URL, of each rule one.
 */

import type { Subject } from '../rules/rule';
import { severities } from '../settings';
import type { Span } from '../url/url';
import type { Judgement, Verdict } from './judge';

/** A verdict that is told. */
export interface Told extends Verdict {
	/** Those of its rule in the URL for which it speaks. */
	readonly others?: Others;
}

/** Verdicts that are not told one by one. */
export interface Others {
	readonly count: number;
	/** From the first of them, or of what speaks for them, to the end of the last. */
	readonly span: Span;
}

/** In a URL with more of them each rule speaks once. */
const MOST_TOLD = 50;

/**
 * A longer URL, or one with more mistakes, holds data rather than an address: what is done for each mistake and takes time
 * or room for the URL's length, as trying a fix does, would take as much as the length squared. So many mistakes times
 * characters are told one by one.
 */
const MOST_WORK = MOST_TOLD * 2048;

/** Whether each mistake of a URL can be told and repaired by itself. */
export function areFew(mistakes: number, length: number): boolean {
	return mistakes <= MOST_TOLD && mistakes * length <= MOST_WORK;
}

/**
 * What is told of a URL: every verdict where they are few, but of the same mistake over and over only the first of the worst, which speaks
 * for the others; else of each rule the first of its worst, which speaks for the others.
 */
export function gathered({ verdicts, subject }: Judgement): readonly Told[] {
	if (!areFew(verdicts.length, subject.url.text.length)) return [...byRule(verdicts).values()].map(speaker);
	return verdicts.length < 2 ? verdicts : runs(verdicts, subject).map(speaker);
}

/** The verdicts, those together that follow each other and are of one mistake. */
function runs(verdicts: readonly Verdict[], subject: Subject): Verdict[][] {
	const all: Verdict[][] = [];
	for (const verdict of verdicts) {
		const last = all.at(-1);
		if (last !== undefined && isSameMistake(last[0] as Verdict, verdict, subject)) last.push(verdict);
		else all.push([verdict]);
	}
	return all;
}

function isSameMistake(one: Verdict, next: Verdict, subject: Subject): boolean {
	const { rule } = one;
	return next.rule === rule && rule.repeats?.(one.violation, subject) === true && rule.repeats(next.violation, subject);
}

function byRule(verdicts: readonly Verdict[]): Map<string, Verdict[]> {
	const groups = new Map<string, Verdict[]>();
	for (const verdict of verdicts) {
		const group = groups.get(verdict.rule.code);
		if (group === undefined) groups.set(verdict.rule.code, [verdict]);
		else group.push(verdict);
	}
	return groups;
}

function speaker(verdicts: readonly Verdict[]): Told {
	const [first] = verdicts as readonly [Verdict];
	let worst = first;
	let { end } = first.violation;
	for (const verdict of verdicts) {
		if (severities.indexOf(verdict.severity) < severities.indexOf(worst.severity)) worst = verdict;
		end = Math.max(end, verdict.violation.end);
	}
	if (verdicts.length === 1) return worst;
	return { ...worst, others: { count: verdicts.length - 1, span: { offset: first.violation.offset, end } } };
}
