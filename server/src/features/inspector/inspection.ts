/** The URL at a place as the inspector shows it: a tree of its parts, and what can be done with each. */

import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Analysis } from '../../analysis/analyse';
import { placeholdersOf } from '../../find/percent';
import { parseLogical } from '../../placeholders/placeholders';
import type { Inspection, PartChange, PartTextParams } from '../../protocol/inspector';
import type { Settings } from '../../settings';
import type { Span } from '../../url/url';
import { textOf as documentOf } from '../actions/text-edits';
import { type Log, registrableDomain } from '../hover/domains';
import { occurrenceAt } from '../rewriting/places';
import { type Changed, change, type Inspected } from './change';
import { kindOf } from './drafts';
import { meaningOf } from './meaning';
import { partOf, spanOf, structureOf, takesParameter, textOf } from './structure';
import { TreeWriter } from './tree';

/** The URL at an offset, or right before it; `undefined` where there is none. */
function inspectedAt(
	document: TextDocument,
	analysis: Analysis,
	offset: number,
	settings: Settings,
): Inspected | undefined {
	const found = occurrenceAt(analysis, offset);
	if (found === undefined) return undefined;
	const text = documentOf(document);
	const occurrence = { ...found, placeholders: placeholdersOf(text, found) };
	const url = parseLogical(occurrence.url, settings.standard, occurrence.placeholders);
	return { occurrence, structure: structureOf(url), document: text, analysis, settings };
}

/**
 * The parts of the URL at an offset.
 * @param log told of what they go without
 */
export async function inspectionAt(
	document: TextDocument,
	analysis: Analysis,
	offset: number,
	settings: Settings,
	log?: Log,
): Promise<Inspection | null> {
	const inspected = inspectedAt(document, analysis, offset, settings);
	if (inspected === undefined) return null;
	const { occurrence, structure } = inspected;
	// Before anything is waited for: the document may change meanwhile.
	const positions = ({ offset, end }: Span) => ({ start: document.positionAt(offset), end: document.positionAt(end) });
	const range = positions(occurrence);
	const host = structure.singles.get('host');
	const rangeOf = (span: Span) => positions(occurrence.map.toDocument(span));
	const writer = new TreeWriter(inspected, rangeOf);
	const parts = writer.tree();
	const canAdd = takesParameter(structure);
	if (host === undefined) return { range, parts, canAdd };
	const domain = await registrableDomain(textOf(structure, host), log);
	return { range, parts: parts.map((part) => (part.id === 'host' ? writer.host(part, domain) : part)), canAdd };
}

/** The exact text of a part, which is masked nowhere; `undefined` where there is no such part. */
export function partText(
	document: TextDocument,
	analysis: Analysis,
	offset: number,
	settings: Settings,
	{ part, as }: Pick<PartTextParams, 'part' | 'as'>,
): string | undefined {
	const structure = inspectedAt(document, analysis, offset, settings)?.structure;
	const id = structure && partOf(structure, part);
	if (structure === undefined || id === undefined) return undefined;
	const parameter = id.name === 'parameter' ? structure.parameters[id.index] : undefined;
	// Of a parameter without a value, there is nothing to copy but its name.
	const isName = as === 'name' || (as !== 'value' && parameter?.value === undefined);
	const span = isName && parameter !== undefined ? parameter.name : spanOf(structure, id);
	const text = textOf(structure, span);
	return as === 'written' ? text : meaningOf(kindOf(structure, id), text).text;
}

/** The edits of the document that change a part; `undefined` where no URL stands. */
export function partChanged(
	document: TextDocument,
	analysis: Analysis,
	offset: number,
	settings: Settings,
	asked: PartChange,
): Changed | undefined {
	const inspected = inspectedAt(document, analysis, offset, settings);
	return inspected && change(inspected, asked);
}
