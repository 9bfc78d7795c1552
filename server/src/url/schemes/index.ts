/** The schemes that the parser knows, and what it knows of each. */

import { portOfService } from '../../data/services';
import type { Parser } from '../parser';
import { parseData } from './data';
import { parseFile } from './file';
import { parseFtp } from './ftp';
import { parseGeo } from './geo';
import { parseGopher } from './gopher';
import { parseHttp } from './http';
import { parseMailto } from './mailto';
import { parseNews } from './news';
import { parseNntp } from './nntp';
import { parseOther, parseScript, parseWithLogin, parseWithPort } from './other';
import { parseProspero } from './prospero';
import { parseSip } from './sip';
import { parseTel } from './tel';
import { parseTelnet } from './telnet';
import { parseUrn } from './urn';
import { parseWais } from './wais';

export interface Scheme {
	/** Reads everything after the scheme's `:`. */
	readonly parse: (p: Parser, colon: number) => void;
	/** Whether `//` and a host follow, so that the host and port rules apply. */
	readonly host: boolean;
	/** Whether several hosts may stand there, with commas between. */
	readonly hosts?: boolean;
	readonly port?: number;
	/** The section of RFC 1738 whose production it follows; absent for otherurl. */
	readonly section?: string;
	/** Whether what follows is text of another language, as it stands: browsers take its raw characters. */
	readonly raw?: boolean;
}

const login = parseWithLogin({ login: true });
/** http's production in `modern`, otherurl in RFC 1738. */
const websocket = (p: Parser, colon: number) => (p.modern ? parseHttp(p, colon) : login(p, colon));
/** LDAP URLs name "the server that the client prefers" by no host (RFC 4516 §2); so do redis URLs. */
const serverOptional = parseWithLogin({ login: true, emptyHost: true });
/** Clients of redis take the hosts of a cluster, `redis://a,b`. */
const servers = parseWithLogin({ login: true, emptyHost: true, hosts: true });

const SCHEMES: Readonly<Record<string, Scheme>> = {
	ftp: { parse: parseFtp, host: true, port: 21, section: '3.2' },
	http: { parse: parseHttp, host: true, port: 80, section: '3.3' },
	https: { parse: parseHttp, host: true, port: 443, section: '3.3' },
	gopher: { parse: parseGopher, host: true, port: 70, section: '3.4' },
	mailto: { parse: parseMailto, host: false, section: '3.5' },
	news: { parse: parseNews, host: false, section: '3.6' },
	nntp: { parse: parseNntp, host: true, port: 119, section: '3.7' },
	telnet: { parse: parseTelnet, host: true, port: 23, section: '3.8' },
	wais: { parse: parseWais, host: true, port: 210, section: '3.9' },
	file: { parse: parseFile, host: true, section: '3.10' },
	prospero: { parse: parseProspero, host: true, port: 1525, section: '3.11' },

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
	...Object.entries(SCHEMES),
	...Object.entries(SERVICES).map(([name, service]): [string, Scheme] => {
		const port = portOfService(service);
		return [name, { parse: parseWithPort, host: false, ...(port === undefined ? {} : { port }) }];
	}),
]);

const OTHER: Scheme = { parse: parseOther, host: false };

/** What the parser knows of a scheme, given in lower case; otherurl for one it does not know. */
export function schemeOf(name: string): Scheme {
	return BY_NAME.get(name) ?? OTHER;
}

/** Whether the scheme has a production in RFC 1738 §5, or follows http's. */
export function isRfc1738Scheme(name: string): boolean {
	return schemeOf(name).section !== undefined;
}
