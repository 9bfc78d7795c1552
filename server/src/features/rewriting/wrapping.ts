/** Putting a URL in `<URL:…>` (RFC 1738, appendix) or, in Markdown, in `<…>`; and taking it out again. */

import type { Edit } from '../../analysis/analyse';
import type { Occurrence } from '../../find/occurrence';
import { scan } from '../../find/scanner';
import { isPlainText, MARKDOWN } from '../../languages/kinds';
import type { Target } from './places';

const COMMENTS: ReadonlySet<string> = new Set(['comment', 'markup-comment']);
/** The contexts from which a URL can be unwrapped. */
const WRAPPED: ReadonlySet<string> = new Set([...COMMENTS, 'url-wrapper', 'angle-brackets', 'markdown-autolink']);

/** How far the brackets may stand from the URL, over a line's end; and how much of its lines is read to find it again. */
const FARTHEST = 80;
const NEAR = 500;

/** Whether brackets stand around the URL. */
export function isWrapped({ context }: Occurrence): boolean {
	return WRAPPED.has(context.name) && !COMMENTS.has(context.name);
}

/** `<URL:…>` in plain text, mail and comments, `<…>` in Markdown prose; neither in markup, strings or data. */
export function wrap({ occurrence, document: { text, languageId } }: Target): Edit[] {
	const { offset, end, url, context } = occurrence;
	const opener = openerFor(context.name, languageId);
	if (opener === undefined || /[\s<>]/.test(url) || !isFree(text, offset, end)) return [];
	const edit = { offset, end, text: `${opener}${url}>` };
	return isFoundAfter(edit, url, opener.length, text, languageId) ? [edit] : [];
}

function openerFor(context: string, languageId: string): string | undefined {
	if (COMMENTS.has(context) || (context === 'text' && isPlainText(languageId))) return '<URL:';
	return context === 'text' && MARKDOWN.has(languageId) ? '<' : undefined;
}

/** What a URL goes on from: a word, an option, the start of a path. A bracket between them would take them apart. */
const JOINED = /[\w%+./@\\~-]$/;

/** Whether nothing encloses the URL already: brackets, a prefix, or the text of a Markdown link; and whether it starts a word. */
function isFree(text: string, offset: number, end: number): boolean {
	const before = text.slice(Math.max(0, offset - FARTHEST), offset);
	if (/<$|URL:\s*$/i.test(before) || JOINED.test(before)) return false;
	return !(/\[[^\]\n]*$/.test(before) && /^[^[\]\n]{0,80}\]/.test(text.slice(end, end + FARTHEST + 1)));
}

/** The URL without its brackets, where it is found without them as well. */
export function unwrap({ occurrence, document: { text, languageId } }: Target): Edit[] {
	const { offset, end, url, context } = occurrence;
	if (!WRAPPED.has(context.name)) return [];
	const opener = /<(?:URL:\s*)?$/i.exec(text.slice(Math.max(0, offset - FARTHEST), offset))?.[0].length;
	const closer = /^\s*>/.exec(text.slice(end, end + FARTHEST))?.[0].length;
	if (opener === undefined || closer === undefined) return [];
	const edit = { offset: offset - opener, end: end + closer, text: url };
	return isFoundAfter(edit, url, 0, text, languageId) ? [edit] : [];
}

/** Whether the URL is found again where the edit leaves it, `shift` behind the edit's start. */
function isFoundAfter(
	{ offset, end, text: to }: Edit,
	url: string,
	shift: number,
	text: string,
	languageId: string,
): boolean {
	const start = Math.max(text.lastIndexOf('\n', offset - 1) + 1, offset - NEAR);
	const before = text.slice(start, offset);
	const line = before + to + text.slice(end, end + NEAR);
	for (const found of scan(line, MARKDOWN.has(languageId) ? 'markdown' : 'plaintext'))
		if (found.offset === before.length + shift) return found.url === url;
	return false;
}
