/** `.url-lint.json`: settings that stand in a file, for editor and command alike. */

import { getNodeValue, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { isMessageKey, message } from '../data/messages';
import type { Shown } from '../data/shown';
import { english, type Phrase } from '../data/words';
import { fileMatcher } from '../globs/files';
import { configName } from '../globs/files-below';
import { languageNamed } from '../languages/names';
import { codes } from '../rules/index';
import {
	badName,
	badValue,
	isRecord,
	type Path,
	problemPhrase,
	type Report,
	type Room,
	readGlobs,
	readNamed,
	roomForGlobs,
	type SettingProblem,
	type Settings,
} from '../settings';
import type { Edit } from '../url/edits';
import type { Span } from '../url/url';

export { configName };

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
	readonly says: Phrase;
	/** The same in English. */
	readonly message: Shown;
	/** Writes the name that was probably meant. */
	readonly fix?: Edit & { readonly name: string };
}

/** The names that a configuration file may have, and its overrides. */
export const overridable = ['standard', 'rules', 'knownSchemes', 'ignoreUrls'] as const;
const settable = [...overridable, 'ignore'] as const;

/** The longest file that is read, in characters: nobody writes so much by hand. */
export const LONGEST_CONFIG = 1_000_000;

/** Of how many problems a file's are told: each is said with its place and what was meant. */
export const MOST_PROBLEMS = 1000;

/** Reads a configuration file. Never throws: what cannot be used is reported and left out. */
export function parseConfig(text: string): Config {
	if (text.length > LONGEST_CONFIG) return { given: {}, overrides: [], problems: [tooLong()] };
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
	const nodes = new Nodes(root);
	// One mistake makes a parser stumble over much that follows it.
	const syntax = errors.slice(0, 1).map((error) => syntaxProblem(text, error));
	const all = [...syntax, ...problems.slice(0, MOST_PROBLEMS).map((problem) => placed(problem, nodes, text))];
	if (problems.length > MOST_PROBLEMS) all.push(tooMany(problems.length - MOST_PROBLEMS, text));
	return { ...read, problems: all.sort((a, b) => a.offset - b.offset) };
}

function problemOf(code: ConfigProblem['code'], says: Phrase, { offset, end }: Span): ConfigProblem {
	return { code, says, message: english.of(says), offset, end };
}

function tooLong(): ConfigProblem {
	return problemOf('config-error', message('config-error/too-long', { most: LONGEST_CONFIG }), { offset: 0, end: 1 });
}

function tooMany(count: number, text: string): ConfigProblem {
	const end = { offset: text.length, end: text.length };
	return problemOf('config-error', message('config-error/more', { count }), end);
}

/** The nodes of a file by the path to them. Each object's keys are looked through once, however many are asked for. */
class Nodes {
	readonly #keys = new Map<Node, Map<string, Node>>();

	constructor(private readonly root: Node | undefined) {}

	/** The value at a path; of several with one key the first. */
	at(path: Path): Node | undefined {
		let node = this.root;
		for (const key of path) {
			if (node === undefined) return undefined;
			node = node.type === 'array' ? node.children?.[Number(key)] : this.#keysOf(node).get(String(key));
		}
		return node;
	}

	#keysOf(node: Node): ReadonlyMap<string, Node> {
		const known = this.#keys.get(node);
		if (known !== undefined) return known;
		const keys = new Map<string, Node>();
		this.#keys.set(node, keys);
		if (node.type !== 'object') return keys;
		for (const { children: [key, value] = [] } of node.children ?? [])
			if (key !== undefined && value !== undefined && !keys.has(key.value)) keys.set(key.value, value);
		return keys;
	}
}

function readRoot(value: unknown, report: Report): Omit<Config, 'problems'> {
	if (!isRecord(value)) {
		report(badValue([], value, 'expected.object'));
		return { given: {}, overrides: [] };
	}
	reportUnknown(value, ['$schema', ...settable, 'overrides'], [], report);
	const overrides: Override[] = [];
	// Each file is compared with the globs of all of them.
	const room = roomForGlobs();
	if (Array.isArray(value.overrides))
		for (const [index, entry] of value.overrides.entries()) overrides.push(...readOverride(entry, index, room, report));
	else if (value.overrides !== undefined) report(badValue(['overrides'], value.overrides, 'expected.list'));
	return { given: readNamed(value, settable, [], report, codes), overrides };
}

function readOverride(value: unknown, index: number, room: Room, report: Report): Override[] {
	const path = ['overrides', index];
	if (!isRecord(value) || (value.files === undefined && value.languages === undefined)) {
		report(badValue(path, value, 'expected.files-or-languages'));
		return [];
	}
	reportUnknown(value, ['files', 'languages', ...overridable], path, report);
	const read = (name: string) =>
		value[name] === undefined ? undefined : (readGlobs(value[name], [...path, name], report, room) ?? []);
	const files = read('files');
	const matches = files && fileMatcher(files);
	const languages = read('languages')?.map((name) => languageNamed(name) ?? name);
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
	return problemOf('config-error', message('config-error/syntax', { problem }), { offset, end });
}

function placed(problem: SettingProblem, nodes: Nodes, text: string): ConfigProblem {
	const { code, detail, path, nearest } = problem;
	const node = nodes.at(path);
	const at = (span: Span) => problemOf(code, problemPhrase(problem), span);
	const isKey = detail === 'name' || detail === 'nearest';
	if (!isKey || node?.parent?.children?.[0] === undefined) return at(spanOf(node, text));
	const key = spanOf(node.parent.children[0], text);
	const name = { offset: key.offset + 1, end: Math.max(key.offset + 1, key.end - 1) };
	return { ...at(name), ...(nearest === undefined ? {} : { fix: { ...name, text: nearest, name: nearest } }) };
}

function spanOf(node: Node | undefined, text: string): Span {
	return node === undefined ? { offset: 0, end: text.length } : { offset: node.offset, end: node.offset + node.length };
}
