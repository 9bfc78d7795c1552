/**
 * Documents that are about wrong URLs: programs with what a parser must refuse, lists of what a test expects. Nobody mistypes the
 * hosts of many URLs in one program, or many hosts in many ways in one text; who writes so many knows.
 */

import type { Subject } from '../rules/rule';
import type { Settings } from '../settings';
import type { Doubt, Finding } from './finding';
import type { Verdict } from './judge';

/** In a program with more URLs that nobody can open, they are taken for examples. */
const MOST_MISTAKEN = 3;

/** In a text there must be more of them, and they must be wrong in several ways. */
const MOST_IN_TEXT = 5;
const FEWEST_WAYS = 3;

/** Where a verdict counts only if few URLs have such: an error that parsers are written for, and that nobody set a level for. */
export function doubtOf({ rule, severity }: Verdict, { url, place }: Subject, settings: Settings): Doubt | undefined {
	const isOwn = settings.rules[rule.code] === undefined && url.standard === 'modern';
	const isLoud = severity === 'error' || severity === 'warning';
	if (!isOwn || !isLoud || rule.explained !== true || place.link) return undefined;
	return place.program || place.quoted ? 'in code' : 'in text';
}

/** The findings of a document without those of examples. */
export function withoutExamples(findings: readonly Finding[]): readonly Finding[] {
	const inCode = findings.filter(({ doubt }) => doubt === 'in code');
	const inText = findings.filter(({ doubt }) => doubt === 'in text');
	const exampleOf = new Set<Doubt>();
	if (countOf(inCode, 'url') > MOST_MISTAKEN) exampleOf.add('in code');
	if (countOf(inText, 'url') > MOST_IN_TEXT && countOf(inText, 'code') >= FEWEST_WAYS) exampleOf.add('in text');
	return exampleOf.size === 0 ? findings : findings.filter(({ doubt }) => doubt === undefined || !exampleOf.has(doubt));
}

/** How many different ones there are. */
function countOf(findings: readonly Finding[], key: 'url' | 'code'): number {
	return new Set(findings.map((finding) => finding[key])).size;
}
