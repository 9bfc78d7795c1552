import { characterParams, encodeReserved } from '../characters/encode-reserved';
import type { RuleOf } from '../rule';

declare module '../../url/url' {
	interface Violations {
		'news-url': 'server' | 'empty' | 'no-article' | 'article-host' | 'group-start' | 'group-character' | 'character';
	}
}

/** RFC 1738 §3.6; RFC 5538 adds the server. */
export const newsUrl: RuleOf<'news-url'> = {
	code: 'news-url',
	cases: {
		server: {
			levels: ['error', 'error'],
			says: 'Leave out the server, or write nntp: RFC 1738 (§3.6) has none in a news URL; RFC 5538 added it.',
		},
		empty: { levels: ['error', 'error'], says: 'Name a newsgroup, an article or "*" (RFC 1738 §3.6).' },
		'no-article': {
			levels: ['error', 'error'],
			says: 'Write the article\'s identifier before the "@" (RFC 1738 §3.6).',
		},
		'article-host': {
			levels: ['error', 'error'],
			says: 'Write a host after the "@" of an article\'s identifier (RFC 1738 §3.6).',
		},
		'group-start': { levels: ['off', 'error'], says: 'Start the newsgroup with a letter (RFC 1738 §3.6).' },
		'group-character': {
			levels: ['error', 'error'],
			says: 'Remove {character}: it cannot stand in the name of a newsgroup (RFC 1738 §3.6).',
		},
		character: {
			levels: ['error', 'error'],
			says: 'Write {encoded}: "{text}" cannot stand in an article\'s identifier a second time (RFC 1738 §3.6).',
		},
	},
	// `news://headlines`: what a program of one's own has.
	// `news://nntp.a.example`: a server, in a sentence on it.
	asked: (_, { url, place }) =>
		!place.link &&
		/^news:\/\/(?!(?:alt|comp|de|fj|fr|humanities|misc|rec|sci|soc|talk|uk)\.)[a-z][a-z\d.-]*\/?$/i.test(url.text),
	params: characterParams,
	fixes: (violation, subject) => (violation.detail === 'character' ? [encodeReserved(violation, subject)] : []),
};
