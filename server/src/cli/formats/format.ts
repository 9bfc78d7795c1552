import type { Finding } from '../../analysis/analyse';
import type { Severity } from '../../settings';
import type { Lines } from '../text';

/** What `check` found in a file. */
export interface FileResult {
	readonly file: string;
	readonly lines: Lines;
	readonly findings: readonly Finding[];
}

/** What `check` found in all files. */
export interface Totals {
	readonly files: number;
	readonly urls: number;
	readonly findings: Readonly<Record<Severity, number>>;
}

/** How findings are printed: the pieces of the output, in order. */
export interface Format {
	begin(): string;
	file(result: FileResult): string;
	end(totals: Totals): string;
}

/** Makes a format for one run. */
export type FormatFactory = (style: { readonly colour: boolean }) => Format;
