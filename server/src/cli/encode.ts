import { encode, encodedComponents } from '../url/percent';
import type { OptionSpecs } from './args';
import type { Command } from './command';
import { textsOf } from './lines';

/** `--component`, for `encode` and `decode`. */
export const componentOption = {
	component: { type: 'string', values: encodedComponents },
} as const satisfies OptionSpecs;

/** `encode [TEXT…]`: a line of output per text. */
export const encodeCommand: Command = {
	name: 'encode',
	options: componentOption,
	async run(args, environment) {
		const { output } = environment;
		const name = args.options.get('component');
		const component = encodedComponents.find((known) => known === name) ?? 'segment';
		for await (const texts of textsOf(args, environment)) {
			await output.write(texts.map((text) => `${encode(text, component)}\n`).join(''));
			await output.flush();
			if (output.closed) break;
		}
		return 0;
	},
};
