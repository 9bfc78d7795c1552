/**
 * Recall: each of some 5,000 real URLs is damaged in one way and written into a context; the finder must find it, and the
 * right rule must speak about exactly the right characters. Prints a table.
 */

import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { analyse } from '../../server/src/analysis/analyse';
import type { Span } from '../../server/src/url/url';
import type { Embedding } from '../scan/embeddings/embedding';
import { canShow } from '../scan/embeddings/written';
import { asking } from './asking';
import { embeddingFor, placeIn, showsEnd, urls } from './real';

/** At least so many of a hundred. */
const LEAST = 0.99;

/** A damaged URL, and where it was damaged. */
interface Damaged extends Span {
	readonly url: string;
	/** The rules that may say so. */
	readonly codes: readonly string[];
}

interface Damage {
	readonly name: string;
	readonly apply: (url: string, at: number) => Damaged;
	/** Whether the context shows where the URL ends even so. */
	readonly shown?: (embedding: Embedding) => boolean;
}

const insert =
	(text: string, code: string, wide = text.length) =>
	(url: string, at: number) => ({
		url: url.slice(0, at) + text + url.slice(at),
		codes: [code],
		offset: at,
		end: at + wide,
	});

/** The `/` before a place is written as something else. */
const slashAs = (text: string, code: string) => (url: string, at: number) => {
	const slash = url.lastIndexOf('/', at);
	return { url: url.slice(0, slash) + text + url.slice(slash + 1), codes: [code], offset: slash, end: slash + 1 };
};

const scheme = (written: string, code: string, offset: number, end: number) => (url: string) => ({
	url: url.replace(/^https?:\/\//, written),
	codes: [code],
	offset,
	end,
});

const damages: readonly Damage[] = [
	{
		name: 'a space',
		apply: (url, at) => ({
			...insert(' ', 'unsafe-character')(url, at),
			codes: ['unsafe-character', 'space-in-destination'],
		}),
		shown: showsEnd,
	},
	{ name: '|', apply: insert('|', 'unsafe-character'), shown: ({ context }) => context !== 'link-target' },
	{ name: 'a bad escape', apply: insert('%zz', 'malformed-percent', 1) },
	{ name: 'a lone %', apply: insert('%-', 'malformed-percent', 1) },
	{ name: 'htpp', apply: scheme('htpp://', 'misspelt-scheme', 0, 4) },
	{ name: 'htps', apply: scheme('htps://', 'misspelt-scheme', 0, 4) },
	{ name: 'one slash', apply: scheme('http:/', 'missing-slashes', 4, 6) },
	{ name: 'backslashes', apply: scheme('http:\\\\', 'backslash', 5, 7) },
	{ name: 'a backslash', apply: slashAs('\\', 'backslash') },
	{ name: 'é', apply: insert('é', 'non-ascii') },
	{ name: '[', apply: insert('[', 'unsafe-character') },
];

/** What needs no path. */
const ofScheme = damages.slice(4, 8);

interface Score {
	of: number;
	found: number;
	readonly missed: string[];
}

const scores = new Map<string, Score>(damages.map(({ name }) => [name, { of: 0, found: 0, missed: [] }]));

test('damaged URLs are found, with the right code and range', () => {
	let seed = 1;
	urls.forEach((url, index) => {
		const random = () => {
			seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
			return seed / 0x7fffffff;
		};
		const at = placeIn(url, random());
		const possible = at < 0 ? ofScheme : damages;
		const damage = possible[index % possible.length] as Damage;
		const damaged = damage.apply(url, at);
		const embedding = embeddingFor(
			random(),
			(embedding) => (damage.shown?.(embedding) ?? true) && canShow(embedding, damaged.url),
		);
		if (embedding !== undefined) score(scores.get(damage.name) as Score, damaged, embedding);
	});
	const total = [...scores.values()];
	const of = total.reduce((sum, score) => sum + score.of, 0);
	const found = total.reduce((sum, score) => sum + score.found, 0);
	assert(of >= 0.98 * urls.length, `only ${of} of ${urls.length} could be written`);
	assert(found >= LEAST * of, `${found} of ${of} found`);
});

after(() => {
	for (const [name, { of, found, missed }] of scores) {
		console.log(`${name.padEnd(14)} ${String(found).padStart(5)} of ${of}`);
		for (const line of missed.slice(0, Number(process.env.URL_LINT_MISSES ?? 3))) console.log(`    ${line}`);
	}
});

function score(
	score: Score,
	{ url, codes, offset, end }: Damaged,
	{ before, after, shows, languageId, name }: Embedding,
): void {
	const show = (text: string) => Array.from(text, (character) => shows(character)[0]).join('');
	const start = before.length + show(url.slice(0, offset)).length;
	const stop = before.length + show(url.slice(0, end)).length;
	const document = before + show(url) + after;
	const { findings } = analyse({ text: document, languageId }, asking(...codes));
	score.of++;
	if (findings.some((finding) => codes.includes(finding.code) && finding.offset === start && finding.end === stop))
		score.found++;
	else {
		const said = findings.map(
			(finding) => `${finding.code} ${finding.offset - before.length}-${finding.end - before.length}`,
		);
		score.missed.push(`${name}: ${JSON.stringify(document)} says ${said.join(', ') || 'nothing'}`);
	}
}
