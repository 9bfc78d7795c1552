import { characterParams, encodeReserved } from './encode-reserved';
import { type Rule, rewrite } from './rule';

/** RFC 1738 §3.2: `[ "/" fpath [ ";type=" ftptype ]]`. */
export const ftpUrl: Rule = {
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
