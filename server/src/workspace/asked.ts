/** What somebody means who points at a part of a URL: its host, all below a folder of its path, or the URL itself. */

import { parseLogical } from '../placeholders/placeholders';
import { OPAQUE_PATHS, segmentsOf } from '../url/describe';
import { hostName, normalForm } from '../url/normalise';
import type { Span, Url } from '../url/url';
import type { IndexedUrl } from './url-index';

export interface Asked {
	readonly kind: 'host' | 'prefix' | 'url';
	/** Where it stands in the URL that was pointed at. */
	readonly span: Span;
	/** What it is compared by: the host, or the normal form. */
	readonly text: string;
}

/** @param offset in the URL's text; at its end the URL itself is meant */
export function askedAt(url: Url, offset: number): Asked {
	const { host, path } = url.components;
	if (host !== undefined && isIn(host, offset)) return { kind: 'host', span: host, text: hostName(url) };
	const isInPath = path !== undefined && host !== undefined && offset >= path.offset && offset < path.end;
	if (isInPath && !OPAQUE_PATHS.has(url.scheme)) {
		const end = segmentsOf(url).find((segment) => offset <= segment.end)?.end ?? path.end;
		// The last segment's end is the URL's own, where nothing follows.
		if (end < url.text.length && end > path.offset)
			return { kind: 'prefix', span: { offset: 0, end }, text: normalOf(url.text.slice(0, end)) };
	}
	return { kind: 'url', span: { offset: 0, end: url.text.length }, text: normalForm(url) };
}

/** Whether a URL of the workspace is one of those that are meant. */
export function isAsked({ kind, text }: Asked): (url: IndexedUrl) => boolean {
	switch (kind) {
		case 'host':
			return ({ host }) => host === text;
		case 'url':
			return ({ normal }) => normal === text;
		case 'prefix':
			return ({ normal }) => normal.startsWith(text) && isBoundary(normal.charAt(text.length));
	}
}

/** Where what is meant stands in a URL that is one of those; `undefined` where it is nowhere by itself. */
export function spanIn({ kind, text }: Asked, url: Url): Span | undefined {
	if (kind === 'url') return { offset: 0, end: url.text.length };
	if (kind === 'host') return url.components.host;
	// In `/a/../a/b` it is the later one: what stands before is taken away.
	const ends = segmentsOf(url).map(({ end }) => end);
	// Where no segment goes up, as many make the same: each try costs as much as the URL is long.
	const same = ends[text.split('/').length - 4];
	const goesUp = /\/(?:\.|%2e)/i.test(url.text);
	const tries = same === undefined || goesUp ? ends.reverse().slice(0, MOST_TRIES) : [same];
	const end = tries.find((at) => normalOf(url.text.slice(0, at)) === text);
	return end === undefined ? undefined : { offset: 0, end };
}

/** Whoever goes up and down in more segments than that, writes no path by hand. */
const MOST_TRIES = 50;

function normalOf(text: string): string {
	return normalForm(parseLogical(text, 'modern'));
}

/** What may stand behind a segment. */
function isBoundary(character: string): boolean {
	return character === '' || '/?#'.includes(character);
}

function isIn({ offset, end }: Span, at: number): boolean {
	return at >= offset && at < end;
}
