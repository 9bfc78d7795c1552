/** One URL with many mistakes: what is told of it, and what repairs it. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { analyse, analyseUrl, applyEdits, MOST_FINDINGS } from '../../server/src/analysis/analyse';
import { fixAll } from '../../server/src/analysis/fix-all';
import { defaults, type Settings } from '../../server/src/settings';
import { asking } from './asking';

function findingsIn(text: string, settings: Settings = defaults, languageId = 'plaintext') {
	return analyse({ text, languageId }, settings).findings;
}

/** What stands behind the message of the first of its kind. */
function others(count: number | string): RegExp {
	return new RegExp(` This URL has ${count} more of its kind\\.$`);
}

describe('a URL with many mistakes', () => {
	test('up to fifty are told one by one', () => {
		const findings = findingsIn(`http://a.example/${'%za'.repeat(50)}`);
		assert.equal(findings.length, 50);
		assert(findings.every(({ message }) => !message.includes('more of its kind')));
	});

	test('one more, and each rule speaks once, from its first mistake to its last', () => {
		const text = `http://a.example:80/${'^a'.repeat(51)}`;
		const findings = findingsIn(text, asking('default-port'));
		assert.deepEqual(
			findings.map(({ code, offset, end }) => [code, text.slice(offset, end)]),
			[
				['default-port', ':80'],
				['unsafe-character', `${'^a'.repeat(50)}^`],
			],
		);
		assert.match(findings[1]?.message ?? '', others(50));
	});

	test('the worst speaks: an error among warnings is one', () => {
		const findings = findingsIn(`http://a.example/${'%C3%A9%41'.repeat(60)}${'%E9'.repeat(60)}${'%zz'.repeat(60)}`);
		const codes = findings.map(({ code, severity }) => `${code} ${severity}`);
		assert(codes.includes('malformed-percent error'), codes.join(', '));
		assert.equal(codes.length, new Set(codes).size);
	});

	for (const [name, text] of [
		['in the path', `http://a.example/${'%'.repeat(200_000)}x`],
		['in the fragment', `http://a.example/#${'%'.repeat(200_000)}x`],
		['between placeholders', `http://a.example/${'{x}^'.repeat(50_000)}x`],
	] as const)
		test(`200,000 of a kind are one finding: ${name}`, () => {
			const findings = findingsIn(text);
			assert.equal(findings.length, 1);
			assert.match(findings[0]?.message ?? '', others('at least 9999'));
			assert.deepEqual(findings[0]?.fixes(), []);
		});

	test('in a long URL fewer are told one by one: a few, and they can be repaired', () => {
		const long = `http://a.example/${'a'.repeat(40_000)}`;
		assert.equal(findingsIn(`${long}%za%za`).length, 2);
		assert.equal(findingsIn(`${long}%za%za`)[0]?.fixes().length, 1);
		assert.equal(findingsIn(long + '%za'.repeat(20)).length, 1);
	});

	test('spaces, some of which slipped in, and what stands among them, are one mistake, and the words say how it is repaired', () => {
		const text = '<a href="http://a.example/a b c&quot;d e- f">';
		const findings = findingsIn(text, defaults, 'html');
		assert.deepEqual(
			findings.map(({ offset, end }) => text.slice(offset, end)),
			[' b c&quot;d e- '],
		);
		assert.match(findings[0]?.message ?? '', others(4));
		const [fix] = findings[0]?.fixes() ?? [];
		assert.equal(fix?.preferred, true);
		assert.equal(applyEdits(text, fix?.edits ?? []), '<a href="http://a.example/a%20b%20c%22d%20e-%20f">');
	});

	test('a quick fix repairs all of a kind; nothing is repaired without asking', () => {
		const text = `<a href="http://a.example/${'a|b^'.repeat(300)}">`;
		const [finding] = findingsIn(text, defaults, 'html');
		const [fix] = finding?.fixes() ?? [];
		assert.equal(fix?.title, 'Percent-encode all unsafe characters of this URL');
		assert.equal(applyEdits(text, fix?.edits ?? []), `<a href="http://a.example/${'a%7Cb%5E'.repeat(300)}">`);
		assert.equal(fixAll({ text, languageId: 'html' }, defaults).text, text);
	});

	test('a rule that is off does not speak for another', () => {
		const text = `http://a.example/${'|a%zz'.repeat(101)}`;
		const findings = findingsIn(text, { ...defaults, rules: { 'unsafe-character': 'off' } });
		assert.deepEqual(
			findings.map(({ code }) => code),
			['malformed-percent'],
		);
	});

	test('10,000 hints do not hide an error behind them', () => {
		const url = `http://a.example/${'%41/'.repeat(20_000)}%zz`;
		assert(findingsIn(url).some(({ severity }) => severity === 'error'));
		assert(!analyseUrl(url, defaults).valid);
		assert(!analyseUrl(`http://a.example/${'é/'.repeat(20_000)}`, { ...defaults, standard: 'rfc1738' }).valid);
	});
});

describe('a host that is too long for DNS', () => {
	for (const [name, host] of [
		['labels', 'a.'.repeat(200)],
		['A-labels that mean nothing', 'xn--a.'.repeat(2000)],
		['invisible characters', 'ü\u200b'.repeat(2000)],
		['characters that no host has', '_~.'.repeat(200)],
	] as const)
		test(`is one finding: ${name}`, () => {
			const text = `http://${host}com/`;
			const findings = findingsIn(text, defaults, 'html').filter(({ code }) => code !== 'ambiguous-end');
			assert.deepEqual(
				findings.map(({ code, offset }) => [code, offset]),
				[['invalid-host', 7]],
			);
		});

	test('is derived by RFC 1738 where its labels are', () => {
		const settings: Settings = { ...defaults, standard: 'rfc1738' };
		assert(analyseUrl(`http://${'a.'.repeat(200)}com/`, settings).valid);
		const wrong = analyseUrl(`http://${'a_.'.repeat(200)}com/`, settings);
		assert(!wrong.valid);
		assert.equal(wrong.findings.filter(({ severity }) => severity === 'error').length, 1);
	});
});

test('behind so many findings nothing is judged, and that is said', () => {
	const url = 'http://a.example/|b ';
	const few = analyse({ text: url.repeat(MOST_FINDINGS), languageId: 'plaintext' }, defaults);
	assert(!few.cut);
	const many = analyse({ text: url.repeat(MOST_FINDINGS + 10), languageId: 'plaintext' }, defaults);
	assert(many.cut);
	assert.equal(many.findings.length, MOST_FINDINGS);
	assert.equal(many.occurrences.length, MOST_FINDINGS + 10);
});
