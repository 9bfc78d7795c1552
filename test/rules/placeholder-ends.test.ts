// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the table shows the placeholders of other languages

/** Where a placeholder ends: where its family's examples do, whatever follows, and not before or behind that. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { families } from '../../server/src/placeholders/table';

const end = (text: string, offset: number, { match }: (typeof families)[number]): number =>
	match(text, offset, text.length);

/** What stands in braces there, the family of braces takes. */
const TAKEN_BY_BRACES = new Set(['%{?dist}', '%{HTTP_HOST}']);

describe('an example of each family', () => {
	for (const family of families)
		for (const example of family.examples.filter((each) => !TAKEN_BY_BRACES.has(each)))
			test(`${family.name}: ${example}`, () => {
				// `%sfoo`: letters may follow.
				const whole = 7 + example.replace(/foo$/, '').length;
				for (const behind of ['', '/x', '/x"', '?q=1']) {
					const text = `http://${example}${behind}`;
					assert.equal(end(text, 7, family), whole, JSON.stringify(text));
				}
			});
});

describe('a command in backticks', () => {
	const command = families.find(({ name }) => name === 'command') ?? assert.fail();
	for (const [text, ends] of [
		['"http://`h`/"', 11],
		['echo `date`; "http://`h`/"', 24],
		['echo \\`; "http://`h`/"', 20],
		['`curl http://`h', -1],
		['"http://\\`h`/"', -1],
	] as const)
		test(JSON.stringify(text), () => assert.equal(end(text, text.indexOf('`', text.indexOf('//')), command), ends));
});

describe('of a placeholder that was not closed nothing is one', () => {
	const closers = /[\])}>%@`*?#_]$/;
	for (const family of families)
		for (const example of family.examples.filter((each) => closers.test(each) && each.length > 3)) {
			const open = example.replace(/[\])}>%@`*?#_]+$/, '');
			test(`${family.name}: ${open}`, () => assert.ok(end(`http://${open}`, 7, family) < 7 + open.length));
		}
});

describe('nothing is found whose second character the family does not name', () => {
	const named = families.filter(({ second }) => second !== undefined);
	const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
	for (const family of named)
		test(`${family.name}: ${family.second}`, () => {
			for (const example of family.examples)
				for (const other of [...ascii, 'é', 'ſ'].filter((each) => !family.second?.includes(each)))
					for (const rest of [example.slice(1), example.slice(2), `${example.slice(1)}${other}`]) {
						const text = `http://${example.charAt(0)}${other}${rest}/x`;
						assert.equal(end(text, 7, family), -1, JSON.stringify(text));
					}
		});
	test('many name them', () => assert(named.length > 30));
});
