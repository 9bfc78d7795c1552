import type { Finding } from '../../analysis/analyse';
import { json } from '../json';
import type { FileResult, FormatFactory } from './format';

/** One array of findings, each on a line of its own. */
export const jsonFormat: FormatFactory = () => {
	let empty = true;
	return {
		begin: () => '[',
		file(result) {
			const entries = result.findings.map((finding) => `\n${json(entry(finding, result))}`);
			const separator = empty || entries.length === 0 ? '' : ',';
			empty &&= entries.length === 0;
			return separator + entries.join(',');
		},
		end: () => (empty ? ']\n' : '\n]\n'),
	};
};

function entry(finding: Finding, { file, lines }: FileResult): object {
	const { offset, end, severity, code, message, url } = finding;
	const { line, column } = lines.position(offset);
	const { line: endLine, column: endColumn } = lines.position(end);
	const fixes = finding.fixes().map(({ title, edits }) => ({
		title,
		edits: edits.map((edit) => ({ offset: edit.offset, end: edit.end, text: edit.text })),
	}));
	return { file, line, column, endLine, endColumn, offset, end, severity, code, message, url, fixes };
}
