import type { Rule } from './rule';

/** A configuration file that is no JSON, or says what cannot be. Found where the file is read. */
export const configError: Rule = {
	code: 'config-error',
	own: true,
	levels: {
		syntax: ['warning', 'warning'],
		value: ['warning', 'warning'],
		name: ['warning', 'warning'],
		nearest: ['warning', 'warning'],
	},
};
