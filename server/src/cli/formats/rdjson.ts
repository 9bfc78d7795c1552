import { docsOf, homepage } from '../../data/docs';
import type { Severity } from '../../settings';
import { json } from '../json';
import type { FileReport, Range, ReportedFix } from '../report';
import { slashed } from '../slashed';
import type { FormatFactory } from './format';
import { listFormat } from './list';

const severities: Readonly<Record<Severity, string>> = {
	error: 'ERROR',
	warning: 'WARNING',
	information: 'INFO',
	hint: 'INFO',
};

const source = { name: 'url-lint', url: homepage };

/** Reviewdog's Diagnostic Format (RDFormat), as one result. Its columns count bytes of UTF-8. */
export const rdjsonFormat: FormatFactory = () => {
	const begin = `{"source":${json(source)},"diagnostics":[`;
	return listFormat({ fixes: true, columns: 'UTF-8' }, [begin, ']}'], diagnosticsOf);
};

function diagnosticsOf({ file, findings }: FileReport): readonly string[] {
	return findings.map((finding) =>
		json({
			message: finding.message,
			location: { path: slashed(file), range: rangeOf(finding) },
			severity: severities[finding.severity],
			code: { value: finding.code, url: docsOf(finding.code) },
			suggestions: finding.fixes.flatMap(suggestionsOf),
		}),
	);
}

/** A suggestion is one edit: of a fix with several, one alone would not repair it. */
function suggestionsOf({ edits }: ReportedFix): readonly object[] {
	const [edit] = edits;
	return edit === undefined || edits.length > 1 ? [] : [{ range: rangeOf(edit), text: edit.text }];
}

function rangeOf({ line, column, endLine, endColumn }: Range): object {
	return { start: { line, column }, end: { line: endLine, column: endColumn } };
}
