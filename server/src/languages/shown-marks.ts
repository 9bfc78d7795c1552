/** Marks around what documents show rather than use: elements, blocks of Org and Texinfo; lines that open a block of reStructuredText. */

import { matchesOf } from '../url/matches';
import type { Span } from '../url/url';

/** Code: in HTML, DocBook, DITA, C#'s comments and wikis. */
const CODE_ELEMENTS =
	'code|pre|kbd|samp|tt|xmp|listing|programlisting|screen|literal(?:layout)?|userinput|codeblock|codeph|nowiki|syntaxhighlight|c';
/** Other text that stands as it was written: in HTML, DocBook and TEI. */
const TEXT_ELEMENTS = 'textarea|synopsis|computeroutput|eg|egXML|val';

const CODE_BLOCKS = 'src|example';
/** Verses, and what is handed to another program. */
const TEXT_BLOCKS = 'verse|export';

/** What encloses code. */
export const CODE = marks(CODE_ELEMENTS, CODE_BLOCKS);

/** What encloses code, or other text that stands as it was written. */
export const AS_WRITTEN = marks(`${CODE_ELEMENTS}|${TEXT_ELEMENTS}`, `${CODE_BLOCKS}|${TEXT_BLOCKS}`);

function marks(elements: string, blocks: string): RegExp {
	const forms = [
		`<(?<end>/)?(?<element>${elements})(?=[\\s>])`,
		`^[ \\t]*#\\+(?:begin|(?<orgEnd>end))_(?<org>${blocks})\\b`,
		'^@(?<texinfoEnd>end )?(?<texinfo>example|lisp|smallexample|verbatim|display)\\b',
		// Manual pages: lines as they are, examples, and Pod's verbatim text.
		'^\\.(?:(?<roff>nf|EX|Vb)|(?<roffEnd>fi|EE|Ve))\\b',
	];
	return new RegExp(forms.join('|'), 'gim');
}

/** What opens the block of a manual page that each of these closes. */
const ROFF: Readonly<Record<string, string>> = { fi: 'nf', ee: 'ex', ve: 'vb' };

/** From each mark that opens something to the one that closes it; to the end of the text where none does. */
export function* betweenMarks(text: string, marks: RegExp): Iterable<Span> {
	const open = new Map<string, number[]>();
	for (const { index, groups = {} } of matchesOf(text, marks)) {
		const { roff = groups.roffEnd && ROFF[groups.roffEnd.toLowerCase()] } = groups;
		const name = (groups.element ?? groups.org ?? groups.texinfo ?? roff ?? '').toLowerCase();
		const offsets = open.get(name) ?? [];
		open.set(name, offsets);
		if ((groups.end ?? groups.orgEnd ?? groups.texinfoEnd ?? groups.roffEnd) === undefined) offsets.push(index);
		else {
			const offset = offsets.pop();
			if (offset !== undefined) yield { offset, end: index };
		}
	}
	for (const offsets of open.values()) for (const offset of offsets) yield { offset, end: text.length };
}

/** Whether the lines below that are indented deeper are code: behind a paragraph that ends in `::`, or a directive for code. */
export function opensCode(line: string): boolean {
	return line.startsWith('.. ') ? CODE_DIRECTIVE.test(line) : line.endsWith('::');
}

const CODE_DIRECTIVE = /^\.\. (?:code(?:-block)?|sourcecode|parsed-literal|highlight)::/;

/** Whether those lines may be no text: also behind any other directive, and a comment. */
export function mayOpenCode(line: string): boolean {
	return line.endsWith('::') || /^\.\. (?!_)/.test(line);
}
