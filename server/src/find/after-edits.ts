/** What is found in the place of a URL after edits. */

import { findEnd } from '../ends/boundaries';
import type { BoundaryOptions } from '../ends/found';
import { LONGEST_KEY, LONGEST_VALUE } from '../ends/values';
import { textOf } from '../escaping/logical';
import { encloseInAngles } from '../languages/angles';
import { familiesOf } from '../languages/kinds';
import { applyEdits, type Edit, movedBy } from '../url/edits';
import { Candidates, withoutInvisible } from './candidates';
import type { Occurrence } from './occurrence';
import { scan } from './scanner';
import { goesOnInCjk, isComplete, isMeant, isMeantWithoutColon } from './schemes';
import { endOfValue, mayBeValue } from './value-ends';

interface Document {
	readonly text: string;
	readonly languageId: string;
}

/** What a place says of a URL in it. */
interface Stands {
	readonly program: boolean;
	/** Whether the place delimits it. */
	readonly whole: boolean;
	/** Whether it is all of a value. */
	readonly value: boolean;
	/** What follows it. */
	readonly behind: string;
}

/** Whether what edits left of a URL would still be found as one, if the URL was for the same reasons. */
function isStillUrl(left: string, url: string, stands: Stands): boolean {
	return looksMeant(left, stands) || !looksMeant(url, stands);
}

/** Whether a URL is meant as one if nothing before it speaks against that. */
function looksMeant(url: string, { program, whole, value, behind }: Stands): boolean {
	const seen = withoutInvisible(url);
	const written = /^[a-z\d+.-]*/i.exec(seen)?.[0] ?? '';
	const rest = seen.slice(written.length);
	if (!rest.startsWith(':')) return isMeantWithoutColon(rest, program);
	if (!isComplete(seen, written.length, whole)) return false;
	if (!whole && !value && goesOnInCjk(url, url.indexOf(':'))) return false;
	return isMeant(written.toLowerCase(), rest.slice(1) + behind, {
		program,
		written,
		delimited: whole,
		followed: whole,
		prose: !program,
		comment: true,
		before: '"',
		inWord: false,
		link: false,
		attribute: false,
	});
}

/** How far the end of a URL may depend on what stands before it, the name of a value, and behind it, the value's end. */
const BEFORE = LONGEST_KEY;
const BEHIND = LONGEST_VALUE;

/**
 * Whether a URL is still there and ends where it did after `edits`, which lie inside it: an edit can take the bracket away
 * that kept another one in, or all that there was behind the scheme; or leave the mark of an escape before another character.
 * @param document in which the occurrence was found
 * @param expected the URL that they should leave
 */
export function endsAlike(
	document: Document,
	occurrence: Occurrence,
	edits: readonly Edit[],
	expected: string,
): boolean {
	const found = foundAfter(document.text, occurrence, edits);
	if (found === undefined) return isStillDelimited(document, occurrence, edits, expected);
	if (found.url !== expected) return false;
	const behind = document.text.slice(occurrence.end, occurrence.end + BEHIND);
	if (found.pattern || found.end !== found.whole) return false;
	return isStillUrl(found.url, occurrence.url, { ...found, whole: false, behind });
}

/** As `endsAlike`, where the URL's place delimits it. */
function isStillDelimited(
	{ text, languageId }: Document,
	occurrence: Occurrence,
	edits: readonly Edit[],
	expected: string,
): boolean {
	const { offset, end, url, context } = occurrence;
	const raw = text.slice(offset, end);
	const after = applyEdits(raw, movedBy(edits, -offset));
	const left = textOf(after, 0, after.length, context.escaping);
	if (left !== expected) return false;
	if (!isStillUrl(left, url, { program: false, whole: true, value: false, behind: '' })) return false;
	if (!/[ \t<]/.test(raw)) return true;
	// White space and "<" end some places unless more of a URL follows: so it is looked for again, if its line alone says where it ends.
	const near = text.slice(Math.max(0, offset - BEHIND), offset);
	const before = near.slice(near.lastIndexOf('\n') + 1);
	const behind = text.slice(end, end + BEHIND).split('\n', 1)[0] as string;
	const alone = (content: string) => scan(before + content + behind, languageId).around(before.length);
	const known = alone(raw);
	if (known?.offset !== before.length || known.url !== url) return true;
	const found = alone(after);
	return found?.offset === before.length && found.end === before.length + after.length;
}

/** Whether `<` and `>`, which `edits` put around the start of a URL, enclose it. */
export function isEnclosed(text: string, { offset, end }: Occurrence, edits: readonly Edit[]): boolean {
	const base = Math.max(0, offset - BEFORE);
	const close = Math.max(...edits.map((edit) => edit.offset)) - base + '<'.length;
	const edited = applyEdits(text.slice(base, end), movedBy(edits, -base));
	return encloseInAngles(edited + text.slice(end, end + BEHIND), offset - base + '<'.length)?.limit === close;
}

/** Whether a URL ends at an offset in its logical text after `edits`, which put a space there. */
export function endsAt(cut: number, text: string, occurrence: Occurrence, edits: readonly Edit[]): boolean {
	const found = foundAfter(text, occurrence, edits);
	return found === undefined || found.url === occurrence.url.slice(0, cut);
}

/** What is found in the place of a URL that edits changed. */
interface FoundAfter {
	/** Its logical text. */
	readonly url: string;
	/** Where it ends, and where it would end if it were whole. */
	readonly end: number;
	readonly whole: number;
	/** Whether it is read as in a program, and whether it is all of a value. */
	readonly program: boolean;
	readonly value: boolean;
	/** Whether it is taken for a pattern, and so for no URL. */
	readonly pattern: boolean;
}

/** What is found in the place of a URL after `edits`, which lie inside it. `undefined` where its place delimits it. */
export function foundAfter(text: string, occurrence: Occurrence, edits: readonly Edit[]): FoundAfter | undefined {
	const { offset, end, plain } = occurrence;
	const boundary = plain ? plainBoundary(text, occurrence) : occurrence.boundary;
	if (boundary === undefined) return undefined;
	const base = Math.max(0, offset - BEFORE);
	const edited = applyEdits(text.slice(base, end), movedBy(edits, -base));
	const near = edited + text.slice(end, end + BEHIND);
	const start = offset - base;
	const options = boundaryIn(near, start, occurrence, boundary, edited.length - end);
	const { logical, pattern } = findEnd(near, start, options);
	const { program, value } = options;
	return { url: logical.text, end: logical.end, whole: edited.length, program, value, pattern };
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
	if (!mayBeValue(text, start, fills)) return { ...boundary, limit, place };
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
