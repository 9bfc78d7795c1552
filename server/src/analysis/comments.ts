/** What the comments that switch findings off leave, and what is wrong with them. */

import { ours } from '../data/shown';
import { type CommentProblem, problemsOf } from '../rules/documents/suppression-comments';
import { codes, ruleOf } from '../rules/index';
import type { Settings } from '../settings';
import { Sweep, usesOf } from '../suppression/suppressed';
import { suppressionsIn } from '../suppression/suppressions';
import type { Document, Finding } from './finding';
import { isOn } from './judge';

/**
 * The findings that no comment switches off, and what is wrong with these comments.
 * @param cut whether there may be more findings: then nobody knows which comments are of use
 */
export function withoutSuppressed(
	findings: Finding[],
	{ text, languageId }: Document,
	settings: Settings,
	cut: boolean,
): Finding[] {
	const uses = usesOf(suppressionsIn(text, languageId));
	if (uses.length === 0) return findings;
	const sweep = new Sweep(text, uses);
	const kept = findings.filter(({ offset, code }) => !sweep.covers(offset, code));
	sweep.finish();
	if (cut) return kept;
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
	const fixes = () => (fix ? [{ title: fix.title, edits: fix.edits(), automatic: false, preferred: true }] : []);
	return { code, severity, message, offset, end, url: ours(''), fixes };
}

/** Findings in the order in which they stand. */
export function inOrder(findings: Finding[]): Finding[] {
	return findings.sort((a, b) => a.offset - b.offset);
}
