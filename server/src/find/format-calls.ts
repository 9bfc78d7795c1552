/** Functions and commands whose arguments may be formats, as printf's and strftime's are: there `%` starts a conversion. */

import type { Trace } from '../url/traces';

/** All that is named after printf, in any of its spellings: `fprintf`, `g_strdup_printf`, `Sprintf`, `printfn`, `DEBUG_PRINTF`. */
const PRINTF = '(?:[pP]rintfn?|PRINTF)\\b';

/** Go's `Errorf`, `Fatalf`, `Logf` and what is called like them, by how they end. */
const LIKE_PRINTF = '(?:rror|atal|og|nfo|ebug|arn|arning|otice|race|anic|kip|rap|ppend|ail|xit|essage|text|with)f';

const LOGS =
	'\\b(?:syslog|NSLog|os_log|printk|pr_[a-z]{1,8}|errx|warnx|q(?:Debug|Info|Warning|Critical|Fatal)|' +
	'g_[a-z_]{0,20}(?:print|printerr|error|warning|message|debug|info|critical))';

/** `String.format`; but not C++'s own `std::format`, nor a method of Python's strings, which read no `%`. */
const FORMAT = '(?:\\b(?:[sS]tring|util|Kernel|out|err)\\.|\\bboost::|(?<![.:\\w$]))format';

const TIMES = '(?:str[fp]time|\\bos\\.date)';

/** A function with its arguments in brackets, or Objective-C's and Swift's name of the argument. */
export const CALLS = new RegExp(
	`(?:${PRINTF}|${LIKE_PRINTF}|${LOGS}|${TIMES}|StrFormat|WithFormat)\\s{0,4}\\(|${FORMAT}\\(|` +
		'(?:\\b[fF]|[a-z]F)ormat:(?=\\s{0,20}(?:\\w{1,40}\\()?@?["\'])',
	'g',
);

/** A command or function with its arguments behind it: the shell's `printf` and `date +…`, Perl's and Haskell's `printf`. */
export const COMMANDS = new RegExp(
	`${PRINTF}(?!\\s{0,4}\\()|\\bdate(?=[ \\t][^\\n;|&()]{0,40}(?:["']\\+|\\+["'%\\w]))|` +
		`(?:\\bformat|${TIMES}|${LIKE_PRINTF})(?=\\s["'])`,
	'g',
);

/** What each of these names leaves. */
export const TRACE_OF_CALLS: Trace = {
	pattern: new RegExp(
		`${LIKE_PRINTF}|[pP]rintf|PRINTF|syslog|NSLog|os_log|printk|pr_|errx|warnx|q[DIWCF][a-z]|g_[a-z_]|` +
			'str[fp]time|os\\.date|(?:[sS]tr|[wW]ith)Format|[fF]ormat(?:[(:]|\\s["\'])|date[ \\t]',
	),
	longest: 'WithFormat'.length,
};

/** Of many such names in a row, only the last ones are looked at. */
const MOST = 8;

/** Whether `before` ends in the arguments of one of the functions. */
export function isInside(before: string, names: RegExp): boolean {
	const found = Array.from(before.matchAll(names), ({ index, 0: name }) => index + name.length);
	return found.slice(-MOST).some((from) => isOpen(before.slice(from).trimStart(), names === COMMANDS));
}

/** Strings, what is escaped, a line that goes on, brackets, and what ends a command. */
const TOKEN = /(["'`])(?:(?!\1)[^\\]|\\[\s\S]?)*\1?|\\(?:\r?\n|[\s\S])|,\s+|[([{)\]};|&\n]/g;

/** Whether the arguments that start with `text` go on behind it: those of a command up to its end. */
function isOpen(text: string, command: boolean): boolean {
	let depth = 0;
	for (const [token] of text.matchAll(TOKEN)) {
		if ('([{'.includes(token)) depth++;
		else if (')]}'.includes(token)) depth--;
		else if (depth === 0 && (token === ';' || (command && '|&\n'.includes(token)))) return false;
		if (depth < 0) return false;
	}
	return true;
}
