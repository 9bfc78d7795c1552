/** Normalisation: RFC 3986 §6.2.2, and of §6.2.3 the default port and the empty path. */

import { OPAQUE_PATHS } from './describe';
import { applyEdits, type Edit, movedBy } from './edits';
import { decodable } from './readable';
import { schemeOf } from './schemes/index';
import type { Span, Url } from './url';

/**
 * What to write for an equivalent URL in its usual form: scheme and host in lower case, escapes in upper case and only
 * where they are needed, no dot segments, no default port, `/` for an empty path.
 * @returns replacements in the text of `url`, in order and without overlap
 */
export function normalise(url: Url): Edit[] {
	// In data and programs an escape is not the URL's.
	if (url.scheme === '' || schemeOf(url.scheme).raw === true) return [];
	const path = dotSegments(url);
	const others = [...lowerCase(url), ...defaultPort(url), ...emptyPath(url), ...escapes(url)];
	const outside = others.filter(({ offset, end }) => path.every((span) => end <= span.offset || offset >= span.end));
	return [...outside, ...path].sort((a, b) => a.offset - b.offset);
}

/** What all spellings of a URL have in common: its normal form. */
export function normalForm(url: Url): string {
	return applyEdits(url.text, normalise(url));
}

/** §6.2.2.1: "the scheme and host are case-insensitive". */
function lowerCase({ text, components: { scheme, host } }: Url): Edit[] {
	return [scheme, host].flatMap((span) => {
		const written = span === undefined ? '' : text.slice(span.offset, span.end);
		const lower = written.replace(/%[\da-f]{2}|[A-Z]/gi, (found) => (found.length > 1 ? found : found.toLowerCase()));
		return span === undefined || lower === written ? [] : [{ ...spanOf(span), text: lower }];
	});
}

/** §6.2.3: the port is left out "if it is the same as the default". */
function defaultPort({ text, scheme, components: { host, port } }: Url): Edit[] {
	if (port === undefined || host === undefined || host.end === host.offset) return [];
	const digits = text.slice(port.offset, port.end);
	const isDefault = digits === '' || (/^\d+$/.test(digits) && Number(digits) === schemeOf(scheme).port);
	return isDefault ? [{ offset: port.offset - 1, end: port.end, text: '' }] : [];
}

/** §6.2.3: "an empty path should be normalized to a path of "/"". */
function emptyPath({ text, scheme, components: { host, path, search, fragment } }: Url): Edit[] {
	if (!WEB.has(scheme) || host === undefined || host.end === host.offset || path !== undefined) return [];
	const offset = (search ?? fragment ?? { offset: text.length + 1 }).offset - 1;
	return [{ offset, end: offset, text: '/' }];
}

const WEB = new Set(['http', 'https', 'ws', 'wss']);

/** §6.2.2.1: the hexadecimal digits in upper case; §6.2.2.2: no escape of an unreserved character. */
function escapes(url: Url): Edit[] {
	const unreserved = decodable(url).filter(
		({ text, end }) => text < '\x80' && !(end === url.text.length && isLost(text)),
	);
	const decoded = new Set(unreserved.map(({ offset }) => offset));
	const { host } = url.components;
	const upper = Array.from(url.text.matchAll(/%[\da-f]{2}/gi), ({ index: offset, 0: triplet }) => ({
		offset,
		end: offset + 3,
		text: triplet.toUpperCase(),
	})).filter(({ offset, text }) => !decoded.has(offset) && url.text.slice(offset, offset + 3) !== text);
	return [...unreserved, ...upper].filter(({ offset }) => host === undefined || !isIn(offset, host));
}

/** Whether a finder takes the character at the end of a URL for the sentence's. */
function isLost(character: string): boolean {
	return '-._~'.includes(character);
}

/** §5.2.4: `.` and `..` are removed. The path from the first of them on, with its escapes normalised. */
function dotSegments(url: Url): Edit[] {
	const { host, path } = url.components;
	if (host === undefined || path === undefined || OPAQUE_PATHS.has(url.scheme)) return [];
	const written = url.text.slice(path.offset, path.end);
	if (!written.split('/').some((segment) => segment === '.' || segment === '..')) return [];
	const inPath = escapes(url).filter(({ offset }) => isIn(offset, path));
	return [{ ...spanOf(path), text: removeDotSegments(applyEdits(written, movedBy(inPath, -path.offset))) }];
}

function removeDotSegments(path: string): string {
	const segments = path.split('/');
	const kept: string[] = [];
	for (const segment of segments) {
		if (segment === '..') kept.pop();
		else if (segment !== '.') kept.push(segment);
	}
	const last = segments[segments.length - 1];
	if (last === '.' || last === '..') kept.push('');
	return kept.join('/');
}

function isIn(offset: number, span: Span): boolean {
	return offset >= span.offset && offset < span.end;
}

function spanOf({ offset, end }: Span): Span {
	return { offset, end };
}

/** The host in lower case, as hosts are compared (RFC 3986 §6.2.2.1); empty where there is none. */
export function hostName({ text, components: { host } }: Url): string {
	return host === undefined ? '' : text.slice(host.offset, host.end).toLowerCase();
}
