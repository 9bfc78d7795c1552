/** Which schemes the world knows. */

import { commonSchemes } from '../data/common-schemes';
import { ianaSchemes } from '../data/iana';

/**
 * Whether a scheme, in lower case, is registered with IANA or in common use. Names starting with `x-` are experimental
 * (RFC 1738 §4), those starting with `web+` are a page's own, and `a+b` is known where both are.
 */
export function isKnownScheme(name: string): boolean {
	if (ianaSchemes.has(name) || commonSchemes.has(name) || name.startsWith('x-') || name.startsWith('web+')) return true;
	if (!name.includes('+')) return false;
	const parts = name.split('+');
	return parts.every((part) => ianaSchemes.has(part) || commonSchemes.has(part));
}
