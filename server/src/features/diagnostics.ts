import { type Diagnostic, DiagnosticSeverity, DiagnosticTag, type Position } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { type Finding, type FirstFindings, MOST_FINDINGS } from '../analysis/analyse';
import { message } from '../data/messages';
import type { Words } from '../data/words';
import type { Severity } from '../settings';
import { source } from './names';

/** As the protocol numbers them. */
export const SEVERITIES: Readonly<Record<Severity, DiagnosticSeverity>> = {
	error: DiagnosticSeverity.Error,
	warning: DiagnosticSeverity.Warning,
	information: DiagnosticSeverity.Information,
	hint: DiagnosticSeverity.Hint,
};

/** How findings are told. */
export interface Telling {
	/** Those of the reader. */
	readonly words: Words;
	/** The URI of the folder with the rules' pages, where the client can open one. */
	readonly rulePages?: string | undefined;
}

/**
 * The first findings of a document as diagnostics, and that these are not all.
 * @param most how many are shown
 */
export function diagnosticsOf(
	document: TextDocument,
	{ findings, more }: FirstFindings,
	most: number,
	telling: Telling,
): Diagnostic[] {
	const diagnostics = findings.map((finding) => diagnosticOf(document, finding, telling));
	// Who wants none to be shown knows.
	return more && most > 0 ? [...diagnostics, noteOf(findings.length, most, telling)] : diagnostics;
}

/** A line of its own, at the top of the document, where it stays as the document changes. */
function noteOf(count: number, most: number, { words }: Telling): Diagnostic {
	const start = { line: 0, character: 0 };
	const said = words.of(message(most < MOST_FINDINGS ? 'finding.unshown' : 'finding.unsought', { count }));
	return { range: { start, end: start }, severity: SEVERITIES.information, source, message: said };
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
export function diagnosticOf(document: TextDocument, finding: Finding, { words, rulePages }: Telling): Diagnostic {
	return {
		range: { start: document.positionAt(finding.offset), end: document.positionAt(finding.end) },
		severity: SEVERITIES[finding.severity],
		code: finding.code,
		...(rulePages === undefined ? {} : { codeDescription: { href: `${rulePages}/${finding.code}.md` } }),
		source,
		message: words.sentence(finding.says),
		...(finding.code === 'obsolete-scheme' ? { tags: [DiagnosticTag.Deprecated] } : {}),
	};
}
