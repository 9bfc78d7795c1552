/** Where the rules about escapes look, and what they find there. */

import { matchesOf } from '../../url/matches';
import { MOST_ALIKE } from '../../url/parser';
import { schemeOf } from '../../url/schemes/index';
import type { RuleCode, Span, Url, Violation, Violations } from '../../url/url';

/** Whether the URL has escapes that are judged at all: those of data and programs are theirs. */
export function hasEscapes({ text, scheme }: Url): boolean {
	return text.includes('%') && schemeOf(scheme).raw !== true;
}

/** The host has rules of its own, and no message shows a password. */
export function isApart({ components: { host, password } }: Url, { offset }: Span): boolean {
	return [host, password].some((part) => part !== undefined && offset >= part.offset && offset < part.end);
}

/**
 * A violation for each match of `pattern`, which is global and starts with `%` and two hexadecimal digits: as no escape
 * contains another `%`, every match starts at one.
 */
export function findEscapes<C extends RuleCode>(
	url: Url,
	code: C,
	detail: Violations[C],
	pattern: RegExp,
): readonly Violation<C>[] {
	if (!hasEscapes(url)) return [];
	const found: Violation<C>[] = [];
	for (const { index, 0: match } of matchesOf(url.text, pattern)) {
		const span = { offset: index, end: index + match.length };
		if (!isApart(url, span)) found.push({ code, detail, ...span });
		if (found.length === MOST_ALIKE) break;
	}
	return found;
}

const DOT_SEGMENT = /(?<=[/\\])(?:\.|%2e){1,2}(?![^/\\])/gi;

/** RFC 3986 §3.3: segments of the path that are `.` or `..` once decoded, with at least one encoded dot. */
export function encodedDotSegments({ text, components: { host, path } }: Url): Span[] {
	if (host === undefined || path === undefined || !/%2e/i.test(text)) return [];
	const start = path.offset - 1;
	const found: Span[] = [];
	for (const { index, 0: segment } of text.slice(start, path.end).matchAll(DOT_SEGMENT)) {
		if (segment.includes('%')) found.push({ offset: start + index, end: start + index + segment.length });
		if (found.length === MOST_ALIKE) break;
	}
	return found;
}
