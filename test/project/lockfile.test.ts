/** What is installed here is what was installed when it was chosen: the lock files say so of every package. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';

const root = join(import.meta.dirname, '../..');

interface Entry {
	readonly resolved?: string;
	readonly integrity?: string;
	readonly hasInstallScript?: boolean;
}

/** The packages of a lock file but for the project itself, by where they are installed. */
function packagesOf(file: string): [string, Entry][] {
	const { packages }: { packages: Record<string, Entry> } = JSON.parse(readFileSync(join(root, file), 'utf8'));
	return Object.entries(packages).filter(([path]) => path !== '');
}

for (const [file, atLeast] of [
	['package-lock.json', 400],
	['test/vscode/host/package-lock.json', 100],
	['.github/publish/package-lock.json', 100],
] as const) {
	describe(file, () => {
		const packages = packagesOf(file);

		test('holds the packages', () => assert(packages.length >= atLeast, `${packages.length} packages`));

		test('every package has its hash', () => {
			const without = packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
			assert.deepEqual(
				without.map(([path]) => path),
				[],
			);
		});

		test('no package comes from anywhere but the registry', () => {
			const elsewhere = packages.filter(([, { resolved }]) => !isRegistry(resolved));
			assert.deepEqual(elsewhere, []);
		});
	});
}

/** Whether a package is fetched from npm's registry. A lock file without addresses leaves them to the registry. */
function isRegistry(resolved: string | undefined): boolean {
	return resolved === undefined || resolved.startsWith('https://registry.npmjs.org/');
}

/**
 * They work without: esbuild's binary comes in a package of its own, which the script only makes faster to start; vsce-sign
 * and keytar serve signing and logging in, and we only package.
 */
const scripted = ['@vscode/vsce-sign', 'esbuild', 'keytar'];

test('no other package would run a script when it is installed', () => {
	const found = packagesOf('package-lock.json').filter(([, { hasInstallScript }]) => hasInstallScript);
	assert.deepEqual(
		found.map(([path]) => path.replace(/^.*node_modules\//, '')),
		scripted,
	);
});
