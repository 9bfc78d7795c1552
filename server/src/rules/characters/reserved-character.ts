import { isForExample } from '../mention';
import type { RuleOf } from '../rule';
import { characterParams, encodeCharacters } from './encode-characters';

declare module '../../url/url' {
	interface Violations {
		'reserved-character': 'character';
	}
}

/** RFC 1738 §2.2: a reserved character "must be encoded" where it does not serve its reserved purpose. */
export const reservedCharacter: RuleOf<'reserved-character'> = {
	code: 'reserved-character',
	explained: true,
	characters: true,
	cases: {
		character: {
			levels: ['warning', 'error'],
			says: 'Write {encoded} if this "{text}" is data: it is reserved, and has no meaning in this place (RFC 1738 §2.2).',
		},
	},
	// `Example: https://user:p@ss@a.example/`: what it shows. `sip:a@a.example?x=1&amp;y=2` for a program that writes XML.
	// `@@a|b https://a.example@@`: what encloses it.
	// A change log tells of the address that somebody once wrote; `ftp://X@Y@Z/`: letters for each part.
	asked: ({ end }, { url, place, isOfHistory }) =>
		isOfHistory ||
		/^[a-z]+:\/\/(?:[A-Z]@){2}/.test(url.text) ||
		isForExample(place) ||
		url.text.endsWith('@@') ||
		url.text.startsWith('&amp;', end - '&amp;'.length),
	params: characterParams,
	fixes: (violation, subject) => [encodeCharacters(violation, subject)],
};
