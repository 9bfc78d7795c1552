/** What the parts of a URL say, and how to write what they shall say. */

import { readWritten } from '../../explain/text';
import { ALPHADIGIT, isIn } from '../../url/characters';
import { isAscii, toAscii } from '../../url/idna';
import { decodeALabel, isALabel } from '../../url/labels';
import { decode, type EncodedComponent, encode, triplets } from '../../url/percent';
import type { SingleName } from './structure';

/** What text stands for: a part, or the name of a parameter. */
export type Kind = SingleName | 'segment' | 'parameter' | 'header';

/** What a written part says. */
export interface Meaning {
	readonly text: string;
	/** The charset, where it is not UTF-8. */
	readonly charset: string | undefined;
}

/** Reads a part. In a form's parameters `+` is a space. */
export function meaningOf(kind: Kind, written: string): Meaning {
	if (kind === 'host') return { text: hostText(written), charset: undefined };
	return readWritten(kind === 'parameter' ? written.replaceAll('+', ' ') : written);
}

/** The host as a reader knows it: labels in punycode as what they stand for. */
function hostText(written: string): string {
	return written
		.split('.')
		.map((label) => {
			const unicode = isALabel(label) ? decodeALabel(label) : undefined;
			return unicode !== undefined && toAscii(unicode) === label.toLowerCase() ? unicode : label;
		})
		.join('.');
}

/** Whether what is read says all that is written: no octets that mean nothing, no delimiter that is encoded because it is none. */
export function isWhole(kind: Kind, written: string): boolean {
	const { text, charset } = meaningOf(kind, written);
	if (charset === undefined && !decode(written).ok && UNREAD.test(text)) return false;
	const delimiter = DELIMITERS[kind];
	return delimiter === undefined || text.split(delimiter).length === written.split(delimiter).length;
}

/** What separates parts of a part. */
const DELIMITERS: Partial<Record<Kind, string>> = { path: '/', address: ',', selector: '/', wpath: '/', hsoname: '/' };

/** An octet above 7F that nobody could read. */
const UNREAD = /%[89a-f][\da-f]/i;

const ENCODED_FOR: Readonly<Record<Exclude<Kind, 'scheme' | 'host' | 'port'>, EncodedComponent>> = {
	user: 'userinfo',
	password: 'userinfo',
	path: 'path',
	segment: 'segment',
	parameter: 'query',
	header: 'query',
	search: 'segment',
	fragment: 'fragment',
	typecode: 'segment',
	gophertype: 'segment',
	selector: 'path',
	gopherplus: 'path',
	database: 'segment',
	wtype: 'segment',
	wpath: 'path',
	hsoname: 'path',
	address: 'segment',
	group: 'segment',
	article: 'segment',
};

/** The ways to write a text as a part, the best first: the next ones serve where a place takes a character for its own. */
export function spellings(kind: Kind, text: string, before: string): readonly string[] {
	if (kind === 'scheme' || kind === 'port') return [text];
	if (kind === 'host') return hostSpellings(text, before);
	const usual = encode(text, ENCODED_FOR[kind]);
	const delimiters = DELIMITERS[kind] ?? '';
	return [usual, ...['-_.@', ''].map((kept) => encodedButFor(delimiters + kept, text))];
}

/** A host in Unicode stays so; else the network's own spelling is written. */
function hostSpellings(text: string, before: string): readonly string[] {
	const ascii = isAscii(text) ? text : toAscii(text);
	const network = ascii === undefined ? [] : [ascii];
	return isAscii(before) ? network : [text, ...network];
}

/** Every character encoded that is neither a letter, a digit nor kept. */
function encodedButFor(kept: string, text: string): string {
	return Array.from(text, (character) => {
		const isPlain = character.length === 1 && isIn(character.charCodeAt(0), ALPHADIGIT);
		return isPlain || kept.includes(character) ? character : triplets(character);
	}).join('');
}
