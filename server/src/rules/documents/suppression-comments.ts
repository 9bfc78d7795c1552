/** What is wrong with the comments that switch findings off, and how it is repaired. */

import { closers } from '../../data/comments';
import { type MessageKey, type MessageParams, message } from '../../data/messages';
import { nearest } from '../../data/nearest';
import { ours, type Shown } from '../../data/shown';
import type { Said } from '../../suppression/suppressed';
import type { SuppressedCode, Suppression } from '../../suppression/suppressions';
import type { Edit } from '../../url/edits';
import { maskText } from '../../url/mask';
import type { Span } from '../../url/url';

/** A finding about a comment, before it has a severity. */
export interface CommentProblem extends Span {
	readonly code: 'unused-suppression' | 'unknown-rule';
	readonly message: Shown;
	readonly fix: { readonly title: Shown; readonly edits: () => readonly Edit[] } | undefined;
}

/**
 * The problems of the comments, in order.
 * @param said what they say, in order
 * @param ofUse what of that was of use
 * @param codes those of all rules
 * @param isOn whether a rule looked at the document at all: of one that did not, nobody knows what it would have found
 */
export function problemsOf(
	text: string,
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
		if (together.every(isUnused)) problems.push(unusedComment(text, comment));
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
	return { code, message: message(`${code}/${detail}` as MessageKey, params), offset, end, fix };
}

function unknownRule(span: Span & { readonly code: string }, codes: readonly string[]): CommentProblem {
	const name = maskText(span.code);
	const meant = nearest(span.code, codes);
	if (meant === undefined) return problem('unknown-rule', 'name', span, { name }, undefined);
	const edits = [{ offset: span.offset, end: span.end, text: meant }];
	const fix = { title: message('fix.replace', { text: ours(meant) }), edits: () => edits };
	return problem('unknown-rule', 'nearest', span, { name, nearest: ours(meant) }, fix);
}

function unusedComment(text: string, comment: Suppression): CommentProblem {
	const detail = comment.kind === 'enable' ? 'enable' : 'comment';
	const fix = { title: message('fix.remove-comment'), edits: () => [removal(text, comment)] };
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
	const fix = { title: message('fix.remove-code', { code: name }), edits: () => [edit] };
	return problem('unused-suppression', 'code', { offset, end }, { name }, fix);
}

/** How far the start of a line is looked for. */
const FARTHEST_START = 200;

/** What opens a comment, right before what it says. */
const OPENER =
	/(?:\{\/\*+|\/\*+|\/\/[/!-]?|<!--|<%--|<#|\{#|\{-|\(\*|@\*|#=|#\||--\[\[|--+|\.\\"|#+|;+|%+|!+|'|::|(?<=^|\s)(?:\.\.|rem|dnl))\s*$/i;

/** Takes a comment away: with its line where it has one for itself, and without what else stands in it where it goes on. */
function removal(text: string, comment: Suppression): Edit {
	const lineStart = text.lastIndexOf('\n', comment.offset - 1) + 1;
	const newline = text.indexOf('\n', comment.end);
	const lineEnd = newline < 0 ? text.length : newline;
	const nearStart = Math.max(lineStart, comment.offset - FARTHEST_START);
	const before = text.slice(nearStart, comment.offset);
	const opener = OPENER.exec(before);
	const closer = opener === null ? '' : (closers[opener[0].trim().replace(/(\*)\*+$/, '$1')] ?? '');
	const close = closer === '' ? -1 : text.indexOf(closer, comment.end);
	const goesOn = closer !== '' && (close < 0 || close > lineEnd);
	if (goesOn) return { offset: comment.offset, end: endOfText(text, comment.end, lineEnd), text: '' };
	const start = nearStart + (opener?.index ?? /^\s*\*?\s*/.exec(before)?.[0].length ?? 0);
	const end = closer === '' ? endOfComment(text, comment.end, lineEnd) : close + closer.length;
	const isAlone = text.slice(lineStart, start).trim() === '' || opener === null;
	if (isAlone && text.slice(end, lineEnd).trim() === '')
		return newline < 0
			? { offset: Math.max(0, lineStart - 1), end: lineEnd, text: '' }
			: { offset: lineStart, end: endOfGap(text, lineStart, newline + 1), text: '' };
	let from = start;
	while (!isAlone && from > lineStart && /[ \t]/.test(text.charAt(from - 1))) from--;
	return { offset: from, end, text: '' };
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
