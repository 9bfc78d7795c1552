// The licences of what dist/ contains but we did not write.

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the licences of data stand that we made tables of. */
const DATA = [['Unicode data (UTS #39, UTS #58)', 'scripts/generate/LICENSE-UNICODE.txt']];

/** A path up to the name of the package that it lies in. */
const PACKAGE = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/;

/**
 * @param {readonly (import('esbuild').Metafile | undefined)[]} metafiles of the bundles
 * @returns {Promise<string>} name, version and licence of every package in them, and of the data
 */
export async function noticesOf(metafiles) {
	const inputs = metafiles.flatMap((metafile) => Object.keys(metafile?.inputs ?? {}));
	const packages = new Set(inputs.flatMap((path) => PACKAGE.exec(path)?.[0] ?? []));
	const notices = [...(await Promise.all([...packages].map(noticeOf))), ...(await Promise.all(DATA.map(dataNotice)))];
	return notices.toSorted().join(`\n${'-'.repeat(80)}\n\n`);
}

/** @param {string} folder of a package */
async function noticeOf(folder) {
	const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
	const file = (await readdir(folder)).find((name) => /^licen[cs]e/i.test(name));
	if (file === undefined) throw new Error(`${name} has no licence beside it`);
	return `${name} ${version} (${license})\n\n${await readFile(join(folder, file), 'utf8')}`;
}

/** @param {readonly string[]} row */
async function dataNotice([name = '', path = '']) {
	return `${name}\n\n${await readFile(path, 'utf8')}`;
}
