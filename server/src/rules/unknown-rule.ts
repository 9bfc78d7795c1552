import type { Rule } from './rule';

/** The name of a rule that there is not. Found where a configuration file or a suppression comment is read. */
export const unknownRule: Rule = {
	code: 'unknown-rule',
	own: true,
	levels: { name: ['warning', 'warning'], nearest: ['warning', 'warning'] },
};
