/**
 * Texts about attacks on programs that read URLs: lessons, and lists of what to try. What is wrong with the URLs in them is what they
 * are there for.
 */

/** How much of a text is looked at: what starts in so many characters. */
export const LONGEST_LOOK = 100_000;
/** And where what starts there has ended. */
export const FARTHEST_END = LONGEST_LOOK + 100;

/** What attacks are called. */
const NAMES =
	/\b(?:SSRF|XSS|XXE|CRLF|RCE|LFI|CSRF|homographs?|(?:path|directory) traversals?|open redirects?|(?:request|header|command|code|template|SQL) (?:injections?|smuggling|splitting)|filter (?:bypass|evasion)(?:es)?|bypass(?:es|ing)?|payloads?|pentest(?:s|ing|ers?)?)\b/gi;

/** Words of theirs that others have too: a guide to webhooks speaks of payloads, and of what bypasses a cache. */
const EVERYDAY = new Set(['payload', 'bypass', 'crlf']);
const FEWEST_OF_THEIR_OWN = 2;

/** A text that names fewer of them, or names them less often, has another subject. */
const FEWEST_NAMED = 3;
const FEWEST_NAMES = 6;
/** A rule that finds one attack hardly names another. */
const FEWEST_OF_ONE = 8;

/**
 * What attacks are made of, a kind each; not what our rules are about, which a list of plain mistakes has too. Where one of several words
 * starts it, what follows them is looked for, and they behind it: to look for three words at every letter takes five times as long.
 */
const SAMPLES: readonly RegExp[] = [
	/\((?<=\b(?:alert|prompt|confirm)\()(?:\d|["'`/]?XSS|document\.|String\.|origin\b)/i,
	/\bjavascript:(?:alert|prompt|confirm|eval)\b/i,
	/\bon(?:error|load|click|mouseover|focus|toggle|start)=["']{0,4}(?:alert|prompt|confirm|eval)(?!\w)/i,
	/\bdocument\.(?:cookie|domain)\b/i,
	/\/etc\/(?:passwd|shadow)\b/i,
	/\.ini\b(?<=\b(?:win|boot|system)\.ini)/i,
	/<!--#exec\b|<esi:include\b/i,
	/\.(?:net|com|sh)\b(?<=\b(?:burpcollaborator\.net|oastify\.com|interact\.sh))|\brequestbin\b/i,
	/(?:[;|&`] ?|%0a)\/bin\/(?:(?:ba)?sh|nc|cat)\b/i,
	/\bunion(?:[ +]|%20|\/\*\*\/){1,9}(?:all(?:[ +]|%20){1,9})?select(?!\w)/i,
	/['"](?: |\+|%20){0,4}or(?: |\+|%20){1,9}['"]?1['" ]{0,4}=['" ]{0,4}1/i,
	/<!ENTITY[ \t]{1,3}(?:%[ \t]{1,3})?\w{1,20}[ \t]{1,3}SYSTEM\b/,
	/\b(?:nip|xip)\.io\b|\blocaltest\.me\b/i,
	/\bxp_cmdshell\b|\bwaitfor(?: |\+|%20)delay\b/i,
	/\b(?:php:\/\/(?:filter|input)|expect:\/\/|phar:\/\/)/i,
];

/** Fewer kinds stand in texts of many subjects. */
const FEWEST_SAMPLES = 3;

/** Something that was met in a text, and where that starts. It ends on the same line, so that what stands in a text is what stands in its lines. */
export interface Met<T> {
	readonly what: T;
	readonly offset: number;
}

/** What a text calls attacks, each time. */
export function attackNamesIn(text: string): readonly Met<string>[] {
	return Array.from(text.matchAll(NAMES), ({ 0: name, index }) => ({
		what: name.toLowerCase().replace(/(?<=[^s])(?:es|s)$|(?<=s)(?:es|ing)$/, ''),
		offset: index,
	}));
}

/** Which kinds of samples of attacks stand in a text, and where the first one of each. */
export function attackSamplesIn(text: string): readonly Met<number>[] {
	return SAMPLES.map((kind, what) => ({ what, offset: text.search(kind) })).filter(({ offset }) => offset >= 0);
}

/** What was met of that in as much of a text as is looked at. @param start where in it the offsets count from */
export function metInHead<T>(met: readonly Met<T>[], start = 0): readonly T[] {
	return met.filter(({ offset }) => start + offset < LONGEST_LOOK).map(({ what }) => what);
}

/** Whether a text is about attacks, so that the URLs in it that deceive are there to be seen. @param names what it calls them, each time */
export function areNamed(names: readonly string[]): boolean {
	const kinds = new Set(names);
	const own = [...kinds].filter((name) => !EVERYDAY.has(name));
	if (own.some((name) => names.filter((other) => other === name).length >= FEWEST_OF_ONE)) return true;
	return names.length >= FEWEST_NAMES && kinds.size >= FEWEST_NAMED && own.length >= FEWEST_OF_THEIR_OWN;
}

/**
 * Whether a text shows attacks of several kinds, so that whatever is wrong with its URLs may be one: a list of payloads.
 * @param kinds those of its samples
 */
export function areShown(kinds: readonly number[]): boolean {
	return new Set(kinds).size >= FEWEST_SAMPLES;
}

/** Whether the URL leads to who attacks, by the name of the host: `http:/evil.example`. */
export function isAttackers(url: string): boolean {
	return /^[a-z+]+:[/\\]{1,4}(?:[\w-]+\.){0,3}(?:evil|attackers?|malicious|hackers?)(?:[-.][\w.-]{0,60})?(?:[/:?#]|$)/i.test(
		url.slice(0, LONGEST_HOST),
	);
}

const LONGEST_HOST = 100;

/** Whether the URL itself carries one to who opens it: `?q=<script>`. */
export function isAttack(url: string): boolean {
	return /<(?:script|svg|img|iframe)\b|\bon(?:error|load)=|\balert\(|\bjavascript:|["']\+?style=|%22(?:\+|%20)style=/i.test(
		url,
	);
}
