/** What kind of language one is, and which placeholders it knows. */

import { type Families, familiesIn } from '../placeholders/placeholders';
import { languages } from './registry';

/** Whether a language id is a programming language's: not markup, prose, data or configuration. */
export function isProgram(languageId: string): boolean {
	return PROGRAMS.has(languageId);
}

/** The families of placeholders that are known in a language. */
export function familiesOf(languageId: string): Families {
	return familiesIn(languageId, isProgram(languageId));
}

/** Markdown and what is built on it. */
export const MARKDOWN: ReadonlySet<string> = new Set(idsWith('markdown'));

/** Whether a language is text without a syntax, or mail. */
export function isPlainText(languageId: string): boolean {
	return PLAIN_TEXT.has(languageId);
}

/** Whether a document in this language is text that people read, whatever else stands in it. */
export function isProse(languageId: string): boolean {
	return PLAIN_TEXT.has(languageId) || PROSE.has(languageId);
}

const PROGRAMS = new Set(idsWith('program'));

const PROSE = new Set(idsWith('prose'));

const PLAIN_TEXT = new Set(idsWith('plain'));

function idsWith(trait: 'program' | 'prose' | 'plain' | 'markdown'): string[] {
	return languages.filter((language) => language[trait]).map(({ id }) => id);
}
