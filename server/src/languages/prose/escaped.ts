/** Text without a syntax but its escapes: manual pages, RTF, Texinfo, and what is folded as calendars are. */

import { folded, identity, roff, rtf, texinfo } from '../../escaping/unescape';
import { contextOf } from '../context';
import { type Language, readBy } from '../language';
import { PlainReader } from '../plain';

export const languages: readonly Language[] = [
	...readBy(
		(text) => new PlainReader(text, false, contextOf({ name: 'text', escaping: roff, escapes: true })),
		[
			{
				id: 'troff',
				endings: 'man roff mdoc ms',
				names: 'roff groff nroff man manpage mandoc mdoc',
				comments: ['.\\"'],
			},
			{ id: 'roff', comments: ['.\\"'] },
			{ id: 'groff', comments: ['.\\"'] },
			{ id: 'man', comments: ['.\\"'] },
		],
	),
	...readBy(
		(text) => new PlainReader(text, false, contextOf({ name: 'text', escaping: rtf, escapes: true })),
		[{ id: 'rtf', endings: 'rtf', comments: [] }],
	),
	...readBy(
		(text) => new PlainReader(text, false, contextOf({ name: 'text', escaping: identity, escapes: true })),
		[{ id: 'rd', endings: 'rd', comments: ['%'] }],
	),
	...readBy(
		(text) => new PlainReader(text, false, contextOf({ name: 'text', escaping: texinfo })),
		[{ id: 'texinfo', endings: 'texi texinfo txi', comments: ['@c'] }],
	),
	...readBy(
		(text) => new PlainReader(text, false, contextOf({ name: 'text', escaping: folded })),
		[
			{
				id: 'icalendar',
				endings: 'ics ical ifb vcs vcf vcard',
				names: 'icalendar ics vcard',
				comments: [],
				plain: true,
			},
			{ id: 'java-manifest', endings: 'mf', comments: [] },
		],
	),
];
