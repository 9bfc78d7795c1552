/** Where a `\` ends a URL: it starts an escape that nothing undid, rather than stands for `/`. */

import { ALPHADIGIT, Code, isIn } from '../url/characters';
import { isAt } from '../url/sticky';
import { Part } from './parts';

/** What follows `\` where a program printed a character that cannot be seen; a single `0` at the end only. */
const PRINTED = /(?:x[\da-f]{2}|u[\da-f]{4}|u[\da-f]{2}(?![\w\\/.-])|0\d\d|[23][0-7]{2}(?![\w.-])|0(?![\w\\/.-]))/iy;

/** What roff writes for a font, Perl for capitals and their end, dialog(1) for colours, and what a terminal's sequence starts with. */
const SWITCH = /[eE]\[|Z[0-7bBuUrRn](?![\w/])|f[BCIPRW](?!\w)|f\[|U(?=\$)|[LE](?=\/)/y;

function isPrinted(text: string, at: number): boolean {
	return isAt(PRINTED, text, at) || isAt(SWITCH, text, at);
}

/** What ends a link or a listing in a comment of Qt's or Doxygen's: `\endlink`. */
const END = /end(?:link|code|verbatim|list|omit|legalese|table|quotation)(?!\w)/y;

/** A command of TeX with its argument, as in the comments of some programs: `\end{center}`. */
const TEX = /[a-z]{2,20}\{/iy;

/**
 * Which escapes a `\` may start that nothing undid: those of a language we do not read, in some way, those of any program,
 * those that strings have in most languages, or the few that get printed by mistake.
 */
export type Escapes = 'every' | 'some' | 'quoted' | 'few';

/** What the escapes of programs, and of their regular expressions, start with. */
const LETTERS = /[\dabdefnrstuvwxzABDNPQSUWXZ]/;

/** `\n`, `\r` and `\t` in what a program printed, not where a directory's name follows: `\node\`, `\node/`. */
const LINE_END = /[nrt](?![a-z][a-z\d_-]{0,60}[\\/](?!\/))/y;

/** What ends a paragraph or a cell in RTF. */
const RTF_END = /(?:pard?|line|cell|row|cr)(?=[\s\\{}])/y;

/** A back reference, `/\1/`: a text in quotes may be a replacement in any language. */
const REFERENCE = /[1-9](?=[/"'`,)\s]|$)|g</y;

/** A back reference that ends what stands in brackets or quotes: `(http://a.example\1)`. */
const LAST_REFERENCE = /[1-9](?=["'`)])/y;

/** One that ends a word, behind the group that it repeats: `/home/(.*)/html/  http://a.example/\1/`. */
const REPEATED = /[1-9](?=\/?(?:\s|$))/y;
const GROUP = /\(\.[*+]/;
const LONGEST_RULE = 200;

/** With which an editor underlines, `\uhttp://a.example/x\u`: no number follows that would make it a character. */
const UNDERLINE = /u(?=\s|$)/y;

/** A line's end right behind a host, where nothing but a name may follow a slash: `\nCopyright`, `\n2003`, `\n\n`, `\n"`, `\n:smile:`. */
const LINE_END_BEHIND_HOST = /[nrt](?:$|[^a-z_%./]|(?:https?|ftp):\/\/)/y;

/** A line's end behind a host, and an assignment in the next one: `:3128\nexport a=b`, `\na=b`. */
const NEXT_ASSIGNMENT = /[nrt](?:export |set )?[a-z_]\w{0,40}=/y;

/** A character by its number, as in `\228`. */
const NUMBERED = /\d{2,3}(?!\d)/y;

/** A letter of the host that HTML writes as a character reference: `http:\\&#97;.example`. */
const REFERENCED = /&#x?[\da-f]{2,6};/iy;

/** Whether the `\` before `end` stands for `/`: where a name follows. Before punctuation it escapes. */
export function standsForSlash(text: string, end: number, part: number, escapes: Escapes): boolean {
	if (escapes === 'every' || isPrinted(text, end) || isAt(TEX, text, end) || isAt(END, text, end)) return false;
	const next = text.charCodeAt(end);
	if (part < Part.host && (next === Code.backslash || isAt(REFERENCED, text, end))) return true;
	if (!isIn(next, ALPHADIGIT)) return false;
	if (part < Part.host) return true;
	const isAny = (...patterns: readonly RegExp[]) => patterns.some((pattern) => isAt(pattern, text, end));
	if (escapes === 'some') return !(LETTERS.test(text.charAt(end)) || isAny(RTF_END, REFERENCE));
	if (escapes === 'quoted') return !isAny(LINE_END, RTF_END, NUMBERED, REFERENCE);
	return part === Part.host
		? !isAny(LINE_END_BEHIND_HOST, NEXT_ASSIGNMENT, RTF_END)
		: !isAny(LINE_END, RTF_END, LAST_REFERENCE, UNDERLINE) && !(isAny(REPEATED) && isBehindGroup(text, end));
}

function isBehindGroup(text: string, at: number): boolean {
	return GROUP.test(text.slice(Math.max(0, at - LONGEST_RULE), at));
}
