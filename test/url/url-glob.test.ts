/** Globs of URLs: a star is any text, and everything else stands for itself. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { urlMatcher } from '../../server/src/url/url-glob';

describe('a glob of URLs', () => {
	for (const [glob, url, expected] of [
		['http://a.example/', 'http://a.example/', true],
		['http://a.example/', 'http://a.example/b', false],
		['http://a.example/', 'see http://a.example/', false],
		['http://a.example/*', 'http://a.example/b/c?d', true],
		['http://a.example/*', 'http://a.example/', true],
		['http://a.example/*', 'http://b.example/', false],
		['*.html', 'http://a.example/b.html', true],
		['*.html', 'http://a.example/b.html#c', false],
		['http://*/old', 'http://a.example/old', true],
		['http://*/old', 'http://a.example/new', false],
		['http://*/old', 'https://a.example/old', false],
		['*', '', true],
		['http://*/b*c', 'http://a.example/bc', true],
		['http://*/b*c', 'http://a.example/xc', false],
		['*b*b*', 'http://b.example/', false],
		['*b*b*', 'http://b.example/b', true],
		['*bc*', 'http://a.example/bxc', false],
		// No character stands for two pieces of the glob.
		['ab*ba', 'aba', false],
		['ab*ba', 'abba', true],
		['a*bc*c', 'abc', false],
		['a*bc*c', 'abcc', true],
		['http://a.example/?', 'http://a.example/b', false],
		['http://a.example/[b]', 'http://a.example/b', false],
		['', '', true],
		['', 'http://a.example/', false],
	] as const)
		test(`${glob || '(empty)'}: ${url}${expected ? '' : ' is another'}`, () =>
			assert.equal(urlMatcher([glob])(url), expected));

	test('one of several', () => {
		const matches = urlMatcher(['ftp:*', 'http://a.example/*']);
		assert(matches('http://a.example/b'));
		assert(matches('ftp://b.example/'));
		assert(!matches('http://b.example/'));
	});

	test('none of none', () => assert(!urlMatcher([])('http://a.example/')));
});
