/** Settings reach the server in three ways, may change at any time, and may be wrong. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Client, startClient, until, uri, whole } from './client';

const TEXT = 'http://a.example/x|y\n';

async function severities(client: Client, at = uri): Promise<(number | undefined)[]> {
	return (await client.pullFull(undefined, at)).items.map(({ severity }) => severity);
}

const asError = { rules: { 'unsafe-character': 'error' } };

describe('a client that is asked (workspace/configuration)', () => {
	test('is asked per document, and not each time', async (t) => {
		const client = await startClient(t, {
			configuration: (of) => (of === 'file:///b.txt' ? asError : null),
		});
		await client.open(TEXT);
		await client.open(TEXT, 'plaintext', 'file:///b.txt');
		assert.deepEqual(await severities(client), [2]);
		assert.deepEqual(await severities(client), [2]);
		assert.deepEqual(await severities(client, 'file:///b.txt'), [1]);
		assert.deepEqual(client.configurationRequests, [uri, 'file:///b.txt']);
	});

	test('says that settings changed: asked again, with a new result id', async (t) => {
		let settings: unknown = {};
		const client = await startClient(t, { configuration: () => settings, refresh: true });
		await until(() => client.registered.includes('workspace/didChangeConfiguration'), 'the registration');
		await client.open(TEXT);
		const before = await client.pullFull();
		settings = asError;
		await client.changeSettings(null);
		await until(() => client.refreshes === 1, 'a refresh');
		const after = await client.pullFull(before.resultId);
		assert.notEqual(after.resultId, before.resultId);
		assert.deepEqual(
			after.items.map(({ severity }) => severity),
			[1],
		);
	});

	test('is not asked to refresh when it cannot', async (t) => {
		const client = await startClient(t, { configuration: () => asError });
		await client.open(TEXT);
		await client.changeSettings(null);
		assert.deepEqual(await severities(client), [1]);
		assert.equal(client.refreshes, 0);
	});

	test('says that settings changed before it answered for the old ones', async (t) => {
		const answers: ((settings: unknown) => void)[] = [];
		const client = await startClient(t, {
			configuration: () => new Promise<unknown>((resolve) => void answers.push(resolve)),
		});
		await client.open(TEXT);
		const early = client.pull();
		await until(() => answers.length === 1, 'the first question');
		await client.changeSettings(null);
		// A second pull arrives behind the change, so that the server has seen it when the old answer comes.
		const late = client.pullFull();
		await until(() => answers.length === 2, 'the second question');
		answers[0]?.({});
		answers[1]?.(asError);
		await early;
		assert.deepEqual(
			(await late).items.map(({ severity }) => severity),
			[1],
		);
		assert.deepEqual(await severities(client), [1], 'and for good');
	});

	test('answers with an error: the defaults, and a line in the log', async (t) => {
		const client = await startClient(t, {
			configuration: () => {
				throw new Error('no settings today');
			},
		});
		await client.open(TEXT);
		assert.deepEqual(await severities(client), [2]);
		await until(() => client.log.some((line) => /^error: .*no settings today/s.test(line)), 'a line in the log');
	});
});

describe('a client that sends them', () => {
	test('with initialize', async (t) => {
		const client = await startClient(t, { initializationOptions: asError });
		await client.open(TEXT);
		assert.deepEqual(await severities(client), [1]);
		assert.deepEqual(client.configurationRequests, []);
	});

	test('with a change: a new result id', async (t) => {
		const client = await startClient(t);
		await client.open(TEXT);
		const before = await client.pullFull();
		await client.changeSettings({ urlLint: asError });
		const after = await client.pullFull(before.resultId);
		assert.notEqual(after.resultId, before.resultId);
		assert.equal(after.items[0]?.severity, 1);
	});

	test('other settings change nothing', async (t) => {
		const client = await startClient(t, { initializationOptions: asError });
		await client.open(TEXT);
		await client.changeSettings({ editor: { tabSize: 2 } });
		assert.deepEqual(await severities(client), [1]);
	});
});

describe('a setting', () => {
	for (const [name, settings, expected] of [
		['urlLint.standard', { standard: 'rfc1738' }, [1]],
		['urlLint.rules', { rules: { 'unsafe-character': 'off' } }, []],
		['urlLint.enable', { enable: false }, []],
		['urlLint.maxProblems', { maxProblems: 0 }, []],
	] as const)
		test(name, async (t) => {
			const client = await startClient(t, { initializationOptions: settings });
			await client.open(TEXT);
			assert.deepEqual(await severities(client), expected);
		});

	test('urlLint.enable off: no hover, no code action, and the status says why', async (t) => {
		const client = await startClient(t, { configuration: () => ({ enable: false }) });
		const document = await client.open(TEXT);
		await client.pull();
		await until(() => client.statuses.length > 0, 'the status');
		assert.deepEqual(client.statuses, [{ uri, urls: 0, problems: 0, shown: 0, off: 'enable' }]);
		assert.equal(await client.hover({ line: 0, character: 3 }), null);
		assert.deepEqual(await client.codeActions(whole(document)), []);
		assert.deepEqual(await client.codeActions(whole(document), { only: ['source.fixAll'] }), []);
	});

	test('urlLint.maxProblems: the first ones, and the status says that there are more', async (t) => {
		const client = await startClient(t, { configuration: () => ({ maxProblems: 2 }) });
		await client.open(TEXT.repeat(5));
		const { items } = await client.pullFull();
		assert.deepEqual(
			items.map(({ range, severity, message }) => [range.start.line, severity, String(message).replace(/:.*/, '')]),
			[
				[0, 2, 'Write %7C'],
				[1, 2, 'Write %7C'],
				[0, 3, 'Raise urlLint.maxProblems to see more'],
			],
		);
		await until(() => client.statuses.length > 0, 'the status');
		assert.deepEqual(client.statuses, [{ uri, urls: 5, problems: 2, shown: 2, more: true }]);
	});

	test('urlLint.maxProblems: what is not shown is repaired as well', async (t) => {
		const client = await startClient(t, { configuration: () => ({ maxProblems: 2 }) });
		await client.open(TEXT.repeat(5));
		await client.pullFull();
		const at = { line: 4, character: 18 };
		const [action] = await client.codeActions({ start: at, end: at });
		assert.equal(action?.title, 'Write "|" as %7C');
	});

	test('as many findings as are shown: there are no more', async (t) => {
		const client = await startClient(t, { configuration: () => ({ maxProblems: 2 }) });
		await client.open(TEXT.repeat(2));
		await client.pullFull();
		await until(() => client.statuses.length > 0, 'the status');
		assert.deepEqual(client.statuses, [{ uri, urls: 2, problems: 2, shown: 2 }]);
	});

	test('that is wrong: its default, and a line in the log that names it', async (t) => {
		const client = await startClient(t, {
			configuration: () => ({
				standard: 'rfc9999',
				maxProblems: -1,
				rules: { 'unsafe-character': 'loud' },
				enable: 'yes',
			}),
		});
		await client.open(TEXT);
		assert.deepEqual(await severities(client), [2]);
		for (const [name, value] of [
			['standard', '"rfc9999"'],
			['maxProblems', '-1'],
			['rules.unsafe-character', '"loud"'],
			['enable', '"yes"'],
		] as const)
			await until(
				() =>
					client.log.some(
						(line) => line.startsWith('warning: ') && line.includes(`urlLint.${name}`) && line.includes(value),
					),
				`a line about ${name} in ${client.log.join('\n')}`,
			);
		assert.equal(client.log.length, 4);
	});

	test('that has a URL in the wrong place: its password is neither in the log nor in the status', async (t) => {
		const login = 'https://u:secret@h.example/';
		const client = await startClient(t, {
			configuration: () => ({ ignoreUrls: login, rules: { [login]: 'off', 'scheme-case': login } }),
		});
		await client.open(TEXT);
		await client.pull();
		await until(() => client.statuses.length > 0 && client.log.length === 3, 'the status and the log');
		const said = [...client.log, ...(client.statuses[0]?.settings ?? [])];
		assert.equal(said.length, 6);
		for (const line of said) {
			assert.match(line, /https:\/\/u:••••@h\.example/);
			assert.doesNotMatch(line, /secret/);
		}
	});

	for (const settings of ['off', 7, [], [1], true])
		test(`urlLint is ${JSON.stringify(settings)}: the defaults`, async (t) => {
			const client = await startClient(t, { configuration: () => settings });
			await client.open(TEXT);
			assert.deepEqual(await severities(client), [2]);
		});
});
