/** What the view of a derivation shows, and where in the document its lines lead. */

import type { Position, Range } from 'vscode-languageclient';
import type { DerivationResult } from '../../server/src/protocol';
import { type Answer, holds } from './answer';
import type { L10n } from './l10n';

/** The scheme of the view's document. */
export const derivationScheme = 'url-lint-derivation';

/** What the server said of a derivation. */
export type Derived = Answer<DerivationResult>;

/** The text of the view. @param answer nothing as long as nothing was asked */
export function derivationText(answer: Derived | undefined, l10n: L10n): string {
	const lines = answer?.found?.lines ?? [];
	return lines.length === 0 ? l10n.t('There is no URL under the cursor.') : lines.map(({ text }) => text).join('\n');
}

/** What a line of the view shows of the document; nothing where the document is no longer that which was derived. */
export function sourceOf(answer: Derived | undefined, line: number, version: number): Range | undefined {
	return answer?.version === version ? answer.found?.lines[line]?.range : undefined;
}

/** The line that says most of a place: the last that shows it, as what a line consists of stands below it. */
export function lineAt(answer: Derived | undefined, position: Position): number | undefined {
	const line = answer?.found?.lines.findLastIndex(({ range }) => holds(range, position)) ?? -1;
	return line < 0 ? undefined : line;
}
