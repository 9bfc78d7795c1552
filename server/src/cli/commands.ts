import type { OptionSpecs } from './args';
import { checkCommand } from './check';
import type { Command } from './command';
import { completionCommand } from './completion';
import { decodeCommand } from './decode';
import { encodeCommand } from './encode';
import { explainCommand } from './explain';
import { parseCommand } from './parse';
import { rulesCommand } from './rule-list';
import { urlsCommand } from './urls';

/** The option of every command, and of the program. */
export const helpOption = { help: { type: 'boolean', short: 'h' } } as const satisfies OptionSpecs;

/** Every command, in the order in which the help shows them: the only registry. */
export const commands: readonly Command[] = [
	...[checkCommand, urlsCommand, parseCommand, encodeCommand, decodeCommand],
	...[rulesCommand, explainCommand, completionCommand(() => commands)],
];
