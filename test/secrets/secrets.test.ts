/**
 * A secret is never shown: one that gets into a URL in any of the ways, in any place and spelling, appears in nothing that a
 * user can read but the edits of a fix. `URL_LINT_RUNS=50` tries 50,000 documents.
 */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { rules } from '../../server/src/rules/index';
import { defaults, type Settings } from '../../server/src/settings';
import { runs } from '../analysis/arbitrary';
import { embeddings } from '../scan/embeddings';
import { canShow, randomFrom, write } from '../scan/embeddings/written';
import { misplaced, printedOf, type Shown, shownOf } from './surfaces';
import { spellings, uncut, ways } from './ways';

/** All rules speak. */
const loud = Object.fromEntries(rules.map(({ code }) => [code, 'information' as const]));

const secret = fc
	.tuple(fc.constantFrom('tiger', 'Hamlet', 'zebra', 'QUARTZ'), fc.integer({ min: 10, max: 99999 }))
	.map(([word, number]) => `${word}${number}`);

const leaky = fc.record({
	secret,
	way: fc.nat(ways.length + uncut.length - 1),
	spelling: fc.nat(spellings.length - 1),
	embedding: fc.constantFrom(...embeddings),
	standard: fc.constantFrom('modern' as const, 'rfc1738' as const),
	isLoud: fc.boolean(),
	seed: fc.nat(),
});

type Leaky = typeof leaky extends fc.Arbitrary<infer T> ? T : never;

function urlOf({ secret, way, spelling }: Pick<Leaky, 'secret' | 'way' | 'spelling'>): string {
	return [...ways, ...uncut][way]?.(spellings[spelling]?.(secret) ?? '') ?? '';
}

function settingsOf({ standard, isLoud }: Pick<Leaky, 'standard' | 'isLoud'>): Settings {
	return { ...defaults, standard, rules: isLoud ? loud : {} };
}

/** What somebody can make of a text who decodes it as often as it takes. */
function decoded(text: string): string {
	for (let last = '', now = text; ; last = now) {
		if (now === last) return now.toLowerCase();
		now = now.replace(/%u00([\da-f]{2})|%([2-7][\da-f])/gi, (_, long: string, short: string) =>
			String.fromCharCode(Number.parseInt(long ?? short, 16)),
		);
	}
}

function assertSecret(shown: Shown, secret: string): void {
	for (const [surface, text] of shown)
		assert(!decoded(text).includes(secret.toLowerCase()), `${surface} shows ${secret}: ${text}`);
}

describe('no secret is shown', () => {
	const options = runs(1000);

	test('of a document: messages, titles, hover, menus', async () => {
		let said = 0;
		await fc.assert(
			fc.asyncProperty(leaky, async (given) => {
				const url = urlOf(given);
				fc.pre(canShow(given.embedding, url));
				const { text } = write(url, given.embedding, randomFrom(given.seed));
				const shown = await shownOf({ text, languageId: given.embedding.languageId }, settingsOf(given));
				said += shown.length;
				assertSecret(shown, given.secret);
			}),
			options,
		);
		assert(said > 5 * options.numRuns, `only ${said} texts were shown`);
	});

	test('by the command', async () => {
		await fc.assert(
			fc.asyncProperty(leaky, async (given) => {
				const url = urlOf(given);
				fc.pre(canShow(given.embedding, url));
				const { text } = write(url, given.embedding, randomFrom(given.seed));
				assertSecret(await printedOf({ text, languageId: given.embedding.languageId }), given.secret);
			}),
			options,
		);
	});

	test('of a URL in the wrong place: configuration, comments, the command line', async () => {
		await fc.assert(
			fc.asyncProperty(leaky, async (given) => {
				assertSecret(await misplaced(urlOf(given), settingsOf(given)), given.secret);
			}),
			runs(500),
		);
	});

	test('of a URL that is broken across lines, or written in several ways', async () => {
		await fc.assert(
			fc.asyncProperty(leaky, fc.nat(), async (given, at) => {
				fc.pre(given.way < ways.length);
				const url = urlOf(given);
				const cut = 8 + (at % Math.max(1, url.length - 8));
				const broken = `${url.slice(0, cut)}\n${url.slice(cut)}\n`;
				const texts = [broken, `<URL:${broken}>`, `${url} ${url.replace('host', 'HOST')} ${url}`, `${url}\n${url}x/y|`];
				for (const text of texts)
					assertSecret(await shownOf({ text, languageId: 'plaintext' }, settingsOf(given)), given.secret);
			}),
			options,
		);
	});
});
