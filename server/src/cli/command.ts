import type { Arguments, OptionSpecs } from './args';
import type { Environment } from './environment';

/** A command: its name, the options it knows, and what it does. */
export interface Command {
	readonly name: 'check' | 'urls' | 'parse' | 'encode' | 'decode' | 'explain' | 'rules' | 'completion';
	readonly options: OptionSpecs;
	/** What operands may be: files, one of a list of words, any text, or none at all. */
	readonly operands: 'files' | 'text' | 'none' | readonly string[];
	/**
	 * @returns the exit status; an error that went to the log turns it into 2
	 * @throws UsageError, OutputError
	 */
	run(args: Arguments, environment: Environment): Promise<number>;
}
