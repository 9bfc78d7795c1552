/** Which schemes the world knows. */

import { commonSchemes } from '../data/common-schemes';
import { ianaSchemes } from '../data/iana';

/** Databases whose driver stands behind a plus sign: `mysql+asyncmy://`. */
const DATABASES = new Set(['mysql', 'mariadb', 'postgresql', 'postgres', 'sqlite', 'oracle', 'mssql', 'mongodb']);

/**
 * Whether a scheme, in lower case, is registered with IANA or in common use. Names starting with `x-` are experimental
 * (RFC 1738 §4), those starting with `web+` are a page's own, and `a+b` is known where both are, or where the second names the driver of a database.
 */
export function isKnownScheme(name: string): boolean {
	if (ianaSchemes.has(name) || commonSchemes.has(name) || name.startsWith('x-') || name.startsWith('web+')) return true;
	if (!name.includes('+')) return false;
	const [first = '', ...others] = name.split('+');
	const isKnown = (part: string) => ianaSchemes.has(part) || commonSchemes.has(part);
	return isKnown(first) && (DATABASES.has(first) || others.every(isKnown));
}
