import { message } from '../../data/messages';
import { ours, type Shown } from '../../data/shown';
import { isClear, type Reading } from '../../url/charsets';
import { foreign, guess, reencoded } from '../../url/legacy';
import type { Mask } from '../../url/mask';
import { MOST_ALIKE } from '../../url/parser';
import type { Span, Url, Violation } from '../../url/url';
import { encodedWords, utf8Share, type Word, wordAt } from '../../url/words';
import { isForExample } from '../mention';
import { isShortened } from '../notation';
import { type Draft, perUrl, type RuleOf, replace, type Subject, shorten, textOf } from '../rule';
import { holdsOctets } from './encoded-control';
import { hasEscapes, isApart } from './escapes';

declare module '../../url/url' {
	interface Violations {
		'invalid-utf8': 'charset' | 'unknown';
	}
}

/** RFC 1738 §2.2 encodes octets and does not say what characters they are; RFC 3986 §2.5: today, UTF-8. */
export const invalidUtf8: RuleOf<'invalid-utf8'> = {
	code: 'invalid-utf8',
	cases: {
		charset: {
			levels: ['asked', 'information'],
			says: 'Write it in UTF-8: this is probably {charset} for "{text}" (RFC 1738 §2.2, RFC 3986 §2.5).',
		},
		unknown: {
			levels: ['information', 'information'],
			says: 'Write this in UTF-8: programs must guess what these octets mean (RFC 1738 §2.2, RFC 3986 §2.5).',
		},
	},
	find: ({ url }) => (hasEscapes(url) && HIGH_ESCAPE.test(url.text) ? find(url) : []),
	asked: (violation, { url, place }) =>
		namesCharset(url) ||
		// `http://wiki/f%C9`: a server beside, whose charset its users know.
		isBeside(url) ||
		// `%E7 %89%88`: spaces stand among the octets, of which another rule speaks.
		/%[\da-f]{2} {1,4}%[\da-f]{2}/i.test(url.text) ||
		holdsOctets(url) ||
		(place.context === 'comment' && isForExample(place)) ||
		// `print("https://a.example/?id=%9d")`: a number's width.
		(place.program && hasWidth(url)) ||
		isShortened(url, violation.end, place) ||
		isCut(violation, url) ||
		violation.offset < (url.components.host?.offset ?? 0),
	params: (violation, { url, mask }) => {
		const word = wordAt(url.text, violation.offset);
		const [best] = guess(word);
		return best === undefined ? {} : named(best, word, mask);
	},
	fixes: (violation, subject) => {
		const word = wordAt(subject.url.text, violation.offset);
		const found = guess(word);
		return found.map((reading, index) => reencode(reading, word, subject, index === 0 && isClear(found)));
	},
};

const hasWidth = perUrl(({ text }) => /=%[89]d(?:$|&)/.test(text));

/** Whether its host is a name without a dot. */
const isBeside = perUrl((url) => /^[^.:]+$/.test(textOf(url, url.components.host)));

/** An octet above 7F. */
const HIGH_ESCAPE = /%[89a-f]/i;

/** Whether another finding says what cuts the character: `%E6%;95`, of which it is the rest or the start. */
function isCut({ offset, end }: Span, url: Url): boolean {
	const edges = edgesOfMalformed(url);
	return edges.starts.has(end) || edges.ends.has(offset);
}

const edgesOfMalformed = perUrl(({ violations }) => {
	const malformed = violations.filter(({ code }) => code === 'malformed-percent');
	return {
		starts: new Set(malformed.map(({ offset }) => offset)),
		ends: new Set(malformed.map(({ end }) => end)),
	};
});

/** The URL itself says in which charset it is. */
const namesCharset = perUrl(({ text }) => NAMED.test(text));

const NAMED = /[?&;](?:\w{0,9}charset|encoding|enc|[io]e)=(?!utf)/i;

function find(url: Url): Violation<'invalid-utf8'>[] {
	const found: Violation<'invalid-utf8'>[] = [];
	const guessed = new Map<string, readonly Reading[]>();
	for (const word of encodedWords(url.text)) {
		if (isApart(url, word) || utf8Share(word.octets) === 'all') continue;
		// Data repeats itself, and each guess asks seven charsets.
		const written = url.text.slice(word.offset, word.end);
		const likely = guessed.get(written) ?? guess(word);
		guessed.set(written, likely);
		const [best] = likely;
		const detail = best === undefined ? 'unknown' : 'charset';
		found.push({ code: 'invalid-utf8', detail, ...(best === undefined ? highOctets(word) : foreign(best, word)) });
		if (found.length === MOST_ALIKE) break;
	}
	return found;
}

/** A reading of a word, as messages name it. */
function named({ charset, characters }: Reading, { offsets }: Word, mask: Mask): { charset: Shown; text: Shown } {
	const span = { offset: offsets[0] as number, end: offsets[offsets.length - 1] as number };
	const text = mask.derived(span, () => characters.map(({ text }) => text).join(''));
	return { charset: ours(charset), text: shorten(text) };
}

function highOctets({ octets, offsets }: Word): Span {
	const isHigh = (octet: number) => octet > 0x7f;
	const first = octets.findIndex(isHigh);
	const last = octets.findLastIndex(isHigh);
	return { offset: offsets[first] as number, end: offsets[last + 1] as number };
}

/** The same text as UTF-8. What is ASCII stays as it is written. */
function reencode(reading: Reading, word: Word, { url: { text }, mask }: Subject, preferred: boolean): Draft {
	const { text: encoded, ...span } = reencoded(reading, word, text);
	return replace(message('fix.reencode', named(reading, word, mask)), span, encoded, { utf8: true, preferred });
}
