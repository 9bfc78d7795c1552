import { analyse } from '../analysis/analyse';
import type { Occurrence } from '../find/occurrence';
import type { Command } from './command';
import { Configuration } from './configuration';
import { documentOf, documentOptions, textFilesOf } from './documents';
import { logDefect } from './environment';
import { json } from './json';
import type { TextFile } from './reader';
import { Lines } from './text';

/** `urls [PATH…]`: every URL found, a line of JSON each. */
export const urlsCommand: Command = {
	name: 'urls',
	options: documentOptions,
	async run(args, environment) {
		const { output, log } = environment;
		for await (const file of textFilesOf(args, environment, new Configuration(args, log))) {
			try {
				const lines = new Lines(file.decoded.text);
				for (const occurrence of analyse(documentOf(file), file.settings).occurrences)
					await output.write(`${json(listed(file, occurrence, lines))}\n`);
			} catch (error) {
				logDefect(file.name, error, log);
			}
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
