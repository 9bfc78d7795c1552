import { message } from '../../data/messages';
import { isTrackingParameter } from '../../data/tracking';
import type { Edit } from '../../url/edits';
import { decode } from '../../url/percent';
import type { Span, Url, Violation } from '../../url/url';
import { type Draft, type RuleOf, shorten, textOf } from '../rule';

declare module '../../url/url' {
	interface Violations {
		'tracking-parameters': 'search';
	}
}

/** Parameters for the site's statistics. RFC 3986 §3.4: a search identifies a resource. Off unless switched on. */
export const trackingParameters: RuleOf<'tracking-parameters'> = {
	code: 'tracking-parameters',
	cases: {
		search: {
			levels: ['off', 'off'],
			says: 'Leave out "{text}": it only tells the site where its visitor came from (RFC 3986 §3.4).',
		},
	},
	plain: true,
	find: ({ url }): Violation<'tracking-parameters'>[] =>
		parametersOf(url)
			.filter(({ tracks }) => tracks)
			.map(({ offset, end }) => ({ code: 'tracking-parameters', detail: 'search', offset, end })),
	params: (violation, { mask }) => ({ text: shorten(mask.derived(violation, nameOf)) }),
	fixes: (_, { url }) => [remove(url)],
};

interface Parameter extends Span {
	readonly tracks: boolean;
}

/** What stands between the `&` of a search. */
function parametersOf(url: Url): Parameter[] {
	const { search } = url.components;
	if (search === undefined || !/^https?$/.test(url.scheme)) return [];
	let offset = search.offset;
	return textOf(url, search)
		.split('&')
		.map((text) => {
			const parameter = { offset, end: offset + text.length, tracks: isTrackingParameter(nameOf(text)) };
			offset = parameter.end + 1;
			return parameter;
		});
}

function nameOf(parameter: string): string {
	return decode(parameter.slice(0, `${parameter}=`.indexOf('='))).text;
}

/** All of them, each run with the `&` before it; where the search starts with it, with the one behind; with `?` where nothing is left. */
function remove(url: Url): Draft {
	const parameters = parametersOf(url);
	const kept = parameters.findIndex(({ tracks }) => !tracks);
	const title = message('fix.drop-tracking');
	const [first, last] = [parameters[0], parameters[parameters.length - 1]];
	if (first === undefined || last === undefined) return { title, edits: [] };
	if (kept < 0) return { title, edits: [{ offset: first.offset - 1, end: last.end, text: '' }] };
	const leading = { offset: first.offset, end: (parameters[kept] as Parameter).offset, text: '' };
	const later = parameters.slice(kept).filter(({ tracks }) => tracks);
	const edits = later.map(({ offset, end }) => ({ offset: offset - 1, end, text: '' }));
	const whole = joined(edits);
	return { title, edits: kept === 0 ? whole : [leading, ...whole] };
}

/** What is removed side by side is one removal. */
function joined(edits: readonly Edit[]): Edit[] {
	const runs: Edit[] = [];
	for (const edit of edits) {
		const last = runs[runs.length - 1];
		if (last?.end === edit.offset) runs[runs.length - 1] = { ...last, end: edit.end };
		else runs.push(edit);
	}
	return runs;
}
