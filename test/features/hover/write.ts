/** Writes `hovers.txt` anew, for its URLs and titles. */

import { readFileSync, writeFileSync } from 'node:fs';
import { FILE, hoverOver } from './hovers';

async function write(): Promise<void> {
	const written: string[] = [];
	for (const line of readFileSync(FILE, 'utf8').split('\n')) {
		if (line.startsWith('  ')) continue;
		written.push(line);
		if (line !== '' && !line.startsWith('#')) written.push(...(await hoverOver(line)).map((each) => `  ${each}`));
	}
	writeFileSync(FILE, written.join('\n'));
}

void write();
