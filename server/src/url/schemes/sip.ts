import {
	ALPHADIGIT,
	AMPERSAND,
	COLON,
	Code,
	EQUALS,
	EXTRA,
	QUESTION,
	SAFE,
	SEMICOLON,
	SLASH,
	SQUARE_BRACKET,
	TILDE,
} from '../characters';
import { checkHost } from '../host';
import { HIGHEST_PORT, splitUser } from '../login';
import type { Parser } from '../parser';
import { parseOther } from './other';

/** RFC 3261 §25.1: `unreserved`, with the `,`, `$` and `+` that every part allows. */
const UNRESERVED = ALPHADIGIT | SAFE | EXTRA | TILDE;
const USER = UNRESERVED | AMPERSAND | EQUALS | SEMICOLON | QUESTION | SLASH;
const PASSWORD = UNRESERVED | AMPERSAND | EQUALS;
const PARAMETERS = UNRESERVED | SEMICOLON | EQUALS | SQUARE_BRACKET | SLASH | COLON | AMPERSAND;
const HEADERS = UNRESERVED | AMPERSAND | EQUALS | SQUARE_BRACKET | SLASH | QUESTION | COLON;

/**
 * RFC 3261 §19.1.1:
 *
 *     SIP-URI  = "sip:" [ userinfo ] hostport uri-parameters [ headers ]
 *     userinfo = user [ ":" password ] "@"
 *     hostport = host [ ":" port ]
 */
export function parseSip(p: Parser, colon: number): void {
	if (!p.modern) return parseOther(p, colon);
	const slashes = p.skip(SLASH, colon + 1);
	if (slashes > colon + 1) p.remark('scheme-syntax', 'sip-slashes', colon + 1, slashes);
	const at = p.seek('@', slashes);
	if (at < p.end) parseUser(p, slashes, at);
	const host = at < p.end ? at + 1 : slashes;
	const question = p.seek('?', host);
	const parameters = p.seek(';', host, question);
	parseHostport(p, colon, host, parameters);
	p.checkCharacters(parameters, question, PARAMETERS);
	if (question === p.end) return;
	p.put('search', question + 1);
	p.checkCharacters(question + 1, p.end, HEADERS);
}

function parseUser(p: Parser, offset: number, at: number): void {
	const colon = splitUser(p, offset, at);
	p.checkCharacters(offset, colon, USER);
	p.checkCharacters(colon + 1, at, PASSWORD);
}

/**
 * Programs and manuals write patterns of hosts and words for ports (`sip:user@host:port`), so of these only what looks like an
 * address or a number is judged.
 */
function parseHostport(p: Parser, colon: number, offset: number, end: number): void {
	const close = p.codeAt(offset) === Code.openBracket ? p.seek(']', offset, end) : offset;
	const hostEnd = p.seek(':', close, end);
	p.put('host', offset, hostEnd);
	const isLiteral = close > offset && p.seek(':', offset, close) < close;
	if (hostEnd === offset) p.remark('scheme-syntax', 'sip-host', colon, Math.max(end, colon + 1));
	else if (isLiteral) checkHost(p, offset, hostEnd);
	else p.checkCharacters(offset, hostEnd, p.sets.xchar);
	if (hostEnd === end) return;
	const port = hostEnd + 1;
	p.put('port', port, end);
	p.checkCharacters(port, end, p.sets.xchar);
	if (Number(p.between(port, end)) > HIGHEST_PORT) p.remark('invalid-port', 'too-high', port, end);
}
