/** The parts of a URL that can be changed by themselves: where each stands, and what they are together. */

import { type ParameterSpans, parametersIn } from '../../url/components';
import { OPAQUE_PATHS, segmentsOf, singleComponents } from '../../url/describe';
import type { Span, Url } from '../../url/url';

export type SingleName = (typeof singleComponents)[number];

/** A URL as its parts. */
export interface Structure {
	readonly url: Url;
	/** A path has its leading slash here, where it has one. */
	readonly singles: ReadonlyMap<SingleName, Span>;
	/** Of the path; none where its slashes mean nothing. */
	readonly segments: readonly Span[];
	/** Where the parameters stand: the search, or the header fields of a mail. */
	readonly query: Span | undefined;
	readonly parameters: readonly ParameterSpans[];
}

/** Schemes whose search is one text, without parameters. */
const ONE_SEARCH = new Set(['gopher', 'wais']);

/** Takes a URL apart. */
export function structureOf(url: Url): Structure {
	const { components, scheme, text } = url;
	const singles = new Map<SingleName, Span>();
	for (const name of singleComponents) {
		const span = components[name];
		if (span !== undefined) singles.set(name, span);
	}
	const { path } = components;
	const isWhole = path !== undefined && !OPAQUE_PATHS.has(scheme);
	if (path !== undefined && /[/\\]/.test(text.charAt(path.offset - 1)))
		singles.set('path', { offset: path.offset - 1, end: path.end });
	if (hasPathOfParts(url)) singles.delete('path');
	const query = queryOf(url);
	return {
		url,
		singles,
		segments: isWhole ? segmentsOf(url) : [],
		query,
		parameters: query === undefined ? [] : parametersIn(text, query),
	};
}

/** Whether the path is nothing but other parts: a selector, a database, a newsgroup. */
function hasPathOfParts({ components }: Url): boolean {
	const { gophertype, database, hsoname, group } = components;
	return [gophertype, database, hsoname, group].some((part) => part !== undefined);
}

function queryOf({ components, scheme }: Url): Span | undefined {
	const { search, headers } = components;
	const [first] = headers ?? [];
	const last = headers?.at(-1);
	if (first !== undefined && last !== undefined) return { offset: first.name.offset, end: endOf(last) };
	return ONE_SEARCH.has(scheme) ? undefined : search;
}

/** Schemes of servers that read a search where there is none yet. */
const TAKES_SEARCH = new Set(['http', 'https', 'ws', 'wss']);

/** Whether the URL takes another parameter. */
export function takesParameter({ url: { scheme, components }, query }: Structure): boolean {
	return query !== undefined || scheme === 'mailto' || (components.host !== undefined && TAKES_SEARCH.has(scheme));
}

/** All of a parameter: its name, and its value where it has one. */
export function wholeOf(parameter: ParameterSpans): Span {
	return { offset: parameter.name.offset, end: endOf(parameter) };
}

function endOf({ name, value }: ParameterSpans): number {
	return value?.end ?? name.end;
}

/** What stands in each part, exactly: two URLs of the same reading differ in nothing that an edit of one part may change. */
export interface Reading {
	readonly singles: Readonly<Partial<Record<SingleName, string>>>;
	readonly segments: readonly string[];
	/** Name and value; `null` where there is no `=`. */
	readonly parameters: readonly (readonly [name: string, value: string | null])[];
}

/** Reads a URL. What consists of segments or parameters is these. */
export function readingOf({ url, singles, segments, parameters }: Structure): Reading {
	const text = (span: Span) => textOf({ url }, span);
	const parts = [...singles].filter(
		([name]) => !(name === 'path' && segments.length > 0) && !(name === 'search' && parameters.length > 0),
	);
	return {
		singles: Object.fromEntries(parts.map(([name, span]) => [name, text(span)])),
		segments: segments.map(text),
		parameters: parameters.map(({ name, value }) => [text(name), value === undefined ? null : text(value)]),
	};
}

/** Whether two readings are the same. */
export function isSame(one: Reading, other: Reading): boolean {
	return JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
}

function inOrder({ singles, segments, parameters }: Reading): unknown {
	return [singleComponents.map((name) => singles[name] ?? null), segments, parameters];
}

/** The text of a span of the URL. */
export function textOf({ url }: Pick<Structure, 'url'>, { offset, end }: Span): string {
	return url.text.slice(offset, end);
}

/** A part by its id, as `urlLint/inspect` names it: `host`, `segment/0`, `parameter/2`. */
export type PartId = { readonly name: SingleName } | { readonly name: 'segment' | 'parameter'; readonly index: number };

/** The id of a part. */
export function idOf(part: PartId): string {
	return 'index' in part ? `${part.name}/${part.index}` : part.name;
}

/** The part of that id; `undefined` where the URL has none. */
export function partOf({ singles, segments, parameters }: Structure, id: unknown): PartId | undefined {
	const [, name, digits] = /^([a-z]+)(?:\/(\d{1,6}))?$/.exec(String(id)) ?? [];
	if (digits === undefined)
		return singleComponents
			.map((single) => ({ name: single }))
			.find((each) => each.name === name && singles.has(each.name));
	const index = Number(digits);
	if (name === 'segment') return index < segments.length ? { name, index } : undefined;
	return name === 'parameter' && index < parameters.length ? { name, index } : undefined;
}

/** Where the value of a part stands; of a parameter without one, the place for it. */
export function spanOf({ singles, segments, parameters }: Structure, part: PartId): Span {
	if (!('index' in part)) return singles.get(part.name) as Span;
	if (part.name === 'segment') return segments[part.index] as Span;
	const { name, value } = parameters[part.index] as ParameterSpans;
	return value ?? { offset: name.end, end: name.end };
}
