/** What the copy commands put on the clipboard: exactly what the URL says, passwords too. */

import { scan } from '../../find/scanner';
import { parseLogical } from '../../placeholders/placeholders';
import type { Settings } from '../../settings';
import { parametersOf } from '../../url/components';
import { applyEdits } from '../../url/edits';
import { readable } from '../../url/readable';
import { LONGEST } from './places';

/** The URL with as few escapes as a link in plain text can do without (UTS #58). */
export function decodedLink(text: string, settings: Settings): string {
	if (text.length > LONGEST) return text;
	const url = parseLogical(text, settings.standard);
	const find = (_: unknown, shown: string) => {
		for (const { offset, end } of scan(shown, 'plaintext')) return offset === 0 ? end : shown.length;
		return shown.length;
	};
	return applyEdits(text, readable(url, find, true));
}

/** One line per parameter of the search, `name = value`, decoded; empty where there are none. */
export function parameterLines(text: string, settings: Settings): string {
	const url = parseLogical(text, settings.standard);
	const lines = parametersOf(url).map(({ name, value }) => (value === undefined ? name : `${name} = ${value}`));
	return lines.map(oneLine).join('\n');
}

// Otherwise nobody could tell where a parameter ends.
function oneLine(text: string): string {
	return text.replaceAll('\n', '%0A').replaceAll('\r', '%0D');
}
