/** The thread that counts: what it needs, the rest of the process does not see. Its stack is large, as regexp.ts calls deep. */

import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { textOf } from './generators';
import type { Counted, Task } from './linear';
import { startCounting, type Work, workOf } from './work';

const { script, most }: { readonly script: string; readonly most: number } = workerData;
startCounting();

/** Does something with a text in a language. */
type Surface = (text: string, languageId: string) => unknown;

const { surfaces }: { readonly surfaces: Readonly<Record<string, Surface>> } = createRequire(script)(script);

const BLANK_LINES = '\n'.repeat(1000);

async function count({ generator, padded, size, surface, languageId }: Task): Promise<Counted> {
	const before = padded === true ? BLANK_LINES : '';
	const half = before + textOf(generator, size);
	const whole = before + textOf(generator, 2 * size);
	const run = surfaces[surface];
	if (run === undefined) throw new RangeError(surface);
	const less = await workOf(script, () => run(half, languageId));
	const more = await workOf(script, () => run(whole, languageId));
	const functions = [...more.functions].map(([name, work]) => ({ name, work, before: less.functions.get(name) ?? 0 }));
	const grown = functions.filter(({ work, before }) => work > most * before).sort((a, b) => b.work - a.work);
	return {
		...{ length: whole.length, less: workIn(less), more: workIn(more) },
		grown: grown.slice(0, 5).map(({ name, work, before }) => `${name}: ${before} → ${work}`),
	};
}

function workIn({ program, builtIns, patterns }: Work): Work {
	return { program, builtIns, patterns };
}

parentPort?.on('message', async (task: Task) => {
	try {
		parentPort?.postMessage(await count(task));
	} catch (error) {
		parentPort?.postMessage(error);
	}
});
