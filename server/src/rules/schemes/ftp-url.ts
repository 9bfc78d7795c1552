import { characterParams, encodeReserved } from '../characters/encode-reserved';
import { type RuleOf, rewrite } from '../rule';

declare module '../../url/url' {
	interface Violations {
		'ftp-url': 'typecode' | 'character' | 'after-host';
	}
}

/** RFC 1738 §3.2: `[ "/" fpath [ ";type=" ftptype ]]`. */
export const ftpUrl: RuleOf<'ftp-url'> = {
	code: 'ftp-url',
	levels: { typecode: ['warning', 'error'], character: ['asked', 'error'], 'after-host': ['error', 'error'] },
	params: characterParams,
	fixes: (violation, subject) => {
		if (violation.detail === 'character') return [encodeReserved(violation, subject)];
		const { typecode } = subject.url.components;
		if (violation.detail !== 'typecode' || typecode === undefined) return [];
		return ['i', 'a', 'd'].map((code) => rewrite(subject, typecode, code));
	},
};
