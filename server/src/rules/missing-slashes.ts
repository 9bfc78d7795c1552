import { isFileName } from '../scan/prose';
import { looksLikeHost } from '../url/host';
import { type Rule, rewrite, textOf } from './rule';

/** RFC 1738 §3.1: "The scheme specific data start with a double slash". */
export const missingSlashes: Rule = {
	code: 'missing-slashes',
	levels: {
		none: ['error', 'error'],
		one: ['error', 'error'],
		many: ['error', 'error'],
		colon: ['error', 'error'],
	},
	params: (violation, { url }) => ({ scheme: url.scheme, count: violation.end - violation.offset - 1 }),
	fixes: (violation, { url }) => {
		const host = textOf(url, url.components.host);
		// `http:index.html` on a page at http: is the file beside it.
		return [rewrite(violation, '://', { all: looksLikeHost(host) && !isFileName(host), preferred: true })];
	},
};
