import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import test from 'node:test';
import { Output } from '../../server/src/cli/output';
import { Progress } from '../../server/src/cli/progress';
import { cli, tree, withError } from './helpers';

test('progress: one line, now and then, and gone before anything else is written', async () => {
	let screen = '';
	let time = 0;
	const progress = new Progress(
		(text) => {
			screen += text;
		},
		() => time,
	);
	const sink = new Writable({
		write(chunk, _, done) {
			screen += chunk;
			done();
		},
	});
	const output = new Output(sink, () => progress.hide());
	progress.show(1);
	assert.equal(screen, '', 'a short run shows none');
	time = 1000;
	progress.show(2);
	progress.show(3);
	await output.write('found\n');
	await output.flush();
	progress.hide();
	assert.equal(screen, '\r\u001b[Kurl-lint: 2 files checked…\r\u001b[Kfound\n');
});

test('progress: none where standard error is no terminal', () => {
	const { stderr } = cli(['check'], { cwd: tree({ 'a.md': withError }) });
	assert.equal(stderr, '');
});
