import type { FileReport, Wanted } from '../report';
import type { Format } from './format';

/**
 * A format that is one list of entries with something around them, an entry a line.
 * @param entriesOf the entries of a file, as text
 */
export function listFormat(
	wants: Wanted,
	[begin, end]: readonly [string, string],
	entriesOf: (report: FileReport) => readonly string[],
): Format {
	let empty = true;
	return {
		wants,
		begin: () => begin,
		file(report) {
			const entries = entriesOf(report);
			const separator = empty || entries.length === 0 ? '' : ',';
			empty &&= entries.length === 0;
			return separator + entries.map((entry) => `\n${entry}`).join(',');
		},
		end: () => `${empty ? '' : '\n'}${end}\n`,
	};
}
