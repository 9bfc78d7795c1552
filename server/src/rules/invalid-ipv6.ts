import { message } from '../data/messages';
import { type Rule, replace } from './rule';

/** RFC 3986 §3.2.2: what stands in the brackets of a host is an IPv6 address. */
export const invalidIpv6: Rule = {
	code: 'invalid-ipv6',
	levels: {
		literal: ['error', 'error'],
		zone: ['warning', 'error'],
		future: ['asked', 'error'],
		unknown: ['off', 'error'],
	},
	fixes: (violation) => (violation.detail === 'zone' ? [replace(message('fix.drop-zone'), violation, '')] : []),
};
