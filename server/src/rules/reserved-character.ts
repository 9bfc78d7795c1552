import { characterParams, encodeReserved } from './encode-reserved';
import type { Rule } from './rule';

/** RFC 1738 §2.2: a reserved character "must be encoded" where it does not serve its reserved purpose. */
export const reservedCharacter: Rule = {
	code: 'reserved-character',
	explained: true,
	characters: true,
	levels: { character: ['warning', 'error'] },
	params: characterParams,
	fixes: (violation, subject) => [encodeReserved(violation, subject)],
};
