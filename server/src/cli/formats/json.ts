import { json } from '../json';
import type { FileReport } from '../report';
import type { FormatFactory } from './format';
import { listFormat } from './list';

/** One array of findings, each on a line of its own. */
export const jsonFormat: FormatFactory = () => listFormat({ fixes: true }, ['[', ']'], entriesOf);

/** The findings without anything around them, a line each: so what several runs print is put together by writing it down in turn. */
export const ndjsonFormat: FormatFactory = () => ({
	wants: { fixes: true },
	begin: () => '',
	file: (report) =>
		entriesOf(report)
			.map((entry) => `${entry}\n`)
			.join(''),
	end: () => '',
});

function entriesOf({ file, findings }: FileReport): readonly string[] {
	return findings.map(({ line, column, endLine, endColumn, offset, end, severity, code, message, url, fixes }) =>
		json({
			...{ file, line, column, endLine, endColumn, offset, end, severity, code, message, url },
			fixes: fixes.map(({ title, edits }) => ({
				title,
				edits: edits.map((edit) => ({ offset: edit.offset, end: edit.end, text: edit.text })),
			})),
		}),
	);
}
