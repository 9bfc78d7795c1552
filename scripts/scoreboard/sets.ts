/** The data sets that the scoreboard is played on: rows that a finder gets right or not, nothing in between. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mark, unmark } from '../../test/scan/marked';
import { hrefsOf, rendered, withoutSchemeIn } from './markdown';
import { hasScheme, type Link } from './peers';
import { type Reasons, reasons } from './reasons';

export interface Row {
	/** Unique in its set; reasons are given by it. */
	readonly name: string;
	readonly text: string;
	readonly languageId: string;
	readonly isRight: (links: readonly Link[]) => boolean;
}

export interface DataSet {
	readonly name: string;
	readonly rows: readonly Row[];
	/** The finder whose own fixtures these are: it has all of them right. */
	readonly home?: string;
	/** Why we miss rows, by the row's name. */
	readonly reasons: Reasons;
}

const root = fileURLToPath(new URL('../../test', import.meta.url));
const linesOf = (path: string) => readFileSync(join(root, path), 'utf8').split(/\r?\n/);

/** UTS #58's LinkDetectionTest: exactly the marked links with a scheme are found. */
export function uts58(): DataSet {
	const lines = linesOf('fixtures/uts58/LinkDetectionTest.txt').filter(
		(line) => /⸠/.test(line) && !line.startsWith('#'),
	);
	const rows = lines.map((line) => markedRow(line)).filter(({ links }) => links > 0);
	return { name: 'UTS #58 link detection', rows, reasons: reasons.uts58 };
}

/** linkify-it's fixtures: the first link with a scheme is the expected one, or there is none. */
export function linkifyIt(): DataSet {
	const rows = [...linkRows(linesOf('fixtures/linkify-it/links.txt')), ...noLinkRows()];
	return { name: "linkify-it's fixtures", rows, home: 'linkify-it', reasons: reasons.linkifyIt };
}

export function commonmark(): DataSet {
	const rows = specRows('fixtures/markdown/cc-by-sa-4.0/commonmark-spec.txt');
	return { name: 'CommonMark 0.31.2, hrefs', rows, reasons: reasons.commonmark };
}

export function gfm(): DataSet {
	const rows = specRows('fixtures/markdown/cc-by-sa-4.0/gfm-spec.txt');
	return { name: 'GFM 0.29, hrefs', rows, reasons: reasons.gfm };
}

/** Our own fixtures of Chinese, Japanese and Korean prose, read from the tests' source. */
export function cjk(): DataSet {
	const files = readdirSync(join(root, 'scan')).filter((file) => /^cjk.*\.ts$/.test(file));
	const documents = files.flatMap((file) => plainDocumentsIn(readFileSync(join(root, 'scan', file), 'utf8')));
	return { name: 'CJK prose, our fixtures', rows: [...new Set(documents)].map(markedRow), reasons: reasons.cjk };
}

export function allSets(): DataSet[] {
	return [uts58(), linkifyIt(), commonmark(), gfm(), cjk()];
}

/** Links without a scheme count for nobody, whether marked or found. */
function markedRow(marked: string): Row & { links: number } {
	const { text, spans } = unmark(marked);
	const expected = spans.filter(({ offset, end }) => hasScheme(text.slice(offset, end)));
	const right = mark(text, expected);
	const isRight = (links: readonly Link[]) => mark(text, links) === right;
	return { name: right, text, languageId: 'plaintext', links: expected.length, isRight };
}

const withoutComment = (line: string) => line.replace(/(?:^|\s+)%(?:\s.*)?$/, '');

/** A line and, if it is not the whole line, the link that is expected in it on the next one. */
function* linkRows(lines: readonly string[]): Generator<Row> {
	for (let at = 0; at < lines.length; at++) {
		const text = withoutComment(lines[at] ?? '');
		if (text === '') continue;
		const next = withoutComment(lines[at + 1] ?? '');
		if (next !== '') at++;
		const expected = next || text;
		if (!hasScheme(expected)) continue;
		const isRight = (links: readonly Link[]) =>
			links[0] !== undefined && text.slice(links[0].offset, links[0].end) === expected;
		yield { name: text, text, languageId: 'plaintext', isRight };
	}
}

function noLinkRows(): Row[] {
	const lines = linesOf('fixtures/linkify-it/not_links.txt').map(withoutComment);
	const texts = lines.filter((line) => /[a-z][a-z\d+.-]*:\S/i.test(line));
	return texts.map((text) => ({ name: text, text, languageId: 'plaintext', isRight: (links) => links.length === 0 }));
}

/** One row for each absolute href of the HTML that an example of the specification expects. */
function specRows(path: string): Row[] {
	const examples = readFileSync(join(root, path), 'utf8').matchAll(
		/^`{32} example.*\n([\s\S]*?)^\.\n([\s\S]*?)^`{32}$/gm,
	);
	return [...examples].flatMap(([, markdown = '', html = ''], index) => {
		const text = markdown.replaceAll('→', '\t');
		return hrefsOf(html)
			.filter((href) => hasScheme(href) && !withoutSchemeIn(text, href))
			.map((href) => ({
				name: `${index + 1}: ${href}`,
				text,
				languageId: 'markdown',
				isRight: (links: readonly Link[]) => links.some(({ url }) => rendered(url) === rendered(href)),
			}));
	});
}

/** The marked strings of every `finds(…, 'plaintext', […])`. A string that a method goes on with is no document yet. */
function plainDocumentsIn(source: string): string[] {
	const calls = source
		.split(/^finds\(/m)
		.slice(1)
		.filter((call) => /^[^[]*?'plaintext'/.test(call));
	const literals = calls.flatMap((call) => [...call.matchAll(/(['"`])((?:\\.|(?!\1)[^\\\n])*)\1(\.?)/g)]);
	const documents = literals.filter(([, , , method]) => method === '');
	return documents.map(([, , literal = '']) => unquoted(literal)).filter((text) => /⸠.+⸡/.test(text));
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t' };

function unquoted(literal: string): string {
	return literal.replace(/\\(?:u([\da-f]{4})|(.))/gi, (_, hex: string | undefined, character: string) =>
		hex === undefined ? (ESCAPES[character] ?? character) : String.fromCharCode(Number.parseInt(hex, 16)),
	);
}
