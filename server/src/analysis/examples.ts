/**
 * Programs that are about wrong URLs: what a parser must refuse, what a test expects. Nobody mistypes the hosts of many URLs in
 * one program; who writes so many knows.
 */

import type { Subject } from '../rules/rule';
import type { Settings } from '../settings';
import type { Finding } from './finding';
import type { Verdict } from './judge';

/** In a program with more URLs that nobody can open, they are taken for examples. */
const MOST_MISTAKEN = 3;

/** Whether a verdict counts only where few URLs have such: an error that parsers are written for, and that nobody set a level for. */
export function isDoubted({ rule, severity }: Verdict, { url, place }: Subject, settings: Settings): boolean {
	const isOwn = settings.rules[rule.code] === undefined && url.standard === 'modern';
	return (
		isOwn &&
		rule.explained === true &&
		(severity === 'error' || severity === 'warning') &&
		!place.link &&
		(place.program || place.quoted)
	);
}

/** The findings of a document without those of examples. */
export function withoutExamples(findings: readonly Finding[]): readonly Finding[] {
	const mistaken = new Set<string>();
	for (const finding of findings) {
		if (finding.doubted) mistaken.add(finding.url);
		if (mistaken.size > MOST_MISTAKEN) return findings.filter(({ doubted }) => !doubted);
	}
	return findings;
}
