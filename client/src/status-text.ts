/** What the language status item says. */

import type { DocumentStatus } from '../../server/src/protocol';
import { type Checkable, isChecked } from './documents';
import type { L10n } from './l10n';

/**
 * What was checked in the active document, what was not, and why.
 * @param status what the server said of it last
 */
export function statusText(
	document: Checkable | undefined,
	status: DocumentStatus | undefined,
	l10n: L10n,
): { readonly text: string; readonly warnings: readonly string[] } {
	if (document === undefined || !isChecked(document))
		return { text: l10n.t('Not checked: this is no document'), warnings: [] };
	if (status === undefined) return { text: l10n.t('Not checked yet'), warnings: [] };
	return { text: textOf(status, l10n), warnings: warningsOf(status, l10n) };
}

/** The item's text and detail in one line. */
export function statusLine(text: string, detail: string | undefined): string {
	return [text, detail].filter((part) => part).join(' — ');
}

function textOf({ off, urls, problems, more }: DocumentStatus, l10n: L10n): string {
	if (off === 'enable') return l10n.t('Not checked: urlLint.enable is off');
	if (off === 'ignore') return l10n.t('Not checked: urlLint.ignore');
	const found = urls === 1 ? l10n.t('1 URL') : l10n.t('{0} URLs', urls);
	if (more) return l10n.t('{0}, {1}', found, l10n.t('more than {0} findings', problems));
	const wrong = problems === 1 ? l10n.t('1 finding') : l10n.t('{0} findings', problems);
	return l10n.t('{0}, {1}', found, wrong);
}

/** Counts only: the words are in the log. */
function warningsOf({ problems, more, shown, settings = [] }: DocumentStatus, l10n: L10n): string[] {
	const { length } = settings;
	return [
		...(shown === problems && more === undefined
			? []
			: [l10n.t('the first {0} are shown (urlLint.maxProblems)', shown)]),
		...(length === 0
			? []
			: [
					length === 1
						? l10n.t('1 problem in the settings; the log names it')
						: l10n.t('{0} problems in the settings; the log names them', length),
				]),
	];
}
