/** Of a burst of questions the last is asked, and answers that come too late are dropped. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setImmediate as settled } from 'node:timers/promises';
import { Latest } from '../../client/src/latest';

/** What was asked, which the test answers when it wants, and what came of it. */
function asker() {
	const asked: { readonly question: string; answer(text: string): void; fail(error: string): void }[] = [];
	const used: string[] = [];
	const ask = (question: string) =>
		new Promise<string>((answer, fail) => void asked.push({ question, answer, fail: (error) => fail(error) }));
	const waiting = new Set<() => void>();
	const wait = (run: () => void) => {
		waiting.add(run);
		return () => void waiting.delete(run);
	};
	const latest = new Latest(
		wait,
		ask,
		(answer) => used.push(answer),
		(error) => used.push(`failed: ${error}`),
	);
	/** As many bursts are over as are waited for. */
	const over = () => {
		for (const run of waiting) run();
	};
	return { asked, used, latest, over, questions: () => asked.map(({ question }) => question) };
}

describe('soon', () => {
	test('only the last of a burst is asked, once it is over', () => {
		const { latest, over, questions } = asker();
		for (const question of ['a', 'b', 'c']) latest.soon(question);
		assert.deepEqual(questions(), []);
		over();
		assert.deepEqual(questions(), ['c']);
	});

	test('nothing after it was dropped', () => {
		const { latest, over, questions } = asker();
		latest.soon('a');
		latest.drop();
		over();
		assert.deepEqual(questions(), []);
	});

	test('at once, instead of soon', () => {
		const { latest, over, questions } = asker();
		latest.soon('a');
		void latest.now('b');
		over();
		assert.deepEqual(questions(), ['b']);
	});
});

describe('an answer', () => {
	test('is used', async () => {
		const { latest, asked, used } = asker();
		void latest.now('a');
		asked[0]?.answer('A');
		await settled();
		assert.deepEqual(used, ['A']);
	});

	for (const [what, next] of [
		['there is a newer question', (latest) => void latest.now('b')],
		['a newer question comes soon', (latest) => latest.soon('b')],
		['nothing is asked any more', (latest) => latest.drop()],
	] as [string, (latest: Latest<string, string>) => void][])
		for (const fails of [false, true])
			test(`is dropped where ${what}${fails ? ', and so is an error' : ''}`, async () => {
				const { latest, asked, used } = asker();
				void latest.now('a');
				next(latest);
				if (fails) asked[0]?.fail('A');
				else asked[0]?.answer('A');
				await settled();
				assert.deepEqual(used, []);
			});

	test('an error is told', async () => {
		const { latest, asked, used } = asker();
		void latest.now('a');
		asked[0]?.fail('A');
		await settled();
		assert.deepEqual(used, ['failed: A']);
	});
});
