import { message } from '../../data/messages';
import { isCjkLetter, isCjkPunctuation } from '../../ends/punctuation';
import { runningText } from '../../languages/context';
import { ALPHADIGIT, Code, isIn } from '../../url/characters';
import { skeletonOf } from '../../url/confusable';
import { looksLikeHost } from '../../url/host';
import { isAscii, toAscii } from '../../url/idna';
import { triplets } from '../../url/percent';
import type { Span, Url, Violation } from '../../url/url';
import {
	type Draft,
	type LogicalEdit,
	nameCharacters,
	nameEscape,
	type Place,
	perUrl,
	type RuleOf,
	replace,
	type Subject,
	shorten,
	textOf,
	violation,
} from '../rule';

declare module '../../url/url' {
	interface Violations {
		'ambiguous-end': 'glued' | 'value' | 'host';
	}
}

/**
 * RFC 1738's appendix: in text "there is a need to delimit the URL from the rest of the text". Chinese and Japanese put no
 * space there, and Korean none before a particle.
 */
export const ambiguousEnd: RuleOf<'ambiguous-end'> = {
	code: 'ambiguous-end',
	cases: {
		glued: {
			levels: ['information', 'information'],
			says: 'Put a space before "{text}", or <…> around the URL: it may be part of either (RFC 1738 §2.2, appendix).',
		},
		value: {
			levels: ['hint', 'information'],
			says: 'Put a space before "{text}", or <…> around the URL, if it is no part of it (RFC 1738 §2.2, appendix).',
		},
		host: {
			levels: ['warning', 'warning'],
			says: 'End the link before "{text}" if that belongs to the sentence: it became part of the host (RFC 1738 §3.1, appendix).',
		},
	},
	find: ({ url, place, hostIsLiteral }) => {
		const host = violation('ambiguous-end', 'host', hostIsLiteral ? undefined : tailOfHost(url));
		const tail = isProse(place) ? gluedTail(url) : undefined;
		const glued = violation('ambiguous-end', isLikelyPart(url, tail) ? 'value' : 'glued', tail);
		return host.length === 0 ? glued : [...host, ...glued];
	},
	// In a comment Chinese goes on without a space, as everywhere; nobody follows what stands there.
	level: ({ detail }, { url, place }) =>
		detail === 'glued' && url.standard === 'modern' && place.program && place.context === 'comment'
			? 'hint'
			: undefined,
	// `curl "http://a.example/?name=KOL张三"`: quotation marks say where it ends.
	// `data:image/png;base64,图片数据`: words for the data.
	// `@see http://a.example/#BOS-API文档`: words of a heading, which is in the page's language.
	asked: ({ detail, offset }, { url, place }) =>
		detail !== 'host' &&
		(url.scheme === 'data' ||
			isArgument(place) ||
			OWN_PAGES.test(url.scheme) ||
			NAMED.test(url.text) ||
			isHeading(url, offset, place)),
	params: (found, { mask }) => ({ text: shorten(mask.of(found)) }),
	fixes: (found, subject) => (found.detail === 'host' ? [] : drafts(found, subject)),
};

/** Whether it is rather part of the URL: in a fragment, which names a heading, in a search, or in a scheme that no browser follows. */
function isLikelyPart({ scheme, components: { search, fragment } }: Url, tail: Span | undefined): boolean {
	const from = search?.offset ?? fragment?.offset ?? Number.POSITIVE_INFINITY;
	return tail !== undefined && (tail.offset >= from || !/^(?:https?|ftp)$/.test(scheme));
}

function isHeading({ text, components: { fragment } }: Url, offset: number, { words }: Place): boolean {
	if (fragment === undefined || words().after.trim() !== '') return false;
	// What a forge calls a heading of a page has all its letters.
	if (FORGES.test(text) && !PLACES.test(text.slice(fragment.offset, offset))) return true;
	return /@see\s*$/.test(words().before) && /^#?[\w.]{1,60}-[\w.-]{1,60}$/.test(text.slice(fragment.offset, offset));
}

const FORGES = /^https:\/\/(?:github|gitlab)\.com\//;
/** A line of a file, a comment: what a forge calls by a number. */
const PLACES = /^#?(?:L\d|issuecomment-|discussion_r|note_)/;

/** `file://协议和http网络URL`: words about a scheme. */
const NAMED = /^[a-z]+:\/\/(?![^/?#]*[.．。])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/iu;

/** A browser's own pages, which nobody's text links to. */
const OWN_PAGES = /^(?:about|brave|chrome|edge|opera|vivaldi)$/;

/** What the rule says about a place, also where another one speaks for it. */
export function ambiguityAt({ offset, end }: Span, subject: Subject): Violation<'ambiguous-end'> | undefined {
	for (const found of ambiguousEnd.find?.(subject) ?? []) if (found.offset < end && offset < found.end) return found;
	return undefined;
}

function isProse({ context, pointy }: Place): boolean {
	return !pointy && runningText.has(context);
}

function isArgument({ words }: Place): boolean {
	const { before, after } = words();
	return /\b(?:curl|wget) [^"']*["']$/.test(before) && after.startsWith(before.slice(-1));
}

/**
 * From where on the words around it may go on: CJK letters behind the ASCII ones of a URL in running text, and all that
 * follows. What is wrong there is perhaps no part of the URL.
 */
export function uncertainFrom({ url, place }: Subject): number {
	return isProse(place) ? gluedFrom(url) : Number.POSITIVE_INFINITY;
}

/**
 * The text of another script behind what is a whole host by itself, as in `a.example。次` and `shop.comдля`, when browsers take it for part of
 * the name.
 */
export const tailOfHost = perUrl((url): Span | undefined => {
	const { host } = url.components;
	const text = textOf(url, host);
	if (host === undefined || isAscii(text)) return undefined;
	const cjk = firstCjk(text, 0);
	const at = cjk < 0 ? otherScriptFrom(text) : cjk;
	if (at < 0 || /\.[a-z\d-]/i.test(text.slice(at))) return undefined;
	if (!looksLikeHost(text.slice(0, at)) || toAscii(text) === undefined) return undefined;
	return { offset: host.offset + at, end: host.end };
});

/** Where a word of another script starts behind a top-level domain; -1 where none does, or all its letters look like Latin ones. */
function otherScriptFrom(host: string): number {
	const at = host.search(BEHIND_DOMAIN);
	return at >= 0 && isAscii(skeletonOf(host.slice(at))) ? -1 : at;
}

const BEHIND_DOMAIN =
	/(?<=\.(?:com|org|net|edu|gov|info|io|ru|ua|by|kz|bg|rs|gr|il))(?=..)[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}\P{L}]{0,63}$/u;

/** How URLs are written, rather than one of them: nobody follows `protocol://hostname/path`. */
const NOTATION = /^(?:protocol|scheme):\/\/(?:hostname|host)(?:[:/?#]|$)/i;

/**
 * The letters at the end of a URL that is ASCII up to there and does not stop at a separator. In a wiki's titles they are
 * usual.
 */
function gluedTail(url: Url): Span | undefined {
	const { text } = url;
	const at = NOTATION.test(text) ? Number.POSITIVE_INFINITY : gluedFrom(url);
	return at < text.length && isWord(text, at) ? { offset: at, end: text.length } : undefined;
}

function gluedFrom({ text, components }: Url): number {
	const start = components.host?.end ?? components.scheme?.end ?? 0;
	const at = firstCjk(text, start);
	const isGlued = at > start && isGlue(text.charCodeAt(at - 1));
	const isTitle = text.includes('/wiki/') || isInValue(text, at) || NUMBERED.test(text.slice(0, at));
	return isGlued && !isTitle ? at : Number.POSITIVE_INFINITY;
}

/** `/scripts/32236-stackoverflow净化器`: a number, and the title of what has it. */
const NUMBERED = /\/\d{3,12}-[^/?#]{0,100}$/;

/** Whether an escape stands before it in the value of a parameter: `?title=LLM%20如何`. */
function isInValue(text: string, at: number): boolean {
	if (!/%[\da-f]{2}$/i.test(text.slice(Math.max(0, at - 3), at))) return false;
	return text.lastIndexOf('=', at) > text.lastIndexOf('&', at);
}

function isGlue(code: number): boolean {
	return isIn(code, ALPHADIGIT) || code === Code.closeParenthesis;
}

/** Where the first character beyond ASCII stands, if it is of Chinese, Japanese or Korean; else -1. */
function firstCjk(text: string, from: number): number {
	if (isAscii(text)) return -1;
	for (let at = from; at < text.length; at++) {
		if (text.charCodeAt(at) < 0x80) continue;
		const point = text.codePointAt(at) as number;
		return isCjkLetter(point) || isCjkPunctuation(point) ? at : -1;
	}
	return -1;
}

/** Whether only letters and digits follow: with more of a URL behind them, they are its part. */
function isWord(text: string, from: number): boolean {
	for (const character of text.slice(from)) {
		const point = character.codePointAt(0) as number;
		if (!isCjkLetter(point) && !isIn(point, ALPHADIGIT)) return false;
	}
	return true;
}

function drafts(found: Violation, { url, mask, place }: Subject): Draft[] {
	const encoded = encode(textOf(url, found));
	const title = message('fix.encode', {
		character: nameCharacters(mask.of(found)),
		encoded: nameEscape(mask.derived(found, encode)),
	});
	const wrap = {
		title: message('fix.wrap-url'),
		edits: [insert(0, '<'), insert(found.offset, '>')],
		cut: found.offset,
	};
	return [
		{ title: message('fix.insert-space'), edits: [insert(found.offset, ' ')], cut: found.offset },
		...(place.context.startsWith('markup') ? [] : [wrap]),
		replace(title, found, encoded, { utf8: true }),
	];
}

function encode(text: string): string {
	return text.replace(/[^\0-\x7F]+/g, triplets);
}

function insert(offset: number, text: string): LogicalEdit {
	return { offset, end: offset, text, syntax: true };
}
