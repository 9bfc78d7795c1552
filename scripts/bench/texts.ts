/** Real text in several languages, to measure on. */

import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

const LANGUAGES: Readonly<Record<string, string>> = {
	'.md': 'markdown',
	'.ts': 'typescript',
	'.py': 'python',
	'.json': 'json',
	'.yaml': 'yaml',
	'.yml': 'yaml',
	'.html': 'html',
	'.tex': 'latex',
	'.txt': 'plaintext',
};

/** Less than so much of a language says nothing of it. In UTF-16 code units. */
const LEAST = 200_000;

/** A single file is no more of the text than this share. */
const LARGEST_SHARE = 20;

/**
 * Files of some folders by language, put together, and repeated up to a size.
 * @param size in UTF-16 code units
 * @returns by language; those of which there is too little are left out
 */
export function textsIn(folders: readonly string[], size: number): ReadonlyMap<string, string> {
	const parts = new Map<string, { texts: string[]; length: number }>();
	for (const file of folders.flatMap(filesIn)) {
		const language = LANGUAGES[extname(file).toLowerCase()];
		if (language === undefined) continue;
		const part = parts.get(language) ?? { texts: [], length: 0 };
		parts.set(language, part);
		if (part.length >= size) continue;
		const text = readFileSync(file, 'utf8');
		if (text.length > size / LARGEST_SHARE || text.includes('\0')) continue;
		part.texts.push(text);
		part.length += text.length + 1;
	}
	const enough = [...parts].filter(([, { length }]) => length >= LEAST);
	return new Map(
		enough.map(([language, { texts, length }]) => [
			language,
			texts
				.join('\n')
				.repeat(Math.ceil(size / length))
				.slice(0, size),
		]),
	);
}

/** The same text as engines store it where no character is above U+00FF, and where one is. */
export function bothWidths(text: string): readonly (readonly [name: string, text: string])[] {
	const one = text.replace(/[^\0-\xff]/g, '?');
	return [
		['one byte', one],
		['two bytes', `${one}\u3000`],
	];
}

function filesIn(folder: string): string[] {
	const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
	return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
