import { analyse } from '../analysis/analyse';
import type { Occurrence } from '../scan/occurrence';
import type { Command } from './command';
import { Configuration } from './configuration';
import { documentOf, documentOptions, type TextFile, textFilesOf } from './documents';
import { reasonOf } from './environment';
import { Lines } from './text';

/** `urls [PATH…]`: every URL found, a line of JSON each. */
export const urlsCommand: Command = {
	name: 'urls',
	options: documentOptions,
	async run(args, environment) {
		const { output, log } = environment;
		for await (const file of textFilesOf(args, environment, new Configuration(args, log))) {
			let occurrences: Iterable<Occurrence> = [];
			try {
				occurrences = analyse(documentOf(file), file.settings).occurrences;
			} catch (error) {
				log.error('cli.error.internal', { path: file.name, reason: reasonOf(error) });
			}
			const lines = new Lines(file.decoded.text);
			for (const occurrence of occurrences) await output.write(`${JSON.stringify(listed(file, occurrence, lines))}\n`);
			if (output.closed) break;
		}
		return 0;
	},
};

function listed(
	{ name }: TextFile,
	{ offset, end, url, context: { name: context } }: Occurrence,
	lines: Lines,
): object {
	const { line, column } = lines.position(offset);
	return { file: name, offset, end, line, column, url, context };
}
