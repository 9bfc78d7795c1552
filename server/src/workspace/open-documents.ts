/** The documents that the editor has open. What it has of a file goes before what is on disk. */

import type { Analysis } from '../analysis/analyse';
import type { EditedDocument } from '../features/text-document';
import type { EditorSettings } from '../settings';
import { keyOf } from './file-access';

/** The documents as the server has them. */
export interface Documents {
	readonly all: () => readonly EditedDocument[];
	/** The file that a document is in: the notebook of a cell, else the document itself. */
	readonly fileOf: (uri: string) => string;
	readonly analysisOf: (document: EditedDocument, settings: EditorSettings) => Analysis;
}

export class OpenDocuments {
	/** The documents by their keys; absent where some were opened or closed since. */
	#known: ReadonlyMap<string, EditedDocument> | undefined;

	constructor(private readonly documents: Documents) {}

	/** By their keys. */
	get all(): ReadonlyMap<string, EditedDocument> {
		this.#known ??= new Map(this.documents.all().map((document) => [keyOf(document.uri), document]));
		return this.#known;
	}

	/** The keys of all files that the editor shows itself, notebooks too. */
	get files(): ReadonlySet<string> {
		return new Set([...this.all].flatMap(([key, { uri }]) => [key, keyOf(this.documents.fileOf(uri))]));
	}

	get(key: string): EditedDocument | undefined {
		return this.all.get(key);
	}

	/** Some were opened or closed. */
	changed(): void {
		this.#known = undefined;
	}
}
