import { type Hover, MarkupKind } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Analysis, Occurrence } from '../../analysis/analyse';
import { isMessageKey, message } from '../../data/messages';
import { ours, type Shown } from '../../data/shown';
import { parseLogical } from '../../placeholders/placeholders';
import type { Settings } from '../../settings';
import { type DescribedPart, describe } from '../../url/describe';
import { isAscii, toAscii } from '../../url/idna';
import { Mask } from '../../url/mask';
import { decode } from '../../url/percent';
import { schemeOf } from '../../url/schemes/index';
import type { Url } from '../../url/url';
import { registrableDomain } from './domains';

/** Longer parts are cut in the table: a hover is looked at, not read. */
const LONGEST_CELL = 120;

/** Of more fields of one URL, and they are the header fields of a mail or the like, only the first are shown. */
const MOST_FIELDS = 12;

/** The hover over a URL: its components as written and decoded. Nothing in it is trusted Markdown. */
export async function hoverOf(
	document: TextDocument,
	analysis: Analysis,
	offset: number,
	settings: Settings,
): Promise<Hover | null> {
	const occurrence = analysis.occurrences.around(offset);
	if (occurrence === undefined) return null;
	const url = parseLogical(occurrence.url, settings.standard);
	// Before anything is waited for: the document may change meanwhile.
	const range = { start: document.positionAt(occurrence.offset), end: document.positionAt(occurrence.end) };
	return {
		contents: {
			kind: MarkupKind.Markdown,
			value: markdownOf(
				{ url, mask: new Mask(url, occurrence.rest?.text), goesOn: goesOn(occurrence) },
				await domainOf(url),
			),
		},
		range,
	};
}

/** A URL as it is shown. */
interface Seen {
	readonly url: Url;
	readonly mask: Mask;
	/** Whether a program joins more to it. */
	readonly goesOn: boolean;
}

/** Whether what stands at the URL's end stands for more: `"http://a.example:" + port`. */
function goesOn({ url, placeholders }: Occurrence): boolean {
	return placeholders.some(({ end }) => end === url.length);
}

/** The registered domain of the URL's host, where the host says more. */
async function domainOf({ text, components: { host } }: Url): Promise<string | undefined> {
	if (host === undefined) return undefined;
	const name = text.slice(host.offset, host.end);
	const domain = await registrableDomain(name);
	return domain === name.toLowerCase() ? undefined : domain;
}

function markdownOf(seen: Seen, domain: string | undefined): string {
	const { url, mask } = seen;
	const rows = rowsOf(seen, domain);
	const head = [message('hover.part'), message('hover.written'), message('hover.decoded')];
	const lines = [
		`**URL Lint** ${escaped(cut(mask.whole))}`,
		'',
		row(head),
		row(['---', '---', '---']),
		...rows.map(row),
	];
	return `${lines.join('\n')}\n\n${escaped(standing(url))}`;
}

/** Whether RFC 1738 derives the URL, whatever the standard that findings are judged by. */
function standing({ text, scheme }: Url): Shown {
	const { derivable } = parseLogical(text, 'rfc1738');
	const section = ours(schemeOf(scheme).section ?? '5');
	return message(derivable ? 'hover.derived' : 'hover.not-derived', { section });
}

/** One row per component that is there; each row has its name, its text and what it means. */
function rowsOf(seen: Seen, domain: string | undefined): string[][] {
	const { url, mask } = seen;
	const rows: string[][] = [];
	for (const [name, described] of Object.entries(describe(url))) {
		if (name === 'segments') continue;
		if (!Array.isArray(described)) rows.push(partRow(seen, name, described as DescribedPart, domain));
		else {
			for (const field of described.slice(0, MOST_FIELDS)) rows.push(fieldRow(mask, field as Field));
			const count = described.length - MOST_FIELDS;
			if (count > 0) rows.push([nameOf('field'), escaped(message('hover.more', { count })), '']);
		}
	}
	return rows;
}

interface Field {
	readonly name: DescribedPart;
	readonly value?: DescribedPart;
}

function partRow({ url, mask, goesOn }: Seen, name: string, part: DescribedPart, domain: string | undefined): string[] {
	const isCut = goesOn && part.offset === part.end && part.end === url.text.length;
	if (isCut) return [nameOf(name), escaped(message('hover.goes-on')), ''];
	const text = mask.of(part);
	// What is hidden means nothing as a host or port.
	if (mask.hides(part)) return [nameOf(name), cell(text), decoded(text)];
	const means = name === 'host' ? hostMeaning(text, domain) : meaningOf(url, name, text);
	return [nameOf(name), cell(text), means];
}

/** The host's ASCII form, and who answers for it. */
function hostMeaning(text: Shown, domain: string | undefined): string {
	const ascii = isAscii(text) ? undefined : toAscii(text);
	const registered =
		domain === undefined || domain === ascii ? undefined : message('hover.domain', { domain: ours(domain) });
	const meanings = [ascii === undefined ? undefined : cut(ours(ascii)), registered];
	return escaped(ours(meanings.filter((meaning) => meaning).join(', ')));
}

function fieldRow(mask: Mask, { name, value }: Field): string[] {
	const written = value === undefined ? mask.of(name) : mask.of({ offset: name.offset, end: value.end });
	return [nameOf('field'), cell(written), decoded(mask.of(value))];
}

function nameOf(name: string): string {
	const key = `component.${name}`;
	return isMessageKey(key) ? message(key) : name;
}

/** What a component means beyond its letters: the decoded text, whether a port is the default. */
function meaningOf(url: Url, name: string, text: Shown): string {
	const { port } = schemeOf(url.scheme);
	if (name === 'port' && port !== undefined)
		return escaped(message(Number(text) === port ? 'hover.default-port' : 'hover.other-port', { port }));
	return name === 'scheme' ? '' : decoded(text);
}

function decoded(text: Shown): string {
	const result = ours(decode(text).text);
	return result === text ? '' : cell(result);
}

function cell(text: Shown): string {
	return escaped(text === '' ? message('hover.empty') : cut(text));
}

function cut(text: Shown): Shown {
	return text.length <= LONGEST_CELL ? text : ours(`${text.slice(0, LONGEST_CELL).replace(/[\uD800-\uDBFF]$/, '')}…`);
}

function row(cells: readonly string[]): string {
	return `| ${cells.join(' | ')} |`;
}

/** Text from a document as Markdown that shows it: no link, no image, no table cell of its own, no invisible character. */
function escaped(text: Shown): string {
	const visible = text.replace(
		/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu,
		(character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
	);
	// A dot and a colon too: a renderer would turn what looks like a URL into a link.
	return visible.replace(/[!-/:-@[-`{-~]/g, '\\$&');
}
