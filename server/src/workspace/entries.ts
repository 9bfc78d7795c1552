/** The URLs of the workspace one by one, with what is wrong with them: what the view and an export show. */

import { isShownWith, wordsOf } from './labels';
import type { Said } from './said';
import type { FoundUrl } from './url-index';
import type { Workspace } from './workspace';
import { reportOf } from './workspace-file';

/** A place of a URL. */
export interface Entry {
	/** The key of its file. */
	readonly file: string;
	readonly found: FoundUrl;
	/** What is said of it, in order. */
	readonly said: readonly Said[];
}

/**
 * The places of all URLs, file by file in the order of their names, and in a file in the order in which they stand.
 * @param filter words that the URL, its file's name and the codes of its findings have together, each somewhere
 */
export function* entriesOf(workspace: Workspace, filter = ''): Iterable<Entry> {
	const words = wordsOf(filter);
	for (const [key, name] of filesByName(workspace))
		for (const entry of entriesIn(workspace, key)) {
			const codes = entry.said.map(({ code }) => code).join(' ');
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
	const report = known && reportOf(known);
	const all = report === undefined ? [] : workspace.said.of(report);
	let next = 0;
	for (const found of workspace.index.in(file)) {
		const own: Said[] = [];
		// Both are in order. What stands before the URL is about none.
		while (next < all.length && startsBefore(all[next] as Said, found)) {
			const said = all[next++] as Said;
			if (!isBefore(said.start.line, said.start.character, found.line, found.character)) own.push(said);
		}
		yield { file, found, said: own };
	}
}

/** Whether it starts in the URL, or before. */
function startsBefore({ start }: Said, { endLine, endCharacter }: FoundUrl): boolean {
	return isBefore(start.line, start.character, endLine, endCharacter);
}

function isBefore(line: number, character: number, otherLine: number, otherCharacter: number): boolean {
	return line < otherLine || (line === otherLine && character < otherCharacter);
}
