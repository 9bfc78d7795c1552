/** `.url-lint.json`: what it says, what is wrong with it and where, and for which files it goes. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { applyEdits } from '../../server/src/analysis/analyse';
import { check } from '../../server/src/config/check';
import { isConfig, parseConfig } from '../../server/src/config/config';
import { type Change, editsFor } from '../../server/src/config/edit';
import { effective } from '../../server/src/config/effective';
import { defaults, type Settings } from '../../server/src/settings';
import { mark, unmark } from '../scan/marked';

describe('what a file says', () => {
	for (const [text, given] of [
		['', {}],
		['  // nothing yet\n', {}],
		['{}', {}],
		['{ "$schema": "./x.json", "standard": "rfc1738" }', { standard: 'rfc1738' }],
		['// why\n{ "rules": { "default-port": "off", }, /* more */ }', { rules: { 'default-port': 'off' } }],
		[
			'{ "ignore": ["a"], "ignoreUrls": ["b*"], "knownSchemes": ["Shop"] }',
			{ ignore: ['a'], ignoreUrls: ['b*'], knownSchemes: ['shop'] },
		],
	] as const)
		test(text || 'an empty file', () => {
			const config = parseConfig(text);
			assert.deepEqual(config.problems, []);
			assert.deepEqual(config.given, given);
		});
});

/** Files with `⸠…⸡` around what is wrong, the codes and beginnings of the messages, and what is read all the same. */
const broken: [string, string[], Partial<Settings>?][] = [
	['{ "standard": ⸠"rfc9999"⸡ }', ['config-error "rfc9999" cannot stand here; "modern" or "rfc1738" can.']],
	['⸠[]⸡', ['config-error [] cannot stand here; an object can.']],
	['⸠7⸡', ['config-error 7 cannot stand here']],
	['{ "⸠standart⸡": "modern" }', ['config-error There is no setting called "standart"; did you mean "standard"?']],
	['{ "⸠maxProblems⸡": 7 }', ['config-error There is no setting called "maxProblems".']],
	[
		'{ "rules": { "⸠defalt-port⸡": "off", "scheme-case": "off" } }',
		['unknown-rule No rule is called "defalt-port"; did you mean "default-port"?'],
		{ rules: { 'scheme-case': 'off' } },
	],
	['{ "rules": { "⸠nonsense⸡": "off" } }', ['unknown-rule No rule is called "nonsense".'], { rules: {} }],
	['{ "rules": { "scheme-case": ⸠"loud"⸡ } }', ['config-error "loud" cannot stand here'], { rules: {} }],
	['{ "rules": ⸠"off"⸡ }', ['config-error "off" cannot stand here']],
	['{ "ignore": ["a", ⸠7⸡] }', ['config-error 7 cannot stand here; text can.'], { ignore: ['a'] }],
	['{ "knownSchemes": ⸠"shop"⸡ }', ['config-error "shop" cannot stand here; a list']],
	[
		'{ "standard": "rfc1738" ⸠"rules"⸡: {} }',
		['config-error The file is not JSON from here on: a comma'],
		{ standard: 'rfc1738', rules: {} },
	],
	[
		'{ "standard": "rfc1738"',
		['config-error The file is not JSON from here on: a "}" is missing'],
		{ standard: 'rfc1738' },
	],
	['{ "standard": ⸠null⸡, "rules": ⸠null⸡ }', ['config-error null cannot stand here', 'config-error null cannot']],
	['{ "standard": ⸠oops⸡ }', ['config-error The file is not JSON from here on: this word means nothing']],
	['{ "overrides": ⸠{}⸡ }', ['config-error {} cannot stand here; a list']],
	[
		'{ "overrides": [⸠{ "standard": "rfc1738" }⸡] }',
		['config-error {"standard":"rfc1738"} cannot stand here; an object with'],
	],
	['{ "overrides": [{ "files": ["a"], "⸠ignore⸡": [] }] }', ['config-error There is no setting called "ignore"']],
	[
		'{ "overrides": [{ "files": ["a"], "rules": { "⸠scheme-cse⸡": "off" } }] }',
		['unknown-rule No rule is called "scheme-cse"'],
	],
	[
		'{ "__proto__": { "standard": "rfc1738" } }'.replace('__proto__', '⸠__proto__⸡'),
		['config-error There is no setting'],
	],
];

describe('what is wrong, and where', () => {
	for (const [marked, expected, given = {}] of broken)
		test(marked, () => {
			const { text } = unmark(marked);
			const { problems, given: read } = parseConfig(text);
			assert.equal(
				mark(
					text,
					problems.filter(({ offset, end }) => end > offset),
				),
				marked,
			);
			assert.equal(problems.length, expected.length);
			for (const [index, beginning] of expected.entries()) {
				const { code = '', message = '' } = problems[index] ?? {};
				assert(`${code} ${message}`.startsWith(beginning), `${code} ${message}`);
			}
			assert.deepEqual(read, given);
		});

	for (const text of [
		'{'.repeat(1e5),
		'['.repeat(1e5),
		'{"a":'.repeat(1e5),
		'\u0000',
		'"',
		'}{',
		'{"rules":{"a":{"b":1}}}',
	])
		test(`${text.slice(0, 20)}: no exception`, () => assert(parseConfig(text).problems.length > 0));
});

describe('the password of a URL in the wrong place is not shown', () => {
	for (const text of [
		'{ "ignoreUrls": "https://u:secret@h.example/" }',
		'{ "ignoreUrls": "sip:u:secret@h.example" }',
		'{ "ignore": [{ "x": ["https://u:secret@h.example/"] }] }',
		'{ "rules": { "https://u:secret@h.example/": "off" } }',
		'{ "rules": { "scheme-case": "https://u:secret@h.example/" } }',
		'{ "https://u:secret@h.example/": true }',
		'{ "overrides": [{ "https://u:secret@h.example/": true }] }',
		`{ "ignoreUrls": "https://h.example/${'x'.repeat(20)}?to=https://u:secret${'x'.repeat(20)}@h.example" }`,
	])
		test(text, () => {
			const [problem] = parseConfig(text).problems;
			assert.match(problem?.message ?? '', /u:••••@/);
			assert.doesNotMatch(problem?.message ?? '', /secret/);
		});
});

describe('as findings of the file', () => {
	const text = '{ "rules": { "defalt-port": "off" }, "$schema": "hhttp://a.example/x", "standard": 7 }';
	const found = (settings: Settings = defaults, name = 'd/.url-lint.json') =>
		check({ name, text, languageId: 'jsonc' }, settings).findings;

	test('beside those of its URLs, in order', () => {
		assert.deepEqual(
			found().map(({ code, severity }) => `${code} ${severity}`),
			['unknown-rule warning', 'misspelt-scheme warning', 'config-error warning'],
		);
	});

	test('the fix writes the nearest name', () => {
		const [fix] = found()[0]?.fixes() ?? [];
		assert.equal(fix?.title, 'Write default-port');
		assert(applyEdits(text, fix?.edits ?? []).startsWith('{ "rules": { "default-port": "off" }'));
		assert.deepEqual(found()[2]?.fixes(), []);
	});

	test('severities can be set', () => {
		const rules = { 'unknown-rule': 'off', 'config-error': 'error' } as const;
		assert.deepEqual(
			found({ ...defaults, rules }).map(({ code, severity }) => `${code} ${severity}`),
			['misspelt-scheme warning', 'config-error error'],
		);
	});

	test('not in other files', () => {
		for (const name of ['x.json', 'my.url-lint.json', '.url-lint.json/x', 'file:///d/.url-lint.jsonc']) {
			assert.equal(isConfig(name), false, name);
			assert.deepEqual(
				found(defaults, name).map(({ code }) => code),
				['misspelt-scheme'],
			);
		}
		for (const name of ['.url-lint.json', '/d/.url-lint.json', 'file:///d/.url-lint.json'])
			assert(isConfig(name), name);
	});
});

describe('for which files it goes', () => {
	const config = parseConfig(`{
		"standard": "rfc1738",
		"rules": { "scheme-case": "off" },
		"ignore": ["old", "/top.txt"],
		"overrides": [
			{ "files": ["docs/*"], "standard": "modern", "rules": { "default-port": "error" } },
			{ "languages": ["markdown"], "rules": { "default-port": "hint" }, "ignoreUrls": ["http://a/*"] }
		]
	}`);
	const file = { path: '/w/p/.url-lint.json', config };
	const set: Settings = { ...defaults, rules: { 'scheme-case': 'error', 'empty-host': 'hint' }, ignoreUrls: ['b*'] };
	const of = (path: string, languageId = 'plaintext') => effective(set, '/w', file, { path, languageId });

	test('it replaces what is set elsewhere, key by key; rules are put together', () => {
		assert.deepEqual(of('/w/p/a.txt').settings, {
			...set,
			standard: 'rfc1738',
			rules: { 'scheme-case': 'off', 'empty-host': 'hint' },
			ignore: ['old', '/top.txt'],
			file: 'p/a.txt',
		});
	});

	test('overrides by file and by language, the later one last', () => {
		assert.deepEqual(of('/w/p/docs/a.md', 'markdown').settings, {
			...set,
			standard: 'modern',
			rules: { 'scheme-case': 'off', 'empty-host': 'hint', 'default-port': 'hint' },
			ignore: ['old', '/top.txt'],
			ignoreUrls: ['http://a/*'],
			file: 'p/docs/a.md',
		});
		assert.equal(of('/w/p/docs/a.txt').settings.rules['default-port'], 'error');
		assert.equal(of('/w/docs/a.txt').settings.rules['default-port'], undefined);
	});

	test('globs start from the folder of what they stand in', () => {
		assert.equal(of('/w/p/top.txt').ignored, true);
		assert.equal(of('/w/p/d/top.txt').ignored, false);
		assert.equal(of('/w/p/old/x').ignored, true);
		assert.equal(of('/w/p/node_modules/x').ignored, false, 'a list replaces the default');
		const other = { ...defaults, ignore: ['/p/a.txt'] };
		const place = { path: '/w/p/a.txt', languageId: '' };
		assert.equal(
			effective(other, '/w', { path: '/w/p/.url-lint.json', config: parseConfig('{}') }, place).ignored,
			true,
		);
		assert.equal(effective(other, '/w/p', undefined, place).ignored, false);
	});

	test('by default what programs write is ignored', () => {
		const ignored = (path: string) =>
			effective(defaults, '/w', undefined, { path: `/w/${path}`, languageId: '' }).ignored;
		for (const path of 'node_modules/m/x.js a/node_modules/x a.min.js a.css.map yarn.lock package-lock.json pnpm-lock.yaml'.split(
			' ',
		))
			assert(ignored(path), path);
		for (const path of ['README.md', 'package.json', 'a/lock.txt', 'map']) assert(!ignored(path), path);
	});
});

describe('changes', () => {
	const place = { path: 'docs/a.md', languageId: 'markdown' };
	const editsOf = (text: string, change: Change, settings = defaults) =>
		editsFor(text, change, settings, ({ goesFor }) => goesFor(place.path, place.languageId));
	const edited = (text: string, change: Change, settings = defaults) =>
		applyEdits(text, editsOf(text, change, settings));
	const off: Change = { name: 'rules', value: 'scheme-case' };
	for (const [text, change, expected] of [
		['', off, { rules: { 'scheme-case': 'off' } }],
		['{}', off, { rules: { 'scheme-case': 'off' } }],
		['{ "rules": { "scheme-case": "error" } }', off, { rules: { 'scheme-case': 'off' } }],
		['{ "rules": null }', off, { rules: { 'scheme-case': 'off' } }],
		['{ "rules": [] }', off, { rules: { 'scheme-case': 'off' } }],
		['{ "rules": "x" }', off, { rules: { 'scheme-case': 'off' } }],
		['{ "ignoreUrls": [] }', { name: 'ignoreUrls', value: 'a*' }, { ignoreUrls: ['a*'] }],
		['{ "ignoreUrls": null }', { name: 'ignoreUrls', value: 'a*' }, { ignoreUrls: ['a*'] }],
		['{ "ignoreUrls": ["b"] }', { name: 'ignoreUrls', value: 'a*' }, { ignoreUrls: ['b', 'a*'] }],
		[
			'{ "standard": "modern" }',
			{ name: 'knownSchemes', value: 'shop' },
			{ standard: 'modern', knownSchemes: ['shop'] },
		],
		['{}', { name: 'ignore', value: '/a' }, { ignore: [...defaults.ignore, '/a'] }],
	] as [string, Change, object][])
		test(`${text || 'an empty file'}: ${change.name} ${change.value}`, () => {
			const config = parseConfig(edited(text, change));
			assert.deepEqual(config.problems, []);
			assert.deepEqual(config.given, expected);
		});

	test('take an entry out again, and the list with it where only the defaults would be left', () => {
		for (const before of ['{}', '{ "standard": "modern" }', '{ "ignore": ["b"] } // mine', '{"ignore":[]}']) {
			const { ignore = defaults.ignore } = parseConfig(before).given;
			const settings = { ...defaults, ignore };
			const change: Change = { name: 'ignore', value: '/a' };
			const off = edited(before, change, settings);
			assert.deepEqual(parseConfig(off).given.ignore, [...ignore, '/a']);
			const on = edited(off, { ...change, remove: true }, settings);
			assert.deepEqual(parseConfig(on).given, parseConfig(before).given, before);
			assert.equal(edited(before, { ...change, remove: true }, settings), before, 'what is not there stays away');
		}
	});

	describe('go into the last override that sets the same for the document', () => {
		const settings = { ...defaults, ignoreUrls: ['of override'] };
		const text = `{
			"rules": { "scheme-case": "hint" },
			"ignoreUrls": ["of root"],
			"overrides": [
				7,
				{ "files": ["docs/*"], "rules": { "scheme-case": "error" }, "ignoreUrls": ["first"] },
				{ "languages": ["markdown"], "rules": { "scheme-case": "error", "default-port": "loud" } },
				{ "files": ["other/*"], "rules": { "scheme-case": "error" }, "ignoreUrls": ["other"] }
			]
		}`;
		/** What the root and the overrides say of a name after a change. */
		const after = (change: Change) => {
			const { given, overrides } = parseConfig(edited(text, change, settings));
			return [given, ...overrides.map((override) => override.given)].map((each) => each[change.name]);
		};

		test('a rule', () => {
			assert.deepEqual(after(off), [
				{ 'scheme-case': 'hint' },
				{ 'scheme-case': 'error' },
				{ 'scheme-case': 'off' },
				{ 'scheme-case': 'error' },
			]);
		});

		test('a list', () => {
			assert.deepEqual(after({ name: 'ignoreUrls', value: 'a*' }), [
				['of root'],
				['first', 'a*'],
				undefined,
				['other'],
			]);
		});

		test('else into the root', () => {
			assert.deepEqual(after({ name: 'rules', value: 'empty-host' })[0], {
				'scheme-case': 'hint',
				'empty-host': 'off',
			});
			assert.deepEqual(after({ name: 'rules', value: 'default-port' })[0], {
				'scheme-case': 'hint',
				'default-port': 'off',
			});
			assert.deepEqual(after({ name: 'knownSchemes', value: 'shop' }), [['shop'], undefined, undefined, undefined]);
		});
	});

	test('comments and the rest stay', () => {
		const text = '// ours\n{\n\t// why\n\t"rules": {\n\t\t"scheme-case": "off"\n\t}\n}\n';
		assert.equal(
			edited(text, { name: 'rules', value: 'default-port' }),
			'// ours\n{\n\t// why\n\t"rules": {\n\t\t"scheme-case": "off",\n\t\t"default-port": "off"\n\t}\n}\n',
		);
	});

	for (const text of ['{', '[]', '{ "a" }'])
		test(`${text} is left alone`, () => assert.deepEqual(editsOf(text, { name: 'rules', value: 'x' }), []));
});

test('a key shows its invisible characters', () => {
	const { problems } = parseConfig('{"a\\u202eb\\nc": 1, "standard": "x\\u0007"}');
	assert.deepEqual(
		problems.map(({ message }) => message.includes('a\\u{202E}b\\u{A}c') || message.includes('x\\\\u{7}')),
		[true, true],
		problems.map(({ message }) => message).join('; '),
	);
});
