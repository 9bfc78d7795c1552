/** Linear: twice the input takes at most 2.3 times the work of each kind. It is counted, so a busy machine says the same. */

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { buildSync } from 'esbuild';
import { node20 } from '../../scripts/node20.mjs';
import { type Generator, languages, onDocuments } from './generators';
import type { Work } from './work';

/** What is counted. */
export interface Task {
	readonly generator: Generator;
	/** Whether blank lines stand before it, so that what looks a bounded distance back finds as much everywhere. */
	readonly padded?: boolean;
	/** How long the shorter text is; the longer one has twice that. */
	readonly size: number;
	/** The name of what is done with the text. */
	readonly surface: string;
	readonly languageId: string;
}

export interface Counted {
	/** How long the longer text is. */
	readonly length: number;
	readonly less: Work;
	readonly more: Work;
	/** The functions whose work grew most, in words. */
	readonly grown: readonly string[];
}

/** How many times the work twice the input may take. Quadratic work is 4 times as much. */
export const MOST = 2.3;

/**
 * So much work for a character of the longer text is not judged: in it what is done once says more than what is done for
 * each. A quadratic part has some thousands in the shortest text.
 */
const FLOOR: Work = { program: 500, builtIns: 30, patterns: 100 };

/** Counts in a thread of its own. */
export class Counter {
	readonly #worker: Worker;

	/** @param file a module beside this one, whose `surfaces` are what is counted */
	constructor(file = 'surfaces') {
		const out = join(import.meta.dirname, '../../out/bench');
		const [surfaces, counter] = [file, 'counter'].map((name) => {
			const outfile = join(out, `${name}-${process.pid}.js`);
			buildSync({
				...{ entryPoints: [join(import.meta.dirname, `${name}.ts`)], outfile, mainFields: ['module', 'main'] },
				...{ ...node20, bundle: true, format: 'cjs', packages: 'bundle' },
			});
			return outfile;
		});
		this.#worker = new Worker(counter as string, {
			workerData: { script: surfaces, most: MOST },
			execArgv: [],
			resourceLimits: { stackSizeMb: 200, maxOldGenerationSizeMb: 2000 },
		});
		this.#worker.unref();
	}

	async count(task: Task): Promise<Counted> {
		this.#worker.postMessage(task);
		this.#worker.ref();
		const [answer] = await once(this.#worker, 'message');
		this.#worker.unref();
		if (answer instanceof Error) throw answer;
		return answer;
	}

	/** @throws AssertionError where the work is more than linear */
	async assertLinear(task: Task): Promise<Counted> {
		const counted = await this.count(task);
		const problem = nonlinear(counted);
		assert(problem === undefined, `${JSON.stringify(task)}: ${problem}`);
		return counted;
	}
}

/**
 * What is counted of a text that is one of many: the findings of every rule in one of the languages, something else that is
 * done with a document in one, and other ones for the next text. URL_LINT_RUNS multiplies both.
 */
export function tasksFor(generator: Generator, index: number, size: number): Task[] {
	const times = Number(process.env.URL_LINT_RUNS ?? 1);
	const [findings, ...others] = onDocuments;
	return [[findings], others].flatMap((surfaces) => {
		const all = surfaces.flatMap((surface) => languages.map((languageId) => ({ surface, languageId })));
		const step = Math.max(1, Math.round(all.length / times));
		const chosen = all.filter((_, place) => (index + place) % step === 0);
		return chosen.map((one) => ({ generator, padded: true, size, ...one }));
	});
}

/** What grew more than it may, in words; `undefined` where nothing did. */
export function nonlinear({ length, less, more, grown }: Counted): string | undefined {
	for (const kind of ['program', 'builtIns', 'patterns'] as const) {
		if (more[kind] <= FLOOR[kind] * length || more[kind] <= MOST * less[kind]) continue;
		const ratio = (more[kind] / less[kind]).toFixed(2);
		return `${kind} ${less[kind]} → ${more[kind]}, ${ratio} times the half's\n${grown.join('\n')}`;
	}
	return undefined;
}
