/** The fixes that may be applied without asking, in a whole document. */

import type { Settings } from '../settings';
import { applyEdits, changedStretch, type Edit } from '../url/edits';
import { remembered } from '../url/remembered';
import { type Analysis, analyse } from './analyse';
import { mayBeAutomatic } from './automatic';
import type { Document, Finding } from './finding';

/** A repaired document never needs more rounds than this: each round removes what the one before uncovered. */
const MOST_ROUNDS = 10;

/** A repaired document. */
export interface Repaired {
	readonly text: string;
	/** How many findings were fixed. */
	readonly fixed: number;
	/** What leads there: edit by edit where one round does it, else the one stretch that changes. */
	readonly edits: readonly Edit[];
	/** The same edits, by the rule that each is for; without one where several had a part in it. */
	readonly byRule: readonly { readonly code: string | undefined; readonly edits: readonly Edit[] }[];
}

/** A fix that is applied, and the rule that it is for. */
interface Applied {
	readonly code: string;
	readonly edits: readonly Edit[];
}

/**
 * Applies every fix that may be applied without asking, until none is left.
 * @param code the only rule whose findings are fixed
 * @param known an analysis of the document as it is, if there is one: its URLs are not looked for again
 */
export function fixAll(document: Document, settings: Settings, code?: string, known?: Analysis): Repaired {
	const { languageId } = document;
	const rounds: (readonly Applied[])[] = [];
	let { text } = document;
	while (rounds.length < MOST_ROUNDS) {
		const now = { text, languageId };
		const analysis =
			known !== undefined && rounds.length === 0
				? known.judgedBy(repairing(settings))
				: analyse(now, repairing(settings));
		if (!mayRepair(analysis, now, settings)) break;
		const fixes = automaticFixes(analysis.findings, code);
		if (fixes.length === 0) break;
		rounds.push(fixes);
		text = applyEdits(
			text,
			fixes.flatMap(({ edits }) => edits),
		);
	}
	const all = rounds.flat();
	const [first, ...others] = new Set(all.map((fix) => fix.code));
	const whole = () => ({
		code: others.length === 0 ? first : undefined,
		edits: [changedStretch(document.text, text)],
	});
	const byRule = rounds.length > 1 ? [whole()] : all;
	return { text, fixed: all.length, edits: byRule.flatMap(({ edits }) => edits), byRule };
}

/** The settings of a repair. Made once for all rounds and documents, since what is compiled for settings is kept with them. */
const repairing = remembered((settings: Settings): Settings => ({ ...settings, quiet: true }));

/** Whether any URL of the document may have an automatic fix. Most have none: then nothing of them is judged. */
function mayRepair({ occurrences }: Analysis, document: Document, settings: Settings): boolean {
	for (const occurrence of occurrences.notPlain()) if (mayBeAutomatic(occurrence, document, settings)) return true;
	return false;
}

/** Per finding, the edits of its automatic fix. Those that would touch an earlier one are left out. */
export function automaticEdits(findings: readonly Finding[]): (readonly Edit[])[] {
	return automaticFixes(findings).map(({ edits }) => edits);
}

function automaticFixes(findings: readonly Finding[], code?: string): Applied[] {
	const taken: Applied[] = [];
	let free = 0;
	for (const finding of findings) {
		if (code !== undefined && finding.code !== code) continue;
		const fix = finding.automaticFix?.();
		if (fix === undefined || fix.edits.some(({ offset }) => offset < free)) continue;
		taken.push({ code: finding.code, edits: fix.edits });
		free = fix.edits.reduce((last, { end }) => Math.max(last, end), free);
	}
	return taken;
}
