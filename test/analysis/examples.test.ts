/** Many URLs that nobody can open, in one program: it is about them. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { analyse } from '../../server/src/analysis/analyse';
import { defaults, type Settings } from '../../server/src/settings';

const HOSTS = ['a..example', '-a.example', 'a-.example', 'a.-b.example', 'a..b.example'];

/** Lines in which the first `count` of the hosts stand. */
function listed(count: number, line: (url: string) => string = (url) => `f("${url}")`): string {
	return HOSTS.slice(0, count)
		.map((host) => line(`http://${host}/`))
		.join('\n');
}

function codesIn(text: string, languageId = 'javascript', settings: Settings = defaults): string[] {
	return analyse({ text, languageId }, settings).findings.map(({ code }) => code);
}

describe('a list of examples', () => {
	test('three are mistakes', () => assert.deepEqual(codesIn(listed(3)), Array(3).fill('invalid-host')));
	test('more are examples', () => assert.deepEqual(codesIn(listed(4)), []));
	test('also where a document shows a program', () =>
		assert.deepEqual(codesIn(`\`\`\`js\n${listed(5)}\n\`\`\``, 'markdown'), []));
	test('in a text that people read they are not', () =>
		assert.deepEqual(codesIn(listed(5), 'plaintext'), Array(5).fill('invalid-host')));
	test('one that stands there often is one', () => assert.equal(codesIn(`${listed(1)}\n`.repeat(9)).length, 9));
	test('what is mistyped beside them is a finding', () =>
		assert.deepEqual(codesIn(`${listed(5)}\nf("http:/a.example/x")`), ['missing-slashes']));
	test('links are followed', () => {
		const link = (url: string) => `<a href="${url}">x</a>`;
		assert.equal(codesIn(listed(5, link), 'html').length, 5);
	});
	test('who names the rule hears of all', () => {
		const settings: Settings = { ...defaults, rules: { 'invalid-host': 'error' } };
		assert.equal(codesIn(listed(5), 'javascript', settings).length, 5);
	});
	test('to the letter of RFC 1738 all are errors', () =>
		assert(codesIn(listed(5), 'javascript', { ...defaults, standard: 'rfc1738' }).length >= 5));
});
