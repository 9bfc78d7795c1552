import { version } from '../../../package.json';
import { maskText } from '../url/mask';
import { parseArguments, UsageError, withNearest } from './args';
import { commands, helpOption } from './commands';
import { type Environment, reasonOf } from './environment';
import { message } from './messages';
import { OutputError } from './output';

const { help } = helpOption;

/**
 * Runs the command line. Never throws: what goes wrong is a line on standard error.
 * @param argv without the program's name
 * @returns the exit status: 0 clean, 1 findings, 2 wrong usage or an error
 */
export async function run(argv: readonly string[], environment: Environment): Promise<number> {
	const { output, errors, log } = environment;
	let status = 0;
	try {
		status = await dispatch(argv, environment);
		await output.flush();
		await errors.flush();
	} catch (error) {
		report(error, environment);
	}
	return log.failed ? 2 : status;
}

async function dispatch(argv: readonly string[], environment: Environment): Promise<number> {
	const [name, ...args] = argv;
	const command = commands.find((known) => known.name === name);
	if (command === undefined) return runWithoutCommand(argv, environment);
	const parsed = parseArguments(args, { ...command.options, help }, command.name);
	if (!parsed.switches.has('help')) return command.run(parsed, environment);
	await environment.output.write(environment.log.words.of(message(`cli.help.${command.name}`)));
	return 0;
}

async function runWithoutCommand(argv: readonly string[], { output, log }: Environment): Promise<number> {
	const { switches, operands } = parseArguments(argv, { help, version: { type: 'boolean' } });
	const [name] = operands;
	const command = commands.find((known) => known.name === name);
	if (name !== undefined && (command === undefined || switches.size === 0)) throw unknownCommand(name);
	if (switches.size === 0) throw new UsageError(message('cli.usage.no-command'));
	const text = log.words.of(message(command === undefined ? 'cli.help' : `cli.help.${command.name}`));
	await output.write(switches.has('help') ? text : `${version}\n`);
	return 0;
}

function unknownCommand(name: string): UsageError {
	const names = commands.map((command) => command.name);
	return new UsageError(withNearest(message('cli.usage.unknown-command', { name: maskText(name) }), name, names));
}

function report(error: unknown, { log }: Environment): void {
	if (error instanceof UsageError) log.error('cli.usage', { problem: error.says });
	else if (error instanceof OutputError) log.error('cli.error.output', { reason: reasonOf(error.cause) });
	else log.error('cli.error.unexpected', { reason: reasonOf(error) });
}
