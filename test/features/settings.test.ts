import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { editorDefaults, readSettings } from '../../server/src/settings';

describe('settings that are right', () => {
	for (const [given, read] of [
		[undefined, {}],
		[null, {}],
		[{}, {}],
		[{ enable: false }, { enable: false }],
		[{ enable: null, standard: null, rules: null, maxProblems: null }, {}],
		[{ standard: 'rfc1738' }, { standard: 'rfc1738' }],
		[{ maxProblems: 0 }, { maxProblems: 0 }],
		[{ maxProblems: 1e6 }, { maxProblems: 1e6 }],
		[
			{ rules: { 'default-port': 'off', 'scheme-case': 'error' } },
			{ rules: { 'default-port': 'off', 'scheme-case': 'error' } },
		],
		[{ trace: { server: 'verbose' } }, {}],
	] as const)
		test(JSON.stringify(given) ?? 'undefined', () => {
			assert.deepEqual(readSettings(given), { settings: { ...editorDefaults, ...read }, problems: [] });
		});
});

describe('settings that are wrong: the default, and each is named', () => {
	for (const [given, problems, read] of [
		[{ enable: 'false' }, ['enable "false"'], {}],
		[{ enable: 0 }, ['enable 0'], {}],
		[{ standard: 'RFC1738' }, ['standard "RFC1738"'], {}],
		[{ standard: 1738 }, ['standard 1738'], {}],
		[{ standard: ['modern'] }, ['standard ["modern"]'], {}],
		[{ maxProblems: -1 }, ['maxProblems -1'], {}],
		[{ maxProblems: 1.5 }, ['maxProblems 1.5'], {}],
		[{ maxProblems: '10' }, ['maxProblems "10"'], {}],
		[{ maxProblems: true }, ['maxProblems true'], {}],
		[{ rules: [] }, ['rules []'], {}],
		[{ rules: 'off' }, ['rules "off"'], {}],
		[{ rules: { 'default-port': 'loud' } }, ['rules.default-port "loud"'], {}],
		[{ rules: { 'default-port': null } }, ['rules.default-port null'], {}],
		[
			{ rules: { 'default-port': false, 'scheme-case': 'off' } },
			['rules.default-port false'],
			{ rules: { 'scheme-case': 'off' } },
		],
		[{ enable: 7, standard: 'rfc1738' }, ['enable 7'], { standard: 'rfc1738' }],
	] as const)
		test(JSON.stringify(given), () => {
			const result = readSettings(given);
			assert.deepEqual(result.settings, { ...editorDefaults, ...read });
			assert.deepEqual(
				result.problems.map(({ name, value }) => `${name} ${value}`),
				problems,
			);
		});

	for (const given of ['off', 7, true, [], [{ enable: false }]])
		test(`${JSON.stringify(given)} instead of an object`, () => {
			assert.deepEqual(readSettings(given).settings, editorDefaults);
		});

	test('a rule called __proto__ changes no other', () => {
		const { settings } = readSettings({ rules: JSON.parse('{"__proto__": {"default-port": "off"}}') });
		assert.equal(settings.rules['default-port'], undefined);
	});
});
