import { message } from '../../data/messages';
import { characterParams, encodeCharacters } from '../characters/encode-characters';
import { type RuleOf, replace } from '../rule';

declare module '../../url/url' {
	interface Violations {
		'news-url':
			| 'server'
			| 'slashes'
			| 'empty'
			| 'no-article'
			| 'article-host'
			| 'group-start'
			| 'group-character'
			| 'character';
	}
}

/** How the newsgroups' names start that most servers have; hosts start with `news`, too. */
const HIERARCHIES = 'alt|comp|de|fj|fr|humanities|misc|rec|sci|soc|talk|uk';

/** A newsgroup's name where a server's belongs, which ends as no host does. */
const GROUP = new RegExp(`^news://(?:${HIERARCHIES}|news)\\.(?!.*\\.(?:com|net|org|[a-z]{2})$)`, 'i');
const NO_GROUP = new RegExp(`^news://(?!(?:${HIERARCHIES})\\.)[a-z][a-z\\d.-]*/?$`, 'i');

/** RFC 1738 §3.6; RFC 5538 adds the server. */
export const newsUrl: RuleOf<'news-url'> = {
	code: 'news-url',
	cases: {
		server: {
			levels: ['error', 'error'],
			says: 'Leave out the server, or write nntp: RFC 1738 (§3.6) has none in a news URL; RFC 5538 added it.',
		},
		slashes: {
			levels: ['error', 'off'],
			says: 'Leave out "//" before a newsgroup, or name one behind the server: only a server stands here (RFC 1738 §3.6, RFC 5538 §3).',
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
	// `news:..@..`: what a change log says of a check.
	asked: (_, { url, place, isOfHistory }) =>
		isOfHistory || (!place.link && (NO_GROUP.test(url.text) || /^news:(?:\.\.\.?@|\/\/\*$)/i.test(url.text))),
	params: characterParams,
	fixes: (violation, subject) => {
		if (violation.detail === 'character') return [encodeCharacters(violation, subject)];
		if (violation.detail !== 'slashes') return [];
		return [replace(message('fix.drop-slashes'), violation, '', { preferred: GROUP.test(subject.url.text) })];
	},
};
