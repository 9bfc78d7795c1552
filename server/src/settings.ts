/** What a user can set, checked and with its defaults. */

import { type MessageKey, type MessageParams, message } from './data/messages';
import { nearest } from './data/nearest';
import { maskLogins } from './url/mask';
import type { Standard } from './url/url';

export type Severity = 'error' | 'warning' | 'information' | 'hint';

/** A severity, or `off` for a rule that does not speak. */
export type Level = Severity | 'off';

/** The severities, worst first. */
export const severities: readonly Severity[] = ['error', 'warning', 'information', 'hint'];

/** All that a rule can be set to. */
export const levels: readonly Level[] = [...severities, 'off'];

/** The standards that URLs are judged by. */
export const standards: readonly Standard[] = ['modern', 'rfc1738'];

export interface Settings {
	readonly standard: Standard;
	/** Severities that replace the rules' own, by code. */
	readonly rules: Readonly<Record<string, Level>>;
	/** Schemes that `unknown-scheme` and `misspelt-scheme` accept beside the registered ones, in lower case. */
	readonly knownSchemes: readonly string[];
	/** Globs of URLs in which nothing is wrong. */
	readonly ignoreUrls: readonly string[];
	/** Globs of files that are not checked. */
	readonly ignore: readonly string[];
}

export const defaults: Settings = {
	standard: 'modern',
	rules: {},
	knownSchemes: [],
	ignoreUrls: [],
	// What programs write and nobody repairs by hand.
	ignore: ['node_modules', '*.min.*', '*.map', '*.lock', '*-lock.{json,yaml}', 'npm-shrinkwrap.json', 'go.sum'],
};

/** What an editor adds to the settings of a check. */
export interface EditorSettings extends Settings {
	/** Whether documents are checked at all. */
	readonly enable: boolean;
	/** How many findings of a document are shown at the most; the status item says when there are more. */
	readonly maxProblems: number;
}

export const editorDefaults: EditorSettings = { ...defaults, enable: true, maxProblems: 1000 };

/** Where a value stands in an object: the keys and indices that lead to it. */
export type Path = readonly (string | number)[];

/** What is wrong with a setting. It is left out: its default, or what is set elsewhere, stands in for it. */
export interface SettingProblem {
	readonly code: 'config-error' | 'unknown-rule';
	/** `value`: what stands there cannot be used. Otherwise the path's last key is no key; `nearest` when one is near. */
	readonly detail: 'value' | 'name' | 'nearest';
	readonly path: Path;
	readonly params: MessageParams;
	/** The key that was probably meant. */
	readonly nearest?: string;
}

/** What a problem is, in words. */
export function problemText({ code, detail, params }: SettingProblem): string {
	return message(`${code}/${detail}` as MessageKey, params);
}

/** Collects the problems of one object. */
export type Report = (problem: SettingProblem) => void;

/** The report of a value that cannot stand at a path. A URL may be in the wrong place: its password is not shown. */
export function badValue(path: Path, value: unknown, expected: MessageKey): SettingProblem {
	// Texts one by one, since a login is looked for at the start of a text too; then the keys among them.
	const masked = (_: string, each: unknown) => (typeof each === 'string' ? maskLogins(each) : each);
	const text = maskLogins(JSON.stringify(value, masked) ?? String(value));
	const shown = text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
	return { code: 'config-error', detail: 'value', path, params: { value: shown, expected: message(expected) } };
}

const MOST_SHOWN = 60;

/** The report of a key that is none of `known`. */
export function badName(code: SettingProblem['code'], path: Path, known: readonly string[]): SettingProblem {
	const name = String(path[path.length - 1]);
	const meant = nearest(name, known);
	const params = { name: maskLogins(name) };
	if (meant === undefined) return { code, detail: 'name', path, params };
	return { code, detail: 'nearest', path, params: { ...params, nearest: meant }, nearest: meant };
}

/** Where a problem is, in words: `rules.default-port`. */
export function pathText(path: Path): string {
	return path.map((key) => maskLogins(String(key))).join('.');
}

/** Reads one value; `undefined` where it cannot be used. */
type Read<T> = (value: unknown, path: Path, report: Report, codes: readonly string[]) => T | undefined;

const readers: { readonly [Name in keyof EditorSettings]: Read<EditorSettings[Name]> } = {
	enable: only((value) => typeof value === 'boolean', 'expected.boolean'),
	standard: only((value) => standards.includes(value as Standard), 'expected.standard'),
	rules: readRules,
	knownSchemes: (value, path, report) => readTexts(value, path, report)?.map(schemeName),
	ignoreUrls: readTexts,
	ignore: readTexts,
	maxProblems: only((value) => Number.isInteger(value) && Number(value) >= 0, 'expected.count'),
};

/**
 * Reads the settings of these names that are there. What cannot be used is reported and left out.
 * @param path where the object stands
 * @param codes those of all rules
 */
export function readNamed<Name extends keyof EditorSettings>(
	given: Readonly<Record<string, unknown>>,
	names: readonly Name[],
	path: Path,
	report: Report,
	codes: readonly string[],
): Partial<Pick<EditorSettings, Name>> {
	const read: Partial<Record<Name, unknown>> = {};
	for (const name of names) {
		const value = given[name];
		if (value === undefined) continue;
		const usable = readers[name](value, [...path, name], report, codes);
		if (usable !== undefined) read[name] = usable;
	}
	return read as Partial<Pick<EditorSettings, Name>>;
}

/**
 * Reads settings as an editor sends them: any value. What cannot be used is reported, and its default used.
 * @param value the object under `urlLint`; `undefined` or `null` where nothing is set
 * @param codes those of all rules
 */
export function readSettings(
	value: unknown,
	codes: readonly string[],
): { readonly settings: EditorSettings; readonly problems: readonly SettingProblem[] } {
	const problems: SettingProblem[] = [];
	const names = Object.keys(readers) as (keyof EditorSettings)[];
	// Of what is not set, some editors say `null`.
	const set = Object.entries(isRecord(value) ? value : {}).filter(([, each]) => each !== null);
	const read = readNamed(Object.fromEntries(set), names, [], (problem) => problems.push(problem), codes);
	return { settings: { ...editorDefaults, ...read }, problems };
}

function only<T>(isValid: (value: unknown) => boolean, expected: MessageKey): Read<T> {
	return (value, path, report) => {
		if (isValid(value)) return value as T;
		report(badValue(path, value, expected));
		return undefined;
	};
}

function readRules(
	value: unknown,
	path: Path,
	report: Report,
	codes: readonly string[],
): Settings['rules'] | undefined {
	if (!isRecord(value)) return only<never>(() => false, 'expected.rules')(value, path, report, codes);
	const rules: Record<string, Level> = {};
	for (const [code, level] of Object.entries(value)) {
		if (!codes.includes(code)) report(badName('unknown-rule', [...path, code], codes));
		else if (levels.includes(level as Level)) rules[code] = level as Level;
		else report(badValue([...path, code], level, 'expected.level'));
	}
	return rules;
}

/** The name alone, where somebody wrote `shop:` or `shop://`. */
function schemeName(scheme: string): string {
	return scheme.replace(/:.*$/, '').toLowerCase();
}

/** A list of texts, without those entries that are none. */
export function readTexts(value: unknown, path: Path, report: Report): readonly string[] | undefined {
	if (!Array.isArray(value)) {
		report(badValue(path, value, 'expected.list'));
		return undefined;
	}
	const isText = (entry: unknown) => typeof entry === 'string' && entry.trim() !== '';
	value.forEach((entry, index) => {
		if (!isText(entry)) report(badValue([...path, index], entry, 'expected.text'));
	});
	return value.filter(isText);
}

/** Whether a value is an object, and no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
