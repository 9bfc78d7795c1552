/** Each format of `check`, on the same files, read as its reader reads it. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import Ajv from 'ajv';
import { fingerprintsOf } from '../../server/src/cli/fingerprint';
import type { ReportedFinding } from '../../server/src/cli/report';
import { cli, ndjson, tree } from './helpers';

const { parseStringPromise } = createRequire(__filename)('xml2js');

/** Names and texts with all that a format has to escape: CJK, astral characters, quotes, percent signs, secrets, long lines. */
const files = {
	'clean.txt': 'https://a.example/x\n',
	'表,1:%20.md': '見る https://a.example/魚|x 😀 https://b.example/x|y\n\t"https://ana:hunter22@c.example/p|q"\n',
	'sub/<a>&"b\'.txt':
		'http:/d.example/50%25\r\n\r\nhttps://e.example/%zz https://e.example/%zz\nhttps://f.example/a|b https://h.example/a|b https://i.example/a^b https://j.example/a|b\n',
	'sub/line\nbreak\ufffe.txt': 'https://g.example/x|y\n',
	'.url-lint.json': '{ "rules": { "no\\"thing": "error" } }\n',
};
const windows = process.platform === 'win32';
const cwd = tree(windows ? { 'clean.txt': files['clean.txt'] } : files);

const run = (format: string, more: readonly string[] = []) => {
	const { status, stdout, stderr } = cli(['check', '--format', format, ...more], { cwd });
	assert.equal(stderr, '');
	assert.equal(status, 1);
	return stdout;
};

interface Finding extends ReportedFinding {
	readonly file: string;
}

const expected: readonly Finding[] = windows ? [] : JSON.parse(run('json'));

const sourceOf = (file: string) => files[file as keyof typeof files];

/** The text at a range of lines and columns. */
function textAt(file: string, { line, column, endLine, endColumn }: Record<string, number>): string {
	const starts = [0, ...Array.from(sourceOf(file).matchAll(/\r\n?|\n/g), ({ index, 0: { length } }) => index + length)];
	return sourceOf(file).slice(
		(starts[(line as number) - 1] as number) + (column as number) - 1,
		(starts[(endLine as number) - 1] as number) + (endColumn as number) - 1,
	);
}

describe('formats', { skip: windows }, () => {
	test('the files have something of everything', () => {
		assert.deepEqual(new Set(expected.map(({ severity }) => severity)), new Set(['error', 'warning']));
		assert.equal(new Set(expected.map(({ file }) => file)).size, 4);
		for (const finding of expected) {
			const { file, offset, end } = finding;
			assert.equal(textAt(file, { ...finding } as never), sourceOf(file).slice(offset, end));
		}
	});

	for (const format of ['text', 'ndjson', 'github', 'gitlab', 'checkstyle'])
		test(`${format}: no password`, () => assert.ok(!run(format).includes('hunter22')));

	test('ndjson: what json has, a line each', () => assert.deepEqual(ndjson(run('ndjson')), expected));

	describe('sarif', () => {
		const log = () => JSON.parse(run('sarif'));

		test('is valid against the schema', () => {
			const schema = JSON.parse(readFileSync(join(__dirname, '../fixtures/sarif/sarif-schema-2.1.0.json'), 'utf8'));
			const validate = new Ajv({
				strict: false,
				unicodeRegExp: false,
				validateFormats: false,
				allErrors: true,
			}).compile(schema);
			assert.ok(validate(log()), JSON.stringify(validate.errors?.slice(0, 3)));
			const wrong = log();
			wrong.runs[0].results[0].level = 'hint';
			assert.ok(!validate(wrong), 'the schema notices');
			const { stdout } = cli(['check', '--format', 'sarif', 'clean.txt', '--no-config'], { cwd });
			assert.ok(validate(JSON.parse(stdout)), 'without findings');
			assert.deepEqual(JSON.parse(stdout).runs[0].results, []);
		});

		test('has the findings, in UTF-16, with the files below the root', () => {
			const [{ results, columnKind, tool }] = log().runs;
			assert.equal(columnKind, 'utf16CodeUnits');
			assert.equal(results.length, expected.length);
			for (const [index, { file, code, message, severity, ...range }] of expected.entries()) {
				const { ruleId, ruleIndex, level, locations, message: said } = results[index];
				assert.deepEqual([ruleId, level, said.text], [code, severity, message]);
				assert.equal(tool.driver.rules[ruleIndex].id, code);
				const { artifactLocation, region } = locations[0].physicalLocation;
				assert.equal(decodeURIComponent(artifactLocation.uri), file);
				assert.match(artifactLocation.uri, /^[\w.~!$&'()*+,;=@%/-]+$/);
				const { startLine: line, startColumn: column, endLine, endColumn } = region;
				assert.deepEqual(
					[line, column, endLine, endColumn],
					[range.line, range.column, range.endLine, range.endColumn],
				);
			}
		});

		test('has each rule with its page and level', () => {
			const [{ tool }] = log().runs;
			const { rules } = tool.driver;
			assert.ok(rules.length > 50);
			for (const { id, helpUri, shortDescription } of rules) {
				assert.ok(helpUri.endsWith(`/docs/rules/${id}.md`));
				assert.ok(shortDescription.text.length > 10, id);
			}
			const byId = new Map(rules.map((rule: { id: string }) => [rule.id, rule]));
			const level = (id: string) => (byId.get(id) as { defaultConfiguration: object }).defaultConfiguration;
			assert.deepEqual(level('malformed-percent'), { level: 'error' });
			assert.deepEqual(level('unsafe-character'), { level: 'warning' });
			assert.deepEqual(level('scheme-case'), { level: 'note' });
			assert.deepEqual(level('default-port'), { enabled: false });
		});

		test('has the fixes', () => {
			const [{ results }] = log().runs;
			let edits = 0;
			for (const [index, { file, fixes }] of expected.entries()) {
				assert.deepEqual(
					(results[index].fixes ?? []).map(({ description }: { description: { text: string } }) => description.text),
					fixes.map(({ title }) => title),
				);
				for (const [at, fix] of fixes.entries()) {
					const { artifactChanges } = results[index].fixes[at];
					assert.equal(artifactChanges.length, 1);
					for (const [which, { deletedRegion, insertedContent }] of artifactChanges[0].replacements.entries()) {
						const { offset, end, text } = fix.edits[which] as (typeof fix.edits)[number];
						const { startLine: line, startColumn: column, endLine, endColumn } = deletedRegion;
						assert.equal(textAt(file, { line, column, endLine, endColumn }), sourceOf(file).slice(offset, end));
						assert.equal(insertedContent.text, text);
						edits++;
					}
				}
			}
			assert.ok(edits > 10, `${edits} edits`);
		});
	});

	test('github: workflow commands, as the runner reads them', () => {
		const lines = run('github').split('\n').slice(0, -1);
		const decode = (text: string) => text.replace(/%(25|0D|0A|3A|2C)/g, (escaped) => decodeURIComponent(escaped));
		const read = lines.map((line) => {
			const [, level = '', properties = '', data = ''] = /^::(\w+) (.*?)::(.*)$/.exec(line) ?? [];
			const entries = properties.split(',').map((property) => {
				const [name = '', ...value] = property.split('=');
				return [name, decode(value.join('='))];
			});
			return { level, ...Object.fromEntries(entries), message: decode(data) };
		});
		assert.deepEqual(
			read,
			expected.map(({ file, line, column, endLine, endColumn, severity, code, message }) => ({
				...{ level: severity, file, line: `${line}`, endLine: `${endLine}` },
				...{ col: `${column}`, endColumn: `${endColumn}`, title: code, message },
			})),
		);
	});

	test('gitlab: issues, each with a fingerprint of its own', () => {
		const issues = JSON.parse(run('gitlab'));
		assert.deepEqual(
			issues.map(({ fingerprint, ...issue }: { fingerprint: string }) => issue),
			expected.map(({ file, line, endLine, severity, code, message }) => ({
				description: message,
				check_name: code,
				severity: severity === 'error' ? 'major' : 'minor',
				location: { path: file, lines: { begin: line, end: endLine } },
			})),
		);
		const fingerprints = issues.map(({ fingerprint }: { fingerprint: string }) => fingerprint);
		assert.equal(new Set(fingerprints).size, expected.length);
		for (const fingerprint of fingerprints) assert.match(fingerprint, /^[\da-f]{32}$/);
	});

	test('checkstyle: XML, of which nothing is illegal', async () => {
		const text = run('checkstyle');
		assert.ok(!text.includes('\ufffe'));
		const { checkstyle } = await parseStringPromise(text);
		const read = checkstyle.file.flatMap(({ $: { name }, error }: { $: { name: string }; error: { $: object }[] }) =>
			error.map(({ $ }) => ({ name, ...$ })),
		);
		assert.deepEqual(
			read.map((error: object) => ({ ...error })),
			expected.map(({ file, line, column, severity, code, message }) => ({
				...{ name: shown(file), line: `${line}`, column: `${column}`, severity, message },
				source: `url-lint.${code}`,
			})),
		);
	});

	test('rdjson: columns in bytes, and fixes of one edit as suggestions', () => {
		const { source, diagnostics } = JSON.parse(run('rdjson'));
		assert.equal(source.name, 'url-lint');
		assert.equal(diagnostics.length, expected.length);
		interface Place {
			readonly line: number;
			readonly column: number;
		}
		const bytesAt = (file: string, { start, end }: { start: Place; end: Place }) => {
			const lines = sourceOf(file).split(/\r\n?|\n/);
			assert.equal(start.line, end.line);
			return Buffer.from(lines[start.line - 1] as string)
				.subarray(start.column - 1, end.column - 1)
				.toString();
		};
		let suggested = 0;
		for (const [index, { file, offset, end, code, fixes }] of expected.entries()) {
			const { location, severity, suggestions, code: told } = diagnostics[index];
			assert.equal(location.path, file);
			assert.equal(bytesAt(file, location.range), sourceOf(file).slice(offset, end));
			assert.equal(told.value, code);
			assert.match(severity, /^(?:ERROR|WARNING)$/);
			const alone = fixes.flatMap(({ edits: [edit, ...more] }) =>
				edit === undefined || more.length > 0 ? [] : [edit],
			);
			for (const [at, { range, text }] of suggestions.entries()) {
				const edit = alone[at] as (typeof alone)[number];
				assert.equal(bytesAt(file, range), sourceOf(file).slice(edit.offset, edit.end));
				assert.equal(text, edit.text);
				suggested++;
			}
		}
		assert.ok(suggested > 5, `${suggested} suggestions`);
	});
});

/** A file's name as text shows it. */
function shown(file: string): string {
	return file.replaceAll('\n', '\\u{A}').replaceAll('\ufffe', '\\u{FFFE}');
}

test('no findings: each format is whole', async () => {
	const clean = tree({ 'a.txt': 'https://a.example/\n' });
	const of = (format: string) => cli(['check', '--format', format], { cwd: clean }).stdout;
	assert.deepEqual(JSON.parse(of('json')), []);
	assert.equal(of('ndjson'), '');
	assert.equal(of('github'), '');
	assert.deepEqual(JSON.parse(of('gitlab')), []);
	assert.deepEqual(JSON.parse(of('rdjson')).diagnostics, []);
	const { checkstyle } = await parseStringPromise(of('checkstyle'));
	assert.deepEqual({ ...checkstyle.$ }, { version: '4.3' });
	assert.equal(checkstyle.file, undefined);
});

describe('fingerprints', () => {
	const finding = (code: string, url: string, line: number): ReportedFinding => ({
		...{ code, url, line, column: 1, endLine: line, endColumn: 2, offset: 0, end: 1 },
		...{ severity: 'error', message: 'm', fixes: [] },
	});
	const [a, b] = ['http://a.example/|', 'http://b.example/|'];

	test('survive moved lines and what is wrong elsewhere', () => {
		const before = fingerprintsOf([finding('x', a, 1), finding('x', a, 2), finding('y', a, 2), finding('x', b, 3)]);
		const after = fingerprintsOf([finding('z', b, 1), finding('x', a, 7), finding('x', a, 9), finding('y', a, 9)]);
		assert.equal(new Set(before).size, 4);
		assert.deepEqual(after.slice(1), before.slice(0, 3));
	});

	test('in the reports: lines put before, and another password', () => {
		const of = (text: string) => {
			const { stdout } = cli(['check', '--format', 'sarif'], { cwd: tree({ 'a.txt': text }) });
			return JSON.parse(stdout).runs[0].results.map(
				({ partialFingerprints }: { partialFingerprints: object }) => partialFingerprints,
			);
		};
		const text = 'http://ana:hunter22@a.example/|x\nhttp://a.example/|x http://a.example/|x\n';
		assert.ok(of(text).length >= 3);
		assert.deepEqual(of(`\n\nmore ${text}`), of(text));
		assert.deepEqual(of(text.replace('hunter22', 'tiger9999')), of(text));
		assert.notDeepEqual(of(text.replace('ana', 'eva')), of(text));
	});
});
