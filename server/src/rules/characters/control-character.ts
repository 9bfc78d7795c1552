import { message } from '../../data/messages';
import { triplets } from '../../url/percent';
import { type RuleOf, replace, textOf } from '../rule';
import { characterParams } from './encode-reserved';

declare module '../../url/url' {
	interface Violations {
		'control-character': 'character' | 'c1' | 'line-break';
	}
}

/** RFC 1738 §2.2: "the octets 00-1F and 7F hexadecimal represent control characters; these must be encoded". */
export const controlCharacter: RuleOf<'control-character'> = {
	code: 'control-character',
	characters: true,
	levels: { character: ['error', 'error'], c1: ['error', 'error'], 'line-break': ['error', 'error'] },
	params: characterParams,
	fixes: (violation, subject) => {
		const { character, encoded } = characterParams(violation, subject);
		if (violation.detail === 'line-break')
			return [replace(message('fix.drop-line-break'), violation, '', { preferred: true })];
		if (violation.detail === 'c1') return [replace(message('fix.remove', { character }), violation, '')];
		return [
			replace(message('fix.encode', { character, encoded }), violation, triplets(textOf(subject.url, violation))),
			replace(message('fix.remove', { character }), violation, ''),
		];
	},
};
