/** Writes what stands under the documents of `board.txt` anew: `npx tsx test/board/write.ts`. Then read every line that changed. */

import { readFileSync, writeFileSync } from 'node:fs';
import { FILE, saidOf } from './board';

const written: string[] = [];
for (const line of readFileSync(FILE, 'utf8').split('\n')) {
	if (line.startsWith('  ')) continue;
	written.push(line);
	if (line !== '' && !line.startsWith('#')) written.push(...saidOf(line));
}
writeFileSync(FILE, written.join('\n'));
