import { AT, Code, DIGIT, isIn, SLASH, UNRESERVED } from '../characters';
import type { Parser } from '../parser';
import { parseOther } from './other';

/**
 * RFC 3966 §3: `tel:` and digits, with visual separators and parameters.
 *
 *     global-number = "+" *phonedigit DIGIT *phonedigit *par
 *     local-number  = *phonedigit-hex ( HEXDIG / "*" / "#" ) *phonedigit-hex *par context *par
 */
export function parseTel(p: Parser, colon: number): void {
	parseOther(p, colon);
	const offset = p.skip(SLASH, colon + 1);
	if (offset > colon + 1) p.remark('scheme-syntax', 'tel-slashes', colon + 1, offset);
	const end = p.seek(';', offset);
	if (end === colon + 1) p.remark('scheme-syntax', 'tel-number', colon, colon + 1);
	else if (!isNumber(p, offset, end)) p.remark('scheme-syntax', 'tel-number', offset, end);
	else if (p.modern) checkNumber(p, offset, end);
}

/** What could be dialled, were it not for its separators. */
function isNumber(p: Parser, offset: number, end: number): boolean {
	for (let at = offset; at < end; at++) {
		const code = p.codeAt(at);
		if (isIn(code, DIGIT) || code === Code.plus || code === Code.hyphen || code === Code.dot) continue;
		if (!'()*#ABCDabcd'.includes(p.source.charAt(at)) && isIn(code, UNRESERVED | SLASH | AT)) return false;
	}
	return true;
}

function checkNumber(p: Parser, offset: number, end: number): void {
	const number = p.between(offset, end);
	for (const { index, 0: space } of number.matchAll(/(?: |%20)+/g))
		p.remark('scheme-syntax', 'tel-space', offset + index, offset + index + space.length);
	const digits = number.replace(/%20|[ ().-]/g, '');
	const dialled = digits.startsWith('+') ? /^\+\d+$/.test(digits) : /^[\dA-F*#]+$/i.test(digits.replace(/%23/g, '#'));
	if (!dialled && /^[+\dA-F*#]*$/i.test(digits)) p.remark('scheme-syntax', 'tel-number', offset, end);
	else if (/^\d{7,}$/.test(digits) && !/;phone-context=/i.test(p.between(end, p.end)))
		p.remark('scheme-syntax', 'tel-local', offset, end);
}
