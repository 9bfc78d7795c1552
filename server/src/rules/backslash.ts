import { message } from '../data/messages';
import type { Violation } from '../url/url';
import { type Draft, type Rule, replace, type Subject, shorten } from './rule';

/** RFC 1738 §2.2: "\" is unsafe. Browsers read it as "/" before the search, and nowhere else. */
export const backslash: Rule = {
	code: 'backslash',
	characters: true,
	levels: { slashes: ['warning', 'error'], inside: ['warning', 'error'] },
	fixes: (violation, subject) =>
		violation.detail === 'slashes'
			? [replace(message('fix.replace', { text: '//' }), violation, '//', { preferred: true })]
			: inside(violation, subject),
};

/** A slash where it may stand for one, else its triplet: the author chooses. */
function inside(violation: Violation, subject: Subject): Draft[] {
	const { search, fragment } = subject.url.components;
	const encoded = '%5C'.repeat(violation.end - violation.offset);
	const encode = replace(message('fix.encode', { character: '"\\"', encoded: shorten(encoded) }), violation, encoded);
	if (violation.offset >= (search?.offset ?? fragment?.offset ?? Number.POSITIVE_INFINITY)) return [encode];
	return [replace(message('fix.slash'), violation, '/', { preferred: true }), encode, ...allSlashes(subject)];
}

function allSlashes({ url }: Subject): Draft[] {
	const end = url.components.search?.offset ?? url.components.fragment?.offset ?? url.text.length;
	const found = url.violations.filter((violation) => violation.code === 'backslash' && violation.offset < end);
	if (found.length < 2) return [];
	const edits = found.map((violation) => ({ ...violation, text: violation.detail === 'slashes' ? '//' : '/' }));
	return [{ title: message('fix.slash-all'), edits }];
}
