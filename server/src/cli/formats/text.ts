import { message } from '../../data/messages';
import { ours } from '../../data/shown';
import { type Severity, severities } from '../../settings';
import { printable } from '../../url/printable';
import { count } from '../environment';
import type { FileReport } from '../report';
import type { FormatFactory, Totals } from './format';

const severityWidth = Math.max(...severities.map((severity) => severity.length));

/** SGR parameters (ECMA-48 §8.3.117). */
const colours: Readonly<Record<Severity | 'code', string>> = {
	error: '31',
	warning: '33',
	information: '36',
	hint: '2',
	code: '2',
};

type Paint = (text: string, colour: keyof typeof colours) => string;

/** `path:line:column  severity  message  code`, a line each; files apart by an empty line; a summary at the end. */
export const textFormat: FormatFactory = ({ colour }) => {
	const paint: Paint = (text, name) => (colour ? `\u001b[${colours[name]}m${text}\u001b[0m` : text);
	return {
		wants: { fixes: false },
		begin: () => '',
		file: (report) => (report.findings.length === 0 ? '' : `${rows(report, paint).join('\n')}\n\n`),
		end: (totals) => `${summary(totals)}\n`,
	};
};

function rows({ file, findings }: FileReport, paint: Paint): string[] {
	const places = findings.map(({ line, column }) => `${printable(file)}:${line}:${column}`);
	const width = places.reduce((widest, place) => Math.max(widest, place.length), 0);
	return findings.map(({ severity, message: text, code }, index) => {
		const place = (places[index] ?? '').padEnd(width);
		return [place, paint(severity.padEnd(severityWidth), severity), printable(text), paint(code, 'code')].join('  ');
	});
}

function summary({ files, urls, findings }: Totals): string {
	const found = severities.filter((severity) => findings[severity] > 0);
	return message('cli.summary', {
		files: count('file', files),
		urls: count('url', urls),
		findings:
			ours(found.map((severity) => count(severity, findings[severity])).join(', ')) || message('cli.summary.none'),
	});
}
