import type { RuleOf } from '../rule';

declare module '../../url/url' {
	interface Violations {
		'unused-suppression': 'comment' | 'code' | 'enable';
	}
}

/** A comment that switches off what is not there. Found once all else is. */
export const unusedSuppression: RuleOf<'unused-suppression'> = {
	code: 'unused-suppression',
	own: true,
	levels: { comment: ['warning', 'warning'], code: ['warning', 'warning'], enable: ['warning', 'warning'] },
};
