/** The file of hovers: a URL in a line, under it the hover over its first character as a client without Markdown shows it. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MarkupContent, MarkupKind } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { analyse } from '../../../server/src/analysis/analyse';
import { hoverOf } from '../../../server/src/features/hover/hover';
import type { ClientSupport } from '../../../server/src/protocol';
import { defaults, type Settings } from '../../../server/src/settings';

export const FILE = join(__dirname, 'hovers.txt');

/** A URL, and the lines of its hover. */
export interface Block {
	readonly url: string;
	readonly lines: readonly string[];
}

/** The blocks of the file, which a line of `=` before their URLs starts; what starts with `#` is a title. */
export function blocks(): Block[] {
	const found: { url: string; lines: string[] }[] = [];
	for (const line of readFileSync(FILE, 'utf8').split('\n')) {
		if (line === '' || line.startsWith('#')) continue;
		if (line.startsWith('  ')) found.at(-1)?.lines.push(line.slice(2));
		else found.push({ url: line, lines: [] });
	}
	return found;
}

/** What the hover at an offset shows; empty where there is none. */
export async function hoverAt(
	text: string,
	offset: number,
	languageId = 'plaintext',
	kind: MarkupKind = MarkupKind.PlainText,
	settings: Settings = defaults,
	client?: ClientSupport['urlLint'],
	uri = 'file:///a',
): Promise<string> {
	const document = TextDocument.create(uri, languageId, 1, text);
	const hover = await hoverOf(document, analyse({ text, languageId }, settings), offset, settings, kind, client);
	return MarkupContent.is(hover?.contents) ? hover.contents.value : '';
}

/** A URL as the only thing in `<URL:…>`, where all of it belongs to it. */
export async function hoverOver(url: string): Promise<string[]> {
	return (await hoverAt(`<URL:${url}>`, '<URL:'.length)).split('\n');
}
