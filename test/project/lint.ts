/** What the rules of biome.json that draw borders reject. */

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after } from 'node:test';

export const root = join(import.meta.dirname, '../..');

/** A line of code, and whether it is rejected. */
export interface Case {
	readonly code: string;
	readonly rejected: boolean;
}

const boundaryRules = [
	'lint/style/noRestrictedImports',
	'lint/style/noRestrictedGlobals',
	'lint/correctness/noNodejsModules',
	'plugin',
];

/** Lints a copy of the configuration with one file a layer, one case a line: the rejected lines of each file. */
export function lint(files: Record<string, Case[]>): Map<string, Set<number>> {
	const scratch = mkdtempSync(join(tmpdir(), 'url-lint-arrows-'));
	after(() => rmSync(scratch, { recursive: true }));
	cpSync(join(root, 'biome.json'), join(scratch, 'biome.json'));
	for (const name of readdirSync(join(root, 'scripts')).filter((file) => file.endsWith('.grit')))
		cpSync(join(root, 'scripts', name), join(scratch, 'scripts', name));
	for (const [file, cases] of Object.entries(files)) {
		mkdirSync(dirname(join(scratch, file)), { recursive: true });
		writeFileSync(join(scratch, file), cases.map(({ code }) => code).join('\n'));
	}
	const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
	const { stdout, stderr } = spawnSync(
		process.execPath,
		[biome, 'lint', '--max-diagnostics=none', '--diagnostic-level=error', '--reporter=json'],
		{ cwd: scratch, encoding: 'utf8', maxBuffer: 1 << 26 },
	);
	assert.ok(stdout.startsWith('{'), stderr);

	const rejected = new Map(Object.keys(files).map((file) => [file, new Set<number>()]));
	const report: {
		diagnostics: { category: string; location: { path: string; start: { line: number } } }[];
	} = JSON.parse(stdout);
	for (const { category, location } of report.diagnostics) {
		assert.notEqual(category, 'parse', `${location.path}:${location.start?.line}`);
		if (boundaryRules.includes(category)) rejected.get(location.path)?.add(location.start.line);
	}
	return rejected;
}
