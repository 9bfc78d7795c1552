/** How a raw space in a URL is repaired: it seldom belongs there, so what its neighbours say comes first. */

import { message } from '../../data/messages';
import { isBetweenWords } from '../../url/parser';
import type { Violation } from '../../url/url';
import { type Draft, type LogicalEdit, nameCharacters, replace, type Subject } from '../rule';

/**
 * Dropping the space and encoding it, what was more probably meant first.
 * @param encode the draft that encodes it
 */
export function spaceDrafts(violation: Violation, { url, mask }: Subject, encode: Draft): readonly Draft[] {
	const { offset, end } = violation;
	const drop = replace(message('fix.remove', { character: nameCharacters(mask.of(violation)) }), violation, '');
	return isBetweenWords(url.text, offset, end)
		? [preferred(encode), drop]
		: [preferred(drop), { ...encode, preferred: false }];
}

const preferred = (draft: Draft): Draft => ({ ...draft, preferred: true });

/** A title behind a space, in quotes that are none for Markdown: `“…”`, `「…」`, `«…»`; the last may be an ASCII one. */
const TITLE = /^[^ ]+( +)([“”„‟«»‹›‘’‚「」『』《》〈〉〝〞＂＇])([^"]*?)([“”‟«»‹›’‘」』》〉〝〞＂＇"]?)$/;

/** Straight quotes around a title whose quotes Markdown does not read; none where no such title stands behind the URL. */
export function straightQuotes({ url }: Subject): readonly Draft[] {
	const [, spaces = '', open = '', title = '', close = ''] = TITLE.exec(url.text) ?? [];
	if (open === '' || title.trim() === '') return [];
	const end = url.text.length;
	const start = end - close.length - title.length - open.length;
	const quote = (offset: number, end: number): LogicalEdit => ({ offset, end, text: '"', syntax: true });
	const edits = [quote(start, start + open.length), quote(end - close.length, end)];
	return [{ title: message('fix.straight-quotes'), edits, cut: start - spaces.length, preferred: true }];
}
