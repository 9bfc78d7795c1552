/** `url-lint/parser`: one URL in; its components and what its grammar does not derive out. Pure; never throws for any text. */

import { parseBy } from '../url/parse-by';
import { rfc1738SchemeOf, type SchemeOf } from '../url/schemes/rfc1738';
import type { Schemes, Span, Standard } from './types';

export type { Schemes, Span, Standard } from './types';

/** A `name=value` pair: a prospero field (RFC 1738 §3.11) or a mailto header field (RFC 6068 §2). */
export interface Field {
	readonly name: Span;
	/** Absent where there is no `=`. */
	readonly value: Span | undefined;
}

/**
 * The components of a URL that are there, by the names of the standards. An empty one is there, with `offset === end`; an absent one
 * is not.
 */
export interface Components {
	readonly scheme?: Span;
	readonly user?: Span;
	readonly password?: Span;
	readonly host?: Span;
	readonly port?: Span;
	/** The url-path of RFC 1738 §3.1: what follows the `/` after the host; that `/` is not part of it. */
	readonly path?: Span;
	/** What RFC 3986 calls the query, without its `?`. */
	readonly search?: Span;
	/** What follows the first `#`. Not part of the URL in RFC 1738. */
	readonly fragment?: Span;
	/** ftp (§3.2.2): the character after `;type=`. */
	readonly typecode?: Span;
	/** gopher (§3.4.1). */
	readonly gophertype?: Span;
	readonly selector?: Span;
	readonly gopherplus?: Span;
	/** mailto (§3.5): all addresses, as written. */
	readonly address?: Span;
	readonly headers?: readonly Field[];
	/** news and nntp (§3.6, §3.7). */
	readonly group?: Span;
	readonly article?: Span;
	/** wais (§3.9). */
	readonly database?: Span;
	readonly wtype?: Span;
	readonly wpath?: Span;
	/** prospero (§3.11). */
	readonly hsoname?: Span;
	readonly fields?: readonly Field[];
}

/** What the grammar does not derive, or its prose does not accept. */
export interface Violation extends Span {
	/** The name of the rule that explains it. Each has a page: docs/rules. */
	readonly code: string;
	/** Which of the rule's cases it is. Minor versions may add some. */
	readonly detail: string;
}

/** A parsed URL. Nothing is sliced or decoded: all are spans of `text`. */
export interface ParsedUrl {
	readonly text: string;
	readonly standard: Standard;
	/** The scheme in lower case; empty where the text has none. */
	readonly scheme: string;
	readonly components: Components;
	/** In the order in which they were found. */
	readonly violations: readonly Violation[];
	/**
	 * Whether its scheme's production in RFC 1738 §5 derives the text before the first `#`; absent in `modern`, whose successors have
	 * productions of their own.
	 */
	readonly derivable?: boolean;
}

/** How a URL is parsed. */
export interface ParseOptions {
	/** `modern` where it is absent. */
	readonly standard?: Standard | undefined;
	/**
	 * Absent: the schemes of RFC 1738 and `https`. Of any other the components are found, but only characters judged, unless `allSchemes`
	 * of `url-lint/schemes` is given.
	 */
	readonly schemes?: Schemes | undefined;
}

/** Parses one URL. Takes any text, in time that grows with its length only. */
export function parse(text: string, { standard = 'modern', schemes }: ParseOptions = {}): ParsedUrl {
	const { derivable, ...url } = parseBy((schemes as SchemeOf | undefined) ?? rfc1738SchemeOf, text, standard);
	return standard === 'rfc1738' ? { ...url, derivable } : url;
}
