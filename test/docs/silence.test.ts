/** The examples of docs/silence.md: nothing is told of them, unless somebody sets a severity. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { fromRoot } from '../../scripts/generate/tables';
import { analyse } from '../../server/src/analysis/analyse';
import { languageNamed } from '../../server/src/languages/names';
import { rules } from '../../server/src/rules/index';
import { defaults, type Settings } from '../../server/src/settings';

const FENCE = /^```(\w+)\n(.*?)^```$/gms;
const examples = Array.from(
	readFileSync(fromRoot('docs/silence.md'), 'utf8').matchAll(FENCE),
	([, name = '', text = '']) => ({
		text,
		languageId: languageNamed(name) ?? name,
	}),
);

/** Rules whose errors or warnings the page is about, with a severity of somebody's own. */
const asked: Settings = {
	...defaults,
	rules: Object.fromEntries(
		rules
			.filter(({ cases }) =>
				Object.values(cases).some(({ levels: [modern] }) => modern === 'error' || modern === 'warning'),
			)
			.map(({ code }) => [code, 'hint' as const]),
	),
};

test('the page has examples', () => assert.ok(examples.length >= 7));
for (const example of examples) {
	const [line = ''] = example.text.trim().split('\n').slice(-1);
	const codes = (settings: Settings) => analyse(example, settings).findings.map(({ code }) => code);
	test(`${example.languageId}: nothing is told of ${line}`, () => assert.deepEqual(codes(defaults), []));
	if (!line.includes('/shop\\.example'))
		test(`${example.languageId}: who asks hears of ${line}`, () => assert.notDeepEqual(codes(asked), []));
}
