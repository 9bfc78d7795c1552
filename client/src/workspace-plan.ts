/** What a repair of the workspace looks at, how far it is, and what it says in the end. */

import type { OpenDocument } from './documents';
import type { L10n } from './l10n';

/** The files to look at: what is open as it stands in the editor, the others as they lie there. */
export interface Plan<Document, Place> {
	readonly open: readonly OpenDocument<Document>[];
	readonly closed: readonly Place[];
}

/**
 * @param files the files of the workspace by their URIs
 * @param notebooks the URIs of those that are open: their cells are
 */
export function planOf<Document, Place>(
	files: ReadonlyMap<string, Place>,
	documents: readonly OpenDocument<Document>[],
	notebooks: readonly string[],
): Plan<Document, Place> {
	const open = documents.filter(({ file }) => files.has(file));
	const known = new Set([...open.map(({ file }) => file), ...notebooks]);
	return { open, closed: [...files].filter(([file]) => !known.has(file)).map(([, place]) => place) };
}

/**
 * Counts the files that were looked at, and says how far we are: after each per cent, as far as there are as many files.
 * @param report takes a message, and by how many per cent we went on
 */
export function counting(total: number, report: (message: string, increment: number) => void, l10n: L10n): () => void {
	const step = Math.ceil(total / 100);
	let looked = 0;
	return () => {
		if (++looked % step === 0) report(l10n.t('{0} of {1} files', looked, total), (100 * step) / total);
	};
}

/** What came of it. */
export interface Outcome {
	/** Whether the editor took the edits. */
	readonly isDone: boolean;
	/** The files that they are in, and how many findings each repairs. */
	readonly repaired: readonly { readonly fixed: number }[];
	/** Files that could not be read, or changed meanwhile. */
	readonly left: number;
	/** How many files were looked at, where there are more. */
	readonly most: number | undefined;
}

/** What came of it, in words. */
export function outcomeInWords({ isDone, repaired, left, most }: Outcome, l10n: L10n): string {
	const only = most === undefined ? [] : [l10n.t('Only the first {0} files were looked at.', most)];
	if (!isDone) return [l10n.t('The files changed meanwhile; nothing was done.'), ...only].join(' ');
	const fixed = repaired.reduce((sum, each) => sum + each.fixed, 0);
	const done =
		fixed === 0 ? l10n.t('There is nothing to fix.') : l10n.t('Fixed: {0}, in files: {1}.', fixed, repaired.length);
	const without =
		left === 0 ? [] : [l10n.t('Files left out, because they are too large, no text, or changed meanwhile: {0}.', left)];
	return [done, ...without, ...only].join(' ');
}

/** What is still as it was when it was read. */
export function stillCurrent<
	Read extends { readonly document: { readonly version: number }; readonly version: number },
>(read: readonly Read[]): Read[] {
	return read.filter(({ document, version }) => document.version === version);
}
