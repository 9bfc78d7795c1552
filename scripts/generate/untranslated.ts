/**
 * Who writes a text need not write it in every language: what is not translated is said in English, and noted here, where it is to be
 * put. Nothing is released as long as a note is left.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messages } from '../../server/src/cli/messages';
import type { Texts } from '../../server/src/data/words';
import { rules } from '../../server/src/rules/index';
import { severities } from '../../server/src/settings';
import { ruleSummaries } from './rule-table';
import { foreignTexts, fromRoot, manifestTexts } from './tables';

/** The schema of `.url-lint.json` is one file for everybody. */
const isForPrograms = (key: string) => key.startsWith('schema.');

/** All that the server and the command say in English, by the keys of its translations. */
export function spokenTexts(): Texts {
	return Object.fromEntries([
		...Object.entries(messages).filter(([key]) => !isForPrograms(key)),
		...rules.flatMap(({ code, cases }) => Object.entries(cases).map(([name, { says }]) => [`${code}/${name}`, says])),
		...ruleSummaries().map(([code, summary]) => [`rule.${code}`, summary]),
	]);
}

/** All that the client says by itself, by its English texts: what it gives to `t`, what it counts, and severities. */
export function clientTexts(): Texts {
	const said = readdirSync(fromRoot('client/src')).flatMap((name) => {
		const source = readFileSync(fromRoot(join('client/src', name)), 'utf8');
		const given = [...source.matchAll(/\bt\(\s*('(?:[^'\\]|\\.)*'|"[^"]*")/g)];
		const counted = [...source.matchAll(/('(?:1|\{0\}) [^']*')/g)];
		return [...given, ...counted].map(([, literal = '']) => literal.slice(1, -1).replace(/\\(.)/g, '$1'));
	});
	return Object.fromEntries([...said, ...severities].map((text) => [text, text]));
}

/** What the client says in another language. */
export function bundleOf(language: string): Texts {
	return JSON.parse(readFileSync(fromRoot(bundlePath(language)), 'utf8'));
}

function bundlePath(language: string): string {
	return `l10n/bundle.l10n.${language}.json`;
}

/** untranslated.json: the English texts that a language lacks, by where their translations belong, and their keys there. */
export function generateUntranslated(): string {
	const spoken = spokenTexts();
	const client = clientTexts();
	// What a rule reports is translated once, for the server.
	const manifest = without(manifestTexts(), (name) => /^urlLint\.rules\.[a-z0-9-]+\.description$/.test(name));
	const lacking = Object.entries(foreignTexts).flatMap(([language, texts]) => [
		[`server/src/tongues/${language}`, lackingIn(texts, spoken)] as const,
		[bundlePath(language), lackingIn(bundleOf(language), client)] as const,
		[`package.nls.${language}.json`, lackingIn(manifestTexts(language), manifest)] as const,
	]);
	const noted = Object.fromEntries(lacking.filter(([, texts]) => Object.keys(texts).length > 0));
	return `${JSON.stringify(noted, null, '\t')}\n`;
}

function lackingIn(texts: Texts, english: Texts): Texts {
	return without(english, (key) => Object.hasOwn(texts, key));
}

function without(texts: Texts, isOut: (key: string) => boolean): Texts {
	return Object.fromEntries(Object.entries(texts).filter(([key]) => !isOut(key)));
}
