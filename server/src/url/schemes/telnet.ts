import { Code } from '../characters';
import { parseLogin } from '../login';
import type { Parser } from '../parser';
import { reportAfterHost } from './ftp';

/** RFC 1738 §3.8: `telneturl = "telnet://" login [ "/" ]`. */
export function parseTelnet(p: Parser, colon: number): void {
	const hostEnd = parseLogin(p, colon, { login: true });
	if (hostEnd === p.end) return;
	if (p.codeAt(hostEnd) !== Code.slash) return reportAfterHost(p, 'telnet-url', hostEnd);
	p.put('path', hostEnd + 1);
	if (hostEnd + 1 < p.end) p.violate('telnet-url', 'path', hostEnd + 1);
}
