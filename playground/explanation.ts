/** What hover shows of a URL, as elements. What comes from the document is text: it makes no element of its own. */

import { english } from '../server/src/data/words';
import { explain } from '../server/src/explain/explanation';
import type { Standard } from '../server/src/library/types';
import { parseLogical } from '../server/src/placeholders/placeholders';
import { Mask } from '../server/src/url/mask';
import { element } from './element';

/**
 * @param url its logical text
 * @param messages what is wrong with it
 */
export function explanationOf(url: string, standard: Standard, messages: readonly string[]): Node[] {
	const parsed = parseLogical(url, standard);
	const { scheme, summary, rows } = explain({ url: parsed, mask: new Mask(parsed), depth: 0 });
	const said = english.of(summary);
	const title = element('p', {}, element('strong', {}, scheme), said === '' ? '' : ` ${said}`);
	const list = element('dl');
	for (const { label, text, notes, depth } of rows)
		list.append(
			element('dt', {}, `${'\u2003'.repeat(depth)}${english.of(label)}`),
			element(
				'dd',
				{},
				english.of(text),
				element('span', { class: 'note' }, notesIn(notes.map((note) => english.of(note)))),
			),
		);
	return [...messages.map((message) => element('p', {}, message)), title, list];
}

function notesIn(notes: readonly string[]): string {
	return notes.length > 0 ? ` ${notes.join(', ')}` : '';
}
