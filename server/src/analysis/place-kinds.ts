/** Where URLs stand, as far as repairs without asking go: which places in a document we read. */

import type { Occurrence } from '../find/occurrence';
import type { ContextName } from '../languages/context';
import { isProgram } from '../languages/kinds';
import { literalTextIn } from '../languages/literal';
import { isInShownCode, shownCodeIn } from '../languages/shown';
import { merged, touches } from '../placeholders/placeholders';
import { remembered } from '../url/remembered';
import type { Document } from './finding';

/**
 * `prose`: a sentence, a comment. `link`: what the document's language says is a link, delimited by it. `link-value`: the value
 * of a key that says so. `value`: other data. `program`: a string or word of a program, which only it understands.
 */
export type PlaceKind = 'prose' | 'link' | 'link-value' | 'value' | 'program';

const PROSE: ReadonlySet<string> = new Set([
	...['text', 'comment', 'markup-text', 'markup-comment'],
	...['angle-brackets', 'url-wrapper', 'markdown-autolink', 'list-line'],
]);

/**
 * What kind of place the occurrence stands in; `undefined` where nothing is changed without asking: quoted text shows a URL as
 * somebody wrote it, names are compared, never opened, and where a link lost its closing mark we can only guess its end.
 */
export function kindOfPlace({ offset, end, context }: Occurrence, document: Document): PlaceKind | undefined {
	const { text, languageId } = document;
	if (context.quoted === true || context.identifier === true || context.unclosed === true) return undefined;
	if (showsCodeAt(document, offset, context.name)) return undefined;
	if (context.name === 'link-target' && context.link !== true) return 'link-value';
	const before = text.slice(Math.max(0, offset - NEAR), offset);
	if (context.name === 'markup-attribute')
		return context.link === true && VALUE_START.test(before) ? 'link' : undefined;
	if (context.link === true) return isTableOf(text, offset, languageId) ? undefined : 'link';
	if (PROSE.has(context.name)) return isMentioned(before) || isId(before, languageId) ? undefined : 'prose';
	if (isProgram(languageId)) return (languageId === 'sql' ? EQUALLED : COMPARED).test(before) ? undefined : 'program';
	if (ENVIRONMENTS.has(languageId)) return 'program';
	const isWhole = /^["'\s,;]?$/.test(text.charAt(end));
	return isWhole && LINK_KEY.test(before) ? 'link-value' : 'value';
}

/** Whether a URL of the document stands in code that it shows. */
export function showsCodeAt(document: Document, offset: number, context: ContextName): boolean {
	return isInShownCode(() => document.shown?.() ?? shownIn(document), offset, context);
}

const shownIn = remembered(({ text, languageId }: Document) => shownCodeIn(text, languageId));

/** Whether the text at an offset of the document stands there as it was written, by the document's own marks. */
export function isLiteral(document: Document, offset: number): boolean {
	return touches({ offset, end: offset + 1 }, literalsOf(document));
}

const literalsOf = remembered(({ text, languageId }: Document) => merged(literalTextIn(text, languageId)));

/** Where a value or an item of a list starts, rather than a string in an expression. */
const VALUE_START = /(?:=\s{0,9}["']?|[\s,])$/;

/** `id === 'https:/a.example'`, `startsWith('http:/')`: what something is compared with, which a program may have written so. */
const COMPARED =
	/(?:[=!]=\s{0,9}|\b(?:equals|includes|contains|__contains__|startsWith|startswith|indexOf|replace|LIKE)\s?\(?)["'`]$/;

/** The same in SQL, where one `=` compares. */
const EQUALLED = /(?:=|\bLIKE)\s{0,9}'$/i;

/** How far before a URL is read. */
const NEAR = 80;

/** Behind a quote, a mark of code or an assignment a URL is talked about, or is a value. */
const MENTION = /[\w"'`~=\\$%{}@/“”„‘’‚«»「『＂]$/;

function isMentioned(before: string): boolean {
	return MENTION.test(before) || /(?:["'`“‘«「『]|\\verb.)<$/.test(before);
}

/** An XML element that identifies. */
const ID =
	/<(?:[\w-]{1,20}:)?(?:\w{0,20}id|guid|identifier|ir[il]|ur[in]|namespace|ns|key|name|value)(?:\s[^<>]*)?>\s*$/i;

function isId(before: string, languageId: string): boolean {
	return languageId === 'xml' && ID.test(before);
}

/** Keys whose values are links: in JSON, YAML, TOML and the like. */
const LINK_KEY =
	/(?:^|[\s{,"'_.-]|[a-z](?=[A-Z]))(?:url|href|link|home_?page|web_?(?:site|page)|site|page|repository|repo|documentation|docs|download|image|logo|icon|avatar|src)["']?\s*[:=]\s*(?:[\w.]{1,20}\s+)?["']?$/i;

/** Languages in which values are handed to programs. */
const ENVIRONMENTS: ReadonlySet<string> = new Set(
	`dotenv shellscript zsh fish dockerfile makefile bat crontab systemd systemd-conf systemd-unit-file ini nginx NGINX
	apacheconf apache properties java-properties spring-boot-properties`.split(/\s+/),
);

/** A line of a table, whose cells `|` separates before anything else is read. */
function isTableOf(text: string, offset: number, languageId: string): boolean {
	if (languageId !== 'org' && languageId !== 'restructuredtext') return false;
	const line = text.lastIndexOf('\n', offset - 1) + 1;
	return /^\s*\|/.test(text.slice(line, Math.min(offset, line + NEAR)));
}
