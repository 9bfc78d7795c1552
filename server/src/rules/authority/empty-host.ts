import { isEverywhere, isLeftOpen, isMadeLink, isModel, isNamespaceValue } from '../notation';
import type { RuleOf, Subject } from '../rule';

/** A destination that somebody has still to fill in. */
const BARE = /^https?:\/\/$/i;

/** A port, and no more: `NameNode: http://:50070/`, on whichever host it runs. */
const LISTENER = /^[a-z]+:\/\/:\d{1,5}\/?$/i;

/** `format("http://:%d/metrics", port)`: where a program listens. */
function isPortToFill(subject: Subject): boolean {
	const { port, host } = subject.url.components;
	return port !== undefined && host?.offset === host?.end && subject.isToFill(port);
}

/** `new Page("http:///local/home")`: a name that a program compares. What has a dot may be a host. */
const PAGE = /^https?:\/\/\/[\w-]{2,40}\/[\w#/-]*$/;

/** `<a href=\"https://#login\">` in a message: a link that the program answers, by its name. */
const ANCHOR = /^https?:\/\/#[a-z]\w{1,40}$/i;

/** `https://#YOUR_HOST#/`, `http://#(network).a.example/`: a token between two signs, or in brackets behind one. */
const TOKEN = /^[a-z]+:\/\/#(?:[A-Z][A-Z_]{2,40}#|\([a-z]\w{0,40}\))/;

/** `--get-url=https://:8443/health`: the program that is told so knows the host. */
const OPTION = /--[\w-]{1,40}[= ]["']?$/;
/** `Liveness: http-get http://:1936/healthz delay=0s`: as kubectl prints it. */
const HEALTH = /\bhttps?-get $/;
const PROBE = /^[a-z]+:\/\/:\d{1,5}\//i;

/** `[comment]: <http://> "A note to oneself"`: how Markdown is given comments. */
const COMMENT = /^ {0,3}\[(?:comment|\/\/|#|_)\]: ?<?$/i;

declare module '../../url/url' {
	interface Violations {
		'empty-host': 'host';
	}
}

/** RFC 1738 §3.1: `hostport = host [ ":" port ]`, and a host is not empty. */
export const emptyHost: RuleOf<'empty-host'> = {
	code: 'empty-host',
	explained: true,
	cases: {
		host: {
			levels: ['error', 'error'],
			says: 'Name the host: nothing stands behind "{scheme}://" where it belongs (RFC 1738 §3.1).',
		},
	},
	level: (_, { url, place }) => (place.context !== 'text' && BARE.test(url.text) ? 'information' : undefined),
	// `"https://token@" + host`; RFC 2229 clients take `dict:///word`; `ssh:///git://` names two schemes; what listens on all of a machine's addresses `http://:8083`.
	asked: (_, subject) => {
		const { url, place } = subject;
		return (
			/^(?:dict:|telnet:\/\/:\d+$|[a-z+.-]+:\/{3}[a-z+.-]+:\/\/)/.test(url.text) ||
			isModel(url) ||
			// `An http://, file:/// or ssh:/// URI`: a form.
			(!place.link && /^(?!http)[a-z]{2,20}:\/{3}$/i.test(url.text)) ||
			(!place.link && (isLeftOpen(url) || ANCHOR.test(url.text))) ||
			TOKEN.test(url.text) ||
			// `<a id="http:///1">`: a predicate of Prolog's, and how many arguments it takes.
			/^https?:\/{3}\d$/.test(url.text) ||
			// `http:///%7B%7Bhost%7D%7D/x`: a template that nobody filled in, as a program then was asked for it.
			/^https?:\/{3}%7B%7B/i.test(url.text) ||
			// `"#{url.gsub(/http:\/\//, '')}"`: a pattern in what a string takes in.
			/\(\/\^?$/.test(place.words().before) ||
			// `<a href="http://#">`: a link that a program answers.
			(place.link && url.text.endsWith('://#')) ||
			// `<link rel="canonical" href="http://">`: of a page that a template starts with.
			(BARE.test(url.text) && /<(?:link|meta|base)\b[^<>]{0,200}$/i.test(place.words().before)) ||
			// `<a href="https://" :href="page">`: what a program puts in its place.
			BOUND.test(place.words().after) ||
			// `'https://#= subdomain #.a.example'`: Kendo UI's templates.
			(url.text.endsWith('://#=') && place.words().after.startsWith(' ')) ||
			// `"https://"+a.hostname`, in code that a document shows.
			(BARE.test(url.text) && /^["'`]\s?\+/.test(place.words().after)) ||
			place.identifier ||
			// `<package uri="http:///shop_model"`: what Eclipse's extensions call a model.
			(/^http:\/\/\/\w+$/.test(url.text) && /\suri="$/.test(place.words().before)) ||
			isNamespaceValue(place) ||
			(!place.link && isEverywhere(url.text)) ||
			COMMENT.test(place.words().before) ||
			// `link: ['[', '](https://)']`: what an editor puts around what is selected.
			(/["']\]\($/.test(place.words().before) && /^\)["']/.test(place.words().after)) ||
			// `uri: "platform-http:///items"`: another scheme's end.
			(!place.link && /(?:^|[\s"'`])[a-z]{2,20}-$/.test(place.words().before)) ||
			(url.text.endsWith('://') && isMadeLink(subject)) ||
			// `Prefix will be [https://](https://)`: what a program took for a URL.
			// `http[](https://)`: so that it is shown and no link.
			(BARE.test(url.text) && [`[${url.text}](`, '[]('].some((text) => place.words().before.endsWith(text))) ||
			(PROBE.test(url.text) && (OPTION.test(place.words().before) || HEALTH.test(place.words().before))) ||
			(!place.link && (url.text.endsWith('@') || LISTENER.test(url.text))) ||
			(place.program && !place.link && (isPortToFill(subject) || PAGE.test(url.text))) ||
			// `<li data-link="http:///news/today">`: what a program of the page's own makes an address of.
			(PAGE.test(url.text) && /\sdata-[\w-]{1,40}=["']$/.test(place.words().before))
		);
	},
	params: (_, { mask }) => ({ scheme: mask.scheme }),
};

const BOUND = /^["'][^<>]{0,300}\s(?:v-bind)?:(?:href|src)=/;
