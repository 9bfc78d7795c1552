/** How much was tried, for `npm run fuzz`. */

import { appendFileSync } from 'node:fs';

/** Adds to the cases that the run counts in the file `URL_LINT_CASES`, where there is one. */
export function tried(cases: number): void {
	const file = process.env.URL_LINT_CASES;
	if (file) appendFileSync(file, `${cases}\n`);
}
