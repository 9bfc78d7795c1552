/** Tasks timed in turns, so that what else the machine does is on everybody's time. */

/** The medians of a task: its time in milliseconds, and what that is to the first task's in the same round. */
export interface Timed {
	readonly milliseconds: number;
	readonly ratio: number;
}

/** Runs all tasks once to warm up, and then in turns. */
export function inTurns(rounds: number, tasks: readonly (() => unknown)[]): Timed[] {
	for (const task of tasks) task();
	const times = tasks.map((): number[] => []);
	for (let round = 0; round < rounds; round++) {
		for (const turn of tasks.keys()) {
			const index = (round + turn) % tasks.length;
			const start = performance.now();
			tasks[index]?.();
			times[index]?.push(performance.now() - start);
		}
	}
	const first = times[0] ?? [];
	return times.map((own) => ({
		milliseconds: median(own),
		ratio: median(own.map((time, round) => time / (first[round] ?? Number.NaN))),
	}));
}

function median(values: readonly number[]): number {
	return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
