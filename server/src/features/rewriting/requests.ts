/** Our own requests, which the commands of a client send. They are described in protocol.ts. */

import type { Connection } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Analysis, Edit } from '../../analysis/analyse';
import {
	type ChangePartParams,
	type CopyParams,
	changePartRequest,
	copyRequest,
	type DerivationParams,
	derivationRequest,
	type FindingsParams,
	findingsRequest,
	type InspectParams,
	inspectRequest,
	type PartChanged,
	type PartTextParams,
	type PasteParams,
	type Places,
	partTextRequest,
	pasteRequest,
	type RefactorParams,
	refactorRequest,
	type TransformParams,
	type TransformResult,
	transformRequest,
	type UrlFindings,
	type VersionedEdits,
} from '../../protocol';
import type { Settings } from '../../settings';
import type { Span } from '../../url/url';
import { spanOf, textEdits, textOf } from '../actions/text-edits';
import { derivationAt } from '../derivation';
import type { Log } from '../hover/domains';
import { inspectionAt, partChanged, partText } from '../inspector/inspection';
import { urlFindingsAt } from '../url-findings';
import { decodedLink, parameterLines } from './copy';
import { occurrencesIn, targetOf } from './places';
import { refactor } from './refactorings';
import { decodeRanges, encodeRanges, pasteEncoded } from './transform';

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
		ask(params.uri, (document, analysis) => transformed(document, analysis, params)),
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
	params: RefactorParams,
	settings: Settings,
): VersionedEdits {
	const text = textOf(document);
	const edits = touched(document, analysis, params).flatMap((occurrence) =>
		refactor(params.refactoring, targetOf(occurrence, text, settings)),
	);
	return versioned(document, edits);
}

/** What encoding or decoding the ranges writes. */
export function transformed(document: TextDocument, analysis: Analysis, params: TransformParams): TransformResult {
	const spans = spansOf(document, params);
	const { edits, undecided } =
		params.operation === 'decode'
			? decodeRanges(textOf(document), analysis, spans)
			: encodeRanges(textOf(document), analysis, spans, params.component);
	return { ...versioned(document, edits), undecided };
}

/** The texts of the URLs that the ranges touch, as they are copied. */
export function copied(document: TextDocument, analysis: Analysis, params: CopyParams, settings: Settings): string[] {
	const copy = params.as === 'decoded' ? decodedLink : parameterLines;
	const texts = touched(document, analysis, params).map(({ url }) => copy(url, settings));
	return texts.filter((text) => text !== '');
}

/** The URLs that the ranges touch, each once. */
function touched(document: TextDocument, analysis: Analysis, places: Places) {
	return [...new Set(spansOf(document, places).flatMap((span) => occurrencesIn(analysis, span)))];
}

function spansOf(document: TextDocument, { ranges }: Places): Span[] {
	return ranges.map((range) => spanOf(document, range));
}

function versioned(document: TextDocument, edits: readonly Edit[]): VersionedEdits {
	return { version: document.version, edits: textEdits(document, edits) };
}
