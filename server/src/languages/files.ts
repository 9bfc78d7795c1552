/** Which language a file is in, as VS Code names it, for when no editor says so. */

import { languages } from './registry';
import { languageStarted } from './shared-endings';

const byExtension = idsBy('endings');
const byName = idsBy('files');
const byInterpreter = idsBy('interpreters');

/** A page of a section of the manual: `ls.1`, `Error.3pm`. */
const MANUAL = /.\.[1-8](?:[a-z]{1,4})?$/;

/**
 * The VS Code language id of a file, from its name alone; `plaintext` when the name says nothing.
 * @param fileName a name or a path, with `/` or `\`
 */
export function languageOf(fileName: string): string {
	const name = nameOf(fileName);
	const dot = name.lastIndexOf('.');
	const extension = name.slice(dot + 1);
	const known =
		byName.get(name) ??
		(dot < 0
			? undefined
			: (madeBy(name, dot, extension) ?? byExtension.get(extension) ?? inTongue(name, dot, extension)));
	return known ?? prefixed(name) ?? (MANUAL.test(name) ? 'troff' : 'plaintext');
}

/** The last part of a path, in lower case. */
function nameOf(path: string): string {
	return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1).toLowerCase();
}

/** How far a first line is read: Linux takes no more than 255 characters of a `#!`, and for long took 127. */
const LONGEST_COMMAND = 200;

/**
 * The language id of a script by its first line, `#!/usr/bin/env python3`; `undefined` where it names no interpreter that we
 * know. It decides where the file's name does not.
 */
export function languageOfScript(text: string): string | undefined {
	if (!text.startsWith('#!')) return undefined;
	const line = text.slice('#!'.length, LONGEST_COMMAND).split(/[\r\n]/, 1)[0] as string;
	const commands = line.split(/[ \t]+/).filter((word) => word !== '' && !/^-|=/.test(word));
	const names = commands.map((command) => command.slice(command.lastIndexOf('/') + 1).toLowerCase());
	const name = names[0] === 'env' ? names[1] : names[0];
	return name === undefined ? undefined : byInterpreter.get(name.replace(/[\d.]{1,8}$/, ''));
}

/**
 * The language id of a file: by its name, with how its text starts where several languages share an ending, and by its first
 * line where the name says nothing.
 */
export function languageOfFile(fileName: string, text: string): string {
	const name = nameOf(fileName);
	const started = languageStarted(name.slice(name.lastIndexOf('.') + 1), text);
	if (started !== undefined) return started;
	const byName = languageOf(fileName);
	const isUnknown = byName === 'plaintext' && !/\.te?xt$/i.test(fileName);
	return (isUnknown ? languageOfScript(text) : undefined) ?? byName;
}

/** What stands behind the name of the file that a template or an example becomes, or that was kept as it was. */
const SUFFIXES = new Set(
	'bak backup orig in tmpl tpl template gotmpl dist sample example erb eex leex epp j2 jinja jinja2 njk twig liquid ejs mustache hbs'.split(
		' ',
	),
);

/** `index.rst.txt`: the source of a page, as Sphinx and others show it. */
const SOURCE = /\.(?:rst|md|adoc)$/;

/** The language of what becomes of a template, or was it: `bat.1.in`, `config.pl.in`, `x.yml.dist`, `x.cls.bak`. */
function madeBy(name: string, dot: number, extension: string): string | undefined {
	const stem = name.slice(0, dot);
	const made = SUFFIXES.has(extension) || (extension === 'txt' && SOURCE.test(stem)) ? languageOf(stem) : 'plaintext';
	return made === 'plaintext' ? undefined : made;
}

/** A human language, or an encoding, behind the name of a page that a server has in several: `index.html.fr.utf8`. */
const TONGUE =
	/^(?:(?:ar|bg|ca|cs|da|de|el|en|es|et|eu|fa|fi|fr|gl|he|hi|hr|hu|id|it|ja|ka|ko|lt|lv|nb|nl|nn|no|pl|pt|ro|ru|sk|sl|sr|sv|th|tr|uk|vi|zh)(?:[-_][a-z]{2,4})?|utf-?8|iso-?8859-?\d{1,2}|euc-?[a-z]{2}|koi8-?r)$/;

function inTongue(name: string, dot: number, extension: string): string | undefined {
	const page = TONGUE.test(extension) ? languageOf(name.slice(0, dot)) : 'plaintext';
	return page === 'plaintext' ? undefined : page;
}

/** Every id that `languageOf` knows a name for. */
export const languageIds: readonly string[] = languages
	.filter(({ endings, files }) => endings !== undefined || files !== undefined)
	.map(({ id }) => id);

// Dockerfile.build, Makefile.in, .env.local: the name stands before the dot.
function prefixed(name: string): string | undefined {
	const dot = name.indexOf('.', 1);
	const stem = dot < 0 ? '' : name.slice(0, dot);
	return stem === 'dockerfile' || stem === 'makefile' || stem === '.env' ? byName.get(stem) : undefined;
}

/** The id by each of the words that a part of the table has. */
export function idsBy(part: 'endings' | 'files' | 'interpreters' | 'names'): ReadonlyMap<string, string> {
	return new Map(
		languages.flatMap(({ id, [part]: words }) => (words?.split(' ') ?? []).map((word): [string, string] => [word, id])),
	);
}
