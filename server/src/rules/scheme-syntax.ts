import type { Rule } from './rule';

/** RFC 1738 §2.1, and the schemes outside RFC 1738 whose syntax we know. */
export const schemeSyntax: Rule = {
	code: 'scheme-syntax',
	levels: {
		'no-scheme': ['error', 'error'],
		'data-comma': ['warning', 'warning'],
		'tel-number': ['warning', 'warning'],
		'urn-namespace': ['warning', 'warning'],
		'urn-empty': ['warning', 'warning'],
	},
};
