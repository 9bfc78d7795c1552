/** What a fragment names: a part of the page, a text in it (https://wicg.github.io/scroll-to-text-fragment/), a part of a film. */

import { type MessageKey, message } from '../data/messages';
import { ours } from '../data/shown';
import type { Wording } from '../data/words';
import { decode } from '../url/percent';
import type { Span } from '../url/url';
import { type Row, row, type Subject } from './row';
import { readText } from './text';

export function fragmentRows(subject: Subject): Row[] {
	const { url, mask } = subject;
	const { fragment } = url.components;
	if (fragment === undefined || fragment.offset === fragment.end) return [];
	if (mask.hides(fragment)) return [row(subject, message('component.fragment'), mask.of(fragment))];
	const written = url.text.slice(fragment.offset, fragment.end);
	const directive = written.indexOf(':~:');
	const named: Span = directive < 0 ? fragment : { offset: fragment.offset, end: fragment.offset + directive };
	const texts = directive < 0 ? [] : directives(written.slice(directive + ':~:'.length));
	const { text, charset } = readText(subject, named);
	const rows =
		named.end > named.offset ? [row(subject, message('component.fragment'), text, charset, mediaPart(written))] : [];
	return [
		...rows,
		...texts.map((each) =>
			row(
				subject,
				message('explain.text-fragment'),
				mask.derived(fragment, () => each),
			),
		),
	];
}

/** `text=[prefix-,]start[,end][,-suffix]`: what the page scrolls to. */
function directives(written: string): string[] {
	return written.split('&').flatMap((directive) => {
		if (!directive.startsWith('text=')) return [];
		const parts = directive.slice('text='.length).split(',');
		const inner = parts.filter((part) => !part.endsWith('-') && !part.startsWith('-'));
		return inner.length === 0 ? [] : [inner.map((part) => decode(part).text).join(' … ')];
	});
}

/** Media fragments (https://www.w3.org/TR/media-frags/): `t=10,20`, `xywh=0,0,10,10`, `page=3`. */
function mediaPart(written: string): Wording | undefined {
	const [, name = '', value = ''] = /^(t|xywh|page)=(?:npt:|pixel:|percent:)?([\d.,:]{1,40})$/.exec(written) ?? [];
	const key = MEDIA[name];
	return key === undefined ? undefined : message(key, { value: ours(value) });
}

const MEDIA: Readonly<Record<string, MessageKey>> = {
	t: 'explain.media-time',
	xywh: 'explain.media-region',
	page: 'explain.media-page',
};
