import { message } from '../../data/messages';
import { ours } from '../../data/shown';
import type { Misplaced } from '../../languages/context';
import type { Url } from '../../url/url';
import { type BrokenLink, type Draft, type Place, perUrl, type RuleOf } from '../rule';
import { secondDestination } from './glued-urls';

declare module '../../url/url' {
	interface Violations {
		'link-syntax': BrokenLink['kind'] | 'title';
	}
}

/**
 * CommonMark §6.3, §6.5: `](` stands before the destination of a link and `)` behind it, `>` ends an autolink. Where others stand there, as an
 * input method for Chinese or Japanese writes them, there is no link; what stands inside them beside the URL makes it lead elsewhere.
 */
export const linkSyntax: RuleOf<'link-syntax'> = {
	code: 'link-syntax',
	lines: true,
	cases: {
		title: {
			levels: ['warning', 'warning'],
			says: 'Put a space before the title: without one it becomes part of the destination (CommonMark §6.3).',
		},
		mark: {
			levels: ['warning', 'warning'],
			says: 'Write "{expected}": "{text}" does not end a link, so here is none (RFC 1738 §2.2, appendix, CommonMark §6).',
		},
		missing: {
			levels: ['warning', 'warning'],
			says: 'Write the missing "{expected}" that ends the link: the sentence goes on (RFC 1738 §2.2, appendix, CommonMark §6).',
		},
		line: {
			levels: ['warning', 'warning'],
			says: 'Write the missing "{expected}" that ends the link before the blank line (RFC 1738 §2.2, appendix, CommonMark §6).',
		},
		spaced: {
			levels: ['hint', 'hint'],
			says: 'Remove the space before the destination: it keeps this from being a link (RFC 1738 §2.2, appendix, CommonMark §6.3).',
		},
		quoted: {
			levels: ['warning', 'warning'],
			says: 'Remove the quotation marks: they become part of the destination, so the link leads elsewhere (RFC 1738 §2.2, appendix, CommonMark §6.3).',
		},
		doubled: {
			levels: ['warning', 'warning'],
			says: 'Remove the inner parentheses: they become part of the destination, so the link leads elsewhere (RFC 1738 §2.2, appendix, CommonMark §6.3).',
		},
		wide: {
			levels: ['warning', 'warning'],
			says: 'Write "(" and ")": in full width they make no link (RFC 1738 §2.2, appendix, CommonMark §6.3).',
		},
		bracketed: {
			levels: ['warning', 'warning'],
			says: 'Write "(" and ")": in brackets stands the label of a reference, and no definition has this one (RFC 1738 §2.2, appendix, CommonMark §6.3).',
		},
		nested: {
			levels: ['warning', 'warning'],
			says: 'Write the URL alone: a link in the place of a destination leads elsewhere (RFC 1738 §2.2, appendix, CommonMark §6.3).',
		},
	},
	find: ({ url, place }) => {
		const { brokenLink } = place;
		if (brokenLink === undefined) {
			const offset = unspacedTitle(url, place);
			return offset < 0 ? [] : [{ code: 'link-syntax', detail: 'title', offset, end: url.text.length }];
		}
		if (isCutQuotation(url, place) || secondDestination(url, place) !== undefined) return [];
		const end = url.text.length;
		const offset = brokenLink.kind in TITLES ? 0 : end - 1;
		return [{ code: 'link-syntax', detail: brokenLink.kind, offset, end }];
	},
	asked: ({ detail }, { url }) =>
		((detail === 'line' || detail === 'missing') && breaksOff(url)) ||
		// `at f [as g] (http://localhost:3000/x.js:1043:32)`: where a program stood.
		(detail === 'spaced' && /:\d{1,7}:\d{1,7}$/.test(url.text)),
	params: (_, { place: { brokenLink } }) => ({
		expected: ours(brokenLink?.close ?? ''),
		text: ours(brokenLink?.mark ?? ''),
	}),
	fixes: ({ offset }, { url, place: { brokenLink } }) => {
		if (brokenLink === undefined) {
			const space = { offset, end: offset, text: ' ', syntax: true };
			return [{ title: message('fix.space-before-title'), edits: [space], cut: offset, preferred: true }];
		}
		const { kind, close, repair } = brokenLink;
		if (kind === 'missing' || kind === 'line') return [closeLink(url.text.length, close)];
		const last = repair[repair.length - 1];
		if (last === undefined) return [];
		const title = kind === 'mark' ? message('fix.close-link-instead', { close: ours(close) }) : message(TITLES[kind]);
		return [{ title, edits: [], lines: { edits: repair, end: last.end, url: url.text }, preferred: true }];
	},
};

/** `[Click here](https://exampl`, at the end of a paragraph: what a text shows that breaks off. */
function breaksOff({ text }: Url): boolean {
	const [, host] = /^https?:\/\/(.+)/.exec(text) ?? [];
	return host !== undefined && 'example'.startsWith(host);
}

/** The draft that ends a link with `close` at an offset of its destination. */
export function closeLink(offset: number, close: string): Draft {
	const title = message('fix.close-link', { close: ours(close) });
	return { title, edits: [{ offset, end: offset, text: close, syntax: true }], cut: offset, preferred: true };
}

/** `- '[Docs](https://a.exam'`, `[Docs](https://a.ex...`: whether the quotation that the link stands in was cut short by a program. */
export function isCutQuotation({ text }: Url, { context, brokenLink, words }: Place): boolean {
	if (brokenLink === undefined && context !== 'markdown-destination') return false;
	if (brokenLink !== undefined && (text.endsWith('...') || words().after.startsWith('...'))) return true;
	const quote = text.slice(-1);
	if (quote !== "'" && quote !== '"') return false;
	const { before } = words();
	return before.includes(`${quote}[`) || before.includes(`${quote}!`);
}

/** Where a title starts that stands right behind its destination, `(https://a.example/x"X")`; -1 where none does. */
export function unspacedTitle(url: Url, { context }: Place): number {
	return context === 'markdown-destination' || context === 'markdown-reference' ? titleStart(url) : -1;
}

const titleStart = perUrl(({ text }) => (TITLE.test(text) ? text.indexOf('"') : -1));

/** Behind a search or a fragment the quotation marks may be part of it, `?q=label:"x"`. */
const TITLE = /^[^\s"?#]*[\p{L}\p{N}/]"[^"]+"$/u;

/** What repairs each that is misplaced. */
const TITLES = {
	spaced: 'fix.join-link',
	quoted: 'fix.drop-quotes',
	doubled: 'fix.drop-parentheses',
	wide: 'fix.parentheses',
	bracketed: 'fix.parentheses',
	nested: 'fix.unnest-link',
} as const satisfies Readonly<Record<Misplaced, string>>;
