/**
 * The analysis of a document that is edited again and again says what one of its text anew would say: of all of it, where each part is read with
 * as much around it as users' are; of the same parts, where that is so little that most parts are left alone.
 */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { type Analysis, analyse, analysisOf, type Finding } from '../../server/src/analysis/analyse';
import { ChunkedDocument } from '../../server/src/analysis/finding';
import { fixAll } from '../../server/src/analysis/fix-all';
import { ChunkedText } from '../../server/src/find/chunked-text';
import { SIZES, type Sizes } from '../../server/src/find/division';
import { finished, type ScannedText } from '../../server/src/find/scanned';
import { rules } from '../../server/src/rules/index';
import { defaults, type Settings } from '../../server/src/settings';
import { documentIn, everyLanguage } from '../scan/documents';
import { edited, editOf, type RandomEdit, scannedAnew } from '../scan/edits';
import { text as anyText, damaged, runs } from './arbitrary';
import { asking } from './asking';

/** So that short documents have many parts. */
const TINY: Sizes = { unedited: 100, edited: 30, back: 60, ahead: 40 };
/** As many parts, each read with all that matters around it. */
const WIDE: Sizes = { ...SIZES, unedited: 100, edited: 30 };
/** So that they are kept in many chunks, as the server keeps long ones. */
const SHORT = 20;

/** What something elsewhere in the document goes for, or depends on it. */
const FROM_ELSEWHERE = [
	...['http://a.example/__HOST__/a|b\n', 'http://b.example/__PORT__/c|d\n', 'http://c.example/__USER__/\n', '%HOST%'],
	...["See http://a.example/index's page.\n", 'http://a.example/index\n', 'ttps://a.example/x\n'],
	...[
		'SSRF XSS open redirect path traversal RCE LFI CSRF\n',
		'<meta charset="latin1">\n',
		'<?xml version="1.0"?>\n<resources>\n',
	],
	...['javascript:alert(1) /etc/passwd php://filter document.cookie\n', '"http://a..example/" "http://-b.example/"\n'],
	...["x = 'http://1.2.3.4.5/'\ny = 'http://[::1'\nz = 'http://a_b..c/'\n", 'http://a.example/A http://A.example/A\n'],
	...['<!-- url-lint-disable -->\n', '// url-lint-disable-next-line unsafe-character\n', '# url-lint-disable-file\n'],
	...[
		'/* url-lint-enable */\n',
		'url-lint-disable-line',
		'<URL:http://a.example/x\n',
		'y|z>\n',
		'```\n',
		'\n\n',
		'    ',
	],
	...['https://a.example/a-very-long-line-that-was-wrapped-at-its-end-by-some-program-or-\n', 'other/by-hand.html\n'],
	...['diff --git a b\n', 'From: me\nMIME-Version: 1.0\n', '---\na: b\n---\n', '\u200b', '[a]: http:/b.example/x\n'],
];

const settingsOf: readonly (readonly [string, Settings])[] = [
	['as it comes', defaults],
	['every rule', asking(...rules.filter(({ code }) => code !== 'inconsistent-url').map(({ code }) => code))],
	['the usual spelling, and URLs that are ignored', { ...asking('inconsistent-url'), ignoreUrls: ['*a.example/x*'] }],
	['to the letter', { ...defaults, standard: 'rfc1738' }],
];

function textIn(languageId: string): fc.Arbitrary<string> {
	const part = fc.oneof(
		{ weight: 2, arbitrary: documentIn(languageId, damaged) },
		{ weight: 1, arbitrary: anyText },
		{ weight: 3, arbitrary: fc.constantFrom(...FROM_ELSEWHERE) },
	);
	return fc.array(part, { maxLength: 8 }).map((parts) => parts.join(' '));
}

function told(finding: Finding): unknown {
	const { code, severity, offset, end, message, url, once, doubted } = finding;
	const fixes = finding.fixes();
	const automatic = finding.automaticFix?.();
	assert.deepEqual(
		automatic,
		fixes.find((fix) => fix.automatic),
	);
	return { code, severity, offset, end, message, url, once, doubted, fixes, automatic };
}

function saidBy(analysis: Analysis): unknown {
	const { findings, more, until } = analysis.first(3);
	const alone = Array.from(analysis.occurrences, (one) => analysis.findingsOf(one).map(told));
	return { first: findings.map(told), more, until, alone, all: analysis.findings.map(told), cut: analysis.cut };
}

/** The analysis after all edits. Some versions nobody looks at, of some only the first findings are judged. */
function edit(
	first: string,
	edits: readonly RandomEdit[],
	asked: readonly boolean[],
	{ languageId, settings, sizes }: { languageId: string; settings: Settings; sizes: Sizes },
): { text: string; analysis: Analysis } {
	let text = ChunkedText.of(first, SHORT);
	let analysis = analyse(new ChunkedDocument(text, languageId), settings, [], sizes);
	for (const [index, edit] of edits.entries()) {
		if (asked[index] === true) analysis.first(index);
		const { change, inserted } = edited(text.toString(), edit);
		text = text.edited({ ...change, text: inserted });
		analysis = finished(analysis.changed(text, change));
	}
	return { text: text.toString(), analysis };
}

for (const languageId of everyLanguage)
	describe(languageId, () => {
		for (const [what, settings] of settingsOf)
			test(what, () => {
				const scripts = fc.tuple(
					textIn(languageId),
					fc.array(editOf(textIn(languageId)), { minLength: 1, maxLength: 4 }),
				);
				fc.assert(
					fc.property(scripts, fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }), ([first, edits], asked) => {
						const tiny = edit(first, edits, asked, { languageId, settings, sizes: TINY });
						const document = { text: tiny.text, languageId };
						const anew = scannedAnew(tiny.analysis.occurrences as ScannedText, TINY);
						assert.deepEqual(saidBy(tiny.analysis), saidBy(analysisOf(anew, document, settings)));
						const wide = edit(first, edits, asked, { languageId, settings, sizes: WIDE });
						assert.deepEqual(saidBy(wide.analysis), saidBy(analyse(document, settings)));
						// Fix-all starts from what is known of the text.
						assert.deepEqual(fixAll(document, settings, undefined, wide.analysis), fixAll(document, settings));
					}),
					runs(2),
				);
			});
	});

const WORDS = 'words of a line that says nothing\n';

/** Parts of users' sizes, and more of them than are looked at to know what a document is about. */
describe('long documents', () => {
	const longIn = (languageId: string) =>
		fc
			.array(fc.tuple(textIn(languageId), fc.nat({ max: 1500 })), { minLength: 2, maxLength: 6 })
			.map((parts) => parts.map(([text, lines]) => `${text}\n${WORDS.repeat(lines)}`).join(''));
	for (const languageId of ['plaintext', 'markdown', 'html', 'typescript', 'python', 'yaml', 'latex'])
		test(languageId, () => {
			const scripts = fc.tuple(
				longIn(languageId),
				fc.array(editOf(textIn(languageId)), { minLength: 1, maxLength: 4 }),
			);
			fc.assert(
				fc.property(scripts, ([first, edits]) => {
					const { text, analysis } = edit(first, edits, [], { languageId, settings: defaults, sizes: SIZES });
					assert.deepEqual(analysis.findings.map(told), analyse({ text, languageId }, defaults).findings.map(told));
				}),
				runs(10),
			);
		});

	test('what the document is about stands right behind the part that says so', () => {
		const text = `http://a..example/x\n${WORDS.repeat(3500)}SSRF XSS open redirect path traversal RCE LFI CSRF\n`;
		const typed = { at: 0.9, atLine: true, removed: 0, inserted: 'x' };
		const { text: after, analysis } = edit(text, [typed], [], {
			languageId: 'plaintext',
			settings: defaults,
			sizes: SIZES,
		});
		assert.deepEqual(
			analysis.findings.map(told),
			analyse({ text: after, languageId: 'plaintext' }, defaults).findings.map(told),
		);
	});
});

/** More than is read behind a part. */
const FAR = WORDS.repeat(150);

describe('what stands farther behind than is read', () => {
	for (const [languageId, text] of [
		['rust', `f("http://a.example/a|b\nof %s\n${FAR}")`],
		['rust', `f("http://a.example/a|b\n${FAR}" % (a))`],
		['markdown', `a \`http://a.example/a|b\n${FAR}\``],
		['markdown', `a <!-- http://a.example/a|b\n${FAR}-->`],
		['markdown', `\`\n<!-- url-lint-disable -->\n${FAR}\`\nhttp://a.example/a|b\n`],
		['markdown', `---\n# url-lint-disable\n${FAR}---\n`],
		['html', `<% f("http://a.example/a|b")\n${FAR}%> http://a.example/c|d`],
		['html', `<a href="http://a.example/<% f">\n${FAR}%> http://a.example/c|d`],
		['html', `<? f("http://a.example/a|b")\n${FAR}?> http://a.example/c|d`],
		['plaintext', `<URL:http://a.example/a|b\n${FAR}>`],
	] as const)
		test(`${languageId}: ${text.slice(0, 30)}`, () => {
			const document = { text, languageId };
			const parts = analyse(document, defaults, [], WIDE);
			assert.deepEqual(saidBy(parts), saidBy(analyse(document, defaults)));
		});
});
