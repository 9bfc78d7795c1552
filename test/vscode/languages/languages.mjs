// What the extension says in a VS Code that is shown in another language, read in its page: the manifest's texts, the client's and
// the server's come to it on three ways. Beside them what no test in the extension host sees: the editor's own menu of what can be
// pasted, and what the status bar says.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { address, startBrowser, startServer, temporaryDirectory, writeUserSettings } from '../host/host.mjs';
import { TIMEOUT_MS, Workbench } from '../injection/workbench.mjs';

/** @typedef {import('../run.mjs').Result} Result */

const root = join(import.meta.dirname, '../../..');

/** How long something is waited for before it is asked for again. */
const AGAIN_MS = 5000;

/**
 * What is to be read.
 * @typedef {object} Said
 * @property {string} finding by the server, of the `|` in the document
 * @property {string} fix
 * @property {string} command by the manifest: the title of *Check Workspace*
 * @property {string} notice by the client, of what that found
 * @property {string} copied
 * @property {string} paste
 * @property {string} walkthrough
 */

/** @type {Readonly<Record<string, Said>>} */
const said = {
	ja: {
		finding:
			'%7C と書いてください。「|」は URL では安全でない文字です。ゲートウェイが書き換えることがあるためです（RFC 1738 §2.2）。',
		fix: '「|」を %7C と書く',
		command: 'ワークスペースを検査',
		notice: 'ファイル 1 個、URL 2 件：警告 1 件。',
		copied: 'コピーしました：https://shop.example/ryé|bread',
		paste: 'URL としてエンコードして貼り付け',
		walkthrough: 'URL Lint 入門',
	},
	'zh-cn': {
		finding: '请写成 %7C：“|”在 URL 中不安全，因为网关可能会改动它（RFC 1738 §2.2）。',
		fix: '把“|”写成 %7C',
		command: '检查工作区',
		notice: '1 个文件，2 个 URL：1 个警告。',
		copied: '已复制：https://shop.example/ryé|bread',
		paste: '按 URL 编码粘贴',
		walkthrough: 'URL Lint 入门',
	},
	'zh-tw': {
		finding: '請寫成 %7C：「|」在網址中不安全，因為閘道可能會更動它（RFC 1738 §2.2）。',
		fix: '把「|」寫成 %7C',
		command: '檢查工作區',
		notice: '1 個檔案，2 個網址：1 個警告。',
		copied: '已複製：https://shop.example/ryé|bread',
		paste: '以網址編碼貼上',
		walkthrough: 'URL Lint 入門',
	},
};

/** @returns {Promise<Result[]>} */
export async function languages() {
	const results = [];
	for (const language of Object.keys(said)) results.push(...(await read(language)));
	return results;
}

/**
 * Without a language pack VS Code's own texts stay English, and the extension's are in the language that it is shown in.
 * @param {string} language
 */
async function read(language) {
	const temporary = temporaryDirectory();
	const workspace = join(temporary, 'workspace');
	mkdirSync(workspace);
	const file = join(workspace, 'news.md');
	writeFileSync(file, 'https://shop.example/ry%C3%A9|bread\n\n');
	const [server, { context, page }] = await Promise.all([
		// Without the argument, VS Code ignores extensions under development.
		startServer({
			userData: writeUserSettings(join(temporary, 'user')),
			language,
			args: ['--enable-smoke-test-driver'],
		}),
		startBrowser(),
	]);
	const uri = (/** @type {string} */ path) => `vscode-remote://${server.authority}${encodeURI(path)}`;
	try {
		page.setDefaultTimeout(TIMEOUT_MS);
		await page.goto(
			address(server, workspace, [
				['extensionDevelopmentPath', uri(root)],
				['openFile', uri(file)],
			]),
		);
		return await new Reader(page, language).run();
	} finally {
		await context.close();
		server.stop();
	}
}

class Reader extends Workbench {
	/**
	 * @param {any} page
	 * @param {string} language
	 */
	constructor(page, language) {
		super(page, '', '');
		this.language = language;
	}

	async run() {
		const { finding, fix, command, notice, copied, paste, walkthrough } = /** @type {Said} */ (said[this.language]);
		const squiggle = this.page.locator('.squiggly-warning').first();
		await this.#test('a finding', async () => {
			await squiggle.waitFor();
			await this.#onUrl();
			await this.#asked('F8', '.marker-widget', finding);
			await this.page.keyboard.press('Escape');
		});
		await this.#test('a quick fix', async () => {
			await this.#asked('Control+.', '.action-widget', fix);
			await this.page.keyboard.press('Escape');
		});
		await this.#test('what was copied, in the status bar', async () => {
			await this.#onUrl();
			await this.#command('URL Lint: Copy URL Decoded');
			await this.#shows('.statusbar', copied);
		});
		await this.#test('what can be pasted, in the menu of the editor', async () => {
			await this.#onUrl();
			for (const key of ['Home', 'Shift+End', 'Control+c', 'Control+End', 'Control+v'])
				await this.page.keyboard.press(key);
			await this.page.locator('.post-edit-widget').waitFor();
			await this.#asked('Control+.', '.action-widget', paste);
			await this.page.locator('.action-widget .monaco-list-row', { hasText: paste }).click();
			await this.#shows('.view-lines', 'https://shop.example/ry%C3%A9%7Cbread');
		});
		await this.#test('a command, and what it found', async () => {
			await this.#command('URL Lint: Check Workspace', command);
			// In a test the editor shows no toasts.
			await this.#command('Notifications: Show Notifications');
			await this.#shows('.notifications-center', notice);
		});
		await this.#test('the walkthrough', async () => {
			await this.#command('Welcome: Open Walkthrough...');
			await this.#shows('.quick-input-list', walkthrough);
		});
		return this.results;
	}

	/** @param {string} name @param {() => Promise<void>} run */
	#test(name, run) {
		return this.test(`${this.language}: ${name}`, run);
	}

	/** Puts the cursor at the start of the document, which is in its URL. */
	async #onUrl() {
		await this.page
			.locator('.view-line')
			.first()
			.click({ position: { x: 30, y: 5 } });
	}

	/**
	 * @param {string} surface
	 * @param {string} text
	 */
	async #shows(surface, text) {
		await this.page.locator(surface, { hasText: text }).first().waitFor();
	}

	/**
	 * Asks for something until it is there: an editor that is not ready has nothing to show.
	 * @param {string} key
	 * @param {string} surface
	 * @param {string} text
	 */
	async #asked(key, surface, text) {
		await this.until(`${text} in ${surface}`, async () => {
			await this.page.keyboard.press(key);
			await this.page.locator(surface, { hasText: text }).first().waitFor({ timeout: AGAIN_MS });
			return true;
		});
	}

	/**
	 * Runs a command by its English name, under which it is found in every language.
	 * @param {string} name
	 * @param {string} [title] what it is to be called
	 */
	async #command(name, title = '') {
		await this.page.keyboard.press('F1');
		await this.page.locator('.quick-input-widget input').first().pressSequentially(name);
		await this.page.locator('.quick-input-list .monaco-list-row.focused', { hasText: title }).waitFor();
		await this.page.keyboard.press('Enter');
	}
}
