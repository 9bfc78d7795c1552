/** Which schemes the world knows. */

import { commonSchemes } from '../data/common-schemes';
import { ianaSchemes } from '../data/iana';

/**
 * Whether a scheme, in lower case, is registered with IANA or in common use. Names starting with `x-` are experimental
 * (RFC 1738 §4), those starting with `web+` are a page's own, and `a+b` is known where either is: `mysql+asyncmy` names a driver.
 */
export function isKnownScheme(name: string): boolean {
	if (ianaSchemes.has(name) || commonSchemes.has(name) || name.startsWith('x-') || name.startsWith('web+')) return true;
	if (!name.includes('+')) return false;
	return name.split('+').some((part) => ianaSchemes.has(part) || commonSchemes.has(part));
}
