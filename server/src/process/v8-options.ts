/** How V8 is told to run the server, before anything else runs. */

/**
 * Most of what an analysis makes is garbage at once. Where the space for that does not grow, a server with a megabyte open takes 12 MB less, and
 * no more time. It is a megabyte: on a busy machine it takes twice as long to hand that out to other threads, and the buffers of messages, as to
 * look through it.
 */
const SMALL_NURSERY = [
	'--semi-space-growth-factor=1',
	'--no-parallel-scavenge',
	'--no-concurrent-array-buffer-sweeping',
] as const;

/**
 * What runs a few thousand times, while the first document is read, takes longer to optimise than it ever gains: where V8 waits longer with it,
 * the first megabyte takes half the processor's time and 7 MB less, and ten of them a third less time. Four million
 * rather than one take another 4.7 MB less, and as long for ten megabytes; eight million another 4 MB, since nothing of the first megabyte is
 * optimised then and V8's compiler is not read into memory, and a twentieth more time for ten. V8 knows each option for some of its versions.
 */
const LATE_OPTIMISATION = [
	{ from: 0, until: 12, option: '--interrupt-budget=8000000' },
	{ from: 12.4, until: Number.POSITIVE_INFINITY, option: '--invocation-count-for-turbofan=15000' },
];

/** @param version V8's: what it does not know it complains of */
export function v8Options(version: string): readonly string[] {
	const known = Number(/^\d+\.\d+/.exec(version)?.[0]);
	const late = LATE_OPTIMISATION.filter(({ from, until }) => from <= known && known < until);
	return [...SMALL_NURSERY, ...late.map(({ option }) => option)];
}
