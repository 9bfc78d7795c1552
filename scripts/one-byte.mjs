// V8 keeps the source of a program as long as that runs: in one byte a character where all are of Latin-1, else in two. A letter of
// another script in one regular expression costs as much memory as the whole program.

/** What does not fit in one byte. */
const WIDE = /[^\0-\xff]/g;

/** What `\uXXXX` takes beyond the character that it stands for. */
const ESCAPE = '\\uXXXX'.length - 1;

/**
 * The same program with what does not fit in one byte escaped, where that is shorter than two bytes for each character. In a string, a
 * template, a regular expression and a name the escape means the same.
 * @param {string} program without comments
 */
export function inOneByte(program) {
	const wide = program.match(WIDE)?.length ?? 0;
	if (wide * ESCAPE >= program.length) return program;
	const escaped = /(?<!\\)(?:\\\\)*\\([^\0-\xff])/.exec(program);
	if (escaped !== null) throw new Error(`a backslash before ${escaped[1]}: escaped, it would mean something else`);
	return program.replace(WIDE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
