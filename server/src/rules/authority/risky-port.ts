import { message } from '../../data/messages';
import { isBlockedPort, serviceOf } from '../../data/services';
import { ours } from '../../data/shown';
import { schemeOf } from '../../url/schemes/index';
import { type RuleOf, type Subject, textOf, violation } from '../rule';
import { isFictitious, isNearHost } from './hosts';

const FIRST_FREE_PORT = 1024;

/** A number that people make up. Clocks are set by it, but no program that takes URLs listens there. */
const MADE_UP = 123;

declare module '../../url/url' {
	interface Violations {
		'risky-port': 'reserved' | 'blocked';
	}
}

/**
 * RFC 1738 §6: "Caution should be used when using any URL which specifies a port number other than the default for the
 * protocol, especially when it is a number within the reserved space."
 */
export const riskyPort: RuleOf<'risky-port'> = {
	code: 'risky-port',
	cases: {
		reserved: {
			levels: ['information', 'warning'],
			says: 'Check port {port}{service}: below 1024 another service than {scheme} may answer (RFC 1738 §6).',
		},
		blocked: {
			levels: ['information', 'warning'],
			says: 'Choose another port: browsers refuse to connect to {port}{service}, where another protocol may answer (RFC 1738 §6).',
		},
	},
	find: ({ url }) => {
		const { host, port } = url.components;
		const number = textOf(url, host) === '' ? undefined : portOf(url);
		const own = schemeOf(url.scheme).port;
		if (number === undefined || own === undefined || number === own || isOwnService(url.scheme, number)) return [];
		const blocked = WEB.test(url.scheme) && isBlockedPort(number);
		const reserved = number < FIRST_FREE_PORT;
		return violation('risky-port', blocked ? 'blocked' : 'reserved', blocked || reserved ? port : undefined);
	},
	// On machines of one's own, and in examples, one knows what listens there.
	level: ({ detail }, { url, place }) => {
		const host = textOf(url, url.components.host);
		const isKnown =
			isNearHost(host) ||
			isFictitious(host) ||
			// `a.b.c.d.com`: as many labels as a parser is shown.
			/^(?:[a-z]\.){3,}[a-z]{2,4}$/i.test(host) ||
			((!OPENED.test(url.scheme) || place.context === 'comment') && DOCUMENTED.test(host)) ||
			/\b(?:foo|bar|example)\b/.test(host);
		if (url.standard !== 'modern') return undefined;
		if (isKnown) return 'off';
		// Where nobody knows a service, hardly one will answer that can be harmed.
		return detail === 'reserved' && serviceOf(portOf(url) ?? 0) === undefined ? 'hint' : undefined;
	},
	asked: ({ detail }, { url, place, isOfHistory }) => {
		if (isOfHistory) return true;
		// `http://USERNAME:PASSWORD@a.example:10080`: a proxy, which no browser asks for a page; `…:10080/shop.git`: for git.
		if (!place.link && (/^[A-Z_]{4,}$/.test(textOf(url, url.components.user)) || url.text.endsWith('.git')))
			return true;
		// `https_proxy=https://1.2.3.4:0`: none listens there.
		if (!place.link && (portOf(url) === MADE_UP || portOf(url) === 0)) return true;
		// `MAIL=http://$USER@smtp.a.example:587`: a program's own way to name the server that it mails by.
		if (!place.link && WEB.test(url.scheme) && isOfMail(url)) return true;
		// `rtmp://a.example:443/x`: what firewalls let pass.
		if (!(OPENED.test(url.scheme) || url.scheme === 'telnet') && /^https?$/.test(serviceOf(portOf(url) ?? 0) ?? ''))
			return true;
		// `// see http://site.com:81`: what a comment makes up.
		if (place.context === 'comment' && /\bsite\.com$/.test(textOf(url, url.components.host))) return true;
		// A program that a browser runs shows at once that nothing comes; others are not refused.
		if (detail !== 'reserved')
			return (place.program || place.context === 'value') && !place.link && place.context !== 'comment';
		// A program or a lesson shows what it did; a link is followed. `:81`: many have a second site there.
		const isShown = !place.link && place.context !== 'text';
		return isShown || (WEB.test(url.scheme) && !hasScheme(portOf(url) ?? 0));
	},
	params: (_, { url, mask }) => {
		const service = serviceOf(portOf(url) ?? 0);
		return {
			port: mask.of(url.components.port),
			scheme: mask.scheme,
			service: service === undefined ? ours('') : message('name.service', { service: ours(service) }),
		};
	},
};

/** What mail is handed in by (RFC 8314 §3.3), in the scheme that people write for it; and printers, which HTTP leads to (RFC 8010 §4). */
function isOwnService(scheme: string, number: number): boolean {
	const service = serviceOf(number) ?? '';
	return (scheme === 'smtp' && /^submissions?$/.test(service)) || (/^https?$/.test(scheme) && service === 'ipp');
}

/** Addresses for documentation (RFC 5737, RFC 3849), as in RFC 3986's own `telnet://192.0.2.16:80/`. */
const DOCUMENTED = /^(?:192\.0\.2|198\.51\.100|203\.0\.113)\.\d+$|^\[2001:db8:/i;

/** Whether the host is called as those that take and give mail, and the port is one of mail's. */
function isOfMail(url: Subject['url']): boolean {
	const service = serviceOf(portOf(url) ?? 0) ?? '';
	return MAIL.test(textOf(url, url.components.host)) && /^(?:smtp|submission|imap|pop3)/.test(service);
}

const MAIL = /^(?:smtp|imap|pop3?|mail|mx)\d{0,2}\./i;

const WEB = /^(?:https?|wss?)$/;

/** Schemes whose URLs people open. */
const OPENED = /^(?:https?|wss?|ftp)$/;

/** Whether a service listens there that has URLs of its own. */
function hasScheme(port: number): boolean {
	return schemeOf(serviceOf(port) ?? '').port === port;
}

function portOf(url: Subject['url']): number | undefined {
	const written = textOf(url, url.components.port);
	return schemeOf(url.scheme).port !== undefined && /^\d+$/.test(written) ? Number(written) : undefined;
}
