import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { version } from '../../../../package.json';
import { docsOf, homepage } from '../../data/docs';
import { type RuleSummary, ruleTable } from '../../data/rule-table';
import { type Severity, severities } from '../../settings';
import { encode } from '../../url/percent';
import { fingerprintsOf } from '../fingerprint';
import { json } from '../json';
import type { FileReport, Range, ReportedFix } from '../report';
import { slashed } from '../slashed';
import type { FormatFactory } from './format';
import { listFormat } from './list';

const levels: Readonly<Record<Severity, string>> = {
	error: 'error',
	warning: 'warning',
	information: 'note',
	hint: 'note',
};

/** SARIF 2.1.0: one run, with its rules, its findings and their fixes. Columns count UTF-16 code units, and the run says so. */
export const sarifFormat: FormatFactory = () => {
	const driver = { name: 'url-lint', version, informationUri: homepage, rules: ruleTable.map(descriptorOf) };
	const begin = `{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"tool":${json({ driver })},"columnKind":"utf16CodeUnits","results":[`;
	return listFormat({ fixes: true }, [begin, ']}]}'], resultsOf);
};

function descriptorOf({ code, summary, modern }: RuleSummary): object {
	const worst = severities.find((severity) => modern.includes(severity));
	return {
		id: code,
		shortDescription: { text: summary },
		helpUri: docsOf(code),
		defaultConfiguration: worst === undefined ? { enabled: false } : { level: levels[worst] },
	};
}

const indices = new Map(ruleTable.map(({ code }, index) => [code, index]));

function resultsOf({ file, findings }: FileReport): readonly string[] {
	const artifactLocation = locationOf(file);
	const fingerprints = fingerprintsOf(findings);
	return findings.map((finding, index) => {
		const { code, severity, message, url, fixes } = finding;
		return json({
			ruleId: code,
			ruleIndex: indices.get(code),
			level: levels[severity],
			message: { text: message },
			locations: [{ physicalLocation: { artifactLocation, region: regionOf(finding) } }],
			partialFingerprints: { 'urlLint/v1': fingerprints[index] },
			...(fixes.length === 0 ? {} : { fixes: fixes.map((fix) => fixOf(fix, artifactLocation)) }),
			properties: { severity, url },
		});
	});
}

function fixOf({ title, edits }: ReportedFix, artifactLocation: object): object {
	const replacements = edits.map((edit) => ({ deletedRegion: regionOf(edit), insertedContent: { text: edit.text } }));
	return { description: { text: title }, artifactChanges: [{ artifactLocation, replacements }] };
}

function regionOf({ line, column, endLine, endColumn }: Range): object {
	return { startLine: line, startColumn: column, endLine, endColumn };
}

/** A file below the working directory by its path from there, which is the root of the sources; any other one by all of its path. */
function locationOf(file: string): { readonly uri: string; readonly uriBaseId?: string } {
	const path = slashed(file);
	if (path.startsWith('../') || resolve(file) === file) return { uri: pathToFileURL(file).href };
	// A colon in the first segment would make a scheme of what stands before it.
	return { uri: encode(path, 'path').replaceAll(':', '%3A'), uriBaseId: '%SRCROOT%' };
}
