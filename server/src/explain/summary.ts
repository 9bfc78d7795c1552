/** What schemes are for. */

import { isMessageKey, message } from '../data/messages';
import { ours } from '../data/shown';
import type { Wording } from '../data/words';

/** What a scheme is for; empty where nobody here knows. @param scheme in lower case */
export function summaryOf(scheme: string): Wording {
	const key = `scheme.${scheme}`;
	return isMessageKey(key) ? message(key) : ours('');
}
