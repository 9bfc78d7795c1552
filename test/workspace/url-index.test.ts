/** Which URL stands where. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { type FoundUrl, UrlIndex } from '../../server/src/workspace/url-index';

function found(url: string, offset: number, line = 0): FoundUrl {
	const end = offset + url.length;
	return { offset, end, line, character: offset, endLine: line, endCharacter: end, url, context: 'text' };
}

const all = (urls: readonly FoundUrl[]) => [{ from: 0, to: Number.POSITIVE_INFINITY, urls }];

describe('the index', () => {
	test('knows where URLs stand, line breaks in them too', () => {
		const index = new UrlIndex();
		const broken = { ...found('http://a.example/', 5, 3), endLine: 5, endCharacter: 2, context: 'attribute' };
		index.update('one', all([found('http://b.example/', 0), broken]));
		assert.deepEqual([...index.in('one')], [found('http://b.example/', 0), broken]);
		assert.deepEqual([...index.placesOf(({ host }) => host === 'a.example')], [{ document: 'one', found: broken }]);
		assert.equal(index.countOf('one'), 2);
	});

	test('counts a URL of several places once', () => {
		const index = new UrlIndex();
		index.update('one', all([found('http://a.example/', 0), found('http://a.example/', 30)]));
		index.update('two', all([found('http://a.example/', 0)]));
		assert.deepEqual(
			Array.from(index.urls(), ({ text, count }) => [text, count]),
			[['http://a.example/', 3]],
		);
		index.remove('one');
		assert.deepEqual(
			Array.from(index.urls(), ({ count }) => count),
			[1],
		);
		index.remove('two');
		assert.deepEqual([...index.urls()], []);
		assert.equal(index.places, 0);
	});

	test('takes a change of a part, and moves what stands behind it', () => {
		const index = new UrlIndex();
		index.update(
			'one',
			all([found('http://a.example/', 0), found('http://b.example/', 30, 1), found('http://c.example/', 60, 2)]),
		);
		const moved = { characters: 10, lines: 1 };
		index.update('one', [
			{ from: 1, to: 2, urls: [found('http://d.example/', 32, 1), found('http://e.example/', 50, 1)], moved },
		]);
		assert.deepEqual(
			Array.from(index.in('one'), ({ url, offset, line }) => [url, offset, line]),
			[
				['http://a.example/', 0, 0],
				['http://d.example/', 32, 1],
				['http://e.example/', 50, 1],
				['http://c.example/', 70, 3],
			],
		);
	});

	test('has the normal form and the host of a URL', () => {
		const index = new UrlIndex();
		index.update('one', all([found('HTTP://A.example:80/%7ex/../y', 0)]));
		assert.deepEqual(
			Array.from(index.urls(), ({ normal, host }) => [normal, host]),
			[['http://a.example/y', 'a.example']],
		);
	});

	const url = fc.constantFrom('http://a.example/', 'http://b.example/x', 'mailto:u@c.example', 'http://A.example');
	const document = fc.constantFrom('one', 'two', 'three');
	const change = fc.record({
		from: fc.nat(6),
		length: fc.nat(6),
		urls: fc.array(fc.record({ url, offset: fc.nat(1000), line: fc.nat(50) }), { maxLength: 5 }),
		moved: fc.record({ characters: fc.nat(20), lines: fc.nat(3) }),
	});
	const steps = fc.array(fc.record({ document, changes: fc.array(change, { minLength: 1, maxLength: 3 }) }), {
		maxLength: 30,
	});

	test('after any updates it equals one that is built anew', () => {
		fc.assert(
			fc.property(steps, (taken) => {
				const index = new UrlIndex();
				const model = new Map<string, FoundUrl[]>();
				for (const step of taken)
					for (const { from, length, urls, moved } of step.changes) {
						const before = model.get(step.document) ?? [];
						const added = urls.map((each) => found(each.url, each.offset, each.line));
						const behind = before.slice(from + length).map((each) => ({
							...each,
							offset: each.offset + moved.characters,
							end: each.end + moved.characters,
							line: each.line + moved.lines,
							endLine: each.endLine + moved.lines,
						}));
						model.set(step.document, [...before.slice(0, from), ...added, ...behind]);
						index.update(step.document, [{ from, to: from + length, urls: added, moved }]);
					}
				const anew = new UrlIndex();
				for (const [name, urls] of model) anew.update(name, all(urls));
				const state = (of: UrlIndex) => ({
					documents: ['one', 'two', 'three'].map((name) => [...of.in(name)]),
					urls: Array.from(of.urls(), ({ text, count }) => [text, count]).sort(),
					places: of.places,
				});
				assert.deepEqual(state(index), state(anew));
				assert.deepEqual(
					state(index).documents,
					['one', 'two', 'three'].map((name) => model.get(name) ?? []),
				);
			}),
		);
	});
});
