import { characterParams, encodeCharacters } from '../characters/encode-characters';
import { isLeftOpen } from '../notation';
import { type RuleOf, rewrite } from '../rule';

declare module '../../url/url' {
	interface Violations {
		'ftp-url': 'typecode' | 'character' | 'after-host';
	}
}

/** RFC 1738 §3.2: `[ "/" fpath [ ";type=" ftptype ]]`. */
export const ftpUrl: RuleOf<'ftp-url'> = {
	code: 'ftp-url',
	cases: {
		typecode: {
			levels: ['warning', 'error'],
			says: 'Write ;type=a, ;type=i or ;type=d: there is no other type code (RFC 1738 §3.2.2).',
		},
		character: {
			levels: ['asked', 'error'],
			says: 'Write {encoded} if this "{text}" is part of a name: in an ftp path only ";type=" follows a ";" (RFC 1738 §3.2.2).',
		},
		'after-host': {
			levels: ['error', 'error'],
			says: 'Write "/" after the host: in an ftp URL nothing else follows it (RFC 1738 §3.2).',
		},
	},
	asked: ({ detail }, { url, place }) => detail === 'after-host' && !place.link && isLeftOpen(url),
	params: characterParams,
	fixes: (violation, subject) => {
		if (violation.detail === 'character') return [encodeCharacters(violation, subject)];
		const { typecode } = subject.url.components;
		if (violation.detail !== 'typecode' || typecode === undefined) return [];
		return ['i', 'a', 'd'].map((code) => rewrite(subject, typecode, code));
	},
};
