/** `.gitignore` patterns leave out what git leaves out: git itself is asked, about patterns and paths made at random. */

import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import fc from 'fast-check';
import { GitIgnore, LONGEST_FILE, LONGEST_PATTERN } from '../../server/src/globs/gitignore';

/** What stands in a `.gitignore`, and files: those that git leaves out are marked with a "-". */
const table: readonly (readonly [patterns: string, ...paths: string[]])[] = [
	['*.log', '-a.log', '-d/b.log', 'a.logs', 'log'],
	['out/', '-out/a', '-d/out/a', 'out2/a', 'd/out'],
	['/a', '-a', 'd/a', '-a/b'],
	['d/a', '-d/a', 'e/d/a', 'd/ab'],
	['a/**', '-a/b', '-a/b/c', 'b/a/c'],
	['**/a', '-a', '-d/a', '-d/e/a', 'ba'],
	['a/**/b', '-a/b', '-a/x/b', '-a/x/y/b', 'ab', 'a/xb'],
	['a**b', '-ab', '-axb', 'a/b'],
	['a/**b', '-a/b', '-a/xb', 'a/x/b'],
	// Git reads what follows the literal start as from the start of a path.
	['a**/b', '-a/b', '-ax/b', '-a/x/b'],
	['?**/b', '-ax/b', 'a/x/b'],
	['*', '-a', '-d/a'],
	['*.txt\n!b.txt', '-a.txt', 'b.txt', 'd/b.txt'],
	['d\n!d/a', '-d/a'],
	['?', '-a', 'ab', '-d/a'],
	['a?b', '-axb', 'ab', 'a/b'],
	['[a-c]', '-a', '-c', 'd', '-b/x'],
	['[!a]', 'a', '-b'],
	['[^a]', 'a', '-b'],
	['[]]', '-]', 'a'],
	['[]-a]', '-]', '-^', '-a', 'b'],
	['[a-]', '-a', '--', 'b'],
	['[\\]]', '-]', '\\'],
	['[[:digit:]x]', '-1', '-x', 'a'],
	['[[:nonsense:]]', 'n', ':'],
	['[[:x]', '-[', '-:', '-x', 'a'],
	['[a', '[a', 'a'],
	['a[/]b', 'a/b'],
	['\\#a', '-#a', 'a'],
	['#a', '#a', 'a'],
	['\\!a', '-!a', 'a'],
	['a  ', '-a', 'a  '],
	['a\\ ', '-a ', 'a'],
	['a\\', 'a', 'a\\'],
	['\\a\\*', '-a*', 'ab'],
	['a\r\nb', '-a', '-b', 'c'],
	['/', 'a', 'd/a'],
	['!', '!'],
	['**', '-a', '-d/a'],
	['/**', '-a', '-d/a'],
	['**/', 'a', '-d/a'],
	['/*/', 'a', '-d/a'],
	['*/a', '-d/a', 'a', 'd/e/a'],
	['日本*', '-日本語', '本日'],
];

const root = mkdtempSync(join(tmpdir(), 'url-lint-gitignore-'));
after(() => rmSync(root, { recursive: true }));
execFileSync('git', ['init', '-q'], { cwd: root });
let folders = 0;

/** A case: what stands in the `.gitignore`, and the files that are asked about. */
type Case = readonly [patterns: string, paths: readonly string[]];

/** Of each case the paths that git leaves out. */
function byGit(cases: readonly Case[]): string[][] {
	const named = cases.map(([patterns, paths]) => {
		const folder = `case${folders++}`;
		mkdirSync(join(root, folder));
		writeFileSync(join(root, folder, '.gitignore'), patterns);
		return { folder, paths };
	});
	const input = named.flatMap(({ folder, paths }) => paths.map((path) => `${folder}/${path}\0`)).join('');
	const { status, stdout, stderr } = spawnSync('git', ['check-ignore', '--no-index', '--stdin', '-z'], {
		...{ cwd: root, input, encoding: 'utf8' },
	});
	// 1: none is left out.
	assert(status === 0 || status === 1, stderr);
	const left = new Set(stdout.split('\0'));
	return named.map(({ folder, paths }) => paths.filter((path) => left.has(`${folder}/${path}`)));
}

function byUs([patterns, paths]: Case): string[] {
	return paths.filter((path) => isLeftOut(path, GitIgnore.none.with(patterns, assert.fail)));
}

/** A file is left out with the folder in which it lies. */
function isLeftOut(path: string, git: GitIgnore): boolean {
	const [name = '', ...below] = path.split('/');
	if (below.length === 0) return git.ignores(name, false);
	return git.ignores(name, true) || isLeftOut(below.join('/'), git.enter(name));
}

describe('.gitignore', () => {
	for (const [patterns, ...marked] of table)
		test(JSON.stringify(patterns), () => {
			const paths = marked.map((path) => path.replace(/^-/, ''));
			const expected = marked.filter((path) => path.startsWith('-')).map((path) => path.slice(1));
			assert.deepEqual(byUs([patterns, paths]), expected);
			assert.deepEqual(byGit([[patterns, paths]])[0] ?? [], expected, 'git says otherwise');
		});

	test('as git reads it, whatever stands there', () => {
		const pattern = fc.oneof(
			fc.string({ unit: fc.constantFrom(...'aab/*?!\\[]-^ '), minLength: 1, maxLength: 8 }),
			fc
				.array(fc.constantFrom('a', 'b', '*', '**', '/', '/', '?', '[ab]', 'a*'), { minLength: 1, maxLength: 6 })
				.map((parts) => parts.join('')),
		);
		const name = fc.string({ unit: fc.constantFrom(...'aab'), minLength: 1, maxLength: 2 });
		const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((names) => names.join('/'));
		const one = fc.tuple(
			fc.array(pattern, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n')),
			fc.uniqueArray(path, { minLength: 12, maxLength: 20 }),
		);
		// One call of git for many: most of the time it starts.
		fc.assert(
			fc.property(fc.array(one, { minLength: 200, maxLength: 200 }), (cases) => {
				for (const [index, expected] of byGit(cases).entries()) {
					const [patterns, paths] = cases[index] as Case;
					assert.deepEqual(byUs([patterns, paths]), expected, JSON.stringify(patterns));
				}
			}),
			{ numRuns: 10, endOnFailure: true },
		);
	});

	test('a nested file goes before one above it', () => {
		const above = GitIgnore.none.with('*.txt\n/d/only\n', assert.fail);
		const nested = above.enter('d').with('!a.txt\n/b\n', assert.fail);
		assert.deepEqual(
			['a.txt', 'b.txt', 'b', 'only', 'c'].map((name) => nested.ignores(name, false)),
			[false, true, true, true, false],
		);
		assert(!nested.enter('e').ignores('b', false));
	});

	test('what is too long is left out, and said', () => {
		let said = 0;
		const git = GitIgnore.none.with(`${'a'.repeat(LONGEST_PATTERN + 1)}\nb\n`, () => said++);
		assert(git.ignores('b', false) && !git.ignores('a'.repeat(LONGEST_PATTERN + 1), false));
		const long = GitIgnore.none.with(`b\n${'#\n'.repeat(LONGEST_FILE)}c\n`, () => said++);
		assert(long.ignores('b', false) && !long.ignores('c', false));
		assert.equal(said, 2);
	});
});
