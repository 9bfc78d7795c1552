import { message } from '../../data/messages';
import { isOpenCode, isSchemaLocation } from '../notation';
import { type RuleOf, remove, replace } from '../rule';
import { characterParams, encodeCharacters } from './encode-characters';

declare module '../../url/url' {
	interface Violations {
		'control-character': 'character' | 'c1' | 'line-break';
	}
}

/** Another URL, in the next line or a later one. */
const NEXT = /^\s*[a-z][a-z\d+.-]{1,20}:\/\//i;
const LONGEST_NEXT = 100;

/** RFC 1738 §2.2: "the octets 00-1F and 7F hexadecimal represent control characters; these must be encoded". */
export const controlCharacter: RuleOf<'control-character'> = {
	code: 'control-character',
	characters: true,
	cases: {
		character: {
			levels: ['error', 'error'],
			says: 'Remove {character}, or write {encoded}: no control character can stand in a URL (RFC 1738 §2.2).',
		},
		c1: {
			levels: ['error', 'error'],
			says: 'Remove {character}: it is a control character of C1, mostly a letter in the wrong charset (RFC 3987 §2.2).',
		},
		'line-break': {
			levels: ['error', 'error'],
			says: 'Remove the line break: browsers leave it out, other programs end the URL there (RFC 3986 §2, appendix C).',
		},
	},
	asked: ({ detail, offset, end }, subject) => {
		const { url, place } = subject;
		if (isOpenCode(url)) return true;
		if (detail !== 'line-break' || place.link || url.text.charAt(offset - 1) === '=') return false;
		// The locations of schemas, and `placeholder="app://token&#10;other://token"`: one in each line.
		return isSchemaLocation(subject) || NEXT.test(url.text.slice(end, end + LONGEST_NEXT));
	},
	params: characterParams,
	fixes: (violation, subject) => {
		if (violation.detail === 'line-break')
			return [replace(message('fix.drop-line-break'), violation, '', { preferred: true })];
		if (violation.detail === 'c1') return [remove(subject, violation)];
		return [encodeCharacters(violation, subject), remove(subject, violation)];
	},
};
