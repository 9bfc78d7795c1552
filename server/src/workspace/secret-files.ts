/** Which files hold a password, a token or a key in one of their URLs: nothing is written of them. */

import type { Analysis } from '../analysis/analyse';
import { parseLogical } from '../placeholders/placeholders';
import { Mask, maskText } from '../url/mask';
import type { FoundUrl } from './url-index';

/**
 * What only the text shows: a secret in where the file stands, or in a URL that goes on in the next lines. All other URLs are in the index,
 * and can be looked at when nobody waits.
 */
export function showsSecret(uri: string, { occurrences }: Analysis): boolean {
	if (maskText(uri) !== uri) return true;
	for (const { url, rest } of occurrences) if (rest !== undefined && isSecret(url, rest.text)) return true;
	return false;
}

export function holdsSecret(urls: readonly FoundUrl[]): boolean {
	return urls.some(({ url }) => isSecret(url));
}

function isSecret(url: string, rest?: string): boolean {
	return new Mask(parseLogical(url, 'modern'), rest).secrets.length > 0;
}
