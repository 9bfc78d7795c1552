/** The help texts in English, taken apart: what completes command lines, and the manual, say what the help says. */

import type { Command } from './command';
import { type MessageKey, messages } from './messages';

/** An option as the help shows it. */
export interface OptionHelp {
	/** As it is written, with what it takes: `--output FILE`. */
	readonly usage: string;
	/** Its name without dashes. */
	readonly name: string;
	readonly description: string;
}

/** A help text. */
export interface Help {
	/** The command line behind `Usage: `. */
	readonly usage: string;
	/** What stands before the options. */
	readonly paragraphs: readonly string[];
	readonly options: readonly OptionHelp[];
	/** What stands behind them. */
	readonly notes: readonly string[];
}

/** The help of a command. */
export function helpOf({ name }: Pick<Command, 'name'>): Help {
	return taken(`cli.help.${name}`);
}

/** The help of the program: its first block is the list of commands, and the options follow. */
export function programHelp(): Help {
	return taken('cli.help');
}

/** What a command does, in the words of the program's help. */
export function summaryOf({ name }: Pick<Command, 'name'>): string {
	const line = messages['cli.help'].split('\n').find((text) => text.startsWith(`  ${name} `));
	return line?.replace(/^ {2}.*? {2,}/, '') ?? '';
}

/** A help text is its usage, paragraphs, a list of options, and more paragraphs, with an empty line between any two. */
function taken(key: MessageKey): Help {
	const [usage = '', ...blocks] = messages[key].trimEnd().split('\n\n');
	const at = blocks.findIndex(isOptions);
	return {
		usage: usage.slice('Usage: '.length),
		paragraphs: blocks.slice(0, at),
		options: optionsIn(blocks[at] ?? ''),
		notes: blocks.slice(at + 1),
	};
}

function isOptions(block: string): boolean {
	return /^ *-/.test(block);
}

/** An option starts a line; what goes on stands farther in. */
function optionsIn(block: string): readonly OptionHelp[] {
	return block.split(/\n(?= {0,6}-)/).map((lines) => {
		const text = lines.trim();
		const gap = text.indexOf('  ');
		const usage = text.slice(0, gap);
		const description = text.slice(gap).replace(/\s+/g, ' ').trim();
		return { usage, name: /--([a-z-]+)/.exec(usage)?.[1] ?? '', description };
	});
}
