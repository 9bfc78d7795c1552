/** Which files of a workspace are looked at. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { filesBelow } from '../../server/src/globs/files-below';
import { type Contents, Tree } from './tree';

interface Case {
	readonly folders?: readonly string[];
	readonly contents: Contents;
	/** `urlLint.ignore`, by folder; `*` for all others. */
	readonly ignore?: Readonly<Record<string, unknown>>;
	readonly unreadable?: readonly string[];
	readonly expected: readonly string[];
	readonly errors?: number;
}

const cases: Readonly<Record<string, Case>> = {
	'files at any depth': {
		contents: { '/w/a.md': '', '/w/b/c.md': '', '/w/b/d/e.md': '' },
		expected: ['/w/a.md', '/w/b/c.md', '/w/b/d/e.md'],
	},
	'no folder': { folders: [], contents: { '/w/a.md': '' }, expected: [] },
	'several folders, and nothing beside them': {
		folders: ['/one', '/two'],
		contents: { '/one/a.md': '', '/two/b.md': '', '/three/c.md': '' },
		expected: ['/one/a.md', '/two/b.md'],
	},
	'several folders, each with its own .gitignore': {
		folders: ['/one', '/two'],
		contents: { '/one/.gitignore': '*.txt', '/one/a.txt': '', '/two/a.txt': '' },
		expected: ['/one/.gitignore', '/two/a.txt'],
	},
	'several folders, each with its own setting': {
		folders: ['/one', '/two'],
		contents: { '/one/a.log': '', '/two/a.log': '' },
		ignore: { '/one': ['*.log'] },
		expected: ['/two/a.log'],
	},
	'links are not followed': {
		contents: { '/w/a.md': '', '/w/link@': '', '/w/b/link.md@': '' },
		expected: ['/w/a.md'],
	},
	'what nobody wrote': {
		contents: {
			'/w/.git/config': '',
			'/w/node_modules/a/b.js': '',
			'/w/b/node_modules/c.js': '',
			'/w/.github/x.yml': '',
		},
		expected: ['/w/.github/x.yml'],
	},
	'.gitignore, and one lower down that takes some of it back': {
		contents: {
			...{ '/w/.gitignore': 'out/\n*.txt\n', '/w/out/a.md': '', '/w/a.txt': '', '/w/out.md': '' },
			...{ '/w/low/.gitignore': '!*.txt\n', '/w/low/a.txt': '', '/w/low/out/a.md': '' },
		},
		expected: ['/w/.gitignore', '/w/low/.gitignore', '/w/low/a.txt', '/w/out.md'],
	},
	'a pattern for folders leaves files of that name': {
		contents: { '/w/.gitignore': 'out/', '/w/out': '', '/w/a/out/b.md': '' },
		expected: ['/w/.gitignore', '/w/out'],
	},
	'a .gitignore that cannot be read': {
		contents: { '/w/.gitignore': '*.md', '/w/a.md': '' },
		unreadable: ['/w/.gitignore'],
		expected: ['/w/.gitignore', '/w/a.md'],
	},
	'a .gitignore that is a folder or a link': {
		contents: { '/w/.gitignore@': '*.md', '/w/a.md': '', '/w/b/.gitignore/c.md': '' },
		expected: ['/w/a.md', '/w/b/.gitignore/c.md'],
	},
	'a folder in a repository: what is said above it': {
		folders: ['/r/a/w'],
		contents: {
			'/r/.git/HEAD': '',
			'/r/.gitignore': '*.txt',
			'/r/a/.gitignore': '/w/b',
			'/r/a/w/c.txt': '',
			'/r/a/w/b/d.md': '',
			'/r/a/w/e.md': '',
		},
		expected: ['/r/a/w/e.md'],
	},
	'what stands above the repository does not count': {
		folders: ['/top/r/w'],
		contents: { '/top/.gitignore': '*.txt', '/top/r/.git': '', '/top/r/w/a.txt': '' },
		expected: ['/top/r/w/a.txt'],
	},
	'without a repository, what stands above does not count': {
		folders: ['/r/w'],
		contents: { '/r/.gitignore': '*.txt', '/r/w/a.txt': '' },
		expected: ['/r/w/a.txt'],
	},
	'a folder that git leaves out, opened': {
		folders: ['/r/out/w'],
		contents: { '/r/.git/HEAD': '', '/r/.gitignore': 'out\n*.txt', '/r/out/w/a.md': '', '/r/out/w/b.txt': '' },
		expected: ['/r/out/w/a.md', '/r/out/w/b.txt'],
	},
	'a repository that is the root': {
		folders: ['/w'],
		contents: { '/.git/HEAD': '', '/.gitignore': '*.txt', '/w/a.txt': '', '/w/b.md': '' },
		expected: ['/w/b.md'],
	},
	'names in the setting': {
		contents: { '/w/a.min.js': '', '/w/vendor/b.js': '', '/w/c/vendor/d.js': '', '/w/e.js': '' },
		ignore: { '*': ['*.min.js', 'vendor'] },
		expected: ['/w/e.js'],
	},
	'paths and longer patterns are left to the server': {
		contents: { '/w/docs/old/a.md': '', '/w/b.md': '', '/w/c,d.md': '' },
		ignore: { '*': ['docs/old', '{b,x}.md', '[b].md', 'c,d.md', '*'.repeat(1001), 7, null] },
		expected: ['/w/b.md', '/w/c,d.md', '/w/docs/old/a.md'],
	},
	'a pattern that is just short enough': {
		contents: { '/w/a.md': '' },
		ignore: { '*': [`${'*'.repeat(997)}.md`] },
		expected: [],
	},
	'a setting that makes no sense': {
		contents: { '/w/a.md': '' },
		ignore: { '*': 'a.md' },
		expected: ['/w/a.md'],
	},
	'a configuration file that replaces the setting': {
		contents: { '/w/a.log': '', '/w/b/.url-lint.json': '{ "ignore" : [] }', '/w/b/c.log': '', '/w/b/d/e.log': '' },
		ignore: { '*': ['*.log'] },
		expected: ['/w/b/.url-lint.json', '/w/b/c.log', '/w/b/d/e.log'],
	},
	'one that does not, below one that does': {
		contents: {
			'/w/.url-lint.json': '{ "ignore": [] }',
			'/w/a.log': '',
			'/w/b/.url-lint.json': '{ "rules": {} }',
			'/w/b/c.log': '',
		},
		ignore: { '*': ['*.log'] },
		expected: ['/w/.url-lint.json', '/w/a.log', '/w/b/.url-lint.json'],
	},
	'a folder that cannot be read': {
		contents: { '/w/a/b.md': '', '/w/c.md': '' },
		unreadable: ['/w/a'],
		expected: ['/w/c.md'],
		errors: 1,
	},
	'a workspace folder that cannot be read': {
		folders: ['/w', '/x'],
		contents: { '/w/a.md': '', '/x/b.md': '' },
		unreadable: ['/w'],
		expected: ['/x/b.md'],
		errors: 1,
	},
	'a folder above that cannot be read': {
		folders: ['/r/w'],
		contents: { '/r/.git/HEAD': '', '/r/.gitignore': '*.txt', '/r/w/a.txt': '' },
		unreadable: ['/r'],
		expected: ['/r/w/a.txt'],
	},
};

describe('the files of a workspace', () => {
	for (const [
		what,
		{ folders = ['/w'], contents, ignore = {}, unreadable = [], expected, errors = 0 },
	] of Object.entries(cases))
		test(what, async () => {
			const tree = new Tree(contents, unreadable);
			const ignored = ({ path }: { path: string }) => ignore[path] ?? ignore['*'];
			const found: string[] = [];
			let failed = 0;
			const places = folders.map((path) => ({ path }));
			for await (const { path } of filesBelow(places, { ...tree, ignored }, () => failed++)) found.push(path);
			assert.deepEqual(found.toSorted(), expected);
			assert.equal(failed, errors);
		});
});
