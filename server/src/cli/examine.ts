/** What `check` finds out about one file, in whatever thread, as plain data. */

import { createHash } from 'node:crypto';
import { MOST_FINDINGS } from '../analysis/analyse';
import { check } from '../config/check';
import type { UsualSpelling } from '../url/spellings';
import { count, HeldLog, type Log, logDefect, type Note, reasonOf } from './environment';
import type { Source } from './files';
import { OutputError } from './output';
import type { Reader, TextFile } from './reader';
import { type ReportedFinding, reportOf, type Wanted } from './report';

/** What is in a text. */
export interface Result {
	/** How many. */
	readonly urls: number;
	readonly findings: readonly ReportedFinding[];
}

/** What became of a file. */
export interface Examined {
	/** What is to be said of it before its findings. */
	readonly notes: readonly Note[];
	/** `unread`: the notes say why. */
	readonly result: Result | 'binary' | 'unread';
	/** Of its bytes: see `hashOf`. Where somebody asked for it. */
	readonly hash?: string;
}

/** How a file is examined. */
export interface Demand {
	readonly wanted: Wanted;
	readonly hash: boolean;
}

/**
 * Reads and checks a file. What goes wrong with it is in the notes.
 * @param usual how URLs are usually written in all files; by default as in this one
 * @throws OutputError, if `beforeChecking` does
 */
export async function examine(
	source: Source,
	reader: Reader,
	{ wanted, hash }: Demand,
	usual: UsualSpelling | undefined,
	beforeChecking: (text: string) => Promise<void> = async () => {},
): Promise<Examined> {
	const log = new HeldLog();
	try {
		const bytes = await reader.bytesOf(source);
		const hashed = hash ? { hash: hashOf(bytes) } : {};
		const file = reader.textOf(source, bytes, log);
		if (file === undefined) return { notes: log.take(), result: 'binary', ...hashed };
		await beforeChecking(file.decoded.text);
		const result = checkText(file, file.decoded.text, wanted, log, usual);
		return { notes: log.take(), result, ...hashed };
	} catch (error) {
		if (error instanceof OutputError) throw error;
		log.error('cli.error.read', { path: source.name, reason: reasonOf(error) });
		return { notes: log.take(), result: 'unread' };
	}
}

/** What is in a file, or in what it became. A defect of ours in one file must not hide the findings in the others. */
export function checkText(
	{ name, languageId, settings }: TextFile,
	text: string,
	wanted: Wanted,
	log: Log,
	usual?: UsualSpelling,
): Result {
	try {
		const analysis = check({ name, text, languageId }, settings, usual);
		const { findings } = reportOf(name, text, analysis, wanted, settings.words);
		if (analysis.cut) log.note('cli.note.more', { path: name, findings: count('finding', MOST_FINDINGS) });
		return { urls: analysis.occurrences.length, findings };
	} catch (error) {
		logDefect(name, error, log);
		return { urls: 0, findings: [] };
	}
}

/** Tells contents apart: two that have the same one are the same. */
export function hashOf(content: string | Uint8Array): string {
	return createHash('sha256').update(content).digest('base64');
}
