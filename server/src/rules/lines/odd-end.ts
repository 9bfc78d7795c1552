import { message } from '../../data/messages';
import type { ContextName } from '../../languages/context';
import type { Span, Url } from '../../url/url';
import { isAnchor, isOfEmptyForm } from '../mention';
import { isJoined } from '../notation';
import { type Place, type RuleOf, replace, violation } from '../rule';

/** Places that hold a URL to follow and nothing else, so that all that stands there is meant as the URL. */
const LINKS: ReadonlySet<ContextName> = new Set<ContextName>([
	'markdown-destination',
	'markdown-reference',
	'markdown-autolink',
	'markup-attribute',
	'latex-argument',
	'link-target',
]);

declare module '../../url/url' {
	interface Violations {
		'odd-end': 'comma' | 'space' | 'cut';
	}
}

/** RFC 1738's appendix: what follows a URL in a sentence, or shortens it, is copied along easily. */
export const oddEnd: RuleOf<'odd-end'> = {
	code: 'odd-end',
	lines: true,
	cases: {
		comma: {
			levels: ['warning', 'warning'],
			says: 'Remove the punctuation at the end: it seems to belong to a sentence (RFC 1738 §2.2, appendix).',
		},
		space: {
			levels: ['warning', 'warning'],
			says: 'Remove the encoded space at the end: it was probably copied along (RFC 1738 §2.2).',
		},
		cut: {
			levels: ['warning', 'warning'],
			says: 'Write the whole URL: it was shortened here, and its end is missing (RFC 1738 §2.2, appendix).',
		},
	},
	find: ({ url, place }) => {
		// What a data URL leaves out is its data: nobody follows it.
		if (place.identifier || url.scheme === 'data') return [];
		const space = violation('odd-end', 'space', endOf(url, SPACES)).filter(() => !isJoined(place));
		if (!LINKS.has(place.context)) return place.context === 'text' ? [] : space;
		return [
			...space,
			...violation('odd-end', 'comma', endOf(url, COMMA) ?? strayQuote(url) ?? strayMark(url)),
			...violation('odd-end', 'cut', endOf(url, CUT)),
		];
	},
	// `#item964,60218,`: what a list in a fragment ends with its page decides.
	// Prepared messages, and what forms and search boxes leave: `?text=I%20would%20like%20`. `/wiki/0.999...`: digits without end; `/address/0x...`: any number.
	// `archive="https://a.example/x.jar, https://a.example/y.jar"`: a list.
	// `#:~:text=restart%20`: what a browser copied of a page.
	asked: ({ detail, offset }, { url, place }) =>
		isOfEmptyForm(place) ||
		isAnchor(place) ||
		url.text.includes('#:~:text=') ||
		// `?summary=…。`: a sentence that a page is given.
		(url.components.search !== undefined && /[^\0-\x7F]{4}/.test(url.text.slice(url.text.lastIndexOf('='), -1))) ||
		// `?phone=1&text=hey%20Amit,`: how a letter starts.
		(detail === 'comma' && LETTER.test(url.text)) ||
		(detail === 'comma' && (isInList(offset, url) || /^\s*[a-z]{2,10}:\/\//i.test(place.words().after))) ||
		(detail === 'space' &&
			(offset > (url.components.search?.offset ?? Infinity) ||
				// `…/250/&text=%20`: all that a parameter is given.
				url.text.charAt(offset - 1) === '=' ||
				FIELD.test(url.text) ||
				hasSpacesInside(url))) ||
		(detail === 'cut' &&
			(WIKI.test(url.text) ||
				NUMBERED.test(url.text) ||
				// `#see_also...`: a heading may end in dots.
				url.components.fragment !== undefined ||
				isSignature(url) ||
				isShown(url, place) ||
				isMessage(url) ||
				/\d\.\d{1,9}\.{3}$|[/=]0x\.{3}$/.test(url.text))),
	fixes: (found) => (found.detail === 'cut' ? [] : [replace(message('fix.drop-end'), found, '', { preferred: true })]),
};

/** `https://a.example/wiki/Help-us-by...`: titles of pages may end in dots. */
const WIKI = /\/wiki\/[^/]{1,200}$/;

/** `https://a.example/doc/19762578/how-to-do-it-in...`: by its number the server knows the page, whose title it shortened itself. */
const NUMBERED = /\/\d{4,12}\/[^/]{1,200}$/;

/** `#encode=Test%20String%20`: text that a page is given, with spaces of its own. */
function hasSpacesInside({ text, components: { fragment } }: Url): boolean {
	return fragment !== undefined && /=[^&=]{0,200}%20[^&=]{1,200}%20$/.test(text.slice(fragment.offset));
}

const LETTER = /[?&](?:text|body|message|msg|subject)=[^&]{2,200},$/i;

/** `#font=x&text=Type%20here%20`: fields of a form, in a fragment. */
const FIELD = /#(?:[^&#=]{1,80}=[^&#]{0,200}&){1,20}[^&#=]{1,80}=[^&#]*$/;

/** `![](https://a.example/280x56?text=Uploading...)`: what a picture is to say. */
function isShown({ text }: Url, { words }: Place): boolean {
	return SHOWN_TEXT.test(text) && IMAGE.test(words().before.slice(-LONGEST_IMAGE));
}

const SHOWN_TEXT = /[?&](?:text|title|label|caption)=[^&#]{1,80}$/i;
const IMAGE = /!\[[^[\]]{0,150}\]\($|<img\b[^<>]{0,150}\bsrc=["']?$/i;
const LONGEST_IMAGE = 200;

/** What was copied along: a comma, or a space that was encoded; and what a program writes where it left the rest out. */
const COMMA = /(?<=[\w)/-])[,，、。]$/;
const SPACES = /(?<!%20)(?:%20)+$/;
const CUT = /(?<=[a-z\d])(?<!%[\da-f]{2})(?:…|\.{3})$/i;

/** Whether a comma stands in the fragment before the last one, too. */
function isInList(offset: number, { text, components: { fragment } }: Url): boolean {
	return fragment !== undefined && text.slice(fragment.offset, offset).includes(',');
}

/** A quote that was copied along and encoded: the only one, and not in what is searched for. */
function strayQuote(url: Url): Span | undefined {
	const { search, fragment } = url.components;
	if (search !== undefined || fragment !== undefined || url.text.indexOf('%22') < url.text.lastIndexOf('%22'))
		return undefined;
	const found = QUOTE.exec(url.text);
	const isInPath = found !== null && found.index >= (url.components.path?.offset ?? Number.POSITIVE_INFINITY);
	return isInPath ? { offset: found.index, end: url.text.length } : undefined;
}

const QUOTE = /%22(?:%3E)?$/i;

/** `href="https://a.example/x”"`: a closing mark that nothing in the URL opens; behind a port, that is said. */
function strayMark({ text }: Url): Span | undefined {
	const opens = CLOSING[text.slice(-1)];
	return opens === undefined || text.includes(opens) || /:\d{1,5}.$/.test(text.slice(-LONGEST_PORT))
		? undefined
		: { offset: text.length - 1, end: text.length };
}

const LONGEST_PORT = 7;

const CLOSING: Readonly<Record<string, string>> = {
	'”': '“',
	'’': '‘',
	'」': '「',
	'』': '『',
	'）': '（',
	'】': '【',
	'》': '《',
};

/** `#format(java.lang.String, java.lang.Object...`: as Java writes any number of arguments. */
function isSignature({ text, components: { fragment } }: Url): boolean {
	return fragment !== undefined && /^[\w$<>.-]*\([^()]*\.{3}$/.test(text.slice(fragment.offset));
}

/** `?text=Hi! I'd like...`: what somebody is to write goes on in their words. */
function isMessage({ text, components: { search } }: Url): boolean {
	if (search === undefined) return false;
	return / |%20|\+/.test(text.slice(Math.max(search.offset, text.lastIndexOf('&')), search.end));
}

/** Dots that stand for something else: the empty cells of a board. */
const DOTS = /\.{3}/;

function endOf({ text, components: { path, search, fragment } }: Url, end: RegExp): Span | undefined {
	const found = end.exec(text);
	const from = fragment?.offset ?? search?.offset ?? path?.offset;
	if (found === null || from === undefined || found.index <= from || DOTS.test(text.slice(from, found.index)))
		return undefined;
	return { offset: found.index, end: text.length };
}
