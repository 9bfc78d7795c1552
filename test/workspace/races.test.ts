/**
 * Files, documents and settings change while the workspace is being looked at. Whatever comes in between, once nothing changes any more it
 * knows what one knows that is looked at for the first time.
 */

import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import fc from 'fast-check';
import { WorkQueue } from '../../server/src/workspace/work-queue';
import { Simulated, type Step, step } from './simulated';

async function comesToKnow(t: TestContext, steps: readonly Step[]): Promise<void> {
	const simulated = new Simulated(t.mock.timers);
	for (const each of steps) await simulated.take(each);
	await simulated.settle();
	assert.deepEqual(simulated.known(), await simulated.anew());
}

const answers = (count: number): Step[] => Array.from({ length: count }, () => ({ does: 'answer', which: 0 }));
/** All files are looked at. */
const looked: Step[] = [{ does: 'check' }, ...answers(20)];

describe('what comes in between', () => {
	const text = 'http://b.example/x|y\n';
	const away: Step[] = [{ does: 'delete', name: 'a.md' }, { does: 'deliver', count: 1 }, { does: 'tick' }];
	const changed: Step[] = [
		{ does: 'write', name: 'a.md', text },
		{ does: 'deliver', count: 1 },
	];
	const set = (settings: number): Step[] => [{ does: 'set', settings }, { does: 'tick' }];
	/** What happens, and so many answers later what else. */
	const cases: [what: string, first: readonly Step[], later: readonly Step[]][] = [
		['a file is away while its folder is read', [...looked, ...away], changed],
		['a file changes while it is read', [{ does: 'check' }], changed],
		['a file changes while it is looked at again', [...looked, { does: 'check' }], changed],
		[
			'settings change while a file is read, and change back',
			[{ does: 'check' }],
			[...set(1), ...answers(2), ...set(0)],
		],
		[
			'a document is closed while it is looked at',
			[...looked, { does: 'open', name: 'a.md' }, { does: 'tick' }],
			[{ does: 'close', name: 'a.md' }, ...changed],
		],
		['it is stopped, and asked again', [...looked, ...changed, { does: 'tick' }], [{ does: 'stop' }, { does: 'want' }]],
	];
	for (const [what, first, later] of cases)
		test(what, async (t) => {
			t.mock.timers.enable({ apis: ['setTimeout'] });
			for (let count = 0; count < 12; count++) await comesToKnow(t, [...first, ...answers(count), ...later]);
		});

	test('anything, in any order', async (t) => {
		t.mock.timers.enable({ apis: ['setTimeout'] });
		await fc.assert(
			fc.asyncProperty(fc.array(step, { maxLength: 60 }), (steps) => comesToKnow(t, steps)),
			{ numRuns: 200 * Number(process.env.URL_LINT_RUNS ?? 1) },
		);
	});
});

test('changes that go on and on do not put work off', async (t) => {
	t.mock.timers.enable({ apis: ['setTimeout'] });
	const looked: string[] = [];
	const work = {
		begin: async () => {},
		list: async () => {},
		settle: () => [],
		look: async (key: string) => void looked.push(key),
		progressed: () => {},
		changed: () => {},
		failed: (error: unknown) => assert.fail(String(error)),
	};
	const queue = new WorkQueue(work, setImmediate);
	for (let turn = 0; turn < 5; turn++) {
		queue.add('log.txt');
		queue.startLater();
		t.mock.timers.tick(100);
	}
	await queue.working;
	assert.deepEqual(looked, ['log.txt']);
});
