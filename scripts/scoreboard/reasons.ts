/** Why we miss rows of the scoreboard's data sets. A row that is right needs none, and must have none. */

export type Reasons = Readonly<Record<string, string>>;

const QUOTE =
	'A quotation mark stands around URLs in all kinds of text, and is unsafe in one (RFC 1738, 2.2): it ends it.';
const MALFORMED = 'Found although its host is malformed: a linter says so instead of overlooking it.';

export const reasons: Readonly<Record<'uts58' | 'linkifyIt' | 'commonmark' | 'gfm' | 'cjk', Reasons>> = {
	uts58: {
		"⸠https://nap.wikipedia.org/wiki/Wikipedia:Lista_d\"e_vvoce_ca_tutt'_'e_Wikipedie_aveno_a_avé⸡": QUOTE,
	},
	linkifyIt: {
		'http://foo.com/blah_blah_"doublequoted"': QUOTE,
		"http://foo.com/blah_blah_'singlequoted'": 'UTS #58 leaves an apostrophe at the end out, as any punctuation.',
		'http://.example.com': MALFORMED,
		'http://-example.com': MALFORMED,
		'http://example.com_': MALFORMED,
		'hppt://example.com': 'A misspelt scheme is found on purpose: a rule says what was meant.',
		'_http://example.com': 'An underscore may be emphasis; no scheme starts with it, so the URL starts behind it.',
	},
	commonmark: {},
	gfm: {},
	cjk: {},
};
