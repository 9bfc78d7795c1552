/** What is kept of a workspace between sessions: how it is written and read, and when it is not believed. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { placeOf } from '../../server/src/workspace/file-access';
import { Kept } from '../../server/src/workspace/kept';
import { fileIn, headerOf, type KeptFile, keyIn, lineOf } from '../../server/src/workspace/kept-text';
import { isSameStamp, isSettled } from '../../server/src/workspace/seen-text';
import { Slices } from '../../server/src/workspace/slices';
import { textHash } from '../../server/src/workspace/text-hash';
import { type FoundUrl, UrlIndex } from '../../server/src/workspace/url-index';
import type { WorkspaceFile } from '../../server/src/workspace/workspace-file';

const count = fc.nat(1000);
const text = fc.string({ unit: 'binary' });

const place = fc.record({
	...{ offset: count, end: count, line: count, character: count, endLine: count, endCharacter: count },
	...{ url: text, context: text },
});

const keptFile: fc.Arbitrary<KeptFile> = fc.record({
	seen: fc.record(
		{
			...{ stamp: fc.record({ size: count, modified: fc.double({ noNaN: true, min: 0, max: 4e12 }) }) },
			...{ hash: fc.maxSafeNat(), languageId: text, settings: fc.maxSafeNat() },
		},
		{ requiredKeys: ['hash', 'languageId', 'settings'] },
	),
	urls: fc.array(place, { maxLength: 5 }),
	diagnostics: text,
	findings: fc.record({ error: count, warning: count, information: count, hint: count }),
});

const file: KeptFile = {
	seen: { hash: 1, languageId: 'markdown', settings: 2 },
	urls: [
		{
			offset: 4,
			end: 21,
			line: 0,
			character: 4,
			endLine: 0,
			endCharacter: 21,
			url: 'http://a.example/',
			context: 'text',
		},
	],
	diagnostics: '',
	findings: { error: 0, warning: 1, information: 0, hint: 0 },
};

describe('a line', () => {
	test('says what was written, in one line', () => {
		fc.assert(
			fc.property(text, keptFile, (key, kept) => {
				const line = lineOf(key, kept);
				assert(!line.includes('\n'));
				assert.equal(keyIn(line), key);
				assert.deepEqual(plain(fileIn(line)), plain(kept));
			}),
		);
	});

	test('says nothing once a character of it is another one', () => {
		const line = lineOf('file:///a.md', file);
		for (let at = 0; at < line.length; at++) {
			const damaged = `${line.slice(0, at)}${line[at] === '7' ? '8' : '7'}${line.slice(at + 1)}`;
			assert.equal(fileIn(damaged), undefined, damaged);
			assert.equal(fileIn(line.slice(0, at)), undefined, line.slice(0, at));
		}
		assert.notEqual(fileIn(line), undefined);
	});

	test('leaves out where a URL ends that stands there as it is', () => {
		assert.match(lineOf('k', file), /\["http:\/\/a\.example\/","text",4,0,4\]/);
	});
});

/** As JSON knows it. */
function plain(value: unknown): unknown {
	return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

test('texts have different hashes', () => {
	const texts = ['', 'a', 'b', 'ab', 'ba', 'aa', '\0', 'http://a.example/', 'http://a.example/ ', 'http://b.example/'];
	assert.equal(new Set(texts.map(textHash)).size, texts.length);
	for (const each of texts) assert(Number.isSafeInteger(textHash(each)));
});

test('a time says something once its tick is over', () => {
	const stamp = { size: 1, modified: 10_000 };
	assert.deepEqual(
		[9_000, 10_000, 11_999, 12_000].map((now) => isSettled(stamp, now)),
		[false, false, false, true],
	);
	assert(isSameStamp(stamp, { ...stamp }));
	assert(!isSameStamp(stamp, { ...stamp, size: 2 }));
	assert(!isSameStamp(stamp, { ...stamp, modified: 10_000.5 }));
	assert(!isSameStamp(undefined, undefined));
});

/** What is read of a text: the keys whose files are believed, and what is said. */
async function read(kept: string | null | Error, keys = ['a', 'b']) {
	const said: string[] = [];
	const soon = (task: () => void) => void setImmediate(task);
	const store = new Kept({
		read: async () => {
			if (kept instanceof Error) throw kept;
			return kept;
		},
		write: async () => {},
		...{ build: '1.0.0 x', soon, log: (error) => said.push(`${error}`), inform: () => said.push('discarded') },
	});
	store.start('utf-16');
	await store.read(new Slices(soon));
	return { believed: keys.filter((key) => store.take(key) !== undefined), said };
}

describe('what is kept', () => {
	const whole = [headerOf('1.0.0 x utf-16'), lineOf('a', file), lineOf('b', file), ''].join('\n');

	const cases: readonly (readonly [name: string, kept: string | null | Error, believed: string[], said: string[]])[] = [
		['a whole text is believed', whole, ['a', 'b'], []],
		['nothing is nothing', null, [], []],
		['no files are none', `${headerOf('1.0.0 x utf-16')}\n`, [], []],
		['another version is not', whole.replace('1.0.0', '1.0.1'), [], ['discarded']],
		['another build is not', whole.replace('1.0.0 x', '1.0.0 y'), [], ['discarded']],
		['places in another encoding are not', whole.replace('utf-16', 'utf-8'), [], ['discarded']],
		['a damaged header is not', whole.slice(1), [], ['discarded']],
		['an empty text is not', '', [], ['discarded']],
		['a line without a key is not, the others are', whole.replace('\t"a"', ''), ['b'], ['discarded']],
		['a damaged line is not, the others are', whole.replace('a.example', 'x.example'), ['b'], ['discarded']],
		['the line in which a text ends is not', whole.slice(0, -5), ['a'], ['discarded']],
		['damage is said once', whole.replaceAll('a.example', 'x.example'), [], ['discarded']],
		['a client that has no such request is as one that has nothing', new Error('unknown'), [], ['Error: unknown']],
	];
	for (const [name, kept, believed, said] of cases)
		test(name, async () => assert.deepEqual(await read(kept), { believed, said }));

	test('is written when all is known and something is new, and not where the editor has the file', async () => {
		const written: string[] = [];
		const soon = (task: () => void) => void setImmediate(task);
		const store = new Kept({
			read: async () => null,
			write: async (all) => {
				written.push(all);
				throw new Error('no room');
			},
			...{ build: '1.0.0 x', soon, log: () => {}, inform: () => {} },
		});
		store.start('utf-16');
		await store.read(new Slices(soon));
		const files = new Map<string, WorkspaceFile>(
			['a', 'open', 'secret', 'skipped'].map((key) => [
				key,
				{
					...{ place: placeOf(key), folder: '', listed: true, stale: false },
					...(key === 'open' ? {} : { settings: '' }),
					keeping: { seen: file.seen },
					result: key === 'skipped' ? { skipped: 'off' } : { id: '', diagnostics: '', findings: file.findings },
				},
			]),
		);
		const index = new UrlIndex();
		const secret = [{ ...(file.urls[0] as FoundUrl), url: 'http://u:p@a.example/' }];
		for (const key of files.keys())
			index.update(key, [{ from: 0, to: 0, urls: key === 'secret' ? secret : file.urls }]);
		store.update({ files, index, complete: true });
		assert.deepEqual(written, [], 'nothing is new');
		store.changed();
		store.update({ files, index, complete: false });
		assert.deepEqual(written, [], 'not all is known');
		store.update({ files, index, complete: true });
		while (store.isOn) await new Promise((resolve) => setImmediate(resolve));
		assert.deepEqual(written, [[headerOf('1.0.0 x utf-16'), lineOf('a', file), ''].join('\n')]);
	});
});
