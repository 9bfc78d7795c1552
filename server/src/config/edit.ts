/** Changes of a configuration file. */

import { findNodeAtLocation, modify, type ParseError, parseTree } from 'jsonc-parser';
import type { Edit } from '../scan/edits';
import type { Settings } from '../settings';

/** A change of the settings: a rule is switched off, or a list gets an entry. */
export interface Change {
	readonly name: 'rules' | 'knownSchemes' | 'ignoreUrls' | 'ignore';
	/** The rule's code, or the entry. */
	readonly value: string;
}

/**
 * The edits that make the change in the text of a configuration file. None where the file is broken: what would come out
 * of that, nobody knows.
 * @param settings those in effect: a list that the file does not have yet replaces what is set elsewhere
 */
export function editsFor(text: string, { name, value }: Change, settings: Settings): readonly Edit[] {
	const errors: ParseError[] = [];
	const root = parseTree(text, errors, { allowTrailingComma: true, allowEmptyContent: true });
	if (errors.length > 0 || (root !== undefined && root.type !== 'object')) return [];
	const formattingOptions = {
		insertSpaces: !/^\t/m.test(text),
		tabSize: 2,
		eol: text.includes('\r\n') ? '\r\n' : '\n',
	};
	const edits = () => {
		if (name === 'rules') return modify(text, [name, value], 'off', { formattingOptions });
		const list = root && findNodeAtLocation(root, [name]);
		if (list?.type === 'array')
			return modify(text, [name, list.children?.length ?? 0], value, { formattingOptions, isArrayInsertion: true });
		return modify(text, [name], [...settings[name], value], { formattingOptions });
	};
	return edits().map(({ offset, length, content }) => ({ offset, end: offset + length, text: content }));
}
