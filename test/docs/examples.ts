/** The examples of a rule's page. Works in the browser too: the editor's tests read the pages there. */

import type { Finding } from '../../server/src/analysis/analyse';
import { check } from '../../server/src/config/check';
import { configName } from '../../server/src/config/config';
import { defaults, type Level, type Settings } from '../../server/src/settings';

/** A fenced block of a page: its language and text, and the settings that its info string asks for. */
export interface Example {
	readonly languageId: string;
	readonly text: string;
	readonly settings: Settings;
	/** Where it stands, for the name of a test. */
	readonly line: number;
}

/**
 * The fenced blocks under a heading, up to the next one of its kind. After the language an info string may name the
 * standard, or the severity at which the rule of the page is switched on: ```text rfc1738, ```text hint.
 */
export function examplesUnder(page: string, heading: string, code = ''): Example[] {
	const start = page.indexOf(`\n${heading}\n`);
	if (start < 0) return [];
	const level = heading.slice(0, heading.indexOf(' ') + 1);
	const end = page.indexOf(`\n${level}`, start + 1);
	const section = page.slice(start, end < 0 ? page.length : end);
	return Array.from(section.matchAll(/^```(\S+)(?: (\S+))?\n([\s\S]*?)^```$/gm), (match) => {
		const [, language = '', word = '', text = ''] = match;
		return {
			languageId: language === 'text' ? 'plaintext' : language,
			text,
			settings: settingsOf(word, code),
			line: page.slice(0, start + match.index).split('\n').length + 1,
		};
	});
}

function settingsOf(word: string, code: string): Settings {
	if (word === '') return defaults;
	if (word === 'rfc1738') return { ...defaults, standard: word };
	return { ...defaults, rules: { [code]: word as Level } };
}

/** What is found in an example. JSON with comments is our own configuration file. */
export function findingsIn({ text, languageId, settings }: Example): readonly Finding[] {
	const name = languageId === 'jsonc' ? configName : '';
	return check({ name, text, languageId }, settings).findings;
}
