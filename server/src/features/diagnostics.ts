import { type Diagnostic, DiagnosticSeverity, DiagnosticTag, type Position, type Range } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { type Finding, type FirstFindings, MOST_FINDINGS } from '../analysis/analyse';
import { message } from '../data/messages';
import type { Wording, Words } from '../data/words';
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

/** The diagnostics of a document, and the findings' own words for each: what says the same in the next version is not put into words again. */
export interface Diagnosed {
	readonly items: Diagnostic[];
	readonly says: readonly Wording[];
}

export const NOTHING: Diagnosed = { items: [], says: [] };

/**
 * The first findings of a document as diagnostics, and that these are not all.
 * @param most how many are shown
 */
export function diagnosticsOf(
	document: TextDocument,
	first: FirstFindings,
	most: number,
	telling: Telling,
): Diagnostic[] {
	return diagnosed(document, first, most, telling).items;
}

/** As `diagnosticsOf`. @param before those of the version before, which are returned where nothing is said otherwise or elsewhere */
export function diagnosed(
	document: TextDocument,
	{ findings, more }: FirstFindings,
	most: number,
	telling: Telling,
	before: Diagnosed = NOTHING,
): Diagnosed {
	const known = itemsByWords(before);
	const says: Wording[] = [];
	const items = findings.map((finding) => {
		says.push(finding.says);
		const item = known(finding.says);
		return item === undefined ? diagnosticOf(document, finding, telling) : placed(item, document, finding);
	});
	// Who wants none to be shown knows.
	if (more && most > 0) items.push(noteOf(findings.length, most, telling));
	if (items.length === 0) return NOTHING;
	return areSame(before.items, items) ? before : { items, says };
}

/** Finds what says the same, asked in the order in which it stands: nearly all of it still stands in the same. */
function itemsByWords({ items, says }: Diagnosed): (says: Wording) => Diagnostic | undefined {
	let next = 0;
	let indices: Map<Wording, number> | undefined;
	return (wanted) => {
		// A finding that is about no URL has new words each time.
		if (typeof wanted === 'string') return undefined;
		if (says[next] !== wanted) {
			indices ??= new Map(says.map((each, index) => [each, index]));
			const index = indices.get(wanted);
			if (index === undefined) return undefined;
			next = index;
		}
		return items[next++];
	};
}

/** A diagnostic where its finding stands now. */
function placed(item: Diagnostic, document: TextDocument, { offset, end }: Finding): Diagnostic {
	const range = { start: document.positionAt(offset), end: document.positionAt(end) };
	return isSameRange(item.range, range) ? item : { ...item, range };
}

/** A line of its own, at the top of the document, where it stays as the document changes. */
function noteOf(count: number, most: number, { words }: Telling): Diagnostic {
	const start = { line: 0, character: 0 };
	const said = words.of(message(most < MOST_FINDINGS ? 'finding.unshown' : 'finding.unsought', { count }));
	return { range: { start, end: start }, severity: SEVERITIES.information, source, message: said };
}

/** Whether diagnostics of a document say the same, in the same places. */
function areSame(some: readonly Diagnostic[], others: readonly Diagnostic[]): boolean {
	return some.length === others.length && some.every((one, index) => isSame(one, others[index] as Diagnostic));
}

function isSame(one: Diagnostic, other: Diagnostic): boolean {
	if (one === other) return true;
	const isSaid = one.code === other.code && one.severity === other.severity && one.message === other.message;
	return isSaid && isSameRange(one.range, other.range);
}

function isSameRange(one: Range, other: Range): boolean {
	return isAt(one.start, other.start) && isAt(one.end, other.end);
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
