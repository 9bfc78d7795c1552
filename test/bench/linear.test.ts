/**
 * Linear time: twice the text takes at most 2.3 times as long, whatever the text. Both are analysed in turns, and the
 * medians compared. The best known bad texts have half a megabyte and a whole one, in a language of every reader, and a
 * megabyte takes at most 60 ms; what else takes long enough when it is shorter is measured there. Prints a
 * table.
 */

import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { LinkifyIt } from 'linkify-it';
import { languagesRead } from '../../server/src/scan/contexts/index';
import { defaults } from '../../server/src/settings';
import { title } from '../scan/marked';
import { bundledAnalyse } from './engine';

const analyse = bundledAnalyse();

/** For a megabyte of the best known bad texts, on a machine on which `reference` takes as long as it should. */
const MOST_MS = 60;
const REFERENCE_MS = 45;
const OTHER_REFERENCE_MS = 25;

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
const SMALLEST = 16 * KILOBYTE;
const MOST = 2.3;
/** For the shorter texts, whose times are noisier. Quadratic time would be 4. */
const MOST_WHEN_SHORT = 3;
/** Below this many milliseconds for the longer text, the clock and the garbage collector say more than the code. */
const FINE = 8;
/** A text that takes so many milliseconds is long enough to be measured; one of the that takes so many is too slow. */
const ENOUGH = 15;
const TOO_SLOW = 400;
const ROUNDS = 3;
/** A text that takes so many milliseconds is measured twice only: the longer, the less noise. */
const LONG = 100;
const TRIES = 6;

/** Repeated until the text is long enough: these always up to a megabyte. */
const worst = ['http://', 'a.a.', '(', '[', '@', '%', '<URL:', '://', ':', '//', '0123456789abcdef', 'mailto:'];

const units = [
	...['http://a)', 'http://{', 'http://a,', '](http://a ', '<a href="http://a', '"http://a\\', '`', '`` ` ', '``` '],
	...[
		'http://a.b/%',
		'data:text/plain,',
		'<http://',
		'http:/a.',
		'http://a.b/x ',
		'http://a.b/[',
		'http://u:p@',
		'&amp;',
		'\\u0026',
		'。',
	],
];

const languages = ['plaintext', 'markdown', 'html', 'json', 'javascript'];
/** One of those that share a reader. */
const everyReader = ['plaintext', ...languagesRead().map(([first]) => first as string)];

/** `start` stands once, before what is repeated: a single URL as long as the text. */
const starts: readonly [start: string, unit: string, ...languages: string[]][] = [
	['http://', 'a.', 'plaintext', 'markdown'],
	['http://', 'a,', 'plaintext', 'markdown'],
	['[a]:', 'b:]:', 'markdown'],
	['http://a.b/', '{a}^', 'plaintext'],
	['http://a.b/', 'a', 'plaintext', 'markdown'],
	['http://a.b/', '%41', 'plaintext', 'json'],
	['http://a.b/', '%E9', 'plaintext', 'html'],
	['http://a.b/', '/%C4%E3', 'plaintext', 'html'],
	['http://a.b/', '/%FF', 'plaintext'],
	['http://a.b/', '%25', 'plaintext'],
	['http://a.b/', '%2541/', 'plaintext'],
	['http://a.b/', '%2e/', 'plaintext'],
	['mailto:a@b.c?', 'body=%0A&%0A&', 'plaintext'],
	['http://a.b/', '%', 'plaintext', 'markdown'],
	['<a href="http://a.b/', '\u200b\u200d\u00ad', 'html'],
	['http://a.b/', '|', 'plaintext', 'html'],
	['http://a.b/', '/(', 'plaintext', 'markdown'],
	['http://a.b/', '{x}', 'plaintext', 'javascript'],
	['http://a.b/', 'é', 'plaintext', 'html'],
	['http://a.b/?', '//u:p@', 'plaintext'],
	['<a href="http://a.b/', '&amp;', 'html', 'markdown'],
	['{"a": "http://a.b/', '\\u0026', 'json'],
	['[a](http://a.b/', '\\_', 'markdown'],
	['<URL:http://a.b/', 'a\n', 'plaintext', 'markdown'],
	['data:,', 'a', 'plaintext'],
	['mailto:', 'a@b,', 'plaintext'],
];

interface Case {
	readonly name: string;
	readonly languages: readonly string[];
	readonly text: (size: number) => string;
	/** The shortest text that is measured. */
	readonly from: number;
}

const cases: readonly Case[] = [
	...worst.map((unit) => ({
		name: title(unit),
		languages: everyReader,
		text: (size: number) => fill('', unit, size),
		from: MEGABYTE,
	})),
	...units.map((unit) => ({
		name: title(unit),
		languages,
		text: (size: number) => fill('', unit, size),
		from: SMALLEST,
	})),
	...starts.map(([start, unit, ...languages]) => ({
		name: `${title(start)} + ${title(unit)}`,
		languages,
		text: (size: number) => fill(start, unit, size),
		from: SMALLEST,
	})),
];

const REFERENCE = 'abc:/%'.repeat(200_000);
const OTHER_REFERENCE = 'See https://shop.example/menu/1 (in colour). '.repeat(5000);
const linkifyIt = new LinkifyIt();

const table: string[] = [];

for (const { name, languages, text, from } of cases) {
	describe(name, () => {
		for (const languageId of languages)
			test(languageId, () => {
				const size = sizeOf(text, languageId, from);
				const most = size === MEGABYTE && from === MEGABYTE ? MOST : MOST_WHEN_SHORT;
				const limit = from === MEGABYTE ? MOST_MS : Number.POSITIVE_INFINITY;
				const { ratio, ms } = measure(text(size / 2), text(size), languageId, { ratio: most, ms: limit });
				const kilobytes = `${size / KILOBYTE} KB`;
				const row = [name.padEnd(26), languageId.padEnd(11), kilobytes.padStart(8), `${ms.toFixed(1)} ms`.padStart(11)];
				table.push([...row, ratio.toFixed(2).padStart(6)].join(' '));
				assert(
					ms < FINE || ratio <= most,
					`${kilobytes} take ${ms.toFixed(1)} ms, ${ratio.toFixed(2)} times as long as half of it`,
				);
				assert(ms <= limit, `a megabyte takes ${ms.toFixed(1)} ms, more than ${limit.toFixed(0)}`);
			});
	});
}

after(() => {
	console.log(table.join('\n'));
});

/** How long a text is measured: long enough for the clock, and `from`, unless a shorter one takes far too long already. */
function sizeOf(text: (size: number) => string, languageId: string, from: number): number {
	for (let size = SMALLEST; size < MEGABYTE; size *= 4) {
		const ms = time(text(size), languageId);
		if (ms > (size < from ? TOO_SLOW : ENOUGH)) return size;
	}
	return MEGABYTE;
}

function fill(start: string, unit: string, size: number): string {
	return start + unit.repeat(Math.floor((size - start.length) / unit.length));
}

interface Measured {
	/** The longer text's time, on a machine that is as fast as usual. */
	readonly ms: number;
	/** How many times the half's. */
	readonly ratio: number;
}

/** The best of a few tries: another process may have taken the time. */
function measure(half: string, whole: string, languageId: string, most: Measured): Measured {
	let best: Measured = { ms: Number.POSITIVE_INFINITY, ratio: Number.POSITIVE_INFINITY };
	const isGood = () => best.ms <= most.ms && (best.ms < FINE || best.ratio <= most.ratio);
	for (let attempt = 0; attempt < TRIES && !isGood(); attempt++) {
		const { ms, ratio } = tryOnce(half, whole, languageId);
		best = { ms: Math.min(ms, best.ms), ratio: Math.min(ratio, best.ratio) };
	}
	if (isGood()) return best;
	// Over two doublings the clock and the garbage collector say less.
	const { ratio } = tryOnce(half.slice(0, half.length / 2), whole, languageId);
	return { ms: best.ms, ratio: Math.min(best.ratio, Math.sqrt(ratio)) };
}

/** How many times slower than usual the machine is now, at counting or at making objects: at least 1. */
function slowness(): number {
	const counting = median([reference(), reference(), reference()]);
	const making = median([otherReference(), otherReference(), otherReference()]);
	return Math.max(1, counting / REFERENCE_MS, making / OTHER_REFERENCE_MS);
}

/** Something that always takes as long. */
function reference(): number {
	const start = performance.now();
	let found = 0;
	for (let round = 0; round < 10; round++)
		for (let at = 0; at < REFERENCE.length; at++) if (REFERENCE.charCodeAt(at) === 0x3a) found++;
	assert(found > 0);
	return performance.now() - start;
}

/** The same, of a kind that feels other processes in the caches and in the garbage collector. */
function otherReference(): number {
	const start = performance.now();
	assert(linkifyIt.match(OTHER_REFERENCE) !== null);
	return performance.now() - start;
}

function tryOnce(half: string, whole: string, languageId: string): Measured {
	const halves: number[] = [];
	const wholes: number[] = [];
	for (let round = 0; round < ROUNDS; round++) {
		halves.push(time(half, languageId));
		wholes.push(time(whole, languageId));
		const last = wholes[round] as number;
		if (last < FINE || (round >= 1 && last > LONG)) break;
	}
	const ms = median(wholes) <= MOST_MS ? median(wholes) : median(wholes) / slowness();
	// Where a garbage collection falls into every whole and no half, or the other way round, the sums tell better.
	return { ms, ratio: Math.min(median(wholes) / median(halves), sum(wholes) / sum(halves)) };
}

function time(text: string, languageId: string): number {
	const start = performance.now();
	analyse({ text, languageId }, defaults);
	return performance.now() - start;
}

function sum(values: readonly number[]): number {
	return values.reduce((sum, value) => sum + value, 0);
}

function median(values: readonly number[]): number {
	return values.toSorted((a, b) => a - b)[(values.length - 1) >> 1] as number;
}
