import { type Diagnostic, DiagnosticSeverity, DiagnosticTag } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Analysis, Finding } from '../analysis/analyse';
import { message } from '../data/messages';
import { ours } from '../data/shown';
import type { Severity } from '../settings';

export const source = 'url-lint';

/** As the protocol numbers them. */
export const SEVERITIES: Readonly<Record<Severity, DiagnosticSeverity>> = {
	error: DiagnosticSeverity.Error,
	warning: DiagnosticSeverity.Warning,
	information: DiagnosticSeverity.Information,
	hint: DiagnosticSeverity.Hint,
};

/**
 * The diagnostics of a document: the first `most` findings, in the order in which they stand, and that these are not all.
 * @param rulePages the URI of the folder with the rules' pages, where the client can open one
 */
export function diagnosticsOf(
	document: TextDocument,
	analysis: Analysis,
	most: number,
	rulePages?: string,
): Diagnostic[] {
	const { findings, cut } = analysis;
	return [
		...findings.slice(0, most).map((finding) => diagnosticOf(document, finding, rulePages)),
		...(most === 0 ? [] : noteOf(findings.length, most, cut)),
	];
}

/** A line of its own, at the top of the document, where it stays as the document changes. */
function noteOf(count: number, most: number, cut: boolean): Diagnostic[] {
	if (count <= most && !cut) return [];
	const start = { line: 0, character: 0 };
	const least = cut ? message('finding.least') : ours('');
	const said =
		count > most ? message('finding.unshown', { most, least, count }) : message('finding.unsought', { count });
	return [{ range: { start, end: start }, severity: SEVERITIES.information, source, message: said }];
}

/** A finding as a diagnostic. Its fixes stay here: they are looked up when somebody asks for code actions. */
export function diagnosticOf(document: TextDocument, finding: Finding, rulePages?: string): Diagnostic {
	return {
		range: { start: document.positionAt(finding.offset), end: document.positionAt(finding.end) },
		severity: SEVERITIES[finding.severity],
		code: finding.code,
		...(rulePages === undefined ? {} : { codeDescription: { href: `${rulePages}/${finding.code}.md` } }),
		source,
		message: finding.message,
		...(finding.code === 'obsolete-scheme' ? { tags: [DiagnosticTag.Deprecated] } : {}),
	};
}
