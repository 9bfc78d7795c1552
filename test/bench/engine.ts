import { createRequire } from 'node:module';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import type { analyse as Analyse } from '../../server/src/analysis/analyse';

const root = join(import.meta.dirname, '../..');

/** `analyse`, bundled as users get it: under tsx every import is a getter, and what is measured says nothing. */
export function bundledAnalyse(): typeof Analyse {
	const outfile = join(root, 'out/bench/analysis.js');
	buildSync({
		...{ entryPoints: [join(root, 'server/src/analysis/analyse.ts')], outfile },
		...{ bundle: true, platform: 'node', format: 'cjs', target: 'node20' },
	});
	return createRequire(import.meta.url)(outfile).analyse;
}
