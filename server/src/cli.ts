import { Log } from './cli/environment';
import { Output } from './cli/output';
import { run } from './cli/run';

const { stdin, stdout, stderr, argv } = process;
const { NO_COLOR, TERM } = process.env;

run(argv.slice(2), {
	input: stdin,
	inputIsTerminal: stdin.isTTY === true,
	output: new Output(stdout),
	errors: new Output(stderr),
	colour: stdout.isTTY === true && !NO_COLOR && TERM !== 'dumb',
	log: new Log((line) => stderr.write(line)),
}).then(
	(status) => {
		process.exitCode = status;
	},
	(error: unknown) => {
		process.exitCode = 2;
		stderr.write(`url-lint: ${String(error)}\n`);
	},
);
