import type { Severity } from '../../settings';
import { digest, fingerprintsOf } from '../fingerprint';
import { json } from '../json';
import type { FileReport } from '../report';
import { slashed } from '../slashed';
import type { FormatFactory } from './format';
import { listFormat } from './list';

const severities: Readonly<Record<Severity, string>> = {
	error: 'major',
	warning: 'minor',
	information: 'info',
	hint: 'info',
};

/** GitLab's code quality report: one array of issues. */
export const gitlabFormat: FormatFactory = () => listFormat({ fixes: false }, ['[', ']'], issuesOf);

function issuesOf({ file, findings }: FileReport): readonly string[] {
	const path = slashed(file);
	const fingerprints = fingerprintsOf(findings);
	return findings.map(({ line, endLine, severity, code, message }, index) =>
		json({
			description: message,
			check_name: code,
			// It has to be another one in every file.
			fingerprint: digest(`${path}\n${fingerprints[index]}`),
			severity: severities[severity],
			location: { path, lines: { begin: line, end: endLine } },
		}),
	);
}
