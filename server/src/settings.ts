/** What a user can set, checked and with its defaults. */

import type { Standard } from './url/url';

export type Severity = 'error' | 'warning' | 'information' | 'hint';

/** A severity, or `off` for a rule that does not speak. */
export type Level = Severity | 'off';

/** The severities, worst first. */
export const severities: readonly Severity[] = ['error', 'warning', 'information', 'hint'];

export interface Settings {
	readonly standard: Standard;
	/** Severities that replace the rules' own, by code. */
	readonly rules: Readonly<Record<string, Level>>;
	/** Schemes that `unknown-scheme` and `misspelt-scheme` accept beside the registered ones, in lower case. */
	readonly knownSchemes: readonly string[];
}

export const defaults: Settings = { standard: 'modern', rules: {}, knownSchemes: [] };

/** What an editor adds to the settings of a check. */
export interface EditorSettings extends Settings {
	/** Whether documents are checked at all. */
	readonly enable: boolean;
	/** How many findings of a document are shown at the most; the status item says when there are more. */
	readonly maxProblems: number;
}

export const editorDefaults: EditorSettings = { ...defaults, enable: true, maxProblems: 1000 };

/** A setting that could not be used: the default stands in for it. */
export interface SettingProblem {
	/** The setting's name without `urlLint.`. */
	readonly name: string;
	/** What stands there, as JSON. */
	readonly value: string;
}

const levels: readonly Level[] = [...severities, 'off'];

/**
 * Reads settings as an editor sends them: any value. What cannot be used is reported, and its default used.
 * @param value the object under `urlLint`; `undefined` or `null` where nothing is set
 */
export function readSettings(value: unknown): {
	readonly settings: EditorSettings;
	readonly problems: SettingProblem[];
} {
	const problems: SettingProblem[] = [];
	const given = isRecord(value) ? value : {};
	const read = <T>(name: string, fallback: T, isValid: (candidate: unknown) => boolean): T => {
		const candidate = given[name];
		if (candidate === undefined || candidate === null) return fallback;
		if (isValid(candidate)) return candidate as T;
		problems.push({ name, value: JSON.stringify(candidate) ?? String(candidate) });
		return fallback;
	};
	const settings: EditorSettings = {
		...editorDefaults,
		enable: read('enable', editorDefaults.enable, (candidate) => typeof candidate === 'boolean'),
		standard: read(
			'standard',
			editorDefaults.standard,
			(candidate) => candidate === 'modern' || candidate === 'rfc1738',
		),
		maxProblems: read(
			'maxProblems',
			editorDefaults.maxProblems,
			(candidate) => Number.isInteger(candidate) && Number(candidate) >= 0,
		),
		rules: readRules(read<Record<string, unknown>>('rules', {}, isRecord), problems),
	};
	return { settings, problems };
}

function readRules(given: Record<string, unknown>, problems: SettingProblem[]): Record<string, Level> {
	const rules: Record<string, Level> = {};
	for (const [code, level] of Object.entries(given)) {
		if (levels.includes(level as Level)) rules[code] = level as Level;
		else problems.push({ name: `rules.${code}`, value: JSON.stringify(level) ?? String(level) });
	}
	return rules;
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
