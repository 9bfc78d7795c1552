/** A client that is asked for its settings, and does not answer, or not in time. */

import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import type { Connection, InitializeParams } from 'vscode-languageserver';
import { english } from '../../server/src/data/words';
import { SettingsStore } from '../../server/src/features/document-settings';

/** As long as a client is waited for, in milliseconds. */
const PATIENCE = 10_000;

/** A store over a client whose answers come when the test wants it. */
function storeOf(t: TestContext) {
	t.mock.timers.enable({ apis: ['setTimeout'] });
	const asked: ((answer: unknown) => void)[] = [];
	const log: string[] = [];
	let late = 0;
	const ask = () => new Promise<unknown>((resolve) => asked.push(resolve));
	const connection = { workspace: { getConfiguration: ask }, console: { warn: () => {} } } as unknown as Connection;
	const owner = { languageOf: () => 'plaintext', fileOf: (uri: string) => uri };
	const store = new SettingsStore(
		connection,
		owner,
		undefined,
		(error) => log.push(String(error)),
		() => late++,
	);
	store.initialize({ capabilities: { workspace: { configuration: true } } } as InitializeParams, english);
	return { store, asked, log, late: () => late, wait: (ms: number) => t.mock.timers.tick(ms) };
}

/** Lets what is waiting go on. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

async function standard(store: SettingsStore, uri = 'file:///a'): Promise<string> {
	return (await store.of(uri)).settings.standard;
}

describe('a client that is asked', () => {
	test('and answers in time', async (t) => {
		const { store, asked, log, wait } = storeOf(t);
		const answer = standard(store);
		await turn();
		wait(PATIENCE - 1);
		asked[0]?.({ standard: 'rfc1738' });
		assert.equal(await answer, 'rfc1738');
		assert.deepEqual(log, []);
	});

	test('and never answers: the defaults, for all documents, said once', async (t) => {
		const { store, asked, log, wait } = storeOf(t);
		const answers = [standard(store), standard(store, 'file:///b')];
		await turn();
		wait(PATIENCE);
		assert.deepEqual(await Promise.all(answers), ['modern', 'modern']);
		assert.equal(await standard(store, 'file:///c'), 'modern', 'nobody waits again');
		assert.equal(asked.length, 2);
		assert.deepEqual(log, [
			'The editor does not answer workspace/configuration. Until it does, its settings do not count.',
		]);
	});

	test('and answers late: it is asked again, and waited for longer', async (t) => {
		const { store, asked, late, wait } = storeOf(t);
		const first = standard(store);
		await turn();
		wait(PATIENCE);
		assert.equal(await first, 'modern');
		asked[0]?.({ standard: 'rfc1738' });
		await turn();
		assert.equal(late(), 1);
		store.changed();
		const second = standard(store);
		await turn();
		wait(2 * PATIENCE - 1);
		asked[1]?.({ standard: 'rfc1738' });
		assert.equal(await second, 'rfc1738');
	});
});
