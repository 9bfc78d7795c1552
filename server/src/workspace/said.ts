import type { DiagnosticSeverity, Position } from 'vscode-languageserver';
import { diagnosticsIn } from './look';
import type { FileReport } from './workspace-file';

/** What the view has to know of a diagnostic. */
export interface Said {
	readonly code: string;
	readonly severity: DiagnosticSeverity | undefined;
	/** Where it starts. */
	readonly start: Position;
}

/** Knows what reports say while they are kept, so that they are not parsed each time that somebody looks. */
export class SaidOfReports {
	readonly #known = new WeakMap<FileReport, readonly Said[]>();

	/** In the order of the diagnostics. */
	of(report: FileReport): readonly Said[] {
		const known = this.#known.get(report);
		if (known !== undefined) return known;
		const said = diagnosticsIn(report.diagnostics).flatMap(({ code, severity, range }) =>
			// That there are more findings than are shown is about no URL, and has no code.
			code === undefined ? [] : [{ code: String(code), severity, start: range.start }],
		);
		this.#known.set(report, said);
		return said;
	}
}
