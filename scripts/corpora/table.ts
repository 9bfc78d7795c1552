/** The figures of many claims and their verdicts. */

import { type Counts, type Kind, kinds, type Made } from './claims';
import type { Review, Verdict } from './verdicts';

/** How many claims of a sort there are, and what was said of them. */
interface Tally {
	all: number;
	read: Record<Verdict, number>;
}

interface Noise {
	files: number;
	urls: number;
	loud: number;
}

/** The sorts of claims, in the order in which they are shown. */
const sorts = [
	'errors, warnings, informations',
	'the same in tests',
	'hints',
	'lines changed by --fix',
	'the same in tests ',
	'taken for no URL',
] as const;
type Sort = (typeof sorts)[number];

const newTally = (): Tally => ({ all: 0, read: { true: 0, debatable: 0, false: 0 } });

export class Table {
	readonly #sorts = new Map<Sort, Tally>(sorts.map((sort) => [sort, newTally()]));
	readonly #rules = new Map<string, Tally>();
	readonly #noise = new Map<Kind, Noise>(kinds.map((kind) => [kind, { files: 0, urls: 0, loud: 0 }]));
	#crude = 0;

	/** Counts a file. */
	count({ kind, urls, crude }: Counts): void {
		const noise = this.#noiseOf(kind);
		noise.files++;
		noise.urls += urls;
		this.#crude += crude;
	}

	add(claim: Made, review: Review | undefined): void {
		const { severity, kind, rule } = claim;
		const loud = severity === 'error' || severity === 'warning';
		if (loud) this.#noiseOf(kind).loud++;
		tally(this.#sorts.get(sortOf(claim)) ?? newTally(), review);
		if (severity === 'fix' || severity === 'not-found') return;
		const key = `${rule} (${severity})`;
		const ofRule = this.#rules.get(key) ?? newTally();
		this.#rules.set(key, ofRule);
		tally(ofRule, review);
	}

	/** The table as text, a line an entry. */
	lines(): string[] {
		const missed = this.#sorts.get('taken for no URL')?.all ?? 0;
		return [
			row('', ['all', 'read', 'true', 'debatable', 'false', 'true of read']),
			...Array.from(this.#sorts, ([sort, found]) => row(sort.trimEnd(), cellsOf(found))),
			'',
			row('', ['files', 'URLs', 'err+warn', 'per 100']),
			...Array.from(this.#noise, ([kind, { files, urls, loud }]) =>
				row(kind, [files, urls, loud, urls === 0 ? '' : ((100 * loud) / urls).toFixed(2)]),
			),
			'',
			`Of ${this.#crude} strings that [a-z][a-z0-9+.-]+://[^\\s]+ finds, ${percent(this.#crude - missed, this.#crude)} are found.`,
			'',
			row('by rule', ['all', 'read', 'true', 'debatable', 'false', 'true of read']),
			...Array.from(this.#rules)
				.sort(([a], [b]) => (a < b ? -1 : 1))
				.map(([rule, found]) => row(rule, cellsOf(found))),
		];
	}

	#noiseOf(kind: Kind): Noise {
		const found = this.#noise.get(kind);
		if (found === undefined) throw new Error(kind);
		return found;
	}
}

function sortOf({ severity, kind }: Made): Sort {
	if (severity === 'not-found') return 'taken for no URL';
	if (severity === 'fix') return kind === 'tests' ? 'the same in tests ' : 'lines changed by --fix';
	if (severity === 'hint') return 'hints';
	return kind === 'tests' ? 'the same in tests' : 'errors, warnings, informations';
}

function tally(found: Tally, review: Review | undefined): void {
	found.all++;
	if (review !== undefined) found.read[review.verdict]++;
}

function cellsOf({ all, read }: Tally): (string | number)[] {
	const count = read.true + read.debatable + read.false;
	return [all, count, read.true, read.debatable, read.false, percent(read.true, count)];
}

function percent(part: number, whole: number): string {
	return whole === 0 ? '' : `${((100 * part) / whole).toFixed(1)} %`;
}

function row(name: string, cells: readonly (string | number)[]): string {
	return name.padEnd(40) + cells.map((cell) => String(cell).padStart(13)).join('');
}
