/** RFC 1738's appendix: `<URL:…>`, and the angle brackets alone that RFC 3986 Appendix C recommends. */

import { Code } from '../../url/characters';
import { wrapped } from '../unescape';
import type { Enclosure } from './context';

const PREFIX = 'URL:';

/** What encloses a URL that starts at `start` right after `<` or `<URL:`; `undefined` where no `>` closes it. */
export function encloseInAngles(text: string, start: number): Enclosure | undefined {
	const prefixEnd = prefixEndOf(text, start);
	const prefixed = prefixEnd > 0;
	const open = (prefixed ? prefixEnd - PREFIX.length : start) - 1;
	if (open < 0 || text.charCodeAt(open) !== Code.less) return undefined;
	const close = closeOf(text, start, prefixed);
	if (close < 0) return undefined;
	return {
		context: prefixed ? 'url-wrapper' : 'angle-brackets',
		limit: close,
		whole: true,
		escaping: wrapped,
		pointy: true,
	};
}

/** How far the prefix may stand before the URL: on the line before, indented. */
const FARTHEST_PREFIX = 80;

/** Where a `URL:` before `start` ends, white space between them left out; -1 where there is none. */
function prefixEndOf(text: string, start: number): number {
	let end = start;
	while (end > 0 && start - end < FARTHEST_PREFIX && text.charCodeAt(end - 1) <= Code.space) end--;
	return text.slice(Math.max(0, end - PREFIX.length), end).toUpperCase() === PREFIX ? end : -1;
}

/**
 * Where the `>` stands that closes what opened before `start`, in the same paragraph; -1 where there is none. White
 * space in `<URL:…>` is ignored; in `<…>` only where it breaks the line, because a sentence may stand there too.
 */
function closeOf(text: string, start: number, prefixed: boolean): number {
	for (let at = start; at < text.length; at++) {
		const code = text.charCodeAt(at);
		if (code === Code.greater) return at;
		if (code === Code.less) return -1;
		if (code > Code.space) continue;
		const end = endOfSpace(text, at);
		const lines = text.slice(at, end).split(/\r\n|\r|\n/).length - 1;
		if (lines > 1 || (lines === 0 && !prefixed)) return -1;
		at = end - 1;
	}
	return -1;
}

function endOfSpace(text: string, offset: number): number {
	let at = offset;
	while (at < text.length && text.charCodeAt(at) <= Code.space) at++;
	return at;
}
