import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { english } from '../../server/src/data/words';
import { codes } from '../../server/src/rules/index';
import { editorDefaults, problemPhrase, readSettings } from '../../server/src/settings';

function read(given: unknown) {
	const { settings, problems } = readSettings(given, codes);
	return {
		settings,
		problems: problems.map((problem) => `${problem.path.join('.')}: ${english.of(problemPhrase(problem))}`),
	};
}

describe('settings that are right', () => {
	for (const [given, expected] of [
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
		[{ knownSchemes: ['Shop', 'app://', 'x:'] }, { knownSchemes: ['shop', 'app', 'x'] }],
		[{ ignoreUrls: ['https://a.example/*'] }, { ignoreUrls: ['https://a.example/*'] }],
		[{ ignore: [] }, { ignore: [] }],
	] as const)
		test(JSON.stringify(given) ?? 'undefined', () => {
			assert.deepEqual(read(given), { settings: { ...editorDefaults, ...expected }, problems: [] });
		});
});

describe('settings that are wrong: the default, and each is named', () => {
	for (const [given, problems, expected = {}] of [
		[{ ruls: {} }, ['ruls: There is no setting called "ruls"; did you mean "rules"?']],
		[
			{ colour: 'off', standard: 'rfc1738' },
			['colour: There is no setting called "colour"; did you mean "colours"?'],
			{ standard: 'rfc1738' },
		],
		[{ enable: 'false' }, ['enable: "false"']],
		[{ enable: 0 }, ['enable: 0']],
		[{ standard: 'RFC1738' }, ['standard: "RFC1738"']],
		[{ standard: 1738 }, ['standard: 1738']],
		[{ standard: ['modern'] }, ['standard: ["modern"]']],
		[{ maxProblems: -1 }, ['maxProblems: -1']],
		[{ maxProblems: 1.5 }, ['maxProblems: 1.5']],
		[{ maxProblems: '10' }, ['maxProblems: "10"']],
		[{ maxProblems: true }, ['maxProblems: true']],
		[{ rules: [] }, ['rules: []']],
		[{ rules: 'off' }, ['rules: "off"']],
		[{ rules: { 'default-port': 'loud' } }, ['rules.default-port: "loud"']],
		[{ rules: { 'default-port': null } }, ['rules.default-port: null']],
		[
			{ rules: { 'default-port': false, 'scheme-case': 'off' } },
			['rules.default-port: false'],
			{ rules: { 'scheme-case': 'off' } },
		],
		[
			{ rules: { 'defalt-port': 'off', 'scheme-case': 'off' } },
			['rules.defalt-port: No rule is called "defalt-port"; did you mean "default-port"?'],
			{ rules: { 'scheme-case': 'off' } },
		],
		[{ rules: { nonsense: 'off' } }, ['rules.nonsense: No rule is called "nonsense".']],
		[{ enable: 7, standard: 'rfc1738' }, ['enable: 7'], { standard: 'rfc1738' }],
		[{ ignore: '*.txt' }, ['ignore: "*.txt"']],
		[{ ignore: ['a', 7, '', 'b'] }, ['ignore.1: 7', 'ignore.2: ""'], { ignore: ['a', 'b'] }],
		[{ knownSchemes: { shop: true } }, ['knownSchemes: {"shop":true}']],
	] as readonly (readonly [object, string[], object?])[])
		test(JSON.stringify(given), () => {
			const result = read(given);
			assert.deepEqual(result.settings, { ...editorDefaults, rules: {}, ...expected });
			assert.equal(result.problems.length, problems.length);
			for (const [index, problem] of problems.entries())
				assert(result.problems[index]?.startsWith(problem), result.problems[index]);
		});

	test('a long value is not repeated whole', () => {
		assert((read({ standard: 'x'.repeat(1000) }).problems[0]?.length ?? 0) < 200);
	});

	for (const given of ['off', 7, true, [], [{ enable: false }]])
		test(`${JSON.stringify(given)} instead of an object`, () => {
			assert.deepEqual(read(given).settings, editorDefaults);
		});

	test('a rule called __proto__ changes no other', () => {
		const { settings } = read({ rules: JSON.parse('{"__proto__": {"default-port": "off"}}') });
		assert.equal(settings.rules['default-port'], undefined);
	});
});
