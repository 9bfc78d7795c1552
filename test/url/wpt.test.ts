/**
 * The URL standard's own tests (test/fixtures/wpt): what browsers refuse must have an error in `modern`, and what they
 * leave as it is must have none, but for the reasons below.
 */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { analyseUrl } from '../../server/src/analysis/analyse';
import { defaults } from '../../server/src/settings';

interface Case {
	readonly input: string;
	readonly href?: string;
	readonly failure?: true;
}

const file = fileURLToPath(new URL('../fixtures/wpt/urltestdata.json', import.meta.url));
const all: unknown[] = JSON.parse(readFileSync(file, 'utf8'));
const cases = all.filter((item): item is Case => typeof item === 'object' && item !== null && 'input' in item);

/** Inputs that start with a scheme, each once. What does not is a relative reference, and they are not checked (§2.3). */
function inputs(wanted: (item: Case) => boolean): string[] {
	const absolute = cases.filter(({ input }) => /^[a-z][a-z\d+.-]*:/i.test(input));
	return [...new Set(absolute.filter(wanted).map(({ input }) => input))];
}

/** The codes of the errors that the input has in `modern`. */
function errorsIn(input: string): string[] {
	const errors = analyseUrl(input, defaults).findings.filter(({ severity }) => severity === 'error');
	return [...new Set(errors.map(({ code }) => code))];
}

const OTHER_SYNTAX = 'a scheme that nobody knows: its programs may read a tag, a list or nothing there (rules.md)';

/** What browsers refuse and we do not, and why. */
const missed: Readonly<Record<string, string>> = {
	'non-special://f:999999/c': OTHER_SYNTAX,
	'sc://te@s:t@/': OTHER_SYNTAX,
	'sc://:12/': OTHER_SYNTAX,
};

const BROKEN_ESCAPE = 'malformed-percent';
const NO_HOST_CHARACTER = 'invalid-host';
const NOT_SPECIAL = 'missing-slashes';

/** What browsers leave as it is and we do not, and the rule: what it says is RFC 1738's, and rules.md keeps it an error. */
const refused: Readonly<Record<string, string>> = {
	// §2.2: "%" needs two digits. Not a valid URL string in the URL standard either, though it goes on.
	'http://example.com/foo/%2e%2': BROKEN_ESCAPE,
	'http://example.com/foo%': BROKEN_ESCAPE,
	'http://example.com/foo%2': BROKEN_ESCAPE,
	'http://example.com/foo%2zbar': BROKEN_ESCAPE,
	'http://example.org/test?%GH': BROKEN_ESCAPE,
	'http://example.org/test?a#%GH': BROKEN_ESCAPE,
	// §3.1: a host has letters, digits, "-" and "."; the URL standard has no such code points in a valid URL string.
	'http://!"$&\'()*+,-.;=_`{}~/': NO_HOST_CHARACTER,
	'wss://!"$&\'()*+,-.;=_`{}~/': NO_HOST_CHARACTER,
	// §3.1: a name stands before each dot.
	'http://./': NO_HOST_CHARACTER,
	'http://../': NO_HOST_CHARACTER,
	// §3.1: to browsers, schemes that they do not open have no "//"; to RFC 1738 they have.
	'ftps:/example.com/': NOT_SPECIAL,
	'ftps:example.com/': NOT_SPECIAL,
	'gopher:/example.com/': NOT_SPECIAL,
	'gopher:example.com/': NOT_SPECIAL,
};

describe('what browsers refuse', () => {
	const failures = inputs(({ failure }) => failure === true);
	for (const input of failures)
		test(JSON.stringify(input), () => {
			assert.equal(errorsIn(input).length === 0, Object.hasOwn(missed, input));
		});

	test('at least 98 % have an error', () => {
		assert(failures.length > 240);
		const without = failures.filter((input) => errorsIn(input).length === 0);
		assert(without.length <= failures.length * 0.02, without.join('\n'));
	});
});

/**
 * Whether the URL standard calls it valid as far as single characters go: URL code points and percent-encoded bytes
 * (§1.3, §4.3). Browsers also leave much alone that is not.
 */
function hasUrlUnitsOnly(input: string): boolean {
	return !/%(?![\da-f]{2})|[\\^`{|}"<> ]/i.test(input) && !/[[\]]/.test(input.replace(/\/\/[^/]*\]/, ''));
}

describe('what browsers leave as it is', () => {
	const canonical = inputs(({ input, href }) => input === href);
	for (const input of canonical)
		test(JSON.stringify(input), () => {
			assert.deepEqual(errorsIn(input), Object.hasOwn(refused, input) ? [refused[input]] : []);
		});

	test('at most 5 % of the valid ones have an error', () => {
		assert(canonical.length > 160);
		const valid = canonical.filter(hasUrlUnitsOnly);
		const bad = valid.filter((input) => errorsIn(input).length > 0);
		assert(valid.length > 140);
		assert(bad.length <= valid.length * 0.05, bad.join('\n'));
	});
});

test('every reason is still needed', () => {
	const known = new Set(inputs(() => true));
	for (const input of [...Object.keys(missed), ...Object.keys(refused)]) assert(known.has(input), input);
});
