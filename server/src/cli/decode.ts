import { decode } from '../library/encode';
import { printable } from '../url/printable';
import type { Command } from './command';
import { componentOption } from './encode';
import { answerTexts, longest } from './lines';

/** `decode [TEXT…]`: a line of output per text. `--component` is there for symmetry: all are decoded alike. */
export const decodeCommand: Command = {
	name: 'decode',
	operands: 'text',
	options: componentOption,
	async run(args, environment) {
		let allDecoded = true;
		await answerTexts(args, environment, longest.text, (encoded) => {
			const { ok, text } = decodeLine(encoded);
			allDecoded &&= ok;
			// Who reads a file or a pipe gets what was encoded; a terminal would obey it.
			return environment.outputIsTerminal ? printable(text) : text;
		});
		if (!allDecoded) environment.log.note('cli.note.undecoded', {});
		return 0;
	},
};

/** Decodes all but encoded line breaks: otherwise nobody could tell which text a line of output belongs to. */
function decodeLine(text: string): { text: string; ok: boolean } {
	const parts = text
		.split(/((?:%0[ad])+)/i)
		.map((part, index) => (index % 2 === 1 ? { text: part, ok: true } : decode(part)));
	return { text: oneLine(parts.map((part) => part.text).join('')), ok: parts.every(({ ok }) => ok) };
}

/** An argument may hold a line break itself. */
function oneLine(text: string): string {
	return text.replaceAll('\n', '%0A').replaceAll('\r', '%0D');
}
