/** Which settings go for a file. */

import { fileMatcher } from '../globs/files';
import type { Settings } from '../settings';
import type { Config } from './config';

/** A file that is checked. Paths are absolute, with `/` between names. */
export interface Place {
	readonly path: string;
	readonly languageId: string;
}

/** The configuration file that goes for a file. */
export interface ConfigFile {
	readonly path: string;
	readonly config: Config;
}

/** The settings for one file. */
export interface Effective<S extends Settings> {
	readonly settings: S;
	/** Whether it is not checked, because a glob of `ignore` matches it. */
	readonly ignored: boolean;
	/** The folder that the globs of `ignore` start from. */
	readonly ignoreBase: string;
}

/**
 * What a configuration file says replaces other settings one by one; `rules` are put together.
 * @param settings what is set elsewhere
 * @param base the folder that the globs in `settings` start from
 */
export function effective<S extends Settings>(
	settings: S,
	base: string,
	file: ConfigFile | undefined,
	{ path, languageId }: Place,
): Effective<S> {
	const here = { ...settings, file: inProject(base, path) };
	if (file === undefined) return { settings: here, ignored: isIgnored(settings, base, path), ignoreBase: base };
	const folder = folderOf(file.path);
	const { given, overrides } = file.config;
	let merged = merge(here, given);
	const ignoreBase = given.ignore === undefined ? base : folder;
	const ignored = isIgnored(merged, ignoreBase, path);
	for (const override of overrides)
		if (override.goesFor(below(folder, path), languageId)) merged = merge(merged, override.given);
	return { settings: merged, ignored, ignoreBase };
}

/** The folder that a file is in. */
export function folderOf(path: string): string {
	return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** The path from a folder on; of a file elsewhere the whole. */
export function below(folder: string, path: string): string {
	return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path.replace(/^\/+/, '');
}

/** What a file is called in its project; of a file elsewhere only its name says something. */
function inProject(folder: string, path: string): string {
	return folder !== '' && path.startsWith(`${folder}/`) ? below(folder, path) : path.slice(path.lastIndexOf('/') + 1);
}

function merge<S extends Settings>(settings: S, given: Partial<Settings>): S {
	return { ...settings, ...given, rules: { ...settings.rules, ...given.rules } };
}

function isIgnored({ ignore }: Settings, folder: string, path: string): boolean {
	const matches = matchers.get(ignore) ?? fileMatcher(ignore);
	matchers.set(ignore, matches);
	return matches(below(folder, path));
}

/** Many files have the same list. */
const matchers = new WeakMap<readonly string[], (path: string) => boolean>();
