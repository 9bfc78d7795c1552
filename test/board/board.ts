/**
 * The board: documents, and under each everything that is found in it and offered for it. A line of board.txt that is not indented is a
 * document: what it is judged by, its language, and its text as JSON.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse, type Finding, type Fix } from '../../server/src/analysis/analyse';
import { rules } from '../../server/src/rules/index';
import { defaults, type Settings } from '../../server/src/settings';

export const FILE = join(__dirname, 'board.txt');

/** What documents are judged by. `loud`: every rule speaks. */
const settingsBy: Readonly<Record<string, Settings>> = {
	modern: defaults,
	rfc1738: { ...defaults, standard: 'rfc1738' },
	loud: { ...defaults, rules: Object.fromEntries(rules.map(({ code }) => [code, 'information' as const])) },
};

export interface Entry {
	/** The line of the document. */
	readonly head: string;
	readonly lines: readonly string[];
}

/** The entries of the file; what starts with `#` is a title. */
export function entries(): Entry[] {
	const found: { head: string; lines: string[] }[] = [];
	for (const line of readFileSync(FILE, 'utf8').split('\n')) {
		if (line === '' || line.startsWith('#')) continue;
		if (line.startsWith('  ')) found.at(-1)?.lines.push(line);
		else found.push({ head: line, lines: [] });
	}
	return found;
}

/** The lines under a document. @throws RangeError for a line that is none */
export function saidOf(head: string): string[] {
	const [, by = '', languageId = '', json = ''] = /^(\w+) (\S+) (".*")$/.exec(head) ?? [];
	const settings = settingsBy[by];
	if (settings === undefined) throw new RangeError(`no document: ${head}`);
	const text: string = JSON.parse(json);
	const { occurrences, findings } = analyse({ text, languageId }, settings);
	const found = Array.from(occurrences, ({ offset, end, url, context }) => ({
		offset,
		line: `  ${offset}–${end} ${context.name} ${JSON.stringify(url)}`,
	}));
	const said = findings.map((finding) => ({ offset: finding.offset, line: `    ${inWords(finding)}` }));
	return [...found, ...said].sort((one, other) => one.offset - other.offset).map(({ line }) => line);
}

function inWords(finding: Finding): string {
	const { offset, end, severity, code } = finding;
	const fixes = finding.fixes().map((fix) => ` → ${fixInWords(fix)}`);
	return `${offset}–${end} ${severity} ${code}${fixes.join('')}`;
}

function fixInWords({ edits, automatic, preferred }: Fix): string {
	const words = edits.map(({ offset, end, text }) => `${offset}–${end} ${JSON.stringify(text)}`);
	return `${automatic ? '*' : ''}${preferred ? '+' : ''}${words.join(', ')}`;
}
