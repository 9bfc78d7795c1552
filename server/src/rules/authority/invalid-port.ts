import { message } from '../../data/messages';
import type { Url } from '../../url/url';
import { isEverywhere, isListOfHosts, isNamespaceValue, isNoted } from '../notation';
import { type RuleOf, replace, textOf } from '../rule';

declare module '../../url/url' {
	interface Violations {
		'invalid-port': 'empty' | 'not-digits' | 'too-high';
	}
}

/** RFC 1738 §3.1: `":" port`, `port = digits`; "If the port is omitted, the colon is as well". */
export const invalidPort: RuleOf<'invalid-port'> = {
	code: 'invalid-port',
	attack: true,
	explained: true,
	cases: {
		empty: { levels: ['asked', 'error'], says: 'Remove the colon: no port follows it (RFC 1738 §3.1).' },
		'not-digits': {
			levels: ['error', 'error'],
			says: 'Write the port in digits: nothing else stands there (RFC 1738 §3.1).',
		},
		'too-high': { levels: ['error', 'error'], says: 'Write a port up to 65535: this one is higher (RFC 1738 §3.1).' },
	},
	level: ({ detail, end }, { url, place }) => {
		if (url.standard !== 'modern' || detail !== 'empty') return undefined;
		// `"http://localhost:" + port`: a program goes on elsewhere.
		return (place.program && end === url.text.length) || isSocket(url) ? 'off' : undefined;
	},
	asked: ({ detail, offset }, subject) => {
		const { url, place } = subject;
		// `xmlns="http://a.example:meta:1.0"`: a name that is compared.
		if (place.identifier || isNamespaceValue(place) || isListOfHosts(url)) return true;
		if (detail !== 'not-digits') return false;
		// Maven takes `scm:git:ssh://git@a.example:path`.
		const port = url.text.slice(offset);
		return (
			SERVERS.test(port) ||
			CAPITALS.test(port) ||
			NAMED.test(port) ||
			BEHIND.test(port) ||
			ENCODED.test(port) ||
			(port.includes('|') && isNoted(subject)) ||
			(!place.link && (isEverywhere(url.text) || RANGE.test(port) || WORD.test(port))) ||
			(!place.link && place.program && LABELLED.test(port)) ||
			isListener(url) ||
			(!place.link && isForm(url)) ||
			isUndefined(url.text) ||
			(url.components.host !== undefined && subject.isToFill(url.components.host)) ||
			/scm:git:$/.test(place.words().before)
		);
	},
	fixes: (violation) =>
		violation.detail === 'empty' ? [replace(message('fix.drop-colon'), violation, '', { preferred: true })] : [],
};

/** The servers of a cluster, of which any will do: `http://a:9200,b:9200`. */
const SERVERS = /^\d{1,5}(?:,[\w.-]{1,253}(?::\d{1,5})?)+(?:[/?#]|$)/;

/** `http://a.example:HTTP-PORT/`, `http://a.example:port-number`: a name for the number. */
const CAPITALS = /^[A-Z]+(?:[_-][A-Z]+)+(?![\w-])/;
/** `https://a.example:8443%U`: what a server puts behind its address. */
const BEHIND = /^\d{1,5}%[A-Za-z](?:$|[/?#])/;
/** `http://localhost:%7Bport%7D`: a placeholder that a converter encoded. */
const ENCODED = /^%7B[\w.-]{1,40}%7D/i;
/** `http://主机:端口/`: a word for what the reader puts there, in languages without spaces. */
const WORD = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+(?:$|[/?#])/u;
/** `http://localhost:3000-3009`: what listens on several. */
const RANGE = /^\d{1,5}(?:-|\.\.)\d{1,5}(?:$|[/?#])/;
/** `"http://localhost:8080:Dashboard of all"`: an address, and what it is called. */
const LABELLED = /^\d{1,5}:[A-Za-z][\w.-]*$/;
const NAMED = /^(?:[\w.-]{0,20}[_. -])?port(?:$|[^a-z]|(?:no|number|nummer|num)\b)/i;

/** `listening at http://undefined:undefined`, `ws://localhost:null/x`: what programs print. */
function isUndefined(text: string): boolean {
	return /^[a-z]+:\/\/[^/?#:]{1,253}:(?:undefined|NaN|null|None|nil)(?![\w.-])/.test(text);
}

/** A word for a host, and one for its port. */
const FORM =
	/^[a-z]+:\/\/(?!localhost)[a-z][\w-]{0,60}:(?:[\w-]{0,30}[_-])?(?:(?:port|endpoint)[\w-]{0,30}|[\w-]{0,30}port(?:number|no)?)(?:$|[/?#])/i;

/** `http://proxyhost:proxyportnumber/`, `https://bucket:endpoint/object`: words for the host and its port. */
function isForm({ text }: Url): boolean {
	return FORM.test(text);
}

/** `https://*:3000:/x/server.crt`: where a server listens, and with what. */
function isListener(url: Url): boolean {
	return textOf(url, url.components.host) === '*';
}

/** `http://unix:/run/app.sock:/path`: how nginx and clients of HTTP name a socket, by its path in the file system. */
function isSocket(url: Url): boolean {
	return textOf(url, url.components.host) === 'unix' && textOf(url, url.components.path) !== '';
}
