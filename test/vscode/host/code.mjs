#!/usr/bin/env node
// A `code` for @vscode/test-electron: takes the arguments of a desktop VS Code's test run, and runs it in VS Code's server
// and Chromium. Exits with the run's exit code. With URL_LINT_VERBOSE set, prints all that VS Code says.
//
// With --extensionDevelopmentKind=web, the extension under development runs in a web worker, from its `browser` entry.

import { existsSync, statSync } from 'node:fs';
import { extname, relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { address, installExtension, startBrowser, startServer } from './host.mjs';

/** Only what never ends takes so long, however busy the machine is. */
const RUN_TIMEOUT_MS = 20 * 60_000;
/** What a desktop VS Code ends with, too, when it cannot run the tests. */
const CANNOT_RUN = 70;
const LOG_LINES = 20;

const verbose = process.env.URL_LINT_VERBOSE !== undefined;

const { values, positionals } = parseArgs({ strict: false, allowPositionals: true });
const argument = (/** @type {string} */ name) => (typeof values[name] === 'string' ? resolve(values[name]) : undefined);

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, () => process.exit(CANNOT_RUN));
try {
	const vsix = argument('install-extension');
	if (vsix) installExtension(vsix, argument('extensions-dir') ?? '');
	else process.exitCode = await runTests();
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = CANNOT_RUN;
}
process.exit();

async function runTests() {
	const folder = resolve(positionals[0] ?? '');
	const extension = argument('extensionDevelopmentPath') ?? '';
	const tests = argument('extensionTestsPath') ?? '';
	const [server, { context, page }] = await Promise.all([
		startServer({
			userData: argument('user-data-dir'),
			extensions: argument('extensions-dir'),
			// Without it, VS Code ignores extensions under development.
			args: ['--enable-smoke-test-driver'],
		}),
		startBrowser(),
	]);

	/** VS Code is talkative: only what it said last matters, and only when it could not run the tests. @type {string[]} */
	const log = [];
	/** @type {Promise<number>} */
	const exitCode = new Promise((resolve, reject) => {
		page.exposeFunction('codeAutomationExit', resolve);
		page.exposeFunction('codeAutomationLog', (/** @type {string} */ _, /** @type {unknown[]} */ args) => {
			log.push(args.join(' '));
			if (verbose) console.error(...args);
		});
		page.on('pageerror', (/** @type {Error} */ error) => log.push(`In the page: ${error.message}`));
		page.on('crash', () => reject(new Error('The page crashed')));
		server.ended.then(() => reject(new Error("VS Code's server ended")));
		setTimeout(() => reject(new Error('The tests did not end in time')), RUN_TIMEOUT_MS);
	});

	/** @type {[string, string][]} */
	const payload = [];
	if (values['disable-extensions']) payload.push(['disableExtensions', 'true']);
	if (values.extensionDevelopmentKind === 'web') {
		await developInWorker(context, page, server.authority, extension, tests);
	} else {
		const uri = (/** @type {string} */ path) => `vscode-remote://${server.authority}${encodeURI(path)}`;
		payload.push(['extensionDevelopmentPath', uri(extension)], ['extensionTestsPath', uri(tests)]);
	}
	await page.goto(address(server, folder, payload));
	try {
		return await exitCode;
	} catch (error) {
		console.error(log.slice(-LOG_LINES).join('\n'));
		throw error;
	} finally {
		await context.close();
	}
}

/**
 * Makes the page load the extension and the tests into its web worker. It takes them as `developmentOptions` with http
 * addresses only, and only in the configuration that the server writes into the page: so we write there, before
 * VS Code reads it. They are served from VS Code's own origin, because its content security policy allows no other.
 * @param {any} context
 * @param {any} page
 * @param {string} authority
 * @param {string} extension
 * @param {string} tests
 */
async function developInWorker(context, page, authority, extension, tests) {
	await serve(context, `http://${authority}/extension`, extension);
	const uri = (/** @type {string} */ path) => ({ scheme: 'http', authority, path });
	// The tests run where the extension runs only if they are a part of it.
	const testsUri = uri(`/extension/${relative(extension, tests)}`);
	const options = { extensions: [uri('/extension')], extensionTestsPath: testsUri };
	// This function runs in the page. tsconfig.json knows no DOM.
	await page.addInitScript((/** @type {object} */ developmentOptions) => {
		const { window, document, MutationObserver } = /** @type {any} */ (globalThis);
		if (window !== window.top) return;
		new MutationObserver((/** @type {unknown} */ _, /** @type {any} */ observer) => {
			const meta = document.getElementById('vscode-workbench-web-configuration');
			if (!meta) return;
			observer.disconnect();
			const configuration = JSON.parse(meta.getAttribute('data-settings'));
			configuration.developmentOptions = { ...configuration.developmentOptions, ...developmentOptions };
			meta.setAttribute('data-settings', JSON.stringify(configuration));
		}).observe(document, { childList: true, subtree: true });
	}, options);
}

/**
 * @param {any} context
 * @param {string} base
 * @param {string} directory
 */
async function serve(context, base, directory) {
	/** @type {Record<string, string>} */
	const types = { '.js': 'text/javascript', '.json': 'application/json' };
	await context.route(`${base}/**`, (/** @type {any} */ route) => {
		const path = decodeURIComponent(new URL(route.request().url()).pathname);
		const file = resolve(directory, path.slice(new URL(base).pathname.length + 1));
		if (!file.startsWith(directory + sep) || !existsSync(file) || !statSync(file).isFile())
			return route.fulfill({ status: 404 });
		return route.fulfill({ path: file, contentType: types[extname(file)] ?? 'application/octet-stream' });
	});
}
