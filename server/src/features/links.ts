/** Links that an editor does not find by itself, or not as they are meant. */

import type { DocumentLink } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Analysis, Occurrence } from '../analysis/analyse';
import { isFollowed, isFoundByEditors } from '../data/link-schemes';
import type { Text } from '../find/chunked-text';
import { parseLogical } from '../placeholders/placeholders';
import { followLinkCommand, type UrlPlace } from '../protocol';
import { commandLink } from './command-link';
import { contentOf } from './text-document';

/** Longer URLs are no addresses that anybody follows. */
const LONGEST = 8000;

/** The links of a document, without where they lead: that is asked of one when it is followed. */
export function linksOf(document: TextDocument, { occurrences }: Analysis): DocumentLink[] {
	const text = contentOf(document);
	const links: DocumentLink[] = [];
	for (const occurrence of occurrences) {
		if (!isLink(occurrence, text)) continue;
		const { offset, end } = occurrence;
		const place: UrlPlace = { uri: document.uri, version: document.version, offset };
		links.push({
			range: { start: document.positionAt(offset), end: document.positionAt(end) },
			data: place,
		});
	}
	return links;
}

/**
 * What a link at an offset leads to: exactly the URL that the document means. `undefined` where none is, or it is not followed.
 */
export function linkAt(document: TextDocument, { occurrences }: Analysis, offset: number): string | undefined {
	const occurrence = occurrences.around(offset);
	return occurrence !== undefined && isLink(occurrence, contentOf(document)) ? occurrence.url : undefined;
}

/**
 * Where a link leads, as the client is told it.
 * @param follows whether the client has our command, to which the URL goes untouched; else it is the target itself
 */
export function targetOf(place: UrlPlace, url: string, follows: boolean): string {
	return follows ? commandLink(followLinkCommand, place) : url;
}

function isLink(occurrence: Occurrence, text: Text): boolean {
	const { url, placeholders, plain } = occurrence;
	if (placeholders.length > 0 || url.length > LONGEST) return false;
	// Asked first: of most no more need be known.
	if ((plain || isFoundByEditors(nameOf(url))) && isFoundAlike(occurrence, text)) return false;
	if (plain) return true;
	const { scheme, components } = parseLogical(url, 'modern', []);
	const { host } = components;
	const hasNoHost = host !== undefined && host.offset === host.end;
	// A file of another machine is fetched from there: nobody expects that of a click.
	if (scheme === 'file') return hasNoHost && !isFoundAlike(occurrence, text);
	return isFollowed(scheme) && !hasNoHost;
}

/** What stands before the first colon of a URL, in lower case: its scheme. */
function nameOf(url: string): string {
	return url.slice(0, Math.max(0, url.indexOf(':'))).toLowerCase();
}

/** Whether an editor's own detection would take the same characters of the document, and they are the URL itself. */
function isFoundAlike({ offset, end, url }: Occurrence, text: Text): boolean {
	if (end - offset !== url.length || text.slice(offset, end) !== url) return false;
	return !ENDS_INSIDE.test(url) && (end === text.length || ENDS_BEHIND.test(text.slice(end, end + 2)));
}

/** What ends a link wherever VS Code finds it, though it may stand in a URL; and the punctuation it drops at the end. */
const ENDS_INSIDE = /[\s<>'"、。｡､，．：；‘〈「『〔（［｛｢｣｝］）〕』」〉’｀～…|`*]|[.,;:]$/;

/** What ends a link there too: white space, a quote or bracket, a mark of CJK, or punctuation before white space. */
const ENDS_BEHIND = /^(?:[\s<>'"、。｡､，．：；‘〈「『〔（［｛｢｣｝］）〕』」〉’｀～…)\]}]|[.,;:](?:\s|$))/;
