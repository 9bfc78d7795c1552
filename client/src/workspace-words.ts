/** What is said of a whole workspace: how far we are, what was found, and what came of a repair. */

import type { SkipReason, WorkspaceFixes, WorkspaceSummary } from '../../server/src/protocol/workspace';
import type { L10n } from './l10n';

/** The words of the user's language, and its way to write numbers. */
export interface Words extends L10n {
	count(count: number): string;
}

/** Words for a language, as the editor names it. */
export function wordsIn(language: string, l10n: L10n): Words {
	const numbers = new Intl.NumberFormat(language);
	return { t: (message, ...values) => l10n.t(message, ...values), count: (count) => numbers.format(count) };
}

/** What a server that reports its progress says. */
export interface Progress {
	readonly kind: string;
	readonly message?: string;
	/** From 0 to 100. */
	readonly percentage?: number;
}

/** Turns the percentages of a server into the steps that the editor wants. */
export function stepping(report: (message: string, increment: number) => void): (progress: Progress) => void {
	let reached = 0;
	let said = '';
	return ({ kind, message = said, percentage = reached }) => {
		if (kind === 'end') return;
		const increment = Math.max(0, percentage - reached);
		reached += increment;
		said = message;
		report(message, increment);
	};
}

/** `1,204 files, 5,310 URLs: 3 errors, 14 warnings; 12 files skipped (9 by the settings, 3 no text)`. */
export function summaryInWords(summary: WorkspaceSummary, words: Words): string {
	const { files, urls, findings, skipped, complete } = summary;
	const looked = listed([filesInWords(files, words), counted(urls, '1 URL', '{0} URLs', words)], words);
	const found = [
		...some(findings.error, '1 error', '{0} errors', words),
		...some(findings.warning, '1 warning', '{0} warnings', words),
		...some(findings.information, '1 information', '{0} information', words),
		...some(findings.hint, '1 hint', '{0} hints', words),
	];
	const wrong = found.length === 0 ? words.t('nothing is wrong') : listed(found, words);
	const parts = [words.t('{0}: {1}', looked, wrong), ...skippedInWords(skipped, words)];
	const said = parts.reduce((before, next) => words.t('{0}; {1}', before, next));
	return complete ? words.t('{0}.', said) : words.t('Stopped after {0}.', said);
}

/** Whether there is something to show. */
export function hasFindings({ findings }: WorkspaceSummary): boolean {
	return Object.values(findings).some((count) => count > 0);
}

/** What the editor made of the edits. */
export interface Applied {
	/** How many files have changed. */
	readonly files: number;
	/** Whether each edit was made: in the preview some can be left out. */
	readonly whole: boolean;
}

/**
 * What came of a repair.
 * @param fixes `null` where somebody stopped it
 * @param applied absent where the documents were no longer those that the fixes are for
 */
export function outcomeInWords(fixes: WorkspaceFixes | null, applied: Applied | undefined, words: Words): string {
	if (fixes === null) return words.t('Stopped; nothing was changed.');
	const done = doneInWords(fixes, applied, words);
	// Who refused all need not know what else there was.
	if (applied?.files === 0) return done;
	const skipped = skippedInWords(fixes.skipped, words).map((each) => words.t('{0}.', each));
	return [done, ...skipped].reduce((before, next) => words.t('{0} {1}', before, next));
}

function doneInWords({ fixed, files }: WorkspaceFixes, applied: Applied | undefined, words: Words): string {
	if (fixed === 0) return words.t('There is nothing to fix.');
	if (applied === undefined) return words.t('The files changed meanwhile; nothing was done.');
	if (applied.files === 0) return words.t('Nothing was changed.');
	if (!applied.whole || applied.files < files)
		return words.t('Changed: {0}; what was not ticked is as it was.', filesInWords(applied.files, words));
	const findings = counted(fixed, '1 finding', '{0} findings', words);
	return words.t('Fixed {0} in {1}.', findings, filesInWords(files, words));
}

function skippedInWords(skipped: WorkspaceSummary['skipped'], words: Words): string[] {
	const reasons = (Object.entries(skipped) as [SkipReason, number][]).filter(([, count]) => count > 0);
	if (reasons.length === 0) return [];
	const all = reasons.reduce((sum, [, count]) => sum + count, 0);
	const why = reasons.map(([reason, count]) => words.t(reasonInWords[reason], words.count(count)));
	return [words.t('{0} ({1})', counted(all, '1 file skipped', '{0} files skipped', words), listed(why, words))];
}

const reasonInWords: Readonly<Record<SkipReason, string>> = {
	ignored: '{0} by urlLint.ignore',
	off: '{0} by urlLint.enable',
	binary: '{0} no text',
	large: '{0} too large',
	unreadable: '{0} cannot be read',
};

function filesInWords(files: number, words: Words): string {
	return counted(files, '1 file', '{0} files', words);
}

/** Texts one after another. */
function listed(texts: readonly string[], words: Words): string {
	return texts.reduce((before, next) => words.t('{0}, {1}', before, next));
}

function some(count: number, one: string, many: string, words: Words): string[] {
	return count === 0 ? [] : [counted(count, one, many, words)];
}

function counted(count: number, one: string, many: string, words: Words): string {
	return count === 1 ? words.t(one) : words.t(many, words.count(count));
}
