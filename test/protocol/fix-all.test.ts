/** `url-lint check --fix` and the editor's `source.fixAll.urlLint` write the same bytes. */

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { languageOf } from '../../server/src/languages/files';
import { damagedBy } from '../analysis/damages';
import { applied, built, startClient, whole } from './client';

const examples = join(import.meta.dirname, '../../examples');

const EXTENSIONS =
	`md html xml svg vue json jsonc txt js ts jsx tsx coffee py c cpp m cs java groovy kt scala go rs swift dart zig
	graphql tf proto sol rb ex pl lua r jl hs elm ml fs erl clj nix ps1 vb php sql css scss sh bat cron yaml toml ini properties
	service csv tsv po uri tex bib rst adoc org diff`.split(/\s+/);

/** What a text may have, by turns, beside what is repaired. */
const SHAPES: readonly ((text: string) => string)[] = [
	(text) => text,
	(text) => text.replace(/\r?\n/g, '\r\n'),
	(text) => `\ufeff${text}`,
	(text) => `😀 é\n\n${text}`,
	(text) => `${text}\r\nlast\n`,
	(text) => `${text}\n\n${text}`,
];

/** Of each of these rules' documents so many. */
const RULES = { 'unsafe-character': 50, backslash: 50, 'scheme-case': 150, 'missing-slashes': 150 };

/** Some documents with what is repaired without asking, by file name. */
function documents(): Map<string, string> {
	const files = new Map(readdirSync(examples).map((name) => [name, readFileSync(join(examples, name), 'utf8')]));
	for (const [code, numRuns] of Object.entries(RULES))
		for (const [index, { document }] of fc.sample(damagedBy(code), { seed: 1738, numRuns }).entries()) {
			const extension = EXTENSIONS.find((name) => languageOf(`a.${name}`) === document.languageId) ?? 'txt';
			const shape = SHAPES[index % SHAPES.length] as (text: string) => string;
			files.set(`${code}-${index}.${extension}`, shape(document.text));
		}
	return files;
}

test('the command and the editor repair alike', async (t) => {
	const command = built('dist/cli.js');
	const folder = mkdtempSync(join(tmpdir(), 'url-lint-'));
	t.after(() => rmSync(folder, { recursive: true, force: true }));
	const files = documents();
	for (const [name, text] of files) writeFileSync(join(folder, name), text);
	writeFileSync(join(folder, '.url-lint.json'), '{ "rules": { "scheme-case": "hint" } }');
	const { status, stderr } = spawnSync(process.execPath, [command, 'check', '--fix', '.'], {
		cwd: folder,
		encoding: 'utf8',
	});
	assert(status === 0 || status === 1, stderr);

	const client = await startClient(t);
	let changed = 0;
	for (const [name, text] of files) {
		const at = pathToFileURL(join(folder, name)).href;
		// An editor keeps the byte order mark to itself.
		const mark = text.startsWith('\ufeff') ? '\ufeff' : '';
		const document = await client.open(text.slice(mark.length), languageOf(name), at);
		const actions = await client.codeActions(whole(document), { only: ['source.fixAll.urlLint'] }, at);
		assert(actions.length <= 1, name);
		const edited = mark + (actions.length === 0 ? document.getText() : applied(document, actions[0]));
		assert.deepEqual(readFileSync(join(folder, name)), Buffer.from(edited), name);
		if (edited !== text) changed++;
		await client.close(at);
	}
	assert(files.size >= 200 && changed >= 100, `${changed} of ${files.size} documents are repaired`);
});
