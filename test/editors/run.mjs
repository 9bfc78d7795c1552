// Editors that nobody here wrote, driven without a screen by a script in their own language: their own clients speak to the built server.
// Each script does the same in the same document, and writes down what it sees. That is compared with what is expected here, and with
// the transcript on the editor's page in docs/editors: URL_LINT_WRITE=1 writes those anew.
//
// An editor that is not there is installed from Debian where we are root; elsewhere its suite is not run, and the report says so.

import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { installPackages, onPath } from '../vscode/host/install.mjs';

/**
 * @typedef {{ name: string, state: 'passed' | 'failed' | 'skipped', error?: string }} Result
 *
 * What a script saw.
 * @typedef {object} Seen
 * @property {string} editor with its version
 * @property {{ text: string, code?: string, message?: string }[]} diagnostics
 * @property {string[]} hover as it is shown, line by line
 * @property {string[]} actions the titles of the code actions
 * @property {string} fixed the third line once an action was applied
 * @property {string} all the same once all was repaired
 * @property {string} [command] the same once a command of the server was run
 * @property {string} [problem] why the script gave up
 *
 * @typedef {object} Editor
 * @property {string} page its page in docs/editors
 * @property {string[]} packages Debian's
 * @property {() => boolean} isThere
 * @property {(script: (name: string) => string) => [command: string, ...args: string[]]} start
 * @property {boolean} runsCommands whether its client applies what a command of the server changes
 */

const here = import.meta.dirname;
const root = join(here, '../..');

const TIMEOUT_MS = 300_000;

/** @type {Record<string, Editor>} */
const editors = {
	'editors-neovim': {
		page: 'neovim.md',
		packages: ['neovim'],
		isThere: () => onPath(['nvim']) !== undefined,
		start: (script) => ['nvim', '--headless', '--clean', '-n', '-c', `luafile ${script('neovim.lua')}`],
		runsCommands: true,
	},
	'editors-emacs': {
		page: 'emacs.md',
		packages: ['emacs-nox', 'elpa-eglot'],
		isThere: () => onPath(['emacs']) !== undefined && existsSync('/usr/share/emacs/site-lisp/elpa-src'),
		start: (script) => ['emacs', '--batch', '-l', script('emacs.el')],
		runsCommands: true,
	},
	'editors-vim': {
		page: 'vim.md',
		packages: ['vim', 'vim-ale'],
		isThere: () => onPath(['vim']) !== undefined && existsSync('/usr/share/vim-ale'),
		start: (script) => ['vim', '-es', '-u', script('vim.vim')],
		runsCommands: false,
	},
};

const mayInstall = process.getuid?.() === 0 && onPath(['apt-get']) !== undefined;

/** @type {Record<string, () => Promise<Result[]>>} */
export const suites = Object.fromEntries(Object.entries(editors).map(([name, editor]) => [name, () => run(editor)]));

/** Why some are not run unless they are named. */
export const notRun = Object.fromEntries(
	Object.entries(editors).flatMap(([name, { isThere, packages }]) =>
		isThere() || mayInstall ? [] : [[name, `it takes Debian's ${packages.join(' and ')}, which are not installed`]],
	),
);

const NOTES = `# Notes 😀

See http://shop.example/fish|chips and http:/a.example/b here. 😀

http:/c.example/
`;

const FIXED = 'See http://shop.example/fish%7Cchips and http:/a.example/b here. 😀';
const ALL = FIXED.replace('http:/a', 'http://a');
const COMMAND = ALL.replaceAll('http:', 'https:');

/**
 * @param {Editor} editor
 * @returns {Promise<Result[]>}
 */
async function run(editor) {
	if (!editor.isThere()) installPackages(`The test of ${editor.page} needs its editor`, editor.packages);
	const seen = await drive(editor);
	if (seen.problem !== undefined) return [{ name: 'the script', state: 'failed', error: seen.problem }];
	return [
		result('diagnostics', shownDiagnostics(seen), [
			'"|" unsafe-character',
			'":/" missing-slashes',
			'":/" missing-slashes',
		]),
		result('hover', seen.hover[0], 'Write %7C: "|" is unsafe in a URL, since gateways may change it (RFC 1738 §2.2).'),
		result(
			'what hover says of the host',
			/** @type {string[]} */ (seen.hover).some((line) => /host.*shop\.example/.test(line)),
			true,
		),
		result('code actions', seen.actions[0], 'Write "|" as %7C'),
		result('a fix', seen.fixed, FIXED),
		result('all fixes', seen.all, ALL),
		...(editor.runsCommands ? [result('a command', seen.command, COMMAND)] : []),
		transcribed(editor, transcriptOf(seen)),
	];
}

/**
 * @param {Editor} editor
 * @returns {Promise<Seen>}
 */
async function drive({ start }) {
	const folder = mkdtempSync(join(tmpdir(), 'url-lint-editor-'));
	const results = join(folder, 'results.json');
	try {
		writeFileSync(join(folder, 'notes.md'), NOTES);
		const [command, ...args] = start((name) => join(here, name));
		const env = {
			...{ PATH: process.env.PATH, HOME: folder, LANG: 'C.UTF-8', TERM: 'dumb' },
			...{ URL_LINT_NODE: process.execPath, URL_LINT_SERVER: join(root, 'dist/server.js') },
			...{ URL_LINT_FOLDER: folder, URL_LINT_RESULTS: results },
		};
		const running = promisify(execFile)(command, args, { env, cwd: folder, timeout: TIMEOUT_MS });
		running.child.stdin?.end();
		const ended = await running.catch((error) => error);
		if (existsSync(results)) return JSON.parse(readFileSync(results, 'utf8'));
		throw new Error(`${command} wrote no results: ${ended.stderr || ended.message || ended.stdout}`);
	} finally {
		rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
	}
}

/**
 * What stands under each finding, and its rule: of eglot's a part of the message.
 * @param {Seen} seen
 */
function shownDiagnostics({ diagnostics }) {
	return diagnostics.map(({ text, code, message }) => `"${text}" ${code ?? /\[(.+?)\]/.exec(message ?? '')?.[1]}`);
}

/**
 * What was seen, as a page shows it.
 * @param {Seen} seen
 */
function transcriptOf(seen) {
	const indented = (/** @type {string[]} */ lines) => lines.map((line) => `    ${line}`.trimEnd());
	const lines = [
		seen.editor,
		'diagnostics',
		...indented(shownDiagnostics(seen)),
		'hover over shop.example',
		...indented(seen.hover),
		'code actions at the |',
		...indented(seen.actions),
		'after the first',
		...indented([seen.fixed]),
		'after all safe fixes',
		...indented([seen.all]),
		...(seen.command === undefined ? [] : ['after the command urlLint.useHttps', ...indented([seen.command])]),
	];
	return lines.join('\n');
}

/**
 * Whether the editor's page has the transcript. Another version of the editor may see the same.
 * @param {Editor} editor
 * @param {string} transcript
 */
function transcribed({ page }, transcript) {
	const file = join(root, 'docs/editors', page);
	const text = readFileSync(file, 'utf8');
	const block = /(?<=```text transcript\n)[\s\S]*?(?=\n```)/;
	const stripped = (/** @type {string | undefined} */ lines) => lines?.slice(lines.indexOf('\n'));
	if (process.env.URL_LINT_WRITE)
		writeFileSync(
			file,
			text.replace(block, () => transcript),
		);
	const written = block.exec(readFileSync(file, 'utf8'))?.[0];
	return result(`the transcript in docs/editors/${page}`, stripped(written), stripped(transcript));
}

/**
 * @param {string} name
 * @param {unknown} actual
 * @param {unknown} expected
 * @returns {Result}
 */
function result(name, actual, expected) {
	const [is, wanted] = [actual, expected].map((value) => JSON.stringify(value, null, 2) ?? 'nothing');
	return is === wanted ? { name, state: 'passed' } : { name, state: 'failed', error: `${is}\ninstead of\n${wanted}` };
}
