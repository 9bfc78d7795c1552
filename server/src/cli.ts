import { Log, reasonOf } from './cli/environment';
import { Output } from './cli/output';
import { Progress } from './cli/progress';
import { run } from './cli/run';
import { serve } from './cli/threads';

// A worker thread runs this file too.
if (!serve()) main();

function main(): void {
	const { stdin, stdout, stderr, argv } = process;
	const { NO_COLOR, TERM } = process.env;
	const isObeyed = TERM !== 'dumb';
	const progress = stderr.isTTY && isObeyed ? new Progress((text) => stderr.write(text)) : undefined;
	const hide = () => progress?.hide();
	const log = new Log((line) => {
		hide();
		stderr.write(line);
	});

	run(argv.slice(2), {
		input: stdin,
		inputIsTerminal: stdin.isTTY === true,
		output: new Output(stdout, hide),
		outputIsTerminal: stdout.isTTY === true,
		errors: new Output(stderr, hide),
		colour: stdout.isTTY === true && !NO_COLOR && isObeyed,
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
