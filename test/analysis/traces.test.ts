/** What a pattern leaves is found wherever the pattern matches, however the text is cut: where it is not found, nobody looks closer. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { CALLS, COMMANDS, TRACE_OF_CALLS } from '../../server/src/find/format-calls';
import { comparing, isMentioned } from '../../server/src/rules/mention';
import type { Place, Words } from '../../server/src/rules/rule';
import { type Trace, Traces } from '../../server/src/url/traces';

const B: Trace = { pattern: /ab+c?/, longest: 4 };

describe('a trace', () => {
	const text = `${'.'.repeat(510)}abbc${'.'.repeat(600)}`;
	for (const [from, to, expected] of [
		[0, text.length, true],
		[510, 514, true],
		[505, 511, true],
		[-20, 600, true],
		[1030, 1100, false],
		[600, 600, false],
	] as const)
		test(`in [${from}, ${to}): ${expected}`, () => {
			const traces = new Traces(text);
			assert.equal(traces.mayStand(B, from, to), expected);
			assert.equal(traces.mayStand(B, from, to), expected, 'asked again');
		});

	test('is looked for once in a block, and each by itself', () => {
		let asked = 0;
		const counted: Trace = { pattern: /x/, longest: 1 };
		const test = counted.pattern.test.bind(counted.pattern);
		counted.pattern.test = (block) => {
			asked++;
			return test(block);
		};
		const traces = new Traces('.'.repeat(2048));
		for (let at = 0; at + 100 < 2048; at++) assert.equal(traces.mayStand(counted, at, at + 100), false);
		assert.equal(asked, 4);
		assert.equal(traces.mayStand({ pattern: /\./, longest: 1 }, 0, 1), true);
	});
});

/** What the patterns are made of, and what is near it. */
const pieces = fc.constantFrom(
	...[
		'\\d',
		'\\w+',
		'\\.',
		'\\r\\n',
		'.*',
		'.+x',
		'[^',
		'[a-z]+',
		'(?:',
		'(?<',
		' m/^',
		'"s|x',
		' s,a',
		'(d*',
		'{1,2}',
		'%w+',
	],
	...[
		'->',
		'→',
		'=>',
		'not',
		'But',
		'instead',
		'rather',
		'should',
		'becomes',
		'vs',
		'than',
		'x',
		' ',
		'/',
		'.',
		'"',
		"'",
		'(',
	],
	...[
		'printf(',
		'g_strdup_printf (',
		'PRINTF(',
		'Errorf(',
		'Logf (',
		'syslog(',
		'pr_info(',
		'qDebug(',
		'g_warning(',
		'errx(',
	],
	...[
		'String.format(',
		'format:"',
		'Format: @"',
		'strftime(',
		'os.date(',
		'StrFormat(',
		'printf "',
		'date +',
		'format "',
	],
);
const anyText = fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(''));

/** Words whose text is cut anywhere, as it is at 500 characters. */
const words = fc.record({ before: anyText, after: anyText, cut: fc.nat({ max: 6 }) }).map(({ before, after, cut }) => ({
	before: before.slice(cut),
	after: after.slice(0, Math.max(0, after.length - cut)),
}));

function placeWith({ before, after }: Pick<Words, 'before' | 'after'>, sure: boolean): Place {
	const text = `${before}|${after}`;
	const traces = new Traces(text);
	const mayHold = (trace: Trace) =>
		sure || traces.mayStand(trace, 0, before.length) || traces.mayStand(trace, before.length + 1, text.length);
	return { ...placeOfUrl, words: () => ({ before, after, above: () => '', isLong: () => false, mayHold }) };
}

const placeOfUrl: Place = {
	...{
		context: 'text',
		program: false,
		isQuoted: () => false,
		pointy: false,
		identifier: false,
		link: false,
		plainText: true,
		isRecorded: () => false,
		isDescription: () => false,
	},
	words: () => ({ before: '', after: '', above: () => '', isLong: () => false, mayHold: () => true }),
	namesAttacks: () => false,
	showsAttacks: () => false,
	isWrittenOut: () => false,
	breaks: [],
};

test('of the words around a URL, the same is said with traces and without', () => {
	let said = 0;
	fc.assert(
		fc.property(words, (around) => {
			const known = isMentioned(placeWith(around, true));
			assert.equal(isMentioned(placeWith(around, false)), known);
			assert.deepEqual(comparing(placeWith(around, false)), comparing(placeWith(around, true)));
			if (known) said++;
		}),
		{ numRuns: 3000 },
	);
	assert(said > 100, `only ${said} were mentioned`);
});

test('wherever a call that formats stands, its trace does', () => {
	fc.assert(
		fc.property(anyText, fc.nat({ max: 600 }), (calls, dots) => {
			const text = '.'.repeat(dots) + calls;
			for (const pattern of [CALLS, COMMANDS])
				for (const { index, 0: found } of text.matchAll(pattern))
					assert(new Traces(text).mayStand(TRACE_OF_CALLS, index, index + found.length), found);
		}),
		{ numRuns: 1000 },
	);
});
