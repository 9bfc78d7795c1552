/**
 * Text for a terminal: control characters, line and paragraph separators and what changes the writing direction are
 * shown as `\u{1B}`, so that a file's name or content can neither move the cursor nor forge a line.
 */
export function printable(text: string): string {
	return text.replace(
		/[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu,
		(character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`,
	);
}
