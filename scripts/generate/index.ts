/** `npm run generate`: writes the generated tables of server/src/data. */
import { writeFileSync } from 'node:fs';
import { fromRoot, tables } from './tables';

for (const { path, generate } of tables) {
	writeFileSync(fromRoot(path), generate());
	console.log(path);
}
