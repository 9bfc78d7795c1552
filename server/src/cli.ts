import { join } from 'node:path';
import { Log, reasonOf } from './cli/environment';
import { Output } from './cli/output';
import { Progress } from './cli/progress';
import { run } from './cli/run';
import { mayColour, mayLink, tongueIn } from './cli/terminal';
import { serve } from './cli/threads';
import { wordsOrEnglish } from './tongues/index';

// A worker thread runs this file too.
if (!serve()) void main();

async function main(): Promise<void> {
	const { stdin, stdout, stderr, argv, env } = process;
	const words = await wordsOrEnglish(tongueIn(env));
	const showsProgress = stderr.isTTY && env.TERM !== 'dumb';
	const progress = showsProgress ? new Progress((text) => stderr.write(text), Date.now, words) : undefined;
	const hide = () => progress?.hide();
	const log = new Log((line) => {
		hide();
		stderr.write(line);
	}, words);

	run(argv.slice(2), {
		input: stdin,
		inputIsTerminal: stdin.isTTY === true,
		output: new Output(stdout, hide),
		outputIsTerminal: stdout.isTTY === true,
		columns: stdout.isTTY ? stdout.columns : undefined,
		errors: new Output(stderr, hide),
		colour: mayColour(env, stdout.isTTY === true),
		hyperlinks: mayLink(env, stdout.isTTY === true),
		rulePages: join(__dirname, '../docs/rules'),
		log,
		program: __filename,
		...(progress && { progress }),
	}).then(
		(status) => {
			hide();
			process.exitCode = status;
		},
		(error: unknown) => {
			process.exitCode = 2;
			log.error('cli.error.unexpected', { reason: reasonOf(error) });
		},
	);
}
