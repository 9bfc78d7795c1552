/**
 * One URL with thousands of mistakes: what is asked of the whole URL is asked once, not for each of them. Counted: how often a pattern is
 * given a whole long URL that may have to be read to its end.
 */

import assert from 'node:assert/strict';
import { after, afterEach, describe, test } from 'node:test';
import { check } from '../../server/src/config/check';
import { defaults } from '../../server/src/settings';
import { title } from '../scan/marked';

const MISTAKES = 2_000;
/** Questions of rules, readers and families, each asked a few times of a URL. */
const MOST = MISTAKES / 4;
/** No window around a violation, nor around a URL, is as long. */
const LONG = 5_000;

const PLACES: readonly (readonly [languageId: string, before: string])[] = [
	['markdown', 'see https://a.example/'],
	['markdown', '[a](https://a.example/?q='],
	['python', 'x = "https://a.example/'],
	['javascript', '// https://a.example/'],
	['html', '<a href="https://a.example/'],
	['json', '{"a": "https://a.example/'],
	['yaml', 'a: https://a.example/#'],
	['plaintext', 'mailto:a@b.example?subject='],
	['latex', 'https://a.example/?a='],
];

const UNITS =
	'% %s %A %z/ /%N %% %{a} %a% %5 %zz|x<y %uABCD | |a {a}^ ^a \\a \\_ "a `a <a >a {a [a] ]a # #a ü \u200ba %E9/ %00 %2541 %41 %0A 。a （a） a|b $a| /[a] \'+a+\' <!--a--> &amp;amp;a= {"a":'.split(
		' ',
	);

/** Whether the pattern looks at a bounded number of characters, tied to one place, or goes on where it stopped. */
function isBounded({ source, sticky, global, lastIndex }: RegExp): boolean {
	if (sticky || (global && lastIndex > 0)) return true;
	return source.startsWith('^') && !/(?<!\\)[*+]|\{\d+,\}/.test(source.replace(SCHEME, ''));
}

const SCHEME = /^\^\[a-z[^\]]*\][*+]:/;

const { exec } = RegExp.prototype;

describe('of the whole URL it is asked once', () => {
	/** In how many texts the URL was long, and did not end at the first unit. */
	let long = 0;

	after(() => assert(long > 200, `only ${long} of the URLs were long`));
	afterEach(() => {
		RegExp.prototype.exec = exec;
	});

	for (const [languageId, before] of PLACES)
		for (const unit of UNITS)
			test(`${languageId}: ${title(before)} + ${title(unit)}`, () => {
				const asked = new Map<string, number>();
				RegExp.prototype.exec = function counting(text) {
					if (text.length > LONG && !isBounded(this)) asked.set(this.source, (asked.get(this.source) ?? 0) + 1);
					return exec.call(this, text);
				};
				const text = before + unit.repeat(Math.max(MISTAKES, Math.ceil((2 * LONG) / unit.length)));
				for (const finding of check({ name: 'a', text, languageId }, defaults).findings) assert(finding.message !== '');
				if (asked.size > 0) long++;
				const often = [...asked].filter(([, times]) => times > MOST);
				assert.deepEqual(often, []);
			});
});
