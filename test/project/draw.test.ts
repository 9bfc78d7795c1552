/** `npm run draw`: a sample that no single text dominates, and the sheets that somebody reads. */

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { drawn, shuffled } from '../../scripts/corpora/sample';

const root = join(__dirname, '../..');
const caps = { hostAndRule: 3, textAndRule: 4, file: 2 };

const claim = (host: string, path: string, rule = 'space') => ({ rule, path, url: `https://${host}/a b`, line: '' });
const claims = (count: number, each: (index: number) => ReturnType<typeof claim>) =>
	Array.from({ length: count }, (_, index) => each(index));

test('no host, text or file has more of a sample than the caps allow', () => {
	const ofHost = claims(9, (index) => claim('a.example', `text${index}/x.md`));
	const ofText = claims(9, (index) => claim(`h${index}.example`, `text/${index}.md`));
	const ofFile = claims(9, (index) => claim(`h${index}.example`, 'text/x.md', `rule${index}`));
	assert.equal(drawn(ofHost, 100, caps).length, 3);
	assert.equal(drawn(ofText, 100, caps).length, 4);
	assert.equal(drawn(ofFile, 100, caps).length, 2);
	assert.equal(drawn(ofFile, 100).length, 9, 'without caps all');
	assert.equal(drawn(ofText, 3, caps).length, 3);
});

test('the same seed gives the same order, another one another, and nothing is lost', () => {
	const numbers = claims(100, (index) => claim('a.example', String(index)));
	assert.deepEqual(shuffled(numbers, 5), shuffled(numbers, 5));
	assert.notDeepEqual(shuffled(numbers, 5), shuffled(numbers, 6));
	assert.deepEqual(new Set(shuffled(numbers, 0)), new Set(numbers));
});

test('findings, changed lines and odd ends outside tests are written out to be read', () => {
	const directory = mkdtempSync(join(tmpdir(), 'url-lint-draw-'));
	try {
		const texts = join(directory, 'texts');
		mkdirSync(join(texts, 'one/test'), { recursive: true });
		const text = '[a](http:/www.a.example/x) and https://b.example/c; then\n';
		for (const file of ['one/notes.md', 'one/test/notes.md']) writeFileSync(join(texts, file), text);
		const draw = (from: string) =>
			spawnSync(process.execPath, ['scripts/bundled.mjs', 'scripts/draw.ts', from, '--out', join(directory, 'out')], {
				cwd: root,
				encoding: 'utf8',
			});
		const { status, stdout, stderr } = draw(texts);
		assert.equal(status, 0, stderr);
		assert.match(stdout, /^1 texts\n/);
		const lot = (name: string) =>
			readFileSync(join(directory, `out/${name}.ndjson`), 'utf8')
				.split('\n')
				.filter(Boolean)
				.map((line) => JSON.parse(line));
		assert.deepEqual(
			['findings', 'hints', 'fixes', 'not-found', 'odd-ends'].map((name) => lot(name).map(({ path }) => path)),
			[['one/notes.md'], [], ['one/notes.md'], [], ['one/notes.md']],
		);
		assert.equal(lot('fixes')[0].url, '[a](http://www.a.example/x) and https://b.example/c; then');
		assert.match(lot('odd-ends')[0].line, /⸠https:\/\/b\.example\/c⸡; then/);
		assert.notEqual(draw(join(texts, 'one/test')).status, 0, 'nothing to read fails');
	} finally {
		rmSync(directory, { recursive: true });
	}
});
