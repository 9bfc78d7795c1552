/** Where in a document a comment can stand, as far as no reader of its language tells. */

import { type CommentSyntax, commentStyleOf } from '../data/comments';
import { frontMatterEnd } from '../scan/suppressions';

/** A line of a document. */
export interface Line {
	readonly start: number;
	/** Where its line break stands. */
	readonly end: number;
	readonly text: string;
	readonly indent: string;
	/** What the document breaks lines with. */
	readonly newline: string;
}

export function lineAt(text: string, offset: number): Line {
	const start = text.lastIndexOf('\n', offset - 1) + 1;
	const newline = text.indexOf('\n', offset);
	const stop = newline < 0 ? text.length : newline;
	const end = text.charAt(stop - 1) === '\r' && stop > start ? stop - 1 : stop;
	const line = text.slice(start, end);
	const indent = /^[ \t\ufeff]*/.exec(line)?.[0] ?? '';
	// The first line says how lines are broken where there is only one.
	const first = text.indexOf('\n');
	return { start, end, text: line, indent, newline: first > 0 && text.charAt(first - 1) === '\r' ? '\r\n' : '\n' };
}

/** The line before; `undefined` for the first. */
function lineBefore(text: string, { start }: Line): Line | undefined {
	return start === 0 ? undefined : lineAt(text, start - 1);
}

/** What stands at the very start of a file, and nothing before it. */
const FIRST: readonly RegExp[] = [
	/^#!.*/,
	/^#cloud-config\b.*/,
	/^<\?xml\b[^>]*\?>/,
	/^<!doctype\b[^>]*>/i,
	/^@charset\b.*/i,
	/^<\?php[ \t]*(?=\r?\n|$)/,
	/^%YAML\b.*/,
	/^@?echo off\b.*/i,
	/^'\\".*/,
	/^#.{0,40}coding[:=].*/,
	/^#[ \t]*(?:syntax|escape|check)[ \t]*=.*/,
];

/** Where a comment about the whole file goes, and whether it can have that line for itself. */
export function topOf(text: string, languageId: string): { readonly offset: number; readonly ownLine: boolean } {
	let offset = frontMatterEnd(text, languageId);
	if (offset > 0) return { offset: behindNewline(text, offset), ownLine: true };
	if (text.startsWith('\ufeff')) offset = 1;
	for (;;) {
		const { end } = lineAt(text, offset);
		const rest = text.slice(offset, end);
		const found = FIRST.map((pattern) => pattern.exec(rest)?.[0].length ?? 0).find((length) => length > 0);
		if (found === undefined) return { offset, ownLine: true };
		if (rest.slice(found).trim() !== '') return { offset: offset + found, ownLine: false };
		const next = behindNewline(text, end);
		if (next === offset || next === end) return { offset: end, ownLine: true };
		offset = next;
	}
}

function behindNewline(text: string, offset: number): number {
	const newline = /^\r?\n/.exec(text.slice(offset, offset + 2))?.[0] ?? '';
	return offset + newline.length;
}

/** Whether the line goes on in the next one, so that no comment can stand between them or at its end. */
function goesOn(line: string, languageId: string): boolean {
	if (languageId === 'bat') return line.endsWith('^');
	if (languageId === 'powershell') return line.endsWith('`');
	if (languageId === 'vb') return /(?:^|\s)_$/.test(line);
	return /(?<!\\)(?:\\\\){0,9}\\$/.test(line);
}

/** Whether a comment may have a line of its own above this one. Whether it is one there, the language's reader must say. */
export function mayStandAbove(text: string, line: Line, languageId: string, syntax: CommentSyntax): boolean {
	if (line.start < topOf(text, languageId).offset && !isInFrontMatter(text, line, languageId)) return false;
	if (isInTag(text, line.start, languageId, syntax)) return false;
	const before = lineBefore(text, line);
	if (before === undefined) return true;
	if (goesOn(before.text, languageId) && languageId !== 'dockerfile') return false;
	if (isInFrontMatter(text, line, languageId)) return languageId === 'astro' || startsYaml(line.text);
	if (YAML.has(languageId)) return startsValue(line, before);
	if (languageId === 'javascript' && /^\s*</.test(line.text) && syntax.open === '//')
		return !/[^=]>\s*$/.test(before.text) && !/^\s*<\//.test(before.text);
	if (commentStyleOf(languageId)?.endsParagraph !== true) return true;
	return MARKDOWN.has(languageId) ? mayStandInMarkdown(line, before) : before.text.trim() === '';
}

/** Whether a comment may stand at the end of this line. */
export function mayStandBehind(text: string, line: Line, languageId: string, syntax: CommentSyntax): boolean {
	const { open, close } = syntax;
	const style = commentStyleOf(languageId);
	if (style === undefined || style.ownLine || goesOn(line.text, languageId)) return false;
	if (isInFrontMatter(text, line, languageId)) return open === (languageId === 'astro' ? '//' : '#');
	if (MARKDOWN.has(languageId))
		return !isInTable(text, line) && !isIndentedCode(text, line) && !DEFINITION.test(line.text);
	if (style.endsParagraph || isInTag(text, line.end, languageId, syntax)) return false;
	if (YAML.has(languageId)) return startsValue(line, lineBefore(text, line));
	// In text and templates only what is closed is a comment.
	return !(close === '' && languageId === 'javascript' && /^\s*<|>\s*$/.test(line.text));
}

/** How far the start of a tag is looked for. */
const LONGEST_TAG = 4000;

/** Whether a comment of markup would stand between the attributes of a tag. */
function isInTag(text: string, offset: number, languageId: string, { open }: CommentSyntax): boolean {
	if (open !== '<!--' || MARKDOWN.has(languageId)) return false;
	const near = text.slice(Math.max(0, offset - LONGEST_TAG), offset);
	return near.lastIndexOf('<') > near.lastIndexOf('>');
}

const YAML = new Set(['ansible', 'dockercompose', 'github-actions-workflow', 'helm', 'yaml']);
const MARKDOWN = new Set(['markdown', 'mdx', 'quarto', 'rmd']);

function isInFrontMatter(text: string, { start }: Line, languageId: string): boolean {
	return start < frontMatterEnd(text, languageId);
}

/** Whether the line does not go on with a value of YAML that has several. */
function startsValue(line: Line, before: Line | undefined): boolean {
	return before === undefined || startsYaml(line.text) || OPENS_YAML.test(before.text);
}

/** A key, or an item of a list: a comment above it does not stand in a value that goes on over lines. */
function startsYaml(line: string): boolean {
	return /^\s*(?:[-?](?:\s|$)|#|[\w"'./$*&<-][^#]{0,200}?:(?:\s|$))/.test(line);
}

const OPENS_YAML = /(?:^|[\s:[{,])(?:#.*|[:[{,]|-|\? ?|---)\s*$|:\s*$/;

/** Not in a table or a list, which it would end, and not in a paragraph, which it would cut in two. */
function mayStandInMarkdown(line: Line, before: Line): boolean {
	if (/^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/.test(line.text) || /^[ \t]*>/.test(line.text)) return false;
	if (line.indent.includes('\t') || line.indent.length > 3) return false;
	return before.text.trim() === '' || DEFINITION.test(line.text) || /^\s*<!--.*-->\s*$/.test(before.text);
}

/** A reference definition. */
const DEFINITION = /^ {0,3}\[[^\]]+\]:/;

const DELIMITER = /^[\s>]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;
const MOST_ROWS = 1000;

/** Whether the line is in a table: in its paragraph there is a row of dashes between bars. */
function isInTable(text: string, line: Line): boolean {
	if (!line.text.includes('|')) return false;
	let row: Line | undefined = line;
	for (let count = 0; row !== undefined && row.text.trim() !== '' && count < MOST_ROWS; count++) {
		if (row.text.includes('|') && DELIMITER.test(row.text)) return true;
		row = lineBefore(text, row);
	}
	const next = line.end < text.length ? lineAt(text, Math.min(text.length, line.end + line.newline.length)) : undefined;
	return next?.text.includes('|') === true && DELIMITER.test(next.text);
}

/** Whether the line is code because it is indented, and not because it belongs to an item of a list. */
function isIndentedCode(text: string, line: Line): boolean {
	if (!line.indent.includes('\t') && line.indent.length < 4) return false;
	let before = lineBefore(text, line);
	for (let count = 0; before !== undefined && count < MOST_ROWS; count++) {
		const isBlank = before.text.trim() === '';
		if (!isBlank && before.indent.length < line.indent.length)
			return !/^[\s>]*(?:[-*+]|\d{1,9}[.)])\s/.test(before.text) && lineBefore(text, line)?.text.trim() === '';
		before = lineBefore(text, before);
	}
	return true;
}
