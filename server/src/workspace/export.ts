/** The URLs of a selection as text. */

import type { UrlExportParams } from '../protocol/workspace';
import type { Entry } from './entries';
import { selected } from './tree';
import type { Workspace } from './workspace';

/** The names that the command's `urls` gives, in its order. */
const columns = ['file', 'offset', 'end', 'line', 'column', 'url', 'context'] as const;

/** Exact text: nothing is masked. Lines end in a line feed. */
export function exported(workspace: Workspace, { as, ...selection }: UrlExportParams): string {
	// A place with several findings is reached by several ways.
	const entries = new Set(Array.from(selected(workspace, selection), ({ entry }) => entry));
	if (as === 'list') return lines(new Set(Array.from(entries, ({ found }) => found.url)));
	const rows = Array.from(entries, (entry) => rowOf(workspace, entry));
	if (as === 'ndjson') return lines(rows.map((row) => JSON.stringify(row)));
	return lines([columns.join(), ...rows.map((row) => columns.map((column) => cell(String(row[column]))).join())]);
}

function rowOf(workspace: Workspace, { file, found: { offset, end, line, character, url, context } }: Entry) {
	return { file: workspace.nameOf(file), offset, end, line: line + 1, column: character + 1, url, context };
}

/** RFC 4180 §2. */
function cell(text: string): string {
	return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function lines(texts: Iterable<string>): string {
	return Array.from(texts, (text) => `${text}\n`).join('');
}
