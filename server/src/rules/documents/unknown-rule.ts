import { configMessages } from '../../data/config-messages';
import type { RuleOf } from '../rule';

declare module '../../url/url' {
	interface Violations {
		'unknown-rule': 'name' | 'nearest';
	}
}

/** The name of a rule that there is not. Found where a configuration file or a suppression comment is read. */
export const unknownRule: RuleOf<'unknown-rule'> = {
	code: 'unknown-rule',
	own: true,
	cases: {
		name: { levels: ['warning', 'warning'], says: configMessages['unknown-rule/name'] },
		nearest: { levels: ['warning', 'warning'], says: configMessages['unknown-rule/nearest'] },
	},
};
