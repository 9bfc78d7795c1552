/** What a user can set, checked and with its defaults. */

import { type MessageKey, type MessageParams, message } from './data/messages';
import { nearest } from './data/nearest';
import { isSecretName } from './data/secrets';
import { ours, type Shown } from './data/shown';
import { english, type Phrase, type Words } from './data/words';
import { LONGEST_GLOB, LONGEST_GLOBS } from './globs/files';
import { MASK, maskText } from './url/mask';
import { printable } from './url/printable';
import type { Standard } from './url/url';

/** How much of a URL the editor colours, where no grammar of ours does: nothing, its escapes, or all its parts. */
export type Colours = 'off' | 'escapes' | 'all';

export const colours: readonly Colours[] = ['off', 'escapes', 'all'];

/** Of which files of a workspace the findings are shown: those that are open, or all. */
export const workspaceScopes = ['open', 'all'] as const;

export type WorkspaceScope = (typeof workspaceScopes)[number];

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
	/** The file's path in its project, with `/` between names; absent where nobody knows it. Nobody sets it. */
	readonly file?: string;
	/** Whether what is told to nobody but repaired for sure is told as well: set by what repairs a document, and by nobody else. */
	readonly quiet?: boolean;
	/** The words of the language that the reader speaks. No setting of ours: editors and systems know it. */
	readonly words: Words;
}

export const defaults: Settings = {
	standard: 'modern',
	rules: {},
	knownSchemes: [],
	ignoreUrls: [],
	// What programs write and nobody repairs by hand.
	ignore: [
		'node_modules',
		'bower_components',
		'jspm_packages',
		'site-packages',
		'.pnpm-store',
		'*.min.*',
		'*.map',
		'*.lock',
		'*-lock.{json,yaml}',
		'npm-shrinkwrap.json',
		'go.sum',
	],
	words: english,
};

/** What an editor adds to the settings of a check. */
export interface EditorSettings extends Settings {
	/** Whether documents are checked at all. */
	readonly enable: boolean;
	/** How many findings of a document are shown at the most; the status item says when there are more. */
	readonly maxProblems: number;
	readonly colours: Colours;
	/** Whether data URLs are dimmed behind their beginning. */
	readonly dimDataUrls: boolean;
	/** Whether what escapes stand for is shown behind them. */
	readonly inlayHints: boolean;
	/** Whether findings are shown of all files in the workspace, or of those that are open. */
	readonly workspace: WorkspaceScope;
}

export const editorDefaults: EditorSettings = {
	...defaults,
	enable: true,
	maxProblems: 1000,
	colours: 'escapes',
	dimDataUrls: false,
	inlayHints: false,
	workspace: 'open',
};

/** Where a value stands in an object: the keys and indices that lead to it. */
export type Path = readonly (string | number)[];

/** What is wrong with a setting. It is left out: its default, or what is set elsewhere, stands in for it. */
export interface SettingProblem {
	readonly code: 'config-error' | 'unknown-rule';
	/**
	 * `value`, `glob`, `globs`: what stands there cannot be used. Otherwise the path's last key is no key; `nearest` when one
	 * is near.
	 */
	readonly detail: 'value' | 'glob' | 'globs' | 'name' | 'nearest';
	readonly path: Path;
	readonly params: MessageParams;
	/** The key that was probably meant. */
	readonly nearest?: string;
}

/** What is said of a problem. */
export function problemPhrase({ code, detail, params }: SettingProblem): Phrase {
	return message(`${code}/${detail}` as MessageKey, params);
}

/** Collects the problems of one object. */
export type Report = (problem: SettingProblem) => void;

/** The report of a value that cannot stand at a path. A URL may be in the wrong place: its password is not shown. */
export function badValue(path: Path, value: unknown, expected: MessageKey): SettingProblem {
	const text = JSON.stringify(value, withoutSecrets) ?? String(value);
	const shown = text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
	return { code: 'config-error', detail: 'value', path, params: { value: ours(shown), expected: message(expected) } };
}

/** A message has a line: of a longer value its start is enough to find it. */
const MOST_SHOWN = 60;

/** A key or text of a configuration: in a list of problems it can neither break a line nor turn it round. */
function shownText(text: string): Shown {
	return maskText(printable(text));
}

/** Texts and keys one by one: what stands between two of them belongs to neither. */
function withoutSecrets(key: string, value: unknown): unknown {
	if (typeof value === 'string') return isSecretName(key) ? MASK : shownText(value);
	if (!isRecord(value)) return value;
	return Object.fromEntries(Object.entries(value).map(([name, each]) => [shownText(name), each]));
}

/** The report of a key that is none of `known`. */
export function badName(code: SettingProblem['code'], path: Path, known: readonly string[]): SettingProblem {
	const name = String(path[path.length - 1]);
	const meant = nearest(name, known);
	const params = { name: shownText(name) };
	if (meant === undefined) return { code, detail: 'name', path, params };
	return { code, detail: 'nearest', path, params: { ...params, nearest: ours(meant) }, nearest: meant };
}

/** Where a problem is, in words: `rules.default-port`. */
export function pathText(path: Path): Shown {
	return ours(path.map((key) => shownText(String(key))).join('.'));
}

/** Reads one value; `undefined` where it cannot be used. */
type Read<T> = (value: unknown, path: Path, report: Report, codes: readonly string[]) => T | undefined;

/** What somebody may set. */
type Named = Exclude<keyof EditorSettings, 'file' | 'words' | 'quiet'>;

const readers: { readonly [Name in Named]: Read<EditorSettings[Name]> } = {
	enable: only((value) => typeof value === 'boolean', 'expected.boolean'),
	standard: only((value) => standards.includes(value as Standard), 'expected.standard'),
	rules: readRules,
	knownSchemes: (value, path, report) => readGlobs(value, path, report)?.map(schemeName),
	ignoreUrls: (value, path, report) => readGlobs(value, path, report),
	ignore: (value, path, report) => readGlobs(value, path, report),
	maxProblems: only((value) => Number.isInteger(value) && Number(value) >= 0, 'expected.count'),
	colours: only((value) => colours.includes(value as Colours), 'expected.colours'),
	dimDataUrls: only((value) => typeof value === 'boolean', 'expected.boolean'),
	inlayHints: only((value) => typeof value === 'boolean', 'expected.boolean'),
	workspace: only((value) => workspaceScopes.includes(value as WorkspaceScope), 'expected.workspace'),
};

/**
 * Reads the settings of these names that are there. What cannot be used is reported and left out.
 * @param path where the object stands
 * @param codes those of all rules
 */
export function readNamed<Name extends Named>(
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

/** What clients read themselves, and send with the rest. */
const OF_CLIENTS = 'trace';

/** All that an editor can set. */
export const settingNames = Object.keys(readers) as readonly Named[];

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
	// Of what is not set, some editors say `null`.
	const set = Object.entries(isRecord(value) ? value : {}).filter(([, each]) => each !== null);
	for (const [name] of set)
		if (name !== OF_CLIENTS && !settingNames.some((known) => known === name))
			problems.push(badName('config-error', [name], settingNames));
	const read = readNamed(Object.fromEntries(set), settingNames, [], (problem) => problems.push(problem), codes);
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

/** How many characters of globs may still be read. */
export interface Room {
	left: number;
}

export function roomForGlobs(): Room {
	return { left: LONGEST_GLOBS };
}

/**
 * A list of globs, or names, for each of which time is taken with every file or URL: without those entries that are too
 * long, and what is too much of them.
 * @param room what several lists share
 */
export function readGlobs(
	value: unknown,
	path: Path,
	report: Report,
	room = roomForGlobs(),
): readonly string[] | undefined {
	if (readTexts(value, path, report) === undefined) return undefined;
	const used: string[] = [];
	for (const [index, glob] of (value as unknown[]).entries()) {
		if (!isText(glob)) continue;
		const at = [...path, index];
		if (glob.length > LONGEST_GLOB) report(tooLong('glob', at, LONGEST_GLOB));
		else if (glob.length > room.left) {
			// Of all lists that share it once.
			if (room.left >= 0) report(tooLong('globs', at, LONGEST_GLOBS));
			room.left = -1;
			break;
		} else {
			used.push(glob);
			room.left -= glob.length;
		}
	}
	return used;
}

function tooLong(detail: 'glob' | 'globs', path: Path, most: number): SettingProblem {
	return { code: 'config-error', detail, path, params: { most } };
}

function isText(entry: unknown): entry is string {
	return typeof entry === 'string' && entry.trim() !== '';
}

/** A list of texts, without those entries that are none. */
export function readTexts(value: unknown, path: Path, report: Report): readonly string[] | undefined {
	if (!Array.isArray(value)) {
		report(badValue(path, value, 'expected.list'));
		return undefined;
	}
	value.forEach((entry, index) => {
		if (!isText(entry)) report(badValue([...path, index], entry, 'expected.text'));
	});
	return value.filter(isText);
}

/** Whether a value is an object, and no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
