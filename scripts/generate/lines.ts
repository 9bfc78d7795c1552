/** The words in lines of at most 110 characters: a change of one word is a change of few lines in a diff. */
export function lines(words: readonly string[]): string {
	const result: string[] = [];
	let line = '';
	for (const word of words) {
		if (line !== '' && line.length + 1 + word.length > 110) {
			result.push(line);
			line = '';
		}
		line += line === '' ? word : ` ${word}`;
	}
	return [...result, line].join('\n');
}
