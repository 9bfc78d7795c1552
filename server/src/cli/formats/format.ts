import type { Words } from '../../data/words';
import type { Severity } from '../../settings';
import type { FileReport, Wanted } from '../report';

/** What `check` found in all files. */
export interface Totals {
	readonly files: number;
	readonly urls: number;
	readonly findings: Readonly<Record<Severity, number>>;
}

/** How findings are printed: the pieces of the output, in order. */
export interface Format {
	readonly wants: Wanted;
	begin(): string;
	file(report: FileReport): string;
	end(totals: Totals): string;
}

/** What the output can show beside plain text: all of it is for a reader's terminal. */
export interface Style {
	readonly colour: boolean;
	readonly hyperlinks?: boolean | undefined;
	/** Whether the line of a finding is shown below it. */
	readonly excerpts?: boolean | undefined;
	/** How many cells wide the terminal is; absent where it does not say. */
	readonly columns?: number | undefined;
	/** Those of the reader, where it is one and reads no English. */
	readonly words?: Words | undefined;
}

/** Makes a format for one run. */
export type FormatFactory = (style: Style) => Format;
