/** What the comments that switch findings off leave, and what is wrong with them. */

import { ours } from '../data/shown';
import { english } from '../data/words';
import type { ScannedText } from '../find/scanned';
import { DIRECTIVE } from '../find/whole';
import { codes, ruleOf } from '../rules/index';
import type { Settings } from '../settings';
import { type CommentProblem, problemsOf } from '../suppression/problems';
import { saidBy, sweep } from '../suppression/suppressed';
import { suppressionsIn } from '../suppression/suppressions';
import { once } from '../url/remembered';
import type { Finding } from './finding';
import { isOn } from './judge';

/**
 * The findings that no comment switches off, and what is wrong with these comments.
 * @param cut whether there may be more findings: then nobody knows which comments are of use
 */
export function withoutSuppressed(
	findings: readonly Finding[],
	{ whole, languageId }: ScannedText,
	settings: Settings,
	cut: boolean,
): readonly Finding[] {
	const { text } = whole;
	const end = whole.endOfLast('directive', DIRECTIVE);
	const said = end === 0 ? [] : saidBy(suppressionsIn(text, languageId, end));
	if (said.length === 0) return findings;
	const { left, ofUse } = sweep(text, said, findings);
	if (cut) return left;
	const isOnHere = (code: string) => {
		const rule = ruleOf(code)?.rule;
		return rule !== undefined && rule.own !== true && isOn(rule, settings);
	};
	const problems = problemsOf(() => text.toString(), said, ofUse, codes, isOnHere).flatMap(
		(problem) => commentFinding(problem, settings) ?? [],
	);
	// A comment cannot be of use by hiding that it is of none: these findings it must name.
	const about = sweep(text, said, problems, true).left;
	return about.length === 0 ? left : inOrder([...left, ...about]);
}

function commentFinding({ code, says, offset, end, fix }: CommentProblem, settings: Settings): Finding | undefined {
	const severity = settings.rules[code] ?? 'warning';
	if (severity === 'off') return undefined;
	const fixes = once(() => {
		if (fix === undefined) return [];
		return [{ says: fix.says, title: english.of(fix.says), edits: fix.edits(), automatic: false, preferred: true }];
	});
	return { code, severity, says, message: english.of(says), offset, end, url: ours(''), fixes };
}

/** Findings in the order in which they stand. */
export function inOrder(findings: readonly Finding[]): Finding[] {
	return findings.toSorted((a, b) => a.offset - b.offset);
}
