/** What the parser returns: a URL as offsets into its text, and what the grammar does not derive. */

/**
 * `rfc1738`: RFC 1738 to the letter.
 * `modern`: RFC 1738's schemes with what its successors changed (RFC 3986, 6068, 8089, 4248, 4266, 5538, 9110).
 */
export type Standard = 'modern' | 'rfc1738';

/** A half-open range of UTF-16 offsets from 0. */
export interface Span {
	readonly offset: number;
	readonly end: number;
}

/** A `name=value` pair: a prospero field (RFC 1738 §3.11) or a mailto header field (RFC 6068 §2). */
export interface Field {
	readonly name: Span;
	/** Absent where there is no `=`. */
	readonly value: Span | undefined;
}

/** The parts of a URL that are there. An empty part is there with `offset === end`; an absent one is `undefined`. */
export interface Components {
	scheme?: Span;
	user?: Span;
	password?: Span;
	host?: Span;
	port?: Span;
	/** The url-path of §3.1: what follows the `/` after the host; that `/` is not part of it. */
	path?: Span;
	search?: Span;
	/** What follows the first `#`. Not part of the URL in RFC 1738. */
	fragment?: Span;
	/** ftp (§3.2.2): the character after `;type=`. */
	typecode?: Span;
	/** gopher (§3.4.1). */
	gophertype?: Span;
	selector?: Span;
	gopherplus?: Span;
	/** mailto (§3.5): all addresses, as written. */
	address?: Span;
	headers?: Field[];
	/** news and nntp (§3.6, §3.7). */
	group?: Span;
	article?: Span;
	/** wais (§3.9). */
	database?: Span;
	wtype?: Span;
	wpath?: Span;
	/** prospero (§3.11). */
	hsoname?: Span;
	fields?: Field[];
}

/** The parts of which a URL has one at the most. */
export type SinglePart = Exclude<keyof Components, 'headers' | 'fields'>;

/** What can be wrong with a URL: the codes of the rules, and which cases each tells apart. Every rule's file adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: the rules' files fill it
export interface Violations {}

/** The name of a rule. */
export type RuleCode = keyof Violations;

/** The rules that tell such a case apart. */
export type RuleWith<Detail extends string> = {
	readonly [C in RuleCode]: Detail extends Violations[C] ? C : never;
}[RuleCode];

/**
 * What the parser reports, and goes on. `code` is the name of the rule that explains it, `detail` which of the
 * rule's cases it is; severity and words come from the rule.
 */
export type Violation<C extends RuleCode = RuleCode> = {
	readonly [Each in C]: Span & { readonly code: Each; readonly detail: Violations[Each] };
}[C];

/** A parsed URL. Nothing is sliced: components and violations are offsets into `text`. */
export interface Url {
	readonly text: string;
	readonly standard: Standard;
	/** The scheme in lower case; empty where the text has none. */
	readonly scheme: string;
	readonly components: Components;
	readonly violations: readonly Violation[];
	/**
	 * Whether the text before the first `#` is derived by its scheme's production in RFC 1738 §5.
	 * Only meaningful when `standard` is `rfc1738`.
	 */
	readonly derivable: boolean;
}
