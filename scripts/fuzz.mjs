// `npm run fuzz [RUNS]`: the property tests and the oracle with many more runs and a new seed, which is printed; and the
// work for hostile texts, counted in every language.

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const seed = process.env.URL_LINT_SEED ?? String(Math.floor(Math.random() * 2 ** 31));
const runs = process.argv[2] ?? '50';
console.log(`URL_LINT_SEED=${seed} URL_LINT_RUNS=${runs}`);
const runner = fileURLToPath(new URL('test.mjs', import.meta.url));
const env = { ...process.env, URL_LINT_SEED: seed, URL_LINT_RUNS: runs };
process.exitCode =
	spawnSync(process.execPath, [runner, 'analysis', 'bench', 'derivation', 'secrets', 'url'], { stdio: 'inherit', env })
		.status ?? 1;
