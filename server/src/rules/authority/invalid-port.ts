import { message } from '../../data/messages';
import { ours } from '../../data/shown';
import { runningText } from '../../languages/context';
import type { Url } from '../../url/url';
import {
	hasChoiceOfPort,
	isAmongData,
	isEverywhere,
	isListOfHosts,
	isMultiserver,
	isNamespaceValue,
	isNoted,
	isParameter,
	isPartedByColons,
	isSoftBreak,
} from '../notation';
import { nameCharacters, type RuleOf, replace, rewrite, textOf } from '../rule';

declare module '../../url/url' {
	interface Violations {
		'invalid-port': 'empty' | 'colons' | 'behind' | 'not-digits' | 'password' | 'too-high';
	}
}

/** RFC 1738 §3.1: `":" port`, `port = digits`; "If the port is omitted, the colon is as well". */
export const invalidPort: RuleOf<'invalid-port'> = {
	code: 'invalid-port',
	attack: true,
	explained: true,
	cases: {
		empty: { levels: ['asked', 'error'], says: 'Remove the colon: no port follows it (RFC 1738 §3.1).' },
		colons: {
			levels: ['error', 'error'],
			says: 'Write one colon: only one stands between the host and the port (RFC 1738 §3.1).',
		},
		behind: {
			levels: ['error', 'error'],
			says: 'Remove {character}: only digits follow the colon of a port (RFC 1738 §3.1).',
		},
		'not-digits': {
			levels: ['error', 'error'],
			says: 'Write the port in digits, or "/" where a path starts: nothing else stands there (RFC 1738 §3.1).',
		},
		password: {
			levels: ['error', 'error'],
			says: 'Percent-encode the password: a raw "/", "?" or "#" in it ends the login (RFC 1738 §3.1).',
		},
		'too-high': { levels: ['error', 'error'], says: 'Write a port up to 65535: this one is higher (RFC 1738 §3.1).' },
	},
	level: ({ detail, end }, { url, place }) => {
		if (url.standard !== 'modern' || detail !== 'empty') return undefined;
		// `"http://localhost:" + port`: a program goes on elsewhere.
		return (place.program && end === url.text.length) || isSocket(url) ? 'off' : undefined;
	},
	asked: ({ detail, offset, end }, subject) => {
		const { url, place } = subject;
		// `xmlns="http://a.example:meta:1.0"`: a name that is compared.
		if (place.identifier || isNamespaceValue(place) || isListOfHosts(url) || isMultiserver(url)) return true;
		// `pmh:oai:https://a.example:132671`: the number of an item in an archive.
		if (detail === 'too-high' && end === url.text.length && /\boai:$/.test(place.words().before)) return true;
		// `https://github.com:jane/shop#main`: how programs that copy repositories name a branch.
		if (!place.link && OF_BRANCH.test(url.text)) return true;
		// `listening at http://:::3000`: what programs print.
		// `'listening on http://localhost::port', { port }`: what a logger fills in.
		if (detail === 'colons')
			return (
				textOf(url, url.components.host) === '' || (place.program && /^::port\b/.test(url.text.slice(offset, end + 5)))
			);
		if (detail === 'empty' || detail === 'too-high') return false;
		if (isSoftBreak(url, place)) return true;
		const port = url.text.slice(offset);
		// `ssh://git@github.com:foo/bar`: a form.
		if (!place.link && /^foo\/bar\b/.test(port)) return true;
		// Maven takes `scm:git:ssh://git@a.example:path`, and a library of npm's `download('https://a.example:owner/name')`, `downloadUrl: '…'`.
		// `"oidc.user:https://a.example:client"`: a key, which colons part.
		if (!place.link && /["'][\w.]{2,40}:$/.test(place.words().before)) return true;
		if (/scm:git:$|\bdownload\w{0,10}(?:\(|["']?\s?:)\s?["'`]$/.test(place.words().before)) return true;
		// In programs and data a word stands for a number, but for those who write git's path behind a colon.
		if (WORD.test(url.text.slice(offset, end)) && !isRepository(url) && isAmongData(place)) return true;
		// `download('https://a.example:owner/name')` is asked for elsewhere with what a list names: `{ value: 'https://github.com:owner/name' }`.
		if (
			place.program &&
			OF_LIST.test(url.text) &&
			/\b(?:value|templates?|repo)["']?\s?:\s?["'`]$/.test(place.words().before)
		)
			return true;
		// `"https://gitlab%2Ecom:owner/name%2Egit"`: how somebody stores what has dots.
		if (!place.link && /%2e/i.test(textOf(url, url.components.host))) return true;
		// `http://ServerName:Part/x`: words for both.
		if (
			!place.link &&
			/^(?:server|host)-?_?name$/i.test(textOf(url, url.components.host)) &&
			WORD.test(url.text.slice(offset, end))
		)
			return true;
		return (
			// `'see http://localhost:'+ port`, in a text.
			/^['"] ?\+/.test(port) ||
			// `http://0.0.0.0:18891^`: a line that goes on in the next one.
			(/^[1-6]?\d{1,4}\^$/.test(port) && place.words().after.trim() === '') ||
			// `http://localhost:\$\{port\}`: a template in a template, in which each mark is escaped.
			(port === '$' && place.words().after.startsWith('\\{')) ||
			// `format(atom(URL), 'http://localhost:~d', [Port])`: what Prolog, Erlang and Lisp fill in.
			/^~[adpqsw](?:\/|$)/.test(port) ||
			SERVERS.test(port) ||
			LOGIN.test(port) ||
			CAPITALS.test(port) ||
			OF_OTHERS.test(port) ||
			(port.endsWith('+') && /(?:^|\s)\+\S[^+]*$/.test(place.words().before)) ||
			(LOOSE_LOGIN.test(port) && /^ @ \w/.test(place.words().after)) ||
			PARAMETERS.test(port) ||
			NAMED.test(port) ||
			NAMED_INSIDE.test(port) ||
			BEHIND.test(port) ||
			(AND_HIGHER.test(url.text) && runningText.has(place.context)) ||
			(isParameter(place) && NEXT_PARAMETER.test(port)) ||
			ENCODED.test(port) ||
			(COMMAND.test(port) && isAmongData(place)) ||
			(port.includes('|') && isNoted(subject)) ||
			(HAN.test(port) && /^(?:ip|host|hostname|server|domain|localhost)$/i.test(textOf(url, url.components.host))) ||
			(!place.link && (isEverywhere(url.text) || RANGE.test(port) || HAN.test(port))) ||
			isUndefined(url.text) ||
			// `http://a.example:3142[/shop]/{name}`: what may be left out.
			/^\d{1,5}\[\//.test(port) ||
			// `ssh://user@host:22:eucjp`: a form of a program's own.
			(!place.link && FORM_WITH_CHARSET.test(url.text)) ||
			(!place.link && (FORM.test(url.text) || FORM_OF_PATH.test(url.text))) ||
			hasChoiceOfPort(url.text) ||
			(!place.link && isPartedByColons(url.text)) ||
			(place.context === 'comment' && LETTERS.test(url.text)) ||
			(!place.link && ONE_LETTER.test(url.text)) ||
			(url.components.host !== undefined && subject.isToFill(url.components.host))
		);
	},
	// One closing mark, never a secret.
	params: (violation, { url }) =>
		violation.detail === 'behind' ? { character: nameCharacters(ours(textOf(url, violation))) } : {},
	fixes: (violation, subject) => {
		if (violation.detail === 'behind') return [replace(message('fix.drop-end'), violation, '', { preferred: true })];
		if (violation.detail === 'empty') return [replace(message('fix.drop-colon'), violation, '', { preferred: true })];
		if (violation.detail === 'colons')
			return [replace(message('fix.replace', { text: ours(':') }), violation, ':', { preferred: true })];
		const colon = { offset: violation.offset - 1, end: violation.offset };
		const isPath = violation.detail === 'not-digits' && isRepository(subject.url) && textOf(subject.url, colon) === ':';
		return isPath ? [rewrite(subject, colon, '/', { preferred: true })] : [];
	},
};

/** `ssh://git@a.example:team/x.git`, `https://a.example:team/x.git`: the colon is that of Git's short form, without a scheme. */
function isRepository({ text, scheme }: Url): boolean {
	return scheme.endsWith('ssh') || text.endsWith('.git');
}

/** A word for the number, in any language, or behind it what it is called: `8080:Dashboard of all`. */
const WORD = /^(?:\d{1,5}:)?(?=..)[\p{L}_-]*$/u;
/** `http://主机:端口/`: one for what the reader puts there, in languages without spaces. */
const HAN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u30fc]+\d?(?:$|[/?#])/u;

const OF_BRANCH =
	/^https:\/\/(?:(?:github|gitlab|bitbucket)\.(?:com|org)|git(?:lab)?\.[\w.-]{1,100}):[\w.${}-]{1,60}\/[\w.${}-]{1,100}#[\w./${}-]{1,60}$/i;

const OF_LIST = /^https:\/\/(?:github|gitlab|bitbucket)\.(?:com|org):[\w.-]{1,60}\/(?![^/]*\.git$)[\w.-]{1,100}$/i;

const FORM_WITH_CHARSET = /^[a-z]{2,10}:\/\/(?:\w{1,20}@)?(?:host|server|hostname):\d{1,5}:[a-z][\w-]{1,20}$/i;

/** The servers of a cluster, of which any will do: `http://a:9200,b:9200`. */
const SERVERS = /^\d{1,5}(?:,[\w.-]{1,253}(?::\d{1,5})?)+(?:[/?#]|$)/;

/** `http://username:password @a.example`: a login that a space broke. */
const LOGIN = /^(?:password|passwd|pass|pwd)$/i;

/** `http://jane:word @ a.example`: the same, spelled out. */
const LOOSE_LOGIN = /^[A-Za-z]\w{2,40}$/;

/** `ssh://a.example:2222::/backup`: a path behind a port, for rdiff-backup; `"http://localhost:81.http-conduit"`: a name of CXF's; `http://a.example:80=1.2.3.4/`: where a monitor finds the host. */
const OF_OTHERS = /^\d{1,5}(?:::\/|\.http-conduit$|=\d{1,3}(?:\.\d{1,3}){3}(?:[/?#]|$))/;

/** `https://o:orgid.a.example/api/:projectid/x`: parameters, of which a router makes an address. */
const PARAMETERS = /^[A-Za-z][^/?#]{0,200}(?:\/[^/?#:]{1,80}){0,9}\/:[A-Za-z]/;
/** `http://a.example:HTTP-PORT/`, `http://a.example:port-number`: a name for the number. */
const CAPITALS = /^[A-Z]+(?:[_-][A-Z]+)+(?![\w-])/;
/** `https://a.example:8443%U`: what a server puts behind its address. */
const BEHIND = /^\d{1,5}%[A-Za-z](?:$|[/?#])/;
/** `http://localhost:9681+`: that port, or the next free one. */
const AND_HIGHER = /^https?:\/\/(?:localhost|127\.0\.0\.1):\d{1,5}\+$/i;
/** `od:mydb?endpoint=http://localhost:7878&token=x`: more of the URL around it. */
const NEXT_PARAMETER = /^\d{1,5}&[\w.-]{1,40}=/;
/** `set URL=https://a.example:80&& run`: where the next command starts. */
const COMMAND = /^\d{1,5}&{1,2}$/;
/** `http://localhost:%7Bport%7D`: a placeholder that a converter encoded. */
const ENCODED = /^%7B[\w.-]{1,40}%7D/i;
/** `http://localhost:3000-3009`: what listens on several. */
const RANGE = /^\d{1,5}(?:-|\.\.)\d{1,5}(?:$|[/?#])/;
/** `http://serverIPHere:serverHTTPPortHere/`. */
const NAMED_INSIDE = /^[a-z][A-Za-z]{0,30}Port(?![a-z])/;
const NAMED = /^%?(?:[\w.-]{0,20}[_. -])?port(?:$|[^a-z]|(?:no|number|nummer|num)\b)/i;

/** `http://proxyhost:proxyportnumber/`, `https://bucket:endpoint/object`: words for the host and its port. */
const FORM =
	/^[a-z]+:\/\/(?!localhost)[a-z][\w-]{0,60}:(?:[\w-]{0,30}[_-])?(?:(?:port|endpoint)[\w-]{0,30}|[\w-]{0,30}port(?:number|no)?)(?:$|[/?#])/i;

/** `ssh://user:password@host:path`, `ssh://user@example.com:folder`: words for all of it. */
const FORM_OF_PATH =
	/^[a-z+]+:\/\/user(?:name)?(?::pass(?:word)?)?@(?:host(?:name)?:path|example\.(?:com|org|net):[a-z][\w-]{0,40}$)/i;

/** `https://a:b/c`: a letter for each part. */
const LETTERS = /^[a-z]+:\/\/[a-z]:[a-z](?:$|[/?#])/i;

/** `http://h:bad/x`: a host of one letter, and a word. */
const ONE_LETTER = /^[a-z]+:\/\/[a-z]:(?:bad|invalid|nope|wrong)(?:$|[/?#])/i;

/** `listening at http://undefined:undefined`, `ws://localhost:null/x`: what programs print. */
function isUndefined(text: string): boolean {
	return /^[a-z]+:\/\/[^/?#:]{1,253}:(?:undefined|NaN|null|None|nil)(?![\w.-])/.test(text);
}

/** `http://unix:/run/app.sock:/path`: how nginx and clients of HTTP name a socket, by its path in the file system. */
function isSocket(url: Url): boolean {
	return textOf(url, url.components.host) === 'unix' && textOf(url, url.components.path) !== '';
}
