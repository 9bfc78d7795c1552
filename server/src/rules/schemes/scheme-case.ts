import type { Url } from '../../url/url';
import { type Place, type RuleOf, rewrite, textOf, violation } from '../rule';
import { standsForAny } from './unknown-scheme';

declare module '../../url/url' {
	interface Violations {
		'scheme-case': 'name';
	}
}

/** RFC 1738 §2.1: "the lower case letters"; upper case is read "for resiliency". */
export const schemeCase: RuleOf<'scheme-case'> = {
	code: 'scheme-case',
	cases: {
		name: { levels: ['hint', 'hint'], says: 'Write "{lower}": schemes are in lower case (RFC 1738 §2.1).' },
	},
	find: ({ url }) => {
		const { scheme } = url.components;
		const isLower = textOf(url, scheme) === url.scheme;
		return violation('scheme-case', 'name', isLower || standsForAny(url.scheme) ? undefined : scheme);
	},
	asked: (_, { url, place }) => !(isSlip(url) && isSeen(place)) || isValue(place),
	params: (_, { mask }) => ({ lower: mask.scheme }),
	fixes: (violation, subject) => [
		rewrite(subject, violation, subject.url.scheme, { automatic: true, preferred: true }),
	],
};

/** What people type. Other schemes name protocols and products, which some write in capitals. */
const TYPED: ReadonlySet<string> = new Set(['http', 'https', 'ftp', 'mailto', 'tel']);

/** As a telephone, or a hand on the wrong key, writes it: `Https`, `HTTP`. `hTtP` is somebody's test. */
const SLIP = /^(?:[A-Z][a-z]+|[A-Z]+s?)$/;

/** Whether the capitals are the scheme's alone: in a text that is in capitals all through they are its style, and `Tel:` is a word. */
function isSlip(url: Url): boolean {
	const { scheme, host } = url.components;
	const written = textOf(url, scheme);
	if (scheme === undefined || !TYPED.has(url.scheme) || !SLIP.test(written)) return false;
	// `HTTP://a.example/../x`: how a program has to take it.
	if (/\/\.\.?\//.test(url.text)) return false;
	// `HTTP:shop.example` is somebody's syntax.
	if (host !== undefined && !url.text.startsWith('://', scheme.end)) return false;
	const follows = host === undefined ? url.text.slice(scheme.end) : textOf(url, host);
	// `HTTP://<server>/x`: the form of an address.
	if (host !== undefined && /[<>*]/.test(follows)) return false;
	if (/[a-z]/.test(written)) return url.scheme !== 'tel';
	// `HTTPS://FSF.Org`: names in capitals are somebody's style.
	return /[a-z]/.test(follows) && !/(?:^|\.)[A-Z]/.test(follows);
}

/** Where somebody reads the URL: a sentence, a comment, a link; not the strings and values of programs. */
const READ: ReadonlySet<string> = new Set([
	...['text', 'comment', 'markup-text', 'markup-comment', 'link-target'],
	...['angle-brackets', 'url-wrapper', 'markdown-autolink', 'list-line'],
]);

/** `HTTP://a.example  SAFT://b.example`: whoever writes both so means it. */
const OTHER_IN_CAPITALS = /(?<![A-Za-z])(?!HTTPS?:|FTP:)[A-Z]{3,12}:\/\//;

/** `HTTP://a:8083,HTTPS://a:8084`: a list of settings. */
const OTHER_LISTENER = /^,[A-Z][A-Z_\d]{0,40}:\/\//;

/**
 * Behind the name of a property, as calendars have it, and in code that is commented out: `ORGANIZER:MAILTO:`, `// open("HTTP://`, `HREF="MAILTO:`.
 * At the start of a comment, `// Http://`, people write a capital as they do in a sentence.
 */
function isValue({ context, words }: Place): boolean {
	const { before, after } = words();
	if (/[\w/],$/.test(before) || OTHER_LISTENER.test(after) || OTHER_IN_CAPITALS.test(before + after)) return true;
	if (context === 'markup-attribute') return /\b[A-Z]+\s*=\s*["']?$/.test(before);
	return (context === 'text' && before.endsWith(':')) || (context === 'comment' && /["'(]$|^[\s/*#;-]*$/.test(before));
}

function isSeen(place: Place): boolean {
	const { context, link, identifier } = place;
	return (link || READ.has(context)) && context !== 'css-url' && !identifier && !place.isQuoted();
}
