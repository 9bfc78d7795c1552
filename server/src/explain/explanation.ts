/** A URL taken apart for a reader: only what says something that the line does not show. No secret is in it. */

import { message } from '../data/messages';
import { serviceOf } from '../data/services';
import { ours, type Shown } from '../data/shown';
import type { Wording } from '../data/words';
import { schemeOf } from '../url/schemes/index';
import { fragmentRows } from './fragment';
import { hostRow } from './host';
import { parameterRows } from './parameters';
import { type Pointed, pointedAt } from './pointed';
import { type Reading, readings } from './readings';
import { type Row, row, type Subject } from './row';
import { ownRows, speaksForItself } from './schemes';
import { summaryOf } from './summary';
import { readText } from './text';

/** What is said of one URL. */
export interface Explanation {
	/** The scheme, and what it is for; empty where nobody here knows. */
	readonly scheme: Shown;
	readonly summary: Wording;
	/** What stands at the offset that was asked about. */
	readonly pointed: Pointed | undefined;
	readonly rows: readonly Row[];
	/** Who reads which host, where they differ. */
	readonly readings: readonly Reading[];
}

/** Explains a URL. @param at an offset in it, of which more is said */
export function explain(subject: Subject, at?: number): Explanation {
	const { url, mask } = subject;
	return {
		scheme: mask.scheme,
		summary: summaryOf(url.scheme),
		pointed: at === undefined ? undefined : pointedAt(subject, at),
		rows: rowsOf(subject),
		readings: readings(url, mask),
	};
}

/** The rows of a URL, and of the URLs in its parameters. */
export function rowsOf(subject: Subject): Row[] {
	const { url } = subject;
	return [
		...userRows(subject),
		...hostRow(subject),
		...portRows(subject),
		...(speaksForItself(url) ? [] : pathRows(subject)),
		...ownRows(subject),
		...parameterRows(subject, rowsOf),
		...fragmentRows(subject),
	];
}

function userRows(subject: Subject): Row[] {
	const { user, password } = subject.url.components;
	return [
		...(user === undefined ? [] : [row(subject, message('component.user'), readText(subject, user).text)]),
		...(password === undefined ? [] : [row(subject, message('component.password'), subject.mask.of(password))]),
	];
}

/** Only a port that is not the scheme's own says something. */
function portRows(subject: Subject): Row[] {
	const { url, mask, goesOn } = subject;
	const { port } = url.components;
	if (port === undefined || (goesOn === true && port.offset === port.end)) return [];
	const own = schemeOf(url.scheme).port;
	const written = url.text.slice(port.offset, port.end);
	if (written !== '' && Number(written) === own) return [];
	if (written === '') return [row(subject, message('component.port'), message('hover.empty'))];
	return [row(subject, message('component.port'), mask.of(port), ...portNotes(written, own, mask.hides(port)))];
}

function portNotes(written: string, own: number | undefined, hidden: boolean): Wording[] {
	if (hidden) return [];
	const service = /^\d{1,5}$/.test(written) ? serviceOf(Number(written)) : undefined;
	return [
		...(service === undefined ? [] : [ours(service)]),
		...(own === undefined ? [] : [message('explain.default-port', { port: own })]),
	];
}

function pathRows(subject: Subject): Row[] {
	const { path, host } = subject.url.components;
	if (path === undefined || path.offset === path.end) return [];
	const whole = host === undefined ? path : { offset: path.offset - 1, end: path.end };
	const { text, charset } = readText(subject, whole);
	return [row(subject, message('component.path'), text, charset)];
}
