/**
 * The derivations of the oracle's 200,000 URLs: one is whole exactly where the grammar derives the URL, its leaves are the URL, and
 * each of its nodes is a step of §5, as the fixture's text has it. Where one ends, a URL could go on, and not with the character
 * that stands there. `URL_LINT_SEED` sets another seed.
 */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { derive } from '../../server/src/derivation/derive';
import { parseUrl } from '../../server/src/url/parse';
import { runs } from '../analysis/arbitrary';
import { tried } from '../cases';
import { Corpus } from '../url/oracle/corpus';
import { recognises } from '../url/oracle/recognise';
import { derives, grammar } from '../url/oracle/regexp';
import { leavesOf, Steps } from './steps';

const COUNT = 200_000;
const SEED = Number(process.env.URL_LINT_SEED ?? 1738);
const steps = new Steps();

describe('derivations', () => {
	test(`of ${COUNT} URLs`, () => {
		tried(COUNT);
		const wrong: string[] = [];
		let whole = 0;
		for (const { index, text, derivable } of new Corpus(SEED).samples(COUNT)) {
			const problem = problemOf(text, derivable);
			if (problem !== undefined) wrong.push(`seed ${SEED}, sample ${index}: ${JSON.stringify(text)}: ${problem}`);
			if (derivable) whole++;
		}
		console.log(`seed ${SEED}: ${whole} of ${COUNT} URLs are derived; ${steps.size} different steps`);
		assert.equal(wrong.length, 0, `${wrong.length} derivations are wrong:\n${wrong.slice(0, 10).join('\n')}`);
	});

	test('of any text', () => {
		const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[a-z]{1,4}:[!-~ é]*$/));
		fc.assert(
			fc.property(texts, (text) => {
				assert.equal(problemOf(text, parseUrl(text, 'rfc1738').derivable), undefined);
			}),
			runs(2000),
		);
	});
});

function problemOf(text: string, derivable: boolean): string | undefined {
	const { root, stop, fragment } = derive(text);
	const end = fragment?.offset ?? text.length;
	if ((stop === undefined) !== derivable) return `derived: ${stop === undefined}, by the oracle: ${derivable}`;
	if (parseUrl(text, 'rfc1738').derivable !== derivable) return 'the parser disagrees';
	if (leavesOf(root, text) !== text.slice(0, stop?.offset ?? end)) return 'the leaves are not the text';
	if (stop !== undefined && stop.expected.length === 0) return 'nothing is expected';
	return steps.problemIn(root, text);
}

describe('where a derivation ends', () => {
	const samples = [...new Corpus(SEED + 1).samples(12_000)].map(({ text }) => text.replace(/#.*/s, ''));

	test('no URL begins with more', () => {
		const stops = samples.map((text) => ({ text, at: derive(text).stop?.offset ?? text.length }));
		const stopped = stops.filter(({ text, at }) => at < text.length);
		assert(stopped.length > 2000, `${stopped.length} ended before the URL`);
		for (const { text, at } of stopped) assert(!canGoOn(text.slice(0, at + 1)), JSON.stringify(text));
	});

	test('a URL begins so', () => {
		for (const text of samples) {
			const prefix = text.slice(0, derive(text).stop?.offset);
			assert(canGoOn(prefix), JSON.stringify(text));
		}
	});

	test('it never ends in what a URL begins with', () => {
		for (const text of samples.filter(derives))
			for (let at = 0; at < text.length; at++) assert.equal(derive(text.slice(0, at)).stop?.offset ?? at, at, text);
	});

	test('what is expected goes on, and nothing else', () => {
		for (const text of samples.filter((_, index) => index % 20 === 0)) {
			const { stop } = derive(text);
			if (stop === undefined) continue;
			const prefix = text.slice(0, stop.offset);
			const expected = new Set(stop.expected.flatMap(({ term, starts }) => (starts ?? [term]).flatMap(firstOf)));
			for (const character of ASCII) {
				const isStop = derive(prefix + character).stop?.offset === prefix.length;
				// The scheme's case is ignored.
				const read = prefix.includes(':') ? character : character.toLowerCase();
				assert.equal(isStop, !expected.has(read), `${JSON.stringify(prefix)} and ${JSON.stringify(character)}`);
			}
			assert.equal(derives(prefix), expected.has(''), prefix);
		}
	});
});

/** What completes a URL that was begun, wherever it was cut. */
const ENDS = [
	...['', 'a:', ':'],
	...endsOf('//u:p@a.a:1/a/1'),
	...endsOf('//a.a/a;a=a'),
	...endsOf('//a/a;type=a'),
	...endsOf('//localhost/a'),
	...endsOf('//1.1.1.1/'),
	...endsOf('a@a'),
	...endsOf('.a/a'),
	...['.a', '0.a', '/a?'],
];

function endsOf(url: string): string[] {
	return Array.from({ length: url.length }, (_, at) => url.slice(at));
}

/** Whether the oracle derives the text with some end behind it, an escape that it cuts completed. */
function canGoOn(text: string): boolean {
	return ['', '0', '00'].some((digits) => ENDS.some((end) => derives(text + digits + end)));
}

const ASCII = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)).filter(
	(character) => character !== '#',
);

/** The characters that a term begins with; an empty one for the end. */
function firstOf(term: string): string[] {
	if (term === 'end') return [''];
	if (term.startsWith('"')) return [term.charAt(1)];
	return ASCII.filter(
		(character) => recognises(grammar, term, character) || (character === '%' && term.endsWith('char')),
	);
}
