import { message } from '../../data/messages';
import type { Span, Url, Violation } from '../../url/url';
import { closeLink } from '../lines/link-syntax';
import { hasComment, hasObjectToFill, isOpenCode, UNFILLED } from '../notation';
import { type Draft, type Place, perUrl, type RuleOf, rewrite, type Subject, violation } from '../rule';
import { encodeAll } from './encode-characters';
import { removeAll, sentenceFrom, spaceDrafts, straightQuotes } from './spaces';

declare module '../../url/url' {
	interface Violations {
		'space-in-destination': 'space' | 'name' | 'words' | 'title' | 'sentence';
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
		title: {
			levels: ['warning', 'error'],
			says: 'Put the title in quotes: without them words behind the address keep this from being a link (CommonMark §6.3, RFC 1738 §2.2).',
		},
		sentence: {
			levels: ['warning', 'error'],
			says: 'Write ")" behind the address: the sentence goes on, and this is no link (CommonMark §6.3, RFC 1738 §2.2, appendix).',
		},
		name: {
			levels: ['warning', 'error'],
			says: 'Write the name as the address has it: the text of the link stands here, and its space ends the destination (RFC 1738 §2.2, CommonMark §6.3).',
		},
		words: {
			levels: ['warning', 'error'],
			says: 'Write the address: words stand here where its host belongs, so this leads nowhere (RFC 1738 §2.2, §3.1).',
		},
	},
	find: ({ url, place }) => {
		if (place.pointy || (place.context !== 'markdown-destination' && place.context !== 'markdown-reference')) return [];
		if (holdsWords(url)) return [{ code: 'space-in-destination', detail: 'words', offset: 0, end: url.text.length }];
		const behind = isRaw(url, place) ? wordsBehind(url, place) : [];
		if (behind.length > 0) return behind;
		const name = nameIn(url, place);
		if (name !== undefined) return violation('space-in-destination', 'name', name);
		const spaces: Violation<'space-in-destination'>[] = [];
		for (const { index, 0: run } of url.text.matchAll(/(?<!^\w+:\/\/) +/g))
			spaces.push({ code: 'space-in-destination', detail: 'space', offset: index, end: index + run.length });
		return spaces;
	},
	// What a program left there is told of as a whole; `[PR #](https://a.example/pull/PR #)`: a number that whoever copies the line fills in.
	// `mailto:jane at a dot example`, `mailto:jane at a.example`: so that no program gathers the address.
	asked: ({ detail }, { url }) =>
		/^mailto:\S{1,64} \W?at\W? (?:\S{1,64} \W?dot\b|[\w-]{1,63}\.[a-z]{2,10}(?:$|\?))/i.test(url.text) ||
		hasComment(url) ||
		hasObjectToFill(url) ||
		isOpenCode(url) ||
		// `![](https://a.example/x.png | width=400)`: how some programs that make pages are told the size of an image.
		/ \| (?:width|height|size|align)=/i.test(url.text) ||
		url.text.includes(UNFILLED) ||
		(detail === 'name' && url.text.endsWith('#')),
	repeats: ({ detail }) => detail === 'space',
	fixes: (violation, subject) => {
		if (violation.detail === 'words' || violation.detail === 'name') return [];
		if (violation.detail === 'sentence') return [closeLink(violation.offset, ')')];
		if (violation.detail === 'title') return [quote(violation, subject)];
		const encoded = '%20'.repeat(violation.end - violation.offset);
		const title = straightQuotes(subject);
		const spaces = spaceDrafts(violation, subject, rewrite(subject, violation, encoded));
		const wraps = /[<>]/.test(subject.url.text) ? [] : [wrap(subject)];
		const removals = removeAll(subject);
		const all = removals.length === 0 ? [] : [{ ...encodeAll(subject.url), automatic: false }, ...removals];
		return [...title, ...spaces, ...all, ...wraps].map((draft, index) => ({
			...draft,
			preferred: index === 0,
		}));
	},
};

/** `[Deloitte](http://How technology empowers success)`: a title was put where the address belongs. */
const holdsWords = perUrl(({ text }) =>
	/^https?:\/\/[^\s/?#%.:@]{1,60}:?(?: |%20)(?:[^\s/?#%]{1,60}(?: |%20))+[^\s/?#%]/i.test(text),
);

/** `[Jane Doe](https://a.example/Jane Doe)`: the text of the link, where the name belongs by which the site knows her. */
function nameIn({ text, components: { path } }: Url, { words }: Place): Span | undefined {
	const owner = OWNER.exec(text);
	if (owner?.[1] !== undefined) return { offset: owner[0].length - owner[1].length, end: owner[0].length };
	const [, shown] = SHOWN.exec(words().before) ?? [];
	const offset = shown === undefined ? -1 : text.indexOf(`/${shown}`, (path?.offset ?? text.length) - 1) + 1;
	if (shown === undefined || offset <= 0) return undefined;
	const end = offset + shown.length;
	return end === text.length || text.charAt(end) === '/' ? { offset, end } : undefined;
}

/** Who owns a repository: no name there has a space. */
const OWNER = /^https?:\/\/(?:github|gitlab|bitbucket)\.(?:com|org)\/([^/?#\s]+(?: [^/?#\s]+)+)(?=\/|$)/i;

/** The text of a link, of several words. */
const SHOWN = /\[([^[\]\n ]{1,40}(?: [^[\]\n ]{1,40}){1,4})\]\($/;

/** Words behind an address that has ended, with a slash, a page's ending or its host: `(https://a.example/ The shop)`. */
const TITLE =
	/^https?:\/\/(?:[^\s/?#]{1,253}|[^\s?#]{1,1000}(?:\/|\.(?:html?|php|aspx?|jsp|md|pdf)))( (?=[^ ]* )[^\s/?#=&%."'“”„‘’«»「」<>|]+(?: [^\s/?#=&%."'“”„‘’«»「」<>|]+)*[.!?]?)$/i;

/** Whether the first space is one in the document too, where `&#32;` and the like do not end a destination. */
function isRaw({ text }: Url, { isWrittenOut }: Place): boolean {
	const offset = text.indexOf(' ');
	return offset >= 0 && !isWrittenOut({ offset, end: offset + 1 });
}

/** The sentence that goes on behind the address, or its title without quotes; none where neither stands there. */
function wordsBehind(url: Url, { context }: Place): readonly Violation<'space-in-destination'>[] {
	const end = url.text.length;
	const offset = sentenceFrom(url);
	if (offset < end && context === 'markdown-destination')
		return violation('space-in-destination', 'sentence', { offset, end: offset + 1 });
	const title = TITLE.exec(url.text)?.[1];
	return violation(
		'space-in-destination',
		'title',
		title === undefined ? undefined : { offset: end - title.length, end },
	);
}

function quote({ offset, end }: Violation, { url }: Subject): Draft {
	const title = url.text.slice(offset + 1, end);
	return {
		title: message('fix.straight-quotes'),
		edits: [{ offset: offset + 1, end, text: `"${title}"`, syntax: true }],
		cut: offset,
		preferred: true,
	};
}

function wrap({ url }: Subject): Draft {
	const before = { offset: 0, end: 0, text: '<', syntax: true };
	const after = { offset: url.text.length, end: url.text.length, text: '>', syntax: true };
	return { title: message('fix.wrap-destination'), edits: [before, after] };
}
