/** What is wrong with the comments that switch findings off, and how it is repaired. */

import { type MessageKey, type MessageParams, message } from '../data/messages';
import { nearest } from '../data/nearest';
import { ours } from '../data/shown';
import type { Phrase } from '../data/words';
import { closers } from '../languages/comments';
import type { Edit } from '../url/edits';
import { maskText } from '../url/mask';
import type { Span } from '../url/url';
import type { Said } from './suppressed';
import type { SuppressedCode, Suppression } from './suppressions';

/** A finding about a comment, before it has a severity. */
export interface CommentProblem extends Span {
	readonly code: 'unused-suppression' | 'unknown-rule';
	readonly says: Phrase;
	readonly fix: { readonly says: Phrase; readonly edits: () => readonly Edit[] } | undefined;
}

/**
 * The problems of the comments, in order.
 * @param textOf makes the text, which only repairs look at
 * @param said what they say, in order
 * @param ofUse what of that was of use
 * @param codes those of all rules
 * @param isOn whether a rule looked at the document at all: of one that did not, nobody knows what it would have found
 */
export function problemsOf(
	textOf: () => string,
	said: readonly Said[],
	ofUse: ReadonlySet<Said>,
	codes: readonly string[],
	isOn: (code: string) => boolean,
): CommentProblem[] {
	const known = new Set(codes);
	const isUnused = (one: Said) =>
		!ofUse.has(one) && (one.code === undefined || (known.has(one.code.code) && isOn(one.code.code)));
	const problems: CommentProblem[] = [];
	for (const together of byComment(said)) {
		const [{ comment }] = together;
		if (together.every(isUnused)) problems.push(unusedComment(textOf, comment));
		else
			for (const one of together) {
				if (one.code === undefined) continue;
				if (!known.has(one.code.code)) problems.push(unknownRule(one.code, codes));
				else if (isUnused(one)) problems.push(unusedCode(comment, one.code));
			}
	}
	return problems;
}

function byComment(said: readonly Said[]): readonly [Said, ...Said[]][] {
	const groups: [Said, ...Said[]][] = [];
	for (const one of said) {
		const last = groups[groups.length - 1];
		if (last?.[0].comment === one.comment) last.push(one);
		else groups.push([one]);
	}
	return groups;
}

function problem(
	code: CommentProblem['code'],
	detail: string,
	{ offset, end }: Span,
	params: MessageParams,
	fix: CommentProblem['fix'],
): CommentProblem {
	return { code, says: message(`${code}/${detail}` as MessageKey, params), offset, end, fix };
}

function unknownRule(span: Span & { readonly code: string }, codes: readonly string[]): CommentProblem {
	const name = maskText(span.code);
	const meant = nearest(span.code, codes);
	if (meant === undefined) return problem('unknown-rule', 'name', span, { name }, undefined);
	const edits = [{ offset: span.offset, end: span.end, text: meant }];
	const fix = { says: message('fix.replace', { text: ours(meant) }), edits: () => edits };
	return problem('unknown-rule', 'nearest', span, { name, nearest: ours(meant) }, fix);
}

function unusedComment(textOf: () => string, comment: Suppression): CommentProblem {
	const detail = comment.kind === 'enable' ? 'enable' : 'comment';
	const fix = { says: message('fix.remove-comment'), edits: () => [removal(textOf(), comment)] };
	return problem('unused-suppression', detail, comment, {}, fix);
}

function unusedCode({ codes }: Suppression, unused: SuppressedCode): CommentProblem {
	const { code, offset, end } = unused;
	const next = codes[codes.indexOf(unused) + 1];
	const before = codes[codes.indexOf(unused) - 1];
	// What separates it from its neighbour goes with it.
	const edit =
		next === undefined ? { offset: before?.end ?? offset, end, text: '' } : { offset, end: next.offset, text: '' };
	const name = maskText(code);
	const fix = { says: message('fix.remove-code', { code: name }), edits: () => [edit] };
	return problem('unused-suppression', 'code', { offset, end }, { name }, fix);
}

/** How far the start of a line is looked for. */
const FARTHEST_START = 200;

/** What opens a comment, right before what it says. */
const OPENER =
	/(?:\{\/\*+|\/\*+|\/\/[/!-]?|<!--|<%--|<#|\{#|\{-|\(\*|@\*|#=|#\||--\[\[|--+|\.\\"|(?<!\S)-#|#+|;+|%+|!+|'|::|(?<=^|\s)(?:\.\.|rem|dnl))\s*$/i;

/** A line of the text, without its end. */
interface Line {
	readonly start: number;
	readonly end: number;
	readonly isLast: boolean;
}

/** How a comment starts. */
interface Opening {
	/** Where its mark stands; in a line of a comment that was opened before, where its words do. */
	readonly start: number;
	/** What closes it, if something must. */
	readonly close: string | undefined;
	readonly startsLine: boolean;
}

/**
 * Takes a comment away: with its line where it has one for itself. Where it goes on in the next line, as `/* url-lint-disable`
 * with a reason below it, only what it says to us goes.
 */
function removal(text: string, comment: Suppression): Edit {
	const line = lineOf(text, comment);
	const { start, close, startsLine } = openingOf(text, comment, line);
	const end = close === undefined ? endOfComment(text, comment.end, line.end) : endBehind(text, close, comment.end);
	if (end > line.end) return { offset: comment.offset, end: endOfText(text, comment.end, line.end), text: '' };
	if (!startsLine) return { offset: withoutBlanks(text, line.start, start), end, text: '' };
	return isBlank(text, end, line.end) ? removalOf(text, line) : { offset: start, end, text: '' };
}

function lineOf(text: string, { offset, end }: Span): Line {
	const newline = text.indexOf('\n', end);
	const isLast = newline < 0;
	return { start: text.lastIndexOf('\n', offset - 1) + 1, end: isLast ? text.length : newline, isLast };
}

function openingOf(text: string, comment: Suppression, line: Line): Opening {
	const near = Math.max(line.start, comment.offset - FARTHEST_START);
	const before = text.slice(near, comment.offset);
	const opener = OPENER.exec(before);
	if (opener === null) {
		const star = /^\s*\*?\s*/.exec(before)?.[0] ?? '';
		return { start: near + star.length, close: undefined, startsLine: true };
	}
	const start = near + opener.index;
	// What opens with `/**` is closed like `/*`.
	const mark = opener[0].trim().replace(/(\*)\*+$/, '$1');
	return { start, close: closers[mark], startsLine: isBlank(text, line.start, start) };
}

function isBlank(text: string, from: number, to: number): boolean {
	return text.slice(from, to).trim() === '';
}

/** Where `mark` ends next. */
function endBehind(text: string, mark: string, from: number): number {
	const at = text.indexOf(mark, from);
	return at < 0 ? Number.POSITIVE_INFINITY : at + mark.length;
}

/** Where the blanks start that stand before `end`. */
function withoutBlanks(text: string, from: number, end: number): number {
	let at = end;
	while (at > from && /[ \t]/.test(text.charAt(at - 1))) at--;
	return at;
}

/** Takes a line away: with the line break behind it, or of the last line the one before it. */
function removalOf(text: string, { start, end, isLast }: Line): Edit {
	return isLast
		? { offset: Math.max(0, start - 1), end, text: '' }
		: { offset: start, end: endOfGap(text, start, end + 1), text: '' };
}

/** Of two blank lines, around what is removed, one goes too. */
function endOfGap(text: string, start: number, end: number): number {
	const before = /(?:^|\n)[ \t]*\r?\n$/.test(text.slice(Math.max(0, start - FARTHEST_START), start));
	const after = /^[ \t]*\r?\n/.exec(text.slice(end, end + FARTHEST_START))?.[0].length ?? 0;
	return before || start === 0 ? end + after : end;
}

/** The end of a comment that ends with its line; inside one that others close, before that. */
function endOfComment(text: string, from: number, lineEnd: number): number {
	const rest = text.slice(from, lineEnd);
	const close = rest.search(/\*\/|-->|\*\)|-\}|#\}|=#|#>|\|#|\]\]/);
	return close < 0 ? endOfText(text, from, lineEnd) : from + rest.slice(0, close).trimEnd().length;
}

function endOfText(text: string, from: number, lineEnd: number): number {
	return Math.max(from, text.charAt(lineEnd - 1) === '\r' ? lineEnd - 1 : lineEnd);
}
