import type { RuleOf } from '../rule';

declare module '../../url/url' {
	interface Violations {
		'config-error': 'syntax' | 'value' | 'name' | 'nearest';
	}
}

/** A configuration file that is no JSON, or says what cannot be. Found where the file is read. */
export const configError: RuleOf<'config-error'> = {
	code: 'config-error',
	own: true,
	levels: {
		syntax: ['warning', 'warning'],
		value: ['warning', 'warning'],
		name: ['warning', 'warning'],
		nearest: ['warning', 'warning'],
	},
};
