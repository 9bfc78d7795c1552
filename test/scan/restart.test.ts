/** Scanning can stop at any line and go on from there with what `scanTo` said of it: the URLs found are the same. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import type { Occurrences } from '../../server/src/find/occurrences';
import { type LineState, NOTHING, Scanner, scan } from '../../server/src/find/scanner';
import { WholeText } from '../../server/src/find/whole';
import { runs } from '../analysis/arbitrary';
import { documentIn, everyLanguage } from './documents';

/** Where each line but the first starts. */
function linesOf(text: string): number[] {
	return Array.from(text.matchAll(/\n/g), ({ index }) => index + 1);
}

/** The URLs from `from` on, in offsets from `base`. */
function shown(occurrences: Occurrences, from = 0, base = 0): string[] {
	return Array.from(occurrences)
		.filter(({ offset }) => offset >= from)
		.map(({ offset, end, context, url }) => `[${offset - base}, ${end - base}) ${context.name}: ${url}`);
}

function finish(text: string, languageId: string, line: number, state: LineState): Occurrences {
	const scanner = new Scanner(text, languageId, line, state);
	scanner.scanTo(text.length);
	return scanner.occurrences;
}

const LONGEST_STATE = 200;

/** What stands right before a line may matter, too: `<URL:` on the line before, the mark that opened emphasis a few lines before. */
const BETWEEN = 'a line of words, '.repeat(30);

/** What once was read otherwise from a line on. */
const KNOWN: readonly string[] = [
	// The break behind a backslash ends what looks like a regular expression, in JavaScript and AWK.
	'http:/e.example\\\nhttp://a.example/x',
	// What opens a string may run over lines, in CSS.
	'a { background: url(\n"http://a.example/x y") }',
	'a { background: url(\n\ndata:,a%20\nb) }',
	'a\nurl(\nhttp://a.example/x y)',
	// What closes an island does not close the tag around it.
	'<URL:<?php \n?>http://a.example/x',
];

/** The state at each line, from one scanner that goes from line to line. */
function statesOf(text: string, languageId: string): ReadonlyMap<number, LineState> {
	const scanner = new Scanner(text, languageId);
	const states = new Map(linesOf(text).map((line) => [line, scanner.scanTo(line)]));
	scanner.scanTo(text.length);
	assert.deepEqual(shown(scanner.occurrences), shown(scan(text, languageId)), 'in steps');
	for (const { enclosing } of states.values()) assert(enclosing.length < LONGEST_STATE, enclosing);
	return states;
}

for (const languageId of everyLanguage) {
	describe(languageId, () => {
		test('a scan from any line on finds what the whole scan found', () => {
			fc.assert(
				fc.property(documentIn(languageId), (text) => {
					const whole = scan(text, languageId);
					for (const [line, state] of statesOf(text, languageId))
						assert.deepEqual(shown(finish(text, languageId, line, state), line), shown(whole, line), `from ${line} on`);
				}),
				{ ...runs(100), examples: KNOWN.map((text): [string] => [text]) },
			);
		});

		test('equal states at a line behind the same words mean that everything after reads alike', () => {
			fc.assert(
				fc.property(documentIn(languageId), documentIn(languageId), documentIn(languageId), (one, other, rest) => {
					// What is asked of the whole document, as the language that it says it is in, is answered alike.
					const whole = new WholeText([one, other, rest].join('\n'), languageId);
					const found = [one, other].map((before) => {
						const text = `${before}\n${BETWEEN}\n${rest}`;
						const line = text.length - rest.length;
						const scanner = new Scanner(text, languageId, 0, NOTHING, whole);
						const state = scanner.scanTo(line);
						scanner.scanToEnd();
						return { state, rest: shown(scanner.occurrences, line, line) };
					});
					if (JSON.stringify(found[0]?.state) === JSON.stringify(found[1]?.state))
						assert.deepEqual(found[0]?.rest, found[1]?.rest);
				}),
				runs(100),
			);
		});
	});
}

describe('modes within modes', () => {
	const opened = '<a>{\n';
	const closed = '}</a>\n';
	const stateOf = (text: string) => new Scanner(text, 'typescriptreact').scanTo(text.length).enclosing;
	test('a state does not grow with each of many', () => {
		const [deep, deeper] = [stateOf(`x = ${opened.repeat(400)}`), stateOf(`x = ${opened.repeat(4000)}`)];
		assert(deep.length > 0 && deeper.length < deep.length + 10, `${deep.length}, ${deeper.length}`);
	});
	test('as many close', () => {
		for (const levels of [3, 60]) {
			const text = `x = ${opened.repeat(levels)}${closed.repeat(levels)};\n`;
			assert.equal(stateOf(text), stateOf('x = 1;\n'), `${levels}`);
		}
	});
});
