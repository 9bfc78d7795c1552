/** The bill of materials lists what is in dist/, by name, version and hash. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { billOf, packagesIn } from '../../scripts/sbom.mjs';

interface Bill {
	readonly bomFormat: string;
	readonly metadata: { readonly component: { readonly name: string } };
	readonly components: readonly { readonly purl: string; readonly hashes: readonly { readonly alg: string }[] }[];
	readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

const notices = readFileSync(join(import.meta.dirname, '../../dist/THIRD-PARTY-NOTICES.txt'), 'utf8');

test('every package of the notices is in the bill, with its hash, and nothing else', () => {
	const packages = packagesIn(notices);
	assert([...packages].some((name) => name.startsWith('vscode-languageserver@')));
	const bill = billOf(packages) as Bill;
	assert.equal(bill.bomFormat, 'CycloneDX');
	assert.equal(bill.metadata.component.name, 'url-lint');
	const listed = bill.components.map(({ purl }) => purl.replace('pkg:npm/', '').replace('%40', '@'));
	assert.deepEqual(listed.sort(), [...packages].sort());
	for (const { purl, hashes } of bill.components) assert.equal(hashes[0]?.alg, 'SHA-512', purl);
	assert.doesNotMatch(JSON.stringify(bill), /esbuild|typescript|mocha/);
});

test('the bill holds no reference to what it does not list', () => {
	const packages = [...packagesIn(notices)].filter((each) => /^(?:tldts-core|vscode-jsonrpc)@/.test(each));
	const { dependencies } = billOf(new Set(packages)) as Bill;
	assert.deepEqual(
		dependencies.map(({ ref, dependsOn }) => `${ref.split('@')[0]} → ${dependsOn.length}`),
		['url-lint → 0', 'tldts-core → 0', 'vscode-jsonrpc → 0'],
	);
});

test('a package that is not in the lock file is a mistake', () => {
	assert.throws(() => billOf(new Set(['nowhere@1.0.0'])), /not in the lock file: nowhere@1\.0\.0/);
});

test('packages of the notices', () => {
	const text = `a 1.0.0 (MIT)\n\nCopyright (c) 2020 A 1.2.3 (B) c\n\n@b/c 2.0.0-rc.1 (ISC)\n\nUnicode data (UTS #39)\n`;
	assert.deepEqual([...packagesIn(text)], ['a@1.0.0', '@b/c@2.0.0-rc.1']);
});
