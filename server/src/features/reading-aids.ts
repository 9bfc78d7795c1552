/** What helps to read and write URLs: colours, inlay hints and completion. Where URLs are not checked there is none of it. */

import type { Connection } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Analysis } from '../analysis/analyse';
import { type ColoursParams, type ColoursResult, coloursRequest } from '../protocol';
import type { EditorSettings } from '../settings';
import { coloursIn } from './colours';
import { completionsAt } from './completion';
import { inlayHintsIn } from './inlay-hints';

/**
 * Runs `use` on an open document that is checked, and answers `none` for others; `null` where that fails.
 * @param use gets the analysis when it asks for it: what is asked at each key need not
 */
type Ask = <T>(
	uri: string,
	none: T,
	use: (
		document: TextDocument,
		analysis: () => Promise<Analysis | undefined>,
		settings: EditorSettings,
	) => T | Promise<T>,
) => Promise<T | null>;

/** Answers on a connection. */
export function registerReadingAids(connection: Connection, ask: Ask): void {
	connection.languages.inlayHint.on(({ textDocument, range }) =>
		ask(textDocument.uri, null, async (document, ready, settings) => {
			const analysis = settings.inlayHints ? await ready() : undefined;
			return analysis === undefined ? null : inlayHintsIn(document, analysis, range, settings);
		}),
	);
	connection.onCompletion(({ textDocument, position }) =>
		ask(textDocument.uri, null, (document, _, { words }) =>
			completionsAt(document, document.offsetAt(position), words),
		),
	);
	connection.onRequest(coloursRequest, ({ textDocument, version, ranges }: ColoursParams) =>
		ask<ColoursResult | null>(textDocument?.uri, { spans: [] }, async (document, ready, settings) => {
			const analysis = document.version === version ? await ready() : undefined;
			const isNow = analysis !== undefined && document.version === version;
			return isNow ? coloursIn(document, analysis, ranges, settings) : null;
		}),
	);
}
