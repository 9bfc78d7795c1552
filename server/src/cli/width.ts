import { eastAsianWidth } from 'get-east-asian-width';

/** How many cells of a terminal a text takes that holds no control characters: Chinese, Japanese and Korean letters take two. */
export function widthOf(text: string): number {
	let width = 0;
	for (const character of text) width += cellsOf(character);
	return width;
}

/** Marks and format characters stand in the cell of what they follow. */
function cellsOf(character: string): number {
	return /^[\p{Mn}\p{Me}\p{Cf}]/u.test(character) ? 0 : eastAsianWidth(character.codePointAt(0) as number);
}
