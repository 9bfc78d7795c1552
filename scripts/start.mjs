// `npm start`: an editor with the extension, on examples/: their page in its preview, and what is wrong in all files beside it. It is
// the `code` on the PATH; where there is none, VS Code from npm, in the reader's own browser, with the extension installed as a VSIX.

import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
	installExtension,
	quietSettings,
	startServer,
	temporaryDirectory,
	writeUserSettings,
} from '../test/vscode/host/host.mjs';
import { onPath } from '../test/vscode/host/install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const examples = join(root, 'examples');
const tour = join(root, 'scripts/tour');
const vsce = join(root, 'node_modules/@vscode/vsce/vsce');

/** Nothing stands beside the examples. In Restricted Mode all works; who wants to trust the folder finds that in the status bar. */
const settings = {
	...quietSettings,
	'security.workspace.trust.banner': 'never',
	'workbench.secondarySideBar.defaultVisibility': 'hidden',
};

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.once(signal, () => process.exit());

const code = onPath(['code']);
if (code)
	process.exitCode =
		spawnSync(code, [...[root, tour].map((path) => `--extensionDevelopmentPath=${path}`), examples], {
			stdio: 'inherit',
		}).status ?? 1;
else
	await serve().catch((error) => {
		console.error(error.message);
		process.exitCode = 1;
	});

async function serve() {
	const temporary = temporaryDirectory();
	const extensions = join(temporary, 'extensions');
	const install = (/** @type {string} */ command, /** @type {string[]} */ args, /** @type {string} */ cwd) => {
		const vsix = join(temporary, 'extension.vsix');
		execFileSync(command, [...args, '--out', vsix], { cwd, stdio: 'pipe' });
		installExtension(vsix, extensions);
	};
	install('npm', ['run', '--silent', 'package', '--'], root);
	install(
		process.execPath,
		[vsce, 'package', '--no-dependencies', '--allow-missing-repository', '--skip-license'],
		tour,
	);
	const server = await startServer({
		userData: writeUserSettings(join(temporary, 'user'), settings),
		extensions,
		trust: true,
	});
	const query = new URLSearchParams({ tkn: server.token, folder: examples });
	console.log(`Open http://${server.authority}/?${query}`);
	console.log('The token in it keeps others out. Ctrl-C stops the editor.');
	await server.ended;
	throw new Error('The editor ended.');
}
