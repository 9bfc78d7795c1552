/** What is measured in turns, and the rows of the table that it makes. */

/** One measured thing: what it takes us, what it takes others in the same turns, and what it should be. */
export interface Row {
	readonly what: string;
	readonly ours: string;
	readonly beside: string;
	readonly ratio: string;
	readonly goal: string;
}

/** Prints a row for `scripts/bench.mjs`, and whoever reads along. */
export function print({ what, ours, beside, ratio, goal }: Row): void {
	console.log([what, ours, beside, ratio, goal].join('\t'));
}

/**
 * Medians of rounds in which each task has its turn, in milliseconds, and of what each takes to the last one in the same round: what
 * disturbs the machine disturbs both.
 */
export function inTurns(
	rounds: number,
	tasks: readonly (() => unknown)[],
): { readonly times: number[]; readonly ratios: number[] } {
	const times = tasks.map((): number[] => []);
	const ratios = tasks.map((): number[] => []);
	for (const task of tasks) task();
	for (let round = 0; round < rounds; round++) {
		const took = tasks.map((task) => {
			const start = performance.now();
			task();
			return performance.now() - start;
		});
		for (const [index, time] of took.entries()) {
			times[index]?.push(time);
			ratios[index]?.push(time / (took.at(-1) ?? Number.NaN));
		}
	}
	return { times: times.map(median), ratios: ratios.map(median) };
}

export function median(values: readonly number[]): number {
	return [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
