/**
 * What is kept between sessions, as text: a header, and a line for each file. A line says by itself whether it is whole, and is read when
 * its file is looked at.
 */

import type { Looked } from './look';
import type { SeenText } from './seen-text';
import { textHash } from './text-hash';
import type { FoundUrl } from './url-index';

/** What came of looking at a file, and at which text. */
export interface KeptFile extends Looked {
	readonly seen: SeenText;
}

/** Another one whenever the form below is. */
const FORMAT = 1;

/** @param build what the server is, and what it counts in: what another one found is not kept */
export function headerOf(build: string): string {
	return `url-lint ${FORMAT} ${build}`;
}

/** The line of a file, without a line break. */
export function lineOf(key: string, { seen, urls, diagnostics, findings }: KeptFile): string {
	const { error, warning, information, hint } = findings;
	const counts = [error, warning, information, hint];
	const content = `${JSON.stringify(key)}\t${JSON.stringify([seen, urls.map(packed), diagnostics, counts])}`;
	return `${textHash(content)}\t${content}`;
}

/** The key of the file that a line is about; `undefined` where the line is damaged, which shows only now and then. */
export function keyIn(line: string): string | undefined {
	const [, json = ''] = line.split('\t', 2);
	try {
		const key: unknown = JSON.parse(json);
		return typeof key === 'string' ? key : undefined;
	} catch {
		return undefined;
	}
}

/** What a line says; `undefined` where it is damaged. */
export function fileIn(line: string): KeptFile | undefined {
	const start = line.indexOf('\t') + 1;
	const content = line.slice(start);
	if (line.slice(0, start) !== `${textHash(content)}\t`) return undefined;
	const [seen, urls, diagnostics, counts] = JSON.parse(content.slice(content.indexOf('\t') + 1));
	const [error, warning, information, hint] = counts;
	return { seen, urls: urls.map(unpacked), diagnostics, findings: { error, warning, information, hint } };
}

/** A place: its end is left out where the URL stands there as it is, as nearly all do. */
type Packed = readonly [
	...start: [url: string, context: string, offset: number, line: number, character: number],
	...end: [] | [end: number, endLine: number, endCharacter: number],
];

function packed({ url, context, offset, line, character, end, endLine, endCharacter }: FoundUrl): Packed {
	const { length } = url;
	const isPlain = end === offset + length && endLine === line && endCharacter === character + length;
	const start = [url, context, offset, line, character] as const;
	return isPlain ? start : [...start, end, endLine, endCharacter];
}

function unpacked([url, context, offset, line, character, ...rest]: Packed): FoundUrl {
	const { length } = url;
	const [end = offset + length, endLine = line, endCharacter = character + length] = rest;
	return { offset, end, line, character, endLine, endCharacter, url, context };
}
