/** Comments that switch findings off: `url-lint-disable-next-line unsafe-character`. Only the finding of them is done here. */

import type { Text } from '../find/chunked-text';
import { SIZES } from '../find/division';
import { readerOf } from '../languages/index';
import { PlainReader } from '../languages/plain';
import type { Reader } from '../languages/reader';
import { matchAt } from '../url/sticky';
import type { Span } from '../url/url';

const kinds = ['disable-next-line', 'disable-line', 'disable-file', 'disable', 'enable'] as const;

/** Which lines it is about: the next, its own, all, or all from here on. */
export type SuppressionKind = (typeof kinds)[number];

/** A rule's code as somebody wrote it: it may be none. */
export interface SuppressedCode extends Span {
	readonly code: string;
}

/** A directive in a comment: from `url-lint-` to the last of its codes. */
export interface Suppression extends Span {
	readonly kind: SuppressionKind;
	/** Empty for all rules. */
	readonly codes: readonly SuppressedCode[];
}

const PREFIX = 'url-lint-';
const NAME = 'url';
/** The prefix behind its name: a hyphen is rarer than a letter, and found several times as fast. */
const REST = '-lint-';

function nextPrefix(text: string, from: number): number {
	let at = text.indexOf(REST, from + NAME.length);
	while (at >= 0 && !text.startsWith(NAME, at - NAME.length)) at = text.indexOf(REST, at + 1);
	return at < 0 ? -1 : at - NAME.length;
}

/**
 * The suppression comments of a document, in order. Each stands at the start of its comment or of a line in it.
 * @param languageId the language as editors name it
 * @param end behind which none stands
 */
export function suppressionsIn(text: Text, languageId: string, end = text.length): readonly Suppression[] {
	for (let { ahead } = SIZES; ; ahead *= 2) {
		const near = text.slice(0, end + ahead);
		if (nextPrefix(near, 0) < 0) return [];
		const comments = new Comments(near, languageId);
		const found = comments.suppressions();
		if (near.length === text.length || !comments.mayCloseBehind(end)) return found;
	}
}

/** Text and data in which a comment's mark is text. */
const WITHOUT_COMMENTS = new Set([
	'plaintext',
	'log',
	'csv',
	'tsv',
	'diff',
	'uri-list',
	'search-result',
	'mail',
	'eml',
]);

/** How far a line's start is looked for: comments behind more text are not ours. */
const FARTHEST_START = 200;

/** What stands right before a directive where it is the first thing in its comment, or on a line of one. */
const OPENED = /(?:^|[/*#!;%{}'"([|=-]|\*>|\.\.|::|\.\\"|(?:^|[\s@])(?:rem|dnl)|(?:^|\s)@c(?:omment)?)\s*$/i;

/** The usual marks of a comment, at the line's start or after white space. */
const MARKED =
	/(?:^|\s)(?:\/{1,2}[/!-]?|\/?\*{1,2}|-?#+|--+|<!--|<%--|\(\*|\{-|\{#|@\*|;+|%+|\.\\"|@c(?:omment)?|rem|dnl)\s*$/i;

/** Comments that the language's reader does not tell from text or code. */
const UNREAD: Readonly<Record<string, RegExp>> = {
	bat: /(?:^|[@&|(])[ \t]*rem[ \t]+$/i,
	vb: /(?:^|:)[ \t]*rem[ \t]+$/i,
	restructuredtext: /^[ \t]*\.\.[ \t]+$/,
	mdx: /\{\/\*\s*$/,
};

/** What stands before `offset` on its line, or the last of it. */
function lineBefore(text: string, offset: number): string {
	const from = Math.max(0, offset - FARTHEST_START);
	const near = text.slice(from, offset);
	return near.slice(Math.max(near.lastIndexOf('\n'), near.lastIndexOf('\r')) + 1);
}

/** Languages at whose beginning settings in YAML or TOML may stand, as site generators want them; or Astro's script. */
const WITH_FRONT_MATTER = new Set(
	'astro coffeescript css handlebars html javascript less markdown mdx quarto rmd sass scss svg xml'.split(' '),
);

/** What opens front matter at the start of a document, with its mark; `null` where none may be. */
function frontMatterOpening(text: string, languageId: string): RegExpExecArray | null {
	return WITH_FRONT_MATTER.has(languageId) ? /^\ufeff?(---|\+\+\+)[ \t]*\r?\n/.exec(text) : null;
}

/** Where the front matter of a document ends: behind its second `---` or `+++`. 0 where it has none. */
export function frontMatterEnd(text: string, languageId: string): number {
	const mark = frontMatterOpening(text, languageId);
	if (mark === null) return 0;
	const close = new RegExp(`^${mark[1] === '---' ? '---' : '\\+\\+\\+'}[ \\t]*\\r?$`, 'gm');
	close.lastIndex = mark[0].length;
	return close.exec(text) === null ? 0 : close.lastIndex;
}

/** Front matter is YAML or TOML; Astro's is a script. */
function frontMatterReader(text: string, languageId: string): Reader {
	const language = text.startsWith('+++', Number(text.startsWith('\ufeff'))) ? 'toml' : 'yaml';
	return readerOf(text, languageId === 'astro' ? 'typescript' : language, text.indexOf('\n') + 1);
}

/** Tells the comments of one document, from left to right. */
class Comments {
	readonly #reader;
	/** Whether the language has comments and we do not read it: then a comment's mark has to do. */
	readonly #byMark: boolean;
	readonly #unread: RegExp | undefined;
	readonly #frontMatterEnd: number;
	readonly #frontMatter: Reader;

	constructor(
		private readonly text: string,
		private readonly languageId: string,
	) {
		this.#reader = readerOf(text, languageId);
		this.#byMark = this.#reader instanceof PlainReader && !WITHOUT_COMMENTS.has(languageId);
		this.#unread = Object.hasOwn(UNREAD, languageId) ? UNREAD[languageId] : undefined;
		this.#frontMatterEnd = frontMatterEnd(text, languageId);
		this.#frontMatter = this.#frontMatterEnd === 0 ? this.#reader : frontMatterReader(text, languageId);
	}

	/** What they say to us, in order. */
	suppressions(): readonly Suppression[] {
		const { text } = this;
		const found: Suppression[] = [];
		for (let at = nextPrefix(text, 0); at >= 0; at = nextPrefix(text, at + 1)) {
			const end = this.#endAt(at);
			const suppression = end < 0 ? undefined : directiveAt(text, at, end);
			if (suppression !== undefined) found.push(suppression);
		}
		return found;
	}

	/** Whether what follows the text may say what encloses what stands before `end`. */
	mayCloseBehind(end: number): boolean {
		const isOpen = this.#frontMatterEnd === 0 && frontMatterOpening(this.text, this.languageId) !== null;
		return isOpen || this.#reader.mayCloseBehind(end);
	}

	/** Where the comment ends that starts with `offset`, at the line's end at the latest; -1 where none does. */
	#endAt(offset: number): number {
		const before = lineBefore(this.text, offset);
		const lineEnd = this.#endOfLine(offset);
		if (this.#byMark && offset >= this.#frontMatterEnd) return MARKED.test(before) ? lineEnd : -1;
		const reader = offset < this.#frontMatterEnd ? this.#frontMatter : this.#reader;
		const isUnread = reader === this.#reader && this.#unread?.test(before) === true;
		const enclosure = isUnread || OPENED.test(before) ? reader.enclose(offset) : undefined;
		if (enclosure === undefined) return -1;
		const { name } = enclosure.context;
		if (isUnread && (name === 'text' || name === 'code')) return lineEnd;
		return isComment(name) ? Math.min(enclosure.limit, lineEnd) : -1;
	}

	#endOfLine(offset: number): number {
		const end = this.text.indexOf('\n', offset);
		return end < 0 ? this.text.length : end;
	}
}

function isComment(name: string): boolean {
	return name === 'comment' || name === 'markup-comment';
}

/** A rule's name, and what separates it from the next one. What else stands there is the reason. */
const CODE = /[\s,]+([a-z][a-z\d]*(?:-[a-z\d]+)*)(?!\w|-(?!->))/y;

function directiveAt(text: string, offset: number, limit: number): Suppression | undefined {
	const start = offset + PREFIX.length;
	const kind = kinds.find((name) => text.startsWith(name, start));
	if (kind === undefined) return undefined;
	let end = start + kind.length;
	if (/[\w-]/.test(text.charAt(end)) && !text.startsWith('-->', end)) return undefined;
	const codes: SuppressedCode[] = [];
	for (;;) {
		const found = matchAt(CODE, text, end, limit);
		if (found === undefined) break;
		const [all, code = ''] = found;
		end += all.length;
		codes.push({ code, offset: end - code.length, end });
	}
	return { kind, codes, offset, end };
}
