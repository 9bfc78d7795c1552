import { toAscii } from '../../url/idna';
import type { Span, Url, Violation } from '../../url/url';
import { type RuleOf, rewrite, type Subject, textOf, violation } from '../rule';

/** What an input method writes for the marks of a URL. */
const MARKS = /^(?:https?|ftp)([:：][/／]{2})/i;

/** Letters, digits and marks in full width, and the full stops that UTS #46 §4 maps to a dot. */
const FULL_WIDTH = /[\uff01-\uff5e\u3002\uff61]/g;

declare module '../../url/url' {
	interface Violations {
		'full-width': 'marks' | 'host' | 'port';
	}
}

/** RFC 1738 §2.1, §3.1: a scheme ends with ":", and hosts are ASCII. In full width they look alike, and are other characters. */
export const fullWidth: RuleOf<'full-width'> = {
	code: 'full-width',
	cases: {
		marks: {
			levels: ['warning', 'error'],
			says: 'Write "://": in full width, as here, it makes no URL (RFC 1738 §2.1).',
		},
		port: {
			levels: ['error', 'error'],
			says: 'Write ":" before the port: in full width, as here, it starts none (RFC 1738 §3.1).',
		},
		host: {
			levels: ['warning', 'error'],
			says: 'Write "{ascii}", which the network sees: the host is in full width (RFC 1738 §3.1, UTS #46 §4).',
		},
	},
	find: (subject) => {
		const port = violation('full-width', 'port', fullWidthColon(subject.url));
		if (port.length > 0) return port;
		const host = violation('full-width', 'host', isMapped(subject) ? subject.url.components.host : undefined);
		const found = marks(subject.url);
		return found.length === 0 ? host : [...found, ...host];
	},
	// `https：//またはhttp：//`: a sentence on schemes.
	asked: ({ detail }, { url, place }) => detail === 'marks' && !place.link && OR_ANOTHER.test(url.text),
	params: (found, { mask }) => ({ ascii: mask.derived(found, narrow) }),
	fixes: (found, subject) => [
		rewrite(subject, found, ASCII[found.detail] ?? narrow(textOf(subject.url, found)), { preferred: true }),
	],
};

const OR_ANOTHER =
	/^[a-z]{2,6}[:：][/／]{2}(?:または|あるいは|もしくは|或者?|及|和|与|與|と|や|か|또는)(?:https?|ftp)/i;

/** What belongs in the place of marks, which say it by what they are. */
const ASCII: Readonly<Record<string, string>> = { marks: '://', port: ':' };

/** The colon that an input method wrote before a port. */
export function fullWidthColon({ text, components: { host } }: Url): Span | undefined {
	if (host === undefined || !/：\d{2,5}$/.test(text.slice(Math.max(host.offset, host.end - LONGEST_PORT), host.end)))
		return undefined;
	const offset = text.lastIndexOf('：', host.end);
	return { offset, end: offset + 1 };
}

/** A colon and its digits. */
const LONGEST_PORT = 6;

/** Whether an URL is one but for its marks: its scheme is no mistake. */
export function hasFullWidthMarks(text: string): boolean {
	const found = MARKS.exec(text)?.[1];
	return found !== undefined && found !== '://';
}

function marks({ text }: Url): readonly Violation<'full-width'>[] {
	if (!hasFullWidthMarks(text)) return [];
	const scheme = text.search(/[:：]/);
	return violation('full-width', 'marks', { offset: scheme, end: scheme + '://'.length });
}

/** Whether UTS #46 maps the host to one without full-width characters. */
function isMapped(subject: Subject): boolean {
	const { url } = subject;
	if (subject.hostIsLiteral) return false;
	// A full stop with no name behind it is the sentence's.
	const host = textOf(url, url.components.host).replace(/[。．｡](?![a-z\d\uff10-\uff5a])/gi, '');
	if (host.search(FULL_WIDTH) < 0) return false;
	const name = narrow(host);
	return !(subject.hostIsRefused && !/^[。．｡]/.test(host)) && !ENCLOSES.test(name) && toAscii(name) !== undefined;
}

/** What no name has: the sentence goes on with it. */
const ENCLOSES = /[()[\]{}<>",、]/;

/** In ASCII, without a dot at the start. */
function narrow(host: string): string {
	const ascii = host.replace(FULL_WIDTH, (character) =>
		/[\u3002\uff61]/.test(character) ? '.' : character.normalize('NFKC'),
	);
	return ascii.replace(/^\.+/, '');
}
