/** Which reader reads a document. */

import { isProgram } from './kinds';
import type { MakeReader } from './language';
import { languageWritten } from './language-written';
import { PlainReader } from './plain';
import type { Reader } from './reader';
import { languages } from './registry';
import type { Whole } from './whole';

const readers = new Map<string, MakeReader>(
	languages.flatMap(({ id, reader }): [string, MakeReader][] => (reader === undefined ? [] : [[id, reader]])),
);

/**
 * The reader of a document.
 * @param from where to start: 0, or a line's start
 * @param state what `stateAt` said of that line
 * @param whole the document, where `text` is but a stretch of it
 */
export function readerOf(text: string, languageId: string, from = 0, state = '', whole?: Whole): Reader {
	const make = readers.get(whole?.written ?? languageWritten(text, languageId));
	return make === undefined ? new PlainReader(text, isProgram(languageId)) : make(text, from, state, whole);
}

/** Whether a reader of its own reads the language. */
export function isRead(languageId: string): boolean {
	return readers.has(languageId);
}

/** The languages that have a reader of their own, those together that share one. */
export function languagesRead(): readonly (readonly string[])[] {
	const groups = new Map<MakeReader, string[]>();
	for (const [languageId, make] of readers) groups.set(make, [...(groups.get(make) ?? []), languageId]);
	return [...groups.values()];
}
