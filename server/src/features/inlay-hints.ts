/** What escapes stand for, shown behind them. */

import type { InlayHint, Range } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Analysis, Occurrence } from '../analysis/analyse';
import { cut, ours } from '../data/shown';
import { readEscapes } from '../explain/escapes';
import { placeholdersOf } from '../find/percent';
import { parseLogical, touches } from '../placeholders/placeholders';
import type { Settings } from '../settings';
import { Mask } from '../url/mask';
import { printable } from '../url/printable';
import type { Span } from '../url/url';
import { spanOf, textOf } from './actions/text-edits';
import { occurrencesIn } from './rewriting/places';

/** Of a longer run the start tells what it is; hover shows more. */
const LONGEST = 60;

/** As many as a screen has room for, several times over. */
const MOST_HINTS = 1000;

/** The hints whose place lies in the range. */
export function inlayHintsIn(
	document: TextDocument,
	analysis: Analysis,
	range: Range,
	{ standard }: Settings,
): InlayHint[] {
	const seen = spanOf(document, range);
	const hints: InlayHint[] = [];
	for (const occurrence of occurrencesIn(analysis, seen)) {
		// Asked before the URL is read: a document may hold a hundred thousand.
		if (!ESCAPE.test(occurrence.url)) continue;
		for (const { at, label, charset } of hintsOf(occurrence, document, standard)) {
			if (at < seen.offset || at > seen.end) continue;
			const position = document.positionAt(at);
			hints.push({ position, label, paddingLeft: true, ...(charset === undefined ? {} : { tooltip: charset }) });
		}
		if (hints.length > MOST_HINTS) return hints.slice(0, MOST_HINTS);
	}
	return hints;
}

/**
 * Nothing is said of white space and control characters alone: `%20` everybody reads, and its hint would be a gap. Nor of data
 * in the URL itself, which would drown in hints; nor of secrets.
 */
function hintsOf(occurrence: Occurrence, document: TextDocument, standard: Settings['standard']) {
	const placeholders = placeholdersOf(textOf(document), occurrence);
	const url = parseLogical(occurrence.url, standard, placeholders);
	if (url.scheme === 'data') return [];
	const mask = new Mask(url, occurrence.rest?.text);
	const isTold = (span: Span, text: string) => !BLANK.test(text) && !touches(span, placeholders) && !mask.hides(span);
	return readEscapes(url.text)
		.filter((run) => isTold(run, run.text))
		.map((run) => ({
			at: occurrence.map.toDocument(run).end,
			label: mask.derived(run, () => cut(printable(run.text), LONGEST)),
			charset: run.charset === undefined ? undefined : ours(run.charset),
		}));
}

const ESCAPE = /%[\da-f]{2}/i;

const BLANK = /^[\s\p{Cc}\p{Cf}]*$/u;
