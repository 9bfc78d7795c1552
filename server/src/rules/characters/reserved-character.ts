import { isForExample } from '../mention';
import type { RuleOf } from '../rule';
import { characterParams, encodeReserved } from './encode-reserved';

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
	// `Example: https://user:p@ss@a.example/`: what it shows.
	asked: (_, { place }) => isForExample(place),
	params: characterParams,
	fixes: (violation, subject) => [encodeReserved(violation, subject)],
};
