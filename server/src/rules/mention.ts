/**
 * Whether a text talks of a URL rather than uses it: documents on URLs, change logs and comments in parsers are full of
 * wrong ones, and their authors know. What is wrong with such a URL is told to those who ask.
 */

import { type ContextName, runningText } from '../languages/context';
import type { Trace } from '../url/traces';
import { isReprovedAbove, LONGEST_CALL } from './called';
import { lastLine, lastLines, type Place, type Words } from './rule';

/** `href="#http://a.example/x%20"`: whether it is the name of a place in the page. */
export function isAnchor({ words }: Place): boolean {
	return /\bhref=["']#$/i.test(words().before.slice(-7));
}

/** Whether the words around a URL say that it is an example of its form, or nobody wrote the line it stands in. */
export function isMentioned(place: Place): boolean {
	const { program, context } = place;
	const words = place.words();
	if (words.isLong() && (program || (context === 'json-string' && isInLongString(words)))) return true;
	if (!place.link && (REPROVED.test(words.before) || REPROVED_BEHIND.test(words.after))) return true;
	if (!place.link && words.before.startsWith('^') && OF_PATTERN.test(words.before)) return true;
	if (isOfEmptyForm(place) || isListedAmongWrong(place)) return true;
	if (
		isInSession(place) ||
		isShownWithResult(place) ||
		REFUSED.test(commentBehind(words)) ||
		(!place.link && (READ_AS.test(words.after) || OF_A_KIND.test(words.after) || GIVES.test(words.before)))
	)
		return true;
	// Smalltalk and Self: `assert: (parse: 'http://a.example:22/') Equals: x`.
	if (!place.link && /\bassert: \([^()]*$/.test(words.before)) return true;
	if (program ? ASSERTED.test(words.before) : context === 'json-string' && TOLD_AS_CODE.test(words.before)) return true;
	// `+  t.deepEqual(parse('http://a.example:v1'), {`: a line of a program, in a patch.
	if (!place.link && /^[+-] /.test(words.before) && ASSERTED.test(words.before)) return true;
	if (program && context !== 'comment' && isInDoubleBackticks(words)) return true;
	if (!place.link && (isHalfQuoted(words) || isAmongFragments(words))) return true;
	if ((program || context === 'markdown-code') && isReprovedAbove(place)) return true;
	if (context === 'markdown-code' && isTakenOut(words)) return true;
	if (context === 'comment' && words.after.trim() === '' && RESULT.test(words.before)) return true;
	if (context === 'comment' && (DISPUTED.test(words.after) || ONE_OF.test(words.before))) return true;
	if (program && isCalledDead(words)) return true;
	if (!place.link && NAMESPACES.test(words.before)) return true;
	if (program && context !== 'comment' && NAMED_BEHIND.test(commentBehind(words))) return true;
	if (!place.link && (EXPECTED.test(words.after) || (program && isExplainedCase(words)))) return true;
	const call = words.before.slice(-LONGEST_CALL);
	if (!place.link && (COMPARED_WITH.test(call) || ASKED_OF.test(call) || SELECTS.test(call) || isFilter(words.before)))
		return true;
	if (!place.link && isInExpression(words)) return true;
	const before = words.before.slice(-NEAR);
	const after = words.after.slice(0, NEAR);
	const isSentence = holdsSentences(context);
	if (place.link || !(isSentence || (program && isAmongWords(before)))) return false;
	if (isSentence && (program || before.endsWith('`')) && isInMarks(before, after)) return true;
	return (
		INTRODUCED.test(before) ||
		DISCUSSED.test(after) ||
		isIntroducedAbove(words) ||
		(context === 'markdown-code' && isShownAsWrong(words))
	);
}

/** Whether the string goes on for long before or behind it. */
function isInLongString({ before, after }: Words): boolean {
	const isOpen = (text: string) => !/(?<!\\)"/.test(text);
	return isOpen(before.slice(-FAR)) || isOpen(after.slice(0, FAR));
}

const FAR = 250;

/** Whether it is what a form shows before anybody writes there, and nobody opens: `placeholder="http://a.example/x..."`, `"urlPlaceholder": "`. */
export function isOfEmptyForm({ context, words }: Place): boolean {
	const before = words().before.slice(-NEAR);
	return PLACEHOLDER.test(before) || (context === 'json-string' && NAMED_PLACEHOLDER.test(before));
}

const PLACEHOLDER = /(?<![\w-])placeholder["']?\s{0,4}[=:]\s{0,4}\{?\\?["'`]$/i;
const NAMED_PLACEHOLDER = /(?:ur[il]|link|href)_?placeholder"\s?:\s?"$/i;

/** Whether most of the lines right above, each an address, are such that nobody means them: `http://`, `http://??/`, `http://1.1.1.1.1`. */
function isListedAmongWrong({ link, words }: Place): boolean {
	const { before, above } = words();
	if (link || !/^[\s*>"'`-]*$/.test(before)) return false;
	return lastLines(above(), LINES_ABOVE).filter((line) => NOBODYS_ADDRESS.test(line)).length >= 2;
}

const LINES_ABOVE = 3;
const NOBODYS_ADDRESS = /^[\s*>"'`-]{0,60}https?:\/\/(?:$|[\s?#.<"'`,]|[\d.]{1,40}(?:$|[\s<"'`,]))/i;

/** Whether it stands in a session with an interpreter: behind its prompt, or in what it answered. */
function isInSession({ program, words }: Place): boolean {
	const around = words();
	if (PROMPT.test(lastShown(around.before))) return true;
	const above = program ? lastLine(around.above()).trim() : '';
	return GIVEN.test(above) && !above.endsWith(';');
}

/** `'…\n>>> f("`: the last line of what a string tells, also where its line breaks are escaped. */
function lastShown(before: string): string {
	const at = before.lastIndexOf('\\n');
	return at < 0 ? before : before.slice(at + 2);
}

/** Whether the line shows what a call gives: `get('https://a.example/?q=a b') //=> …`, `equal('ws://A.EXAMPLE#a', 'ws://a.example') === true`. */
function isShownWithResult({ link, words }: Place): boolean {
	return !link && (RESULT_BEHIND.test(words().after) || EXAMPLE_RESULT.test(words().before));
}

/** ` * @example f(a) // ` before it: what the example gives. */
const EXAMPLE_RESULT = /@example .{1,200}\)\s?\/\/ $/;

const RESULT_BEHIND =
	/\)[^;\n]{0,20};?\s{0,9}(?:\/\/|#)\s{0,4}=>|\)\s{0,4}={2,3}\s{0,4}(?:true|false|Err|None|null)(?!\w)/;

/** `"http://a.example:v1" -> ("http://a.example", [1])` in a docstring: what a function makes of it. */
function isExplainedCase({ before, after }: Words): boolean {
	return /^\s*[*#]?\s*["'`]$/.test(before) && /^["'`]\s{0,9}(?:->|→)\s/.test(after);
}

/** What a list of checks wants: `"htp://a.example" (typo in scheme) → Expected: Error`. */
const EXPECTED =
	/^["'`”’)]{0,4}\s{0,4}(?:\([^()]{1,60}\)\s{0,4})?(?:->|→|=>|⇒|[:–—]|\|(?=\s))\s{0,4}(?:\*{0,4}expect(?:ed|s)?(?!\w)|(?:an? )?error(?!\w)|reject|invalid(?!\w))/i;

/** Whether a docstring says it between backticks: `` `http://a..b` is not valid ``. */
function isCalledDead({ before, after }: Words): boolean {
	return before.endsWith('`') && after.startsWith('`') && DISCUSSED.test(after.slice(0, NEAR));
}

/** Whether it stands in a line that goes, of changes that a document shows: what they mend. */
function isTakenOut({ before, above }: Words): boolean {
	if (!/^-(?!-)/.test(before)) return false;
	const lines = above();
	return /^```\s?(?:diff|patch)\b/.test(lines.slice(Math.max(0, lines.lastIndexOf('```'))));
}

/** `'/"http:/a.example'`: a quotation that the string opens and does not close, as a program finds it in a page. */
function isHalfQuoted({ before, after }: Words): boolean {
	const [, outer = ''] = HALF_QUOTED.exec(before.slice(-LONGEST_HALF)) ?? [];
	return outer !== '' && after.startsWith(outer);
}

const HALF_QUOTED = /(["'])(?!\1)[^\w\s="']{0,3}(?!\1)["']$/;
const LONGEST_HALF = 6;

/** `'/amp/',`, `'shop.example',` and `'http:/a.example'` in lines of their own: a list of what a program looks for in addresses. */
function isAmongFragments({ before, after, above }: Words): boolean {
	if (!/^\s*(?:- )?["'] ?$/.test(before) || !/^["'],?\s*$/.test(after)) return false;
	return above().split('\n').filter(isFragment).length >= FEWEST_FRAGMENTS;
}

/** Whether the line is an entry that is part of an address, and no whole one. */
function isFragment(line: string): boolean {
	const [, , entry = ''] = UNNAMED_ENTRY.exec(line) ?? [];
	return /[./]/.test(entry);
}

/** A string alone in its line that starts with no scheme. */
const UNNAMED_ENTRY = /^\s*(?:- )?(["'])(?![a-z][a-z\d+.-]*:)([^\s"']+)\1,?\s*$/i;
const FEWEST_FRAGMENTS = 2;

/** Whether it is shown as code, as docstrings do: ``` ``http:/a.example`` is refused ```. */
function isInDoubleBackticks({ before, after }: Words): boolean {
	return /``(?=[^\s`'"])[^`'"]*$|``$/.test(before) && /^[^`]*``/.test(after);
}

/** Marks of regular expressions, a kind each: three in one line are one, whoever reads it. */
const EXPRESSION: readonly RegExp[] = [
	/\\[dDwWsS](?![A-Za-z])/,
	/\\[.?+|]/,
	/\\r\\n/,
	/\.[*+](?=[^*\s.,])/,
	/\[\^(?!\w{1,40}\])/,
	/\[\\?[\w.-]{1,20}\][*+?]/,
	/\(\?[:=!<i]/,
	/(?:^|[\s"'(=])[msy]?[/|!%]\^/,
	/\(\\?[dw.][*+]/,
	/\{\d,\d?\}/,
	/%[wdsa][*+-]/,
	/(?:^|[\s"'(=])s[|!#,/]\S/,
];
const FEWEST_MARKS = 3;

/** What each of them leaves, but for the two that may stand at the start of a text: these alone are too few. */
const TRACE_OF_MARKS: Trace = {
	pattern:
		/\\[dDwWsS.?+|r]|\.[*+]|\[\^|\][*+?]|\(\?|[\s"'(=](?:[msy]?[/|!%]\^|s[|!#,/])|\([dw.][*+]|\{\d,|%[wdsa][*+-]/,
	longest: 4,
};

/** Whether the line is a regular expression, or has one, of which the URL is a part or a sample. */
function isInExpression(words: Words): boolean {
	if (!words.mayHold(TRACE_OF_MARKS)) return false;
	const { before, after } = words;
	let marks = 0;
	return EXPRESSION.some((mark) => (mark.test(before) || mark.test(after)) && ++marks >= FEWEST_MARKS);
}

/** Whether the right spelling stands beside the wrong one: `not http:/a.example/ but http://a.example/`. */
export function isCorrectedBeside(corrected: string, place: Place): boolean {
	return comparing(place).some((side) => holdsUrl(side, corrected));
}

/** The words on either side of the URL, where they compare it with another one. */
export function comparing({ words, link, context }: Place): readonly string[] {
	if (link || !holdsSentences(context)) return [];
	const around = words();
	if (!around.mayHold(TRACE_OF_COMPARED)) return [];
	return [around.before, around.after].filter((side) => COMPARED.test(side));
}

/** Whether the URL stands in the text, and does not go on there. */
function holdsUrl(text: string, url: string): boolean {
	const at = text.indexOf(url);
	return at >= 0 && !/[\w/:?#]/.test(text.charAt(at + url.length));
}

/** Words between a wrong spelling and the right one. */
const COMPARED =
	/(?:->|→|⇒|=>|\b(?:not|but|instead|rather|should|becomes?|vs|versus|than|mix(?:ed|es)? up|confus(?:e[sd]?|ing))\b)/i;

const TRACE_OF_COMPARED: Trace = {
	pattern: /->|→|⇒|=>|not|but|instead|rather|should|becomes?|vs|versus|than|mix|confus/i,
	longest: 'instead'.length,
};

/** Whether sentences stand there, or what they quote. */
function holdsSentences(context: ContextName): boolean {
	return runningText.has(context) || context === 'markdown-code';
}

/** How near a word must be to speak of the URL. */
const NEAR = 32;

/** Whether words of a message or of a docstring stand before it in its string. */
function isAmongWords(before: string): boolean {
	return /\w[\w,:]* (?:\(|\\["'])?$|[A-Za-z]+ [a-z]+ ["']$/.test(before);
}

/** Whether the words before it name the mistake: `Extra dot in the address (https://.a.example)`. */
export function isOfNamedMistake({ link, words }: Place): boolean {
	return !link && NAMED_MISTAKE.test(words().before.slice(-LONGEST_NAMED));
}

const NAMED_MISTAKE =
	/\b(?:extra|missing|leading|trailing|doubled?|stray|wrong) +(?:dots?|slash(?:es)?|colons?|ports?|scheme)(?!\w)[^.]{0,50}$/i;
const LONGEST_NAMED = 80;

/** Whether the words before it call it an example: `Example: user:p@ss@…`, `(e.g. http://…`, `// e.g. var uri = 'http://…`. */
export function isForExample({ link, words }: Place): boolean {
	return !link && FOR_EXAMPLE.test(words().before.slice(-NEAR));
}

const FOR_EXAMPLE =
	/\b(?:examples?:?\*{0,4}|e\.?g\.?[,:]?|tests?:) +(?:(?:for|with|var|let|const) +){0,4}(?:[\w.]{1,30} = )?["'`“(<]?$/i;

/** What stands behind the scheme and its marks, however these are written. */
function behindSlashes(url: string): string {
	return url.replace(/^[a-z]+:?[/\\]*/i, '');
}

/** `from http//a.example to http://a.example`: whether it is what was corrected. */
export function isMoved(url: string, { link, words }: Place): boolean {
	const { before, after } = words();
	if (link || !/\bfrom:? ["'`<]?$/i.test(before)) return false;
	const [, to = ''] = /^["'`>]? to ["'`<]?[a-z]{2,10}:\/\/([\w-]{1,63})\./i.exec(after) ?? [];
	return to !== '' && behindSlashes(url).startsWith(`${to}.`);
}

/** `<a href="http://std::vector">std::vector</a>`: whether a program made the link of words that it took for a host. */
export function isOfWords(url: string, { link, context, words }: Place): boolean {
	const name = /^https?:\/\/([^/]+)\/?$/i.exec(url)?.[1] ?? '';
	if (!link || context !== 'markup-attribute' || name === '') return false;
	const [, shown = ''] = SHOWN.exec(words().after) ?? [];
	return shown !== '' && lettersOf(shown) === lettersOf(name);
}

/** The text of the link, behind the other attributes. */
const SHOWN = /^["'][^<>]{0,200}>\s{0,9}(?:<(?:code|tt|b|i|em|span)>\s{0,9})?([^<>]{1,200})/;

function lettersOf(text: string): string {
	return text.replace(/%[\da-f]{2}|&\w{2,6};|[^\p{L}\p{N}]/giu, '').toLowerCase();
}

/** A bullet, and a spelling alone. */
const SPELLING = /^(?:\*|\/\/|#)\s*(?:[a-z]+:?)?[/\\]+\S+$/i;

/** `* http:\\\\a.example` below `* //a.example`: whether a comment lists spellings of one address, a line each. */
export function isOneOfSpellings(url: string, { context, words }: Place): boolean {
	const { before, after, above } = words();
	if (context !== 'comment' || after.trim() !== '' || !/^\s*(?:\*|\/\/|#)\s*$/.test(before)) return false;
	const name = behindSlashes(url);
	const line = lastLine(above()).trim();
	return name !== '' && line.endsWith(name) && SPELLING.test(line);
}

/** Whether the URL is alone in its line, and the line above introduces it: "do not crash on URLs like". */
function isIntroducedAbove({ before, after, above }: Words): boolean {
	return before.trim() === '' && after.trim() === '' && INTRODUCED_ABOVE.test(lastLine(above()).slice(-NEAR));
}

const INTRODUCED_ABOVE =
	/\b(?:(?:ur[il]s?|links?|address(?:es)?) like|such as|of the form|instead of|rather than)\s*$/i;

/** Whether the line above the fence in which it is shown calls it wrong: "Unacceptable input example:". */
function isShownAsWrong({ before, above }: Words): boolean {
	if (before.trim() !== '') return false;
	const [line = '', fence = ''] = above()
		.split(/\r?\n/)
		.filter((line) => line.trim() !== '')
		.slice(-2);
	return /^\s*(?:`{3}|~{3})/.test(fence) && SHOWN_AS_WRONG.test(line);
}

const SHOWN_AS_WRONG =
	/^[\s#*_>-]{0,12}(?:unacceptable|invalid|illegal|malformed|incorrect|wrong|bad)(?: \w{1,20}){0,3}[:*_\s]{0,6}$/i;

/** What opens and closes a quotation. */
const MARKS: Readonly<Record<string, string>> = { '`': '`', "'": "'", '"': '"', '“': '”', '‘': '’', '«': '»' };

function isInMarks(before: string, after: string): boolean {
	const close = MARKS[before.slice(-1)];
	return close !== undefined && after.replace(/^(?:\.{3}|…)/, '').startsWith(close);
}

/** "of the form http:/a", "such as `http:/a`", "which yields http:/a", "rather than (http:/a)", 例如 http:/a. */
const INTRODUCED =
	/(?:\b(?:(?<!\b(?:I|we|you|they|would) )like|forms?|as|not|than|versus|vs\.?|instead of|(?:as|used) in|foo|bar|baz|yield(?:s|ed|ing)?|produc(?:es?|ed|ing)|becomes?|became|turn(?:s|ed)? into|result(?:s|ed|ing)? in)(?: (?:the|an?|this|ur[il]|link|address)){0,4},?|\b(?:invalid|malformed|illegal|bad|wrong) (?:ur[il]|link|address)(?: \w{1,12})?:|\buse (?:the )?format|例如|比如|形式|格式|而不是|例えば|たとえば|ではなく|예를 들어)[ :：]{0,4}[\\"'`“‘«「『(（]*$/i;

/** "http:/a is not allowed", "<b>http:/a</b> is not a valid", "http:/a will be read as", "http:/a => http://a". */
const DISCUSSED =
	/^["'`”’»」』)）]*(?:<\/\w{1,10}>)? *(?:=>|->|→|⇒|\b(?:(?:is|are|was|were) +(?:not|no|also|an? +(?:in)?valid|(?:in)?valid|wrong|treated|parsed|read|rejected|accepted|allowed|converted)|will|would|should|must|becomes?|instead|rather than|fails|succeeds)(?!\w))/i;

/** What a test wants: `assert_eq!(f("https://a.example/%zz"), …)`, `expect(f('http:/a')).toThrow()`. */
const ASSERTED =
	/\bassert (?:not )?[\w.]{1,60}\(['"]|\b(?:assert(?:\.\w{1,20}|\w{0,20})(?:<\w{1,40}>|!)?|expect\w{0,30}|should|require_[a-z_]{2,20}|check_[a-z]{2}|is_?valid\w{0,20}|t\.(?:is|not|equals?|same|true|false|throws|deepEqual))\s?\(|^\s*\((?:test|check)(?:-(?:equal|eqv?|error|true|false))? "/i;

/** The same in JSON's string: `"assert is_valid(\\"https:/a.example\\")"`. */
const TOLD_AS_CODE = /\bassert(?:[A-Z]\w{0,20})?[ (][\w.(]{0,60}\((?:\\"|')$/;

/** What a program looks for in another text, `url.startsWith("http://.232")`, also in a notebook. */
const COMPARED_WITH =
	/\b(?:(?:starts?|ends?)_?with|has_?(?:prefix|suffix)|contains|includes|index_?of|str(?:pos|_contains)|(?:str|mem)n?(?:case)?cmp|equals|find|g?(?:match|sub)|search|(?:str_i?|preg_)?replace(?:_?all|first)?|(?:not_?)?i?like|(?:re(?:gexp?)?|Pattern)\.compile|Reg(?:ex|Exp|ular_?expression))\s{0,4}\(\s{0,4}(?:[\w.$>-]{1,40},\s{0,4})?[rub@$]{0,4}\\?["'`]$/i;

/** `validators.isURL('http://a.example:23/')`, `validateUrl("http:/a")`: a call that says whether it is one. */
const ASKED_OF = /\b(?:is(?:_?a)?_?(?:valid)?_?|valid(?:ate)?_?)(?:ur[iln]|link|href|host|address)s?\(\s{0,4}["'`]$/i;

/** `nsURIs.put("http:///a.example/1.0"`, `new QName("http:a.example/x"`, `qname = "{http:a.example/x}y"`: names that are compared. */
const NAMESPACES =
	/\bQName\(["']$|\bq_?name\s{0,4}=\s{0,4}["']\{$|\bns_?uri\w{0,40}(?:\.\w{1,20}\(|\s{0,4}=|["']?\s{0,4}:)\s{0,4}["']$/i;

/** `a[href^="http:/a.example"]`: the value that a selector looks for. */
const SELECTS = /\[(?:href|src|action|data-\w{1,20})\s{0,4}[\^*$|~]?=\s{0,4}\\?["']?$/i;

/** `{"urlFilter": "|https:///a.example/*^"}`: a rule of what blocks requests, `declarativeNetRequest` in browsers. */
function isFilter(before: string): boolean {
	const opened = before.lastIndexOf('"');
	return opened > 0 && FILTER.test(before.slice(Math.max(0, opened - LONGEST_FILTER), opened));
}

const FILTER = /"(?:url|regex)Filter"\s?:\s?$/;
const LONGEST_FILTER = 20;

/** What a comment says that starts behind the string and what closes around it; empty where none does. */
function commentBehind({ after }: Words): string {
	const start = COMMENT.exec(after)?.[0] ?? after;
	return after.slice(start.length);
}

const COMMENT = /^['"`)\];,\s]{0,8}\s(?:#|\/\/|--) */;

/** What a program does with it, in the comment behind it: `get('http://%zz/')  # raises InvalidURL`, `// => false`. */
const REFUSED =
	/^(?:\w{1,20} (?:with )?)?(?:raises?|throws?|fails?|rejected|error|invalid|incorrect|malformed|illegal|(?:returns?|=+>|->|→) *(?:false|null|nil|none|undefined|error))(?!\w)/i;

/** `// file://a or file://C:/a or file://C:\a`: one of several spellings. */
const ONE_OF = /:\/\/\S{1,200} or [a-z]{2,10}:\/{2,3}\S{1,200} or $/i;

/** `"https://a.example/%00", // a null byte`: the comment behind a string names what is odd in it, or says that it is meant. */
const NAMED_BEHIND =
	/^(?:\w+ ){0,4}(?:null ?bytes?|control char\w*|path traversal|double[- ]encod\w+|homo(?:glyphs?|graphs?)|(?:=|is) cyrillic|on purpose|(?:intentional|deliberate)(?:ly)? (?!without|left|no\b|not\b)\w+)(?!\w)/i;

/** `print(join(a, b)); // http:/a.example`: alone behind a call, what that gives. */
const RESULT = /\);? ?(?:\/\/|#) ?$/;

/** `// http://a.example/%1, %1 is invalid`: what a comment says of it right behind, and of a part of it. */
const DISPUTED = /^[,:;(–—-]? ?[^.;]{0,40}\bis(?: an?| not| never)? (?:invalid|illegal|malformed|valid|allowed)\b/i;

/** `"file://z|y://x" reads as "file x inside a filesystem y"`, `file:///c|/ => file:///c:/`. */
const READ_AS = /^["'`] (?:reads as|is read as|stands for)(?!\w)|^\s{1,20}(?:=>|->|→)\s{1,9}[a-z][a-z\d+.-]{1,20}:/;

/** `abs("http://a/b") ==>  "http:/a/b"`: what a call gives. */
const GIVES = /(?:={2}>|(?:#|\/\/) ?=>) {0,4}["'`]$/;

/** `Support Windows file://c:/foo URIs`: one of a kind that is spoken of. */
const OF_A_KIND = /^["'`)]{0,4} (?:URIs|URLs|addresses)(?!\w)/;

/** `^\w{3} [ :0-9]{11} … visit http://a.example/(b|c)$`: a line that is a pattern. */
const OF_PATTERN = /\\[wds][{+*]|\](?:[+*]|\{\d)|\[:[a-z]{5,6}:\]/;

/** "❌ WRONG: http//a" at the start of a line, also in what a program says. */
const REPROVED =
	/(?:\/\/|#|--|\*) {1,9}(?:wrong|bad|incorrect|invalid): ["'`]?$|^[\s>*#/|-]{0,20}(?:❌|✗|✘|🚫|⛔)|^[\s>*#/|-]{0,20}(?:wrong|bad|incorrect|invalid|错误|錯誤|誤り|×)\*{0,2} ?[:：]/i;

/** `<url:file:D:\x>   # bad!!!` */
const REPROVED_BEHIND =
	/^[>"'`)]{0,4}[ \t]{1,9}(?:#|\/\/|--|<-|<--|←)[ \t]{0,4}(?:wrong|bad|incorrect|invalid)[!.]*\s*$/i;

/** A line that an interpreter was given, which its answer follows, but for a statement that ends in `;`. */
const GIVEN = /^(?:(?:[*#]|--|\/\/[/!]?) ?)?>>> \S/;

/** An example for readers of documents and for doctest; `> a = f( 'http://a.example/%a' )` in what explains a call. */
const PROMPT = /^\s*(?:[*#]|--|\/\/[/!]?)? {0,4}(?:(?:>>>|\.\.\.) |> [^(]{1,80}\(\s?["'`]$)/;
