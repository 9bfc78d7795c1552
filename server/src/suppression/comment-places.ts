/** Where in a document a comment can stand, as far as no reader of its language tells. */

import { type CommentSyntax, commentStyleOf } from '../languages/comments';
import { MARKDOWN } from '../languages/kinds';
import { isBarred, LONGEST_TAG } from './comment-barriers';
import { columnOf, isBlank, type Line, lineAt, lineBefore, MOST_ROWS } from './lines';
import { frontMatterEnd } from './suppressions';

/** What stands at the very start of a file, and nothing before it. */
const FIRST: readonly RegExp[] = [
	/^#!.*/,
	/^#cloud-config\b.*/,
	/^\s*<\?xml\b[^>]*\?>/,
	/^<!doctype\b[^>[]*>/i,
	/^@charset\b.*/i,
	/^<\?(?:php)?(?=\s|$)/i,
	/^%YAML\b.*/,
	/^@?echo off\b.*/i,
	/^'\\".*/,
	/^#.{0,40}coding[:=].*/,
	/^#[ \t]*(?:syntax|escape|check)[ \t]*=.*/,
];

/** How far what stands first may go on: over lines, as the declaration of XML does. */
const LONGEST_FIRST = 2000;

/** Where a comment about the whole file goes, and whether it can have that line for itself. */
export function topOf(text: string, languageId: string): { readonly offset: number; readonly ownLine: boolean } {
	let offset = frontMatterEnd(text, languageId);
	if (offset > 0) offset = behindNewline(text, offset);
	else if (text.startsWith('\ufeff')) offset = 1;
	for (;;) {
		const near = text.slice(offset, offset + LONGEST_FIRST);
		const found = FIRST.map((pattern) => pattern.exec(near)?.[0].length ?? 0).find((length) => length > 0);
		if (found === undefined) return { offset, ownLine: true };
		const last = offset + found;
		const { end } = lineAt(text, last);
		if (text.slice(last, end).trim() !== '') return { offset: last, ownLine: false };
		offset = behindNewline(text, end);
		if (offset === end) return { offset, ownLine: true };
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
	if (isInFrontMatter(text, line, languageId)) return languageId === 'astro' || startsYaml(line.text);
	if (line.start < topOf(text, languageId).offset) return false;
	if (isInTag(text, line.start, languageId, syntax)) return false;
	if (isBarred(text, line, languageId, syntax, line.start)) return false;
	const before = lineBefore(text, line);
	if (before === undefined) return true;
	if (goesOn(before.text, languageId) && languageId !== 'dockerfile') return false;
	if (YAML.has(languageId)) return startsValue(line, before);
	if (commentStyleOf(languageId)?.endsParagraph !== true) return true;
	return MARKDOWN.has(languageId) ? mayStandInMarkdown(line, before) : isBlank(before);
}

/** Whether a comment may stand at the end of this line. */
export function mayStandBehind(text: string, line: Line, languageId: string, syntax: CommentSyntax): boolean {
	const style = commentStyleOf(languageId);
	if (style === undefined || style.ownLine || goesOn(line.text, languageId)) return false;
	if (isInFrontMatter(text, line, languageId)) {
		if (languageId === 'astro') return syntax.open === '//';
		return syntax.open === '#' && (isToml(text) || startsValue(line, lineBefore(text, line)));
	}
	if (isBarred(text, line, languageId, syntax, line.end)) return false;
	if (MARKDOWN.has(languageId)) return !isInTable(text, line) && !isDefinition(text, line);
	if (style.endsParagraph || isInTag(text, line.end, languageId, syntax)) return false;
	return !YAML.has(languageId) || startsValue(line, lineBefore(text, line));
}

/** Whether a comment of markup would stand between the attributes of a tag. */
function isInTag(text: string, offset: number, languageId: string, { open }: CommentSyntax): boolean {
	if (open !== '<!--' || MARKDOWN.has(languageId)) return false;
	const near = text.slice(Math.max(0, offset - LONGEST_TAG), offset);
	return near.lastIndexOf('<') > near.lastIndexOf('>');
}

const YAML = new Set(['ansible', 'dockercompose', 'github-actions-workflow', 'helm', 'yaml']);

function isInFrontMatter(text: string, { start }: Line, languageId: string): boolean {
	return start < frontMatterEnd(text, languageId);
}

/** Whether front matter is TOML, in which the reader tells where values end. */
function isToml(text: string): boolean {
	return /^\ufeff?\+/.test(text);
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
	if (columnOf(line.indent) > 3) return false;
	return isBlank(before) || DEFINITION.test(line.text) || /^\s*<!--.*-->\s*$/.test(before.text);
}

/** A reference definition, whose destination and title may each have a line of their own. */
const DEFINITION = /^ {0,3}\[[^\]]+\]:/;

function isDefinition(text: string, line: Line): boolean {
	return DEFINITION.test(line.text) || DEFINITION.test(lineBefore(text, line)?.text ?? '');
}

const DELIMITER = /^[\s>]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;

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
