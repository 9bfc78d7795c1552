/** The schemes of RFC 1738 §3, and all others as §5 has them: what a URL can be read with, at the least. */

import type { Parser } from '../parser';
import { parseFile } from './file';
import { parseFtp } from './ftp';
import { parseGopher } from './gopher';
import { parseHttp } from './http';
import { parseMailto } from './mailto';
import { parseNews } from './news';
import { parseNntp } from './nntp';
import { parseOther } from './other';
import { parseProspero } from './prospero';
import { parseTelnet } from './telnet';
import { parseWais } from './wais';

/** What the parser knows of a scheme. */
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

/** Says what is known of a scheme, given in lower case; `otherurl` for one that is not known. */
export type SchemeOf = (name: string) => Scheme;

/** The ten schemes of §3, and `https`, which follows http's production. */
export const RFC1738_SCHEMES: ReadonlyMap<string, Scheme> = new Map<string, Scheme>(
	Object.entries({
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
	}),
);

/** A scheme that nobody told us of. */
export const OTHER: Scheme = { parse: parseOther, host: false };

/** The schemes of RFC 1738; all others are `otherurl`. */
export const rfc1738SchemeOf: SchemeOf = (name) => RFC1738_SCHEMES.get(name) ?? OTHER;
