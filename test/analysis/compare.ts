/** What a fix may change: whether two URLs mean the same, by their octets and to a browser, and which findings are new. */

import type { Document, Occurrence } from '../../server/src/analysis/analyse';
import { countByCode, judge } from '../../server/src/analysis/judge';
import { placeOf } from '../../server/src/analysis/place';
import type { Settings } from '../../server/src/settings';
import { parseUrl } from '../../server/src/url/parse';
import { isEscape } from '../../server/src/url/percent';
import type { Components, Span, Standard } from '../../server/src/url/url';

/** The octets that a text stands for; a `%` that starts no escape stands for itself. */
function octetsOf(text: string): string {
	let octets = '';
	for (let at = 0; at < text.length; ) {
		if (isEscape(text, at, text.length)) {
			octets += `${text.slice(at + 1, at + 3).toUpperCase()} `;
			at += 3;
			continue;
		}
		const character = String.fromCodePoint(text.codePointAt(at) as number);
		octets += `${Buffer.from(character).toString('hex').toUpperCase()} `;
		at += character.length;
	}
	return octets.replace(/[\dA-F]{2} ?/g, (octet) => `${octet.trim()} `);
}

/**
 * Whether both have the same octets, and in the same components unless they are `rereads`. Gopher's are told by octets: a tab
 * divides it, once it is encoded, and its type is one.
 */
export function sameOctets(before: string, after: string, standard: Standard, rereads = false): boolean {
	if (rereads || /^gopher:/i.test(before)) return octetsOf(before) === octetsOf(after);
	const [one, other] = [before, after].map((text) => {
		const { components } = parseUrl(text, standard);
		return Object.entries(components)
			.filter(([, span]) => span !== undefined && !Array.isArray(span))
			.map(([name, span]: [string, Span]) => `${name} ${octetsOf(text.slice(span.offset, span.end))}`)
			.sort()
			.join('\n');
	});
	return one === other;
}

/** Browsers encode by the component (WHATWG URL, percent-encode sets); asked of one. */
const PROBES: Readonly<Record<string, (text: string) => string>> = {
	login: (text) => `http://a${text}b@a.example/`,
	fragment: (text) => `http://a.example/#a${text}b`,
	search: (text) => `http://a.example/?a${text}b`,
	path: (text) => `http://a.example/a${text}b`,
};

/** The part that browsers see there: to them every URL may have a search. */
function partAt(url: string, offset: number, { host }: Components): string {
	const before = url.slice(0, offset);
	if (before.includes('#')) return 'fragment';
	if (before.includes('?')) return 'search';
	if (host === undefined || offset >= host.end) return 'path';
	return offset < host.offset ? 'login' : 'host';
}

const SPECIAL = /^(?:https?|wss?|ftp|file):/i;

/**
 * Whether browsers go to the same place. `undefined` where they do not say: they refuse the URL before, they do not encode the
 * character that is encoded now (`|` in a path, `^` in a search, a bad `%`), they take it out (a tab, a line break, a space at
 * the end), they do not decode what is decoded now, they read another host (`u?@h`), the run of backslashes may have been
 * one (`a\\\\b`), or the scheme is none of theirs.
 */
export function sameInBrowsers(before: string, after: string, standard: Standard): boolean | undefined {
	const href = hrefOf(before);
	if (!SPECIAL.test(before) || !SPECIAL.test(after) || href === undefined) return undefined;
	if (/[\0- ]$|\\\\/.test(before) || !encodedLikewise(before, after, standard)) return undefined;
	return hrefOf(after) === href;
}

/** Not `canParse`, which Node 20 gets wrong now and then once it is compiled. */
function hrefOf(url: string): string | undefined {
	try {
		return new URL(url).href;
	} catch {
		return undefined;
	}
}

function encodedLikewise(before: string, after: string, standard: Standard): boolean {
	const { components } = parseUrl(before, standard);
	const { user, host, port } = components;
	// What stands behind the host otherwise belongs to it.
	if (/[^:/?#\\]/.test(before.charAt((port ?? host)?.end ?? before.length))) return false;
	if (/[/?#\\]/.test(before.slice(user?.offset ?? 0, user === undefined ? 0 : host?.offset))) return false;
	let to = 0;
	for (let from = 0; from < before.length; ) {
		const character = isEscape(before, from, before.length)
			? before.slice(from, from + 3)
			: String.fromCodePoint(before.codePointAt(from) as number);
		const triplets = character.replace(/.+/s, (text) =>
			Array.from(Buffer.from(text), (octet) => `%${octet.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
		);
		if (character.length !== 3 && after.startsWith(triplets, to)) {
			const probe = PROBES[partAt(before, from, components)];
			if (probe === undefined || !new URL(probe(character)).href.includes(triplets)) return false;
			to += triplets.length;
		} else if (after.startsWith(character, to)) to += character.length;
		// Something else is written there than an escape.
		else return character.length !== 3;
		from += character.length;
	}
	return true;
}

/**
 * By code, what the findings of a URL speak for: in one place there is one finding. When it is repaired, the other is shown,
 * and is not new.
 */
export function hiddenIn(occurrence: Occurrence, document: Document, settings: Settings): Map<string, number> {
	const { url, placeholders } = occurrence;
	const { unweighed, verdicts } = judge(url, placeholders, placeOf(occurrence, document), settings);
	const said = new Set(verdicts);
	return countByCode(unweighed.filter((verdict) => !said.has(verdict)));
}
