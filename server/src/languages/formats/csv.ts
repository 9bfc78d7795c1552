/** Tables of comma- or otherwise separated values (RFC 4180): a `"` in a quoted field is doubled. */

import { escapedBy } from '../../escaping/escaped';
import { identity } from '../../escaping/unescape';
import { type Context, contextOf } from '../context';
import { type Language, readBy } from '../language';
import { WordReader, type Words } from '../words';

const FIELD: Context = contextOf({ name: 'value', escaping: identity });
const QUOTED: Context = contextOf({ name: 'string', escaping: escapedBy('"', '"') });

function table(separator: string): Words {
	return {
		outside: FIELD,
		tokens: [
			{
				open: '"',
				close: '"',
				context: QUOTED,
				doubled: true,
				lines: 'paragraph',
				when: (text, offset) => offset === 0 || `${separator}\n`.includes(text.charAt(offset - 1)),
			},
		],
		endOf: cellEnd(separator),
		starts: `${separator}\n`,
	};
}

/** Makes the function that finds where a cell without quotes ends. */
function cellEnd(separator: string): (text: string, start: number) => number {
	const ends = new RegExp(`[${separator}\r\n]`, 'g');
	return (text, start) => {
		// No farther than the cell: a line of a table can hold many URLs.
		ends.lastIndex = start;
		return ends.test(text) ? ends.lastIndex - 1 : text.length;
	};
}

const tables = new Map([',', ';', '\t', '|'].map((separator) => [separator, table(separator)]));

/** How much of the first line is looked at: enough for the names of any table's columns to show what separates them. */
const LONGEST_HEADER = 4096;

/** The separator of a table: what stands most often in its first line. */
function separatorOf(text: string): string {
	const header = text.slice(0, LONGEST_HEADER).split('\n', 1)[0] as string;
	let [best, most] = [',', 0];
	for (const separator of tables.keys()) {
		const number = header.split(separator).length - 1;
		if (number > most) [best, most] = [separator, number];
	}
	return best;
}

/** Its state starts with the separator: who changes that in the first line changes all that follows. */
export class TableReader extends WordReader {
	readonly #separator: string;

	constructor(text: string, from: number, state: string) {
		const separator = state === '' ? separatorOf(text) : state.charAt(0);
		super(text, tables.get(separator) as Words, from, state.slice(1));
		this.#separator = separator;
	}

	override stateAt(line: number): string {
		return this.#separator + super.stateAt(line);
	}
}

export const languages: readonly Language[] = [
	...readBy(
		(text, from, state) => new TableReader(text, from, state),
		[
			{ id: 'csv', endings: 'csv', names: 'csv-semicolon csv-pipe csv-whitespace rfc-csv rfc-semicolon', comments: [] },
			{ id: 'tsv', endings: 'tsv tab', names: 'tab-separated-values rfc-tsv', comments: [] },
		],
	),
];
