/** Changing a part of a URL where it stands: the first way to write it that leaves everything else as it was. */

import {
	type Analysis,
	analyseUrl,
	applyEdits,
	type Document,
	type Edit,
	type Occurrence,
} from '../../analysis/analyse';
import { message } from '../../data/messages';
import { ours, type Shown } from '../../data/shown';
import type { Phrase, Wording } from '../../data/words';
import { changeBy } from '../../find/division';
import { formatsPercent, placeholdersOf } from '../../find/percent';
import { finished } from '../../find/scanned';
import { parseLogical, touches } from '../../placeholders/placeholders';
import type { PartChange } from '../../protocol/inspector';
import { defaults, type Settings } from '../../settings';
import { isAscii } from '../../url/idna';
import type { Span } from '../../url/url';
import { writeIn, written } from '../rewriting/places';
import { type Draft, draftsOf, kindOf, type MovingEdit } from './drafts';
import { isWhole, type Kind, type Meaning, meaningOf } from './meaning';
import { idOf, isSame, type PartId, partOf, readingOf, type Structure, spanOf, structureOf, textOf } from './structure';

/** A URL of a document that is inspected. */
export interface Inspected {
	readonly occurrence: Occurrence;
	readonly structure: Structure;
	readonly document: Document;
	readonly analysis: Analysis;
	readonly settings: Settings;
}

/** Edits of the document; none where the change is none, or is refused for the reason that is said. */
export interface Changed {
	readonly edits: readonly Edit[];
	/** The id of the part after the edits; absent where it is gone. */
	readonly part?: string;
	readonly refused?: Shown;
}

/** Changes a part. What is written is found again in the changed document, with that part changed and no other. */
export function change(inspected: Inspected, asked: PartChange): Changed {
	const { structure, settings } = inspected;
	const text = writtenBy(structure, asked);
	if (text !== undefined) {
		const before = meaningOf(kindOf(structure, text.part), textOf(structure, text.span));
		if (before.text === text.text) return { edits: [] };
		const refused = refusal(inspected, text, before);
		if (refused !== undefined) return { edits: [], refused: settings.words.of(refused) };
	}
	let first: Changed | undefined;
	for (const draft of plainestFirst(inspected, draftsOf(structure, asked))) {
		const tried = attempt(inspected, draft);
		if (tried.refused === undefined) return { ...tried, ...idAfter(structure, asked) };
		first ??= tried;
	}
	return first ?? { edits: [], refused: settings.words.of(message('inspector.impossible')) };
}

/** A text of a part, a value or a name, that is to be another one. */
interface Rewritten {
	readonly part: PartId;
	readonly span: Span;
	readonly text: string;
}

function writtenBy(structure: Structure, asked: PartChange): Rewritten | undefined {
	const part = 'part' in asked ? partOf(structure, asked.part) : undefined;
	if (part === undefined) return undefined;
	if (asked.kind === 'set') return { part, span: spanOf(structure, part), text: asked.value };
	const name = part.name === 'parameter' ? structure.parameters[part.index]?.name : undefined;
	return asked.kind === 'rename' && name !== undefined ? { part, span: name, text: asked.name } : undefined;
}

function idAfter(structure: Structure, asked: PartChange): Pick<Changed, 'part'> {
	switch (asked.kind) {
		case 'remove':
			return {};
		case 'add':
			return { part: idOf({ name: 'parameter', index: structure.parameters.length }) };
		case 'move': {
			const part = partOf(structure, asked.part);
			return part?.name === 'parameter' ? { part: idOf({ ...part, index: part.index + asked.by }) } : {};
		}
		default:
			return { part: asked.part };
	}
}

/** Those first whose texts stand in the document as they are: not every reader undoes what a place escapes. */
function plainestFirst({ document, occurrence }: Inspected, drafts: readonly Draft[]): readonly Draft[] {
	const isPlain = ({ said = [] }: Draft) =>
		said.every(({ written: text }) => writeIn(document, occurrence, text) === text);
	return [...drafts.filter(isPlain), ...drafts.filter((draft) => !isPlain(draft))];
}

/** Whether a text of a part, its value if nothing else is given, can be changed at all. */
export function isEditable(
	{ structure, occurrence }: Inspected,
	part: PartId,
	span = spanOf(structure, part),
): boolean {
	return unchangeable(structure, occurrence, part, span) === undefined;
}

function unchangeable(
	structure: Structure,
	{ placeholders }: Occurrence,
	part: PartId,
	span: Span,
): Phrase | undefined {
	// What consists of parameters is changed parameter by parameter.
	if (part.name === 'search' && structure.query !== undefined) return message('inspector.impossible');
	if (touches(span, placeholders)) return message('inspector.placeholder');
	return isWhole(kindOf(structure, part), textOf(structure, span)) ? undefined : message('inspector.unread');
}

/** Why a part cannot be set, whatever is around the URL. */
function refusal(
	{ structure, occurrence }: Inspected,
	{ part, span, text }: Rewritten,
	{ charset }: Meaning,
): Phrase | undefined {
	if (charset !== undefined && !isAscii(text)) return message('inspector.charset', { charset: ours(charset) });
	if (part.name === 'scheme' && !/^[a-z][a-z\d+.-]*$/i.test(text)) return message('inspector.scheme');
	return unchangeable(structure, occurrence, part, span);
}

function attempt(inspected: Inspected, draft: Draft): Changed {
	const refuse = (why: Wording): Changed => ({ edits: [], refused: inspected.settings.words.of(why) });
	const { occurrence, document, structure } = inspected;
	if (!(draft.said ?? []).every(({ kind, written, value }) => says(kind, written, value)))
		return refuse(message('inspector.unwritable'));
	const wrong = mistake(inspected, draft);
	if (wrong !== undefined) return refuse(wrong);
	const edits = inDocument(inspected, draft.edits);
	if (edits === undefined)
		return refuse(message(formatsPercent(document, occurrence) ? 'inspector.percent' : 'inspector.place'));
	const found = foundAfter(inspected, edits);
	if (found?.url !== applyEdits(structure.url.text, draft.edits)) return refuse(message('inspector.place'));
	if (found.placeholders.length > occurrence.placeholders.length) return refuse(message('inspector.place'));
	const after = structureOf(parseLogical(found.url, inspected.settings.standard, found.placeholders));
	return isSame(readingOf(after), draft.reading) ? { edits } : refuse(message('inspector.elsewhere'));
}

/** The edits as the document writes them; `undefined` where it cannot. */
function inDocument({ document, occurrence }: Inspected, edits: readonly MovingEdit[]): Edit[] | undefined {
	const result: Edit[] = [];
	for (const { from, ...edit } of edits) {
		const { offset, end } = occurrence.map.toDocument(from ?? edit);
		const moved = [{ ...occurrence.map.toDocument(edit), text: document.text.slice(offset, end) }];
		const made = from === undefined ? written(document, occurrence, [edit]) : moved;
		if (made === undefined) return undefined;
		result.push(...made);
	}
	return result;
}

function says(kind: Kind, writtenAs: string, value: string): boolean {
	const { text } = meaningOf(kind, writtenAs);
	return text === value || (kind === 'host' && writtenAs === value);
}

/** The parts in which nothing is encoded: what is wrong with them is said as it is said everywhere. */
const JUDGED: ReadonlySet<Kind> = new Set<Kind>(['host', 'port', 'typecode']);

/** What would be wrong with the part, and is not yet. */
function mistake({ structure, settings }: Inspected, { edits, said }: Draft): Shown | undefined {
	const [edit] = edits;
	if (edit === undefined || !said?.some(({ kind }) => JUDGED.has(kind))) return undefined;
	const { text } = structure.url;
	const judge = (url: string, { offset, end }: Span) =>
		analyseUrl(url, { ...defaults, standard: settings.standard }).findings.filter(
			(finding) =>
				(finding.severity === 'error' || finding.severity === 'warning') &&
				finding.offset <= end &&
				finding.end >= offset,
		);
	const before = new Set(judge(text, edit).map(({ code }) => code));
	const after = judge(applyEdits(text, edits), { offset: edit.offset, end: edit.offset + edit.text.length });
	const found = after.find(({ code }) => !before.has(code));
	return found && settings.words.sentence(found.says);
}

/** What stands in the URL's place after edits; nothing where they would change what is found elsewhere. */
function foundAfter({ occurrence, document, analysis }: Inspected, edits: readonly Edit[]): Occurrence | undefined {
	const { occurrences: before } = analysis;
	const text = applyEdits(document.text, edits);
	if (edits.length === 0) return undefined;
	const { occurrences: after } = finished(analysis.changed(text, changeBy(edits)));
	if (after.length !== before.length) return undefined;
	const grown = edits.reduce((sum, { offset, end, text }) => sum + text.length - (end - offset), 0);
	for (let index = 0; index < before.length; index++) {
		const start = before.offsetAt(index);
		const moved = start > occurrence.offset ? grown : 0;
		const longer = start === occurrence.offset ? grown : moved;
		if (after.offsetAt(index) !== start + moved || after.endAt(index) !== before.endAt(index) + longer)
			return undefined;
	}
	const found = after.around(occurrence.offset);
	return found && { ...found, placeholders: placeholdersOf({ ...document, text }, found) };
}
