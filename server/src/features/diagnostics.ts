import { type Diagnostic, DiagnosticSeverity, DiagnosticTag, type Position } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Finding } from '../analysis/analyse';
import { docsOf } from '../data/docs';
import { english, type Words } from '../data/words';
import type { Severity } from '../settings';
import { source } from './names';

/** As the protocol numbers them. */
export const SEVERITIES: Readonly<Record<Severity, DiagnosticSeverity>> = {
	error: DiagnosticSeverity.Error,
	warning: DiagnosticSeverity.Warning,
	information: DiagnosticSeverity.Information,
	hint: DiagnosticSeverity.Hint,
};

/** Findings as diagnostics. @param words those of the reader */
export function diagnosticsOf(
	document: TextDocument,
	findings: readonly Finding[],
	words: Words = english,
): Diagnostic[] {
	return findings.map((finding) => diagnosticOf(document, finding, words));
}

/** Whether diagnostics of a document say the same, in the same places. */
export function areSame(some: readonly Diagnostic[], others: readonly Diagnostic[]): boolean {
	return some.length === others.length && some.every((one, index) => isSame(one, others[index] as Diagnostic));
}

function isSame(one: Diagnostic, other: Diagnostic): boolean {
	const samePlace = isAt(one.range.start, other.range.start) && isAt(one.range.end, other.range.end);
	return samePlace && one.code === other.code && one.severity === other.severity && one.message === other.message;
}

function isAt({ line, character }: Position, other: Position): boolean {
	return line === other.line && character === other.character;
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
