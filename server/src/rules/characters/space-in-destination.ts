import { message } from '../../data/messages';
import type { Violation } from '../../url/url';
import { hasObjectToFill } from '../notation';
import { type Draft, perUrl, type RuleOf, rewrite, type Subject } from '../rule';
import { spaceDrafts, straightQuotes } from './spaces';

declare module '../../url/url' {
	interface Violations {
		'space-in-destination': 'space' | 'words';
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
		words: {
			levels: ['warning', 'error'],
			says: 'Write the address: words stand here where its host belongs, so this leads nowhere (RFC 1738 §2.2, §3.1).',
		},
	},
	find: ({ url, place }) => {
		if (place.pointy || (place.context !== 'markdown-destination' && place.context !== 'markdown-reference')) return [];
		if (holdsWords(url)) return [{ code: 'space-in-destination', detail: 'words', offset: 0, end: url.text.length }];
		const spaces: Violation<'space-in-destination'>[] = [];
		for (const { index, 0: run } of url.text.matchAll(/(?<!^\w+:\/\/) +/g))
			spaces.push({ code: 'space-in-destination', detail: 'space', offset: index, end: index + run.length });
		return spaces;
	},
	asked: (_, { url }) => hasObjectToFill(url),
	fixes: (violation, subject) => {
		if (violation.detail === 'words') return [];
		const encoded = '%20'.repeat(violation.end - violation.offset);
		const title = straightQuotes(subject);
		const spaces = spaceDrafts(violation, subject, rewrite(subject, violation, encoded));
		const wraps = /[<>]/.test(subject.url.text) ? [] : [wrap(subject)];
		return [...title, ...spaces, ...wraps].map((draft, index) => ({ ...draft, preferred: index === 0 }));
	},
};

/** `[Deloitte](http://How technology empowers success)`: a title was put where the address belongs. */
const holdsWords = perUrl(({ text }) =>
	/^https?:\/\/[^\s/?#%.:@]{1,60}:?(?: |%20)(?:[^\s/?#%]{1,60}(?: |%20))+[^\s/?#%]/i.test(text),
);

function wrap({ url }: Subject): Draft {
	const before = { offset: 0, end: 0, text: '<', syntax: true };
	const after = { offset: url.text.length, end: url.text.length, text: '>', syntax: true };
	return { title: message('fix.wrap-destination'), edits: [before, after] };
}
