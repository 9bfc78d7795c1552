import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { docsOf } from '../../data/docs';
import { english, type Words } from '../../data/words';
import { type Severity, severities } from '../../settings';
import { printable } from '../../url/printable';
import { count } from '../environment';
import type { Excerpt } from '../excerpt';
import { fitted, type Parts } from '../fitted';
import { message } from '../messages';
import type { FileReport } from '../report';
import { widthOf } from '../width';
import type { FormatFactory, Style, Totals } from './format';

const severityWidth = Math.max(...severities.map((severity) => severity.length));

/** SGR parameters (ECMA-48 §8.3.117). */
const colours: Readonly<Record<Severity | 'code', string>> = {
	error: '31',
	warning: '33',
	information: '36',
	hint: '2',
	code: '2',
};

/**
 * `path:line:column  severity  message  code`, a line each; files apart by an empty line; a summary at the end. For a reader
 * the line of the file stands below, and what is wrong is underlined.
 */
export const textFormat: FormatFactory = (style) => ({
	wants: { fixes: false, excerpts: style.excerpts, tongue: style.words?.tongue },
	begin: () => '',
	file: (report) => (report.findings.length === 0 ? '' : `${rows(report, style).join('\n')}\n\n`),
	end: (totals) => `${summary(totals, style.words ?? english)}\n`,
});

function rows({ file, findings }: FileReport, style: Style): string[] {
	const name = printable(file);
	const page = file === '-' ? undefined : pathToFileURL(resolve(file)).href;
	const places = findings.map(({ line, column }) => `${name}:${line}:${column}`);
	const width = places.reduce((widest, place) => Math.max(widest, place.length), 0);
	return findings.flatMap(({ severity, message: text, told = text, code, excerpt }, index) => {
		const place = places[index] ?? '';
		const row = [
			linked(place, page, style) + ' '.repeat(width - place.length),
			painted(severity.padEnd(severityWidth), severity, style),
			printable(told),
			linked(painted(code, 'code', style), docsOf(code), style),
		];
		return [row.join('  '), ...(excerpt === undefined ? [] : excerptLines(excerpt, severity, style))];
	});
}

/** How far an excerpt stands from the edge, in cells. */
const INDENT = 2;

/** The line and what is underlined in it; where something is missing that is the place of one character. */
function excerptLines(excerpt: Excerpt, severity: Severity, style: Style): string[] {
	const { columns = Number.POSITIVE_INFINITY } = style;
	// It may come from a cache that somebody else wrote.
	const parts: Parts = [printable(excerpt.before), printable(excerpt.marked), printable(excerpt.after)];
	const [before, marked, after] = fitted(parts, columns - INDENT);
	const line = painted('~'.repeat(Math.max(1, widthOf(marked))), severity, style);
	return [`  ${before}${marked}${after}`, `  ${' '.repeat(widthOf(before))}${line}`];
}

function painted(text: string, name: keyof typeof colours, { colour }: Style): string {
	return colour ? `\u001b[${colours[name]}m${text}\u001b[0m` : text;
}

/** A hyperlink as terminals know it (OSC 8). */
function linked(text: string, target: string | undefined, { hyperlinks }: Style): string {
	return hyperlinks && target !== undefined ? `\u001b]8;;${target}\u001b\\${text}\u001b]8;;\u001b\\` : text;
}

function summary({ files, urls, findings }: Totals, words: Words): string {
	const found = severities.filter((severity) => findings[severity] > 0);
	return words.of(
		message('cli.summary', {
			files: count('file', files),
			urls: count('url', urls),
			findings:
				found.length === 0
					? message('cli.summary.none')
					: found
							.map((severity) => count(severity, findings[severity]))
							.reduce((list, next) => message('cli.summary.list', { list, next })),
		}),
	);
}
