/** A document with one URL that is looked for, its tree, and what is changed in it. */

import assert from 'node:assert/strict';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { analyse, applyEdits } from '../../../server/src/analysis/analyse';
import { inspectionAt, partChanged, partText } from '../../../server/src/features/inspector/inspection';
import type { InspectedPart, PartChange, PartTextParams } from '../../../server/src/protocol/inspector';
import { defaults, type Settings } from '../../../server/src/settings';

/** A document, and an offset in its first URL. */
export class Inspecting {
	readonly document: TextDocument;
	readonly #analysis;
	readonly #offset: number;

	constructor(
		readonly text: string,
		languageId = 'plaintext',
		private readonly settings: Settings = defaults,
	) {
		this.document = TextDocument.create('file:///a', languageId, 1, text);
		this.#analysis = analyse({ text, languageId }, settings);
		const { occurrences } = this.#analysis;
		assert(occurrences.length > 0, `there is a URL in ${text}`);
		this.#offset = occurrences.offsetAt(0);
	}

	/** The URL that the document means. */
	get url(): string {
		return this.#analysis.occurrences.at(0).url;
	}

	/** What stands before and behind it. */
	get around(): string[] {
		const { offset, end } = this.#analysis.occurrences.at(0);
		return [this.text.slice(0, offset), this.text.slice(end)];
	}

	async parts(): Promise<readonly InspectedPart[]> {
		const inspection = await inspectionAt(this.document, this.#analysis, this.#offset, this.settings);
		assert(inspection);
		return inspection.parts;
	}

	async canAdd(): Promise<boolean> {
		return (await inspectionAt(this.document, this.#analysis, this.#offset, this.settings))?.canAdd === true;
	}

	/** The exact text of a part. */
	exact(part: string, as: PartTextParams['as']): string | undefined {
		return partText(this.document, this.#analysis, this.#offset, this.settings, { part, as });
	}

	/** What a part is called after a change. */
	calledAfter(change: PartChange): string | undefined {
		return partChanged(this.document, this.#analysis, this.#offset, this.settings, change)?.part;
	}

	/** The document after a change, or why there is none. */
	after(change: PartChange): { readonly text: string; readonly refused?: string } {
		const changed = partChanged(this.document, this.#analysis, this.#offset, this.settings, change);
		assert(changed);
		const { edits, refused } = changed;
		return { text: applyEdits(this.text, edits), ...(refused === undefined ? {} : { refused }) };
	}
}

/** The tree as lines, indented: name, text, `=` what it stands for, the notes in brackets. */
export function drawn(parts: readonly InspectedPart[], indent = ''): string[] {
	return parts.flatMap(({ name, text, decoded, notes, parts: below }) => {
		const words = [name === '' || text === undefined ? name : `${name}:`, text, decoded && `= ${decoded}`];
		const line = [...words, notes.length > 0 ? `(${notes.join(', ')})` : ''].filter((word) => word).join(' ');
		return [indent + line, ...drawn(below, `${indent}  `)];
	});
}
