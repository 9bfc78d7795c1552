/** What is wrong with one URL of a document, as hover asks: the same as in the whole, and without judging the others. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { analyse, type Finding } from '../../server/src/analysis/analyse';
import { codes } from '../../server/src/rules/index';
import { defaults, type Settings } from '../../server/src/settings';
import { languages, runs, text } from './arbitrary';

const everything: Settings = { ...defaults, rules: Object.fromEntries(codes.map((code) => [code, 'hint'])) };

function told({ code, severity, message, offset, end }: Finding): string {
	return `${severity} ${code} [${offset}, ${end}) ${message}`;
}

/** Whether it is told however many examples of what is wrong a document has. */
const isCertain = ({ doubted }: Finding): boolean => doubted === undefined;

describe('findings of one URL', () => {
	for (const [name, settings] of [
		['as it comes', defaults],
		['with every rule on', everything],
	] as const)
		test(`are those of the document: ${name}`, () => {
			let found = 0;
			fc.assert(
				fc.property(text, fc.constantFrom(...languages), (document, languageId) => {
					const alone = analyse({ text: document, languageId }, settings);
					const whole = analyse({ text: document, languageId }, settings);
					for (const occurrence of alone.occurrences) {
						const inside = whole.findings.filter(
							({ offset, url }) => url !== '' && offset >= occurrence.offset && offset <= occurrence.end,
						);
						found += inside.length;
						assert.deepEqual(
							alone.findingsOf(occurrence).filter(isCertain).map(told),
							inside.filter(isCertain).map(told),
						);
						assert.deepEqual(whole.findingsOf(occurrence).map(told), inside.map(told));
					}
				}),
				runs(1000),
			);
			assert.ok(found > 100, `only ${found} findings were compared`);
		});

	const rows: readonly (readonly [what: string, languageId: string, document: string])[] = [
		['nothing switches them off', 'plaintext', 'http://a..example/'],
		['a comment switches them off', 'yaml', 'a: http://a..example/ # url-lint-disable-line'],
		['what is said once in a document was said before', 'plaintext', 'http://%A%/a http://%A%/b http://%A%/c'],
	];
	for (const [what, languageId, document] of rows)
		test(`are those of the document, where ${what}`, () => {
			const { occurrences, findings } = analyse({ text: document, languageId }, defaults);
			assert.ok(occurrences.length > 0);
			const each = [...occurrences].flatMap((one) =>
				analyse({ text: document, languageId }, defaults).findingsOf(one).map(told),
			);
			assert.deepEqual(each, findings.filter(({ code }) => code !== 'unused-suppression').map(told));
		});
});

test('examples of what is wrong are left out as soon as they are known for that', () => {
	const text = '["http://a..a/", "http://b..b/", "http://c..c/", "http://d..d/"]';
	const analysis = analyse({ text, languageId: 'javascript' }, defaults);
	const first = analysis.occurrences.at(0);
	assert.equal(analysis.findingsOf(first).length, 1);
	assert.deepEqual(analysis.findings, []);
	assert.deepEqual(analysis.findingsOf(first), []);
});

describe('how many URLs are judged for one', () => {
	/** Settings that count how often anybody asks for the severity of a violation. */
	function counting(): { readonly settings: Settings; readonly asked: () => number } {
		let asked = 0;
		const rules = new Proxy<Settings['rules']>(
			{},
			{
				get: () => {
					asked++;
					return undefined;
				},
			},
		);
		return { settings: { ...defaults, rules }, asked: () => asked };
	}

	function askedFor(document: string): number {
		const { settings, asked } = counting();
		const analysis = analyse({ text: document, languageId: 'plaintext' }, settings);
		const occurrence = analysis.occurrences.around(3);
		assert.ok(occurrence);
		const before = asked();
		assert.notEqual(analysis.findingsOf(occurrence).length, 0);
		return asked() - before;
	}

	test('one, however many others there are', () => {
		const one = askedFor('http://a..example/ \n');
		assert.ok(one > 0);
		assert.equal(askedFor(`http://a..example/ \n${'http://b..example/ \n'.repeat(2000)}`), one);
	});

	test('all for all of them: else nothing was counted', () => {
		const { settings, asked } = counting();
		const { findings } = analyse({ text: 'http://b..example/ \n'.repeat(200), languageId: 'plaintext' }, settings);
		assert.equal(findings.length, 200);
		assert.ok(asked() > 200);
	});
});
