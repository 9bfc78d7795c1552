/** The registry: every rule's file once, under its own name, with a message and a severity for all it can say. */

import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { ruleOf, rules } from '../../server/src/rules/index';

const folder = fileURLToPath(new URL('../../server/src/rules', import.meta.url));

/** Files beside the rules that hold none. */
const helpers = [
	'attacks',
	'called',
	'encode-characters',
	'escapes',
	'hosts',
	'index',
	'meant-bars',
	'meant-characters',
	'meant-percent',
	'mention',
	'recorded',
	'notation',
	'rule',
	'spaces',
];

/** The files of all rules and helpers, by their paths in the folder. */
function ruleFiles(): string[] {
	return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
}

test('every rule file is registered once, under its name', () => {
	const files = ruleFiles().map((file) => basename(file, '.ts'));
	const codes = rules.map(({ code }) => code);
	assert.deepEqual(codes.toSorted(), files.filter((file) => !helpers.includes(file)).sort());
});

test('every file that exports a rule counts as one, and no helper does', () => {
	for (const file of ruleFiles()) {
		const exportsRule = /^export const \w+: RuleOf</m.test(readFileSync(`${folder}/${file}`, 'utf8'));
		assert.equal(exportsRule, !helpers.includes(basename(file, '.ts')), file);
	}
});

test('codes are kebab-case', () => {
	for (const { code } of rules) assert.match(code, /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
});

test('ruleOf finds each by its code, in the order of the registry', () => {
	rules.forEach((rule, precedence) => {
		assert.deepEqual(ruleOf(rule.code), { rule, precedence });
	});
	assert.equal(ruleOf('no-such-rule'), undefined);
	assert.equal(ruleOf('constructor'), undefined);
});

test('each case of a rule has words', () => {
	for (const { code, cases } of rules) {
		assert(Object.keys(cases).length > 0, code);
		for (const [name, { says }] of Object.entries(cases)) assert.match(says, /^[A-Z"{].*[.?]$/, `${code}/${name}`);
	}
});

test('every rule of the issue is there', () => {
	const missing = [
		...['malformed-percent', 'unsafe-character', 'backslash', 'non-ascii', 'control-character', 'reserved-character'],
		...['missing-slashes', 'misspelt-scheme', 'unknown-scheme', 'scheme-case', 'empty-host', 'invalid-host'],
		...['numeric-host', 'invalid-ipv6', 'invalid-port', 'default-port', 'risky-port', 'password-in-url'],
		...['user-not-allowed', 'deceptive-user', 'space-in-destination', 'scheme-syntax', 'obsolete-scheme'],
		...['http-url', 'ftp-url', 'file-url', 'gopher-url', 'mailto-url', 'news-url', 'nntp-url', 'telnet-url'],
		...['wais-url', 'prospero-url', 'invisible-character', 'encoded-control', 'invalid-utf8', 'double-encoding'],
		...['unnecessary-encoding', 'percent-case', 'encoded-dot-segment'],
		...['confusable-host', 'invalid-idn', 'insecure-scheme', 'tracking-parameters'],
	].filter((code) => ruleOf(code) === undefined);
	assert.deepEqual(missing, []);
});

test('every rule has a table in this folder', () => {
	const tables = readdirSync(fileURLToPath(new URL('.', import.meta.url)))
		.filter((file) => file.endsWith('.test.ts'))
		.map((file) => readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8'))
		.join('\n');
	// What is wrong with our own files and comments is in the tables of test/config and test/analysis.
	const aboutUrls = rules.filter(({ own }) => own !== true);
	const without = aboutUrls.filter(({ code }) => !tables.includes(`judges('${code}'`)).map(({ code }) => code);
	assert.deepEqual(without, []);
});

test('the folder of the pages has one for each rule', { skip: !existsSync(`${folder}/../../../docs/rules`) }, () => {
	const pages = readdirSync(`${folder}/../../../docs/rules`).map((file) => basename(file, '.md'));
	assert.deepEqual(
		rules.map(({ code }) => code).filter((code) => !pages.includes(code)),
		[],
	);
});
