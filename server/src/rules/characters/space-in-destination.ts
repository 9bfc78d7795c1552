import { message } from '../../data/messages';
import type { Violation } from '../../url/url';
import { hasObjectToFill } from '../notation';
import { type Draft, type RuleOf, rewrite, type Subject } from '../rule';
import { spaceDrafts, straightQuotes } from './spaces';

declare module '../../url/url' {
	interface Violations {
		'space-in-destination': 'space';
	}
}

/** CommonMark §6.3: a link destination outside `<…>` has no space; RFC 1738 §2.2: nor has a URL. */
export const spaceInDestination: RuleOf<'space-in-destination'> = {
	code: 'space-in-destination',
	characters: true,
	cases: {
		space: {
			levels: ['warning', 'error'],
			says: 'Leave out the space, write %20, or put the destination in <…>: a space ends it, so this is no link (RFC 1738 §2.2, CommonMark §6.3).',
		},
	},
	find: ({ url, place }) => {
		if (place.pointy || (place.context !== 'markdown-destination' && place.context !== 'markdown-reference')) return [];
		const spaces: Violation<'space-in-destination'>[] = [];
		for (const { index, 0: run } of url.text.matchAll(/(?<!^\w+:\/\/) +/g))
			spaces.push({ code: 'space-in-destination', detail: 'space', offset: index, end: index + run.length });
		return spaces;
	},
	asked: (_, { url }) => hasObjectToFill(url),
	fixes: (violation, subject) => {
		const encoded = '%20'.repeat(violation.end - violation.offset);
		const title = straightQuotes(subject);
		const spaces = spaceDrafts(violation, subject, rewrite(subject, violation, encoded));
		const wraps = /[<>]/.test(subject.url.text) ? [] : [wrap(subject)];
		return [...title, ...spaces, ...wraps].map((draft, index) => ({ ...draft, preferred: index === 0 }));
	},
};

function wrap({ url }: Subject): Draft {
	const before = { offset: 0, end: 0, text: '<', syntax: true };
	const after = { offset: url.text.length, end: url.text.length, text: '>', syntax: true };
	return { title: message('fix.wrap-destination'), edits: [before, after] };
}
