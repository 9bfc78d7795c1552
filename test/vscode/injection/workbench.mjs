// A real VS Code: its page, and its extension host, in which the probe runs functions. Nothing here sleeps: what takes time is polled for.

import { request } from 'node:http';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';

/** @typedef {import('../run.mjs').Result} Result */

/** Only what never comes takes so long, however busy the machine is. */
export const TIMEOUT_MS = 60_000;
const INTERVAL_MS = 25;

/** Where pictures are left, if somewhere. */
export const pictures = process.env.URL_LINT_PICTURES;

export class Workbench {
	/** @type {Result[]} */
	results = [];

	/**
	 * @param {any} page
	 * @param {string} probe the probe's folder
	 * @param {string} workspace
	 */
	constructor(page, probe, workspace) {
		this.page = page;
		this.socket = join(probe, 'socket');
		this.workspace = workspace;
	}

	/** @param {string} path */
	show(path) {
		return this.inHost(
			async (vscode, path) => {
				await vscode.window.showTextDocument(vscode.Uri.file(path), { preview: true });
			},
			join(this.workspace, path),
		);
	}

	status() {
		return this.inHost(async (vscode) => {
			const { status } = await vscode.extensions.getExtension('url-lint.url-lint').activate();
			return status();
		});
	}

	/** @param {string} command */
	command(command) {
		return this.inHost(async (vscode, command) => void (await vscode.commands.executeCommand(command)), command);
	}

	/**
	 * Runs a function in the extension host; it sees nothing of what is around it.
	 * @template T
	 * @param {(vscode: any, given: any) => T | PromiseLike<T>} run
	 * @param {unknown} [given]
	 * @returns {Promise<T>}
	 */
	inHost(run, given) {
		return new Promise((resolve, reject) => {
			// A connection of its own: one that is kept may be closed on the other side just when it is used again.
			const asked = request({ socketPath: this.socket, method: 'POST', agent: false }, async (response) => {
				const { value, error } = JSON.parse(await textOf(response));
				if (error) reject(new Error(error));
				else resolve(value);
			});
			asked.on('error', reject);
			asked.end(JSON.stringify({ source: String(run), given }));
		});
	}

	/**
	 * @param {string} name
	 * @param {() => Promise<void>} run
	 */
	async test(name, run) {
		try {
			await run();
			this.results.push({ name, state: 'passed' });
			return true;
		} catch (error) {
			if (pictures) await this.page.screenshot({ path: join(pictures, `failed-${this.results.length}.png`) });
			this.results.push({ name, state: 'failed', error: error instanceof Error ? error.message : String(error) });
			return false;
		}
	}

	/**
	 * Polls until there is a value.
	 * @template T
	 * @param {string} what
	 * @param {() => Promise<T | undefined>} find
	 */
	async until(what, find) {
		let last;
		for (const end = Date.now() + 3 * TIMEOUT_MS; Date.now() < end; ) {
			last = await find().catch(() => undefined);
			if (last !== undefined) return;
			await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
		}
		throw new Error(`there is no ${what}`);
	}

	/**
	 * Polls until `actual` is what is expected.
	 * @template T
	 * @param {() => Promise<T>} actual
	 * @param {T} expected
	 */
	async equal(actual, expected) {
		const wanted = JSON.stringify(expected);
		let last = '';
		for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; ) {
			last = JSON.stringify(await actual());
			if (last === wanted) return;
			await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
		}
		throw new Error(`expected ${wanted}, but got ${last}`);
	}
}
