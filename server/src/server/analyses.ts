/** The analyses of the open documents: one of each, of its text as it is now. */

import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Analysis } from '../analysis/analyse';
import { check } from '../config/check';
import type { EditorSettings } from '../settings';

/** An analysis, and of what. */
interface Kept {
	readonly version: number;
	readonly text: string;
	readonly languageId: string;
	readonly settings: EditorSettings;
	readonly analysis: Analysis;
}

export class Analyses {
	readonly #kept = new Map<string, Kept>();

	/** The analysis of a document as it is now: the last one again where neither its text nor the settings changed. */
	of(document: TextDocument, settings: EditorSettings): Analysis {
		const { uri, version, languageId } = document;
		const last = this.#kept.get(uri);
		const isKept = last?.settings === settings && last.languageId === languageId;
		if (isKept && last.version === version) return last.analysis;
		const text = document.getText();
		// Two analyses of a large document at once may take more memory than there is.
		this.#kept.delete(uri);
		const analysis = isKept && last.text === text ? last.analysis : check({ name: uri, text, languageId }, settings);
		this.#kept.set(uri, { version, text, languageId, settings, analysis });
		return analysis;
	}

	/** A document was closed. */
	forget(uri: string): void {
		this.#kept.delete(uri);
	}
}
