/**
 * Documents that are about wrong URLs: programs with what a parser must refuse, lists of what a test expects. Nobody mistypes the
 * hosts of many URLs in one program, or many hosts in many ways in one text; who writes so many knows.
 */

import type { Subject } from '../rules/rule';
import type { Settings } from '../settings';
import type { Doubt, Finding } from './finding';
import type { Judgement, Verdict } from './judge';

/** In a program with more URLs that nobody can open, they are taken for examples. */
const MOST_MISTAKEN = 3;

/** In a text there must be more of them, and they must be wrong in several ways. */
const MOST_IN_TEXT = 5;
const FEWEST_WAYS = 3;

/** What is wrong with a document's URLs so far, told or not: what is talked of in a comment is an example, too. */
export class Examples {
	readonly #urls = { 'in code': new Set<string>(), 'in text': new Set<string>() };
	readonly #ways = new Set<string>();

	constructor(private readonly settings: Settings) {}

	/** Counts what is wrong with a URL. */
	add({ unweighed, subject }: Judgement): void {
		for (const verdict of unweighed) {
			const doubt = doubtOf(verdict, subject, this.settings);
			if (doubt === undefined) continue;
			this.#urls[doubt].add(subject.url.text);
			if (doubt === 'in text') this.#ways.add(verdict.rule.code);
		}
	}

	/** The findings of the document without those of examples. */
	leaveOut(findings: readonly Finding[]): readonly Finding[] {
		const code = this.#urls['in code'].size > MOST_MISTAKEN;
		const text = this.#urls['in text'].size > MOST_IN_TEXT && this.#ways.size >= FEWEST_WAYS;
		if (!code && !text) return findings;
		return findings.filter(({ doubt }) => !((code && doubt === 'in code') || (text && doubt === 'in text')));
	}
}

/** Where a verdict counts only if few URLs have such: an error that parsers are written for, and that nobody set a level for. */
export function doubtOf({ rule, violation }: Verdict, { url, place }: Subject, { rules }: Settings): Doubt | undefined {
	if (rule.explained !== true || rules[rule.code] !== undefined || url.standard !== 'modern' || place.link)
		return undefined;
	const level = rule.cases[violation.detail]?.levels[0];
	if (level !== 'error' && level !== 'warning') return undefined;
	return place.program || place.quoted ? 'in code' : 'in text';
}
