import { message } from '../../data/messages';
import type { Violation } from '../../url/url';
import type { Draft, RuleOf, Subject } from '../rule';

declare module '../../url/url' {
	interface Violations {
		'hyphen-at-break': 'hyphen';
	}
}

/**
 * RFC 1738's appendix: "some typesetters and printers may (erroneously) introduce a hyphen at the end of line when breaking
 * a line", so that "the hyphen may or may not actually be part of the URL".
 */
export const hyphenAtBreak: RuleOf<'hyphen-at-break'> = {
	code: 'hyphen-at-break',
	lines: true,
	cases: {
		hyphen: {
			levels: ['information', 'warning'],
			says: 'Check this hyphen: a line ends here, so whoever broke it may have put it there (RFC 1738 §2.2, appendix).',
		},
	},
	find: ({ url, place }) =>
		place.breaks
			.filter(({ at }) => url.text.charAt(at - 1) === '-')
			.map(({ at }) => ({ code: 'hyphen-at-break', detail: 'hyphen', offset: at - 1, end: at })),
	// In a link of reStructuredText, and where a document was set that way, nobody added one.
	asked: (_, { place }) => place.context !== 'url-wrapper',
	fixes: drafts,
};

/** Nobody can tell which of the two is meant. */
function drafts(violation: Violation, { url, place }: Subject): Draft[] {
	const found = place.breaks.find(({ at }) => at === violation.end);
	if (found === undefined) return [];
	const { offset, end } = found;
	const without = url.text.slice(0, violation.offset) + url.text.slice(violation.end);
	return [
		{
			title: message('fix.join-with-hyphen'),
			edits: [],
			lines: { edits: [{ offset, end, text: '' }], end, url: url.text },
		},
		{
			title: message('fix.join-without-hyphen'),
			edits: [],
			lines: { edits: [{ offset: offset - 1, end, text: '' }], end, url: without },
		},
	];
}
