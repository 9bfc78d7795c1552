/** URLs of Markdown that were meant as destinations of links, and are none for what stands before or around them. */

import { Code } from '../../url/characters';
import type { Span } from '../../url/url';
import type { Misplaced } from '../context';
import type { Whole } from '../whole';
import { isDefined, isOpened } from './link-text';

/** What stands between the text of a link and what was meant as its destination. */
const MISPLACING: ReadonlyMap<string, Misplaced> = new Map<string, Misplaced>([
	[' (', 'spaced'],
	['((', 'doubled'],
	['([', 'nested'],
	['[', 'bracketed'],
	['（', 'wide'],
	...Array.from(`"'“‘”’`, (quote): [string, Misplaced] => [`(${quote}`, 'quoted']),
]);

/** That, and what closes behind it. */
const MISPLACED_REST: Readonly<Record<Misplaced, RegExp>> = {
	spaced: /^[^\s()<>]+\)/,
	quoted: /^[^\s"'“‘”’()<>]+["'“‘”’]\)/,
	doubled: /^[^\s()<>]+\)\)/,
	wide: /^[^\s()（）<>，。；、：]+[)）]/,
	bracketed: /^[^\s[\]()<>]+\](?![[(])/,
	nested: /^[^\s[\]()<>]+\]\([^\s()<>]+\)\)/,
};
const LONGEST_MISPLACED = 600;

/** The text of a link: words, no number, box or footnote, no second bracket, and none behind a word or a URL, as AsciiDoc has it. */
const LINK_TEXT = /(?<![\]\\\w/])\[(?=[^[\]]*\p{L}{2})([^[\]^@][^[\]]{0,120})(?<!\\)\]$/u;

/** Longer than what `LINK_TEXT` matches. */
const LONGEST_LINK_TEXT = 130;

/** A title that is open, of a link or of a definition. */
const OPEN_TITLE = /\](?:\(|: ?)\S+[ \t]+["'][^"']*$/;
/** How much of a line is looked at for it. */
const LONGEST_TITLED = 300;

/**
 * What keeps the URL at `start` from being a destination, for all that its marks tell.
 * @param line the line that it stands in
 */
export function misplacedAt(text: string, start: number, line: Span, whole: Whole | undefined): Misplaced | undefined {
	const bracket = text.charCodeAt(start - 2) === Code.closeBracket ? start - 2 : start - 3;
	if (text.charCodeAt(bracket) !== Code.closeBracket) return undefined;
	const kind = MISPLACING.get(text.slice(bracket + 1, start));
	if (kind === undefined) return undefined;
	const rest = text.slice(start, Math.min(line.end, start + LONGEST_MISPLACED));
	if (!MISPLACED_REST[kind].test(rest)) return undefined;
	const before = text.slice(Math.max(line.offset, start - LONGEST_TITLED), start);
	if (kind !== 'spaced' && OPEN_TITLE.test(before)) return undefined;
	if (kind === 'quoted' || kind === 'doubled' || kind === 'nested')
		return text.charCodeAt(bracket - 1) !== Code.backslash && isOpened(text, bracket) ? kind : undefined;
	const from = Math.max(line.offset, bracket - LONGEST_LINK_TEXT);
	const found = LINK_TEXT.exec(text.slice(from, bracket + 1));
	// With a definition it is a link by itself.
	if (found === null || isDefined(found[1] as string, whole)) return undefined;
	if (kind === 'spaced') return kind;
	// In the text of another link it would end that.
	if (isOpened(text, from + found.index)) return undefined;
	return kind === 'bracketed' && isDefined(rest.slice(0, rest.indexOf(']')), whole) ? undefined : kind;
}
