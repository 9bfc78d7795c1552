/** Our own requests, which the commands of a client send. They are described in protocol.ts. */

import type { Connection } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Analysis, Edit } from '../../analysis/analyse';
import {
	type CopyParams,
	copyRequest,
	type DerivationParams,
	derivationRequest,
	type PasteParams,
	type Places,
	pasteRequest,
	type RefactorParams,
	refactorRequest,
	type TransformParams,
	type TransformResult,
	transformRequest,
	type VersionedEdits,
} from '../../protocol';
import type { Settings } from '../../settings';
import type { Span } from '../../url/url';
import { spanOf, textEdits, textOf } from '../actions/text-edits';
import { derivationAt } from '../derivation';
import { decodedLink, parameterLines } from './copy';
import { occurrencesIn, targetOf } from './places';
import { refactor } from './refactorings';
import { decodeRanges, encodeRanges, pasteEncoded } from './transform';

/** Runs `use` on an open document; `null` where it is not open. */
type Ask = <T>(
	uri: string,
	use: (document: TextDocument, analysis: Analysis, settings: Settings) => T,
) => Promise<T | null>;

/** Answers our requests on a connection. */
export function registerRequests(connection: Connection, ask: Ask): void {
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
	connection.onRequest(derivationRequest, ({ textDocument, version, position }: DerivationParams) =>
		ask(textDocument?.uri, (document, analysis, settings) =>
			document.version === version ? derivationAt(document, analysis, document.offsetAt(position), settings) : null,
		),
	);
}

function refactored(
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

function transformed(document: TextDocument, analysis: Analysis, params: TransformParams): TransformResult {
	const spans = spansOf(document, params);
	const { edits, undecided } =
		params.operation === 'decode'
			? decodeRanges(textOf(document), analysis, spans)
			: encodeRanges(textOf(document), analysis, spans, params.component);
	return { ...versioned(document, edits), undecided };
}

function copied(document: TextDocument, analysis: Analysis, params: CopyParams, settings: Settings): string[] {
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
