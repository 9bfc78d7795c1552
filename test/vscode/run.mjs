// The editor suites, for scripts/test.mjs: the tests of suite/ in a real VS Code. That is the one of host/, or the desktop VS
// Code whose executable VSCODE_EXECUTABLE names.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveCliPathFromVSCodeExecutablePath, runTests } from '@vscode/test-electron';
import { build } from 'esbuild';
import { temporaryDirectory, writeUserSettings } from './host/host.mjs';
import { installChromium, installServer } from './host/install.mjs';
import { injection } from './injection/injection.mjs';
import { languages } from './languages/languages.mjs';

/** @typedef {{ name: string, state: 'passed' | 'failed' | 'skipped', error?: string }} Result */

const here = import.meta.dirname;
const root = join(here, '../..');
const embedded = join(here, 'host/code.mjs');
const executable = process.env.VSCODE_EXECUTABLE || embedded;

/** @type {Record<string, () => Promise<Result[]>>} */
export const suites = {
	/** The extension of this folder, as developed: without packaging it, for whoever works on it. */
	'vscode-node': () => run('node', temporaryDirectory()),
	/** The same in a web worker, where there is no Node. */
	'vscode-web': () => run('web', temporaryDirectory()),
	/** The packaged extension, installed as users install it. */
	'vscode-vsix': runInstalled,
	/** What a hostile folder shows, seen in the page: always in the VS Code of host/. */
	'vscode-restricted': () => injection(false),
	'vscode-trusted': () => injection(true),
	/** What is read in other languages, and where no test in the extension host can look: in the page too. */
	'vscode-languages': languages,
};

/** Suites that only run where they are named: `vscode-vsix` runs the same tests on what users get. */
export const onRequest = ['vscode-node'];

/** VS Code runs tests only beside an extension under development, so an empty one stands in for ours. */
async function runInstalled() {
	const temporary = temporaryDirectory();
	const vsix = join(temporary, 'url-lint.vsix');
	execFileSync('npm', ['run', '--silent', 'package', '--', '--out', vsix], { cwd: root, stdio: 'pipe' });
	const cli = executable === embedded ? embedded : resolveCliPathFromVSCodeExecutablePath(executable);
	execFileSync(cli, [`--install-extension=${vsix}`, ...profile(temporary)], { stdio: 'pipe' });

	const empty = join(temporary, 'empty');
	mkdirSync(empty);
	const manifest = { name: 'empty', publisher: 'url-lint', version: '0.0.0', engines: { vscode: '*' } };
	writeFileSync(join(empty, 'package.json'), JSON.stringify(manifest));
	return run('node', temporary, empty);
}

/** @param {string} temporary */
function profile(temporary) {
	return [`--extensions-dir=${join(temporary, 'extensions')}`, `--user-data-dir=${join(temporary, 'user')}`];
}

/**
 * @param {'node' | 'web'} flavour
 * @param {string} temporary a folder for the editor's own files, and for a workspace
 * @param {string} extension the folder of the extension under development
 * @returns {Promise<Result[]>}
 */
async function run(flavour, temporary, extension = root) {
	const vscode = flavour === 'web' ? embedded : executable;
	if (vscode === embedded) {
		// Here, so that a machine which cannot run it says so in the report.
		installServer();
		installChromium();
	}
	const workspace = join(temporary, 'workspace');
	mkdirSync(workspace);
	writeUserSettings(join(temporary, 'user'));

	let reason = 'The editor ended before its tests did.';
	await runTests({
		vscodeExecutablePath: vscode,
		extensionDevelopmentPath: extension,
		extensionTestsPath: await compile(flavour),
		launchArgs: [workspace, ...profile(temporary), ...(flavour === 'web' ? ['--extensionDevelopmentKind=web'] : [])],
	}).catch((error) => {
		reason += ` ${error.message}.`;
	});

	// A killed extension host looks like success to VS Code: only the results count.
	const file = join(workspace, 'results.json');
	if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
	return [{ name: '', state: 'failed', error: reason }];
}

/**
 * Bundles the tests into one file: those for everywhere, and *.node.test.ts or *.web.test.ts.
 * @param {'node' | 'web'} flavour
 */
async function compile(flavour) {
	const tests = readdirSync(join(here, 'suite'))
		.filter((file) => new RegExp(`^[\\w-]+(\\.${flavour})?\\.test\\.ts$`).test(file))
		.sort();
	const outfile = join(root, 'out', `vscode-${flavour}.js`);
	await build({
		stdin: {
			contents: [...tests.map((file) => `import './${file}';`), "export { run } from './main';"].join('\n'),
			resolveDir: join(here, 'suite'),
		},
		bundle: true,
		// The package says that its files have no side effects; tests have nothing else.
		ignoreAnnotations: true,
		format: 'cjs',
		platform: flavour === 'web' ? 'browser' : 'node',
		target: 'es2022',
		external: ['vscode'],
		// As in esbuild.mjs: its other form cannot be bundled.
		alias: { 'jsonc-parser': 'jsonc-parser/lib/esm/main.js' },
		// The rules' pages are examples.
		loader: { '.md': 'text' },
		sourcemap: 'inline',
		logLevel: 'warning',
		define: { URL_LINT_FAIL: JSON.stringify(process.env.URL_LINT_FAIL ?? '') },
		outfile,
	});
	return outfile;
}
