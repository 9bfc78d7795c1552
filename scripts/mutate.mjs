// `npm run mutate [-- --nearest] [-- --again] [-- --write]`: would a test notice? Small changes are made to the sources, one at a time, and the
// suites are run until one fails. `URL_LINT_SEED=… URL_LINT_MUTANTS=60` draws others, or more; the seed is printed. --again
// tries only those that nothing caught the last time with this seed, --write puts the table into docs/mutation.md. --nearest runs
// the suites of a file's own folder only: on a busy machine most are caught in a fraction of the time, and --again tries the rest.
//
// Stryker could run these tests, for its TAP runner takes node:test's files; but it tries every mutant of a file, which here are
// tens of thousands, and would be a large dependency for what a few pages do.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { draw } from './mutate/draw.mjs';
import { suitesFor, Workshop } from './mutate/workshop.mjs';

/**
 * @typedef {import('./mutate/draw.mjs').Mutant} Mutant
 * @typedef {{ mutant: Mutant, caughtBy: string | undefined }} Tried
 */

/** Said of what is no TypeScript: another one is tried in its place. */
const REFUSED = Symbol('refused');

/** A longer change is cut in the table. */
const LONGEST = 90;

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
	options: { again: { type: 'boolean' }, nearest: { type: 'boolean' }, write: { type: 'boolean' } },
});
if (values.nearest && values.write) {
	console.error(
		'--nearest leaves suites out, so its table would show mutants as not caught that others catch: use --again --write after it.',
	);
	process.exit(2);
}
const seed = process.env.URL_LINT_SEED ?? String(Math.floor(Math.random() * 2 ** 31));
const count = Number(process.env.URL_LINT_MUTANTS ?? 60);
console.log(`URL_LINT_SEED=${seed} URL_LINT_MUTANTS=${count}`);

/** @type {import('./mutate/draw.mjs').Equivalent[]} */
const equivalents = JSON.parse(readFileSync(join(root, 'scripts/mutate/equivalent.json'), 'utf8'));
const resultsPath = join(root, `out/mutants-${seed}.json`);
const known = values.again ? knownResults() : new Map();
/** @type {Tried[]} */
const tried = [];
// Drawn from what is copied next: whoever writes tests meanwhile may go on.
const mutants = draw(root, seed, equivalents);
const workshop = new Workshop(root);
for (const signal of ['SIGINT', 'SIGTERM'])
	process.once(signal, () => {
		workshop.close();
		process.exit(1);
	});
try {
	await checkItself();
	for (const mutant of mutants) {
		if (tried.length === count) break;
		const caughtBy = known.get(mutant.key) ?? (await tryOut(mutant));
		if (caughtBy === REFUSED) continue;
		tried.push({ mutant, caughtBy });
		console.log(rowOf(/** @type {Tried} */ (tried.at(-1)), tried.length - 1));
		keepResults();
	}
} finally {
	workshop.close();
}

const caught = tried.filter(({ caughtBy }) => caughtBy !== undefined).length;
const lastLine = `${caught} of ${tried.length} caught`;
console.log(`\n${lastLine}`);
if (values.write) write();

/** The harness can tell: what is known to be caught is. */
async function checkItself() {
	const file = 'server/src/url/host.ts';
	const head = 'export function looksLikeHost(text: string): boolean {\n';
	const offset = readFileSync(join(root, file), 'utf8').indexOf(head) + head.length;
	if (offset < head.length) throw new Error(`${file} has no ${head}`);
	const caughtBy = await workshop.catcherOf(
		{ file, offset, end: offset, text: 'return false;' },
		suitesFor(file, values.nearest),
	);
	if (caughtBy === undefined)
		throw new Error('Nothing notices that looksLikeHost is always false: the harness is broken.');
}

/**
 * @param {Mutant} mutant
 * @returns {Promise<string | undefined | typeof REFUSED>}
 */
async function tryOut(mutant) {
	return (await workshop.compiles(mutant))
		? workshop.catcherOf(mutant, suitesFor(mutant.file, values.nearest))
		: REFUSED;
}

/** What caught which mutant the last time. @returns {Map<string, string>} */
function knownResults() {
	return new Map(JSON.parse(readFileSync(resultsPath, 'utf8')));
}

function keepResults() {
	mkdirSync(join(root, 'out'), { recursive: true });
	const results = tried.flatMap(({ mutant, caughtBy }) => (caughtBy === undefined ? [] : [[mutant.key, caughtBy]]));
	writeFileSync(resultsPath, `${JSON.stringify([...known, ...results], null, '\t')}\n`);
}

/** A row of the table. @param {Tried} tried @param {number} index */
function rowOf({ mutant: { file, line, change, text }, caughtBy }, index) {
	// A bar would end the cell, also in code.
	const cells = [
		String(index + 1),
		`${file}:${line}`,
		codeOf(text.startsWith('!(') ? text.replace(/\s+/g, ' ') : change),
		caughtBy ?? '**nothing**',
	];
	return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

/** @param {string} text */
function codeOf(text) {
	const short = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
	return short.includes('`') ? `\`\` ${short} \`\`` : `\`${short}\``;
}

/** Everything below the last heading of the page is generated. */
function write() {
	const path = join(root, 'docs/mutation.md');
	const [head] = readFileSync(path, 'utf8').split(/(?<=^## The last table\n)/m);
	const table = ['| | where | what was changed | caught by |', '|---|---|---|---|', ...tried.map(rowOf)];
	const left = equivalents.map(
		({ file, source, change, reason }) => `- ${codeOf(file)}, ${codeOf(source)}: ${codeOf(change)}. ${reason}`,
	);
	writeFileSync(
		path,
		`${head}\n\`URL_LINT_SEED=${seed}\`: ${lastLine}.\n\n${table.join('\n')}\n\nDrawn, and left out, because nobody could tell:\n\n${left.join('\n')}\n`,
	);
}
