/** What holds for every refactoring of every URL, wherever it stands. Seeded; `URL_LINT_RUNS=100` tries a hundred times more. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { analyse, applyEdits, type Edit, type Finding, type Occurrence } from '../../server/src/analysis/analyse';
import { decodedLink } from '../../server/src/features/rewriting/copy';
import { targetOf } from '../../server/src/features/rewriting/places';
import { refactor } from '../../server/src/features/rewriting/refactorings';
import { decodeRanges, encodeRanges, pasteEncoded } from '../../server/src/features/rewriting/transform';
import { parseLogical } from '../../server/src/placeholders/placeholders';
import { type RefactoringName, refactoringNames } from '../../server/src/protocol';
import { defaults } from '../../server/src/settings';
import { toAscii } from '../../server/src/url/idna';
import { inUtf8 } from '../../server/src/url/legacy';
import { decode } from '../../server/src/url/percent';
import { damaged, embeddings, languages, realistic, runs, text } from './arbitrary';

const url = fc.oneof(realistic, damaged);
const embedded = fc.tuple(url, fc.constantFrom(...embeddings));

function open(source: string, languageId: string) {
	const document = { text: source, languageId };
	return { document, analysis: analyse(document, defaults) };
}

interface Refactored {
	readonly before: Occurrence;
	readonly edits: readonly Edit[];
	readonly document: { readonly text: string; readonly languageId: string };
	readonly text: string;
}

/** The refactoring of every URL in a document, each by itself. */
function refactored(name: RefactoringName, source: string, languageId: string): Refactored[] {
	const { document, analysis } = open(source, languageId);
	return [...analysis.occurrences].map((before) => {
		const edits = refactor(name, targetOf(before, document, defaults));
		return { before, edits, document, text: applyEdits(source, edits) };
	});
}

for (const name of refactoringNames)
	describe(name, () => {
		test('leaves one URL where one was, adds no finding but hints, and is done once', () => {
			fc.assert(
				fc.property(embedded, ([input, { languageId, write }]) => {
					for (const { before, edits, document, text: after } of refactored(name, write(input), languageId))
						if (edits.length > 0) checkOne(name, before, document, after);
				}),
				runs(600),
			);
		});
	});

function checkOne(
	name: RefactoringName,
	before: Occurrence,
	{ text: source, languageId }: Refactored['document'],
	after: string,
) {
	const { document, analysis } = open(after, languageId);
	const shift = name === 'wrap' || name === 'unwrap' ? 12 : 0;
	const again = [...analysis.occurrences].find(({ offset }) => Math.abs(offset - before.offset) <= shift);
	assert(again, `no URL is left: ${after}`);
	if (shift > 0) assert.equal(again.url, before.url);
	if (name === 'decode-for-reading') assert.equal(decode(again.url).text, decode(before.url).text);
	assert.deepEqual(refactor(name, targetOf(again, document, defaults)), [], `again: ${after}`);
	// Brackets say that a URL is meant: what was left unsaid of it may be told.
	const counts =
		({ offset, end }: Occurrence) =>
		(found: Finding) =>
			(found.severity === 'error' || found.severity === 'warning') &&
			(name !== 'wrap' || found.end <= offset || found.offset >= end);
	const had = open(source, languageId).analysis.findings.filter(counts(before)).length;
	assert(analysis.findings.filter(counts(again)).length <= had, `a new finding: ${after}`);
}

/** A host reads alike in both of its spellings: each label, whatever else stands in it, as `:http` does where no port is known. */
function withHostInAscii(text: string): string {
	const { host } = parseLogical(text, 'modern').components;
	if (host === undefined) return text;
	const ascii = text.slice(host.offset, host.end).replace(/[^.:@]+/g, (label) => toAscii(label) ?? label);
	return text.slice(0, host.offset) + ascii.toLowerCase() + text.slice(host.end);
}

/**
 * What a URL says to a reader, who is shown what is not UTF-8 in the charset that it clearly is in. A surrogate by itself has no octets but those
 * of what replaces it.
 */
function saidBy(text: string): string {
	return decode(withHostInAscii(inUtf8(text.replace(/\p{Surrogate}/gu, '\ufffd')))).text;
}

/** What once was copied otherwise. */
const KNOWN = [
	'X-mine://jane@xn--mnchen-3ya.example:http',
	'HTTP..://xn--mnchen-3ya.example:',
	'%2E://C:\\a b',
	'%%EDIS://jane@a.example#top',
	'%%H://jane@xn--mnchen-3ya.example:80',
	'DATA:text/plain,a\ud83d b',
];

describe('copying', () => {
	test('the decoded URL is the same URL, and as readable as it gets', () => {
		fc.assert(
			fc.property(url, (input) => {
				const copied = decodedLink(input, defaults);
				assert.equal(saidBy(copied), saidBy(input));
				assert.equal(decodedLink(copied, defaults), copied);
			}),
			{ ...runs(600), examples: KNOWN.map((known): [string] => [known]) },
		);
	});
});

describe('encoding, decoding and pasting', () => {
	const selected = fc.tuple(text, fc.constantFrom(...languages), fc.nat(), fc.nat(), url);

	test('never throw, and edit nothing outside the ranges but an escape that they cut', () => {
		fc.assert(
			fc.property(selected, ([source, languageId, one, other, clipboard]) => {
				const { document, analysis } = open(source, languageId);
				const [offset = 0, end = 0] = [one, other].map((at) => at % (source.length + 1)).sort((a, b) => a - b);
				const ranges = [{ offset, end }];
				const results = [
					encodeRanges(document, analysis, ranges, 'query').edits,
					encodeRanges(document, analysis, ranges).edits,
					decodeRanges(document, analysis, ranges).edits,
					pasteEncoded(document, analysis, ranges, [clipboard]),
				];
				for (const edit of results.flat()) assert(edit.offset >= offset - 12 && edit.end <= end + 12);
			}),
			runs(500),
		);
	});
});
