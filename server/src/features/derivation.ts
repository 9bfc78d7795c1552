import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Analysis } from '../analysis/analyse';
import { derive } from '../derivation/derive';
import { linesOf } from '../derivation/format';
import { parseLogical, shapeOf } from '../placeholders/placeholders';
import type { DerivationResult } from '../protocol';
import type { Settings } from '../settings';
import { Mask } from '../url/mask';
import type { Span } from '../url/url';
import { occurrenceAt } from './rewriting/places';

/** How RFC 1738 §5 derives the URL at an offset, or right before it; `null` where there is none. A placeholder is read as letters. */
export function derivationAt(
	document: TextDocument,
	analysis: Analysis,
	offset: number,
	settings: Settings,
): DerivationResult | null {
	// Of two URLs without anything between, the one that starts here; behind the last letter one still writes its URL.
	const occurrence = occurrenceAt(analysis, offset);
	if (occurrence === undefined) return null;
	const { url, placeholders, map, rest } = occurrence;
	const rangeOf = ({ offset, end }: Span) => ({ start: document.positionAt(offset), end: document.positionAt(end) });
	const mask = new Mask(parseLogical(url, settings.standard), rest?.text);
	const lines = linesOf(derive(url, shapeOf(url, placeholders)), mask, settings.words);
	return {
		range: rangeOf(occurrence),
		lines: lines.map(({ text, ...span }) => ({ text, range: rangeOf(map.toDocument(span)) })),
	};
}
