/** Changes of a configuration file. */

import { findNodeAtLocation, type JSONPath, modify, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { defaults, type Settings } from '../settings';
import type { Edit } from '../url/edits';
import { type Override, parseConfig } from './config';

/** A change of the settings: a rule is switched off, or a list gets or loses an entry. */
export interface Change {
	readonly name: 'rules' | 'knownSchemes' | 'ignoreUrls' | 'ignore';
	/** The rule's code, or the entry. */
	readonly value: string;
	/** The entry of a list is taken out again. */
	readonly remove?: true;
}

/**
 * The edits that make the change in the text of a configuration file: where what goes for the document is set, so that
 * nothing beats it. None where the file is broken: what would come out of that, nobody knows.
 * @param settings those in effect: a list that the file does not have yet replaces what is set elsewhere
 * @param goesFor whether an override goes for the document
 */
export function editsFor(
	text: string,
	change: Change,
	settings: Settings,
	goesFor: (override: Override) => boolean,
): readonly Edit[] {
	const read = readTree(text);
	if (read === undefined) return [];
	const { root } = read;
	const formattingOptions = {
		insertSpaces: !/^\t/m.test(text),
		tabSize: 2,
		eol: text.includes('\r\n') ? '\r\n' : '\n',
	};
	const { name, value, remove } = change;
	const setting = parseConfig(text).overrides.findLast((override) => goesFor(override) && sets(override, change));
	const path: JSONPath = setting === undefined ? [name] : ['overrides', setting.index, name];
	const there = root && findNodeAtLocation(root, path);
	const edits = () => {
		if (name === 'rules') {
			// What is no object takes no rule: it is replaced.
			const isObject = there === undefined || there.type === 'object';
			return isObject
				? modify(text, [...path, value], 'off', { formattingOptions })
				: modify(text, path, { [value]: 'off' }, { formattingOptions });
		}
		if (remove) {
			const removed = removedWith(path, there, value);
			return removed === undefined ? [] : modify(text, removed, undefined, { formattingOptions });
		}
		if (there?.type === 'array')
			return modify(text, [...path, there.children?.length ?? 0], value, { formattingOptions, isArrayInsertion: true });
		return modify(text, path, [...settings[name], value], { formattingOptions });
	};
	return edits().map(({ offset, length, content }) => ({ offset, end: offset + length, text: content }));
}

/** What the file holds, or nothing where it is broken, no object, or nested too deep for a recursive parser. */
function readTree(text: string): { readonly root: Node | undefined } | undefined {
	const errors: ParseError[] = [];
	try {
		const root = parseTree(text, errors, { allowTrailingComma: true, allowEmptyContent: true });
		return errors.length > 0 || (root !== undefined && root.type !== 'object') ? undefined : { root };
	} catch {
		return undefined;
	}
}

/** What is taken out of the file with an entry: that alone, or its list where only what goes without one would be left. */
function removedWith(path: JSONPath, list: Node | undefined, entry: string): JSONPath | undefined {
	const entries: readonly unknown[] = list?.children?.map(({ value }) => value) ?? [];
	if (!entries.includes(entry)) return undefined;
	const left = entries.filter((each) => each !== entry);
	const isUsual = JSON.stringify(left) === JSON.stringify(path.at(-1) === 'ignore' ? defaults.ignore : []);
	return isUsual ? path : [...path, entries.indexOf(entry)];
}

/** Whether an override says something else than the change, if that stands anywhere before it. */
function sets({ given }: Override, { name, value }: Change): boolean {
	return name === 'rules' ? given.rules?.[value] !== undefined : given[name] !== undefined;
}
