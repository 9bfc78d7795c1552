/** What is shown over a URL: what stands under the pointer, what is wrong elsewhere in it, and what it says. */

import { type Hover, MarkupKind } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Analysis, Finding, Occurrence } from '../../analysis/analyse';
import { message } from '../../data/messages';
import { ours } from '../../data/shown';
import type { Wording, Words } from '../../data/words';
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
	const { words } = settings;
	const writer = kind === MarkupKind.Markdown ? markdown : plainText(words);
	const findings = worstFirst(analysis, occurrence);
	const elsewhere = findings.filter((finding) => isElsewhere(finding, offset));
	const lines = [
		...elsewhere.slice(0, MOST_FINDINGS).map((finding) => writer.words(words.sentence(finding.says))),
		...(elsewhere.length > MOST_FINDINGS
			? [writer.words(words.of(message('explain.more', { count: elsewhere.length - MOST_FINDINGS })))]
			: []),
	];
	const actions =
		kind === MarkupKind.Markdown && client.hoverCommands === true
			? [
					actionLine(
						place,
						{
							hasParameters: hasParameters(url),
							isWrong: findings.length > 0,
							isRepairable: repairOf(findings) !== undefined,
						},
						words,
					),
				]
			: [];
	const explanation = explain(subject, occurrence.map.toLogical(offset));
	const parts = [lines, pointedLines(explanation, writer, words), explained(explanation, writer, words), actions];
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

function pointedLines({ pointed }: Explained, writer: Writer, words: Words): string[] {
	return pointed === undefined ? [] : [`${writer.text(pointed.written)} ${writer.words(words.of(pointed.means))}`];
}

function explained({ scheme, summary, rows, readings }: Explained, writer: Writer, words: Words): string[] {
	const lines: string[] = [];
	const name = writer.label(scheme, false);
	lines.push(summary === '' ? name : `${name} ${writer.words(words.of(summary))}`);
	for (const row of rows) lines.push(lineOf(row, writer, words));
	if (readings.length > 0) {
		const hosts = readings.map(
			({ reader, host }) =>
				`${writer.words(words.of(reader))} ${host === '' ? writer.words(words.of(message('explain.refuses'))) : writer.strong(host)}`,
		);
		const name = message('explain.label', { name: message('explain.readings') });
		const list = hosts.map(ours).reduce((list, next) => words.of(listed(list, next)));
		lines.push(`${writer.words(words.of(name))} ${list}`);
	}
	return lines;
}

/** Notes, one after another. */
function listed(list: Wording, next: Wording): Wording {
	return message('explain.list', { list, next });
}

function lineOf(row: Explained['rows'][number], writer: Writer, words: Words): string {
	const { label, named, text, strong, notes, depth } = row;
	const value = text === '' ? '' : writer.text(words.of(text), strong);
	const said = notes.length === 0 ? ours('') : words.of(notes.reduce(listed));
	const beside = writer.words(
		said === '' || value === '' ? said : words.of(message('explain.beside', { notes: said })),
	);
	const name = label === '' ? '' : `${writer.label(words.of(label), named === true)} `;
	return `${writer.indent(depth)}${name}${value}${beside}`.trimEnd();
}
