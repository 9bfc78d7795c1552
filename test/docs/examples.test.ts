import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import test from 'node:test';
import { fromRoot } from '../../scripts/generate/tables';
import { analyse } from '../../server/src/analysis/analyse';
import { isOn } from '../../server/src/analysis/judge';
import { languageOf } from '../../server/src/languages/files';
import { rules as all } from '../../server/src/rules/index';
import { defaults } from '../../server/src/settings';

/** What is wrong with our own files is not in the tour. */
const rules = all.filter(({ own }) => own !== true);

/** The tour cannot show a rule that says nothing by itself in modern: it is off, or speaks on request. */
const speaking = rules.filter((rule) => isOn(rule, defaults));

/** A line of the tour, and the codes found on it. */
interface Line {
	readonly file: string;
	readonly text: string;
	readonly codes: readonly string[];
}

const files = readdirSync(fromRoot('examples')).sort();
const lines = files.flatMap(linesOf);

function linesOf(file: string): Line[] {
	const text = readFileSync(fromRoot(`examples/${file}`), 'utf8');
	const { findings } = analyse({ text, languageId: languageOf(file) }, defaults);
	let offset = 0;
	return text.split('\n').map((line) => {
		const [from, to] = [offset, offset + line.length];
		offset = to + 1;
		const here = findings.filter((finding) => finding.offset >= from && finding.offset <= to);
		return { file, text: line, codes: here.map(({ code }) => code) };
	});
}

test('nearly all rules speak by themselves', () => assert(speaking.length > 30));

test('nearly all that speak are found in the tour; the pages show each', () => {
	const without = speaking
		.filter(({ code }) => !lines.some(({ codes }) => codes.includes(code)))
		.map(({ code }) => code);
	assert.ok(without.length <= speaking.length / 20, without.join());
});

test('the tour introduces all of its files', () => {
	const introduction = readFileSync(fromRoot('examples/README.md'), 'utf8');
	for (const file of files.filter((name) => name !== 'README.md')) assert.ok(introduction.includes(`(${file})`), file);
});

test('what the tour calls good is silent', () => {
	const good = [
		...after('README.md', '## Fine'),
		...after('links.uris', '# Good'),
		...after('notes.txt', 'Good, though they look odd'),
		...lines.filter(({ file, text }) => file === 'notes.txt' && text.endsWith(' good')),
	];
	assert.ok(good.length > 10);
	for (const { file, text, codes } of good) assert.deepEqual(codes, [], `${file}: ${text}`);
});

test('each of the ten schemes comes right first, then wrong', () => {
	const urls = lines.filter(({ file, text }) => file === 'old-schemes.txt' && text.startsWith('  '));
	assert.equal(urls.length, 20);
	urls.forEach(({ text, codes }, index) => {
		assert.equal(codes.length > 0, index % 2 === 1, text);
	});
});

/** The lines of a file from the one that starts so on. */
function after(file: string, start: string): Line[] {
	const own = lines.filter((line) => line.file === file);
	const from = own.findIndex(({ text }) => text.startsWith(start));
	assert.notEqual(from, -1, `${file}: no "${start}"`);
	return own.slice(from);
}
