/** Patterns of hosts, `https://.a.example`: all hosts of a domain, in lists of what a program may reach. */

/** How far around a pattern others of its list are looked for: on the lines beside it. */
const FARTHEST_ENTRY = 400;

/** What lists of patterns are called, on their line. */
const LIST =
	/no_?proxy|content-security-policy|\b(?:default|script|style|img|connect|font|frame|media|child|worker|object)-src|(?:allow|block|deny|white|black|pass|bypass|exclu|except|permit|trust|match|wildcard|pattern|origin|cors|domains?\b)/i;

/** An entry that can be nothing but a pattern: `*.a.example`, `.a.example`, with or without a scheme. */
const ENTRY = /(?:^|[\s"'`,;|(=]|:\/\/)(?:\*\.|\.)(?:[a-z\d-]{1,63}\.[a-z\d]|[<{$])/gi;

/**
 * Whether the `//` at `slashes` is followed by a dot and a name, where a list of such patterns stands: its line says so, or
 * another one stands near it.
 */
export function isHostPattern(text: string, slashes: number): boolean {
	if (!text.startsWith('//.', slashes) || !/[a-z\d<{$]/i.test(text.charAt(slashes + 3))) return false;
	const from = Math.max(0, slashes - FARTHEST_ENTRY);
	const near = text.slice(from, slashes + FARTHEST_ENTRY);
	const line = near.slice(near.lastIndexOf('\n', slashes - from) + 1).split('\n', 1)[0] as string;
	return LIST.test(line) || (near.match(ENTRY)?.length ?? 0) > 1;
}
