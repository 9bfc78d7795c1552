/** What the editor is to draw of the colours that the server tells. */

import { type ColourName, type ColoursResult, colourNames } from '../../server/src/protocol';
import { type Checkable, isChecked } from './documents';

/** A stretch of a document: offsets in UTF-16 code units from 0, half-open. */
export interface Stretch {
	readonly offset: number;
	readonly end: number;
}

/** Every colour with its stretches: one without any is taken away. */
export function byColour({ spans }: ColoursResult): ReadonlyMap<ColourName, readonly Stretch[]> {
	const stretches = new Map(colourNames.map((name) => [name, [] as Stretch[]]));
	for (let index = 0; index + 2 < spans.length; index += 3) {
		const [offset = 0, end = 0, colour = -1] = spans.slice(index, index + 3);
		stretches.get(colourNames[colour] as ColourName)?.push({ offset, end });
	}
	return stretches;
}

/** An editor and a version of its document, for which colours are asked. */
export interface Seen<Editor> {
	readonly editor: Editor;
	readonly version: number;
}

type Shows = { readonly document: Checkable & { readonly version: number; readonly isClosed: boolean } };

/** The editors for which there is something to ask. */
export function seenIn<Editor extends Shows>(editors: readonly Editor[]): Seen<Editor>[] {
	return editors
		.filter(({ document }) => isChecked(document) && !document.isClosed)
		.map((editor) => ({ editor, version: editor.document.version }));
}

/** Whether colours may be drawn that were told for this: the editor moves what is drawn along with what is typed, until others come. */
export function isStill<Editor extends Shows>({ editor, version }: Seen<Editor>, editors: readonly Editor[]): boolean {
	return editors.includes(editor) && editor.document.version === version;
}
