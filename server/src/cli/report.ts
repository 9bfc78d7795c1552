/** What `check` found in a file, as plain data: it can be kept in a file, and come from another thread. */

import type { Analysis, Edit, Finding, Occurrence } from '../analysis/analyse';
import { english, type Tongue, type Words } from '../data/words';
import type { Severity } from '../settings';
import type { Span } from '../url/url';
import { type Excerpt, Excerpts } from './excerpt';
import { type Columns, Lines, Utf8Columns } from './text';

/** Where something stands. From 1; columns in UTF-16 code units, or as the format wants them; half-open. */
export interface Range {
	readonly line: number;
	readonly column: number;
	readonly endLine: number;
	readonly endColumn: number;
}

/** A finding of a file. */
export interface ReportedFinding extends Range {
	/** In UTF-16 code units from 0, half-open. */
	readonly offset: number;
	readonly end: number;
	readonly severity: Severity;
	readonly code: string;
	/** In English. */
	readonly message: string;
	/** The same for a reader of another language, where the output is for one. */
	readonly told?: string;
	/** The logical text of the URL, secrets masked; empty where the finding is about none. */
	readonly url: string;
	/** Empty where nobody wants them. */
	readonly fixes: readonly ReportedFix[];
	/** Only where somebody wants it. */
	readonly excerpt?: Excerpt;
}

export interface ReportedFix {
	readonly title: string;
	readonly edits: readonly ReportedEdit[];
}

export interface ReportedEdit extends Edit, Range {}

export interface FileReport {
	/** As the output calls it. */
	readonly file: string;
	readonly findings: readonly ReportedFinding[];
}

/** What a format shows of each finding. All of it decides what a report is: one made for other wants is another one. */
export interface Wanted {
	/** To make a fix costs more than to find what it repairs. */
	readonly fixes: boolean;
	/** What columns count; UTF-16 code units unless it says otherwise. */
	readonly columns?: 'UTF-8' | undefined;
	readonly excerpts?: boolean | undefined;
	/** The language of its reader, if that is not English. */
	readonly tongue?: Tongue | undefined;
}

/** The report of a file's text. Its URLs are for the excerpts, which hide their secrets. */
export function reportOf(
	file: string,
	text: string,
	{ findings, occurrences }: Pick<Analysis, 'findings'> & { readonly occurrences: Iterable<Occurrence> },
	wanted: Wanted,
	words = english,
): FileReport {
	const lines = new Lines(text);
	const columns = wanted.columns === 'UTF-8' ? new Utf8Columns(text, lines) : lines;
	const excerpts = wanted.excerpts ? new Excerpts(text, lines, occurrences) : undefined;
	return {
		file,
		findings: findings.map((finding) => {
			const reported = reportedOf(finding, columns, wanted, words);
			return excerpts === undefined ? reported : { ...reported, excerpt: excerpts.of(finding) };
		}),
	};
}

function reportedOf(finding: Finding, columns: Columns, wanted: Wanted, words: Words): ReportedFinding {
	const { offset, end, severity, code, message, url } = finding;
	const range = rangeOf(finding, columns);
	const fixes = wanted.fixes
		? finding.fixes().map(({ title, edits }) => ({ title, edits: edits.map((edit) => placed(edit, columns)) }))
		: [];
	const told = wanted.tongue === undefined ? {} : { told: words.sentence(finding.says) };
	return { ...range, offset, end, severity, code, message, ...told, url, fixes };
}

function placed(edit: Edit, columns: Columns): ReportedEdit {
	const { offset, end, text } = edit;
	return { offset, end, text, ...rangeOf(edit, columns) };
}

function rangeOf({ offset, end }: Span, columns: Columns): Range {
	const { line, column } = columns.position(offset);
	const { line: endLine, column: endColumn } = columns.position(end);
	return { line, column, endLine, endColumn };
}
