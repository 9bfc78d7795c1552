/** Globs of files and of URLs. That none of them makes a matcher slow is counted in test/bench. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { fileMatcher, globOf, rebased } from '../../server/src/globs/files';
import { urlMatcher } from '../../server/src/url/url-glob';

/** A glob, the paths it matches, and paths that it does not. */
const fileGlobs: [string, string[], string[]][] = [
	['a.txt', ['a.txt', 'd/a.txt', 'd/e/a.txt', 'a.txt/b'], ['b.txt', 'a.txtx', 'xa.txt', 'a-txt', 'A.txt']],
	['/a.txt', ['a.txt'], ['d/a.txt']],
	['./a.txt', ['a.txt'], ['d/a.txt']],
	['node_modules', ['node_modules/x', 'd/node_modules/x/y'], ['node_modules2/x', 'x/my_node_modules']],
	['dist/', ['dist/x', 'd/dist/x/y'], ['distx', 'd/xdist/y']],
	['*.min.*', ['a.min.js', 'd/a.min.css', '.min.'], ['min.js', 'a.minjs', 'a.min']],
	['*', ['a', 'd/e', '.hidden'], []],
	['docs/*.md', ['docs/a.md', 'docs/.md'], ['docs/d/a.md', 'x/docs/a.md', 'docs/a.mdx']],
	['docs/**', ['docs/a', 'docs/d/a'], ['docs', 'docsx/a', 'x/docs/a']],
	['docs', ['docs/a', 'x/docs/a'], ['docsx']],
	['docs/old', ['docs/old', 'docs/old/a/b'], ['docs/older', 'x/docs/old']],
	['**/old/*', ['old/a', 'd/old/a', 'd/e/old/a', 'd/e/old/a/b'], ['old', 'cold/a', 'd/cold/a']],
	['a/**/b', ['a/b', 'a/x/b', 'a/x/y/b'], ['a/xb', 'ab', 'a/x/yb']],
	['?.txt', ['a.txt', 'é.txt', '🌍.txt'], ['.txt', 'ab.txt', '/.txt']],
	['*.{md,txt}', ['a.md', 'd/a.txt'], ['a.html', 'a.{md,txt}', 'a.']],
	['{a,b{c,d}}.x', ['a.x', 'bc.x', 'bd.x'], ['b.x', 'ac.x']],
	['a{,b}', ['a', 'ab'], ['abb']],
	['{a', ['{a'], ['a']],
	['a}', ['a}'], ['a']],
	['a,b', ['a,b'], ['a', 'b']],
	['\\*.txt', ['*.txt'], ['a.txt']],
	['a[1].txt', ['a[1].txt'], ['a1.txt']],
	['(a|b)+', ['(a|b)+'], ['a', 'ab']],
	['日本*', ['日本語.txt', 'd/日本'], ['本日']],
];

describe('globs of files', () => {
	for (const [glob, matching, others] of fileGlobs)
		test(glob, () => {
			const matches = fileMatcher([glob]);
			for (const path of matching) assert(matches(path), `${path} is matched`);
			for (const path of others) assert(!matches(path), `${path} is not matched`);
		});

	test('one of several', () => {
		const matches = fileMatcher(['a', 'b']);
		assert(matches('a') && matches('b') && !matches('c'));
		assert(!fileMatcher([])('a'));
	});

	test('globOf matches the path, and no other', () => {
		const path = fc.string({ unit: fc.constantFrom(...'ab*?{},\\[]!'), minLength: 1 });
		fc.assert(
			fc.property(path, path, (one, other) => {
				const matches = fileMatcher([globOf(one)]);
				assert(matches(one));
				assert.equal(matches(other), one === other);
				assert(!matches(`d/${one}`));
			}),
		);
	});

	test('any text is a glob', () => {
		const text = fc.string({ unit: fc.constantFrom(...'ab*?{},\\/') });
		fc.assert(fc.property(text, text, (glob, path) => assert.equal(typeof fileMatcher([glob])(path), 'boolean')));
	});

	for (const glob of [
		`${'*a'.repeat(50)}b`,
		'**/'.repeat(50),
		`${'{a,b*}'.repeat(30)}`,
		'{'.repeat(500),
		`${'{'.repeat(1e5)}}`,
		`{${'a,'.repeat(1e5)}}`,
	])
		test(`any glob ends: ${glob.slice(0, 12)}…`, () => {
			for (const path of ['a'.repeat(4000), 'a/'.repeat(2000)])
				assert.equal(typeof fileMatcher([glob])(path), 'boolean');
		});
});

describe('a glob that moves to another folder', () => {
	for (const [glob, from, to, expected] of [
		['*.log', '/w', '/w/sub', '*.log'],
		['sub/gen', '/w', '/w', 'sub/gen'],
		['sub/gen', '/w', '/w/sub', '/gen'],
		['/sub/*.md', '/w', '/w/sub', '/*.md'],
		['*/gen', '/w', '/w/sub', '/gen'],
		['other/gen', '/w', '/w/sub', undefined],
		['**/old/*', '/w', '/w/sub', '/**/old/*'],
		['a/**/old', '/w', '/w/a/b', '/**/old'],
		['w/sub/gen', '', '/w/sub', '/gen'],
		['{sub/gen,x}/y', '/w', '/w/sub', undefined],
		['sub', '/w', '/w/sub', '/**'],
		['*/sub', '/w', '/w/a/sub/b', '/**'],
		['gen/*', '/w/[*]', '/w', '/[\\*]/gen/*'],
		['**/gen/*', '/w/sub', '/w', '/sub/**/gen/*'],
		['gen/*', '/w', '/other', undefined],
		['gen/*', '/w', '/w2', undefined],
	] as const)
		test(`${glob} from ${from} to ${to}`, () => assert.equal(rebased(glob, from, to), expected));

	test('matches the same files', () => {
		const globs = ['*.log', 'sub/gen', '*/gen', '**/gen/*', 'sub/**', '/a.md', 'sub/*/*.{md,txt}', '**/x'];
		for (const path of ['a.md', 'gen/a', 'gen/x/b', 'd/a.md', 'd/e.log', 'x', 'd/gen/y', 'old/x/z'])
			for (const glob of globs) {
				const moved = rebased(glob, '/w', '/w/sub');
				const isMatched = moved !== undefined && fileMatcher([moved])(path);
				assert.equal(isMatched, fileMatcher([glob])(`sub/${path}`), `${glob} ${path}`);
			}
	});
});

const urlGlobs: [string, string[], string[]][] = [
	['http://a.example/', ['http://a.example/'], ['http://a.example/x', 'HTTP://a.example/', 'xhttp://a.example/']],
	['http://a.example/*', ['http://a.example/', 'http://a.example/x/y?z'], ['http://a.example', 'https://a.example/']],
	['*://a.example*', ['http://a.example', 'ftp://a.example/x'], ['//a.example']],
	['*/x*', ['http://a/x', '/x', 'a/xy'], ['http://a/y']],
	['*', ['', 'a'], []],
	['**', ['', 'a'], []],
	['a*a', ['aa', 'aba'], ['a', 'ab']],
	['a*b*a', ['aba', 'abba', 'axbxa'], ['aa', 'ab', 'ba', 'aab']],
	['a*ab*b', ['aabb', 'axabb'], ['aab', 'abb']],
	['http://a?b=[c]', ['http://a?b=[c]'], ['http://axb=c']],
];

describe('globs of URLs', () => {
	for (const [glob, matching, others] of urlGlobs)
		test(glob, () => {
			const matches = urlMatcher([glob]);
			for (const url of matching) assert(matches(url), `${url} is matched`);
			for (const url of others) assert(!matches(url), `${url} is not matched`);
		});

	test('as a regular expression would, for short ones', () => {
		const text = fc.string({ unit: fc.constantFrom(...'ab*'), maxLength: 6 });
		fc.assert(
			fc.property(text, fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 8 }), (glob, url) => {
				assert.equal(urlMatcher([glob])(url), new RegExp(`^${glob.replaceAll('*', '.*')}$`).test(url));
			}),
			{ numRuns: 2000 },
		);
	});
});
