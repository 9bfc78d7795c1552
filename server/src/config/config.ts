/** `.url-lint.json`: settings that stand in a file, for editor and command alike. */

import {
	findNodeAtLocation,
	getNodeValue,
	type Node,
	type ParseError,
	parseTree,
	printParseErrorCode,
} from 'jsonc-parser';
import { isMessageKey, message } from '../data/messages';
import { codes } from '../rules/index';
import {
	badName,
	badValue,
	isRecord,
	type Path,
	problemText,
	type Report,
	readNamed,
	readTexts,
	type SettingProblem,
	type Settings,
} from '../settings';
import type { Edit } from '../url/edits';
import type { Span } from '../url/url';
import { fileMatcher } from './file-globs';

/** What the files are called. The one nearest to a document counts. */
export const configName = '.url-lint.json';

/** Whether a path or URI is a configuration file's. */
export function isConfig(path: string): boolean {
	return path === configName || path.endsWith(`/${configName}`);
}

/** What a configuration file says. */
export interface Config {
	readonly given: Partial<Settings>;
	readonly overrides: readonly Override[];
	/** In the order in which they stand. */
	readonly problems: readonly ConfigProblem[];
}

/** Settings for some files only. */
export interface Override {
	/** Where it stands among the overrides of the file. */
	readonly index: number;
	/** Whether they go for a file. The path is relative to the folder of the configuration file. */
	readonly goesFor: (path: string, languageId: string) => boolean;
	readonly given: Partial<Settings>;
}

/** What is wrong with a configuration file, and where. */
export interface ConfigProblem extends Span {
	readonly code: SettingProblem['code'];
	readonly message: string;
	/** Writes the name that was probably meant. */
	readonly fix?: Edit & { readonly name: string };
}

/** The names that a configuration file may have, and its overrides. */
export const overridable = ['standard', 'rules', 'knownSchemes', 'ignoreUrls'] as const;
const settable = [...overridable, 'ignore'] as const;

/** Reads a configuration file. Never throws: what cannot be used is reported and left out. */
export function parseConfig(text: string): Config {
	const errors: ParseError[] = [];
	const problems: SettingProblem[] = [];
	let root: Node | undefined;
	let read: Omit<Config, 'problems'> = { given: {}, overrides: [] };
	try {
		root = parseTree(text, errors, { allowTrailingComma: true, allowEmptyContent: true });
		if (root !== undefined) read = readRoot(getNodeValue(root), (problem) => problems.push(problem));
	} catch {
		// Nested too deep for a recursive parser: nobody means that.
		return { ...read, problems: [syntaxProblem(text)] };
	}
	// One mistake makes a parser stumble over much that follows it.
	const syntax = errors.slice(0, 1).map((error) => syntaxProblem(text, error));
	const all = [...syntax, ...problems.map((problem) => placed(problem, root, text))];
	return { ...read, problems: all.sort((a, b) => a.offset - b.offset) };
}

function readRoot(value: unknown, report: Report): Omit<Config, 'problems'> {
	if (!isRecord(value)) {
		report(badValue([], value, 'expected.object'));
		return { given: {}, overrides: [] };
	}
	reportUnknown(value, ['$schema', ...settable, 'overrides'], [], report);
	const overrides: Override[] = [];
	if (Array.isArray(value.overrides))
		for (const [index, entry] of value.overrides.entries()) overrides.push(...readOverride(entry, index, report));
	else if (value.overrides !== undefined) report(badValue(['overrides'], value.overrides, 'expected.list'));
	return { given: readNamed(value, settable, [], report, codes), overrides };
}

function readOverride(value: unknown, index: number, report: Report): Override[] {
	const path = ['overrides', index];
	if (!isRecord(value) || (value.files === undefined && value.languages === undefined)) {
		report(badValue(path, value, 'expected.files-or-languages'));
		return [];
	}
	reportUnknown(value, ['files', 'languages', ...overridable], path, report);
	const read = (name: string) =>
		value[name] === undefined ? undefined : (readTexts(value[name], [...path, name], report) ?? []);
	const files = read('files');
	const matches = files && fileMatcher(files);
	const languages = read('languages');
	return [
		{
			index,
			goesFor: (file, languageId) => (matches?.(file) ?? true) && (languages?.includes(languageId) ?? true),
			given: readNamed(value, overridable, path, report, codes),
		},
	];
}

function reportUnknown(value: Record<string, unknown>, known: readonly string[], path: Path, report: Report): void {
	for (const name of Object.keys(value))
		if (!known.includes(name)) report(badName('config-error', [...path, name], known));
}

function syntaxProblem(text: string, error?: ParseError): ConfigProblem {
	const key = error && `json.${printParseErrorCode(error.error)}`;
	const problem = message(key !== undefined && isMessageKey(key) ? key : 'json.other');
	const { offset = 0, length = 1 } = error ?? {};
	const end = Math.min(offset + length, text.length);
	return { code: 'config-error', message: message('config-error/syntax', { problem }), offset, end };
}

function placed(problem: SettingProblem, root: Node | undefined, text: string): ConfigProblem {
	const { code, detail, path, nearest } = problem;
	const node = root && findNodeAtLocation(root, [...path]);
	const words = { code, message: problemText(problem) };
	if (detail === 'value' || node?.parent?.children?.[0] === undefined) return { ...words, ...spanOf(node, text) };
	const key = spanOf(node.parent.children[0], text);
	const name = { offset: key.offset + 1, end: Math.max(key.offset + 1, key.end - 1) };
	return { ...words, ...name, ...(nearest === undefined ? {} : { fix: { ...name, text: nearest, name: nearest } }) };
}

function spanOf(node: Node | undefined, text: string): Span {
	return node === undefined ? { offset: 0, end: text.length } : { offset: node.offset, end: node.offset + node.length };
}
