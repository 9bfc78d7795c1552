/** What client and server say to each other about the parts of one URL. */

import type { Range } from 'vscode-languageserver';
import type { DerivationParams, VersionedEdits } from './index';

/**
 * Client → server, a request with `InspectParams`, answered with `Inspection`: the parts of the URL at a position or right before
 * it. `null` where there is none, and for a document that is not open, or is no longer of that version.
 */
export const inspectRequest = 'urlLint/inspect';

export type InspectParams = DerivationParams;

export interface Inspection {
	/** The URL: elsewhere in it the answer is the same. */
	readonly range: Range;
	readonly parts: readonly InspectedPart[];
	/** Whether the URL takes another parameter. */
	readonly canAdd: boolean;
}

/** What can be done with a part. */
export type PartAction = 'copy' | 'edit' | 'rename' | 'remove' | 'up' | 'down' | 'add';

/** A part of a URL. Passwords, tokens and keys are masked, and long texts cut: `partTextRequest` has them exactly. */
export interface InspectedPart {
	/** What the requests below call it, in this version of the document; empty for what only groups others. */
	readonly id: string;
	/** What it is called: a component, or a parameter's own name, decoded. Empty for a segment of the path. */
	readonly name: string;
	/** As the URL has it; absent where there is nothing but the name. */
	readonly text?: string;
	/** What the text stands for, where that differs. */
	readonly decoded?: string;
	/** What else is to be said. */
	readonly notes: readonly string[];
	/** Where it stands in the document. */
	readonly range: Range;
	readonly actions: readonly PartAction[];
	readonly parts: readonly InspectedPart[];
}

/**
 * Client → server, a request with `PartTextParams`, answered with the exact text of a part, which is not masked; `null` where there is
 * none.
 */
export const partTextRequest = 'urlLint/partText';

export interface PartTextParams extends InspectParams {
	readonly part: string;
	/** `written` and `decoded` are for the clipboard; `value` and `name`, decoded, to be edited. */
	readonly as: 'written' | 'decoded' | 'value' | 'name';
}

/**
 * Client → server, a request with `ChangePartParams`, answered with `PartChanged`: the edits that change one part of the URL and leave
 * every other as it is. `null` as for `inspectRequest`.
 */
export const changePartRequest = 'urlLint/changePart';

export interface ChangePartParams extends InspectParams {
	readonly change: PartChange;
}

/** Values and names are plain text: they are encoded for the part, and escaped for the place. */
export type PartChange =
	| { readonly kind: 'set'; readonly part: string; readonly value: string }
	| { readonly kind: 'rename'; readonly part: string; readonly name: string }
	/** With the delimiter that goes with it. */
	| { readonly kind: 'remove'; readonly part: string }
	/** A parameter changes places with the one before or behind it. */
	| { readonly kind: 'move'; readonly part: string; readonly by: -1 | 1 }
	/** A parameter, behind the others. */
	| { readonly kind: 'add'; readonly name: string; readonly value: string };

export interface PartChanged extends VersionedEdits {
	/** What the part is called once the edits are made; absent where it is gone. */
	readonly part?: string;
	/** Why nothing can be changed so, in words. Then there are no edits. */
	readonly refused?: string;
}
