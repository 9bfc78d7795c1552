/** What the commands that rewrite URLs decide before and after the server is asked. */

import {
	type ComponentName,
	type CopyParams,
	componentNames,
	type RefactoringName,
	type VersionedEdits,
} from '../../server/src/protocol';
import type { L10n } from './l10n';

/** The commands that rewrite the URLs under the cursors. */
export const refactorings: Readonly<Record<string, RefactoringName>> = {
	'urlLint.decodeForReading': 'decode-for-reading',
	'urlLint.normalise': 'normalise',
	'urlLint.hostToPunycode': 'host-to-punycode',
	'urlLint.hostToUnicode': 'host-to-unicode',
	'urlLint.useHttps': 'use-https',
	'urlLint.wrap': 'wrap',
	'urlLint.unwrap': 'unwrap',
};

/** What a key binding may give to "Encode Selection", so that nothing is asked. */
export interface EncodeArguments {
	readonly component?: ComponentName;
}

/** What can be encoded for. */
export function componentChoices(l10n: L10n): { readonly label: ComponentName; readonly description: string }[] {
	const descriptions: Readonly<Record<ComponentName, string>> = {
		segment: l10n.t('one name in a path: "/" is encoded'),
		path: l10n.t('a path: "/" stays'),
		query: l10n.t('a name or value in a search: "&", "=" and "+" are encoded'),
		userinfo: l10n.t('a user name or password'),
		fragment: l10n.t('what follows "#"'),
	};
	return componentNames.map((label) => ({ label, description: descriptions[label] }));
}

/** The text for each cursor, as the editor pastes: one line per cursor where there are as many of them. */
export function textsToPaste(clipboard: string, cursors: number): string[] {
	const lines = clipboard.replace(/\r?\n$/, '').split(/\r?\n/);
	return cursors > 1 && lines.length === cursors ? lines : Array.from({ length: cursors }, () => clipboard);
}

/** At how many of the cursors a paste writes nothing, where it writes something at others. */
export function unwritten(cursors: number, answer: VersionedEdits | null): number {
	return hasEdits(answer) ? cursors - answer.edits.length : 0;
}

/** Whether there is something to apply. */
export function hasEdits(answer: VersionedEdits | null): answer is VersionedEdits {
	return answer !== null && answer.edits.length > 0;
}

/** What is said when there is nothing for the clipboard. */
export function nothingToCopy(as: CopyParams['as'], l10n: L10n): string {
	return as === 'decoded' ? l10n.t('There is no URL here.') : l10n.t('There is no URL with parameters here.');
}
