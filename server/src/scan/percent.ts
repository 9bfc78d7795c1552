/** Where `%` has a meaning of its own, so that writing an escape would change the program or document. */

import { isCode } from '../data/languages';
import type { Occurrence } from './occurrence';

/** Languages without a reader of their own in which it comments or quotes everywhere. */
const SPECIAL = new Set(['matlab', 'erlang']);

/** What printf, strftime and Python's `%` read as a conversion, or that operator behind a string. */
const FORMAT =
	/%(?:\(\w{1,40}\))?[-+#0]{0,4}\d{0,3}(?:\.\d{1,3})?(?:l{1,2}|h)?[sdifuxXgGeErcpvqwYmHMS@]|["']\s{0,4}%\s{0,4}[\w([{]/;

/** How far around a URL a format is looked for: it stands in the same call. */
const NEAR = 160;

/** Whether `%` is special where the URL stands. In a program: where a format stands on the same line. */
export function formatsPercent(
	{ text, languageId }: { text: string; languageId: string },
	occurrence: Occurrence,
): boolean {
	const { offset, end, context } = occurrence;
	if (context.percent === true || SPECIAL.has(languageId)) return true;
	if (!isCode(languageId)) return false;
	const before = text.slice(Math.max(0, offset - NEAR), offset);
	const after = text.slice(end, end + NEAR);
	return FORMAT.test(before.slice(before.lastIndexOf('\n') + 1)) || FORMAT.test(after.split('\n', 1)[0] as string);
}
