/**
 * Chinese, Japanese and Korean prose around a URL. No space separates them, so what UTS #58 would take for the URL may
 * be the sentence: here stand the signs by which a reader tells.
 */

import { closingBracket, LinkTerm, linkTerm } from '../data/link-terms';
import { ALPHA, ALPHADIGIT, Code, isIn } from '../url/characters';
import { isAt } from '../url/sticky';
import { isCjkLetter, isHangul, isHiragana } from './punctuation';

/** How far the partner of a bracket is looked for: a title has a line at most. */
const LONGEST_BRACKETED = 80;

/** How far letters are read to see whether the URL goes on behind them: a sentence has a mark before that. */
const LONGEST_RUN = 40;

/**
 * Where the bracket pair beyond ASCII that opens at `offset` ends, with all that stands in it; -1 where it does not end
 * within one part of the URL.
 */
export function bracketEnd(text: string, offset: number, limit: number): number {
	const stop = Math.min(limit, offset + LONGEST_BRACKETED);
	const expected: number[] = [];
	for (let at = offset; at < stop; at++) {
		const code = text.charCodeAt(at);
		const close = code >= 0x80 ? closingBracket(code) : -1;
		if (close >= 0) expected.push(close);
		else if (code === expected[expected.length - 1]) {
			expected.pop();
			if (expected.length === 0) return at + 1;
		} else if (endsBracketed(code)) return -1;
	}
	return -1;
}

/** What is no part of a URL, or starts another of its parts: there UTS #58 matches no brackets. */
function endsBracketed(code: number): boolean {
	if (code < 0x80) return code <= Code.space || '"<>\\`/?#&='.includes(String.fromCharCode(code));
	const isSurrogate = code >= 0xd800 && code <= 0xdfff;
	const term = isSurrogate ? LinkTerm.include : linkTerm(code);
	return term === LinkTerm.hard || term === LinkTerm.close;
}

/** Brackets around titles rather than remarks: they may start a path segment. */
const TITLE = '【「『《〈｢';

/**
 * Whether the bracket pair in `[offset, end)` is part of the URL, rather than a remark or the title of what the URL leads
 * to: where letters of its script or a separator stand before it, or more of the URL behind it.
 * @param previous the code point before it
 */
export function holdsBracketed(text: string, offset: number, end: number, previous: number): boolean {
	if (previous >= 0x80 || goesOn(text, end)) return true;
	if (isIn(previous, ALPHADIGIT) || previous === Code.closeParenthesis) return false;
	return previous !== Code.slash || TITLE.includes(text.charAt(offset));
}

/** Japanese particles: after a slash, `/を…` and `/に行く` are prose, `/はじめに` is a path. */
const PARTICLES = 'はがにへでとのも';

/** Chinese words between two nouns. */
const CONJUNCTIONS = '和与與或及跟';

/** Korean particles and endings that a URL is inflected with. */
const ENDINGS = new Set(
	(
		'은 는 이 가 을 를 의 도 만 와 과 랑 이랑 나 이나 에 에게 에서 에는 에도 에만 에서는 에서도 에서만 에서의 에의 로 으로 ' +
		'로는 으로는 로도 으로도 로의 으로의 로만 으로만 로서 으로서 로써 으로써 부터 까지 까지는 까지의 로부터 으로부터 에서부터 ' +
		'보다 처럼 라고 이라고 라는 이라는 라면 이라면 이란 란 이다 입니다 입니다만 이며 며 이고 고 인데 인 임 예요 이에요 하고 ' +
		'밖에 마다 조차 마저'
	).split(' '),
);

/** Names of files end so, and behind it with no letter. */
const FILE =
	/\.(?:html?|php|aspx?|jsp|md|txt|pdf|docx?|xlsx?|pptx?|csv|json|xml|ya?ml|zip|gz|tgz|7z|rar|exe|apk|dmg|png|jpe?g|gif|svg|webp|mp[34])$/i;
/** `.html`, `.docx`. */
const LONGEST_FILE = 5;

/** Whether a name ends as those of files do. Some of these endings are top-level domains too. */
export function isFileName(name: string): boolean {
	return FILE.test(name);
}

/**
 * Whether the letter at `offset`, in a path, search or fragment, is how the sentence goes on after the URL, with no more
 * of the URL behind: a particle or conjunction, the hiragana that inflects what stands before it, or anything behind the
 * name of a file or an ASCII comma or full stop.
 * @param previous the code point before it
 */
export function isSentence(text: string, offset: number, limit: number, previous: number): boolean {
	if (previous >= 0x80 && linkTerm(previous) !== LinkTerm.close) return false;
	const sentence = isName(previous) ? followsName(text, offset) : followsMark(text, offset, previous);
	return sentence && !goesOn(text, endOfLetters(text, offset, Math.min(limit, offset + LONGEST_RUN)));
}

function isName(code: number): boolean {
	return isIn(code, ALPHADIGIT) || code === Code.closeParenthesis;
}

function followsName(text: string, offset: number): boolean {
	const code = text.charCodeAt(offset);
	if (isHiragana(code) || isEnding(text, offset)) return true;
	if (CONJUNCTIONS.includes(text.charAt(offset)) && !isCjkLetter(text.charCodeAt(offset + 1))) return true;
	return FILE.test(text.slice(Math.max(0, offset - LONGEST_FILE), offset));
}

function followsMark(text: string, offset: number, previous: number): boolean {
	if (previous < 0x80 && '.,;!'.includes(String.fromCharCode(previous))) return isName(text.charCodeAt(offset - 2));
	return (previous === Code.slash || previous >= 0x80) && (isParticle(text, offset) || isEnding(text, offset));
}

/** Before kanji, which no name has behind these. */
const LONGER_PARTICLE = /(?:から|まで|より|では|には|とは)(?=\p{Script=Han})/uy;

/** What ends a sentence. */
const PREDICATE = /(?:します|しました|してください|です)(?=[。、！？）」\s]|$)/y;

/**
 * Whether dots that end at `end`, behind `previous`, stand for the rest of the URL that starts at `start`, up to the quote that closes it:
 * `"https://a.example/..."`, `'…?id=...'`.
 */
export function standForRest(text: string, start: number, end: number, previous: number): boolean {
	const quote = text.charCodeAt(end);
	const isQuote = quote === Code.quote || quote === Code.apostrophe || quote === Code.backtick;
	return isQuote && text.charCodeAt(start - 1) === quote && '/=_-?#'.includes(String.fromCharCode(previous));
}

/** Where a name may start with hiragana as well. */
function isParticle(text: string, offset: number): boolean {
	if (text.charAt(offset) === 'を' || isAt(LONGER_PARTICLE, text, offset) || isAt(PREDICATE, text, offset)) return true;
	const startsName = isHiragana(text.charCodeAt(offset + 1)) || text.startsWith('wiki', offset - 5);
	return PARTICLES.includes(text.charAt(offset)) && !startsName;
}

function isEnding(text: string, offset: number): boolean {
	return isHangul(text.charCodeAt(offset)) && ENDINGS.has(text.slice(offset, endOfHangul(text, offset)));
}

function endOfHangul(text: string, offset: number): number {
	let at = offset;
	while (at < offset + LONGEST_RUN && isHangul(text.charCodeAt(at))) at++;
	return at;
}

function endOfLetters(text: string, offset: number, stop: number): number {
	let at = offset;
	while (at < stop && isCjkLetter(text.charCodeAt(at))) at++;
	return at;
}

/** Whether more of a URL follows: a separator, and behind it a name. */
function goesOn(text: string, offset: number): boolean {
	const code = text.charCodeAt(offset);
	if (!(code < 0x80) || !'/_-.?=&#%'.includes(String.fromCharCode(code))) return false;
	const next = text.charCodeAt(offset + 1);
	return isIn(next, ALPHADIGIT) || (code !== Code.dot && (next === Code.percent || isCjkLetter(next)));
}

/** Whether the apostrophe U+2019 at `offset` stands inside a word, as in `/wiki/L’Équipe`, rather than closes a quotation. */
export function isApostrophe(text: string, offset: number): boolean {
	return isLatin(text.charCodeAt(offset - 1)) && isLatin(text.charCodeAt(offset + 1));
}

/** ASCII letters, Latin-1 and the two blocks after it. */
function isLatin(code: number): boolean {
	return (code >= 0xc0 && code <= 0x24f) || isIn(code, ALPHA);
}
