// `npm start`: an editor with the extension, on examples/. It is the `code` on the PATH; where there is none, VS Code from npm,
// in the reader's own browser, with the extension installed as a VSIX.

import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installExtension, startServer, temporaryDirectory, writeUserSettings } from '../test/vscode/host/host.mjs';
import { onPath } from '../test/vscode/host/install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const examples = join(root, 'examples');

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.once(signal, () => process.exit());

const code = onPath(['code']);
if (code)
	process.exitCode =
		spawnSync(code, [`--extensionDevelopmentPath=${root}`, examples], { stdio: 'inherit' }).status ?? 1;
else
	await serve().catch((error) => {
		console.error(error.message);
		process.exitCode = 1;
	});

async function serve() {
	const temporary = temporaryDirectory();
	const vsix = join(temporary, 'url-lint.vsix');
	const extensions = join(temporary, 'extensions');
	execFileSync('npm', ['run', '--silent', 'package', '--', '--out', vsix], { cwd: root, stdio: 'pipe' });
	installExtension(vsix, extensions);
	const server = await startServer({ userData: writeUserSettings(join(temporary, 'user')), extensions, trust: true });
	const query = new URLSearchParams({ tkn: server.token, folder: examples });
	console.log(`Open http://${server.authority}/?${query}`);
	console.log('The token in it keeps others out. Ctrl-C stops the editor.');
	await server.ended;
	throw new Error('The editor ended.');
}
