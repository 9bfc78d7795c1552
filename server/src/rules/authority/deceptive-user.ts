import { looksLikeHost } from '../../url/host';
import { decode } from '../../url/percent';
import { schemeOf } from '../../url/schemes/index';
import type { Url } from '../../url/url';
import { isCall, isHeader, isListOfServers } from '../notation';
import { type Place, type RuleOf, shorten, textOf, violation } from '../rule';

/** A user name that a reader takes for a host ends in one of these, or in a country where the scheme has no users. */
const TOP_LEVEL = /\.(?:com|org|net|edu|gov|mil|info|biz|io|dev|app|example)$/i;
const COUNTRY = /\.[a-z]{2}$/i;

declare module '../../url/url' {
	interface Violations {
		'deceptive-user': 'host' | 'two-readings';
	}
}

/** RFC 1738 §6, and every phisher since: what stands before "@" is not where the URL leads. */
export const deceptiveUser: RuleOf<'deceptive-user'> = {
	code: 'deceptive-user',
	attack: true,
	explained: true,
	cases: {
		host: {
			levels: ['warning', 'warning'],
			says: 'Check where this leads: to "{host}". "{user}" looks like the host, but is only a user name (RFC 1738 §6).',
		},
		'two-readings': {
			levels: ['warning', 'warning'],
			says: 'Write %40 for this "@": browsers take "{host}" for the host, RFC 1738 (§3.1) what follows the "@".',
		},
	},
	find: ({ url }) => {
		const { user, host } = url.components;
		// `https://bank.example@/path` has no host, which another rule says.
		if (user === undefined || textOf(url, host) === '') return [];
		const names = namesIn(textOf(url, user), schemeOf(url.scheme).host);
		const deceptive = names.some(
			(name) =>
				looksLikeHost(name) &&
				!isOwn(name, url) &&
				(TOP_LEVEL.test(name) || (/^https?$/.test(url.scheme) && COUNTRY.test(name))),
		);
		return violation('deceptive-user', 'host', deceptive ? user : undefined);
	},
	asked: (_, subject) =>
		subject.isOfHistory ||
		isHeader(subject) ||
		// `^@^A=https://a.example@B=b.example`: variables, between which a mark of one's own stands.
		/^[A-Z][A-Z_\d]{2,40}=/.test(textOf(subject.url, subject.url.components.host)) ||
		(!subject.place.link && isListOfServers(subject.url)) ||
		isCall(subject.url, subject.place) ||
		isField(subject.place) ||
		(!subject.place.link && CALLED_SO.test(textOf(subject.url, subject.url.components.host))) ||
		isShownAttack(subject.place),
	params: (_, { url, mask }) => ({
		user: shorten(mask.of(url.components.user)),
		host: shorten(mask.of(url.components.host)),
	}),
};

/** `https://bank.example@evil.com`: whoever deceives does not call it so. */
const CALLED_SO = /^(?:evil|attackers?|malicious|phish(?:ing|er)?)\.(?:com|net|org)$/i;

/** `exploits where people use this to trick others into`: a text on what this rule is about. */
function isShownAttack({ link, words }: Place): boolean {
	const { before, after } = words();
	return !link && [before, after].some((side) => ATTACK.test(side));
}

const ATTACK =
	/\b(?:exploits?|phish(?:ing|ers?)|spoof(?:s|ed|ing)?|(?:to|into) trick|tricks? (?:users?|people|the))\b/i;

/** `connectionString="AuthType=OAuth;Url=https://a.example;UserName=me@b.example"`: a field, and the next ones behind it. */
function isField({ link, words }: Place): boolean {
	return !link && /;\s?Ur[il]=$/i.test(words().before);
}

/** `me@a.example@git.a.example`: a user of the same domain. */
function isOwn(name: string, url: Url): boolean {
	return `.${textOf(url, url.components.host)}`.toLowerCase().endsWith(`.${name.toLowerCase()}`);
}

/**
 * What a reader sees first: the decoded user up to what looks like a port, a path or a search (RFC 3986 §7.6 shows
 * `cnn.example.com&story=…`), and where the scheme has no raw `@` in a user, what follows one.
 */
function namesIn(user: string, splits: boolean): string[] {
	const parts = splits ? user.split('@') : [user];
	return parts.map((part) => decode(part).text.replace(/[/?:&;=,#\\].*$/s, ''));
}
