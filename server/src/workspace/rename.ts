/** One name for another in all files: each place is written as its syntax needs, and is found again in what comes out. */

import { analyse, applyEdits, type Document, type Edit, type Occurrence } from '../analysis/analyse';
import { written } from '../features/rewriting/places';
import { scan } from '../find/scanner';
import { parseLogical, touches } from '../placeholders/placeholders';
import { defaults } from '../settings';
import { type Asked, isAsked, spanIn } from './asked';
import { IndexedUrl } from './url-index';

/** The edits of a document, in order; or where one of its URLs stands that cannot be written so. */
export type Renamed = { readonly edits: readonly Edit[] } | { readonly impossible: number };

/** @param name as it is written in a URL */
export function renamed(document: Document, asked: Asked, name: string): Renamed {
	const isWanted = isAsked(asked);
	const { occurrences } = analyse(document, defaults);
	const all: { readonly occurrence: Occurrence; readonly edits: readonly Edit[]; readonly url: string }[] = [];
	for (const occurrence of occurrences) {
		const { url, placeholders } = occurrence;
		if (!isWanted(new IndexedUrl(url))) continue;
		const span = spanIn(asked, parseLogical(url, 'modern', placeholders));
		const edit = span && { offset: span.offset, end: span.end, text: name };
		if (edit === undefined || url.slice(edit.offset, edit.end) === name) continue;
		const edits = touches(edit, placeholders) ? undefined : written(document, occurrence, [edit]);
		if (edits === undefined) return { impossible: occurrence.offset };
		all.push({ occurrence, edits, url: applyEdits(url, [edit]) });
	}
	const after = scan(
		applyEdits(
			document.text,
			all.flatMap(({ edits }) => edits),
		),
		document.languageId,
	);
	// Each edit moves what stands behind it.
	let moved = 0;
	for (const { occurrence, edits, url } of all) {
		const found = after.around(occurrence.offset + moved);
		if (found?.offset !== occurrence.offset + moved || found.url !== url) return { impossible: occurrence.offset };
		moved += edits.reduce((sum, { offset, end, text }) => sum + text.length - (end - offset), 0);
	}
	if (after.length !== occurrences.length) return { impossible: all[0]?.occurrence.offset ?? 0 };
	return { edits: all.flatMap(({ edits }) => edits) };
}
