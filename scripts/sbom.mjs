// `npm run sbom`: url-lint.cdx.json, a CycloneDX list of the packages that are in dist/. They are bundled, so to npm all of
// them are for development, as are the tools that never leave this folder; the notices know which are in the bundles.

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * @typedef {{ 'bom-ref': string, properties: { name: string }[] }} Component
 * @typedef {{ ref: string, dependsOn: string[] }} Dependency
 */

/**
 * The packages that a text of notices is about.
 * @param {string} notices
 * @returns {Set<string>} `name@version`
 */
export function packagesIn(notices) {
	return new Set(
		[...notices.matchAll(/^(\S+) (\d+\.\d+\.\d+\S*) \(.*\)$/gm)].map(([, name, version]) => `${name}@${version}`),
	);
}

/**
 * @param {Set<string>} packages `name@version`
 * @returns {object} a CycloneDX bill of materials
 */
export function billOf(packages) {
	const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--loglevel=error'];
	const bill = JSON.parse(execFileSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 }));
	const { name, version } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
	const self = `${name}@${version}`;

	/** @type {Component[]} */
	const all = bill.components;
	const components = all.filter((component) => packages.has(component['bom-ref']));
	const missing = [...packages].filter((each) => !components.some((component) => component['bom-ref'] === each));
	if (missing.length > 0) throw new Error(`not in the lock file: ${missing.join(', ')}`);
	for (const component of components)
		component.properties = component.properties.filter((property) => property.name !== 'cdx:npm:package:development');

	/** @type {Dependency[]} */
	const tree = bill.dependencies;
	const dependencies = tree
		.filter(({ ref }) => ref === self || packages.has(ref))
		.map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => packages.has(each)) }));
	// npm takes the folder's name.
	bill.metadata.component.name = name;
	return { ...bill, components, dependencies };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const notices = readFileSync(`${root}/dist/THIRD-PARTY-NOTICES.txt`, 'utf8');
	writeFileSync(`${root}/url-lint.cdx.json`, `${JSON.stringify(billOf(packagesIn(notices)), null, '\t')}\n`);
}
