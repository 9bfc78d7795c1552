/** All files of a workspace: checked when somebody asks, shown in the workspace's diagnostics, and kept true. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
	CancellationTokenSource,
	type Diagnostic,
	FileChangeType,
	WorkspaceDiagnosticRequest,
	type WorkspaceDocumentDiagnosticReport,
} from 'vscode-languageserver/node';
import {
	checkWorkspaceRequest,
	type FolderEntry,
	readFileRequest,
	readFolderRequest,
	type WorkspaceSummary,
} from '../../server/src/protocol/workspace';
import { type Client, type Options, startClient, until, within } from './client';
import { Folder } from './workspace';

const BAD = 'see http://a.example/x\\y and http://b.example/%zz\n';
/** What is wrong with it. */
const WRONG = ['backslash', 'malformed-percent'];
const GOOD = 'see https://a.example/\n';

function sum(findings: WorkspaceSummary['findings']): number {
	return findings.error + findings.warning + findings.information + findings.hint;
}

function check(client: Client): Promise<WorkspaceSummary> {
	return within(client.connection.sendRequest(checkWorkspaceRequest, {}));
}

/** A pull, and how to end it. */
class Pull {
	readonly partial: WorkspaceDocumentDiagnosticReport[] = [];
	readonly cancellation = new CancellationTokenSource();
	answered = false;
	readonly answer: Promise<readonly WorkspaceDocumentDiagnosticReport[]>;

	constructor(client: Client, known: Readonly<Record<string, string>> = {}, token?: string) {
		const previousResultIds = Object.entries(known).map(([uri, value]) => ({ uri, value }));
		if (token !== undefined)
			client.connection.onProgress(WorkspaceDiagnosticRequest.partialResult, token, ({ items }) => {
				this.partial.push(...items);
			});
		const params = { previousResultIds, ...(token === undefined ? {} : { partialResultToken: token }) };
		this.answer = client.connection
			.sendRequest(WorkspaceDiagnosticRequest.type, params, this.cancellation.token)
			.then(({ items }) => items)
			.finally(() => {
				this.answered = true;
			});
		this.answer.catch(() => {});
	}
}

async function pull(client: Client, known: Readonly<Record<string, string>> = {}) {
	return within(new Pull(client, known).answer);
}

/** Reports by the names of files: codes for full ones. */
function shown(folder: Folder, reports: readonly WorkspaceDocumentDiagnosticReport[]) {
	return Object.fromEntries(
		reports.map((report) => [
			folder.name(report.uri),
			report.kind === 'full' ? report.items.map(({ code }: Diagnostic) => code) : report.kind,
		]),
	);
}

function ids(reports: readonly WorkspaceDocumentDiagnosticReport[]): Record<string, string> {
	return Object.fromEntries(reports.flatMap(({ uri, resultId }) => (resultId ? [[uri, resultId]] : [])));
}

function start(t: Parameters<typeof startClient>[0], folder: Folder, options: Options = {}): Promise<Client> {
	return startClient(t, { folders: () => [folder.uri], ...options });
}

const all = { configuration: () => ({ workspace: 'all' }) };

describe('Check Workspace', () => {
	test('sums up what is found, and what is not looked at', async (t) => {
		const folder = new Folder(t, {
			'a.md': BAD,
			'b/good.txt': GOOD,
			'b/two.js': "fetch('https://a.example/'); fetch('https://b.example/');",
			'c.min.js': BAD,
			'image.bin': new Uint8Array([0, 1, 2]),
			'large.txt': 'x'.repeat(4 * 1024 * 1024 + 1),
			'node_modules/x/y.md': BAD,
			'out/z.md': BAD,
			'.gitignore': 'out/\n',
			'utf16.txt': Buffer.from(`\ufeff${BAD}`, 'utf16le'),
		});
		const client = await start(t, folder);
		const { findings, ...summary } = await check(client);
		// .gitignore is a file too.
		assert.deepEqual(summary, {
			...{ files: 5, urls: 7, complete: true },
			skipped: { ignored: 1, binary: 1, large: 1 },
		});
		assert.equal(sum(findings), 4);
	});

	test('what the client must read, it reads; a folder and a file that cannot be read do not stop it', async (t) => {
		const client = await startClient(t, { folders: ['memory:/w'] });
		client.connection.onRequest(readFolderRequest, (uri: string): FolderEntry[] => {
			if (uri === 'memory:/w')
				return [
					['a.md', 'file'],
					['secret.md', 'file'],
					['closed', 'folder'],
				];
			throw new Error(`no right to read ${uri}`);
		});
		client.connection.onRequest(readFileRequest, (uri: string) => {
			if (uri === 'memory:/w/a.md') return { text: BAD };
			throw new Error(`no right to read ${uri}`);
		});
		const { files, skipped, complete } = await check(client);
		assert.deepEqual({ files, skipped, complete }, { files: 1, skipped: { unreadable: 1 }, complete: true });
	});

	test('no folder is an empty workspace', async (t) => {
		const client = await startClient(t);
		assert.equal((await check(client)).files, 0);
	});

	test('says how far it is', async (t) => {
		const files = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`${index}.md`, GOOD]));
		const client = await start(t, new Folder(t, files));
		const seen: string[] = [];
		client.connection.onNotification('$/progress', ({ value }: { value: { kind: string; message?: string } }) => {
			seen.push(value.message ?? value.kind);
		});
		const { files: checked } = await within(
			client.connection.sendRequest<WorkspaceSummary>(checkWorkspaceRequest, { workDoneToken: 'p' }),
		);
		assert.equal(checked, 300);
		assert.equal(seen.at(0), 'begin');
		assert.equal(seen.at(-1), 'end');
		assert(seen.includes('300 of 300 files'), seen.join());
		assert(seen.length < 110, 'not for every file');
	});

	test('cancelled, it answers what it has, and can be asked again', async (t) => {
		const files = Object.fromEntries(Array.from({ length: 400 }, (_, index) => [`${index}.md`, BAD.repeat(100)]));
		const client = await start(t, new Folder(t, files));
		const cancellation = new CancellationTokenSource();
		const answer = client.connection.sendRequest<WorkspaceSummary>(checkWorkspaceRequest, {}, cancellation.token);
		// Requests are answered meanwhile.
		await client.open(BAD, 'plaintext', 'file:///elsewhere.txt');
		await client.pullFull(undefined, 'file:///elsewhere.txt');
		cancellation.cancel();
		const cut = await within(answer);
		assert.equal(cut.complete, false);
		assert(cut.files < 400, `${cut.files} files`);
		const whole = await check(client);
		assert.deepEqual([whole.files, whole.complete], [400, true]);
	});
});

describe('the diagnostics of the workspace', () => {
	test('a pull is not answered while only open files are shown', async (t) => {
		const folder = new Folder(t, { 'a.md': BAD });
		const client = await start(t, folder);
		const held = new Pull(client);
		await client.open(BAD, 'plaintext', 'file:///elsewhere.txt');
		await client.pullFull(undefined, 'file:///elsewhere.txt');
		assert(!held.answered);
		await check(client);
		assert.deepEqual(shown(folder, await within(held.answer)), { 'a.md': WRONG });
	});

	test('a pull that is cancelled ends', async (t) => {
		const client = await start(t, new Folder(t, {}));
		const held = new Pull(client);
		held.cancellation.cancel();
		await assert.rejects(within(held.answer));
	});

	test('all files are shown where the settings want it, in parts where the client takes them', async (t) => {
		const folder = new Folder(t, { 'a.md': BAD, 'b.md': GOOD, 'c.txt': BAD });
		const client = await start(t, folder, all);
		const parts = new Pull(client, {}, 'token');
		assert.deepEqual(await within(parts.answer), []);
		assert.deepEqual(shown(folder, parts.partial), { 'a.md': WRONG, 'c.txt': WRONG });
	});

	test('what did not change is not sent again', async (t) => {
		const folder = new Folder(t, { 'a.md': BAD, 'b.md': BAD });
		const client = await start(t, folder, all);
		const known = ids(await pull(client));
		const held = new Pull(client, known);
		folder.write('b.md', GOOD);
		await client.filesChanged(folder.at('b.md'));
		assert.deepEqual(shown(folder, await within(held.answer)), { 'a.md': 'unchanged', 'b.md': [] });
	});

	test('files that come and go are seen', async (t) => {
		const folder = new Folder(t, { 'a.md': BAD });
		const client = await start(t, folder, all);
		const first = await pull(client);
		folder.write('new/c.md', BAD);
		folder.remove('a.md');
		const changes = [
			{ uri: folder.at('new'), type: 1 },
			{ uri: folder.at('a.md'), type: 3 },
		];
		const held = new Pull(client, ids(first));
		await client.connection.sendNotification('workspace/didChangeWatchedFiles', { changes });
		assert.deepEqual(shown(folder, await within(held.answer)), { 'a.md': [], 'new/c.md': WRONG });
	});

	test('what the editor has goes before what is on disk, and is its own affair', async (t) => {
		const folder = new Folder(t, { 'a.md': BAD, 'b.md': BAD });
		const client = await start(t, folder, all);
		await client.open(GOOD, 'markdown', folder.at('a.md'));
		assert.deepEqual(Object.keys(shown(folder, await pull(client))), ['b.md']);
		const { urls, findings } = await check(client);
		assert.deepEqual([urls, sum(findings)], [3, 2]);
		await client.close(folder.at('a.md'));
		const again = await check(client);
		assert.equal(sum(again.findings), 4);
		// Editors pull once more.
		const { items } = await client.pullFull(undefined, folder.at('a.md'));
		assert.deepEqual(
			items.map(({ code }) => code),
			WRONG,
		);
	});

	test('what was deleted while it was open is gone once it is closed', async (t) => {
		const folder = new Folder(t, { 'a.md': BAD, 'b.md': BAD });
		const client = await start(t, folder, all);
		const known = ids(await pull(client));
		await client.open(BAD, 'markdown', folder.at('a.md'));
		const held = new Pull(client, known);
		await client.pullFull(undefined, folder.at('a.md'));
		folder.remove('a.md');
		await client.filesChanged(folder.at('a.md'), FileChangeType.Deleted);
		await client.close(folder.at('a.md'));
		// Editors pull once more.
		const { items } = await client.pullFull(undefined, folder.at('a.md'));
		const reports = shown(folder, await within(held.answer));
		assert.deepEqual([reports['a.md'], items.length], [[], WRONG.length]);
	});

	test('a changed setting goes for all files', async (t) => {
		const folder = new Folder(t, { 'a.md': BAD, '.url-lint.json': '{}' });
		const client = await start(t, folder, all);
		const known = ids(await pull(client));
		const held = new Pull(client, known);
		folder.write('.url-lint.json', '{ "rules": { "backslash": "off" } }');
		await client.filesChanged(folder.at('.url-lint.json'));
		assert.deepEqual(shown(folder, await within(held.answer)), { 'a.md': ['malformed-percent'] });
	});

	test('how an address is usually written, all files say together, also of a document that is open', async (t) => {
		const folder = new Folder(t, { 'a.md': 'https://a.example\n', 'b.md': 'https://a.example/ https://a.example/\n' });
		const rules = { 'inconsistent-url': 'hint' };
		const client = await start(t, folder, { configuration: () => ({ rules }), refresh: true });
		await client.open('https://a.example\n', 'markdown', folder.at('a.md'));
		const codes = async () => (await client.pullFull(undefined, folder.at('a.md'))).items.map(({ code }) => code);
		assert.deepEqual(await codes(), []);
		const refreshes = client.refreshes;
		await check(client);
		assert.deepEqual(await codes(), ['inconsistent-url']);
		await until(() => client.refreshes > refreshes, 'that it is told');
	});

	test('what is set for a language goes for its files that are not open, and is asked once', async (t) => {
		const folder = new Folder(t, {
			'a.log': BAD,
			'b.log': BAD,
			'c.md': BAD,
			'd.md': GOOD,
			script: `#!/bin/sh\n# ${BAD}`,
		});
		const languageSettings = (_: string, languageId: string) => ({
			workspace: 'all',
			enable: languageId !== 'log',
			rules: languageId === 'shellscript' ? { backslash: 'off' } : {},
		});
		const client = await start(t, folder, { ...all, languageSettings });
		const reports = shown(folder, await pull(client));
		assert.deepEqual(reports, { 'c.md': WRONG, script: ['malformed-percent'] });
		assert.deepEqual((await check(client)).skipped, { off: 2 });
		assert.deepEqual(client.languageRequests.sort(), ['log', 'markdown', 'plaintext', 'shellscript']);
	});

	test('a client that does not pull is told again what a file has that it closed', async (t) => {
		const folder = new Folder(t, { 'a.md': BAD });
		const client = await start(t, folder, { pull: false });
		await check(client);
		const told = () => client.published.map(({ diagnostics }) => diagnostics.length);
		await until(() => told().length === 1, 'the file');
		await client.open(GOOD, 'markdown', folder.at('a.md'));
		await until(() => told().length === 2, 'the document');
		await client.close(folder.at('a.md'));
		await until(() => told().length === 4, 'the file again');
		assert.deepEqual(told(), [2, 0, 0, 2]);
	});

	test('a client that does not pull is told, and files are watched only then', async (t) => {
		const folder = new Folder(t, { 'a.md': BAD, 'b.md': GOOD });
		const client = await start(t, folder, { pull: false, watches: true });
		assert.deepEqual(
			client.watched.map(({ globPattern }) => globPattern).filter((glob) => glob === '**/*'),
			[],
		);
		await check(client);
		await until(() => client.published.length > 0, 'diagnostics');
		assert.deepEqual(
			client.published.map(({ uri, diagnostics }) => [folder.name(uri), diagnostics.length]),
			[['a.md', 2]],
		);
		await until(() => client.watched.some(({ globPattern }) => globPattern === '**/*'), 'the watcher');
	});
});
