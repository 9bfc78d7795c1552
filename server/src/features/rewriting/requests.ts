/** Our own requests, which the commands of a client send. They are described in protocol.ts. */

import type { Connection } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Analysis, Edit } from '../../analysis/analyse';
import {
	type CopyParams,
	type CopyResult,
	copyRequest,
	type DerivationParams,
	derivationRequest,
	type FindingsParams,
	findingsRequest,
	type PasteParams,
	type Places,
	pasteRequest,
	type RefactorParams,
	type Rewritten,
	refactorRequest,
	type TransformParams,
	type TransformResult,
	transformRequest,
	type UrlAt,
	type UrlAtParams,
	type UrlFindings,
	urlAtRequest,
	type VersionedEdits,
	type WhyNot,
} from '../../protocol';
import {
	type ChangePartParams,
	changePartRequest,
	type InspectParams,
	inspectRequest,
	type PartChanged,
	type PartTextParams,
	partTextRequest,
} from '../../protocol/inspector';
import type { Settings } from '../../settings';
import type { Span } from '../../url/url';
import { spanOf, textEdits, textOf } from '../actions/text-edits';
import { derivationAt } from '../derivation';
import type { Log } from '../hover/domains';
import { inspectionAt, partChanged, partText } from '../inspector/inspection';
import { urlFindingsAt } from '../url-findings';
import { copiedAs, decodedLink, parameterLines } from './copy';
import { occurrenceAt, occurrencesIn, targetOf } from './places';
import { isAlready, refactor } from './refactorings';
import { decodeRanges, encodeRanges, pasteEncoded } from './transform';
import { isTransformed, transformUrl, urlsAtCursors } from './whole-url';

/** Runs `use` on an open document; `null` where it is not open. */
type Ask = <T>(
	uri: string,
	use: (document: TextDocument, analysis: Analysis, settings: Settings) => T | Promise<T>,
) => Promise<T | null>;

/** Answers our requests on a connection. */
export function registerRequests(connection: Connection, ask: Ask, log: Log): void {
	connection.onRequest(refactorRequest, (params: RefactorParams) =>
		ask(params.uri, (document, analysis, settings) => refactored(document, analysis, params, settings)),
	);
	connection.onRequest(transformRequest, (params: TransformParams) =>
		ask(params.uri, (document, analysis, settings) => transformed(document, analysis, params, settings)),
	);
	connection.onRequest(pasteRequest, (params: PasteParams) =>
		ask(params.uri, (document, analysis) => {
			const edits = pasteEncoded(textOf(document), analysis, spansOf(document, params), params.texts);
			return versioned(document, edits);
		}),
	);
	connection.onRequest(copyRequest, (params: CopyParams) =>
		ask(params.uri, (document, analysis, settings) => copied(document, analysis, params, settings)),
	);
	/** Runs `use` on the version of an open document that was asked about; `null` where it is another one by now. */
	const at = <T>({ textDocument, version, position }: DerivationParams, use: Use<T>) =>
		ask(textDocument?.uri, (document, analysis, settings) =>
			document.version === version ? use(document, analysis, document.offsetAt(position), settings) : null,
		);
	connection.onRequest(urlAtRequest, (params: UrlAtParams) =>
		at(params, (document, analysis, offset): UrlAt | null => {
			const url = occurrenceAt(analysis, offset);
			const placeOf = (at: number) => document.positionAt(at);
			return url === undefined ? null : { range: { start: placeOf(url.offset), end: placeOf(url.end) } };
		}),
	);
	connection.onRequest(derivationRequest, (params: DerivationParams) => at(params, derivationAt));
	connection.onRequest(inspectRequest, (params: InspectParams) =>
		at(params, (...place) => inspectionAt(...place, log)),
	);
	connection.onRequest(findingsRequest, (params: FindingsParams) =>
		at(params, (document, analysis, offset): UrlFindings | null => {
			const found = urlFindingsAt(analysis, offset);
			return found && { ...found, ...versioned(document, found.edits) };
		}),
	);
	connection.onRequest(partTextRequest, (params: PartTextParams) =>
		at(params, (...place) => partText(...place, params) ?? null),
	);
	connection.onRequest(changePartRequest, (params: ChangePartParams) =>
		at(params, (document, ...place): PartChanged | null => {
			const changed = partChanged(document, ...place, params.change);
			return changed === undefined ? null : { ...changed, ...versioned(document, changed.edits) };
		}),
	);
}

/** What is asked about the URL at an offset. */
type Use<T> = (document: TextDocument, analysis: Analysis, offset: number, settings: Settings) => T | Promise<T>;

/** What a refactoring does to the URLs that the ranges touch. */
export function refactored(
	document: TextDocument,
	analysis: Analysis,
	{ refactoring, ...places }: RefactorParams,
	settings: Settings,
): Rewritten {
	const text = textOf(document);
	const targets = touched(document, analysis, places).map((occurrence) => targetOf(occurrence, text, settings));
	const edits = targets.flatMap((target) => refactor(refactoring, target));
	const isDone = targets.every((target) => isAlready(refactoring, target));
	return rewritten(document, edits, targets.length === 0 ? 'no-url' : isDone ? 'already' : 'not-here');
}

/** What encoding or decoding the ranges writes. */
export function transformed(
	document: TextDocument,
	analysis: Analysis,
	{ operation, component, ...places }: TransformParams,
	settings: Settings,
): TransformResult {
	const text = textOf(document);
	const spans = spansOf(document, places);
	const selected = spans.filter(({ offset, end }) => offset < end);
	const { edits, undecided } =
		operation === 'decode' ? decodeRanges(text, analysis, selected) : encodeRanges(text, analysis, selected, component);
	if (undecided) return { ...versioned(document, []), undecided };
	const targets = urlsAtCursors(analysis, spans).map((occurrence) => targetOf(occurrence, text, settings));
	const whole = targets.flatMap((target) => transformUrl(operation, target));
	const isDone = targets.every((target) => isTransformed(operation, target));
	const why = targets.length + selected.length === 0 ? 'no-url' : isDone ? 'already' : 'not-here';
	return { ...rewritten(document, [...edits, ...whole], why), undecided };
}

/** The texts of the URLs that the ranges touch, as they are copied. */
export function copied(document: TextDocument, analysis: Analysis, params: CopyParams, settings: Settings): CopyResult {
	const copy = params.as === 'decoded' ? decodedLink : parameterLines;
	const texts = touched(document, analysis, params)
		.map(({ url }) => copy(url, settings))
		.filter((text) => text !== '');
	const [only] = texts;
	const isOne = params.as === 'decoded' && only !== undefined && texts.length === 1;
	return { texts, ...(isOne ? { shown: copiedAs(only, settings) } : {}) };
}

/** @param why what is said where there are no edits */
function rewritten(document: TextDocument, edits: readonly Edit[], why: WhyNot): Rewritten {
	return { ...versioned(document, edits), ...(edits.length === 0 ? { why } : {}) };
}

/** The URLs that the ranges touch, each once. */
function touched(document: TextDocument, analysis: Analysis, places: Places) {
	return [...new Set(spansOf(document, places).flatMap((span) => [...occurrencesIn(analysis, span)]))];
}

function spansOf(document: TextDocument, { ranges }: Places): Span[] {
	return ranges.map((range) => spanOf(document, range));
}

function versioned(document: TextDocument, edits: readonly Edit[]): VersionedEdits {
	return { version: document.version, edits: textEdits(document, edits) };
}
