import { message } from '../../data/messages';
import { isExamplePassword } from '../../data/secrets';
import { ours } from '../../data/shown';
import { runningText } from '../../languages/context';
import { looksLikeHost } from '../../url/host';
import { decode } from '../../url/percent';
import { isRfc1738Scheme, schemeOf } from '../../url/schemes/index';
import type { Url } from '../../url/url';
import { isAsserted } from '../called';
import { mailInLogin } from '../lines/glued-urls';
import { isForExample } from '../mention';
import { isHeader, isListOfServers, isRank } from '../notation';
import { isSample } from '../recorded';
import { type Draft, type RuleOf, replace, type Subject, textOf, violation } from '../rule';
import { isFictitious, isNearHost, isReservedHost } from './hosts';

/** Schemes of RFC 1738 whose production has a login, and so may carry a password. */
const WITH_LOGIN = new Set(['ftp', 'telnet']);

/** What people, not programs, take for a password on a machine of their own. */
const WORDS = /^[A-Z]?[a-z]{2,15}(?:[-_.][A-Za-z][a-z]{1,14}){0,3}$/;

/** A port, where the scheme takes any host, or one that is to be filled in. */
const PORT = /(?<!:):[^:\]]*$/;

/** A host that is called by what it is, `myfancyhost.com`, `ep-xxxxx.a.example`, or lacks what a service gives each customer, `cluster0.mongodb.net`: nobody has that one. */
const STANDS_FOR_HOST =
	/^(?:my|your)[a-z]{3,20}$|^(?:my|your|foo|bar|some)[a-z-]{0,20}(?:host|server|domain|site|company|cluster|db)\.[a-z]{2,5}$|(?:^|\.)example\.|x{4}|^[\w-]{1,63}\.mongodb\.net$|(?:^|\.)(?:host|hostname|hostspec|server|domain|tld)$|^default$|^(?:foo|bar|baz|qux)\.(?:foo|bar|baz|qux)$/i;

declare module '../../url/url' {
	interface Violations {
		'password-in-url': 'password' | 'not-allowed';
	}
}

/** RFC 1738 §6: "The use of URLs containing passwords that should be secret is clearly unwise." */
export const passwordInUrl: RuleOf<'password-in-url'> = {
	code: 'password-in-url',
	everywhere: true,
	cases: {
		password: {
			levels: ['warning', 'warning'],
			says: 'Take the password out: everyone who reads this URL can see it (RFC 1738 §6).',
		},
		'not-allowed': {
			levels: ['warning', 'error'],
			says: 'Take the password out: everyone can see it, and {scheme} URLs have none (RFC 1738 §{section}, §6).',
		},
	},
	find: ({ url }) => {
		const { user, password, host } = url.components;
		const allowed = !isRfc1738Scheme(url.scheme) || WITH_LOGIN.has(url.scheme);
		const hasHost = schemeOf(url.scheme).host;
		// `github://org:repo@/path`: nobody is logged in to. `http://[::1@80]/`: an address.
		const none =
			textOf(url, password) === '' ||
			textOf(url, user).startsWith('[') ||
			mailInLogin(url) !== undefined ||
			isHostAndPort(textOf(url, user), textOf(url, password)) ||
			(!hasHost && (textOf(url, user) === '' || textOf(url, host) === '' || isNoAuthority(url)));
		return violation('password-in-url', allowed ? 'password' : 'not-allowed', none ? undefined : password);
	},
	level: (violation, subject) => {
		if (subject.url.standard === 'rfc1738' && violation.detail === 'not-allowed') return undefined;
		if (isExample(subject)) return 'off';
		// A page shows how a program is told of its database more often than it gives one away.
		const isShown = subject.url.standard === 'modern' && isOfPage(subject.place) && !ACCOUNT.test(subject.url.scheme);
		return isShown ? 'hint' : undefined;
	},
	asked: (_, subject) =>
		// A test of attacks; a login to a database may be somebody's.
		(isAsserted(subject.place) && /^https?:/i.test(subject.url.text)) ||
		isHeader(subject) ||
		isRank(subject.url) ||
		isOfExplanation(subject) ||
		isNoLogin(subject) ||
		subject.mayHoldPasswords ||
		isSample(subject.place) ||
		isPublic(subject),
	params: (_, { url, mask }) => ({ scheme: mask.scheme, section: ours(schemeOf(url.scheme).section ?? '3.1') }),
	fixes: (_, subject) => drop(subject),
};

/** `tps://node:a@T:greg.m3.c1`: what stands where the port belongs is none, in a scheme whose grammar nobody here knows. */
function isNoAuthority({ text, components: { password } }: Url): boolean {
	return /^@[^/?#:\]]{0,255}:[a-z]\w{0,40}\./i.test(text.slice(password?.end ?? 0));
}

/** `// mongodb://peter:asd@a.example`, `e.g. ftp://me:falcon@a.example`: hardly a password, where people explain something, and no setting that was switched off. */
function isOfExplanation({ url, place }: Subject): boolean {
	const password = textOf(url, url.components.password);
	if (isForExample(place)) return !GENERATED.test(password);
	// `your password is 'falcon7', so write http://jane:falcon7@a.example`
	if (runningText.has(place.context) && password.length > 3 && place.words().before.includes(password)) return true;
	if (!place.program && isTakenApart(`${textOf(url, url.components.user)}:${password}`, place)) return true;
	if (isOfPage(place) && PAGES.test(url.scheme) && NAME.test(decode(password).text)) return true;
	const isExplained = !place.link && (runningText.has(place.context) || place.context === 'markdown-code');
	return isExplained && SIMPLE.test(decode(password).text) && !/[=:]\s?["']?$/.test(place.words().before);
}

/** Whether it stands in a document, or in code that one shows. */
function isOfPage({ program, context }: Subject['place']): boolean {
	return !program && (runningText.has(context) || /^mark(?:down|up)-/.test(context));
}

/** Schemes by which a password is somebody's: a page, a repository, files. */
const ACCOUNT = /(?:^|\+)(?:https?|ftp|sftp|ssh|telnet)$/;

/** Where people have accounts, and nobody's program logs in. */
const PAGES = /^(?:https?|ftp)$/;
/** `smith`, `Wilma1`: what whoever explains a login makes up. */
const NAME = /^(?:[a-z]{3,6}|[A-Z][a-z]{3,7}\d?)$/;

/** `auth: 'jane:fish'` above it, in no other URL: what a parser makes of an example. */
function isTakenApart(login: string, { words }: Subject['place']): boolean {
	return words().above().replaceAll(`${login}@`, '').includes(login);
}

/** Few letters and nothing else, `qweqwe:asdasd`, `appKey`, or with numbers that are counted on, `asdf1234`: what nobody's program made up. */
const SIMPLE = /^(?:[a-z]{3,6}123(?:45?)?|\p{Ll}{1,6}(?::\p{Ll}{1,6})?|[a-z]{2,8}[A-Z][a-z]{2,8})$/u;

/** `example1.com,example2.com`: as many as an example needs. */
const COUNTED_EXAMPLE = /^(?:[\w-]{1,63}\.){0,2}example\d{1,3}\.(?:com|net|org)(?:,|$)/i;

/** `cluster0.abc123.mongodb.net`: letters and digits in their order, where a server's own would stand. */
const MADE_UP_LABEL = /(?:^|\.)(?:abc|xyz)\d{2,4}\./i;

/** What a program made up: nobody's example. */
const GENERATED =
	/^(?=\D*\d)(?=[^A-Z]*[A-Z])[A-Z\d]{10,}$|^(?=\D*\d)(?=[^a-z]*[a-z])(?=[^A-Z]*[A-Z]).{8,}$|^(?=\D*\d)(?=[^a-z]*[a-z]).{12,}$/;

/** `FOR /F %T IN (…) DO get https://oauth2accesstoken:%T@a.example`. */
const VARIABLE = /^%[A-Za-z]$/;

/** A variable, a list of servers; `mongodb://s%23:p%23@ho%24t`, `csb://asset:0x54@ethereum`: a host that none has, or a scheme that only one program reads; `protocol://user:auth@a.example:port`: the names of its parts. */
function isNoLogin({ url, knowsScheme }: Subject): boolean {
	const server = textOf(url, url.components.host);
	if (VARIABLE.test(textOf(url, url.components.password)) || isListOfServers(url)) return true;
	if (/^(?:protocol|scheme|dialect|driver)$/i.test(url.scheme) || /:(?:port|PORT)$/.test(server)) return true;
	// `https://a.example:package@:version/file`: a form of addresses, with its names.
	if (/^:[a-z]+\//.test(url.text.slice((url.components.password?.end ?? 0) + 1))) return true;
	return server.includes('%') || (!knowsScheme(url.scheme) && /^[a-z]+$/i.test(server));
}

/** `https://0f3:9ac@sentry.io/17`: an address for reports of errors, which every copy of a program has; `https://admin:district@play.a.example`: where all may log in. */
function isPublic({ url, place }: Subject): boolean {
	const server = textOf(url, url.components.host);
	if (isAmongEndpoints(place)) return true;
	// `cloudinary://3337791:_8jbSi9@shop-demo`: an account for demonstrations.
	if (url.scheme === 'cloudinary' && /(?:^|-)demo$/i.test(server)) return true;
	if (/\/\d+$/.test(url.text) && (/sentry\b/i.test(server) || isDsn(url))) return true;
	return /^(?:demo|play|sandbox|try)\d*\./i.test(server) && WORDS.test(textOf(url, url.components.password));
}

/** `https://0f3…:9ac…@errors.a.example/17`: numbers of a project, in hexadecimal. */
function isDsn(url: Url): boolean {
	const { user, password } = url.components;
	return /^[\da-f]{20,64}$/.test(textOf(url, user)) && /^[\da-f]{20,64}$/.test(textOf(url, password));
}

/** `"rpc": ["https://a.example", "https://u0:k1@b.example"]`: the endpoints of a network, which whoever takes part in it may use. */
function isAmongEndpoints({ words }: Subject['place']): boolean {
	const { before, above } = words();
	const read = above() + before;
	const list = read.lastIndexOf('[');
	return list > read.lastIndexOf(']') && ENDPOINTS.test(read.slice(Math.max(0, list - LONGEST_KEY), list));
}

const ENDPOINTS = /(?:^|[\s{,"'])rpc(?:_?urls?)?["']?\s{0,9}:\s{0,9}(?:readonly\s)?$/i;
const LONGEST_KEY = 40;

/** `ssh://a:b;fingerprint=SHA256-…@a.example` (draft-ietf-secsh-scp-sftp-ssh-uri §3): none of the password. */
const FINGERPRINT = /;fingerprint=.*/;

/** `https://a.example:443@b.example`: what looks like a host and its port, which deceive. */
function isHostAndPort(user: string, password: string): boolean {
	return /^\d{1,5}(?:%\w{2,8})?$/.test(password) && (user === 'localhost' || looksLikeHost(user));
}

/** `postgres://shop:blue7@db/shop`: names of containers, which only those beside them reach. */
const CONTAINERS = /^[a-z][\w-]{0,40}(?:(?::\d{1,5})?,[a-z][\w-]{0,40}){0,8}$/i;

/** `tradingagents123`: longer than what people make up, and still theirs. */
const WORD_AND_NUMBER = /^[a-z]{4,24}[\W_]?\d{1,4}$/i;

/** Whom a server lets in without asking, and who is made up: `x1234567`. */
const FOR_EVERYBODY =
	/^(?:anonymous|guest|public|foo(?:bar)?|asdf\w{0,6}|(?:my-?)?example\d*|your(?:name|user(?:name)?|mail|email)(?:@.*)?|[a-z]{1,8}12345\d*|[a-z]{2,12}-username)$/i;

/** The word for whoever it is, in manuals that are not English: `user` stands in many a real login. */
const USER =
	/^(?:usuario|usu[aá]rio|utilisateur|benutzer(?:name)?|nutzer|utente|gebruiker|anv[aä]ndare|bruker|bruger|uzytkownik|użytkownik|uzivatel|uživatel|пользователь|用户|用戶|使用者|ユーザー?|사용자)$/i;

/** Among others: `scott` owns the sample tables of a database. */
function isExample({ url }: Subject): boolean {
	const { user, password, host } = url.components;
	const secret = decode(textOf(url, password)).text.replace(FINGERPRINT, '');
	const name = decode(textOf(url, user)).text;
	const server = textOf(url, host).replace(PORT, '');
	return (
		isExamplePassword(secret) ||
		// `swift://user:account:pass@a.example`: words, each of them.
		/^[a-z]{2,12}:(?:pass(?:word)?|key|secret)$/i.test(secret) ||
		withoutNumber(secret) === withoutNumber(name) ||
		// `sally:sallypass`
		(secret.startsWith(name) && /^pass(?:wor)?d?\d*$/i.test(secret.slice(name.length))) ||
		FOR_EVERYBODY.test(name) ||
		(USER.test(name) && WORDS.test(secret)) ||
		(name === 'scott' && !isRfc1738Scheme(url.scheme)) ||
		isReservedHost(server) ||
		COUNTED_EXAMPLE.test(server) ||
		STANDS_FOR_HOST.test(server) ||
		MADE_UP_LABEL.test(server) ||
		isFictitious(server) ||
		((WORDS.test(secret) || secret.startsWith(`${name}_`)) && isNearHost(server)) ||
		(!isRfc1738Scheme(url.scheme) &&
			CONTAINERS.test(server) &&
			(WORD_AND_NUMBER.test(secret) || !GENERATED.test(secret)))
	);
}

/** `shop2024`, the user `shop` once more. */
function withoutNumber(name: string): string {
	return name.toLowerCase().replace(/(?<=[a-z])[\W_]?\d{1,4}$/, '');
}

/** A database cannot be opened without its password, so nothing is offered there. */
function drop({ url }: Subject): Draft[] {
	const { user, password, host } = url.components;
	if (
		user === undefined ||
		password === undefined ||
		textOf(url, host) === '' ||
		!schemeOf(url.scheme).host ||
		url.scheme === 'redis'
	)
		return [];
	const both = replace(message('fix.drop-user-and-password'), { offset: user.offset, end: password.end + 1 }, '');
	const only = replace(message('fix.drop-password'), { offset: user.end, end: password.end }, '');
	return isRfc1738Scheme(url.scheme) && !WITH_LOGIN.has(url.scheme) ? [both] : [only, both];
}
