import type { Parser } from '../parser';
import { parseOther } from './other';

/**
 * RFC 2397 §3: `dataurl = "data:" [ mediatype ] [ ";base64" ] "," data`. Raw characters are common in data, and browsers
 * take them.
 */
export function parseData(p: Parser, colon: number): void {
	const offset = colon + 1;
	const comma = p.seek(',', offset);
	if (!p.modern) parseOther(p, colon);
	else p.put('path', offset);
	if (comma === p.end) p.remark('scheme-syntax', 'data-comma', offset);
	else if (p.modern) checkData(p, offset, comma);
}

/** `mediatype := [ type "/" subtype ] *( ";" parameter )`. */
function checkData(p: Parser, offset: number, comma: number): void {
	const [type = '', ...parameters] = p.between(offset, comma).split(';');
	if (type.trim() !== '' && !MEDIA_TYPE.test(type))
		p.remark('scheme-syntax', 'data-type', offset, offset + type.length);
	const base64 = parameters.findIndex((parameter) => /^\s*base64\s*$/i.test(parameter));
	if (base64 < 0) return;
	if (base64 < parameters.length - 1) p.remark('scheme-syntax', 'data-base64-last', offset + type.length, comma);
	else if (!isBase64(p.between(comma + 1, p.end))) p.remark('scheme-syntax', 'data-base64', comma + 1);
}

/** RFC 2045 §5.1: two tokens. */
const MEDIA_TYPE = /^\s*[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+\s*$/;

/** RFC 4648 §4, encoded or not, with white space, and without the `=` at its end that most readers can do without. */
function isBase64(data: string): boolean {
	const digits = data.replace(ESCAPES, (triplet) => UNESCAPED[triplet.toUpperCase()] ?? '').replace(/\s/g, '');
	const end = digits.indexOf('=') < 0 ? digits.length : digits.indexOf('=');
	return /^={0,2}$/.test(digits.slice(end)) && end % 4 !== 1 && !/[^a-z\d+/]/i.test(digits.slice(0, end));
}

const ESCAPES = /%(?:2[BF]|3D|0[9AD]|20)/gi;
const UNESCAPED: Readonly<Record<string, string>> = { '%2B': '+', '%2F': '/', '%3D': '=' };
