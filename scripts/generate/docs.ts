/** `tsx scripts/generate/docs.ts`: writes the generated parts of docs/. What stands outside their markers stays. */
import { writeFileSync } from 'node:fs';
import { generatedPages } from './docs-pages';
import { fromRoot } from './tables';

async function main(): Promise<void> {
	for (const { path, generate } of generatedPages()) {
		writeFileSync(fromRoot(path), await generate());
		console.log(path);
	}
}

void main();
