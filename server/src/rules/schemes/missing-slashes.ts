import type { Span } from '../../url/url';
import { isAmongData, isMadeOfWords, isModel, isNamespaceValue, isPartedByColons } from '../notation';
import { type Place, type RuleOf, rewrite, type Subject, violation } from '../rule';
import { hasTwoSchemes } from './misspelt-scheme';

declare module '../../url/url' {
	interface Violations {
		'missing-slashes': 'none' | 'relative' | 'one' | 'many' | 'colon';
	}
}

/** RFC 1738 §3.1: "The scheme specific data start with a double slash". */
export const missingSlashes: RuleOf<'missing-slashes'> = {
	code: 'missing-slashes',
	cases: {
		none: { levels: ['error', 'error'], says: 'Missing slashes: write {scheme}:// and then the host (RFC 1738 §3.1).' },
		relative: {
			levels: ['error', 'error'],
			says: 'Drop "{scheme}:", or write {scheme}:// and a host: what follows is a file, which some browsers look for beside the page (RFC 1738 §3.1, RFC 3986 §5.2.2).',
		},
		one: { levels: ['error', 'error'], says: 'Missing slash: write {scheme}:// (RFC 1738 §3.1).' },
		many: {
			levels: ['error', 'error'],
			says: 'Too many slashes: write {scheme}://, with two instead of {count} (RFC 1738 §3.1).',
		},
		colon: { levels: ['error', 'error'], says: 'Missing colon: write {scheme}:// (RFC 1738 §3.1).' },
	},
	find: (subject) => violation('missing-slashes', 'relative', isBesidePage(subject) ? colonOf(subject) : undefined),
	asked: ({ detail }, subject) => {
		const { url, place } = subject;
		// A change log says which address was wrong.
		if (subject.isOfHistory && place.isQuoted()) return true;
		if (detail === 'none' && isBesidePage(subject)) return true;
		if (hasTwoSchemes(url.text)) return true;
		if (detail === 'none' && isMadeOfWords(subject)) return true;
		// `"permissions": ["http:api.a.example"]`: what a program is allowed, and where.
		if (detail === 'none' && /"permissions"\s?:\s?\[[^\]]*$/.test(place.words().above() + place.words().before))
			return true;
		// `new URL('http:a.html', 'http://a.example/')`: what is read beside another address, by RFC 3986 §5.2.2.
		if (RESOLVED.test(place.words().before) && /^["'`]\s?,\s?[\w"'`]/.test(place.words().after)) return true;
		// `-serial telnet:localhost:6665`: how machines are told of a port. `nntp:fj.mail`: a group, as in news URLs.
		if (/^(?:telnet:[\w.-]*:\d+(?:$|,)|nntp:[^/]*$)/i.test(url.text)) return true;
		// `(http//foo or http:sdf)`: forms of it.
		if (isModel(url) || isNamespaceValue(place) || (!place.link && /^https?:?\/{0,2}foo$/i.test(url.text))) return true;
		// `https:/<>`: still to be filled in.
		if (/^[a-z]+:\/{0,2}<[^<>]{0,30}>/i.test(url.text)) return true;
		// `https:/<span>/a.example</span>`: cut in two so that it is no link.
		// `http:/<i>a.example</i>`, roff's `\fIhttp:/\fP/<host>`: where markup took the other slash.
		if (/^[a-z]+:\/$/i.test(url.text) && /^(?:<\w+>|\\f[A-Z]\/)/.test(place.words().after)) return true;
		if (detail === 'none' && !place.link && isPartedByColons(url.text)) return true;
		// `xref: HTTP:ecdybase.org`: the name of a collection, and a key in it.
		if (detail === 'none' && !place.link && /^[A-Z]+:(?!www\.)[\w.-]+$/.test(url.text)) return true;
		// `model.html#message/http:akka.http.Binary`: a name in a path.
		if (detail === 'none' && /#\S{0,100}[^\s/]\/$/.test(place.words().before)) return true;
		// `[x](mdc:https:/a.example)`: how the rules of an editor name pages. `s/https:/wss:/`: a command that replaces.
		if (detail === 'one' && /(?:^|[\s"'(])(?:mdc:|s\/)$/.test(place.words().before)) return true;
		// `createURI("http:///My.library")`: a name that a program gives to what nobody fetches.
		if (detail === 'many' && place.program && /^https?:\/{3}[A-Z]\w{0,60}(?:\.\w{1,60})?$/.test(url.text)) return true;
		// `git+https:///a.example/x` above: a program's own way to write addresses.
		if (detail === 'many' && !place.link && OTHERS_WITH_THREE.test(place.words().above())) return true;
		// A word in a list of words, a line each.
		if (detail === 'colon' && isInWordList(place)) return true;
		// `base += "http//a.example/x/"`: more of a path, as some servers have an address in it.
		if (detail === 'colon' && /\+=\s?["'`]$/.test(place.words().before)) return true;
		// `HTTP//request`: two words of a heading.
		if (detail === 'colon' && !place.link && /^[A-Z]{3,6}\/\/[a-z-]+$/.test(url.text)) return true;
		// `https:/essg`, `http:///index.html`: hardly a host.
		if (detail !== 'colon' && !place.link && isNoHost(url.text, place)) return true;
		// What PowerShell prints on every machine, and how curl is told of a socket's server.
		if ((!place.link && /^https?:\/go\.microsoft\.com\/fwlink\//i.test(url.text)) || SOCKET.test(place.words().before))
			return true;
		if (place.plainText && /^[a-z]+:\/{3}/i.test(url.text) && LOCALE.test(place.words().before)) return true;
		// `http//malformed.com`: called so.
		if (!place.link && /\/(?:malformed|invalid|not-?a-?url)\.[a-z]{2,4}(?:\/|$)/i.test(url.text)) return true;
		// `path.resolve('a', '../b') // http:/a.example/b`: what paths make of it.
		if (detail === 'one' && /\bpath\.(?:\w{1,10}\.)?(?:resolve|join|normalize)\(/.test(place.words().before))
			return true;
		if (detail === 'one' && isListOfSchemes(url.text, place)) return true;
		// `[http:/sensor.pl sensor]`: a wiki's link to a script beside it.
		if (detail === 'one' && !place.link && /^https?:\/[\w-]{1,60}\.(?:pl|py|rb|sh)$/i.test(url.text)) return true;
		// `https:/$()/`: how settings of Xcode hide a comment's `//`.
		if (/^[a-z]+:\/\$\(\)\//i.test(url.text)) return true;
		// `a.example in ftp:/pub/x.tar.Z`: a path on a host that stands elsewhere.
		if (detail === 'one' && !place.link && /^ftp:\/(?!localhost\/)[\w-]{1,40}\//i.test(url.text)) return true;
		// `/srv/http:/home/:/tmp`, `x:14:11:ftp:/srv/ftp`: a list of paths, or the fields of a line.
		if (detail === 'one' && !place.link && (IN_LIST.test(place.words().before) || url.text.includes('/:/')))
			return true;
		// `"/home/me/cache/https:/a.example/x"`: a file's path, which keeps one slash of two.
		if (detail === 'one' && !place.link && IN_PATH.test(place.words().before)) return true;
		// `<td>/http:/a.example/x`, `GET /http:/a.example/x`: a path that a server was asked for.
		if (detail === 'one' && !place.link && /(?:<td[^<>]{0,60}>|\b(?:GET|HEAD|POST) )\/$/.test(place.words().before))
			return true;
		// `replace(/^a: http:/g, 'b')`: where a pattern ends.
		if (detail === 'one' && /^[a-z]+:\/[dgimsuvy]{1,4}$/.test(url.text) && /^[,)]/.test(place.words().after))
			return true;
		// `"http:/v1.40/containers"`: what a program asks Docker for by its socket, where nobody reads a host.
		if (detail === 'one' && !place.link && /^http:\/v\.?(?:\d|[{$])/.test(url.text)) return true;
		// `(path-last "http:/a/b/c")`: a path, of which only its scheme is a URL's.
		return detail === 'one' && !place.link && /^[a-z]+:[/\\][a-z]\//i.test(url.text);
	},
	params: (violation, { mask }) => ({ scheme: mask.scheme, count: violation.end - violation.offset - 1 }),
	fixes: (found, subject) => {
		// Without its scheme it is no URL any more, as which drafts are tried.
		if (found.detail === 'relative') return [];
		return [rewrite(subject, found, '://', { automatic: !hasLostMore(subject.url.text), preferred: true })];
	},
};

/** `https:/a.comquestions12`, `https:/a.orgwiki.NET_Core`: the other slashes are lost as well, so that nobody knows where the host ends. */
function hasLostMore(text: string): boolean {
	const name = AUTHORITY.exec(text)?.[1] ?? '';
	return (
		/\.(?:com|org|net|edu|gov|io)(?!munity\b|pany\b|puter\b|cast\b|work\b|flix\b|bank\b)[\w-]{2}/i.test(name) ||
		/[a-z][A-Z][\w-]*$/.test(name)
	);
}

/** `<a href="http:next.html">`: how pages once were linked from beside them. */
function isBesidePage({ url, place }: Subject): boolean {
	return place.link && /^https?:[\w-]{1,60}\.(?:s?html?|jpe?g|gif|pdf)$/i.test(url.text);
}

const RESOLVED = /\bnew URL\(\s?["'`]$/;

function colonOf({ url }: Subject): Span {
	const offset = url.text.indexOf(':');
	return { offset, end: offset + 1 };
}

/** Whether a file's name stands where the host belongs, and nothing behind it, or, in programs and data, a name without a dot or none. */
function isNoHost(text: string, place: Place): boolean {
	const name = AUTHORITY.exec(text)?.[1];
	if (name === undefined || (FILE.test(name) && text.endsWith(name))) return name !== undefined;
	return /^(?!localhost$)[\w-]*$/i.test(name) && (isAmongData(place) || isService(text, place));
}

/** The host without a user or port, behind however many slashes; what is longer is no name. */
const AUTHORITY = /^[a-z]+:[/\\]*(?![/\\])([\w.-]{0,253})(?=$|[/?#\\])/i;
const FILE = /\.(?:html?|cgi|php|aspx?|jsp|xml|json|txt|css|js|gz|png|jpe?g|gif|pdf)$/i;

/** `接口:http:/rest/services/tokens`: by what it is called, and its path on a host that others know. */
function isService(text: string, { words }: Place): boolean {
	return /^https?:\/[\w-]{1,63}\/[\w-]/i.test(text) && /(?:：|\p{Script=Han}:)$/u.test(words().before);
}

/** `only http:/https: allowed`, `(https:/github:)`: schemes, and a stroke between them. */
function isListOfSchemes(text: string, { words }: Place): boolean {
	const after = /^(:?)(?:[\s,/)<"'`]|$)/.exec(words().after);
	return (
		after !== null &&
		(after[1] === ':' ? /^[a-z]+:\/[a-z]{2,12}$/i : /^[a-z]+:\/(?:https?|ftps?|wss?|file|mailto)$/i).test(text)
	);
}

const OTHERS_WITH_THREE = /(?<![\w+.-])(?:git\+https?|npm|hd|git):\/{3}[\w.-]/;

/** Whether it stands alone on its line, as other words do on the lines above. */
function isInWordList({ plainText, words }: Place): boolean {
	const { before, after, above } = words();
	if (!plainText || before !== '' || after !== '') return false;
	const lines = above().trimEnd().split(/\r?\n/).slice(-FEWEST_WORDS);
	return lines.length === FEWEST_WORDS && lines.every((line) => /^[^\s/:]{1,40}$/.test(line));
}

const FEWEST_WORDS = 3;

/** `curl --unix-socket /run/a.sock http:/localhost/v1`. */
const SOCKET = /--unix-socket[= ]\S{1,100} ['"]?$/;

/** `source "https:////a.example//x"`: a locale's definition, in which a slash is written before what stands for itself. */
const LOCALE = /^(?:title|source|address|contact|email)\s+"[^"]*$/;

/** A string that starts as a path does. */
const IN_PATH = /["'](?:\/|[A-Za-z]:[/\\])[^\s"']{1,250}$|`\/[^\s`]{1,250}[/.]$/;

/** What a path or a record has before it names something like a scheme. */
const IN_LIST = /(?:^|[\s"'=:;,}~.]|\$\w{1,40})(?:\/[\w.-]{1,60}){1,20}\/$|:\d+:[^:]*:$/;
