// VS Code's server on 127.0.0.1, and a headless Chromium that shows it.

import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installChromium, installServer } from './install.mjs';

const START_TIMEOUT_MS = 60_000;

// Each folder and each editor of a run is gone when its process exits: more than ten are no leak.
process.setMaxListeners(100);

/** Settings for an editor that nobody sits at: no welcome page, no network, no surprises. */
export const quietSettings = {
	'chat.disableAIFeatures': true,
	'extensions.autoCheckUpdates': false,
	'extensions.autoUpdate': false,
	'files.autoSave': 'off', // on by default in a browser
	'git.enabled': false,
	'telemetry.telemetryLevel': 'off',
	'update.mode': 'none',
	'workbench.enableExperiments': false,
	'workbench.startupEditor': 'none',
	'workbench.tips.enabled': false,
};

/**
 * @param {string} userData a folder for VS Code's --user-data-dir
 * @param {object} [settings]
 */
export function writeUserSettings(userData, settings = quietSettings) {
	mkdirSync(join(userData, 'User'), { recursive: true });
	writeFileSync(join(userData, 'User/settings.json'), JSON.stringify(settings));
	return userData;
}

/** A folder of our own, removed when the process exits, however it does. */
export function temporaryDirectory() {
	const directory = mkdtempSync(join(tmpdir(), 'url-lint-vscode-'));
	process.once('exit', () => rmSync(directory, { recursive: true, force: true, maxRetries: 5 }));
	return directory;
}

/**
 * Installs a VSIX.
 * @param {string} vsix
 * @param {string} extensions the folder it is installed into
 */
export function installExtension(vsix, extensions) {
	const { node, server } = installServer();
	const data = temporaryDirectory();
	execFileSync(node, [server, '--install-extension', vsix, ...pathArguments(data, extensions)], {
		env: serverEnvironment(data),
		stdio: 'pipe', // shown when it fails
	});
}

/**
 * Starts VS Code's server. Who asks for its address gets a shell, so it takes a token that only we know.
 * @param {object} options
 * @param {string | undefined} [options.userData] what a desktop VS Code takes as --user-data-dir; its settings are read
 * @param {string | undefined} [options.extensions] the folder of installed extensions
 * @param {boolean} [options.trust] whether VS Code asks whether a folder can be trusted, as it does elsewhere
 * @param {string} [options.language] what it is shown in, as `ja`
 * @param {string | undefined} [options.texts] what VS Code itself says in that language: a language pack's main.i18n.json. Without it that stays English
 * @param {string[]} [options.args]
 */
export async function startServer({ userData, extensions, trust = false, language, texts, args = [] }) {
	const { node, server } = installServer();
	const directory = temporaryDirectory();
	const token = randomBytes(16).toString('hex');
	const tokenFile = join(directory, 'token');
	writeFileSync(tokenFile, token, { mode: 0o600 });
	if (userData) cpSync(join(userData, 'User'), join(directory, 'data/User'), { recursive: true });

	if (language) writeLanguagePack(join(directory, 'data'), language, texts);

	const child = spawn(
		node,
		[
			server,
			...pathArguments(directory, extensions ?? join(directory, 'extensions')),
			...['--host', '127.0.0.1', '--port', '0', '--connection-token-file', tokenFile],
			...['--disable-telemetry', '--disable-getting-started-override'],
			...(trust ? [] : ['--disable-workspace-trust']),
			...(language ? ['--locale', language] : []),
			...args,
		],
		// In a process group of its own: the server, the extension host and the language server end together.
		{ detached: true, env: serverEnvironment(directory), stdio: ['ignore', 'pipe', 'pipe'] },
	);
	const stop = () => {
		try {
			if (child.pid) process.kill(-child.pid, 'SIGKILL');
		} catch {
			// It is gone.
		}
	};
	process.prependOnceListener('exit', stop); // before its folder is removed

	let output = '';
	/** @type {number} */
	const port = await new Promise((resolve, reject) => {
		const fail = (/** @type {string} */ what) => reject(new Error(`VS Code's server ${what}\n${output}`));
		const timer = setTimeout(() => fail('did not start in time'), START_TIMEOUT_MS);
		child.once('error', reject);
		child.once('exit', (code) => fail(`ended with ${code}`));
		for (const stream of [child.stdout, child.stderr])
			stream.on('data', (data) => {
				output += data;
				const match = /Extension host agent listening on (\d+)/.exec(output);
				if (!match) return;
				clearTimeout(timer);
				resolve(Number(match[1]));
			});
	});
	return {
		authority: `127.0.0.1:${port}`,
		token,
		stop,
		ended: new Promise((resolve) => child.once('exit', resolve)),
	};
}

/**
 * What VS Code notes of a language pack that is installed. Without one it takes no `--locale`.
 * @param {string} data
 * @param {string} language
 * @param {string} [texts]
 */
function writeLanguagePack(data, language, texts = join(data, 'main.i18n.json')) {
	mkdirSync(data, { recursive: true });
	if (!existsSync(texts)) writeFileSync(texts, JSON.stringify({ contents: {} }));
	const pack = {
		hash: language,
		extensions: [{ extensionIdentifier: { id: `pack.${language}` } }],
		translations: { vscode: texts },
		label: language,
	};
	writeFileSync(join(data, 'languagepacks.json'), JSON.stringify({ [language]: pack }));
}

/**
 * @param {string} directory
 * @param {string} extensions
 */
function pathArguments(directory, extensions) {
	return ['--server-data-dir', directory, '--extensions-dir', extensions, '--accept-server-license-terms'];
}

/** @param {string} directory takes what the server would leave in the home and in /tmp */
function serverEnvironment(directory) {
	const temporary = join(directory, 'tmp');
	mkdirSync(temporary, { recursive: true });
	/** @type {NodeJS.ProcessEnv} */
	const env = { ...process.env, HOME: directory, TMPDIR: temporary, XDG_RUNTIME_DIR: temporary };
	// Without a gallery it looks for no extensions on the network.
	env.EXTENSIONS_GALLERY = '{}';
	// These would make it believe that another VS Code started it.
	for (const name of Object.keys(env))
		if (/^(VSCODE|CODE_SERVER|ELECTRON)_|^NODE_OPTIONS$/.test(name)) delete env[name];
	return env;
}

/**
 * A page in a headless Chromium that reaches this machine only.
 * @param {object} [options] of playwright's launchPersistentContext
 */
export async function startBrowser(options) {
	const executablePath = installChromium();
	const { chromium } = createRequire(join(installServer().directory, 'package.json'))('playwright-core');
	const context = await chromium.launchPersistentContext(temporaryDirectory(), {
		executablePath,
		headless: true,
		viewport: { width: 1280, height: 800 },
		args: [
			'--disable-background-networking',
			'--disable-component-update',
			'--disable-dev-shm-usage',
			'--disable-gpu',
			'--disable-quic',
			'--disable-sync',
			'--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
			'--no-first-run',
			'--no-sandbox', // Chromium has none for root
		],
		...options,
	});
	return { context, page: context.pages()[0] ?? (await context.newPage()) };
}

/**
 * The address of a folder opened in the editor.
 * @param {{ authority: string, token: string }} server
 * @param {string} folder
 * @param {[string, string][]} [payload] what a desktop VS Code takes as arguments
 */
export function address({ authority, token }, folder, payload = []) {
	const query = new URLSearchParams({ tkn: token, folder });
	const quiet = [
		['skipWelcome', 'true'],
		['skipReleaseNotes', 'true'],
	];
	query.set('payload', JSON.stringify([...quiet, ...payload]));
	return `http://${authority}/?${query}`;
}
