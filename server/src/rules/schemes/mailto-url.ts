import { message } from '../../data/messages';
import type { Span, Violation } from '../../url/url';
import { isConcatenated, isParameter, isVariable } from '../notation';
import { type Draft, perUrl, type RuleOf, remove, replace, rewrite, type Subject, textOf, violation } from '../rule';

declare module '../../url/url' {
	interface Violations {
		'mailto-url': 'empty' | 'slashes' | 'question' | 'ampersand' | 'no-at' | 'comma' | 'named' | 'other';
	}
}

/** RFC 1738 §3.5; RFC 6068. */
export const mailtoUrl: RuleOf<'mailto-url'> = {
	code: 'mailto-url',
	cases: {
		empty: { levels: ['hint', 'error'], says: 'Name an address after "mailto:" (RFC 1738 §3.5).' },
		slashes: {
			levels: ['warning', 'warning'],
			says: 'Remove the slashes: the address follows "mailto:" at once (RFC 1738 §3.5).',
		},
		question: { levels: ['warning', 'off'], says: 'Write "&": only the first "?" starts the fields (RFC 6068 §2).' },
		ampersand: { levels: ['warning', 'off'], says: 'Write "?": the first field follows it, not "&" (RFC 6068 §2).' },
		'no-at': {
			levels: ['warning', 'warning'],
			says: 'Write the whole address: a mail address has an "@" (RFC 1738 §3.5, RFC 6068 §2).',
		},
		comma: {
			levels: ['warning', 'off'],
			says: 'Write a dot: "," starts another address, and that one has no "@" (RFC 6068 §2).',
		},
		named: {
			levels: ['warning', 'error'],
			says: 'Write the address alone: a mailto URL has no name before it, and no "<" and ">" (RFC 1738 §3.5, RFC 6068 §2).',
		},
		other: {
			levels: ['warning', 'warning'],
			says: 'Remove "mailto:": the address of a page follows, none of a mailbox (RFC 1738 §3.5).',
		},
	},
	find: ({ url }) => violation('mailto-url', 'named', namedAddress(url)),
	// `mailto:YOUR_EMAIL`, `mailto:$&`, `mailto:%w`: still to be filled in. `mailto:jane#a.example`: so that no program gathers the address. `mailto:jane\@a.example`: a page that a program writes.
	// `mailto:#`: a link that a page only shows.
	asked: ({ detail }, { url, place }) =>
		(detail === 'empty' && url.text.endsWith('#')) ||
		// `/mailto/?uri=mailto:me@a.example&to=…`: where the next parameter of another address starts.
		(detail === 'ampersand' && isParameter(place)) ||
		(!place.link && isServer(url.text)) ||
		(detail === 'no-at' &&
			(/^mailto:(?:[A-Z_]+|\$[&\d])(?:$|\?)/.test(url.text) ||
				isConcatenated(url) ||
				// `[%to%](mailto:%to%)`: a template.
				/^mailto:%[A-Za-z_]{1,40}%(?:$|\?)/.test(url.text) ||
				// `git log --pretty='mailto:%ae'`.
				/^mailto:%(?:[ac][eEnN]\b|\d$)/.test(url.text) ||
				isVariable(url) ||
				CHANGE.test(place.words().before) ||
				place.words().after.startsWith('\\@') ||
				isDisguised(url.text, place.words().after))),
	fixes: (violation, subject) => repairs(violation, subject),
};

/** `mailto:Jane Doe <jane@a.example>`: an address as mails have it in their headers. */
export const namedAddress = perUrl(({ text }): Span | undefined => {
	const named =
		/^mailto:([^@?<>]{1,100}(?:<[^<>@?\s]{1,64}@[^<>@?\s]{1,253}>|: [^<>@?\s]{1,64}@[^<>@?\s]{1,253}))(?=$|\?)/i.exec(
			text,
		)?.[1];
	return named === undefined ? undefined : { offset: MAILTO, end: MAILTO + named.length };
});

const MAILTO = 'mailto:'.length;

/** `mailto://user:secret@a.example?smtp=b.example`: by which server a program sends its mail, as Apprise is told. */
function isServer(text: string): boolean {
	return /^mailtos?:\/\/(?:[^/?#@]{0,64}:|.{0,300}[?&](?:smtp|user|pass|name|from|to|mode|format)=)/i.test(text);
}

/** `<del cite="mailto:jane">`: who changed a text, as Word writes it. */
const CHANGE = /<(?:del|ins)\b[^<>]{0,80}\bcite=["']?$/i;

function repairs(violation: Violation, subject: Subject): Draft[] {
	switch (violation.detail) {
		case 'slashes':
			return [remove(subject, violation, { preferred: true })];
		case 'other':
			// Without a scheme it is no URL any more.
			if (subject.url.text.startsWith('//', violation.end))
				return [rewrite(subject, violation, 'https:', { preferred: true })];
			return [replace(message('fix.drop-scheme', { scheme: subject.mask.scheme }), violation, '', { preferred: true })];
		case 'named': {
			const address = /[^\s<>]+(?=>?$)/.exec(textOf(subject.url, violation))?.[0] ?? '';
			return [rewrite(subject, violation, address, { preferred: true })];
		}
		case 'question':
			return [rewrite(subject, violation, '&', { preferred: true })];
		case 'comma':
			return [rewrite(subject, violation, '.', { preferred: true })];
		case 'ampersand':
			return [rewrite(subject, violation, '?', { preferred: true })];
		default:
			return [];
	}
}

/** `<a href="mailto:jane#a.example">jane#a.example</a>`: shown so too, so that no program gathers the address. */
function isDisguised(url: string, after: string): boolean {
	const address = url.slice('mailto:'.length);
	// `<a href="mailto:jane">mailto:jane</a> at a.example`: what a program took for the whole.
	if (/^["'][^<>]{0,80}>(?:mailto:)?[\w.-]{1,64}<\/a> ?(?:-?at-?|\(at\)|\[at\]) /.test(after)) return true;
	// `mailto:email`: to be filled in.
	if (/^(?:your-?)?(?:e-?mail|mail(?=-?address))(?:-?address)?(?:-?here)?$/i.test(address)) return true;
	// `mailto:janeatshopdotcom`: to be read aloud.
	if (/^[\w.-]{1,40}at[\w-]{2,40}dot(?:com|org|net|edu)$/i.test(address)) return true;
	if (!/^[\w.-]{1,64}[#&][\w-]{1,63}(?:\.[\w-]{1,63}){1,4}$/.test(address)) return false;
	const shown = after.replaceAll('&amp;', '&');
	return shown.includes(`>${address}<`) || shown.includes(`>mailto:${address}<`);
}
