// `npm run scoreboard [-- --write] [-- --no-speed] [-- FILE…]`: what we find, and how fast, beside other link finders in the
// same process. Without files, the speed is measured on the packages' READMEs and docs. --write puts the figures into
// docs/scoreboard.md.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ours, peers } from './scoreboard/peers';
import { missesOf, score } from './scoreboard/score';
import { allSets } from './scoreboard/sets';
import { measure } from './scoreboard/speed';

const SIZE = 10_000_000;

const root = fileURLToPath(new URL('..', import.meta.url));
const { values, positionals } = parseArgs({
	options: { write: { type: 'boolean' }, 'no-speed': { type: 'boolean' } },
	allowPositionals: true,
});

// The speed first: what ran on many small texts before would be slower than an editor sees it.
const speed = values.write || !values['no-speed'] ? ['', ...speeds()] : [];
const sets = allSets();
const lines = [...scores(), '', ...misses(), ...speed];
console.log(lines.join('\n'));
if (values.write) write(lines);

function scores(): string[] {
	const finders = [ours, ...peers];
	const row = (name: string, cells: readonly string[]) =>
		name.padEnd(27) + cells.map((cell) => cell.padStart(15)).join('');
	return [
		row(
			'right of all',
			finders.map(({ name }) => name),
		),
		...sets.map((set) =>
			row(
				set.name,
				finders.map((finder) => `${score(finder, set)}/${set.rows.length}`),
			),
		),
	];
}

function misses(): string[] {
	return sets.flatMap((set) => {
		const missed = missesOf(set);
		const entries = missed.flatMap(({ row, found, reason }) => [
			`  ${JSON.stringify(row.name)}`,
			`    found ${found.map((url) => JSON.stringify(url)).join(', ') || 'nothing'}`,
			`    ${reason ?? 'no reason'}`,
		]);
		return [`${set.name}: ${missed.length} missed`, ...entries];
	});
}

function speeds(): string[] {
	const files = positionals.length ? positionals : filesIn('node_modules', /\.md$/i);
	const once = files.map((file) => readFileSync(file, 'utf8')).join('\n\n');
	// As an editor holds it, in one piece: what was repeated and sliced would be read through two indirections.
	const text = Buffer.from(once.repeat(Math.ceil(SIZE / once.length)).slice(0, SIZE)).toString();
	const source = positionals.length
		? `the ${files.length} given files`
		: `the READMEs and docs of the packages, ${files.length} files`;
	const times = `${(SIZE / once.length).toFixed(1)} times`;
	return [
		`speed on ${SIZE / 1e6} MB of Markdown (${source}, ${times}), in medians`.replace(', 1.0 times', ''),
		`${' '.repeat(27)}${'time'.padStart(9)}${'MB/s'.padStart(9)}${'found'.padStart(9)}`,
		...measure(text).map(({ name, ratio, megabytesPerSecond, found }) => {
			const cells = [`${ratio.toFixed(2)}×`, megabytesPerSecond.toFixed(0), String(found)];
			return name.padEnd(27) + cells.map((cell) => cell.padStart(9)).join('');
		}),
	];
}

function filesIn(folder: string, name: RegExp): string[] {
	return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && name.test(entry.name))
		.map((entry) => join(entry.parentPath, entry.name))
		.sort();
}

/** Everything below the last heading of the page is generated. */
function write(figures: readonly string[]): void {
	const path = join(root, 'docs/scoreboard.md');
	const [head] = readFileSync(path, 'utf8').split(/(?<=^## Last figures\n)/m);
	writeFileSync(path, `${head}\n\`\`\`text\n${figures.join('\n')}\n\`\`\`\n`);
}
