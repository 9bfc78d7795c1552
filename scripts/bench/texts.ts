/** Real text of several languages, as it lies on this machine. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageOf } from '../../server/src/languages/files';

/** Longer files are mostly made by programs, and one of them would be the whole text. */
const LONGEST_FILE = 600_000;

/** Files of a language, one after the other. */
export interface RealText {
	readonly text: string;
	readonly files: number;
	/** How often the files had to be repeated. */
	readonly times: number;
}

/** For each language a text of `size` characters; none where no file of it was found. Of each folder, files are taken in turns. */
export function realTexts(
	folders: readonly string[],
	languages: readonly string[],
	size: number,
): Map<string, RealText> {
	const paths = new Map<string, string[]>(languages.map((language) => [language, []]));
	for (const folder of folders) for (const path of filesIn(folder)) paths.get(languageOf(path))?.push(path);
	const texts = new Map<string, RealText>();
	for (const [language, found] of paths) {
		const parts = read(spread(found), size);
		if (parts.length === 0) continue;
		const once = parts.join('\n\n');
		const times = Math.max(1, size / once.length);
		texts.set(language, { text: flat(once.repeat(Math.ceil(times)).slice(0, size)), files: parts.length, times });
	}
	return texts;
}

/** The same text with one byte for each character, as far as it was not that already. */
export function oneByte(text: string): string {
	return Buffer.from(text.replace(/[^\0-\xff]/g, 'x'), 'latin1').toString('latin1');
}

/** As an editor holds it, in one piece and in two bytes a character: what was repeated and sliced would be read through two indirections. */
function flat(text: string): string {
	return Buffer.from(`${text.slice(0, -1)}\u2026`, 'utf16le').toString('utf16le');
}

function filesIn(folder: string): string[] {
	try {
		return readdirSync(folder, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile() && /\.\w+$/.test(entry.name))
			.map((entry) => join(entry.parentPath, entry.name))
			.sort();
	} catch {
		return [];
	}
}

/** Neighbours are alike, so they are taken from all over the list. */
function spread(paths: readonly string[]): string[] {
	const step = Math.max(1, Math.floor(Math.sqrt(paths.length)));
	return Array.from({ length: step }, (_, first) => paths.filter((_path, index) => index % step === first)).flat();
}

function read(paths: readonly string[], size: number): string[] {
	const parts: string[] = [];
	let length = 0;
	for (const path of paths) {
		if (length >= size) break;
		const part = textAt(path);
		if (part.length > LONGEST_FILE || part.includes('\0')) continue;
		parts.push(part);
		length += part.length;
	}
	return parts;
}

function textAt(path: string): string {
	try {
		return readFileSync(path, 'utf8');
	} catch {
		return '';
	}
}
