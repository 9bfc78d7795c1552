/** What the view of a derivation shows, and where in the document its lines lead. */

import type { Position, Range } from 'vscode-languageclient';
import type { DerivationResult } from '../../server/src/protocol';
import type { L10n } from './l10n';

/** The scheme of the view's document. */
export const derivationScheme = 'url-lint-derivation';

/** A version of a document, and a place in it. */
export interface Cursor {
	readonly uri: string;
	readonly version: number;
	readonly position: Position;
}

/** What the server said, and of which version of which document. */
export interface Answer {
	readonly uri: string;
	readonly version: number;
	readonly derivation: DerivationResult | null;
}

/** The text of the view. @param answer nothing as long as nothing was asked */
export function derivationText(answer: Answer | undefined, l10n: L10n): string {
	const lines = answer?.derivation?.lines ?? [];
	return lines.length === 0 ? l10n.t('There is no URL under the cursor.') : lines.map(({ text }) => text).join('\n');
}

/** Whether an answer goes for another cursor too: one in the same URL. At its end another URL may start. */
export function goesFor(answer: Answer | undefined, { uri, version, position }: Cursor): boolean {
	const range = answer?.derivation?.range;
	return range !== undefined && answer?.uri === uri && answer.version === version && holds(range, position);
}

/** What a line of the view shows of the document; nothing where the document is no longer that which was derived. */
export function sourceOf(answer: Answer | undefined, line: number, version: number): Range | undefined {
	return answer?.version === version ? answer.derivation?.lines[line]?.range : undefined;
}

/** The line that says most of a place: the last that shows it, as what a line consists of stands below it. */
export function lineAt(answer: Answer | undefined, position: Position): number | undefined {
	const line = answer?.derivation?.lines.findLastIndex(({ range }) => holds(range, position)) ?? -1;
	return line < 0 ? undefined : line;
}

function holds({ start, end }: Range, position: Position): boolean {
	return compare(start, position) <= 0 && compare(position, end) < 0;
}

function compare(one: Position, other: Position): number {
	return one.line - other.line || one.character - other.character;
}
