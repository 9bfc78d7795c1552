import { message } from '../data/messages';
import { triplets } from '../url/percent';
import { nameCharacters, type Rule, replace, shorten, textOf } from './rule';

/** RFC 1738 §2.2: "the octets 00-1F and 7F hexadecimal represent control characters; these must be encoded". */
export const controlCharacter: Rule = {
	code: 'control-character',
	characters: true,
	levels: { character: ['error', 'error'] },
	params: (violation, { url }) => {
		const text = textOf(url, violation);
		return { character: nameCharacters(text), encoded: shorten(triplets(text)) };
	},
	fixes: (violation, { url }) => {
		const text = textOf(url, violation);
		const character = nameCharacters(text);
		const encoded = triplets(text);
		return [
			replace(message('fix.encode', { character, encoded: shorten(encoded) }), violation, encoded),
			replace(message('fix.remove', { character }), violation, ''),
		];
	},
};
