import { message } from '../data/messages';
import { decode } from '../url/percent';
import type { Url, Violation } from '../url/url';
import { isRefusedHost } from './hosts';
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
	find: ({ url }) => violation('invalid-host', 'idna', isRefusedHost(url) ? url.components.host : undefined),
	level: ({ detail }, { url }) => (detail === 'empty-label' && isFolder(url) ? 'hint' : undefined),
	params: (violation, { url }) => {
		const text = textOf(url, violation);
		return { character: nameCharacters(text), count: text.length, decoded: decode(text).text };
	},
	fixes: (violation) => drop(violation),
};

/** `file://./a`: no host, but how editors and some commands name a file beside this one. */
function isFolder({ standard, scheme, text, components: { host } }: Url): boolean {
	return (
		standard === 'modern' &&
		scheme === 'file' &&
		host !== undefined &&
		/^\.\.?$/.test(text.slice(host.offset, host.end))
	);
}

/** What can only be too much: a second dot, a final dot, a hyphen at an edge. */
function drop({ detail, offset, end }: Violation): Draft[] {
	const last = { offset: end - 1, end };
	if (detail === 'empty-label' || detail === 'final-dot') return [replace(message('fix.drop-dot'), last, '')];
	return detail === 'hyphen' ? [replace(message('fix.drop-hyphen'), { offset, end }, '')] : [];
}
