import { operandOf } from './args';
import type { Command } from './command';
import { message } from './messages';
import { bash } from './shells/bash';
import { fish } from './shells/fish';
import { zsh } from './shells/zsh';

const shells = { bash, zsh, fish } as const;

const names = Object.keys(shells) as (keyof typeof shells)[];

/**
 * `completion SHELL`: a script that completes command lines, made of what the commands know and their help says.
 * @param commands all commands, this one too
 */
export const completionCommand = (commands: () => readonly Command[]): Command => ({
	name: 'completion',
	operands: names,
	options: {},
	async run(args, { output }) {
		const name = operandOf(args, names, message('cli.usage.shell'), 'completion');
		await output.write(shells[name as keyof typeof shells](commands()));
		return 0;
	},
});
