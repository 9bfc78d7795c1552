/** Suppression comments count on the command line as they do in an editor. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { cli, tree } from './helpers';

const URL = 'http://a.example/x|y';

test('check: what a comment switches off is not found, and a comment of no use is', () => {
	const directory = tree({
		'silent.py': `# url-lint-disable-next-line unsafe-character\nx = "${URL}"\n`,
		'unused.py': `x = "http://a.example/" # url-lint-disable-line unsafe-character\n`,
		'unknown.py': `x = "${URL}" # url-lint-disable-line unsafe-character, unsafe-charcter\n`,
	});
	assert.equal(cli(['check', 'silent.py'], { cwd: directory }).status, 0);
	const { status, stdout } = cli(['check', '--format', 'json'], { cwd: directory });
	assert.equal(status, 1);
	const found = JSON.parse(stdout).map(({ file, code, fixes }: Record<string, unknown>) => [
		file,
		code,
		(fixes as { title: string }[]).map(({ title }) => title),
	]);
	assert.deepEqual(found, [
		['unknown.py', 'unknown-rule', ['Write unsafe-character']],
		['unused.py', 'unused-suppression', ['Remove the comment']],
	]);
});

test('--fix leaves what a comment switches off, and the comments', () => {
	const url = 'http:/a.example/x';
	const text = `# url-lint-disable-next-line missing-slashes\nx = "${url}"\ny = "${url}" # url-lint-disable-line scheme-case\n`;
	const directory = tree({ 'a.py': text });
	cli(['check', '--fix', 'a.py'], { cwd: directory });
	assert.equal(readFileSync(join(directory, 'a.py'), 'utf8'), text.replace('y = "http:/a', 'y = "http://a'));
});
