import { type Diagnostic, DiagnosticSeverity, DiagnosticTag } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Analysis, Finding } from '../analysis/analyse';
import { docsOf } from '../data/docs';
import { english, type Words } from '../data/words';
import type { Severity } from '../settings';

export const source = 'url-lint';

/** As the protocol numbers them. */
export const SEVERITIES: Readonly<Record<Severity, DiagnosticSeverity>> = {
	error: DiagnosticSeverity.Error,
	warning: DiagnosticSeverity.Warning,
	information: DiagnosticSeverity.Information,
	hint: DiagnosticSeverity.Hint,
};

/** The diagnostics of a document: the first `most` findings, in the order in which they stand. */
export function diagnosticsOf(
	document: TextDocument,
	analysis: Analysis,
	most: number,
	words: Words = english,
): Diagnostic[] {
	return analysis.findings.slice(0, most).map((finding) => diagnosticOf(document, finding, words));
}

/** A finding as a diagnostic. Its fixes stay here: they are looked up when somebody asks for code actions. */
export function diagnosticOf(document: TextDocument, finding: Finding, words: Words): Diagnostic {
	return {
		range: { start: document.positionAt(finding.offset), end: document.positionAt(finding.end) },
		severity: SEVERITIES[finding.severity],
		code: finding.code,
		codeDescription: { href: docsOf(finding.code) },
		source,
		message: words.sentence(finding.says),
		...(finding.code === 'obsolete-scheme' ? { tags: [DiagnosticTag.Deprecated] } : {}),
	};
}
