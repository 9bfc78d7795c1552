/** The names that editors and tools other than VS Code give to languages. */

import { commentStyleOf, withoutComments } from './comments';
import { idsBy, languageIds, languageOf } from './files';
import { isPlainText, isProgram } from './kinds';

const idOf = idsBy('names');

/** Names that say little, so that a file's own says more: they stand for any text, any configuration, any template. */
const generic = new Map([
	['plaintext', 'plaintext'],
	['conf', 'ini'],
	['erb', 'html'],
	['eruby', 'html'],
	['web', 'html'],
]);

/**
 * The id that we read a language by, from any of its names: `restructuredtext` from `rst`, `bat` from `dosbatch`,
 * `python` from `python-ts-mode` and `source.python`, `dockercompose` from `yaml.docker-compose`. `undefined` for a
 * name that we do not know.
 */
export function languageNamed(name: string): string | undefined {
	return meaningOf(name)?.id;
}

/**
 * The id that we read a document by. What the editor calls its language counts; where that says nothing, as `text` does,
 * or we do not know it, the file's name does.
 * @param name what the editor calls the language
 * @param file the document's path, or its name
 */
export function languageFor(name: string, file: string): string {
	const meaning = meaningOf(name);
	if (meaning?.special) return meaning.id;
	const byFile = languageOf(file);
	return byFile === 'plaintext' ? (meaning?.id ?? name) : byFile;
}

/** What a name means, and whether it stands for one language rather than for many. */
function meaningOf(name: string): { readonly id: string; readonly special: boolean } | undefined {
	for (const spelling of spellings(name)) {
		const named = idOf.get(spelling) ?? spelling;
		const id = generic.get(named) ?? named;
		if (isKnown(id)) return { id, special: !generic.has(named) };
	}
	return undefined;
}

function isKnown(id: string): boolean {
	return (
		known.has(id) || isProgram(id) || isPlainText(id) || withoutComments.has(id) || commentStyleOf(id) !== undefined
	);
}

const known: ReadonlySet<string> = new Set(languageIds);

/** The spellings under which a name may stand in the table, the most exact first. */
function spellings(name: string): string[] {
	const word = name
		.trim()
		.toLowerCase()
		.replace(/\.(?:sublime-syntax|tmlanguage)$/, '')
		.replace(/[\s_]+/g, '-');
	const base = word.replace(/-mode$/, '').replace(/-ts$/, '');
	const scope = base.replace(/^(?:source|text)\./, '');
	// `yaml.docker-compose`, `text.html.php`: the later word is the more special one. `jinja-yaml` becomes YAML.
	return [word, base, scope, ...scope.split('.').reverse(), base.replace(/^jinja-/, '')];
}
