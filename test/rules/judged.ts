/**
 * Tables for rules. A row is a document in which `⸠…⸡` marks what the rule under test must underline, with the severity
 * in each standard, and the document after each fix that is offered for the first mark.
 */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { analyse, applyEdits, type Document, type Finding } from '../../server/src/analysis/analyse';
import { fixAll } from '../../server/src/analysis/fix-all';
import { ruleOf } from '../../server/src/rules/index';
import { defaults, type Settings, type Severity } from '../../server/src/settings';
import type { Standard } from '../../server/src/url/url';
import { mark, title, unmark } from '../scan/marked';

/** `-`: silent. `asked`: silent until the settings name the rule, here as a hint. */
export type Expected = Severity | '-' | 'asked';

export interface Row {
	/** The document; `⸠…⸡` around what the rule underlines. */
	readonly text: string;
	/** `plaintext` where nothing is said. */
	readonly in?: string;
	/** The rule's severity in the standard. Not looked at where nothing is said. */
	readonly modern?: Expected;
	readonly rfc1738?: Expected;
	/** What other rules say, as `code@"text" severity`. */
	readonly also?: { readonly modern?: readonly string[]; readonly rfc1738?: readonly string[] };
	/** The document after each fix offered for the first mark in `modern`; where that is silent, in `rfc1738`. */
	readonly fixed?: readonly string[];
	/** The document after all automatic fixes, in the same standard. */
	readonly all?: string;
}

const standards: readonly Standard[] = ['modern', 'rfc1738'];

/** One test per row and standard. */
export function judges(code: string, rows: readonly Row[]): void {
	assert(ruleOf(code) !== undefined, `no rule is called ${code}`);
	describe(code, () => {
		for (const row of rows) {
			const document: Document = { text: unmark(row.text).text, languageId: row.in ?? 'plaintext' };
			const name = title(row.text) + (row.in === undefined ? '' : ` (${row.in})`);
			for (const standard of standards) {
				const expected = row[standard];
				if (expected === undefined) continue;
				test(`${standard}: ${name}: ${expected}`, () => judge(code, row, document, standard, expected));
			}
			const standard = row.modern === '-' || row.modern === undefined ? 'rfc1738' : 'modern';
			const settings = settingsFor(code, standard, row[standard]);
			if (row.fixed !== undefined)
				test(`${standard}: fixes of ${name}`, () => assert.deepEqual(fixesOf(code, document, settings), row.fixed));
			if (row.all !== undefined)
				test(`${standard}: automatic fixes of ${name}`, () => assert.equal(fixAll(document, settings).text, row.all));
		}
	});
}

function judge(code: string, row: Row, document: Document, standard: Standard, expected: Expected): void {
	if (expected === 'asked') assert(findings(document, standard).every((finding) => finding.code !== code));
	const found = analyse(document, settingsFor(code, standard, expected)).findings;
	const own = found.filter((finding) => finding.code === code);
	assert.equal(mark(document.text, own), expected === '-' ? document.text : row.text);
	for (const finding of own) assert.equal(finding.severity, expected === 'asked' ? 'hint' : expected);
	const others = found.filter((finding) => finding.code !== code);
	assert.deepEqual(
		others.map((finding) => show(finding, document)),
		row.also?.[standard] ?? [],
	);
	checkPlaces(found, document);
}

/** Settings under which the rule says what is expected. */
function settingsFor(code: string, standard: Standard, expected: Expected | undefined): Settings {
	return { ...defaults, standard, rules: expected === 'asked' ? { [code]: 'hint' } : {} };
}

/** What always holds: one finding per place, inside the text, with a message. */
function checkPlaces(found: readonly Finding[], { text }: Document): void {
	let free = 0;
	for (const { offset, end, message } of found) {
		assert(offset >= free && end >= offset && end <= text.length, 'findings follow each other and do not overlap');
		assert(message.length > 10 && !/undefined|NaN|\{[a-z]+\}/.test(message), message);
		free = end;
	}
}

export function findings(document: Document, standard: Standard): readonly Finding[] {
	return analyse(document, { ...defaults, standard }).findings;
}

/** `code@"text" severity`. */
export function show({ code, offset, end, severity }: Finding, { text }: Document): string {
	return `${code}@"${text.slice(offset, end)}" ${severity}`;
}

/** The document after each fix that is offered for the rule's first finding. */
function fixesOf(code: string, document: Document, settings: Settings): string[] {
	const finding = analyse(document, settings).findings.find((found) => found.code === code);
	assert(finding !== undefined, `no finding of ${code}`);
	return finding.fixes().map(({ edits }) => applyEdits(document.text, edits));
}

/** One test per document and standard: no rule says anything. */
export function silent(topic: string, languageId: string, documents: readonly string[], only?: Standard): void {
	describe(`silent: ${topic} (${languageId})`, () => {
		for (const text of documents) {
			const document = { text, languageId };
			for (const standard of only === undefined ? standards : [only])
				test(`${standard}: ${title(text)}`, () => {
					assert.deepEqual(
						findings(document, standard).map((finding) => show(finding, document)),
						[],
					);
				});
		}
	});
}
