import { message } from '../data/messages';
import { isAscii, toAscii } from '../url/idna';
import { decode } from '../url/percent';
import { schemeOf } from '../url/schemes/index';
import type { Violation } from '../url/url';
import { type Draft, nameCharacters, type Rule, replace, textOf, violation } from './rule';

/** RFC 1738 §3.1: `hostname = *[ domainlabel "." ] toplabel`. */
export const invalidHost: Rule = {
	code: 'invalid-host',
	levels: {
		'empty-label': ['error', 'error'],
		hyphen: ['error', 'error'],
		character: ['error', 'error'],
		'long-label': ['error', 'error'],
		'long-name': ['error', 'error'],
		'encoded-forbidden': ['error', 'error'],
		idna: ['error', 'error'],
		encoded: ['hint', 'error'],
		toplabel: ['information', 'error'],
		underscore: ['hint', 'error'],
		'final-dot': ['off', 'error'],
	},
	find: ({ url }) => {
		const { host } = url.components;
		const name = textOf(url, host);
		const refused = schemeOf(url.scheme).host && isRefused(name);
		return violation('invalid-host', 'idna', refused ? host : undefined);
	},
	params: (violation, { url }) => {
		const text = textOf(url, violation);
		return { character: nameCharacters(text), count: text.length, decoded: decode(text).text };
	},
	fixes: (violation) => drop(violation),
};

/**
 * Whether browsers refuse the name although each of its characters may stand in one. They decode it first, so what is
 * encoded in it counts too; where that is no character of hosts, the parser has said so.
 */
function isRefused(name: string): boolean {
	const decoded = decode(name).text;
	return (
		!isAscii(decoded) && (isAscii(name) ? !/[^\w.\x80-\uFFFF-]/.test(decoded) : true) && toAscii(decoded) === undefined
	);
}

/** What can only be too much: a second dot, a final dot, a hyphen at an edge. */
function drop({ detail, offset, end }: Violation): Draft[] {
	const last = { offset: end - 1, end };
	if (detail === 'empty-label' || detail === 'final-dot') return [replace(message('fix.drop-dot'), last, '')];
	return detail === 'hyphen' ? [replace(message('fix.drop-hyphen'), { offset, end }, '')] : [];
}
