/** The URLs of the workspace one by one, with what is wrong with them: what the view and an export show. */

import type { Diagnostic } from 'vscode-languageserver';
import { isShownWith, wordsOf } from './labels';
import { diagnosticsIn } from './look';
import type { FoundUrl } from './url-index';
import type { Workspace } from './workspace';
import { reportOf } from './workspace-file';

/** A place of a URL. */
export interface Entry {
	/** The key of its file. */
	readonly file: string;
	readonly found: FoundUrl;
	/** What is said of it, in order. */
	readonly diagnostics: readonly Diagnostic[];
}

/**
 * The places of all URLs, file by file in the order of their names, and in a file in the order in which they stand.
 * @param filter words that the URL, its file's name and the codes of its findings have together, each somewhere
 */
export function* entriesOf(workspace: Workspace, filter = ''): Iterable<Entry> {
	const words = wordsOf(filter);
	for (const [key, name] of filesByName(workspace))
		for (const entry of entriesIn(workspace, key)) {
			const codes = entry.diagnostics.map(({ code }) => code).join(' ');
			if (words.length === 0 || isShownWith(entry.found.url, `${name} ${codes}`, words)) yield entry;
		}
}

/** Each file that was checked by its key, with its name. */
function filesByName(workspace: Workspace): [key: string, name: string][] {
	const names = Array.from(workspace.files.keys(), (key): [string, string] => [key, workspace.nameOf(key)]);
	// By code unit, not by locale: the order is the same on every machine.
	return names.sort(([one, a], [other, b]) => (a === b ? compare(one, other) : compare(a, b)));
}

function compare(one: string, other: string): number {
	return one < other ? -1 : one > other ? 1 : 0;
}

function* entriesIn(workspace: Workspace, file: string): Iterable<Entry> {
	const known = workspace.files.get(file);
	// That there are more findings than are shown is about no URL, and has no code.
	const diagnostics = diagnosticsIn((known && reportOf(known)?.diagnostics) ?? '').filter(
		({ code }) => code !== undefined,
	);
	let next = 0;
	for (const found of workspace.index.in(file)) {
		const own: Diagnostic[] = [];
		// Both are in order. What stands before the URL is about none.
		while (next < diagnostics.length && startsBefore(diagnostics[next] as Diagnostic, found)) {
			const diagnostic = diagnostics[next++] as Diagnostic;
			if (!isBefore(diagnostic.range.start.line, diagnostic.range.start.character, found.line, found.character))
				own.push(diagnostic);
		}
		yield { file, found, diagnostics: own };
	}
}

/** Whether it starts in the URL, or before. */
function startsBefore({ range: { start } }: Diagnostic, { endLine, endCharacter }: FoundUrl): boolean {
	return isBefore(start.line, start.character, endLine, endCharacter);
}

function isBefore(line: number, character: number, otherLine: number, otherCharacter: number): boolean {
	return line < otherLine || (line === otherLine && character < otherCharacter);
}
