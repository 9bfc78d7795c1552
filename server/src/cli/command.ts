import type { Arguments, OptionSpecs } from './args';
import type { Environment } from './environment';

/** A command: its name, the options it knows, and what it does. */
export interface Command {
	readonly name: 'check' | 'urls' | 'parse' | 'encode' | 'decode';
	readonly options: OptionSpecs;
	/**
	 * @returns the exit status; an error that went to the log turns it into 2
	 * @throws UsageError, OutputError
	 */
	run(args: Arguments, environment: Environment): Promise<number>;
}
