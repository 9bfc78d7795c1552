import type { Command } from '../command';
import { summaryOf } from '../help';
import { type Option, optionsOf, programOptions } from './words';

/** The script for fish. */
export function fish(commands: readonly Command[]): string {
	const lines = [
		'# Completes the command lines of url-lint in fish. Made by: url-lint completion fish',
		line('-f'),
		...programOptions().map((option) => line('-n __fish_use_subcommand', ...parts(option))),
		...commands.flatMap(linesOf),
	];
	return `${lines.join('\n')}\n`;
}

function linesOf(command: Command): string[] {
	const { name, operands } = command;
	const inside = `-n ${quoted(`__fish_seen_subcommand_from ${name}`)}`;
	const words = typeof operands === 'string' ? [] : [line(inside, `-a ${quoted(operands.join(' '))}`)];
	return [
		line('-n __fish_use_subcommand', `-a ${name}`, `-d ${quoted(summaryOf(command))}`),
		...(operands === 'files' ? [line(inside, '-F')] : words),
		...optionsOf(command).map((option) => line(inside, ...parts(option))),
	];
}

function parts({ name, short, takes, description }: Option): string[] {
	const told = `-d ${quoted(description)}`;
	if (takes === 'nothing') return [...(short === undefined ? [] : [`-s ${short}`]), `-l ${name}`, told];
	if (takes === 'files') return [`-l ${name}`, '-r -F', told];
	return [`-l ${name}`, takes === 'text' ? '-x' : `-x -a ${quoted(takes.join(' '))}`, told];
}

function line(...words: string[]): string {
	return ['complete -c url-lint', ...words].join(' ');
}

/** Between single quotes fish escapes these two only. */
function quoted(text: string): string {
	return `'${text.replace(/['\\]/g, '\\$&')}'`;
}
