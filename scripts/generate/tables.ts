import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Texts } from '../../server/src/data/words';
import { texts as ja } from '../../server/src/tongues/texts.ja';
import { texts as zhCn } from '../../server/src/tongues/texts.zh-cn';
import { texts as zhTw } from '../../server/src/tongues/texts.zh-tw';
import { withArrows } from './arrows';
import { generateConfusables } from './confusables';
import { generateIana } from './iana';
import { generateIdna } from './idna';
import { generateLinkTerms } from './link-terms';
import { withRules } from './manifest';
import { type ManifestTexts, readable, textsOf, translated, withoutTexts } from './manifest-texts';
import { generateRuleTable } from './rule-table';
import { generateServices } from './services';
import { generateUntranslated } from './untranslated';

const root = join(__dirname, '../..');

/** What the server and the command say in each language but English. */
export const foreignTexts: Readonly<Record<string, Texts>> = { ja, 'zh-cn': zhCn, 'zh-tw': zhTw };

/** A generated file: its path from the root of the project, and a fresh generation of its text. */
export interface Table {
	readonly path: string;
	generate(): string;
}

/** Every generated table of server/src/data, the lint rules for imports, and the texts of the manifest. */
export const tables: readonly Table[] = [
	{ path: 'biome.json', generate: () => withArrows(readFileSync(fromRoot('biome.json'), 'utf8')) },
	{ path: 'server/src/data/confusables.ts', generate: () => generateConfusables(input('confusables.txt')) },
	{ path: 'server/src/data/iana.ts', generate: () => generateIana(input('iana-uri-schemes.json')) },
	{ path: 'server/src/data/idna.ts', generate: () => generateIdna(input('idna.txt')) },
	{
		path: 'server/src/data/link-terms.ts',
		generate: () => generateLinkTerms(input('uts58/LinkTerm.txt'), input('uts58/LinkBracket.txt')),
	},
	{ path: 'server/src/data/rule-table.ts', generate: generateRuleTable },
	{ path: 'server/src/data/services.ts', generate: () => generateServices(input('services.txt')) },
	// In this order: what is moved out of the one must stand in the other.
	{
		path: 'package.nls.json',
		generate: () => lines(textsOf(manifestText(), manifestTexts())),
	},
	{ path: 'package.json', generate: () => withoutTexts(manifestText()) },
	...Object.entries(foreignTexts).map(([language, said]) => ({
		path: `package.nls.${language}.json`,
		generate: () => lines(translated(manifestTexts(), manifestTexts(language), said)),
	})),
	{ path: 'server/src/tongues/untranslated.json', generate: generateUntranslated },
];

function lines(texts: ManifestTexts): string {
	return `${JSON.stringify(texts, null, '\t')}\n`;
}

/** The manifest, its rules those that there are. */
function manifestText(): string {
	return withRules(readFileSync(fromRoot('package.json'), 'utf8'));
}

/** The texts of the manifest. @param language another one than English */
export function manifestTexts(language?: string): ManifestTexts {
	const name = language === undefined ? 'package.nls.json' : `package.nls.${language}.json`;
	return JSON.parse(readFileSync(fromRoot(name), 'utf8'));
}

/** The manifest as a reader of English sees it. */
export function readManifest() {
	return JSON.parse(readable(manifestText(), manifestTexts()));
}

/** The absolute path of a file of the project. */
export function fromRoot(path: string): string {
	return join(root, path);
}

function input(name: string): string {
	return readFileSync(join(__dirname, name), 'utf8');
}
