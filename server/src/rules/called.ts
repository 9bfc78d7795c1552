/** What a program says of the URL in its string: that it is wrong, an attack, or a case of a test. */

import { lastLine, type Place, type Words } from './rule';

/**
 * Whether a program calls the URL wrong that fills its string, or a case in its data: in the row it stands in, `{"malformed", "http://a..b/"}`, by the name of
 * the list, `invalidUrls = [`, or where it waits for an error, `with raises(InvalidURL):`.
 */
export function isCalledWrong(place: Place): boolean {
	if (place.context === 'json-string') return NAMED_WRONG.test(place.words().before);
	const around = wordsOfString(place);
	if (around === undefined || !/^["'`]/.test(around.after)) return false;
	return WRONG.test(around.before) || WRONG.test(around.after) || WRONG.test(headOf(around.above()));
}

/** Whether a program calls the URL an attack that fills its string, by the name of the value or of its list: `BYPASS_PAYLOADS = [`. */
export function isCalledAttack(place: Place): boolean {
	const around = wordsOfString(place);
	return around !== undefined && (ATTACK.test(around.before) || ATTACK.test(headOf(around.above())));
}

/** What stands around the URL that starts a program's string; nothing where it starts none. */
function wordsOfString({ program, link, context, words }: Place): Words | undefined {
	if (!program || link || context === 'comment') return undefined;
	const around = words();
	return /["'`]$/.test(around.before) ? around : undefined;
}

/** What such values are called. */
const ATTACK = /(?<![a-z])(?:payloads?|bypass(?:es)?|attacks?|exploits?|malicious|evil|ssrf|xss|injections?)(?![a-z])/i;

/** The name of a case before its URL: `{ "name": "invalid-port", "input": "`. */
const NAMED_WRONG =
	/\{[^{}]{0,80}"(?:name|case|title|test)"\s?:\s?"(?:invalid|malformed|illegal|unparsable)\b[^"{}]{0,80}"\s?,[^{}]{0,80}"$/i;

/** Names and words for what is wrong on purpose. */
const WRONG =
	/invalid(?!at)|malformed|illegal(?!State|Argument)|unpars(?:e?able|ed)|(?:want|expect(?:ed)?|exp|should)_?(?:err|fail|reject|throw)|rejects?\b|raises\b|\bthrows?[(<]/i;

/** The line above that opens the list whose elements stand below it; empty where something else stands between. */
function headOf(above: string): string {
	const lines = above.split(/\r?\n/);
	lines.pop();
	let line = lines.pop();
	while (line !== undefined && ELEMENT.test(line)) line = lines.pop();
	return line !== undefined && /[[({,:]\s*$/.test(line) ? line : '';
}

/** A string, its comment, or the start of a row. */
const ELEMENT = /^\s*(?:[A-Za-z@$]{0,2}["'`]|\/[/*]|\*|#|--|[([{]\s*[A-Za-z@$]{0,2}["'`]|$)/;

/** Whether the comment right above calls what stands in the program's string wrong: `// Invalid base URL (missing colon)`. */
export function isReprovedAbove({ context, words }: Place): boolean {
	if (context === 'comment') return false;
	const around = words();
	const { before } = around;
	if (!/["'`]$/.test(before)) return false;
	const above = lastLine(around.above());
	return (
		REPROVED_ABOVE.test(above) || (ELEMENT_START.test(before) && REPROVED_ELEMENTS.test(lineBeforeElements(around)))
	);
}

/** The line above the strings of a list, a line each. */
function lineBeforeElements({ above }: Words): string {
	return (
		above()
			.trimEnd()
			.split(/\r?\n/)
			.findLast((line) => !ELEMENT_OF_LIST.test(line)) ?? ''
	);
}

const ELEMENT_OF_LIST = /^\s*[A-Za-z@$]{0,2}["'`].{0,300}["'`],?\s*$/;

const REPROVED_ABOVE =
	/^\s*(?:\/\/|#|--|\/\*)\s*(?:invalid|malformed|illegal|wrong|bad|incorrect|broken) +(?:\w+ +){0,2}(?:ur[il]s?|links?|address(?:es)?|hosts?|schemes?|ports?)(?!\w| (?:is|are))/i;

/** `// Invalid`, `// Bad examples`, above the elements of a list. */
const REPROVED_ELEMENTS =
	/^\s*(?:\/\/|#|--) ?(?:invalid|malformed|illegal|wrong|bad)(?: (?:ones|examples?|values?|cases?|inputs?|ur[il]s?|links?))?:?\s*$/i;
const ELEMENT_START = /^\s*[A-Za-z@$]{0,2}["'`]$/;

/**
 * Whether the URL is the first of a row in a program's table, and what follows it is none: what a test reads, and what it wants,
 * `["http://1.2.3/", false]`.
 */
export function isInRow({ program, link, words }: Place): boolean {
	if (!program || link) return false;
	const { before, after } = words();
	return ROW.test(before.slice(-LONGEST_CALL)) && WANTED.test(after.slice(0, LONGEST_CALL));
}

const ROW = /(?:(?:^|[,([{])\s{0,40}[([{]|\(new \w{1,40}\()\s{0,9}[A-Za-z@]{0,2}["'`]$/;
const WANTED =
	/^["'`]\s{0,9},\s{0,9}(?:(?:true|false|null|nil|none|undefined|-?\d{1,9})\b|[A-Za-z@]{0,2}["'`](?![a-z]{2,8}:))/i;

/** Whether a test hands it to what it tests. */
export function isAsserted({ program, link, words }: Place): boolean {
	return program && !link && ASSERTED_NOW.test(words().before.slice(-LONGEST_CALL));
}

/** A test's call, still open: `expect(match('`. */
const ASSERTED_NOW =
	/(?<![.\w])(?:assert\w{0,20}|expect)(?:!|\.\w{1,20})?\s?\((?:[\w.]{1,60}\()?["'`]$|(?<![.\w])assert (?:not )?[\w.]{1,60}\(["']$/;

/** A call up to its text. */
export const LONGEST_CALL = 80;
