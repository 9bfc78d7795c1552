/** The lines of a document. */

/** A line of a document. */
export interface Line {
	readonly start: number;
	/** Where its line break stands. */
	readonly end: number;
	readonly text: string;
	readonly indent: string;
	/** What the document breaks lines with. */
	readonly newline: string;
}

export function lineAt(text: string, offset: number): Line {
	const start = offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
	const newline = text.indexOf('\n', offset);
	const stop = newline < 0 ? text.length : newline;
	const end = text.charAt(stop - 1) === '\r' && stop > start ? stop - 1 : stop;
	const line = text.slice(start, end);
	const indent = /^[ \t\ufeff]*/.exec(line)?.[0] ?? '';
	// The first line says how lines are broken where there is only one.
	const first = text.indexOf('\n');
	return { start, end, text: line, indent, newline: first > 0 && text.charAt(first - 1) === '\r' ? '\r\n' : '\n' };
}

/** The line before; `undefined` for the first. */
export function lineBefore(text: string, { start }: Line): Line | undefined {
	return start === 0 ? undefined : lineAt(text, start - 1);
}

export function isBlank({ text }: Line): boolean {
	return text.trim() === '';
}

/** How many lines are looked back at: no paragraph, list or table that somebody edits has more. */
export const MOST_ROWS = 1000;

/** How wide text is whose tabs go on to every fourth column. */
export function columnOf(text: string): number {
	let column = 0;
	for (const character of text) column += character === '\t' ? 4 - (column % 4) : 1;
	return column;
}
