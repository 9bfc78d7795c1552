/** The package as npm packs it, in a project that installs it: its modules, its types, what its bundles weigh. */

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { Problem } from '@arethetypeswrong/core';
import { build } from 'esbuild';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { fromRoot } from '../../scripts/generate/tables';

const { exports } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));

/** Where the package is installed. */
const project = mkdtempSync(join(tmpdir(), 'url-lint-package-'));
const installed = join(project, 'node_modules/url-lint');
let tarball: Buffer;
let files: readonly string[];

before(() => {
	const packed = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', project], {
		cwd: fromRoot('.'),
		encoding: 'utf8',
		stdio: ['ignore', 'pipe', 'ignore'],
	});
	const [{ filename, files: listed }] = JSON.parse(packed);
	files = listed.map(({ path }: { path: string }) => path);
	tarball = readFileSync(join(project, filename));
	mkdirSync(installed, { recursive: true });
	execFileSync('tar', ['-xzf', join(project, filename), '-C', installed, '--strip-components', '1']);
	writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
});

after(() => rmSync(project, { recursive: true }));

test('publint finds nothing wrong', async () => {
	const bytes = Uint8Array.from(tarball);
	const { messages, pkg } = await publint({ pack: { tarball: bytes.buffer } });
	const said = messages.map((message) => `${message.type}: ${formatMessage(message, pkg, { color: false })}`);
	// VS Code finds the extension of a browser there, and nowhere else.
	assert.deepEqual(
		said.filter((each) => !/^suggestion: pkg\.browser with a string value/.test(each)),
		[],
	);
});

test('attw finds nothing wrong with the types: ES modules only', async () => {
	// Not above: it cannot be required.
	const { checkPackage, createPackageFromTarballData } = await import('@arethetypeswrong/core');
	const result = await checkPackage(createPackageFromTarballData(Uint8Array.from(tarball)));
	assert.ok(result.types !== false);
	const count = Object.keys(result.entrypoints).length;
	assert.equal(count, Object.keys(exports).length);
	assert.deepEqual(result.problems.filter(isOfModules), []);
});

/** `attw --profile esm-only` leaves the others out: there is nothing for `require`, and nothing for what knows no `exports`. */
function isOfModules(problem: Problem): boolean {
	return !('resolutionKind' in problem) || !['node10', 'node16-cjs'].includes(problem.resolutionKind);
}

describe('what is packed', () => {
	test('every module of package.json, with its types', () => {
		for (const [name, target] of Object.entries<string | Record<string, string>>(exports))
			for (const file of typeof target === 'string' ? [target] : Object.values(target))
				assert.ok(files.includes(file.slice('./'.length)), `${name}: ${file}`);
	});

	test('no source, no test and no playground', () =>
		assert.deepEqual(
			files.filter((file) => /^(?:server|client|test|scripts|playground|out)\//.test(file)),
			[],
		));
});

describe('a program that uses it', () => {
	const program = `
		import { parse, type ParsedUrl } from 'url-lint/parser';
		import { allSchemes } from 'url-lint/schemes';
		import { scan, type Occurrence } from 'url-lint/scan';
		import { check, applyEdits, type Finding } from 'url-lint/check';
		import { encode, decode, type EncodedComponent } from 'url-lint/encode';
		import * as all from 'url-lint';
		const url: ParsedUrl = parse('http://a.example/', { standard: 'rfc1738', schemes: allSchemes });
		const found: Occurrence[] = scan('http://a.example/', { languageId: 'markdown' });
		const findings: Finding[] = check('http://a.example/|', { rules: { backslash: 'off' } });
		const component: EncodedComponent = 'query';
		const texts: string[] = [encode('a', component), decode('%41').text, applyEdits('', findings[0]?.fixes[0]?.edits ?? [])];
		const offset: number | undefined = url.components.host?.offset;
		console.log(offset, found.length, findings.length, texts.length, Object.keys(all).length);
		// @ts-expect-error: no such standard
		parse('', { standard: 'whatwg' });
		// @ts-expect-error: nobody makes schemes of their own
		parse('', { schemes: {} });
	`;

	for (const [module, resolution] of [
		['nodenext', 'nodenext'],
		['esnext', 'bundler'],
	] as const)
		test(`its types hold with moduleResolution ${resolution}`, () => {
			const file = join(project, `program-${resolution}.ts`);
			writeFileSync(file, program);
			const options = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--lib', 'es2022,dom', '--types', ''];
			const modules = ['--module', module, '--moduleResolution', resolution];
			const tsc = fromRoot('node_modules/typescript/bin/tsc');
			const { status, stdout } = run(tsc, ['--ignoreConfig', ...options, ...modules, file]);
			assert.equal(status, 0, stdout);
		});

	test('Node runs it', () => {
		writeFileSync(
			join(project, 'program.mjs'),
			"import { parse } from 'url-lint/parser'; console.log(parse('http://a.example/|').violations[0].code);",
		);
		assert.equal(run(join(project, 'program.mjs'), []).stdout, 'unsafe-character\n');
	});

	test('what is not exported cannot be imported', () => {
		writeFileSync(join(project, 'inside.mjs'), "import 'url-lint/library/parser.mjs';");
		assert.notEqual(run(join(project, 'inside.mjs'), []).status, 0);
	});
});

describe('a bundle has what it uses', () => {
	/** The most that a bundle may have, minified, in bytes; and a word that is only in what it does not need. */
	const rows: [string, number, RegExp?][] = [
		["export { parse } from 'url-lint/parser'", 23_000, /uuid|phone-context|mariadb|RFC 1738/],
		["export { parse } from 'url-lint'", 23_000, /uuid|phone-context|mariadb|RFC 1738/],
		["export { parse } from 'url-lint/parser'; export { allSchemes } from 'url-lint/schemes'", 30_500, /RFC 1738/],
		["export { encode } from 'url-lint/encode'", 1500, /RFC/],
		["export { encode } from 'url-lint'", 1500, /RFC/],
		["export { decode } from 'url-lint/encode'", 2000, /TextEncoder/],
		["export { scan } from 'url-lint/scan'", 290_000, /RFC 1738 §/],
		["export { check, scan, parse } from 'url-lint'", 600_000],
	];
	for (const [code, most, foreign] of rows)
		test(code, async () => {
			const { outputFiles, warnings } = await build({
				stdin: { contents: code, resolveDir: project },
				...{ bundle: true, minify: true, write: false, format: 'esm', legalComments: 'none', logLevel: 'silent' },
			});
			const { contents, text } = outputFiles[0] as (typeof outputFiles)[number];
			assert.deepEqual(warnings, []);
			assert.ok(contents.length <= most, `${contents.length} bytes`);
			if (foreign !== undefined) assert.doesNotMatch(text, foreign);
		});
});

function run(file: string, args: readonly string[]): { status: number; stdout: string } {
	try {
		const stdout = execFileSync(process.execPath, [file, ...args], { cwd: project, encoding: 'utf8', stdio: 'pipe' });
		return { status: 0, stdout };
	} catch (error) {
		const { status, stdout } = error as { status: number; stdout: string };
		return { status, stdout };
	}
}
