import { encode, encodedComponents } from '../library/encode';
import type { OptionSpecs } from './args';
import type { Command } from './command';
import { answerTexts, longest } from './lines';

/** `--component`, for `encode` and `decode`. */
export const componentOption = {
	component: { type: 'string', values: encodedComponents },
} as const satisfies OptionSpecs;

/** `encode [TEXT…]`: a line of output per text. */
export const encodeCommand: Command = {
	name: 'encode',
	operands: 'text',
	options: componentOption,
	async run(args, environment) {
		const name = args.options.get('component');
		const component = encodedComponents.find((known) => known === name) ?? 'segment';
		await answerTexts(args, environment, longest.text, (text) => encode(text, component));
		return 0;
	},
};
