import { message } from '../../data/messages';
import type { Span, Url } from '../../url/url';
import { type Draft, type Place, perUrl, type RuleOf, replace, type Subject, textOf, violation } from '../rule';

declare module '../../url/url' {
	interface Violations {
		'glued-urls': 'second';
	}
}

/** RFC 1738's appendix: white space or brackets separate a URL from what follows; two that were pasted in a row have none. */
export const gluedUrls: RuleOf<'glued-urls'> = {
	code: 'glued-urls',
	cases: {
		second: {
			levels: ['warning', 'warning'],
			says: 'Separate the two URLs: another one starts here (RFC 1738 §2.2, appendix).',
		},
	},
	find: ({ url, place }) =>
		violation(
			'glued-urls',
			'second',
			secondDestination(url, place) ?? secondUrl(url) ?? nextUrl(url) ?? startOfSecond(url, place),
		),
	// `<http://a.example/x`, and the same again in the next line: MATLAB's way to name a link.
	// `<http://a.example/rules#Validhttp://b.example/y>`: a name that a program made of two.
	// `https://hosthttps://real-url`: words for hosts, of which a sentence talks.
	// `"https://a.examplehttps://b.example"`: what goes wrong, shown with hosts that nobody has.
	asked: ({ offset }, { url, place }) =>
		(place.breaks.some(({ at }) => at === offset) && url.text.startsWith(url.text.slice(0, offset), offset)) ||
		(place.pointy && offset > (url.components.fragment?.offset ?? offset)) ||
		(!place.link && EXAMPLES.test(url.text)) ||
		(!place.link && /^https?:\/\/[a-z]{1,12}https?:\/\/[\w-]+$/i.test(url.text)),
	fixes: (found, subject) => drafts(found, subject),
};

const EXAMPLES =
	/^https?:\/\/(?:[\w-]{1,63}\.)?example\.(?:com|net|org)(?:\/[\w/.-]{0,200})?https?:\/\/(?:[\w-]{1,63}\.)?example\.(?:com|net|org)(?![\w-])/i;

/** A URL behind a letter or digit; behind a separator it is a parameter, an archive's or a proxy's. */
const SECOND = /(?<!%[\da-f])[a-z\d)](https?:\/\/[a-z\d-]+\.[a-z\d.-]+)/i;
/** At the end of a link's path, where the second one's host went astray: `…/index.htmlhttp://`. */
const START_OF_SECOND = /[a-z\d](https?:\/\/)$/i;
/** In a fragment, which may hold anything, behind a word. */
const SECOND_IN_FRAGMENT = /[a-z]{3}(https?:\/\/[a-z\d-]+\.[a-z\d.-]+)/i;

/** What is written in data is data, and in a script its own; a bundler's name for a module may hold all of it. */
const HOLDING: ReadonlySet<string> = new Set(['data', 'javascript', 'webpack']);

function secondUrl(url: Url): Span | undefined {
	const { text, scheme, components } = url;
	const { host, path, fragment } = components;
	if (HOLDING.has(scheme)) return undefined;
	// `https://dev.shop.examplehttps://…`: what stands between them is read as a host.
	if (host !== undefined && scheme.startsWith('http') && text.startsWith('://', host.end)) {
		const second = /(?<!%[\da-f])[a-z\d](https?)$/i.exec(text.slice(host.offset, host.end))?.[1];
		if (second !== undefined) return { offset: host.end - second.length, end: host.end + 3 };
	}
	const mail = mailInLogin(url);
	if (mail !== undefined && /[a-z\d]/i.test(text.charAt(mail - 1))) return { offset: mail, end: text.length };
	return secondIn(text, path, SECOND) ?? secondIn(text, fragment, SECOND_IN_FRAGMENT);
}

/** `[a](https://a.example](https://b.example)`: what separates a link's text from its destination, where that goes on. */
export function secondDestination(url: Url, { context }: Place): Span | undefined {
	return context === 'markdown-destination' ? behindMark(url) : undefined;
}

const behindMark = perUrl(({ text }): Span | undefined => {
	const [whole = '', second = ''] = /^[^[\]]{1,500}\]\((https?:\/\/[a-z\d-]+\.[a-z\d.-]+)/i.exec(text) ?? [];
	return second === '' ? undefined : { offset: whole.length - second.length, end: whole.length };
});

function startOfSecond({ text, components: { path } }: Url, { link }: Place): Span | undefined {
	return link && path?.end === text.length ? secondIn(text, path, START_OF_SECOND) : undefined;
}

/** `href="https://a.example/x https://b.example/y"`: another URL behind white space, where no search says what it is. */
export const nextUrl = perUrl(({ text }): Span | undefined => {
	const [whole = '', next = ''] = /^https?:\/\/[^\s?#]+\s+(https?:\/\/[a-z\d-]+\.[a-z\d.-]+)/i.exec(text) ?? [];
	return next === '' ? undefined : { offset: whole.length - next.length, end: whole.length };
});

/** Where an address of mail starts that is read as a login: it was put behind a site, as in `https://a.examplemailto:me@b.example`. */
export function mailInLogin(url: Url): number | undefined {
	const { user } = url.components;
	return user !== undefined && /mailto$/i.test(textOf(url, user)) ? user.end - 'mailto'.length : undefined;
}

function secondIn(text: string, part: Span | undefined, pattern: RegExp): Span | undefined {
	const found = part === undefined ? null : pattern.exec(text.slice(part.offset, part.end));
	if (part === undefined || found === null) return undefined;
	const end = part.offset + found.index + found[0].length;
	return { offset: end - (found[1] as string).length, end };
}

function drafts({ offset }: Span, { url, place }: Subject): Draft[] {
	const { text } = url;
	if (offset === secondDestination(url, place)?.offset) {
		// What closes the second destination closes the link.
		const end = text.endsWith(')') ? text.length - 1 : text.length;
		const cut = offset - ']('.length;
		return [{ title: message('fix.keep-first'), edits: [{ offset: cut, end, text: '', syntax: true }], cut }];
	}
	const separate = {
		title: message('fix.insert-space'),
		edits: [{ offset, end: offset, text: ' ', syntax: true }],
		cut: offset,
	};
	const start = text.slice(0, offset).trimEnd().replace(/,$/, '').length;
	const first = replace(message('fix.keep-first'), { offset: start, end: text.length }, '');
	return [place.context === 'text' || place.context === 'comment' ? separate : first];
}
