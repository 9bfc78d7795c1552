import { parseArgs } from 'node:util';
import { nearest } from '../data/nearest';
import { ours } from '../data/shown';
import type { Phrase } from '../data/words';
import { standards } from '../settings';
import { maskText } from '../url/mask';
import type { Standard } from '../url/url';
import { message } from './messages';

/** A command line that is wrong. */
export class UsageError extends Error {
	/** How, in one line, and where help stands. */
	readonly says: Phrase;

	/** @param command the command it happened in, where there is one */
	constructor(problem: Phrase, command?: string) {
		super();
		this.says = message('cli.usage.hint', { problem, command: ours(command === undefined ? '' : `${command} `) });
	}
}

/** An option: a switch, one that takes any text, one of `values`, or a whole number. */
export interface OptionSpec {
	readonly type: 'boolean' | 'string';
	readonly short?: string;
	readonly values?: readonly string[];
	readonly number?: true;
}

/** The options of a command by name, without the dashes. */
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

/** What stood on the command line after the command. */
export interface Arguments {
	/** Texts by option name; of a repeated option the last one. */
	readonly options: ReadonlyMap<string, string>;
	/** The switches that are on. */
	readonly switches: ReadonlySet<string>;
	readonly operands: readonly string[];
}

/**
 * Reads a command's arguments. Options and operands may stand in any order; `--` ends the options.
 * @throws UsageError for an unknown option or value, and for a value that is missing or one too many
 */
export function parseArguments(args: readonly string[], specs: OptionSpecs, command?: string): Arguments {
	// Not strict: util.parseArgs words its errors for programmers and knows no list of values.
	const { tokens, positionals } = parseArgs({
		args: [...args],
		options: specs as Record<string, { type: 'boolean' | 'string' }>,
		strict: false,
		tokens: true,
	});
	const options = new Map<string, string>();
	const switches = new Set<string>();
	for (const token of tokens) {
		if (token.kind !== 'option') continue;
		const spec = Object.hasOwn(specs, token.name) ? specs[token.name] : undefined;
		if (spec === undefined) throw new UsageError(unknownOption(token.rawName, specs), command);
		const problem = valueProblem(token.rawName, token.value, token.inlineValue === true, spec);
		if (problem !== undefined) throw new UsageError(problem, command);
		if (spec.type === 'boolean') switches.add(token.name);
		else options.set(token.name, token.value ?? '');
	}
	return { options, switches, operands: positionals };
}

/** `problem`, with the name that was probably meant. */
export function withNearest(problem: Phrase, mistyped: string, names: readonly string[]): Phrase {
	const found = nearest(mistyped, names);
	return found === undefined ? problem : message('cli.usage.nearest', { problem, nearest: ours(found) });
}

/**
 * The one operand of a command, which is one of `names`.
 * @param what it is called in a message
 * @throws UsageError for another one, for none and for more
 */
export function operandOf({ operands }: Arguments, names: readonly string[], what: Phrase, command: string): string {
	const [name, ...more] = operands;
	if (name === undefined || more.length > 0) throw new UsageError(message('cli.usage.one-operand', { what }), command);
	if (names.includes(name)) return name;
	const problem = message('cli.usage.unknown-operand', { what, name: maskText(name) });
	throw new UsageError(withNearest(problem, name, names), command);
}

/** @throws UsageError for any operand: the command takes none */
export function refuseOperands({ operands: [name] }: Arguments, command: string): void {
	if (name !== undefined) throw new UsageError(message('cli.usage.no-operand', { name: maskText(name) }), command);
}

function unknownOption(name: string, specs: OptionSpecs): Phrase {
	const names = Object.keys(specs).map((known) => `--${known}`);
	return withNearest(message('cli.usage.unknown-option', { name: maskText(name) }), name, names);
}

function valueProblem(
	option: string,
	value: string | undefined,
	inline: boolean,
	spec: OptionSpec,
): Phrase | undefined {
	const name = ours(option);
	if (spec.type === 'boolean') return value === undefined ? undefined : message('cli.usage.needless-value', { name });
	// `--format --fix`: the next option is no value, unless it is written `--format=--fix`.
	if (value === undefined || value === '' || (!inline && value.startsWith('--'))) {
		return message('cli.usage.no-value', { name });
	}
	if (spec.number && !/^\d{1,9}$/.test(value)) return message('cli.usage.no-number', { name, value: maskText(value) });
	if (spec.values === undefined || spec.values.includes(value)) return undefined;
	const problem = message('cli.usage.bad-value', {
		name,
		value: maskText(value),
		values: ours(spec.values.join(', ')),
	});
	return withNearest(problem, value, spec.values);
}

/** The option of every command that judges URLs. */
export const standardOption = { standard: { type: 'string', values: standards } } as const satisfies OptionSpecs;

/** The standard that the options ask for. */
export function standardOf({ options }: Arguments): Standard | undefined {
	return standards.find((standard) => standard === options.get('standard'));
}
