/** What is shown over a URL: what stands under the pointer, what is wrong elsewhere in it, and what it says. */

import { type Hover, MarkupKind } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Analysis, Finding, Occurrence } from '../../analysis/analyse';
import { message } from '../../data/messages';
import { explain } from '../../explain/explanation';
import { parseLogical } from '../../placeholders/placeholders';
import type { ClientSupport } from '../../protocol';
import type { Settings } from '../../settings';
import { parametersOf } from '../../url/components';
import { Mask } from '../../url/mask';
import type { Url } from '../../url/url';
import { repairOf, worstFirst } from '../url-findings';
import { actionLine } from './actions';
import { type Log, registrableDomain } from './domains';
import { markdown, plainText, type Writer } from './writers';

/** Of more findings the worst are shown: the list of problems has the others. */
const MOST_FINDINGS = 5;

/**
 * The hover over the URL at an offset; `null` where none stands. No other URL is judged for it.
 * @param kind in which form the client shows it
 * @param client what it does for us beyond the protocol
 * @param log told of what the hover goes without
 */
export async function hoverOf(
	document: TextDocument,
	analysis: Analysis,
	offset: number,
	settings: Settings,
	kind: MarkupKind = MarkupKind.Markdown,
	client: ClientSupport['urlLint'] = {},
	log: Log = () => {},
): Promise<Hover | null> {
	const occurrence = analysis.occurrences.around(offset);
	if (occurrence === undefined) return null;
	// Before anything is waited for: the document may change meanwhile.
	const range = { start: document.positionAt(occurrence.offset), end: document.positionAt(occurrence.end) };
	// Inside of the URL, since another one may end where it starts.
	const place = { uri: document.uri, version: document.version, offset: occurrence.offset + 1 };
	const url = parseLogical(occurrence.url, settings.standard);
	const subject = {
		url,
		mask: new Mask(url, occurrence.rest?.text),
		domain: await domainOf(url, log),
		depth: 0,
		goesOn: goesOn(occurrence),
	};
	const writer = kind === MarkupKind.Markdown ? markdown : plainText;
	const findings = worstFirst(analysis, occurrence);
	const elsewhere = findings.filter((finding) => isElsewhere(finding, offset));
	const lines = [
		...elsewhere.slice(0, MOST_FINDINGS).map((finding) => writer.words(finding.message)),
		...(elsewhere.length > MOST_FINDINGS
			? [writer.words(message('explain.more', { count: elsewhere.length - MOST_FINDINGS }))]
			: []),
	];
	const actions =
		kind === MarkupKind.Markdown && client.hoverCommands === true
			? [
					actionLine(place, {
						hasParameters: hasParameters(url),
						isWrong: findings.length > 0,
						isRepairable: repairOf(findings) !== undefined,
					}),
				]
			: [];
	const explanation = explain(subject, occurrence.map.toLogical(offset));
	const parts = [lines, pointedLines(explanation, writer), explained(explanation, writer), actions];
	const value = parts
		.filter((part) => part.length > 0)
		.map((part) => part.join(writer.newLine))
		.join('\n\n');
	return { contents: { kind, value }, range };
}

/** Whether the editor does not show a finding itself, for the pointer is not over it. */
function isElsewhere({ offset: start, end }: Finding, offset: number): boolean {
	return offset < start || offset >= Math.max(end, start + 1);
}

/** Whether what stands at the URL's end stands for more: `"http://a.example:" + port`. */
function goesOn({ url, placeholders }: Occurrence): boolean {
	return placeholders.some(({ end }) => end === url.length);
}

/** Whether there is anything to copy of its parameters. */
function hasParameters(url: Url): boolean {
	return parametersOf(url).some(({ name, value }) => name !== '' || value !== undefined);
}

/** The registered domain of the URL's host. */
async function domainOf({ text, components: { host } }: Url, log: Log): Promise<string | undefined> {
	return host === undefined ? undefined : registrableDomain(text.slice(host.offset, host.end), log);
}

type Explained = ReturnType<typeof explain>;

function pointedLines({ pointed }: Explained, writer: Writer): string[] {
	return pointed === undefined ? [] : [`${writer.text(pointed.written)} ${writer.words(pointed.means)}`];
}

function explained({ scheme, summary, rows, readings }: Explained, writer: Writer): string[] {
	const lines: string[] = [];
	const name = writer.label(scheme, false);
	lines.push(summary === '' ? name : `${name} ${writer.words(summary)}`);
	for (const row of rows) lines.push(lineOf(row, writer));
	if (readings.length > 0) {
		const hosts = readings.map(
			({ reader, host }) =>
				`${writer.words(reader)} ${host === '' ? writer.words(message('explain.refuses')) : writer.strong(host)}`,
		);
		lines.push(`${writer.words(message('explain.readings'))}: ${hosts.join(', ')}`);
	}
	return lines;
}

function lineOf({ label, named, text, strong, notes, depth }: Explained['rows'][number], writer: Writer): string {
	const value = text === '' ? '' : writer.text(text, strong);
	const said = notes.map((note) => writer.words(note)).join(', ');
	const beside = said === '' || value === '' ? said : `(${said})`;
	const name = label === '' ? '' : `${writer.label(label, named === true)} `;
	return `${writer.indent(depth)}${name}${[value, beside].filter((part) => part !== '').join(' ')}`.trimEnd();
}
