// What a hostile folder shows in a real VS Code, seen in its page: names and keys that are written as links, commands, images
// and icons must be there as text only. With URL_LINT_PICTURES set to a folder, leaves pictures of the surfaces there.

import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
	address,
	installExtension,
	quietSettings,
	startBrowser,
	startServer,
	temporaryDirectory,
	writeUserSettings,
} from '../host/host.mjs';
import { links, writeLinks } from './links.mjs';
import { nameOf, planted, texts } from './texts.mjs';
import { pictures, TIMEOUT_MS, Workbench } from './workbench.mjs';

/** @typedef {import('../run.mjs').Result} Result */

/** How long something is waited for before it is asked for again. */
const AGAIN_MS = 2000;

/** Where the editor shows what we say. */
const surfaces = {
	hover: '.monaco-hover',
	notification: '.notifications-toasts',
	quickPick: '.quick-input-widget',
	problems: '.markers-panel',
};

/** Small, as the page is drawn without a graphics card. */
const VIEWPORT = { width: 1200, height: 700 };
/** Lists draw only the rows that are seen; a row takes 22 pixels. */
const HEIGHT_FOR_ALL_ROWS = 22 * texts.length + 400;

/** Of so many texts one names a document that is hovered over. */
const HOVERED = 10;

/** How many texts fail on a surface before it is given up. */
const MOST_FAILED = 5;
const root = join(import.meta.dirname, '../../..');
const vsce = join(root, 'node_modules/@vscode/vsce/vsce');

/** The one URL of every document, with one finding. */
const URL_WITH_FINDING = 'https://shop.example/fish|chips\n';

/**
 * @param {boolean} trusted whether the workspace is trusted, or in Restricted Mode
 * @returns {Promise<Result[]>}
 */
export async function injection(trusted) {
	const temporary = temporaryDirectory();
	const probe = makeProbe(join(temporary, 'probe'));
	const workspace = makeWorkspace(join(temporary, nameOf(`w ${texts[0]}$(${planted.icon})`)));
	const extensions = installBoth(temporary, probe);
	const userData = writeUserSettings(join(temporary, 'user'), {
		...quietSettings,
		// Only our own findings, all in one view.
		'json.validate.enable': false,
		'problems.decorations.enabled': false,
		'security.workspace.trust.banner': 'never',
		'security.workspace.trust.startupPrompt': trusted ? 'always' : 'never',
		'workbench.hover.delay': 0,
	});
	const [server, { context, page }] = await Promise.all([
		startServer({ userData, extensions, trust: true }),
		startBrowser({ viewport: VIEWPORT }),
	]);
	try {
		page.setDefaultTimeout(TIMEOUT_MS);
		const session = new Session(page, probe, workspace, trusted);
		await page.goto(address(server, workspace));
		if (trusted) await page.getByRole('button', { name: /^Yes, I trust/ }).click();
		return await session.run();
	} finally {
		await context.close();
		server.stop();
	}
}

/** The packaged extension and the probe, installed as users install them. @param {string} temporary @param {string} probe */
function installBoth(temporary, probe) {
	const extensions = join(temporary, 'extensions');
	const pack = (/** @type {string} */ command, /** @type {string[]} */ args, /** @type {string} */ cwd) => {
		const vsix = join(temporary, `${args.length}.vsix`);
		execFileSync(command, [...args, '--out', vsix], { cwd, stdio: 'pipe' });
		installExtension(vsix, extensions);
	};
	pack('npm', ['run', '--silent', 'package', '--'], root);
	const options = ['--no-dependencies', '--allow-missing-repository', '--allow-star-activation', '--skip-license'];
	pack(process.execPath, [vsce, 'package', ...options], probe);
	return extensions;
}

/** An extension with a language for each text. @param {string} folder */
function makeProbe(folder) {
	mkdirSync(folder);
	copyFileSync(join(import.meta.dirname, 'probe.mjs'), join(folder, 'probe.mjs'));
	const manifest = {
		...{ name: 'probe', publisher: 'url-lint', version: '0.0.0', engines: { vscode: '^1.100.0' }, main: './probe.mjs' },
		activationEvents: ['*'],
		capabilities: { untrustedWorkspaces: { supported: true } },
		socket: join(folder, 'socket'),
		contributes: { languages: texts.map((id) => ({ id })) },
	};
	writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
	return folder;
}

/** A folder for each text as a key, one for each as a name, and one with all keys. @param {string} folder */
function makeWorkspace(folder) {
	const write = (/** @type {string} */ path, /** @type {string} */ text) => {
		mkdirSync(join(folder, path, '..'), { recursive: true });
		writeFileSync(join(folder, path), text);
	};
	for (const [index, text] of texts.entries()) {
		write(`keys/${index}/.url-lint.json`, JSON.stringify({ [text]: 1 }));
		write(`keys/${index}/a.txt`, URL_WITH_FINDING);
		write(`names/${nameOf(text)}/.url-lint.json`, '{ "rules": ');
		write(`names/${nameOf(text)}/${nameOf(text)}.txt`, URL_WITH_FINDING);
		write(`binary/${nameOf(text)}/.url-lint.json`, '{}\0');
		write(`binary/${nameOf(text)}/a.txt`, URL_WITH_FINDING);
	}
	write(
		'all/.url-lint.json',
		JSON.stringify({ rules: Object.fromEntries(texts.map((text) => [text, text])) }, null, 1),
	);
	write('a.txt', URL_WITH_FINDING);
	writeLinks(folder);
	return folder;
}

class Session extends Workbench {
	/** @type {string[]} */
	#fetched = [];

	/**
	 * @param {any} page
	 * @param {string} probe
	 * @param {string} workspace
	 * @param {boolean} trusted
	 */
	constructor(page, probe, workspace, trusted) {
		super(page, probe, workspace);
		this.trusted = trusted;
		page.on('request', (/** @type {any} */ request) => {
			if (request.url().includes(planted.host)) this.#fetched.push(request.url());
		});
	}

	get #hovers() {
		return this.page.locator('.monaco-hover:visible');
	}

	async run() {
		await this.test('the editor runs, and the workspace is as trusted as it should be', async () => {
			await this.until('the extension', () => this.status());
			await this.equal(() => this.inHost((vscode) => vscode.workspace.isTrusted), this.trusted);
		});
		if (this.results.some(({ state }) => state === 'failed')) return this.results;
		await this.command('workbench.action.closeSidebar');
		await this.#controls();
		for (const surface of [
			() => this.#statusItem(),
			() => this.#notifications(),
			() => this.#quickPicks(),
			() => this.#hoverActions(),
			...(this.trusted ? [() => links(this)] : []),
			() => this.#settingsErrors(),
		])
			await surface().catch((error) => this.results.push({ name: '', state: 'failed', error: String(error) }));
		return this.results;
	}

	/** Raw text is found wherever it can do something: else the tests below would prove nothing. */
	async #controls() {
		const text = `[Repair](command:${planted.command}) $(${planted.icon})`;
		await this.test('control: a notification', async () => {
			await this.inHost((vscode, text) => void vscode.window.showWarningMessage(text), text);
			await this.page.locator('.notification-toast', { hasText: 'Repair' }).waitFor();
			await this.equal(async () => (await this.#found('notification')).length, 1);
			await this.command('notifications.clearAll');
		});
		await this.test('control: a quick pick', async () => {
			await this.inHost((vscode, text) => void vscode.window.showQuickPick([text]), text);
			await this.page.locator('.quick-input-list .monaco-list-row').first().waitFor();
			await this.equal(async () => (await this.#found('quickPick')).length, 1);
			await this.command('workbench.action.closeQuickOpen');
		});
		await this.test('control: the language status, and its tooltip when it is pinned', async () => {
			await this.show('a.txt');
			await this.inHost((vscode, text) => {
				const item = vscode.languages.createLanguageStatusItem('urlLintProbe.status', { scheme: '*' });
				item.name = item.text = 'Probe';
				item.detail = `${text} ![i](https://evil.example/i.png)`;
				/** @type {any} */ (globalThis).probeStatus = item;
			}, text);
			const row = await this.#hoverStatus('Probe');
			await this.equal(async () => (await this.#found('hover')).length >= 2, true);
			await row.locator('.codicon-pin').click();
			await this.#hover(this.#pinned('Probe'));
			await this.equal(async () => (await this.#found('hover')).some((each) => each.startsWith('<img')), true);
			await this.inHost(() => /** @type {any} */ (globalThis).probeStatus.dispose());
			await this.#away();
		});
		this.#fetched.length = 0;
	}

	async #statusItem() {
		const counted = '1 problem in the settings; the log names it';
		const open = async (/** @type {number} */ index) => {
			await this.show(`keys/${index}/a.txt`);
			await this.equal(() => this.status(), `1 URL, 1 finding — ${counted}`);
		};
		await this.#each('the language status', async (_, index) => {
			await open(index);
			const row = await this.#hoverStatus('1 URL, 1 finding');
			await row.filter({ hasText: counted }).waitFor();
			await this.#nothing('hover', index === 0 ? 'status' : undefined);
		});
		await this.test('the language status is pinned', async () => {
			await (await this.#hoverStatus('1 URL, 1 finding')).locator('.codicon-pin').click();
			await this.#pinned('1 URL, 1 finding').waitFor();
		});
		await this.#each('the tooltip of the pinned language status', async (_, index) => {
			await open(index);
			await this.#hover(this.#pinned('1 URL, 1 finding'), this.#hovers.filter({ hasText: counted }));
			await this.#nothing('hover', index === 0 ? 'pinned' : undefined);
		});
		await this.#away();
	}

	async #notifications() {
		const toast = (/** @type {string} */ words) => this.page.locator('.notification-toast', { hasText: words });
		const configure = (/** @type {string} */ path) =>
			this.inHost(
				(vscode, path) => {
					const uri = vscode.Uri.file(path).toString();
					return vscode.commands.executeCommand('urlLint.configure', { uri, name: 'rules', value: 'unsafe-character' });
				},
				join(this.workspace, path),
			);
		for (const { what, path, words } of [
			{ what: 'the folder of a broken configuration', path: 'names', words: 'is broken: put it right first' },
			{ what: 'the folder of one that is no text', path: 'binary', words: 'That did not work' },
		])
			await this.#each(`a notification: ${what}`, async (text, index) => {
				const name = nameOf(text);
				await this.show(path === 'names' ? `names/${name}/${name}.txt` : `binary/${name}/a.txt`);
				// The editor leaves out notifications that come fast, on a fast machine: then it is asked again.
				await this.until(`notification "${words}"`, async () => {
					await configure(`${path}/${name}/a.txt`);
					await toast(words).first().waitFor({ timeout: AGAIN_MS });
					return true;
				});
				await this.#nothing('notification', index === 0 ? `notification-${path}` : undefined);
				await this.command('notifications.clearAll');
				await toast(words).first().waitFor({ state: 'detached' });
			});
		await this.command('workbench.action.closeAllEditors');
	}

	async #quickPicks() {
		await this.#each('a quick pick: the language', async (text, index) => {
			await this.inHost(async (vscode, language) => {
				const document = await vscode.workspace.openTextDocument({ content: '', language });
				await vscode.window.showTextDocument(document);
				void vscode.commands.executeCommand('urlLint.status');
			}, text);
			await this.page.locator('.quick-input-list .monaco-list-row', { hasText: 'Turn off for language' }).waitFor();
			await this.#nothing('quickPick', index === 0 ? 'quick-pick' : undefined);
			await this.command('workbench.action.closeQuickOpen');
			await this.command('workbench.action.closeActiveEditor');
		});
	}

	/** Their arguments name the document: a click must still find it, and the links must be these and no other. */
	async #hoverActions() {
		for (const text of texts.filter((_, index) => index % HOVERED === 0))
			await this.test(`the actions of a hover: ${JSON.stringify(text)}`, async () => {
				const name = nameOf(text);
				await this.show(`names/${name}/${name}.txt`);
				await this.equal(() => this.status(), '1 URL, 1 finding — 1 problem in the settings; the log names it');
				const ours = this.page.locator('.monaco-hover .hover-row', { hasText: 'Copy decoded' });
				await this.until('hover', async () => {
					await this.command('editor.action.showHover');
					await ours.first().waitFor({ timeout: AGAIN_MS });
					return true;
				});
				await this.equal(
					() =>
						ours
							.locator('a')
							.evaluateAll((/** @type {any[]} */ links) =>
								links.map(({ dataset, innerText }) => [innerText, /^command:[\w.]+/.exec(dataset.href)?.[0]]),
							),
					[
						['Fix', 'command:urlLint.fixUrl'],
						['Explain rule', 'command:urlLint.explainRule'],
						['Copy decoded', 'command:urlLint.copyDecoded'],
						['Inspect', 'command:urlLint.inspect'],
						['Show derivation', 'command:urlLint.showDerivation'],
					],
				);
				await ours.locator('a', { hasText: 'Show derivation' }).click();
				await this.equal(
					() =>
						this.inHost((vscode) =>
							vscode.window.visibleTextEditors
								.filter((/** @type {any} */ { document }) => document.uri.scheme === 'url-lint-derivation')
								.map((/** @type {any} */ { document }) => document.lineAt(0).text),
						),
					['url  https://shop.example/fish…'],
				);
				await this.command('workbench.action.closeAllEditors');
			});
	}

	async #settingsErrors() {
		await this.test('settings errors: the status counts them', async () => {
			await this.inHost(
				(vscode, rules) =>
					vscode.workspace.getConfiguration().update('urlLint.rules', rules, vscode.ConfigurationTarget.Global),
				Object.fromEntries(texts.map((text) => [text, 'off'])),
			);
			await this.show('a.txt');
			const counted = `${texts.length} problems in the settings; the log names them`;
			await this.equal(() => this.status(), `1 URL, 1 finding — ${counted}`);
			await (await this.#hoverStatus('1 URL, 1 finding')).filter({ hasText: counted }).waitFor();
			await this.#nothing('hover');
			await this.#away();
		});
		await this.test('settings errors: the findings in a configuration file', async () => {
			await this.show('all/.url-lint.json');
			await this.equal(
				() =>
					this.inHost(
						(vscode) => vscode.languages.getDiagnostics(vscode.window.activeTextEditor.document.uri).length >= 60,
					),
				true,
			);
			await this.page.setViewportSize({ ...VIEWPORT, height: HEIGHT_FOR_ALL_ROWS });
			await this.command('workbench.actions.view.problems');
			await this.command('workbench.action.toggleMaximizedPanel');
			const rows = this.page.locator('.markers-panel .monaco-list-row', { hasText: 'No rule is called' });
			await this.equal(() => rows.count(), texts.length);
			await this.#nothing('problems', 'problems');
		});
	}

	/**
	 * What was planted and is in a surface, or was fetched. Elsewhere in the page VS Code itself makes icons of the names of
	 * languages.
	 * @param {keyof typeof surfaces} surface
	 * @returns {Promise<string[]>}
	 */
	async #found(surface) {
		const inPage = await this.page.evaluate(
			(/** @type {typeof planted & { selector: string }} */ { command, host, icon, selector }) => {
				const { document } = /** @type {any} */ (globalThis);
				const roots = [...document.querySelectorAll(selector)];
				if (roots.length === 0) throw new Error(`there is no ${selector}`);
				/** @type {string[]} */
				const found = [];
				for (const element of roots.flatMap((root) => [...root.querySelectorAll('*')])) {
					const isActive = [...element.attributes].some(
						({ name, value }) =>
							/^(?:href|src|srcset|data-href|xlink:href|style|on.*)$/.test(name) &&
							(value.includes(command) || value.includes(host)) &&
							// A hover's own actions name the document, whatever it is called; they have a test of their own.
							!/^command:urlLint\.(?:fixUrl|explainRule|copyDecoded|copyParameters|inspect|showDerivation)\?[\w%.-]+$/.test(
								value,
							),
					);
					if (isActive || element.classList.contains(`codicon-${icon}`)) found.push(element.outerHTML);
				}
				return found;
			},
			{ ...planted, selector: surfaces[surface] },
		);
		return [...inPage, ...this.#fetched.map((url) => `fetched ${url}`)];
	}

	/**
	 * @param {keyof typeof surfaces} surface
	 * @param {string} [picture] its name, where one is wanted
	 */
	async #nothing(surface, picture) {
		if (pictures && picture)
			await this.page.screenshot({ path: join(pictures, `${picture}-${this.trusted ? 'trusted' : 'restricted'}.png`) });
		const found = await this.#found(surface);
		if (found.length > 0) throw new Error(`more than text: ${found.join('\n')}`);
	}

	/** The row of an item in the hover of the language status `{}`. @param {string} words */
	async #hoverStatus(words) {
		const row = this.page.locator('.hover-language-status', { hasText: words });
		await this.#hover(this.page.locator('#status\\.languageStatus'), row);
		return row;
	}

	/** The status bar's own entry of an item that is pinned. @param {string} words */
	#pinned(words) {
		return this.page.locator('.statusbar-item:not(#status\\.languageStatus)', { hasText: words });
	}

	/**
	 * Points at something until it shows what is wanted: a status that is drawn anew ends its hover.
	 * @param {any} locator
	 * @param {any} wanted
	 */
	async #hover(locator, wanted = this.#hovers) {
		await this.until('hover', async () => {
			await this.#away();
			await locator.hover({ timeout: AGAIN_MS });
			await wanted.first().waitFor({ timeout: AGAIN_MS });
			return true;
		});
	}

	/** Hovers end. */
	async #away() {
		await this.page.mouse.move(VIEWPORT.width / 2, VIEWPORT.height / 2);
		await this.page.keyboard.press('Escape');
		await this.equal(() => this.#hovers.count(), 0);
	}

	/**
	 * @param {string} surface
	 * @param {(text: string, index: number) => Promise<void>} run
	 */
	async #each(surface, run) {
		let failed = 0;
		for (const [index, text] of texts.entries()) {
			// A surface that is not there at all takes its time to fail.
			if (failed === MOST_FAILED) throw new Error(`${surface}: ${failed} failed, the rest was not tried`);
			if (!(await this.test(`${surface}: ${JSON.stringify(text)}`, () => run(text, index)))) failed++;
		}
	}
}
