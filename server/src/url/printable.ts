/**
 * Text for a terminal: control characters, halves of characters, line and paragraph separators and what changes the writing
 * direction are shown as `\u{1B}`, so that a file's name or content can neither move the cursor nor forge a line.
 */
export function printable(text: string): string {
	return text.replace(
		/[\p{Cc}\p{Cs}\u2028\u2029\p{Bidi_Control}]/gu,
		(character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`,
	);
}
