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
import { HIGHEST_PORT } from '../login';
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
	const slashes = p.skip(SLASH, colon + 1, p.end);
	if (slashes > colon + 1) p.remark('scheme-syntax', 'sip-slashes', colon + 1, slashes);
	const at = p.find('@', slashes, p.end);
	if (at < p.end) parseUser(p, slashes, at);
	const host = at < p.end ? at + 1 : slashes;
	const question = p.find('?', host, p.end);
	const parameters = p.find(';', host, question);
	parseHostport(p, colon, host, parameters);
	p.checkCharacters(parameters, question, PARAMETERS);
	if (question === p.end) return;
	p.components.search = { offset: question + 1, end: p.end };
	p.checkCharacters(question + 1, p.end, HEADERS);
}

function parseUser(p: Parser, offset: number, at: number): void {
	const colon = p.find(':', offset, at);
	p.components.user = { offset, end: colon };
	p.checkCharacters(offset, colon, USER);
	if (colon === at) return;
	p.components.password = { offset: colon + 1, end: at };
	p.checkCharacters(colon + 1, at, PASSWORD);
}

/**
 * Programs and manuals write patterns of hosts and words for ports (`sip:user@host:port`), so of these only what looks like an
 * address or a number is judged.
 */
function parseHostport(p: Parser, colon: number, offset: number, end: number): void {
	const close = p.codeAt(offset) === Code.openBracket ? p.find(']', offset, end) : offset;
	const hostEnd = p.find(':', close, end);
	p.components.host = { offset, end: hostEnd };
	const isLiteral = close > offset && p.find(':', offset, close) < close;
	if (hostEnd === offset) p.remark('scheme-syntax', 'sip-host', colon, Math.max(end, colon + 1));
	else if (isLiteral) checkHost(p, offset, hostEnd);
	else p.checkCharacters(offset, hostEnd, p.sets.xchar);
	if (hostEnd === end) return;
	const port = { offset: hostEnd + 1, end };
	p.components.port = port;
	p.checkCharacters(port.offset, end, p.sets.xchar);
	if (Number(p.text.slice(port.offset, end)) > HIGHEST_PORT) p.remark('invalid-port', 'too-high', port.offset, end);
}
