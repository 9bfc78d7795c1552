/** How a raw space in a URL is repaired: it seldom belongs there, so what its neighbours say comes first. */

import { message } from '../../data/messages';
import { ours } from '../../data/shown';
import { isBetweenWords } from '../../url/parser';
import type { Span, Url, Violation } from '../../url/url';
import { nextUrl } from '../lines/glued-urls';
import { type Draft, type LogicalEdit, nameCharacters, perUrl, remove, type Subject } from '../rule';

/**
 * Dropping the space and encoding it, what was more probably meant first.
 * @param encode the draft that encodes it
 */
export function spaceDrafts(violation: Violation, subject: Subject, encode: Draft): readonly Draft[] {
	const drop = remove(subject, violation);
	return isBetweenWords(subject.url.text, violation.offset, violation.end)
		? [preferred(encode), drop]
		: [preferred(drop), { ...encode, preferred: false }];
}

/** Dropping all spaces or, where such a mark is wrong, all backticks of the URL, where there are several. */
export function removeAll({ url }: Subject, mark = ' '): readonly Draft[] {
	const edits = Array.from(url.text.matchAll(/ +|`/g))
		.filter(([run]) => run.startsWith(mark))
		.map(({ index, 0: run }) => ({ offset: index, end: index + run.length, text: '' }));
	const title =
		mark === ' ' ? message('fix.remove-spaces') : message('fix.remove', { character: nameCharacters(ours(mark)) });
	return edits.length < 2 ? [] : [{ title, edits }];
}

const preferred = (draft: Draft): Draft => ({ ...draft, preferred: true });

/**
 * Where the address of a link ends that nothing closed, so that the sentence goes on: behind a space stand code, the marks of a Chinese or
 * Japanese sentence, or, behind a comma or a parenthesis, `…/wiki/Daemon_(computing) is a program`, several words.
 */
export const sentenceFrom = perUrl(({ text }) => {
	const space = text.indexOf(' ');
	if (space < 0 || !/^https?:\/\//i.test(text)) return Number.POSITIVE_INFINITY;
	const rest = text.slice(space);
	const isClosed = /[,;:]$/.test(text.slice(0, space));
	// `(https://a.example/ 官网，点这里)`: a title; `(https://a.example/a b, c.pdf)`: a name with spaces.
	if (/\.[a-z\d]{2,5}$/i.test(text) || text.charAt(space - 1) === '/') return Number.POSITIVE_INFINITY;
	const isPair = /\/wiki\/[^?#]*\([^()]*\)$/.test(text.slice(0, space));
	const goesOn =
		/`|[\u3001\u3002\uff0c\uff1b]/.test(rest) ||
		((isClosed || isPair) && /^(?: [\p{L}\p{M}'’-]+){3}/u.test(rest)) ||
		SENTENCE.test(rest);
	return goesOn ? space - (isClosed ? 1 : 0) : Number.POSITIVE_INFINITY;
});

/** ` for more details.`, ` in DefinitelyTyped`: words behind a preposition. */
const SENTENCE = /^ (?:at|by|for|from|in|of|on|to|with)(?: [\p{L}\p{M}'’-]+){1,8}[.!?]?$/u;

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

/** `https://github.com/Jane Doe/x`: the first space in a name, where no name has one. */
export function spaceInName(url: Url): Span | undefined {
	const found = endOfName(url) === undefined ? null : / +/.exec(url.text);
	return found === null ? undefined : { offset: found.index, end: found.index + found[0].length };
}

/** Whether a space belongs to what is told as a whole: a name that has none, words behind the URL, or another URL. */
export function isMisplaced(offset: number, url: Url): boolean {
	const none = Number.POSITIVE_INFINITY;
	const behind = Math.min(wordsBehind(url)?.offset ?? none, (nextUrl(url)?.offset ?? none) - 1);
	return offset < (endOfName(url) ?? 0) || offset >= behind;
}

const endOfName = perUrl(({ text }) => NAMES.exec(text)?.[0].length);

/** Where accounts, repositories, topics and packages have their pages, up to the first of two names that has a space. */
const NAMES =
	/^https?:\/\/(?:www\.)?(?:(?:github|gitlab)\.com|bitbucket\.org|codeberg\.org|npmjs\.com\/package|pypi\.org\/project)\/(?:(?:[^/?# ]{1,100}\/)?[^/?# ]{1,100} [^/?#]{0,100}|[^# ]{1,300}[?&]author=[^&# ]{1,60} [^&#]{1,60})/i;

/** `https://a.example/wiki/Modulo ΥΠΟΛΟΙΠΟ`: words of another script behind the URL, or words behind several spaces, to its end. */
export const wordsBehind = perUrl(({ text }): Span | undefined => {
	const offset = text.indexOf(' ');
	if (offset < 0 || !/^https?:\/\/[!-~]+\/[!-~]*[!-.0-~]$/i.test(text.slice(0, offset))) return undefined;
	// `/music/Band こいぬ.mp3`: a file's name. `/table#Columns 列定义`: a heading's.
	if (/\.[a-z\d]{2,5}$/i.test(text) || text.slice(0, offset).includes('#')) return undefined;
	const behind = text.slice(offset);
	const starts = OTHER_SCRIPT.test(behind) || WORDS_BEHIND_SPACES.test(behind);
	return starts && !OUTSIDE_WORDS.test(behind) ? { offset, end: text.length } : undefined;
});

const OTHER_SCRIPT = /^ +(?!\p{Script=Latin})\p{L}/u;
const WORDS_BEHIND_SPACES = /^ {2,}[^\s\d,.'’()-]+ +[^\s\d,.'’()-]/;
const OUTSIDE_WORDS = /[^\p{L}\p{M}\p{N} ,.'’()-]/u;
