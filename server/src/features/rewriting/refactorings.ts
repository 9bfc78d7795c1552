/** The refactorings of a URL: what nobody needs a finding for. Each is tried where it stands before it is offered. */

import type { Edit } from '../../analysis/analyse';
import { foundAfter } from '../../find/after-edits';
import { type RefactoringName, refactoringNames } from '../../protocol';
import { isAscii, toAscii } from '../../url/idna';
import { decodeALabel, isALabel, labelsOf } from '../../url/labels';
import { normalise } from '../../url/normalise';
import { decodable, type Finder, readable } from '../../url/readable';
import type { Span, Url } from '../../url/url';
import { LONGEST, type Target, tried, written } from './places';
import { isWrapped, unwrap, wrap } from './wrapping';

/** Characters beyond ASCII are what somebody asks for who asks for a URL to read. */
const NON_ASCII = 'non-ascii';

const REFACTORINGS: Readonly<Record<RefactoringName, (target: Target) => readonly Edit[]>> = {
	'decode-for-reading': (target) => tried(target, decodeForReading(target), NON_ASCII),
	normalise: (target) => tried(target, normalise(target.url)),
	'host-to-punycode': (target) => tried(target, hostToPunycode(target.url)),
	'host-to-unicode': (target) => tried(target, hostToUnicode(target.url), NON_ASCII),
	'use-https': (target) => tried(target, useHttps(target)),
	wrap,
	unwrap,
};

/** The edits of the document that a refactoring makes of a URL; none where it changes nothing or is not right there. */
export function refactor(name: RefactoringName, target: Target): readonly Edit[] {
	return target.occurrence.url.length > LONGEST ? [] : REFACTORINGS[name](target);
}

/** Whether a URL is already as a refactoring would make it. */
export function isAlready(name: RefactoringName, target: Target): boolean {
	return ALREADY[name](target);
}

const ALREADY: Readonly<Record<RefactoringName, (target: Target) => boolean>> = {
	'decode-for-reading': ({ url }) => decodable(url).length === 0,
	normalise: ({ url }) => normalise(url).length === 0,
	'host-to-punycode': ({ url }) => hostOf(url) !== undefined && hostToPunycode(url).length === 0,
	'host-to-unicode': ({ url }) => hostOf(url) !== undefined && hostToUnicode(url).length === 0,
	'use-https': ({ url }) => url.scheme === 'https',
	wrap: ({ occurrence }) => isWrapped(occurrence),
	unwrap: ({ occurrence }) => !isWrapped(occurrence),
};

/** The refactorings that change the URL, each with its edits. */
export function refactoringsOf(target: Target): { readonly name: RefactoringName; readonly edits: readonly Edit[] }[] {
	return refactoringNames
		.map((name) => ({ name, edits: refactor(name, target) }))
		.filter(({ edits }) => edits.length > 0);
}

/** As far as the URL stays a link, and the characters can be written where it stands. */
function decodeForReading({ occurrence, document, url }: Target): Edit[] {
	const find: Finder = (replacements, text) => {
		const edits = written(document, occurrence, replacements) ?? [];
		const found = foundAfter(document.text, occurrence, edits);
		if (found === undefined || found.end === found.whole) return text.length;
		return found.end < found.whole ? found.url.length : Number.POSITIVE_INFINITY;
	};
	return readable(url, find);
}

/** The host of a URL that is written as one: with a name, behind `://`. */
function hostOf({ text, components: { scheme, host } }: Url): Span | undefined {
	const isThere = scheme !== undefined && host !== undefined && host.offset < host.end;
	return isThere && text.startsWith('://', scheme.end) ? host : undefined;
}

function hostToPunycode(url: Url): Edit[] {
	const host = hostOf(url);
	const name = host === undefined ? '' : url.text.slice(host.offset, host.end);
	const ascii = isAscii(name) ? undefined : toAscii(name);
	return host === undefined || ascii === undefined ? [] : [{ offset: host.offset, end: host.end, text: ascii }];
}

/** Only the labels that are punycode, and only where the way back leads to the same name. */
export function hostToUnicode(url: Url): Edit[] {
	const host = hostOf(url);
	if (host === undefined) return [];
	return labelsOf(url.text, host).flatMap(({ text: label, offset, end }) => {
		const unicode = isALabel(label) ? decodeALabel(label) : undefined;
		if (unicode === undefined || isAscii(unicode) || toAscii(unicode) !== label.toLowerCase()) return [];
		return [{ offset, end, text: unicode }];
	});
}

/** A name that is no link stays as it is; a port that is written out is another service's. */
function useHttps({ occurrence, url }: Target): Edit[] {
	const { scheme, port } = url.components;
	if (url.scheme !== 'http' || scheme === undefined || hostOf(url) === undefined) return [];
	if (occurrence.context.identifier === true) return [];
	const https = { offset: scheme.offset, end: scheme.end, text: 'https' };
	if (port === undefined) return [https];
	const digits = url.text.slice(port.offset, port.end);
	return digits === '' || Number(digits) === 80 ? [https, { offset: port.offset - 1, end: port.end, text: '' }] : [];
}
