// `npm run draw -- DIR --out FOLDER [--seed N] [--skip FILE]`: what somebody is to read of texts that nobody here chose. Each folder of DIR
// is a text: a checkout, or a package unpacked. Draws at random, outside tests, 200 errors, warnings and informations, 100 hints, 300
// strings that a crude expression finds and we do not, and 300 odd ends, and takes every line that --fix changes; writes each lot into
// FOLDER as NDJSON, to be read by somebody, and prints how much there is. Reads only; fetches nothing. A checkout must be whole: of a
// partial copy `git archive` gives what stands before the first file that is absent, and stops.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { claimsOf, type Made } from './corpora/claims';
import { type Caps, drawn, shuffled } from './corpora/sample';
import { Table } from './corpora/table';

const { values, positionals } = parseArgs({
	options: { out: { type: 'string' }, seed: { type: 'string', default: '1' }, skip: { type: 'string' } },
	allowPositionals: true,
});
const [directory] = positionals;
if (directory === undefined || values.out === undefined) {
	console.error('npm run draw -- DIR --out FOLDER [--seed N] [--skip FILE]');
	process.exit(2);
}

/** No text, program, host or file may speak for all the others. */
const CAPS: Caps = { hostAndRule: 3, textAndRule: 4, file: 3 };
const lots = {
	findings: { most: 200, of: ({ severity }: Made) => !['hint', 'fix', 'not-found', 'odd-end'].includes(severity) },
	hints: { most: 100, of: ({ severity }: Made) => severity === 'hint' },
	fixes: { most: Number.POSITIVE_INFINITY, of: ({ severity }: Made) => severity === 'fix' },
	'not-found': { most: 300, of: ({ severity }: Made) => severity === 'not-found' },
	'odd-ends': { most: 300, of: ({ severity }: Made) => severity === 'odd-end' },
};

const skipped = new Set(values.skip === undefined ? [] : readFileSync(values.skip, 'utf8').split('\n'));
const texts = readdirSync(directory, { withFileTypes: true })
	.filter((entry) => entry.isDirectory() && !skipped.has(entry.name))
	.map(({ name }) => name)
	.sort();
if (texts.length === 0) throw new Error(`${directory} has no folder to read`);

const table = new Table();
const outside: Made[] = [];
for (const name of texts) {
	for (const { counts, claims, oddEnds } of claimsOf(resolve(directory, name), name)) {
		table.count(counts);
		for (const claim of claims) table.add(claim, undefined);
		// One file may have more odd ends than a call takes arguments.
		for (const claim of [...claims, ...oddEnds()]) if (claim.kind !== 'tests') outside.push(claim);
	}
}
console.log([`${texts.length} texts`, '', ...table.lines(), ''].join('\n'));

mkdirSync(values.out, { recursive: true });
for (const [lot, { most, of }] of Object.entries(lots)) {
	const all = outside.filter(of);
	const caps = Number.isFinite(most) ? CAPS : undefined;
	const chosen = drawn(shuffled(all, Number(values.seed)), most, caps);
	writeFileSync(join(values.out, `${lot}.ndjson`), chosen.map((claim) => `${JSON.stringify(claim)}\n`).join(''));
	const from = new Set(chosen.map(({ path }) => path.split('/', 1)[0])).size;
	console.log(`${lot}: ${chosen.length} of ${all.length}, from ${from} texts`);
}
