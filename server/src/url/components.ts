/** Parts of a URL for those who edit it: which one an offset lies in, and a search's parameters. */

import { decode, type EncodedComponent } from './percent';
import type { Field, Span, Url } from './url';

/** The component that `[offset, end)` lies in, as far as text can be encoded for it; `undefined` for scheme and host. */
export function componentAt(url: Url, { offset, end }: Span): EncodedComponent | undefined {
	const lies = (span: Span | undefined) => span !== undefined && span.offset <= offset && end <= span.end;
	const { user, password, host, port, path, search, fragment, address } = url.components;
	if (lies(fragment)) return 'fragment';
	if (lies(search) || url.components.headers?.some(({ name, value }) => lies(name) || lies(value))) return 'query';
	if (lies(user) || lies(password)) return 'userinfo';
	if (lies(host) || lies(port)) return undefined;
	const slash = url.text.slice(offset, end).includes('/');
	if (path !== undefined && lies({ offset: host === undefined ? path.offset : path.offset - 1, end: path.end }))
		return slash ? 'path' : 'segment';
	return lies(address) ? 'segment' : undefined;
}

/** A parameter of a search, decoded. */
export interface Parameter {
	readonly name: string;
	/** Absent where there is no `=`. */
	readonly value: string | undefined;
}

/** The parameters of a URL's search, or the header fields of a mailto URL; in a search `+` is a space. */
export function parametersOf({ text, components: { search, headers } }: Url): Parameter[] {
	if (headers !== undefined) return headers.map((field) => headerOf(text, field));
	if (search === undefined || search.end === search.offset) return [];
	return parametersIn(text, search).map(({ name, value }) => ({
		name: plain(text.slice(name.offset, name.end)),
		value: value === undefined ? undefined : plain(text.slice(value.offset, value.end)),
	}));
}

/** Where a parameter stands. */
export interface ParameterSpans {
	readonly name: Span;
	/** Absent where there is no `=`. */
	readonly value: Span | undefined;
}

/** The parameters of a search, which `&` separates; of one without `=` all is the name. */
export function parametersIn(text: string, search: Span): readonly ParameterSpans[] {
	const found: ParameterSpans[] = [];
	for (let offset = search.offset; offset <= search.end; ) {
		const ampersand = text.indexOf('&', offset);
		const end = ampersand < 0 || ampersand > search.end ? search.end : ampersand;
		const equals = text.slice(offset, end).indexOf('=');
		const nameEnd = equals < 0 ? end : offset + equals;
		if (end > offset)
			found.push({ name: { offset, end: nameEnd }, value: equals < 0 ? undefined : { offset: nameEnd + 1, end } });
		offset = end + 1;
	}
	return found;
}

function headerOf(text: string, { name, value }: Field): Parameter {
	const shown = ({ offset, end }: Span) => decode(text.slice(offset, end)).text;
	return { name: shown(name), value: value === undefined ? undefined : shown(value) };
}

function plain(text: string): string {
	return decode(text.replaceAll('+', ' ')).text;
}
