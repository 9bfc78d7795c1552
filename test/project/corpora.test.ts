/** `npm run corpora` without the repositories, which are not ours to keep: what it says of them, and what is kept. */

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import repositories from '../../scripts/corpora/repositories.json';
import { type Claim, hashOf, Verdicts } from '../../scripts/corpora/verdicts';

const root = join(__dirname, '../..');
const kept = join(root, 'scripts/corpora/verdicts.tsv');

const claim: Claim = {
	rule: 'space',
	path: 'a/b/c.md',
	url: 'https://a.example/x y',
	line: '[x](https://a.example/x y)',
};

function inFolder(use: (directory: string) => void): void {
	const directory = mkdtempSync(join(tmpdir(), 'url-lint-corpora-'));
	try {
		use(directory);
	} finally {
		rmSync(directory, { recursive: true });
	}
}

test('at least 60 repositories, each with its commit, none twice', () => {
	assert.ok(repositories.length >= 60);
	for (const { owner, name, commit } of repositories)
		assert.match(`${owner}/${name} ${commit}`, /^[\w.-]+\/[\w.-]+ [\da-f]{40}$/);
	assert.equal(new Set(repositories.map(({ owner, name }) => `${owner}/${name}`)).size, repositories.length);
});

test('every verdict names a path in one of them, and why when it is not true', () => {
	const names = new Set(repositories.map(({ owner, name }) => `${owner}/${name}`));
	const rows = readFileSync(kept, 'utf8').split('\n').filter(Boolean);
	assert.ok(rows.length >= 300, String(rows.length));
	for (const row of rows) {
		const [hash = '', path = '', , verdict = '', why = ''] = row.split('\t');
		assert.match(hash, /^[\da-f]{16}$/);
		assert.ok(names.has(path.split('/').slice(0, 2).join('/')), path);
		assert.ok(verdict === 'true' || (/^(?:debatable|false)$/.test(verdict) && why !== ''), row);
	}
});

test('a verdict is kept for the rule, the URL, the line and the path, not for the place in the file', () => {
	inFolder((directory) => {
		const file = join(directory, 'verdicts.tsv');
		writeFileSync(file, '');
		const verdicts = new Verdicts(file);
		verdicts.add(claim, 'false', 'for\ta reason');
		verdicts.save();
		const again = new Verdicts(file);
		assert.deepEqual(again.of({ ...claim }), { rule: 'space', verdict: 'false', why: 'for a reason' });
		for (const other of [{ rule: 'x' }, { url: 'x' }, { line: 'x' }, { path: 'x' }])
			assert.equal(again.of({ ...claim, ...other }), undefined, JSON.stringify(other));
		assert.ok(!readFileSync(file, 'utf8').includes('a.example'), 'the text is not kept');
		assert.equal(hashOf(claim).length, 16);
	});
});

test('a verdict that is none, or has no reason, is refused', () => {
	inFolder((directory) => {
		const file = join(directory, 'verdicts.tsv');
		writeFileSync(file, '');
		const verdicts = new Verdicts(file);
		for (const verdict of ['right', undefined, 'false', 'debatable']) assert.throws(() => verdicts.add(claim, verdict));
		writeFileSync(file, 'x\ty\tz\tmaybe\t\n');
		assert.throws(() => new Verdicts(file));
	});
});

test('repositories that are missing are said and counted, and too few of them fail', () => {
	inFolder((directory) => {
		const args = ['scripts/bundled.mjs', 'scripts/corpora.ts', directory];
		const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
		assert.equal(status, 1);
		assert.match(stdout, new RegExp(`^0 repositories, ${repositories.length} missing or at another commit\n`));
		assert.match(stderr, /gin-gonic\/gin: missing\n/);
		assert.match(stderr, /0 repositories are too few: at least 60/);
	});
});
