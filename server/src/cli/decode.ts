import { decode } from '../url/percent';
import type { Command } from './command';
import { componentOption } from './encode';
import { textsOf } from './lines';

/** `decode [TEXT…]`: a line of output per text. `--component` is there for symmetry: all are decoded alike. */
export const decodeCommand: Command = {
	name: 'decode',
	options: componentOption,
	async run(args, environment) {
		const { output, log } = environment;
		let allDecoded = true;
		for await (const texts of textsOf(args, environment)) {
			const decoded = texts.map(decode);
			allDecoded &&= decoded.every(({ ok }) => ok);
			await output.write(decoded.map(({ text }) => `${oneLine(text)}\n`).join(''));
			await output.flush();
			if (output.closed) break;
		}
		if (!allDecoded) log.note('cli.note.undecoded', {});
		return 0;
	},
};

// Otherwise nobody could tell which text a line of output belongs to.
function oneLine(text: string): string {
	return text.replaceAll('\n', '%0A').replaceAll('\r', '%0D');
}
