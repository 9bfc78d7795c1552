/** What can enclose a URL. */

import { type Escaping, identity } from '../escaping/unescape';

/** What can enclose a URL. The list is closed; docs/contexts.md says what each means. */
export const contextNames = [
	'text',
	'angle-brackets',
	'url-wrapper',
	'markdown-autolink',
	'markdown-code',
	'markdown-destination',
	'markdown-reference',
	'markup-attribute',
	'markup-comment',
	'markup-raw',
	'markup-text',
	'json-string',
	'code',
	'comment',
	'string',
	'raw-string',
	'css-url',
	'value',
	'latex-argument',
	'link-target',
	'list-line',
] as const;

export type ContextName = (typeof contextNames)[number];

/** Where a URL stands in running text, and nothing but that text says where it ends. */
export const runningText: ReadonlySet<ContextName> = new Set(['text', 'comment', 'markup-text', 'markup-comment']);

/**
 * A space before a destination, `[text] (URL)`; quotation marks or a second pair of parentheses around it, `[text]("URL")`, `[text]((URL))`;
 * parentheses in full width, `[text]（URL）`; brackets, `[text][URL]`; a whole link, `[text]([URL](URL))`.
 */
export type Misplaced = 'spaced' | 'quoted' | 'doubled' | 'wide' | 'bracketed' | 'nested';

/** What encloses a URL, apart from where it ends. These are constants, which `contextOf` makes. */
export interface Context {
	readonly name: ContextName;
	readonly escaping: Escaping;
	/** Whether `<` starts a tag here, never a placeholder. */
	readonly markup: boolean | undefined;
	/** Whether a `\` that is not undone starts an escape all the same, and so ends the URL. Absent: as everywhere in programs. */
	readonly escapes: boolean | undefined;
	/** Whether the text is quoted rather than used: a Markdown code span or fence. */
	readonly quoted: boolean | undefined;
	/** Whether the URL stands in `<…>`, which ends it whatever it contains. */
	readonly pointy: boolean | undefined;
	/** Whether a `%` has a meaning here that `escaping` cannot write, so that no escape may be added. */
	readonly percent: boolean | undefined;
	/** Whether what encloses the URL has no closing mark: a full-width one, or the sentence, stands in its place. */
	readonly unclosed: boolean | undefined;
	/** What keeps the URL from being the destination of the link that was meant. */
	readonly misplaced: Misplaced | undefined;
	/** Whether raw spaces belong to what stands here: a name, a search or a program in one of Org's own links. */
	readonly spaces: boolean | undefined;
	/** Whether the URL names something, as an XML namespace or a DTD does, so that nobody follows it. */
	readonly identifier: boolean | undefined;
	/** Whether the document's language says that a link stands here, and delimits it: a destination, `href="…"`. */
	readonly link: boolean | undefined;
}

/** A context without any of what it may have. */
const BARE: Context = {
	name: 'text',
	escaping: identity,
	markup: undefined,
	escapes: undefined,
	quoted: undefined,
	pointy: undefined,
	percent: undefined,
	unclosed: undefined,
	misplaced: undefined,
	spaces: undefined,
	identifier: undefined,
	link: undefined,
};

/** All contexts have the same properties in the same order: they are asked of every URL, and an engine is quick to read objects of one kind. */
export function contextOf(own: Pick<Context, 'name' | 'escaping'> & Partial<Context>): Context {
	return { ...BARE, ...own };
}

/** A comment of a program or of settings, in which nothing is escaped. */
export const COMMENT: Context = contextOf({ name: 'comment', escaping: identity });

/** A comment of HTML or XML. */
export const MARKUP_COMMENT: Context = contextOf({ name: 'markup-comment', escaping: identity });

/** Whether the marks of a link are wrong around the URL: something is to be said of it, however plain it is. */
export function isOfBrokenLink({ unclosed, misplaced }: Context): boolean {
	return unclosed === true || misplaced !== undefined;
}
