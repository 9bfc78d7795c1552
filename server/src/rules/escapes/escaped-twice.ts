import { remembered } from '../../url/remembered';
import type { Violation } from '../../url/url';
import { lastLines, type Place, type RuleOf, rewrite } from '../rule';

/** Where `&amp;` is read as `&`, so that one which is left was written twice. */
const UNDOES = /^(?:markup-attribute|markup-text|markdown-destination|markdown-reference)$/;

/** A quote that is written as a reference, and what colours the source around it. */
const SHOWN = /(?:&quot;|&#34;|&#39;|<(?:span|code|kbd|samp|tt|pre)\b[^<>]{0,80}>)$/;

/** A tag that a page shows, whose quotes need no reference: `&lt;a href="`. */
const TAG_SHOWN = /&lt;[a-z][\w-]{0,20}\s[^<>]{0,200}=["']?$/i;

/** So many lines above one of its attributes a tag that is shown may start. */
const LINES_OF_TAG = 6;

/** A comment in a program that a page shows, and what stands in it. */
const COMMENTED = /^\s*\/\/[^<>]{0,200}$/;

/** An attribute that holds markup, escaped once for that and once for the attribute: `body="&lt;a href=…`. */
const MARKUP = /=(?:"[^"]*|'[^']*)&lt;[a-z][^"'<>]*$/i;

/** An attribute that keeps what the page was written in, where `&amp;` is text. */
const SOURCE = /\sdata-(?:raw|original|md|markdown)-source=["'][^"']*$/;

declare module '../../url/url' {
	interface Violations {
		'escaped-twice': 'ampersand';
	}
}

/** HTML's escaping done twice, `&amp;amp;`: the URL then has a parameter called `amp;b` (RFC 1738 §2.2 keeps `&` for the scheme). */
export const escapedTwice: RuleOf<'escaped-twice'> = {
	code: 'escaped-twice',
	cases: {
		ampersand: {
			levels: ['warning', 'warning'],
			says: 'Write "&" escaped once: here it is more than once, so that the next name starts with "amp;" (RFC 1738 §2.2).',
		},
	},
	find: ({ url, place }) => {
		const found: Violation<'escaped-twice'>[] = [];
		if (!UNDOES.test(place.context)) return found;
		for (const { index, 0: text } of url.text.matchAll(/&(?:amp;)+(?=[\w.%-]{1,40}=)/g)) {
			const span = { offset: index, end: index + text.length };
			// In CDATA nothing was undone: `&amp;` there is markup's in markup, escaped once.
			if (text.length > '&amp;'.length || place.isWrittenOut(span))
				found.push({ code: 'escaped-twice', detail: 'ampersand', ...span });
		}
		return found;
	},
	// A page that shows the source of one: `<code>src=&quot;…&amp;amp;b=c</code>`.
	asked: (_, { place }) => isSource(place),
	fixes: (violation, subject) => [rewrite(subject, violation, '&', { preferred: true })],
};

/** Whether it stands in what shows or keeps the source of a page. Asked once, however many of them a URL has. */
const isSource = remembered(({ context, words }: Place) => {
	const { before, above } = words();
	if (context === 'markup-text')
		return (
			SHOWN.test(before) ||
			COMMENTED.test(before) ||
			TAG_SHOWN.test(`${lastLines(above(), LINES_OF_TAG).join('\n')}\n${before}`)
		);
	return context === 'markup-attribute' && (SHOWN.test(before) || SOURCE.test(before) || MARKUP.test(before));
});
