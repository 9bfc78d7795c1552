// `node scripts/corpora/lay-out.mjs GIT DIR`: lays out the repositories of repositories.json that lie in GIT, each at its commit, as
// checkouts DIR/OWNER/NAME. In GIT a bare repository is called OWNER/NAME.git, OWNER/NAME, or OWNER+NAME/repo. Nothing is fetched. What
// a repository lacks, such as large files of a partial clone, is left out; how many files that are is said.

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const [from = '', to = ''] = process.argv.slice(2);
if (from === '' || to === '') {
	console.error('node scripts/corpora/lay-out.mjs GIT DIR');
	process.exit(2);
}
/** @type {{ owner: string, name: string, commit: string }[]} */
const repositories = JSON.parse(readFileSync(new URL('./repositories.json', import.meta.url), 'utf8'));
let missing = 0;
for (const { owner, name, commit } of repositories) {
	const bare = [`${owner}/${name}.git`, `${owner}/${name}`, `${owner}+${name}/repo`]
		.map((path) => resolve(from, path))
		.find((path) => existsSync(join(path, 'objects')));
	if (bare === undefined) {
		missing++;
		console.error(`${owner}/${name}: not in ${from}`);
	} else layOut(bare, join(to, owner, name), commit);
}
if (missing > 0) process.exitCode = 1;

/**
 * A checkout that borrows the objects of `bare`.
 * @param {string} bare
 * @param {string} directory
 * @param {string} commit
 */
function layOut(bare, directory, commit) {
	rmSync(directory, { recursive: true, force: true });
	mkdirSync(directory, { recursive: true });
	// Nobody's hooks, filters or line ends: the text is what was committed.
	const settings = ['-c', 'core.symlinks=false', '-c', 'core.autocrlf=false', '-c', 'core.hooksPath=/dev/null'];
	const git = (/** @type {string[]} */ ...args) =>
		execFileSync('git', [...settings, '-C', directory, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
	git('init', '-q');
	writeFileSync(join(directory, '.git/objects/info/alternates'), `${join(bare, 'objects')}\n`);
	git('update-ref', '--no-deref', 'HEAD', commit);
	git('read-tree', 'HEAD');
	const { stderr } = spawnSync('git', [...settings, '-C', directory, 'checkout-index', '-a', '-q'], {
		encoding: 'utf8',
	});
	const lacking = stderr.split('\n').filter(Boolean).length;
	console.log(`${directory}${lacking === 0 ? '' : `: ${lacking} files are lacking`}`);
}
