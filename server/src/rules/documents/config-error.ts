import { configMessages } from '../../data/config-messages';
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
	cases: {
		syntax: { levels: ['warning', 'warning'], says: configMessages['config-error/syntax'] },
		value: { levels: ['warning', 'warning'], says: configMessages['config-error/value'] },
		name: { levels: ['warning', 'warning'], says: configMessages['config-error/name'] },
		nearest: { levels: ['warning', 'warning'], says: configMessages['config-error/nearest'] },
	},
};
