/** What the cache knows of a file. It comes from a disk, where anybody may have written it: nothing is believed of its form. */

import type { Phrase } from '../data/words';
import { severities } from '../settings';
import type { Note } from './environment';
import type { Examined, Result } from './examine';
import { isMessageKey } from './messages';
import type { ReportedFinding } from './report';

export type Entry = readonly [
	key: string,
	time: string,
	size: number,
	hash: string,
	examined: Pick<Examined, 'notes' | 'result'>,
];

/** @returns `undefined` where the text is no entry */
export function parseEntry(text: string): Entry | undefined {
	try {
		const value: unknown = JSON.parse(text);
		return isEntry(value) ? value : undefined;
	} catch {
		return undefined;
	}
}

function isEntry(value: unknown): value is Entry {
	if (!Array.isArray(value) || value.length !== 5) return false;
	const [key, time, size, hash, examined] = value;
	const { notes, result } = Object(examined);
	return (
		areStrings(key, time, hash) && isCount(size) && isList(notes, isNote) && (result === 'binary' || isResult(result))
	);
}

function isNote(value: unknown): value is Note {
	const { key, params, error } = Object(value);
	return (
		typeof key === 'string' &&
		isMessageKey(key) &&
		Object.values(Object(params)).every((value) => typeof value === 'string' || isPhrase(value)) &&
		error === false
	);
}

/** Such as are counts: `2 findings`. */
function isPhrase(value: unknown): value is Phrase {
	const { key, english, params } = Object(value);
	const isParam = (each: unknown) => typeof each === 'string' || typeof each === 'number';
	return areStrings(key, english) && Object.values(Object(params)).every(isParam);
}

function isResult(value: unknown): value is Result {
	const { urls, findings } = Object(value);
	return isCount(urls) && isList(findings, isFinding);
}

function isFinding(value: unknown): value is ReportedFinding {
	const { line, column, endLine, endColumn, offset, end, severity, code, message, told, url, fixes, excerpt } =
		Object(value);
	return (
		[line, column, endLine, endColumn, offset, end].every(isCount) &&
		severities.includes(severity) &&
		areStrings(code, message, told ?? '', url) &&
		/^[a-z0-9-]+$/.test(code) &&
		isList(fixes, () => false) &&
		(excerpt === undefined || isExcerpt(excerpt))
	);
}

function isExcerpt(value: unknown): boolean {
	const { before, marked, after } = Object(value);
	return areStrings(before, marked, after);
}

function isList(value: unknown, isItem: (item: unknown) => boolean): boolean {
	return Array.isArray(value) && value.every(isItem);
}

function areStrings(...values: readonly unknown[]): boolean {
	return values.every((value) => typeof value === 'string');
}

function isCount(value: unknown): boolean {
	return Number.isSafeInteger(value) && Number(value) >= 0;
}
