// `npm run bench [FILE…]`: how fast documents are analysed, beside a bare indexOf(":") over the same text in the same run.
// Ratios and medians only: a shared machine says nothing in milliseconds. Without files, the docs and examples are read.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { analyse } from '../server/src/analysis/analyse';
import { scan } from '../server/src/find/scanner';
import { defaults } from '../server/src/settings';

const ROUNDS = 9;
const SIZE = 5_000_000;

const root = fileURLToPath(new URL('..', import.meta.url));
const files = process.argv.length > 2 ? process.argv.slice(2) : markdownIn(join(root, 'docs'));
const once = files.map((file) => readFileSync(file, 'utf8')).join('\n\n');
const text = once.repeat(Math.ceil(SIZE / once.length));

const tasks = {
	'indexOf(":")': () => {
		let count = 0;
		for (let at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1)) count++;
		return count;
	},
	find: () => scan(text, 'markdown').length,
	'find, parse, judge': () => analyse({ text, languageId: 'markdown' }, defaults).findings.length,
};

const times = Object.fromEntries(Object.keys(tasks).map((name) => [name, [] as number[]]));
const counts: Record<string, number> = {};
for (let round = 0; round < ROUNDS; round++) {
	for (const [name, task] of Object.entries(tasks)) {
		const start = performance.now();
		counts[name] = task();
		times[name]?.push(performance.now() - start);
	}
}

const megabytes = text.length / 1e6;
const unit = median(times['find, parse, judge']);
console.log(`${megabytes.toFixed(1)} MB of Markdown, median of ${ROUNDS}`);
for (const name of Object.keys(tasks)) {
	const time = median(times[name]);
	const perMegabyte = (time / megabytes).toFixed(2).padStart(8);
	console.log(`${name.padEnd(20)} ${perMegabyte} ms/MB  ${(time / unit).toFixed(3)}×  ${counts[name]} found`);
}

function median(values: readonly number[] = []): number {
	return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}

function markdownIn(directory: string): string[] {
	const names = readdirSync(directory, { recursive: true, encoding: 'utf8' });
	return names.filter((name) => name.endsWith('.md')).map((name) => join(directory, name));
}
