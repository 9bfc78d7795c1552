/** What `check` found in a file, as plain data: it can be kept in a file, and come from another thread. */

import type { Analysis, Edit, Finding } from '../analysis/analyse';
import type { Severity } from '../settings';
import { Lines } from './text';

/** A finding as `check --format json` has it, but for the file's name. */
export interface ReportedFinding {
	/** From 1; columns in UTF-16 code units. */
	readonly line: number;
	readonly column: number;
	readonly endLine: number;
	readonly endColumn: number;
	/** In UTF-16 code units from 0, half-open. */
	readonly offset: number;
	readonly end: number;
	readonly severity: Severity;
	readonly code: string;
	readonly message: string;
	/** The logical text of the URL, secrets masked; empty where the finding is about none. */
	readonly url: string;
	/** Empty where nobody wants them. */
	readonly fixes: readonly ReportedFix[];
}

export interface ReportedFix {
	readonly title: string;
	readonly edits: readonly Edit[];
}

export interface FileReport {
	/** As the output calls it. */
	readonly file: string;
	readonly findings: readonly ReportedFinding[];
}

/** What a format shows of each finding. To make a fix costs more than to find what it repairs. */
export interface Wanted {
	readonly fixes: boolean;
}

/** The report of a file's text. */
export function reportOf(
	file: string,
	text: string,
	{ findings }: Pick<Analysis, 'findings'>,
	wanted: Wanted,
): FileReport {
	const lines = new Lines(text);
	return { file, findings: findings.map((finding) => reported(finding, lines, wanted)) };
}

function reported(finding: Finding, lines: Lines, wanted: Wanted): ReportedFinding {
	const { offset, end, severity, code, message, url } = finding;
	const { line, column } = lines.position(offset);
	const { line: endLine, column: endColumn } = lines.position(end);
	const fixes = wanted.fixes ? finding.fixes().map(({ title, edits }) => ({ title, edits: edits.map(plain) })) : [];
	return { line, column, endLine, endColumn, offset, end, severity, code, message, url, fixes };
}

function plain({ offset, end, text }: Edit): Edit {
	return { offset, end, text };
}
