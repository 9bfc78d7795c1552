/** What a task runs, and what its problem matcher makes of the lines that the command prints. */

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { checkArguments, taskType } from '../../client/src/check-task';
import { fromRoot, readManifest } from '../../scripts/generate/tables';

const { taskDefinitions, problemMatchers } = readManifest().contributes;

describe('a task runs', () => {
	for (const [what, definition, expected] of [
		['all of the folder', {}, ['check', '--', '.']],
		['some paths, also one like an option', { paths: ['docs', '--fix'] }, ['check', '--', 'docs', '--fix']],
		[
			'what its options say',
			{ fix: true, failOn: 'hint', standard: 'rfc1738', paths: ['a'] },
			['check', '--fix', '--fail-on', 'hint', '--standard', 'rfc1738', '--', 'a'],
		],
		['nothing of what makes no sense', { fix: 'yes', failOn: 1, paths: 'docs', other: 'x' }, ['check', '--', '.']],
		['only those paths that are some', { paths: [1, 'docs', null] }, ['check', '--', 'docs']],
	] as const)
		test(what, () => assert.deepEqual(checkArguments(definition), expected));

	test('what the manifest defines', () => {
		const [{ type, properties }] = taskDefinitions;
		assert.equal(type, taskType);
		for (const [name, { enum: values }] of Object.entries<{ enum?: string[] }>(properties))
			for (const value of values ?? []) assert(checkArguments({ [name]: value }).includes(value), `${name}: ${value}`);
	});
});

const [relative, absolute] = problemMatchers;

/** What the editor reads in a line by a matcher: the groups that the manifest names. */
function readBy(matcher: typeof relative, line: string): Record<string, string | undefined> | undefined {
	const { regexp, ...groups } = matcher.pattern;
	const match = new RegExp(regexp).exec(line);
	return match === null
		? undefined
		: Object.fromEntries(Object.entries<number>(groups).map(([name, group]) => [name, match[group]]));
}

const read = (line: string) => readBy(relative, line) ?? readBy(absolute, line);

/** The editor's own reading of a severity (`Severity.fromValue` and what follows it in its problem matcher); else the matcher's. */
function severityOf(word: string | undefined): string {
	const known = { error: 'error', warning: 'warning', warn: 'warning', info: 'info', hint: 'info', note: 'info' };
	return known[word?.toLowerCase() as keyof typeof known] ?? relative.severity;
}

describe('the problem matchers', () => {
	test('are called as tasks call them', () =>
		assert.deepEqual([relative.name, absolute.name], [taskType, `${taskType}-absolute`]));

	for (const [path, matcher] of [
		['a.md', relative],
		['../a.md', relative],
		['docs\\a.md', relative],
		['c: d.md', relative],
		['/docs/a.md', absolute],
		['\\\\server\\docs\\a.md', absolute],
		['C:\\docs\\a.md', absolute],
		['c:/docs/a.md', absolute],
	])
		test(`${matcher.name} alone reads ${path}`, () => {
			const line = `${path}:3:28  warning      Write %7C.  unsafe-character`;
			assert.deepEqual(
				problemMatchers.map((each: typeof relative) => readBy(each, line)?.file),
				problemMatchers.map((each: typeof relative) => (each === matcher ? path : undefined)),
			);
		});

	test('reads what the command prints, of every severity, in a file with a space and a colon', () => {
		const folder = mkdtempSync(join(tmpdir(), 'url-lint-'));
		try {
			const rules = { 'unsafe-character': 'information', 'scheme-case': 'hint' };
			writeFileSync(join(folder, '.url-lint.json'), JSON.stringify({ rules }));
			const lines = ['http:/a.example/', 'htpp://a.example/', 'http://a.example/a|b', 'HTTP://a.example/'];
			writeFileSync(join(folder, 'our a:1 b.txt'), lines.join('\n'));
			const command = [fromRoot('dist/cli.js'), ...checkArguments({ failOn: 'error' })];
			const { stdout } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' });
			const found = stdout
				.split('\n')
				.map(read)
				.filter((each) => each !== undefined);
			assert.deepEqual(
				found.map(({ file, line, column, severity, code }) => [file, line, column, severityOf(severity), code]),
				[
					['our a:1 b.txt', '1', '5', 'error', 'missing-slashes'],
					['our a:1 b.txt', '2', '1', 'warning', 'misspelt-scheme'],
					['our a:1 b.txt', '3', '19', 'info', 'unsafe-character'],
					['our a:1 b.txt', '4', '1', 'info', 'scheme-case'],
				],
			);
			assert(
				found.every(({ message }) => /^\S.*\.$/.test(message ?? '')),
				'each has its message',
			);
		} finally {
			rmSync(folder, { recursive: true });
		}
	});

	for (const [line, expected] of [
		[
			'C:\\docs\\a.md:3:28  warning      Write %7C.  unsafe-character',
			{
				file: 'C:\\docs\\a.md',
				line: '3',
				column: '28',
				severity: 'warning',
				message: 'Write %7C.',
				code: 'unsafe-character',
			},
		],
		['1 file, 12 URLs: 1 error, 1 warning', undefined],
		['url-lint: skipped 1 file by the setting "ignore"; --no-ignore checks all', undefined],
		['', undefined],
		['a.md:3:28  fatal  What.  unsafe-character', undefined],
	] as const)
		test(`${expected === undefined ? 'leaves' : 'reads'} ${line}`, () => assert.deepEqual(read(line), expected));
});
