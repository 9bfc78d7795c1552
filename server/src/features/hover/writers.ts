/** The two forms of a hover. Text of the document shows as it is: it makes no link, no image, no icon and no line of its own. */

import { message } from '../../data/messages';
import { cut, ours, type Shown } from '../../data/shown';
import type { Words } from '../../data/words';
import type { Span } from '../../url/url';

/** Writes one of the forms. */
export interface Writer {
	/** What separates two lines. */
	readonly newLine: string;
	/** The name of a part. @param named whether it is the document's */
	label(name: Shown, named: boolean): string;
	/** A text of the document. */
	text(text: Shown, strong?: Span): string;
	strong(text: Shown): string;
	/** Words of ours, which may quote the document. */
	words(text: Shown): string;
	indent(depth: number): string;
}

/** Longer texts are cut: a hover is looked at, not read. */
const LONGEST = 240;

/** For clients that show text only. */
export const plainText = (words: Words): Writer => ({
	newLine: '\n',
	label: (name, named) => (named ? `"${seen(name)}"` : words.of(message('explain.label', { name: ours(seen(name)) }))),
	text: (text, strong) => {
		const part = strong === undefined ? text : ours(text.slice(strong.offset, strong.end));
		const registered =
			part === text
				? ''
				: words.of(message('explain.beside', { notes: message('explain.registered', { domain: ours(seen(part)) }) }));
		return seen(cut(text, LONGEST)) + registered;
	},
	strong: (text) => seen(cut(text, LONGEST)),
	words: (text) => seen(text),
	indent: (depth) => '  '.repeat(depth),
});

/** For clients that read Markdown: what comes from the document stands in code spans, in which nothing means anything. */
export const markdown: Writer = {
	newLine: '  \n',
	label: (name, named) => (named ? `**${code(seen(cut(name, LONGEST)))}**` : `**${literal(seen(name))}**`),
	text: (text, strong) => {
		const { length } = cut(text, LONGEST);
		if (strong === undefined || strong.end > length) return code(seen(cut(text, LONGEST)));
		// Not in code spans, between which there would be a gap: a host has no gaps.
		const part = (from: number, to?: number) => literal(seen(ours(text.slice(from, to))));
		return `${part(0, strong.offset)}**${part(strong.offset, strong.end)}**${part(strong.end)}`;
	},
	strong: (text) => `**${code(seen(cut(text, LONGEST)))}**`,
	words: (text) => literal(seen(text)),
	indent: (depth) => '\u2003'.repeat(depth) + (depth > 0 ? '↳ ' : ''),
};

/** Line breaks, characters that turn the writing round, and what cannot be seen, by their numbers. */
function seen(text: Shown): string {
	return text
		.replace(/\r\n|[\n\r\u2028\u2029]/g, '⏎')
		.replace(
			/(?! )[\p{Cc}\p{Cf}\p{Cs}\p{Zs}]/gu,
			(character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
		);
}

/** A code span: its fence is longer than any run of backticks in it (CommonMark §6.1). */
function code(text: string): string {
	let longest = 0;
	for (const { 0: run } of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
	const fence = '`'.repeat(longest + 1);
	const pad = /^[ `]|[ `]$/.test(text) ? ' ' : '';
	return `${fence}${pad}${text}${pad}${fence}`;
}

/**
 * Words as Markdown that shows them: what a renderer would read has a backslash, and so has what would become a link. Nothing else has one:
 * some editors show Markdown as it is written.
 */
function literal(text: string): string {
	return text
		.replace(/[\\`*_[<~]|^[#>]|\$(?=\()|&(?=[a-z#])/gi, '\\$&')
		.replace(/(www|ftp)\./gi, '$1\\.')
		.replace(/:(?=\/\/)/g, '\\:')
		.replace(/@/g, '\\@');
}
