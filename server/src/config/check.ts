import { type Analysis, analysing, type Document, type Edit, type Finding, type Fix } from '../analysis/analyse';
import { message } from '../data/messages';
import { ours } from '../data/shown';
import { english } from '../data/words';
import { finished } from '../find/scanned';
import type { Settings } from '../settings';
import type { UsualSpelling } from '../url/spellings';
import { type ConfigProblem, isConfig, parseConfig } from './config';

/** A document and what it is called: a path or URI. */
export interface NamedDocument extends Document {
	readonly name: string;
}

/**
 * What is wrong with the URLs of a document and, in a configuration file, with what it says.
 * @param usual how URLs are usually written where the document stands; by default as in the document itself
 */
export function check(document: NamedDocument, settings: Settings, usual?: UsualSpelling): Analysis {
	return finished(checking(document, settings, usual));
}

/** As `check`, step by step. */
export function checking(
	document: NamedDocument,
	settings: Settings,
	usual?: UsualSpelling,
): Generator<undefined, Analysis> {
	const { problems } = isConfig(document.name) ? parseConfig(document.text) : { problems: [] };
	return analysing(document, settings, configFindings(problems, settings), undefined, usual);
}

/** The problems of a configuration file as findings, with the severities that the settings give them. */
export function configFindings(problems: readonly ConfigProblem[], settings: Settings): readonly Finding[] {
	const findings: Finding[] = [];
	for (const { code, says, message: text, offset, end, fix } of problems) {
		const severity = settings.rules[code] ?? 'warning';
		if (severity === 'off') continue;
		const fixes = fix === undefined ? [] : [writing(fix.name, fix)];
		findings.push({ code, severity, says, message: text, offset, end, url: ours(''), fixes: () => fixes });
	}
	return findings;
}

function writing(name: string, edit: Edit): Fix {
	const says = message('fix.replace', { text: ours(name) });
	return { says, title: english.of(says), edits: [edit], automatic: false, preferred: true };
}
