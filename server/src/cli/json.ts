/**
 * A value as JSON that may be shown in a terminal: control characters, line and paragraph separators and what changes the
 * direction of writing are escaped, which changes nothing for whoever parses it.
 */
export function json(value: unknown): string {
	// JSON.stringify escapes what is below U+0020, and lone surrogates.
	return JSON.stringify(value).replace(
		/[\u007f-\u009f\u2028\u2029\p{Bidi_Control}]/gu,
		(character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
	);
}
