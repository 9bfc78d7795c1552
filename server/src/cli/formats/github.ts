import type { Severity } from '../../settings';
import { printable } from '../../url/printable';
import type { FileReport, ReportedFinding } from '../report';
import { slashed } from '../slashed';
import type { FormatFactory } from './format';

const levels: Readonly<Record<Severity, string>> = {
	error: 'error',
	warning: 'warning',
	information: 'notice',
	hint: 'notice',
};

/** Workflow commands of GitHub Actions, a line each: they become annotations. */
export const githubFormat: FormatFactory = () => ({
	wants: { fixes: false },
	begin: () => '',
	file: ({ file, findings }: FileReport) => findings.map((finding) => `${command(file, finding)}\n`).join(''),
	end: () => '',
});

function command(file: string, finding: ReportedFinding): string {
	const { line, column, endLine, endColumn, severity, code, message } = finding;
	// An annotation over several lines has no columns.
	const columns = line === endLine ? `,col=${column},endColumn=${endColumn}` : '';
	const place = `file=${property(slashed(file))},line=${line},endLine=${endLine}${columns}`;
	return `::${levels[severity]} ${place},title=${property(code)}::${data(message)}`;
}

/** As the runner reads it (actions/toolkit, command.ts): what ends a line is escaped, and what escapes. */
function data(text: string): string {
	return printable(text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A'));
}

function property(text: string): string {
	return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
