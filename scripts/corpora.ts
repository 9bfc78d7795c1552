// `npm run corpora -- DIR [--write] [--unreviewed FILE] [--reviewed FILE]`: are we right on text that nobody here chose? Reads the
// checkouts DIR/OWNER/NAME of the repositories in scripts/corpora/repositories.json; fetches nothing, changes nothing there. Every
// finding and every line that --fix would change is compared with the verdict of somebody who read it. Prints one table, which
// --write puts into docs/scoreboard.md. --unreviewed writes what has no verdict, as NDJSON, to read; with "verdict" ("true",
// "debatable", "false") and "why" added to its objects, --reviewed takes them up.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { claimsOf } from './corpora/claims';
import repositories from './corpora/repositories.json';
import { Table } from './corpora/table';
import { hashOf, Verdicts } from './corpora/verdicts';

/** With fewer the figures say little. */
const FEWEST = 60;

const root = fileURLToPath(new URL('..', import.meta.url));
const { values, positionals } = parseArgs({
	options: { write: { type: 'boolean' }, unreviewed: { type: 'string' }, reviewed: { type: 'string' } },
	allowPositionals: true,
});
const [directory] = positionals;
if (directory === undefined) {
	console.error('npm run corpora -- DIR [--write] [--unreviewed FILE] [--reviewed FILE]');
	process.exit(2);
}

const verdicts = new Verdicts(join(root, 'scripts/corpora/verdicts.tsv'));
if (values.reviewed !== undefined) takeUp(values.reviewed);

const table = new Table();
const unreviewed: string[] = [];
let left = 0;
for (const { owner, name, commit } of repositories) {
	const checkout = resolve(directory, owner, name);
	const problem = problemOf(checkout, commit);
	if (problem !== undefined) {
		left++;
		console.error(`${owner}/${name}: ${problem}`);
		continue;
	}
	for (const { counts, claims } of claimsOf(checkout, `${owner}/${name}`)) {
		table.count(counts);
		for (const claim of claims) {
			const review = verdicts.of(claim);
			table.add(claim, review);
			if (review === undefined) unreviewed.push(`${JSON.stringify({ hash: hashOf(claim), ...claim })}\n`);
		}
	}
}
const read = repositories.length - left;
const lines = [
	`${read} repositories${left === 0 ? '' : `, ${left} missing or at another commit`}`,
	'',
	...table.lines(),
];
console.log(lines.join('\n'));
if (values.unreviewed !== undefined) writeFileSync(values.unreviewed, unreviewed.join(''));
if (read < FEWEST) {
	console.error(`${read} repositories are too few: at least ${FEWEST} must lie in ${directory}.`);
	process.exitCode = 1;
} else if (values.write) write(lines);

function problemOf(checkout: string, commit: string): string | undefined {
	// Git would look for a repository above.
	if (!existsSync(join(checkout, '.git'))) return 'missing';
	const head = execFileSync('git', ['-C', checkout, 'rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
	return head === commit ? undefined : `at ${head}, not ${commit}`;
}

function takeUp(file: string): void {
	for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
		const { verdict, why, ...claim } = JSON.parse(line);
		if (verdict !== undefined) verdicts.add(claim, verdict, why);
	}
	verdicts.save();
}

function write(lines: readonly string[]): void {
	const page = join(root, 'docs/scoreboard.md');
	const text = readFileSync(page, 'utf8');
	const block = /(<!-- corpora -->\n```text\n)[\s\S]*?(```\n<!-- \/corpora -->)/;
	if (!block.test(text)) throw new Error(`${page} has no place for the figures`);
	writeFileSync(
		page,
		text.replace(block, (_, open, close) => `${open}${lines.join('\n')}\n${close}`),
	);
}
