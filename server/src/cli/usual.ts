/** How URLs are usually written in all files that are checked, for the files to which that makes a difference. */

import { addSpellings, analyse } from '../analysis/analyse';
import { Spellings, type UsualSpelling, usualOfForms } from '../url/spellings';
import { stateOf } from './cache';
import type { Configuration } from './configuration';
import { type Documents, documentOf } from './documents';
import { HeldLog } from './environment';
import { hashOf } from './examine';
import type { Source } from './files';

/** The usual spellings by the normal form, of URLs that are written in several ways: plain data for other threads. */
export type UsualTable = readonly (readonly [normal: string, usual: string])[];

/** What is usual, and another text whenever that is another thing. */
export interface Usual {
	readonly table: UsualTable;
	readonly spelling: UsualSpelling;
	readonly key: string;
}

/** Counts how URLs are written when the first file wants to know. */
export class UsualInAll {
	#usual: Promise<Usual> | undefined;

	constructor(
		private readonly documents: Documents,
		private readonly configuration: Configuration,
	) {}

	/** `undefined` where it makes no difference; and of what can be read once only, which is judged by itself. */
	async for(source: Source): Promise<Usual | undefined> {
		const { path } = source;
		if (path === undefined || this.documents.reader.isInput(source)) return undefined;
		if (!this.configuration.mayCompareSpellings(path)) return undefined;
		this.#usual ??= usualIn(this.documents);
		return this.#usual;
	}
}

/** Reads all files, those of other shards too. What is wrong with one is said when it is checked. */
async function usualIn(documents: Documents): Promise<Usual> {
	const spellings = new Spellings();
	const { reader } = documents;
	for (const source of documents.filesOfAllShards()) {
		if (stateOf(source.path) === undefined) continue;
		try {
			const file = reader.textOf(source, await reader.bytesOf(source), new HeldLog());
			if (file === undefined) continue;
			addSpellings(spellings, analyse(documentOf(file), file.settings).occurrences, file.settings);
		} catch {
			// It counts for nothing.
		}
	}
	const usual = spellings.usual();
	const table = [...usual].sort(([one], [other]) => (one < other ? -1 : 1));
	return { table, spelling: usualOfForms(usual), key: hashOf(JSON.stringify(table)) };
}
