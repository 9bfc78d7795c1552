/** What a hover's Markdown shows. */

import assert from 'node:assert/strict';

/** A character that means something in Markdown or HTML, or makes a renderer guess a link. */
const SPEAKS = /[!-/:-@[-`{-~]/;

/** The text that Markdown shows in which every special character has a backslash; fails where one has none. */
export function literal(markdown: string): string {
	let text = '';
	for (let index = 0; index < markdown.length; index++) {
		const escapes = markdown[index] === '\\';
		if (escapes) index++;
		const character = markdown[index] ?? '';
		assert.equal(SPEAKS.test(character), escapes, `"${character}" in ${markdown}`);
		text += character;
	}
	return text;
}

export interface Rendered {
	/** The URL in the first line. */
	readonly url: string;
	/** Below the table's head. */
	readonly rows: readonly string[][];
	/** What stands below the table. */
	readonly standing: string;
}

/** Takes a hover apart; fails where something of the document could be taken for Markdown. */
export function rendered(markdown: string): Rendered {
	const lines = markdown.split(/[\n\r\u2028\u2029]/);
	const [first = '', blank, head, rule, ...rest] = lines;
	assert(first.startsWith('**URL Lint** '), first);
	assert.deepEqual([blank, head, rule], ['', '| Part | As written | Means |', '| --- | --- | --- |']);
	const table = rest.slice(0, -2);
	assert.equal(rest.at(-2), '');
	return {
		url: literal(first.slice('**URL Lint** '.length)),
		rows: table.map(cells),
		standing: literal(rest.at(-1) ?? ''),
	};
}

function cells(line: string): string[] {
	// A bar of the document has a backslash before it, and so has each backslash.
	const [before, ...inner] = line.split(/(?<=^|[^\\])\|/);
	assert.equal(before, '');
	assert.equal(inner.pop(), '');
	assert.equal(inner.length, 3, line);
	return inner.map((cell) => {
		assert.match(cell, /^ .* $|^ {2}$/, line);
		return literal(cell.slice(1, -1));
	});
}
