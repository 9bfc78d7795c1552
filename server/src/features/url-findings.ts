/** What is wrong with one URL, for what hover offers to do about it. */

import type { Analysis, Edit, Finding } from '../analysis/analyse';
import type { Occurrence } from '../find/occurrence';
import { severities } from '../settings';
import { occurrenceAt } from './rewriting/places';

/** Among so many findings, the worst, a repair is looked for: each that is offered was tried first. */
const MOST_TRIED = 5;

/** What is wrong with the URL at an offset, or right before it; `null` where none stands. */
export function urlFindingsAt(
	analysis: Analysis,
	offset: number,
): { readonly codes: readonly string[]; readonly edits: readonly Edit[] } | null {
	const occurrence = occurrenceAt(analysis, offset);
	if (occurrence === undefined) return null;
	const findings = worstFirst(analysis, occurrence);
	return { codes: [...new Set(findings.map(({ code }) => code))], edits: repairOf(findings) ?? [] };
}

/** The findings of a URL, the worst first. */
export function worstFirst(analysis: Analysis, occurrence: Occurrence): readonly Finding[] {
	return analysis
		.findingsOf(occurrence)
		.toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
}

/** What repairs the worst finding that has a preferred repair. */
export function repairOf(worstFirst: readonly Finding[]): readonly Edit[] | undefined {
	for (const finding of worstFirst.slice(0, MOST_TRIED)) {
		const preferred = finding.fixes().find((fix) => fix.preferred);
		if (preferred !== undefined) return preferred.edits;
	}
	return undefined;
}
