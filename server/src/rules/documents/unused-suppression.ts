import { suppressionMessages } from '../../data/suppression-messages';
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
	cases: {
		comment: { levels: ['warning', 'warning'], says: suppressionMessages['unused-suppression/comment'] },
		code: { levels: ['warning', 'warning'], says: suppressionMessages['unused-suppression/code'] },
		enable: { levels: ['warning', 'warning'], says: suppressionMessages['unused-suppression/enable'] },
	},
};
