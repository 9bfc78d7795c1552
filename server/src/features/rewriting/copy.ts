/** What the copy commands put on the clipboard: exactly what the URL says, passwords too. */

import { cut, type Shown } from '../../data/shown';
import { scan } from '../../find/scanner';
import { parseLogical } from '../../placeholders/placeholders';
import type { Settings } from '../../settings';
import { parametersOf } from '../../url/components';
import { confusionOf } from '../../url/confusable';
import { applyEdits, type Edit } from '../../url/edits';
import { labelsOf } from '../../url/labels';
import { inUtf8 } from '../../url/legacy';
import { Mask } from '../../url/mask';
import { readable } from '../../url/readable';
import type { Url } from '../../url/url';
import { LONGEST } from './places';
import { hostToUnicode } from './refactorings';

/**
 * The URL with as few escapes as a link in plain text can do without (UTS #58). What is not UTF-8 is read in the charset that it
 * clearly is in, and the host in the letters of its name, unless these pass for others.
 */
export function decodedLink(text: string, settings: Settings): string {
	if (text.length > LONGEST) return text;
	const parsed = parseLogical(inUtf8(text), settings.standard);
	const named = parseLogical(applyEdits(parsed.text, readableHost(parsed)), settings.standard);
	// With `u:p/q@` before it a host of ASCII is taken for one, and another is not.
	const url = named.components.host?.offset === parsed.components.host?.offset ? named : parsed;
	const find = (_: unknown, shown: string) => {
		for (const { offset, end } of scan(shown, 'plaintext')) return offset === 0 ? end : shown.length;
		return shown.length;
	};
	return applyEdits(url.text, readable(url, find, true));
}

function readableHost(url: Url): readonly Edit[] {
	const edits = hostToUnicode(url);
	const { host } = url.components;
	const top = host === undefined ? '' : (labelsOf(url.text, host).at(-1)?.text ?? '');
	return edits.some(({ text }) => confusionOf(text, top) !== undefined) ? [] : edits;
}

/** What is said to be copied, where it is one URL: without its secrets. */
export function copiedAs(text: string, settings: Settings): Shown {
	return cut(new Mask(parseLogical(text, settings.standard)).whole, LONGEST_SAID);
}

/** The status bar has one line for all. */
const LONGEST_SAID = 80;

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
