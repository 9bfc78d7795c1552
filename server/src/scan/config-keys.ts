/** Git's settings for the repositories below a URL: `http.https://a.example/.proxy`, `url.https://a.example/.insteadOf`. */

import { Code } from '../url/characters';

/** The sections that take a URL, up to its start. */
const SECTION = /(?<![\w.-])(?:credential|https?|lfs|remote|url)\.$/i;
const LONGEST_SECTION = 16;

/** A URL with the name of the setting behind it, up to the value. */
const SUBSECTION = /[^\s"'`=]{1,300}/y;
const NAME = /\.(?!git$)[a-z]+$/i;

/** Where the URL that starts at `start` ends if it is part of such a key; infinitely far where it is not. */
export function endOfSubsection(text: string, start: number): number {
	if (text.charCodeAt(start - 1) !== Code.dot) return Number.POSITIVE_INFINITY;
	if (!SECTION.test(text.slice(Math.max(0, start - LONGEST_SECTION), start))) return Number.POSITIVE_INFINITY;
	SUBSECTION.lastIndex = start;
	const name = NAME.exec(SUBSECTION.exec(text)?.[0] ?? '');
	return name === null ? Number.POSITIVE_INFINITY : start + name.index;
}
