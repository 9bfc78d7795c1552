import { join } from 'node:path';
import { Log, reasonOf } from './cli/environment';
import { Output } from './cli/output';
import { run } from './cli/run';
import { mayColour, mayLink } from './cli/terminal';

const { stdin, stdout, stderr, argv, env } = process;
const log = new Log((line) => stderr.write(line));

run(argv.slice(2), {
	input: stdin,
	inputIsTerminal: stdin.isTTY === true,
	output: new Output(stdout),
	outputIsTerminal: stdout.isTTY === true,
	errors: new Output(stderr),
	colour: mayColour(env, stdout.isTTY === true),
	hyperlinks: mayLink(env, stdout.isTTY === true),
	rulePages: join(__dirname, '../docs/rules'),
	log,
}).then(
	(status) => {
		process.exitCode = status;
	},
	(error: unknown) => {
		process.exitCode = 2;
		log.error('cli.error.unexpected', { reason: reasonOf(error) });
	},
);
