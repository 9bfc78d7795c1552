/** What is found in the place of a URL after edits. */

import { type BoundaryOptions, findEnd } from '../ends/boundaries';
import { LONGEST_KEY, LONGEST_VALUE } from '../ends/values';
import { familiesOf } from '../languages/kinds';
import { applyEdits, type Edit, movedBy } from '../url/edits';
import { Candidates } from './candidates';
import type { Occurrence } from './occurrence';
import { isComplete, isMeantWithoutColon } from './schemes';
import { endOfValue } from './value-ends';

/** Whether what edits left of a URL would still be found as one. */
function isStillUrl(url: string, program: boolean): boolean {
	const scheme = /^[a-z\d+.-]*/i.exec(url)?.[0].length ?? 0;
	if (url.charAt(scheme) === ':') return isComplete(url, scheme, false);
	return isMeantWithoutColon(url.slice(scheme), program);
}

/** How far the end of a URL may depend on what stands before it, the name of a value, and behind it, the value's end. */
const BEFORE = LONGEST_KEY;
const BEHIND = LONGEST_VALUE;

/**
 * Whether a URL is still there and ends where it did after `edits`, which lie inside it: an edit can take the bracket away
 * that kept another one in, or all that there was behind the scheme.
 * @param text the document that the occurrence was found in
 */
export function endsAlike(text: string, occurrence: Occurrence, edits: readonly Edit[]): boolean {
	const found = foundAfter(text, occurrence, edits);
	return found === undefined || (found.end === found.whole && isStillUrl(found.url, found.program));
}

/** Whether a URL ends at an offset in its logical text after `edits`, which put a space there. */
export function endsAt(cut: number, text: string, occurrence: Occurrence, edits: readonly Edit[]): boolean {
	const found = foundAfter(text, occurrence, edits);
	return found === undefined || found.url === occurrence.url.slice(0, cut);
}

/**
 * What is found in the place of a URL after `edits`, which lie inside it: its logical text, where it ends, where it would
 * end if it were whole, and whether it is read as in a program. `undefined` where its place delimits it.
 */
export function foundAfter(
	text: string,
	occurrence: Occurrence,
	edits: readonly Edit[],
): { readonly url: string; readonly end: number; readonly whole: number; readonly program: boolean } | undefined {
	const { offset, end, plain } = occurrence;
	const boundary = plain ? plainBoundary(text, occurrence) : occurrence.boundary;
	if (boundary === undefined) return undefined;
	const base = Math.max(0, offset - BEFORE);
	const edited = applyEdits(text.slice(base, end), movedBy(edits, -base));
	const near = edited + text.slice(end, end + BEHIND);
	const { logical } = findEnd(
		near,
		offset - base,
		boundaryIn(near, offset - base, occurrence, boundary, edited.length - end),
	);
	return { url: logical.text, end: logical.end, whole: edited.length, program: boundary.program };
}

/** How the end is found in an edited text: by an edit the URL may become all of a value, or no longer be it. */
function boundaryIn(
	text: string,
	start: number,
	{ context, plain }: Occurrence,
	boundary: BoundaryOptions,
	moved: number,
): BoundaryOptions {
	const { closer, fills, families, strictHost } = boundary;
	const limit = Math.min(text.length, boundary.limit + moved);
	const place = { ...boundary.place, limit: Math.min(text.length, boundary.place.limit + moved) };
	const candidate = plain ? undefined : new Candidates(text).next(start);
	if (candidate?.start !== start) return { ...boundary, limit, place };
	const enclosure = { ...place, context, whole: false, fills, forUrls: false };
	const value = endOfValue(text, candidate, enclosure, families, strictHost);
	if (value >= 0) return { ...boundary, limit: value, place, closer: '', value: true };
	return boundary.value ? { ...boundary, ...place, place, value: false } : { ...boundary, limit, place, closer };
}

/** How the end of a plain URL would have been found: what stands behind it ends it anywhere. */
function plainBoundary(text: string, { context: { escaping, markup } }: Occurrence): BoundaryOptions {
	return {
		limit: text.length,
		escaping,
		angle: markup !== true,
		closer: '',
		place: { limit: text.length, closer: '' },
		program: false,
		escapes: 'few',
		families: familiesOf(''),
		fills: false,
		value: false,
		strictHost: true,
	};
}
