import type { Command } from '../command';
import { helpOf, type OptionHelp, programHelp } from '../help';

/** An option for a shell. */
export interface Option extends OptionHelp {
	readonly short?: string | undefined;
	/** What may follow: nothing, files, one of some words, or a text that no shell can know. */
	readonly takes: 'nothing' | 'files' | 'text' | readonly string[];
}

/** The options of a command, as its help shows them. */
export function optionsOf(command: Command): readonly Option[] {
	return helpOf(command).options.map((help) => {
		const spec = command.options[help.name];
		if (spec === undefined || spec.type === 'boolean') return { ...help, short: shortOf(help), takes: 'nothing' };
		return { ...help, takes: spec.values ?? (/ FILE\b/.test(help.usage) ? 'files' : 'text') };
	});
}

/** The options that stand without a command. */
export function programOptions(): readonly Option[] {
	return programHelp().options.map((help) => ({ ...help, short: shortOf(help), takes: 'nothing' }));
}

function shortOf({ usage }: OptionHelp): string | undefined {
	return /^-([a-z]),/.exec(usage)?.[1];
}
