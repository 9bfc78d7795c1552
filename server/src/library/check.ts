/** `url-lint/check`: a document in; what is wrong with its URLs, and how it is repaired, out. Pure; never throws for any text, only for options that it does not know. */

import { analyse, applyEdits as applyAll, type Finding as EngineFinding } from '../analysis/analyse';
import { message } from '../data/messages';
import { english } from '../data/words';
import { codes } from '../rules/index';
import { problemPhrase, readSettings, type SettingProblem } from '../settings';
import { maskText } from '../url/mask';
import type { Span, Standard } from './types';

export type { Span, Standard } from './types';

/** How much a finding matters. */
export type Severity = 'error' | 'warning' | 'information' | 'hint';

/** How a document is checked. */
export interface CheckOptions {
	/** The language, as VS Code names it; `plaintext` where it is absent or unknown. */
	readonly languageId?: string | undefined;
	/** `modern` where it is absent. */
	readonly standard?: Standard | undefined;
	/** Severities that replace the rules' own, by code: `{ backslash: 'off' }`. */
	readonly rules?: Readonly<Record<string, Severity | 'off'>> | undefined;
	/** Schemes of your own. */
	readonly knownSchemes?: readonly string[] | undefined;
	/** Globs of URLs in which nothing is wrong. */
	readonly ignoreUrls?: readonly string[] | undefined;
}

/** A change of the document. */
export interface Edit extends Span {
	/** What stands there afterwards. */
	readonly text: string;
}

/** A repair, tried before it is offered: it removes its finding and adds none. */
export interface Fix {
	/** What it does, in words. */
	readonly title: string;
	/** In order, without overlap, inside the URL. */
	readonly edits: readonly Edit[];
	/** Whether it may be applied without asking: every program reads both spellings alike. */
	readonly automatic: boolean;
}

/** What is wrong with a URL, where it stands in the document. */
export interface Finding extends Span {
	/** The name of the rule. Each has a page: docs/rules. */
	readonly code: string;
	readonly severity: Severity;
	/** The remedy first, in a sentence. No password is in it. */
	readonly message: string;
	/** The URL, its passwords and tokens masked. */
	readonly url: string;
	/** The best first; none where only the author can know. Made when asked for. */
	readonly fixes: readonly Fix[];
}

/**
 * What is wrong with the URLs of a document, in order. Of more than 20,000 findings the first ones.
 * @throws TypeError for an option, a rule or a severity that there is not: it names it
 */
export function check(text: string, { languageId = 'plaintext', ...given }: CheckOptions = {}): Finding[] {
	const { settings, problems } = readSettings(given, codes);
	if (problems[0] !== undefined) throw new TypeError(whyNot(problems[0]));
	return analyse({ text, languageId }, settings).findings.map(plain);
}

/** The text with edits applied that do not overlap, in any order. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
	return applyAll(text, edits);
}

function whyNot(problem: SettingProblem): string {
	const name = maskText(problem.path.join('.'));
	const isValue = problem.detail === 'value';
	return english.of(isValue ? message('config-error/option', { ...problem.params, name }) : problemPhrase(problem));
}

function plain(finding: EngineFinding): Finding {
	const { code, severity, message, url, offset, end } = finding;
	return {
		...{ code, severity, message, url, offset, end },
		// Each is tried before it is offered, which takes time.
		get fixes() {
			return finding.fixes().map(({ title, edits, automatic }) => ({ title, edits: edits.map(copy), automatic }));
		},
	};
}

function copy({ offset, end, text }: Edit): Edit {
	return { offset, end, text };
}
