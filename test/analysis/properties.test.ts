/** What holds for every string, every document and every fix. Seeded; `URL_LINT_RUNS=100` tries a hundred times more. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import {
	analyse,
	analyseUrl,
	applyEdits,
	type Document,
	type Finding,
	type Fix,
	type Occurrence,
} from '../../server/src/analysis/analyse';
import { fixAll } from '../../server/src/analysis/fix-all';
import { scan } from '../../server/src/find/scanner';
import { defaults, type Settings } from '../../server/src/settings';
import { parseUrl } from '../../server/src/url/parse';
import { isRfc1738Scheme } from '../../server/src/url/schemes/index';
import type { Span, Standard, Url } from '../../server/src/url/url';
import { anything, damaged, type Embedding, embeddings, languages, realistic, runs, text } from './arbitrary';
import { hiddenIn } from './compare';

const standards: readonly Standard[] = ['modern', 'rfc1738'];
const settingsOf = (standard: Standard): Settings => ({ ...defaults, standard });
const anyUrl = fc.oneof(
	{ weight: 3, arbitrary: damaged },
	{ weight: 1, arbitrary: realistic },
	{ weight: 1, arbitrary: anything },
);

for (const standard of standards) {
	describe(`the parser, ${standard}`, () => {
		test('takes any string without throwing, and reports inside it', () => {
			fc.assert(
				fc.property(fc.oneof(anything, damaged), (input) => {
					for (const { offset, end } of parseUrl(input, standard).violations)
						assert(offset >= 0 && offset <= end && end <= input.length, `[${offset}, ${end})`);
				}),
				runs(1500),
			);
		});

		test('has its components inside the URL, in order, and nothing but delimiters between them', () => {
			fc.assert(
				fc.property(anyUrl, (input) => checkComponents(parseUrl(input, standard))),
				runs(2500),
			);
		});
	});
}

/** What may stand between two components. */
const DELIMITERS = /^(?:[:;]{0,2}[/\\]*|@|:|[/\\]|[/\\]?\?|#|;type=|%09|&|=|;)$/;

/**
 * The components put together again, with the delimiters between them, are the URL. What is neither is reported: a
 * violation covers it.
 */
function checkComponents(url: Url): void {
	const { components, text: whole, violations } = url;
	let from = 0;
	let assembled = '';
	for (const { offset, end } of leaves(url)) {
		assert(offset >= from && offset <= end && end <= whole.length, `a component at [${offset}, ${end}) after ${from}`);
		const between = whole.slice(from, offset);
		const reported = violations.some(
			(violation) => violation.offset <= offset && violation.end >= from && between !== '',
		);
		assert(DELIMITERS.test(between) || reported, `"${between}" is neither a component nor a delimiter nor reported`);
		assembled += between + whole.slice(offset, end);
		from = end;
	}
	const rest = whole.slice(from);
	const covered =
		/^[:/\\?]*$/.test(rest) ||
		violations.some(({ offset, end }) => offset <= from + 1 && end >= Math.min(whole.length, from + 1));
	assert(covered, `"${rest}" at the end is neither a component nor reported`);
	assert.equal(assembled + rest, whole);
	checkInside(components.path, [
		components.database,
		components.wtype,
		components.wpath,
		components.hsoname,
		components.gophertype,
		components.selector,
	]);
	if (components.fragment) assert.equal(whole.charAt(components.fragment.offset - 1), '#');
	if (components.port) assert.equal(whole.charAt(components.port.offset - 1), ':');
	if (components.password) assert.equal(whole.charAt(components.password.offset - 1), ':');
	if (components.user) assert.equal(whole.charAt((components.password ?? components.user).end), '@');
}

function checkInside(outer: Span | undefined, inner: readonly (Span | undefined)[]): void {
	for (const span of inner)
		if (span !== undefined)
			assert(
				outer !== undefined && span.offset >= outer.offset && span.end <= outer.end,
				'a part of the path lies outside it',
			);
}

/** The components that no other one contains, as they stand. */
function leaves({ components }: Url): Span[] {
	const {
		scheme,
		user,
		password,
		host,
		port,
		path,
		typecode,
		search,
		fragment,
		address,
		headers,
		group,
		article,
		fields,
	} = components;
	const fieldSpans = [...(headers ?? []), ...(fields ?? [])].flatMap(({ name, value }) =>
		value === undefined ? [name] : [name, value],
	);
	const inPath = (span: Span) =>
		path !== undefined && span.offset >= path.offset && span.end <= path.end && span !== path;
	return [scheme, user, password, host, port, path, typecode, search, fragment, address, group, article, ...fieldSpans]
		.filter((span) => span !== undefined)
		.filter((span) => !inPath(span) || span === path)
		.sort((a, b) => a.offset - b.offset || a.end - b.end);
}

describe('the finder', () => {
	for (const languageId of languages)
		test(`never throws in ${languageId}, and finds in order, apart and inside`, () => {
			fc.assert(
				fc.property(text, (document) => {
					let free = 0;
					for (const { offset, end, url, map, placeholders } of scan(document, languageId)) {
						assert(offset >= free && end > offset && end <= document.length, `[${offset}, ${end}) after ${free}`);
						assert.deepEqual(map.toDocument({ offset: 0, end: url.length }), { offset, end });
						for (const placeholder of placeholders)
							assert(placeholder.end > placeholder.offset && placeholder.end <= url.length);
						free = end;
					}
				}),
				runs(250),
			);
		});
});

describe('findings', () => {
	for (const standard of standards)
		test(`lie inside their occurrence, one per place (${standard})`, () => {
			fc.assert(
				fc.property(text, fc.constantFrom(...languages), (document, languageId) => {
					const { occurrences, findings } = analyse({ text: document, languageId }, settingsOf(standard));
					let free = 0;
					for (const { offset, end, code, message } of findings) {
						assert(
							[...occurrences].some((occurrence) => occurrence.offset <= offset && occurrence.end >= end),
							`${code} at [${offset}, ${end}) lies in no occurrence`,
						);
						assert(offset >= free, `${code} at ${offset} overlaps another finding`);
						assert(message !== code && !/undefined|NaN/.test(message), message);
						free = end;
					}
				}),
				runs(1200),
			);
		});

	test('RFC 1738: a URL is derived, or has an error', () => {
		fc.assert(
			fc.property(anyUrl, (url) => {
				const { valid, findings } = analyseUrl(url, settingsOf('rfc1738'));
				// Of `http:://h` and `https;//h`, rules.md says no more than that the scheme is misspelt: a warning.
				if (!valid)
					assert(
						findings.some(({ code, severity }) => severity === 'error' || code === 'misspelt-scheme'),
						show(findings, url),
					);
			}),
			runs(4000),
		);
	});

	test('RFC 1738: a URL that its own production derives has no error of grammar', () => {
		fc.assert(
			fc.property(anyUrl, (url) => {
				fc.pre(isRfc1738Scheme(parseUrl(url, 'rfc1738').scheme));
				const { valid, findings } = analyseUrl(url.split('#')[0] ?? '', settingsOf('rfc1738'));
				if (valid)
					assert.deepEqual(
						findings
							.filter(({ code, severity }) => severity === 'error' && !BEYOND_GRAMMAR.has(code))
							.map(({ code }) => code),
						[],
					);
			}),
			runs(2000),
		);
	});
});

/** Rules that know more than the grammar: `999.1.1.1`, port 99999, labels of 64 characters. */
const BEYOND_GRAMMAR = new Set(['numeric-host', 'invalid-port', 'invalid-host']);

for (const embedding of embeddings) {
	describe(`fixes in ${embedding.name}`, () => {
		for (const standard of standards) {
			test(`remove their finding, add none and change nothing else (${standard})`, () => {
				fc.assert(
					fc.property(damaged, (url) => checkFixes(embedding, url, settingsOf(standard))),
					runs(400),
				);
			});

			test(`all at once change nothing the second time (${standard})`, () => {
				fc.assert(
					fc.property(damaged, (url) => {
						const document = { text: embedding.write(url), languageId: embedding.languageId };
						const once = fixAll(document, settingsOf(standard)).text;
						assert.equal(fixAll({ ...document, text: once }, settingsOf(standard)).text, once);
					}),
					runs(400),
				);
			});
		}
	});
}

function checkFixes({ write, languageId }: Embedding, url: string, settings: Settings): void {
	const document: Document = { text: write(url), languageId };
	const before = analyse(document, settings);
	for (const finding of before.findings) {
		const occurrence = [...before.occurrences].find(
			({ offset, end }) => offset <= finding.offset && end >= finding.end,
		) as Occurrence;
		for (const fix of finding.fixes()) checkFix(document, before.findings, finding, occurrence, fix, settings);
	}
}

function checkFix(
	document: Document,
	before: readonly Finding[],
	finding: Finding,
	occurrence: Occurrence,
	fix: Fix,
	settings: Settings,
): void {
	for (const { offset, end } of fix.edits)
		assert(
			offset >= occurrence.offset && end <= occurrence.end && offset <= end,
			`"${fix.title}" edits outside the occurrence`,
		);
	const fixed = { ...document, text: applyEdits(document.text, fix.edits) };
	const after = analyse(fixed, settings);
	const hidden = hiddenIn(occurrence, document, settings);
	const what = `"${fix.title}" for ${finding.code}: ${document.text} -> ${fixed.text}: ${show(after.findings, fixed.text)}`;
	for (const code of new Set([...before, ...after.findings].map((found) => found.code))) {
		const change = count(after.findings, code) - count(before, code);
		assert(code === finding.code ? change < 0 : change <= (hidden.get(code) ?? 0), what);
	}
	// <…> around a destination moves its start.
	const start = occurrence.offset + (fix.edits[0]?.text === '<' ? 1 : 0);
	// `)` where a sentence goes on ends it there.
	const end =
		fix.edits[0]?.text === ')'
			? fix.edits[0].offset
			: occurrence.end + fixed.text.length - document.text.length - (start - occurrence.offset);
	const same = [...after.occurrences].find(({ offset }) => offset === start);
	assert(same === undefined || same.end === end, `the URL ends elsewhere after ${what}`);
}

function count(findings: readonly Finding[], wanted: string): number {
	return findings.filter(({ code }) => code === wanted).length;
}

function show(findings: readonly Finding[], document: string): string {
	return (
		findings
			.map(({ code, offset, end, severity }) => `${code}@"${document.slice(offset, end)}" ${severity}`)
			.join(', ') || 'no finding'
	);
}
