/**
 * The source map: whatever URL is written into whatever place, with each character shown in any of its ways, the one URL found
 * is the one written, and each of its characters is mapped to exactly what shows it. `URL_LINT_RUNS=100` tries 100 000 per
 * embedding.
 */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { scan } from '../../server/src/find/scanner';
import type { ContextName } from '../../server/src/languages/context';
import { isProgram } from '../../server/src/languages/kinds';
import { runs } from '../analysis/arbitrary';
import { type Embedding, fitsBareText, isBalanced } from './embeddings/embedding';
import { embeddings } from './embeddings/index';
import { randomFrom, type Written, write } from './embeddings/written';
import { sound } from './sound';

/** Places that end a URL as bare text does, and those that do so but for its punctuation. */
const BARE = new Set<ContextName>([
	'text',
	'code',
	'comment',
	'value',
	'markdown-code',
	'markup-text',
	'markup-comment',
]);
const STRING = new Set<ContextName>(['string', 'raw-string', 'json-string']);

/** In programs and data a word and a colon are a URL only where something starts. */
const DATA = new Set<ContextName>(['code', 'value']);

/** Whether the place can hold the URL. */
function fits(url: string, { fits, context, languageId, before }: Embedding): boolean {
	if (fits?.(url) === false) return false;
	const started = /["'`(<=]$/.test(before);
	if (!started && !url.includes('://') && (isProgram(languageId) || DATA.has(context))) return false;
	if (BARE.has(context) || (STRING.has(context) && /\s$/.test(before))) return fitsBareText(url);
	return !STRING.has(context) || isBalanced(url);
}

/** What stands for a character that cannot stand in a place. */
const STAND_IN = 'x';

/** The URL, but for the characters that cannot stand in the place; `undefined` where one of them makes it what it is. */
function without(url: string, { shows }: Embedding): string | undefined {
	const scheme = url.indexOf(':') + 1;
	const rest = Array.from(url.slice(scheme), (character) => (shows(character).length > 0 ? character : STAND_IN)).join(
		'',
	);
	return rest === url.slice(scheme) || rest.startsWith('//') ? url.slice(0, scheme) + rest : undefined;
}

/** The one URL in the document is the one written, and every character is where it was written. */
function check(url: string, { text, spans }: Written, embedding: Embedding): void {
	const occurrences = scan(text, embedding.languageId);
	assert.deepEqual(
		Array.from(occurrences, (occurrence) => occurrence.url),
		[url],
		text,
	);
	const { context, map, offset, end } = occurrences.at(0);
	assert.equal(context.name, embedding.context, text);
	assert.deepEqual({ offset, end }, { offset: spans[0]?.offset, end: spans[spans.length - 1]?.end }, text);
	let unit = 0;
	Array.from(url).forEach((character, index) => {
		assert.deepEqual(
			map.toDocument({ offset: unit, end: unit + character.length }),
			spans[index],
			`${character} in ${text}`,
		);
		unit += character.length;
	});
}

/** What the context's own escaping writes is the same URL again. */
function checkRewritten(url: string, written: Written, embedding: Embedding): void {
	const { context } = scan(written.text, embedding.languageId).at(0);
	const rewritten = context.escaping.write(url);
	if (rewritten === undefined) return;
	const text = embedding.before + rewritten + embedding.after;
	const again = Array.from(scan(text, embedding.languageId), (occurrence) => occurrence.url);
	assert.deepEqual(again, [url], `rewritten: ${text}`);
}

describe('a URL written into', () => {
	for (const embedding of embeddings)
		test(`${embedding.name} is found as it was written`, () => {
			let generated = 0;
			let used = 0;
			fc.assert(
				fc.property(sound, fc.integer(), (generatedUrl, seed) => {
					generated++;
					const url = without(generatedUrl, embedding);
					if (url === undefined || !fits(url, embedding)) return;
					used++;
					const written = write(url, embedding, randomFrom(seed));
					check(url, written, embedding);
					checkRewritten(url, written, embedding);
				}),
				runs(1000),
			);
			assert(2 * used >= generated, `only ${used} of ${generated} URLs can stand there`);
		});
});
