import { message } from '../data/messages';
import { type Rule, replace } from './rule';

/** RFC 1738 §3.1: `":" port`, `port = digits`; "If the port is omitted, the colon is as well". */
export const invalidPort: Rule = {
	code: 'invalid-port',
	levels: { empty: ['asked', 'error'], 'not-digits': ['error', 'error'], 'too-high': ['error', 'error'] },
	fixes: (violation) =>
		violation.detail === 'empty' ? [replace(message('fix.drop-colon'), violation, '', { preferred: true })] : [],
};
