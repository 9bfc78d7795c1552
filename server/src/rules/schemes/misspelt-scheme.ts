import { message } from '../../data/messages';
import { isOneEditAway } from '../../data/nearest';
import { ours } from '../../data/shown';
import type { Wording } from '../../data/words';
import { isDefanged } from '../../url/spelling';
import type { Url } from '../../url/url';
import { lastLine, type Place, type RuleOf, replace, rewrite, type Subject, violation } from '../rule';

/** What people mean when they mistype a scheme. */
const MEANT = ['http', 'https', 'ftp', 'mailto', 'file'];

declare module '../../url/url' {
	interface Violations {
		'misspelt-scheme': 'name' | 'colons' | 'semicolon' | 'doubled';
	}
}

/** RFC 1738 §2.1: a scheme that is one edit away from a common one, and nothing else that is known. */
export const misspeltScheme: RuleOf<'misspelt-scheme'> = {
	code: 'misspelt-scheme',
	cases: {
		name: { levels: ['warning', 'warning'], says: 'Write {nearest}: no scheme is called "{scheme}" (RFC 1738 §2.1).' },
		colons: { levels: ['warning', 'warning'], says: 'Write one colon: only one follows the scheme (RFC 1738 §2.1).' },
		semicolon: {
			levels: ['warning', 'warning'],
			says: 'Write a colon: it follows the scheme, no semicolon (RFC 1738 §2.1).',
		},
		doubled: { levels: ['warning', 'warning'], says: 'Remove one scheme: it stands here twice (RFC 1738 §2.1).' },
	},
	find: (subject) => {
		const { scheme } = subject.url.components;
		const doubled = DOUBLED.exec(subject.url.text)?.[0];
		if (doubled !== undefined) return [{ code: 'misspelt-scheme', detail: 'doubled', offset: 0, end: doubled.length }];
		return violation('misspelt-scheme', 'name', isMisspelt(subject) ? scheme : undefined);
	},
	// `[http:// or https://.](http://https://。)`: what a program took for a URL.
	asked: ({ detail }, { url, place }) =>
		detail === 'doubled'
			? !/\w/.test(url.text.slice(url.text.lastIndexOf('//')))
			: detail === 'name' &&
				(GLUED.test(place.words().before) ||
					place.words().before.slice(-NEAR).includes(LOST) ||
					isForm(url, place) ||
					// `{f,ht}tp://a.example`: two schemes, written as one.
					/\{(?:\w{0,3},){1,3}\w{0,3}\}$/.test(place.words().before) ||
					// `0x0060:  7470 3a2f 2f6e  tp://news`: octets, and what they are.
					/(?:\b[\da-f]{2,4} {1,3}){3}\S{0,16}$/i.test(place.words().before) ||
					// The second line of a cell, in a table that a program drew: its `h` stands in the line above.
					(url.scheme.startsWith('ttp') && / {10}$/.test(place.words().before)) ||
					// `tp://a`, in a list of the ends and starts of others.
					(!place.link && /^tp:\/\/\w{0,2}\.?$/i.test(url.text)) ||
					// `url = fhttp://{host}/x"`: a string of Python's that lost its quote, as Python says.
					(place.program && /^[bfr]https?:\/\/[^\s"']*\{/.test(url.text)) ||
					// `` "1`nhttps://a.example" ``: how PowerShell ends a line.
					(/^[nrt]https?$/.test(url.scheme) && place.words().before.endsWith('`')) ||
					// `const invalidMatcher = match('htp://a.example')`: called so.
					(!place.link && /\binvalid[A-Z]\w{0,40}\s?[=:]\s[\w. ]{0,60}\(?["']$/.test(place.words().before)) ||
					// `emailTo:jane@a.example`: a name of two words, and what it stands for.
					/^[a-z]+[A-Z][a-z]*:[^/]/.test(url.text) ||
					isMadeUp(url.scheme, place) ||
					isNamedBeside(url.scheme, place) ||
					isQuoted(url.scheme, place) ||
					isFolded(url.scheme, place)),
	params: (_, { url, mask }) => ({
		scheme: mask.scheme,
		nearest: nearest(url.scheme)
			.map((name) => message('name.character', { text: ours(name) }))
			.reduce<Wording>((list, last) => (list === '' ? last : message('word.or', { list, last })), ours('')),
	}),
	fixes: (violation, subject) => {
		const { url, mask } = subject;
		if (violation.detail === 'name')
			return nearest(url.scheme).map((name, index) => rewrite(subject, violation, name, { preferred: index === 0 }));
		if (violation.detail !== 'doubled') return [rewrite(subject, violation, ':', { preferred: true })];
		const [, before = '', second] = WITHOUT_COLON.exec(url.text) ?? [];
		if (second !== undefined) {
			const name = { offset: before.length, end: before.length + second.length };
			const says = message('fix.drop-second-scheme', { scheme: mask.of(name) });
			return [replace(says, { offset: name.offset, end: name.end + '//'.length }, '', { preferred: true })];
		}
		const first = { offset: 0, end: FIRST.exec(url.text)?.[0].length ?? 0 };
		return [replace(message('fix.drop-scheme', { scheme: mask.of(first) }), first, '', { preferred: true })];
	},
};

/**
 * What the first letter belongs to: `-fhttps://a.example/x`, an option; `It’shttps://a.example`, `30bhttps://a.example`, words that lost the
 * space behind them; `y(h)o(ttp://a.example)`, letters that a page places; `"ht" + "tp://a.example"`, a string that ends with them;
 * `ht<b>tp://a.example`, letters before a tag; `‡uhttps://a.example`, the name of a field in a library's catalogue.
 */
const GLUED = /(?:^|\s)-$|[‡ǂ]$|\w[’'(]$|\d$|(?<![A-Za-z])h(?:tt?)?(?:(["'`])\s?[+.]\s?\1|<[^<>]{1,80}>)$/;

/** What a program writes for bytes that it cannot read. `\uFFFD嚗ttps://a.example`: the first letter went with them. */
const LOST = '\uFFFD';
const NEAR = 40;

/** `fstp://host:port`: the form of the addresses of a program, which has a scheme of its own. */
function isForm({ text, scheme }: Url, { link }: Place): boolean {
	if (link || nearest(scheme).some((name) => name.startsWith('http'))) return false;
	return /^[a-z]+:\/\/(?:host|hsot|host-?name|server):port$/i.test(text);
}

/** `"qttp://a.example"` below `"ittp://a.example"`: samples that somebody made different. */
function isMadeUp(scheme: string, { link, words }: Place): boolean {
	const [, own] = /^([a-z])ttps?$/.exec(scheme) ?? [];
	if (link || own === undefined) return false;
	return Array.from(
		words()
			.above()
			.matchAll(/\b([a-gi-z])ttps?:\//g),
	).some(([, other]) => other !== own);
}

/** `self.thtp.request({uri: "thtp://a"})`, `thtp.fetch("thtp://a")`: the name of a scheme of one's own, in its program. */
function isNamedBeside(scheme: string, { link, words }: Place): boolean {
	const { before } = words();
	const at = before.lastIndexOf(`${scheme}.`);
	return !link && at >= 0 && !/\w/.test(before.charAt(at - 1));
}

/** `htp://a.example: "htp" instead of "http"`: the sentence names the wrong word. */
function isQuoted(scheme: string, { link, words }: Place): boolean {
	return !link && ['"', "'", '`'].some((quote) => words().after.includes(quote + scheme + quote));
}

/** `URI=ht=`, and `tp://a.example` in the next line: mail and calendars break lines anywhere (RFC 2045 §6.7, RFC 5545 §3.1). */
function isFolded(scheme: string, { words }: Place): boolean {
	const { before, above } = words();
	if (!/^\s*(?:\*\s*)?["'`]?$/.test(before)) return false;
	const start = (/^[\s*]*$/.test(before) ? START : JOINED).exec(lastLine(above()))?.[1];
	return start !== undefined && MEANT.includes((start + scheme).toLowerCase());
}

/** The same in a string that the next line goes on with: `"… xmlns=ht" +`. */
const JOINED = /(?<![A-Za-z])([A-Za-z]{1,5})["'`]\s?[+.]\s*$/;

/** The letters at a line's end that began a word, before the mark of a soft line break. */
const START = /(?<![A-Za-z])([A-Za-z]{1,5})=?\s*$/;

/** `http://http://`, `http://%20https://`, `https://https//`, `httphttp://`, `http:http://`, `http:/http://`: the second scheme stands where the host belongs. */
const DOUBLED = /^https?:\/\/?(?:%20)*https?:?(?=\/\/)|^https?:?https?(?=:\/\/)/i;

/** Whether the URL starts with a scheme written twice, of which `misspelt-scheme` speaks. */
export function hasTwoSchemes(url: string): boolean {
	return DOUBLED.test(url);
}

/** The first of the two: `http://`, or the first half of `httphttp`. */
const FIRST = /^https?(?::\/\/?(?:%20)*|:?(?=https?:))/i;

/** A second one that lost its colon, and of which the first is whole: `http://http//`. */
const WITHOUT_COLON = /^(https?:\/\/)(https?)(?=\/\/)/i;

function isMisspelt({ url, knowsScheme }: Subject): boolean {
	const { scheme } = url;
	return (
		scheme !== '' &&
		!isOtherShort(url) &&
		!knowsScheme(scheme) &&
		!isDefanged(scheme) &&
		!isVariant(scheme) &&
		nearest(scheme).length > 0
	);
}

/** `httpu`, `files`, `pfile`: one letter more is another scheme, unless it is the last one again; before `http` it is a slip. */
function isVariant(scheme: string): boolean {
	if (/^[^f]file$/.test(scheme)) return true;
	return MEANT.includes(scheme.slice(0, -1)) && scheme.at(-1) !== scheme.at(-2);
}

/** `fmp://a.example`: of three letters, one that is another makes another name, unless the host says what was meant. */
function isOtherShort({ scheme, text }: Url): boolean {
	return /^(?:f[^t]p|[^fht]tp|ft[^p])$/.test(scheme) && !/^\w+:\/\/ftp\./i.test(text);
}

/** `hptts`: the letters of `https` in another order, behind the first. */
function isShuffled(scheme: string, name: string): boolean {
	return name.startsWith('http') && scheme.startsWith('h') && sortedLetters(scheme) === sortedLetters(name);
}

function sortedLetters(word: string): string {
	return Array.from(word).sort().join('');
}

/** The schemes that may have been meant by one that is not known. */
export function nearest(scheme: string): string[] {
	const near = MEANT.filter((name) => isOneEditAway(scheme, name) || isShuffled(scheme, name));
	// Of `tp` two letters went, as often as one.
	return scheme === 'tp' ? ['http', ...near] : near;
}
