/** What is kept of a document once it was looked at. */

import type { Diagnostic } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Analysis } from '../analysis/analyse';
import { diagnosticsOf } from '../features/diagnostics';
import type { EditorSettings, Severity } from '../settings';
import type { FoundUrl } from './url-index';

export interface Looked {
	readonly urls: readonly FoundUrl[];
	/** The diagnostics as JSON; empty where there are none. They take less memory so, and can be compared. */
	readonly diagnostics: string;
	/** How many findings there are, shown or not. */
	readonly findings: Readonly<Record<Severity, number>>;
}

/**
 * As many findings are shown as the settings say, in the reader's words.
 * @param rulePages the URI of the folder with the rules' pages
 */
export function lookAt(
	document: TextDocument,
	analysis: Analysis,
	{ maxProblems, words }: EditorSettings,
	rulePages?: string,
): Looked {
	const urls: FoundUrl[] = [];
	for (const { offset, end, url, context } of analysis.occurrences) {
		const { line, character } = document.positionAt(offset);
		const { line: endLine, character: endCharacter } = document.positionAt(end);
		urls.push({ offset, end, line, character, endLine, endCharacter, url, context: context.name });
	}
	const findings = { error: 0, warning: 0, information: 0, hint: 0 };
	for (const { severity } of analysis.findings) findings[severity]++;
	const shown = diagnosticsOf(document, analysis.first(maxProblems), maxProblems, { words, rulePages });
	return { urls, diagnostics: shown.length === 0 ? '' : JSON.stringify(shown), findings };
}

/** Diagnostics that were kept as JSON. */
export function diagnosticsIn(json: string): Diagnostic[] {
	return json === '' ? [] : (JSON.parse(json) as Diagnostic[]);
}
