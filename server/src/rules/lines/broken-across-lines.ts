import { message } from '../../data/messages';
import type { Rest } from '../../ends/rest';
import type { Edit } from '../../url/edits';
import type { Url } from '../../url/url';
import { isContentLine } from '../notation';
import { type Draft, type RuleOf, type Subject, shorten, textOf } from '../rule';

declare module '../../url/url' {
	interface Violations {
		'broken-across-lines': 'rest' | 'comment';
	}
}

/**
 * RFC 1738's appendix: "extra whitespace … may need to be added to break long URLs across lines", which is ignored in
 * `<URL:…>` and ends the URL everywhere else.
 */
export const brokenAcrossLines: RuleOf<'broken-across-lines'> = {
	code: 'broken-across-lines',
	lines: true,
	cases: {
		rest: {
			levels: ['information', 'information'],
			says: 'Join the lines, or write <URL:…>: the URL goes on in the next line as "{text}", which programs lose (RFC 1738 §2.2, appendix).',
		},
		comment: {
			levels: ['asked', 'information'],
			says: 'Join the lines, or write <URL:…>, if programs are to follow it: the URL goes on in the next line as "{text}" (RFC 1738 §2.2, appendix).',
		},
	},
	find: ({ url, place }) => {
		const end = url.text.length;
		if (place.rest === undefined) return [];
		return [{ code: 'broken-across-lines', detail: isWrapped(place) ? 'comment' : 'rest', offset: end - 1, end }];
	},
	// Plain text is wrapped so by hand and by converters, and people put the parts together; in a page's source it is no link.
	level: (_, { url, place }) => (url.standard === 'modern' && place.plainText ? 'hint' : undefined),
	asked: (_, { url, place, isOfHistory }) =>
		isOfHistory ||
		// `page.php?root=http://a.example/`: an entry of a list of attacks.
		/\?\S{0,100}=$/.test(place.words().before) ||
		// Between `.nf` and `.fi`, where roff leaves lines as they are.
		isAsWritten(place.words().above()) ||
		isContentLine(place) ||
		endsSignature(url) ||
		DOXYFILE.test(url.text) ||
		// `/projects/project_id/`: a form.
		/\/([a-z]{3,20})s\/\1_(?:id|name)\//.test(url.text) ||
		(url.text.endsWith('=') && QUOTED_PRINTABLE.test(place.rest?.text ?? '')) ||
		REQUEST.test(place.words().before) ||
		// `https://github*com/x`: where a dot is a command.
		textOf(url, url.components.host).includes('*') ||
		(place.rest !== undefined && (isLaidOut(place.rest) || isVariables(place))),
	params: (_, { mask }) => ({ text: shorten(mask.goingOn) }),
	fixes: (_, { url, place }) => (place.rest === undefined ? [] : drafts(url.text, place.rest, place)),
};

/** Whether who wrote a program or settings broke it where comments end their lines; in a link of the comment's own, nobody would. */
function isWrapped({ context, words }: Subject['place']): boolean {
	return context === 'comment' && !/(?:\]\(|\[@|=["'])<?$/.test(words().before);
}

function isAsWritten(above: string): boolean {
	const lines = `\n${above}`;
	return lines.lastIndexOf('\n.nf') > lines.lastIndexOf('\n.fi');
}

/** `logo=http://a.example&` and `next=` in the next line: variables, one a line, none of them the URL's. */
function isVariables({ rest, words }: Subject['place']): boolean {
	return rest?.text.startsWith('&') === true && /^\s*\w{1,40}=$/.test(words().before);
}

/** `GET http://a.example/x?y=1&`: a request in a file of them, which editors send, joined; `Location: http://a.example/x?y=1`, as specifications show it. */
const REQUEST =
	/(?:^\s*|^\s*(?:\*|\/\/|#)\s{1,9}(?:\d\. )?)(?:(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)|(?:Content-)?Location:|Referer:) $/;

/** `…?a=B8=DE=` and `=C0=CF` in the next line: mail whose octets are written so, as only what surrounds it says. */
const QUOTED_PRINTABLE = /^(?:=\s*)?=?[\dA-F]{2}=[\dA-F]{2}/;

/** What Doxygen breaks in the comments of each file of settings that it writes. */
const DOXYFILE = /\/qthelpproject\.html#[a-z]{1,20}-$/;

/** A parameter a line: so it is meant. */
function isLaidOut({ joints, text }: Rest): boolean {
	return joints.length > 1 && joints.every(({ at }) => /[?&]/.test(text.charAt(at)));
}

/** `Map.html#forEach-java.util.function.BiConsumer-`, `#size--`: as Javadoc closes the name of a method; `#-code-f-code-`, `#-readme-tab-`. */
function endsSignature({ text, components: { fragment } }: Url): boolean {
	if (fragment === undefined) return false;
	const name = text.slice(fragment.offset);
	return BETWEEN_HYPHENS.test(name) || SIGNATURE_END.test(name.slice(-LONGEST_TYPE));
}

const BETWEEN_HYPHENS = /^#?-[^\s#]*-$/;

const SIGNATURE_END = /\w-(?:[a-z]\w*\.(?:\w{1,40}\.){0,10}[A-Z]\w*|code)?-$/;
const LONGEST_TYPE = 200;

function drafts(url: string, rest: Rest, { context, plainText }: Subject['place']): Draft[] {
	const whole = url + rest.text;
	const hyphens = rest.joints.some(({ hyphen }) => hyphen);
	const join = rest.joints.map(({ offset, end }) => ({ offset, end, text: '' }));
	const kept = { title: message(hyphens ? 'fix.join-with-hyphen' : 'fix.join'), edits: [], preferred: !hyphens };
	const result: Draft[] = [{ ...kept, lines: { edits: join, end: rest.end, url: whole } }];
	if (hyphens) result.push(withoutHyphens(url, rest));
	if (plainText || context === 'comment') {
		const wrap = [insert(rest.offset, '<URL:'), insert(rest.end, '>')];
		result.push({ title: message('fix.wrap-lines'), edits: [], lines: { edits: wrap, end: rest.end, url: whole } });
	}
	return result;
}

/** Who broke the lines may have put the hyphens there. */
function withoutHyphens(url: string, { joints, text, end }: Rest): Draft {
	let whole = url + text;
	for (const { hyphen, at } of [...joints].reverse())
		if (hyphen) whole = whole.slice(0, url.length + at - 1) + whole.slice(url.length + at);
	const edits = joints.map((joint) => ({ offset: joint.offset - (joint.hyphen ? 1 : 0), end: joint.end, text: '' }));
	return { title: message('fix.join-without-hyphen'), edits: [], lines: { edits, end, url: whole } };
}

function insert(offset: number, text: string): Edit {
	return { offset, end: offset, text };
}
