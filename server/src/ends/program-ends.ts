/** Where programs and their settings end a URL: what they write behind it belongs to them. All of it is bounded. */

import { Code } from '../url/characters';
import { isAt, matchAt } from '../url/sticky';
import type { Trace } from '../url/traces';

/** Where nothing ends the URL. */
export const NOWHERE = Number.POSITIVE_INFINITY;

/** `s/`, and up to the scheme nothing that closes what it opened. */
const SUBSTITUTES = /(?<![\w/\\.-])s\/[^/\n]*$/;
/** The end of what is searched, nothing to put in its place, and flags. */
const NOTHING_INSTEAD = /\/\/[gimpsexIrc\d]{0,6}(?![\w./:?#%@-])/y;
/** What is searched for is a word or two. */
const LONGEST_SEARCH = 80;

/** Whether the slashes behind the colon are those of a substitution, as sed, Perl and Vim write them: `s/DNS://g`. */
export function isSubstitution(text: string, start: number, rest: number): boolean {
	return isAt(NOTHING_INSTEAD, text, rest) && SUBSTITUTES.test(text.slice(Math.max(0, start - LONGEST_SEARCH), start));
}

/** `%URL:`, `!URL:`, `%~URL:`: a variable of a batch file, of which a part is replaced, `%URL:http://=%`. */
const REPLACED = /[%!]~?[\w.-]{1,40}:\*?$/;

/** Whether a batch file replaces in a variable what starts there. */
export function isReplaced(text: string, start: number, languageId: string): boolean {
	return languageId === 'bat' && REPLACED.test(text.slice(Math.max(0, start - LONGEST_SEARCH), start));
}

/** Whether the name is that of a case, and the slashes start a comment: `case LoadError://3587`. */
export function isCase(text: string, start: number, rest: number): boolean {
	return (
		isAt(NUMBERED, text, rest) && /(?:^|[\s{;])case\s{1,4}$/.test(text.slice(Math.max(0, start - LONGEST_CASE), start))
	);
}

const NUMBERED = /\/\/\s?(?:\d|[A-Z][^\s/]*\s)/y;
const LONGEST_CASE = 9;

/** A command that substitutes with another mark than the slash, `sed "s|a|b|"`, and Perl's operator, `$x =~ s!a!b!`. */
const SUBSTITUTION = /(?:\b(?:sed|perl)\b[^\n]{0,200}?["'\s]|=~\s{0,9})s([|#,!@~])/;
/** What it leaves. */
export const TRACE_OF_SUBSTITUTION: Trace = { pattern: /sed|perl|=~/, longest: 'perl'.length };
/** A command up to its URL, and what stands for it; a longer one was written by a program. */
export const LONGEST_COMMAND = 300;
const LONGEST_REPLACEMENT = 1000;

/** Where the mark of the substitution stands next in which the URL stands that starts here; nowhere where there is none. */
export function endOfSubstituted(text: string, start: number): number {
	const before = text.slice(Math.max(0, start - LONGEST_COMMAND), start);
	const line = before.slice(before.lastIndexOf('\n') + 1);
	const found = SUBSTITUTION.exec(line);
	if (found === null) return NOWHERE;
	const mark = found[1] as string;
	const isOpen = line.slice(found.index + found[0].length).split(mark).length <= 2;
	const end = isOpen ? text.slice(start, start + LONGEST_REPLACEMENT).indexOf(mark) : -1;
	return end < 0 ? NOWHERE : start + end;
}

/** Where the URL ends that stands for something in a substitution of its own, `s|(docs/|(https://a.example/docs/|g`; nowhere where it does not. */
export function endOfReplacement(text: string, start: number): number {
	const at = start - (text.charCodeAt(start - 1) === Code.openParenthesis ? 2 : 1);
	const mark = text.charAt(at);
	if (mark === '' || !'|#,!@~'.includes(mark)) return NOWHERE;
	const search = text.slice(Math.max(0, at - LONGEST_SEARCH), at);
	const open = search.lastIndexOf(mark);
	if (open < 2 || search.charAt(open - 1) !== 's' || !/["'\s]/.test(search.charAt(open - 2))) return NOWHERE;
	const end = text.slice(start, start + LONGEST_REPLACEMENT).indexOf(mark);
	return end >= 0 && isAt(FLAGS, text, start + end + 1) ? start + end : NOWHERE;
}

/** What stands behind a substitution. */
const FLAGS = /[gimpe\d]{0,4}(?=["'\s;])/iy;

/** A mark right before a URL, and what closes it behind the URL. */
interface Pair {
	/** The characters that may be the mark's last one. */
	readonly lasts: string;
	readonly before: RegExp;
	readonly behind: RegExp;
}

/** The first that fits counts: `@@` before `@`. In strings, `\` is doubled. */
const PAIRS: readonly Pair[] = [
	// In a pattern, `\Qhttp://a\E`, and in its replacement, `\1http://a\2`.
	{ lasts: 'Q', before: /\\Q$/, behind: /\\\\?E/ },
	{ lasts: '123456789', before: /\\[1-9]$/, behind: /\\\\?[1-9]/ },
	// Quotes that are escaped for somebody else.
	{ lasts: "'", before: /\\'$/, behind: /\\'/ },
	{ lasts: '"', before: /\\"$/, behind: /\\"/ },
	// Quotes that somebody encoded with the text around them.
	{ lasts: '2', before: /%22$/, behind: /%22/ },
	{ lasts: '7', before: /%27$/, behind: /%27/ },
	// `s#http://a#b#`, as sed and Perl substitute.
	{ lasts: '#', before: /(?<![\w/.-])s#$/, behind: /#/ },
	// `@@http://a|its name@@`: links in help files of games.
	{ lasts: '@', before: /(?<!@)@@$/, behind: /\|(?=[^\n|]{0,80}@@)|@@/ },
	// `@@@LINK@http://a@@@`: records of a build.
	{ lasts: '@', before: /@$/, behind: /@@/ },
	// `E<lt>http://aE<gt>` in Perl's documentation, `@uref{http://a,the text}` in Texinfo.
	{ lasts: '>:', before: /E<lt>(?:URL:)?$/, behind: /E<gt>/ },
	{ lasts: '{', before: /@ur(?:ef|l)\{$/, behind: /[,}]/ },
];
const LONGEST_MARK = 'E<lt>URL:'.length;

const PAIRS_BY_LAST: ReadonlyMap<string, readonly Pair[]> = new Map(
	PAIRS.flatMap(({ lasts }) => [...lasts]).map((last) => [last, PAIRS.filter(({ lasts }) => lasts.includes(last))]),
);

/** Where what a mark before the URL opened is closed behind it; nowhere where no mark stands there. */
export function endOfPair(text: string, start: number): number {
	const pairs = PAIRS_BY_LAST.get(text.charAt(start - 1));
	if (pairs === undefined) return NOWHERE;
	const mark = text.slice(Math.max(0, start - LONGEST_MARK), start);
	const pair = pairs.find(({ before }) => before.test(mark));
	return pair === undefined ? NOWHERE : firstBehind(text, start, pair.behind);
}

/** A URL is mostly shorter. */
const NEAR = 64;

/** Where the pattern first stands behind `start`, as far as anybody looks. */
function firstBehind(text: string, start: number, pattern: RegExp): number {
	for (const far of [NEAR, LONGEST_REPLACEMENT]) {
		const index = text.slice(start, start + far).search(pattern);
		if (index >= 0) return start + index;
	}
	return NOWHERE;
}

/** Languages whose formats write the end of a line as `%n`. */
const LINE_FORMATS = new Set(['java', 'kotlin', 'groovy', 'scala', 'properties', 'java-properties']);

/** Not the start of a word, nor of a name between percent signs. */
const LINE_END = /(?<!%)%n(?![a-z]|\w{1,40}%)/;

/** Where a `%n` stands behind `start` that a language's formats read; nowhere where none does. */
export function endOfFormattedLine(text: string, start: number, languageId: string): number {
	if (!LINE_FORMATS.has(languageId)) return NOWHERE;
	const index = text.slice(start, start + LONGEST_REPLACEMENT).search(LINE_END);
	return index < 0 ? NOWHERE : start + index;
}

/** The sections that take a URL, up to its start. */
const SECTION = /(?<![\w.-])(?:credential|https?|lfs|remote|url)\.$/i;
/** The longest is `credential.`, with what stands before it. */
const LONGEST_SECTION = 16;

/** A URL with the name of the setting behind it, up to the value. */
const SUBSECTION = /[^\s"'`=]{1,300}/y;
const NAME = /\.(?!git$)[a-z]+$/i;

/**
 * Where the URL that starts at `start` ends if it names the repositories below it in a key of Git's settings,
 * `http.https://a.example/.proxy`, `url.https://a.example/.insteadOf`; nowhere where it does not.
 */
export function endOfSubsection(text: string, start: number): number {
	if (text.charCodeAt(start - 1) !== Code.dot) return NOWHERE;
	if (!SECTION.test(text.slice(Math.max(0, start - LONGEST_SECTION), start))) return NOWHERE;
	const name = NAME.exec(matchAt(SUBSECTION, text, start)?.[0] ?? '');
	return name === null ? NOWHERE : start + name.index;
}
