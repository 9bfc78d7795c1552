/** What the commands that rewrite URLs decide before and after the server is asked. */

import {
	type ComponentName,
	type CopyParams,
	type CopyResult,
	componentNames,
	type RefactoringName,
	type TransformParams,
	type VersionedEdits,
	type WhyNot,
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

/** A longer text is no URL that somebody copied. */
const LONGEST_OFFERED = 4096;

/**
 * Whether it is worth a look how a text would be pasted encoded: any text where somebody asks what can be pasted; else a URL in
 * which there is something to encode, so that pasting words stays as quick as it is.
 */
export function isWorthOffering(text: string, isAsked: boolean): boolean {
	if (text === '' || text.length > LONGEST_OFFERED) return false;
	return (
		isAsked ||
		(/^\s*(?:[a-z][a-z\d+.-]{0,30}:\/\/|mailto:)/i.test(text) && /[^\w.~:/?#@!$&'()*+,;=%-]/.test(text.trim()))
	);
}

/** What all cursors would get, where that is one text, and another than was copied. The editor pastes the same at all of them. */
export function pastedAlike(text: string, cursors: number, { edits }: VersionedEdits): string | undefined {
	const [first] = edits;
	const isAlike = edits.length === cursors && edits.every(({ newText }) => newText === first?.newText);
	return isAlike && first?.newText !== text ? first?.newText : undefined;
}

/** At how many of the cursors a paste writes nothing, where it writes something at others. */
export function unwritten(cursors: number, answer: VersionedEdits | null): number {
	return hasEdits(answer) ? cursors - answer.edits.length : 0;
}

/** Whether there is something to apply. */
export function hasEdits(answer: VersionedEdits | null): answer is VersionedEdits {
	return answer !== null && answer.edits.length > 0;
}

/** Why a URL stays as it is. */
export function nothingRewritten(
	by: RefactoringName | TransformParams['operation'],
	why: WhyNot | undefined,
	l10n: L10n,
): string {
	if (why === 'already') return alreadyBy(by, l10n);
	if (why === 'not-here') return l10n.t('The URL stays as it is: anything else would not be right here');
	return by === 'encode' || by === 'decode'
		? l10n.t('Select text, or put the cursor in a URL')
		: l10n.t('No URL under the cursor');
}

function alreadyBy(by: RefactoringName | TransformParams['operation'], l10n: L10n): string {
	const words: Readonly<Record<typeof by, string>> = {
		'decode-for-reading': l10n.t('Nothing to decode'),
		normalise: l10n.t('Already normalised'),
		'host-to-punycode': l10n.t('The host is ASCII already'),
		'host-to-unicode': l10n.t('No punycode in the host'),
		'use-https': l10n.t('Already https'),
		wrap: l10n.t('Already wrapped'),
		unwrap: l10n.t('Not wrapped'),
		encode: l10n.t('Nothing to encode'),
		decode: l10n.t('Nothing to decode'),
	};
	return words[by];
}

/** What is said once something is on the clipboard. */
export function copiedWords(as: CopyParams['as'], { texts, shown }: CopyResult, l10n: L10n): string {
	const { length } = texts;
	if (as === 'decoded') return shown === undefined ? l10n.t('Copied: {0} URLs', length) : l10n.t('Copied: {0}', shown);
	const lines = texts.reduce((sum, text) => sum + text.split('\n').length, 0);
	return lines === 1 ? l10n.t('Copied: 1 parameter') : l10n.t('Copied: {0} parameters', lines);
}

/** What is said when there is nothing for the clipboard. */
export function nothingToCopy(as: CopyParams['as'], l10n: L10n): string {
	return as === 'decoded' ? l10n.t('No URL here') : l10n.t('No URL with parameters here');
}
