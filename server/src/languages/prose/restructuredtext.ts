/** reStructuredText: `` `text <https://a.example>`_ ``, `.. _name: https://a.example`, and `\` before what is no markup. */

import { both, escapedBy } from '../../escaping/escaped';
import { breaks, identity } from '../../escaping/unescape';
import { endAt } from '../../url/sticky';
import { encloseInAngles } from '../angles';
import { type Context, contextOf } from '../context';
import { type Language, readBy } from '../language';
import { allOf, closerAfter, type Enclosure, Reader, within } from '../reader';
import { endOfLine } from '../words';

const escaped = escapedBy('\\', '\\*`|', { any: true });
const lines = breaks('');

const PROSE: Context = contextOf({ name: 'text', escaping: escaped });
const LITERAL: Context = contextOf({ name: 'text', escaping: identity });
/** White space in a target stands for nothing: long ones are broken over lines. */
const TARGET: Context = contextOf({
	name: 'link-target',
	link: true,
	escaping: { ...both(escaped, lines.escaping), write: escaped.write },
});

/** What stands before the URL of a target: a name, `_` for none; `__` alone is short for that. */
const DEFINITION = /(?:^|\n)[ \t]*(?:\.\. _(?:`[^`\n]*`|(?:[^\n:\\]|\\.|:(?! ))*):|__)[ \t]+$/;
/** Names of targets are headings, and these have a line. */
const LONGEST_NAME = 200;

export class RestructuredTextReader extends Reader {
	constructor(private readonly text: string) {
		super();
	}

	enclose(start: number): Enclosure | undefined {
		const { text } = this;
		const angles = encloseInAngles(text, start, '');
		if (angles !== undefined) {
			const isTarget = text.startsWith('>`_', angles.limit);
			return isTarget ? allOf(TARGET, angles.limit) : angles;
		}
		if (DEFINITION.test(text.slice(Math.max(0, start - LONGEST_NAME), start)))
			return allOf(TARGET, endOfTarget(text, start));
		const literal = text.startsWith('``', start - 2);
		return within(literal ? LITERAL : PROSE, text.length, closerAfter(text, start));
	}
}

/** Where the target ends: with the last of the lines that are indented as its own is not. */
function endOfTarget(text: string, start: number): number {
	let end = endOfLine(text, start);
	for (let next = end; next >= 0; next = endAt(CONTINUATION, text, end)) end = next;
	return end;
}

/** A line indented by three or more, as under `.. `, of one word that is no directive. */
const CONTINUATION = /\r?\n {3,}[^\s.:][^\s]*(?=\r?\n|$)/y;

export const languages: readonly Language[] = [
	...readBy(
		(text) => new RestructuredTextReader(text),
		[
			{
				id: 'restructuredtext',
				endings: 'rst rest',
				names: 'rst rest restructured-text re-structured-text',
				comments: ['..'],
				prose: true,
				ownLine: true,
				endsParagraph: true,
			},
		],
	),
];
