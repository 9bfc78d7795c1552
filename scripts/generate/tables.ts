import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withArrows } from './arrows';
import { generateConfusables } from './confusables';
import { generateIana } from './iana';
import { generateIdna } from './idna';
import { generateLinkTerms } from './link-terms';
import { generateRuleTable } from './rule-table';
import { generateServices } from './services';

const root = join(__dirname, '../..');

/** A generated file: its path from the root of the project, and a fresh generation of its text. */
export interface Table {
	readonly path: string;
	generate(): string;
}

/** Every generated table of server/src/data, and the lint rules for imports. */
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
];

/** The absolute path of a file of the project. */
export function fromRoot(path: string): string {
	return join(root, path);
}

function input(name: string): string {
	return readFileSync(join(__dirname, name), 'utf8');
}
