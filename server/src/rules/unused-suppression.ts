import type { Rule } from './rule';

/** A comment that switches off what is not there. Found once all else is. */
export const unusedSuppression: Rule = {
	code: 'unused-suppression',
	own: true,
	levels: { comment: ['warning', 'warning'], code: ['warning', 'warning'], enable: ['warning', 'warning'] },
};
