/** The fixes that may be applied without asking, in a whole document. */

import { applyEdits, type Edit } from '../scan/edits';
import type { Settings } from '../settings';
import { analyse } from './analyse';
import type { Document, Finding } from './finding';

/** A repaired document never needs more rounds than this: each round removes what the one before uncovered. */
const MOST_ROUNDS = 10;

/**
 * Applies every fix that may be applied without asking, until none is left.
 * @param code the only rule whose findings are fixed
 * @returns the text, and how many findings were fixed
 */
export function fixAll(
	document: Document,
	settings: Settings,
	code?: string,
): { readonly text: string; readonly fixed: number } {
	let { text } = document;
	let fixed = 0;
	for (let round = 0; round < MOST_ROUNDS; round++) {
		const edits = safeEdits({ text, languageId: document.languageId }, settings, code);
		if (edits.length === 0) break;
		fixed += edits.length;
		text = applyEdits(text, edits.flat());
	}
	return { text, fixed };
}

function safeEdits(document: Document, settings: Settings, code?: string): (readonly Edit[])[] {
	const { findings } = analyse(document, settings);
	return automaticEdits(code === undefined ? findings : findings.filter((finding) => finding.code === code));
}

/** Per finding, the edits of its automatic fix. Those that would touch an earlier one are left out. */
export function automaticEdits(findings: readonly Finding[]): (readonly Edit[])[] {
	const taken: (readonly Edit[])[] = [];
	let free = 0;
	for (const finding of findings) {
		const fix = finding.fixes().find(({ all }) => all);
		if (fix === undefined || fix.edits.some(({ offset }) => offset < free)) continue;
		taken.push(fix.edits);
		free = fix.edits.reduce((last, { end }) => Math.max(last, end), free);
	}
	return taken;
}

/**
 * All automatic fixes as edits of the document: one by one where one round does it, else the one stretch that changes.
 * The result is `fixAll`'s, so that editor and command agree.
 */
export function fixAllEdits(document: Document, settings: Settings, code?: string): readonly Edit[] {
	const first = safeEdits(document, settings, code).flat();
	const { text } = fixAll(document, settings, code);
	return applyEdits(document.text, first) === text ? first : [changedStretch(document.text, text)];
}

function changedStretch(before: string, after: string): Edit {
	const shorter = Math.min(before.length, after.length);
	let start = 0;
	while (start < shorter && before[start] === after[start]) start++;
	let same = 0;
	while (same < shorter - start && before[before.length - 1 - same] === after[after.length - 1 - same]) same++;
	return { offset: start, end: before.length - same, text: after.slice(start, after.length - same) };
}
