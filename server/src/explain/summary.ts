/** What schemes are for. */

import { isMessageKey, message } from '../data/messages';
import { ours, type Shown } from '../data/shown';

/** What a scheme is for; empty where nobody here knows. @param scheme in lower case */
export function summaryOf(scheme: string): Shown {
	const key = `scheme.${scheme}`;
	return isMessageKey(key) ? message(key) : ours('');
}
