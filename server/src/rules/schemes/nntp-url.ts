import { characterParams } from '../characters/encode-characters';
import { type RuleOf, textOf } from '../rule';

declare module '../../url/url' {
	interface Violations {
		'nntp-url': 'no-group' | 'group-start' | 'group-character' | 'article-number' | 'after-host';
	}
}

/** RFC 1738 §3.7; RFC 5538. */
export const nntpUrl: RuleOf<'nntp-url'> = {
	code: 'nntp-url',
	cases: {
		'no-group': { levels: ['error', 'error'], says: 'Name a newsgroup after the host of an nntp URL (RFC 1738 §3.7).' },
		'group-start': { levels: ['off', 'error'], says: 'Start the newsgroup with a letter (RFC 1738 §3.7).' },
		'group-character': {
			levels: ['error', 'error'],
			says: 'Remove {character}: it cannot stand in the name of a newsgroup (RFC 1738 §3.7).',
		},
		'article-number': {
			levels: ['error', 'error'],
			says: "Write the article's number in digits after the newsgroup (RFC 1738 §3.7).",
		},
		'after-host': {
			levels: ['error', 'error'],
			says: 'Write "/" and a newsgroup after the host of an nntp URL (RFC 1738 §3.7).',
		},
	},
	// Without slashes nothing in it is where it should be: that is said.
	// `server.listen('nntp://localhost')`: an address, where a server waits for whoever asks.
	asked: ({ detail }, { url, place }) =>
		url.violations.some(({ code }) => code === 'missing-slashes') ||
		(detail === 'no-group' && !place.link && OWN.test(textOf(url, url.components.host))),
	params: characterParams,
};

/** The machine itself, whose program waits there. */
const OWN = /^(?:localhost|127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[::1?\])$/i;
