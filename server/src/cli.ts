import { Log, reasonOf } from './cli/environment';
import { Output } from './cli/output';
import { run } from './cli/run';

const { stdin, stdout, stderr, argv } = process;
const { NO_COLOR, TERM } = process.env;
const log = new Log((line) => stderr.write(line));

run(argv.slice(2), {
	input: stdin,
	inputIsTerminal: stdin.isTTY === true,
	output: new Output(stdout),
	outputIsTerminal: stdout.isTTY === true,
	errors: new Output(stderr),
	colour: stdout.isTTY === true && !NO_COLOR && TERM !== 'dumb',
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
