/** The schemes that the parser knows, and what it knows of each. */

import { portOfService } from '../../data/services';
import type { Parser } from '../parser';
import { parseData } from './data';
import { parseGeo } from './geo';
import { parseHttp } from './http';
import { parseScript, parseWithLogin, parseWithPort } from './other';
import { OTHER, RFC1738_SCHEMES, type Scheme } from './rfc1738';
import { parseSip } from './sip';
import { parseTel } from './tel';
import { parseUrn } from './urn';

const login = parseWithLogin({ login: true });
/** LDAP URLs name "the server that the client prefers" by no host (RFC 4516 §2); so do redis URLs. */
const serverOptional = parseWithLogin({ login: true, emptyHost: true });
/** Clients of redis take the hosts of a cluster, `redis://a,b`. */
const servers = parseWithLogin({ login: true, emptyHost: true, hosts: true });

/**
 * http's production in `modern`, otherurl in RFC 1738. RFC 6455 §3: "Fragment identifiers are meaningless in the context of WebSocket
 * URIs and MUST NOT be used".
 */
function websocket(p: Parser, colon: number): void {
	if (!p.modern) return login(p, colon);
	parseHttp(p, colon);
	const { length } = p.source;
	if (p.end < length) p.remark('scheme-syntax', 'ws-fragment', p.end, length);
}

/** Schemes that came after RFC 1738. */
const SUCCESSORS: Readonly<Record<string, Scheme>> = {
	ws: { parse: websocket, host: true, port: 80 },
	wss: { parse: websocket, host: true, port: 443 },
	ftps: { parse: login, host: true, port: 990 },
	sftp: { parse: login, host: true, port: 22 },
	ssh: { parse: login, host: true, port: 22 },
	ldap: { parse: serverOptional, host: true, port: 389 },
	ldaps: { parse: serverOptional, host: true, port: 636 },
	irc: { parse: login, host: true, port: 6667 },
	rtsp: { parse: login, host: true, port: 554 },
	imap: { parse: login, host: true, port: 143 },
	pop: { parse: login, host: true, port: 110 },
	dict: { parse: login, host: true, port: 2628 },
	finger: { parse: login, host: true, port: 79 },
	redis: { parse: servers, host: true, hosts: true, port: 6379 },

	data: { parse: parseData, host: false, raw: true },
	tel: { parse: parseTel, host: false },
	urn: { parse: parseUrn, host: false },
	geo: { parse: parseGeo, host: false },
	sip: { parse: parseSip, host: false },
	sips: { parse: parseSip, host: false },
	javascript: { parse: parseScript, host: false, raw: true },
};

/** Schemes of which we know the service alone, by its name in IANA's registry. */
const SERVICES: Readonly<Record<string, string>> = {
	...{ git: 'git', svn: 'svn', rsync: 'rsync', nfs: 'nfs', mysql: 'mysql', mariadb: 'mysql' },
	...{ postgres: 'postgresql', postgresql: 'postgresql', mongodb: 'mongodb', sqlserver: 'ms-sql-s', mssql: 'ms-sql-s' },
	...{ rediss: 'redis', memcached: 'memcache', amqp: 'amqp', amqps: 'amqps', mqtt: 'mqtt', mqtts: 'secure-mqtt' },
	...{ coap: 'coap', coaps: 'coaps', ipp: 'ipp', ipps: 'ipp', smtp: 'smtp', imaps: 'imaps', pop3: 'pop3' },
	...{ nntps: 'nntps', rtmp: 'rtmp', rtsps: 'rtsps', vnc: 'rfb' },
};

const BY_NAME = new Map([
	...RFC1738_SCHEMES,
	...Object.entries(SUCCESSORS),
	...Object.entries(SERVICES).map(([name, service]): [string, Scheme] => {
		const port = portOfService(service);
		return [name, { parse: parseWithPort, host: false, ...(port === undefined ? {} : { port }) }];
	}),
]);

/** What the parser knows of a scheme, given in lower case; otherurl for one it does not know. */
export function schemeOf(name: string): Scheme {
	return BY_NAME.get(name) ?? OTHER;
}

/** What holds another URL, or is http by another name. */
const OF_HTTP: ReadonlySet<string> = new Set(['blob', 'feed', 'itms', 'itms-apps', 'view-source', 'webcal', 'webcals']);

/** Whether the parser knows more of the scheme, or of the last one of `git+https`, than RFC 3986 says of all. */
export function hasGrammar(name: string): boolean {
	const last = name.slice(name.lastIndexOf('+') + 1);
	return BY_NAME.has(last) || OF_HTTP.has(last);
}

/** Whether the scheme has a production in RFC 1738 §5, or follows http's. */
export function isRfc1738Scheme(name: string): boolean {
	return schemeOf(name).section !== undefined;
}
