/** A parsed URL's components in the form of the command's JSON contract. */

import type { Field, SinglePart, Span, Url } from './url';

/** A component with its text. */
export interface DescribedPart {
	readonly offset: number;
	readonly end: number;
	readonly text: string;
}

type Described =
	| DescribedPart
	| readonly DescribedPart[]
	| readonly { readonly name: DescribedPart; readonly value?: DescribedPart }[];

/** The components of which a URL has one at the most, in the order in which they stand in its production. */
export const singleComponents = [
	'scheme',
	'user',
	'password',
	'host',
	'port',
	'path',
	'typecode',
	'gophertype',
	'selector',
	'database',
	'wtype',
	'wpath',
	'hsoname',
	'address',
	'group',
	'article',
	'search',
	'gopherplus',
	'fragment',
] as const satisfies readonly SinglePart[];

/** Schemes whose path is no sequence of segments (`hsegment`, `fsegment`, and RFC 3986's): a `/` in it means nothing. */
export const OPAQUE_PATHS = new Set(['gopher', 'nntp', 'telnet', 'wais', 'prospero', 'data', 'javascript']);

/** All components of `url` that are there, each `{offset, end, text}`. */
export function describe(url: Url): Record<string, Described> {
	const result: Record<string, Described> = {};
	for (const name of singleComponents) {
		const span = url.components[name];
		if (span === undefined) continue;
		result[name] = part(url, span);
		if (name === 'path' && !OPAQUE_PATHS.has(url.scheme))
			result.segments = segmentsOf(url).map((segment) => part(url, segment));
	}
	if (url.components.headers) result.headers = url.components.headers.map((field) => describeField(url, field));
	if (url.components.fields) result.fields = url.components.fields.map((field) => describeField(url, field));
	return result;
}

/** The segments of the path: what stands between its slashes. */
export function segmentsOf(url: Url): Span[] {
	const { path } = url.components;
	const segments: Span[] = [];
	for (let offset = path?.offset ?? 1; offset <= (path?.end ?? 0); ) {
		const slash = url.text.indexOf('/', offset);
		const end = slash < 0 || slash > (path as Span).end ? (path as Span).end : slash;
		segments.push({ offset, end });
		offset = end + 1;
	}
	return segments;
}

function part(url: Url, { offset, end }: Span): DescribedPart {
	return { offset, end, text: url.text.slice(offset, end) };
}

function describeField(url: Url, field: Field): { name: DescribedPart; value?: DescribedPart } {
	const name = part(url, field.name);
	return field.value === undefined ? { name } : { name, value: part(url, field.value) };
}
