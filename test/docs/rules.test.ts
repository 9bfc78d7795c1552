import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import test from 'node:test';
import { messageWith } from '../../scripts/generate/docs-pages';
import { fromRoot } from '../../scripts/generate/tables';
import { analyse, analyseUrl, type Finding } from '../../server/src/analysis/analyse';
import { ruleOf, rules } from '../../server/src/rules/index';
import type { Rule } from '../../server/src/rules/rule';
import { defaults } from '../../server/src/settings';
import { type Example, examplesUnder, findingsIn } from './examples';
import { pageOf } from './pages';

const headings = ['Why', 'Wrong', 'Right', 'What does not trigger it', 'How it is fixed', 'Settings'];

test('every rule has a page, and every page a rule', () => {
	const pages = readdirSync(fromRoot('docs/rules')).filter((name) => name !== 'README.md');
	assert.deepEqual(pages.sort(), rules.map(({ code }) => `${code}.md`).sort());
});

for (const { code, own = false, lines: broken = false } of rules) {
	const page = pageOf(code);

	test(`${code}: the page has its title and its sections, and cites the standard`, () => {
		assert.equal(page.split('\n')[0], `# ${code}`);
		const found = Array.from(page.matchAll(/^## (.*)$/gm), ([, heading]) => heading);
		assert.deepEqual(found, headings);
		if (!own) assert.match(page, /\n## Why\n[\s\S]*RFC\s\d+\s§\d[\s\S]*\n## Wrong\n/);
	});

	for (const example of need(examplesUnder(page, '## Wrong', code), code)) {
		test(`${code}: each line of the wrong example in line ${example.line} is found`, () => {
			const found = new Set(
				findingsIn(example).flatMap((finding) => {
					const line = lineOf(example, finding);
					if (finding.code !== code) return [];
					// What was broken there goes on in the next line.
					return broken ? [line, line + 1] : [line];
				}),
			);
			const lines = example.text.split('\n');
			assert.deepEqual(
				lines.filter((line, index) => line.trim() !== '' && !found.has(index)),
				[],
			);
		});
	}

	for (const example of need(examplesUnder(page, '## Right', code), code)) {
		test(`${code}: nothing at all is found in the right example in line ${example.line}`, () => {
			const { occurrences } = analyse({ text: example.text, languageId: example.languageId }, example.settings);
			if (!own) assert.notEqual(occurrences.length, 0, 'the example has a URL');
			assert.deepEqual(findingsIn(example).map(inShort(example)), []);
		});
	}

	for (const example of examplesUnder(page, '## What does not trigger it', code)) {
		test(`${code}: the example in line ${example.line} does not trigger it`, () => {
			const found = findingsIn(example).filter((finding) => finding.code === code);
			assert.deepEqual(found.map(inShort(example)), []);
		});
	}
}

/** Cases that no page shows: they are too long for one, or no document has them, only the command's `parse`. */
const unusual: [code: string, detail: string, url: string][] = [
	['invalid-host', 'long-label', `http://${'a'.repeat(64)}.example/`],
	['invalid-host', 'long-name', `http://${'a.'.repeat(130)}example/`],
	['scheme-syntax', 'no-scheme', 'shop.example'],
	['scheme-syntax', 'first-letter', '1h://shop.example'],
	['file-url', 'backslashes', 'file:\\\\nas\\photos\\autumn.jpg'],
];

for (const rule of rules) {
	const { code, own = false } = rule;
	for (const detail of Object.keys(rule.cases)) {
		test(`${code}/${detail}: the message cites a section, unless it is about our own files`, () => {
			assert.equal(messageWith(rule, detail, (name) => name).includes('§'), !own);
		});

		if (unusual.some(([rare, case_]) => rare === code && case_ === detail)) continue;
		test(`${code}/${detail}: a wrong example shows the message`, () => {
			const pattern = patternOf(rule, detail);
			const shown = examplesUnder(pageOf(code), '## Wrong', code)
				.flatMap(findingsIn)
				.filter((finding) => finding.code === code);
			assert.ok(
				shown.some(({ message }) => pattern.test(message)),
				`${pattern} is none of\n${shown.map(({ message }) => message).join('\n')}`,
			);
		});
	}
}

for (const [code, detail, url] of unusual) {
	test(`${code}/${detail}: is reported, and its message has all its parameters`, () => {
		const message = analyseUrl(url, defaults).findings.find((finding) => finding.code === code)?.message ?? '';
		const { rule } = ruleOf(code) ?? assert.fail(code);
		assert.match(message, patternOf(rule, detail));
		assert.doesNotMatch(message, /[{}]/);
	});
}

/** What the message of a case looks like, whatever its parameters. */
function patternOf(rule: Rule, detail: string): RegExp {
	const words = messageWith(rule, detail, () => '\u0001').split('\u0001');
	return new RegExp(`^${words.map(escapeRegExp).join('[^]*')}$`);
}

function need(examples: Example[], code: string): Example[] {
	assert.notEqual(examples.length, 0, `${code}: no examples`);
	return examples;
}

/** The lines, from 0, on which a finding starts. */
function lineOf({ text }: Example, { offset }: Finding): number {
	return text.slice(0, offset).split('\n').length - 1;
}

function inShort({ text }: Example): (finding: Finding) => string {
	return ({ code, offset, end, severity }) => `${severity} ${code}: ${text.slice(offset, end)}`;
}

function escapeRegExp(text: string): string {
	return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
