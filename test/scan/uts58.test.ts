/**
 * The conformance tests of UTS #58. Each line is a document in which the links are marked; those without a scheme
 * (`example.com`) are not ours to find, so only the others are compared.
 */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { scan } from '../../server/src/find/scanner';
import type { Span } from '../../server/src/url/url';
import { mark, unmark } from './marked';

const SCHEME = /^(?:https?:\/\/|mailto:)/i;

/** Lines with a marked URL in which we find something else, and why. */
const otherwise: Readonly<Record<string, string>> = {
	"⸠https://nap.wikipedia.org/wiki/Wikipedia:Lista_d⸡\"e_vvoce_ca_tutt'_'e_Wikipedie_aveno_a_avé":
		'a quotation mark delimits URLs (RFC 1738 §2.2), so it always ends one in text',
};

const lines = readFileSync(new URL('../fixtures/uts58/LinkDetectionTest.txt', import.meta.url), 'utf8')
	.split('\n')
	.filter((line) => line.trim() !== '' && !line.startsWith('#'));

/** The line with the marks around its links that have a scheme only. */
function explicit(line: string): { text: string; links: Span[] } {
	const { text, spans } = unmark(line);
	return { text, links: spans.filter(({ offset, end }) => SCHEME.test(text.slice(offset, end))) };
}

const withLinks = lines.filter((line) => explicit(line).links.length > 0);

describe('lines with a marked URL', () => {
	const reasons = new Map(Object.entries(otherwise).map(([line]) => [unmark(line).text, line]));
	for (const line of withLinks) {
		const { text, links } = explicit(line);
		test(text, () => assert.equal(mark(text, scan(text, 'plaintext')), reasons.get(text) ?? mark(text, links)));
	}

	test(`${withLinks.length - reasons.size} of ${withLinks.length} lines are as UTS #58 marks them`, () => {
		assert.equal(withLinks.length, 219);
		assert.equal(reasons.size, 1);
		for (const line of reasons.keys())
			assert(
				withLinks.some((other) => unmark(other).text === line),
				line,
			);
	});
});

/**
 * URLs that UTS #58 leaves unmarked because nobody could open them, or should. We find them: what is wrong with them is
 * what the rules are there to say.
 */
const judged: readonly string[] = [
	'See ⸠http://.foo.example.com/αβγ⸡ on…',
	'See ⸠http://foo..example.com/αβγ⸡ on…',
	'See ⸠http://-foo.example-.com⸡. on…',
	'See ⸠mailto:αβγ.δεζ.@example.com⸡ on…',
	'See ⸠mailto:αβγ..δεζ@example.com⸡ on…',
	'See ⸠mailto:.αβγ.δεζ@example.com⸡ on…',
	'⸠mailto:john..smith@example.com⸡',
	'⸠mailto:john..smith@example.com⸡/foo/bar',
	'⸠http://john.smith@example.com⸡',
	'⸠http://john.smith@example.com/foo/bar⸡',
	'⸠http://john..smith@example.com⸡',
	'⸠http://john..smith@example.com/foo/bar⸡',
];

describe('lines without a marked URL', () => {
	const wrong = new Map(judged.map((line) => [unmark(line).text, line]));
	for (const line of lines.filter((line) => !withLinks.includes(line))) {
		const { text } = unmark(line);
		test(text, () => assert.equal(mark(text, scan(text, 'plaintext')), wrong.get(text) ?? text));
	}
});

/** Lines without a scheme in which, given one, we find something else, and why. */
const withScheme: Readonly<Record<string, string>> = {
	'See ⸠https://example.com/α⸡[(β])γ/δρς?α=[(θ)]&[(β)]=κ#λμν:~:text=φχψ on…':
		'behind a path "[…]" is a footnote or the text of a link, where no letter or separator follows it',
	'See ⸠https://example.com/αβγ/δρς?α(=)θ&β=κ#λμν:~:text=φχψ⸡ on…':
		'OData has "=" in brackets: ?$expand=Items($select=Name)',
	'See ⸠https://example.com/αβγ/δρς?α=θ&β=κ#λμ(ν:~:text=φχ)ψ⸡ on…': 'the same holds for "=" in a fragment',
};

describe('lines whose links have no scheme, with one', () => {
	for (const line of lines.filter((line) => /⸠[a-z\d.-]+[.\w]*[/?#]/i.test(line) && !withLinks.includes(line))) {
		const links = line.replaceAll('⸠', '⸠https://');
		const { text } = unmark(links);
		const ours = Object.keys(withScheme).find((other) => unmark(other).text === text);
		test(text, () => assert.equal(mark(text, scan(text, 'plaintext')), ours ?? links));
	}
});
