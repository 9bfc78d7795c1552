import { appendFileSync, existsSync, mkdirSync, readdirSync, writeFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { claimsOf } from '/work/truth/scripts/corpora/claims';

// usage: draw24.ts ROOT OUTDIR NAME...
const [root = '', out = '', ...names] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
for (const name of names) {
	const to = join(out, `${name}.ndjson`);
	if (existsSync(to)) continue;
	const base = join(root, name);
	const rows: string[] = [];
	const total: Record<string, any> = {};
	const said: Record<string, number> = {};
	const start = Date.now();
	try {
		// The name is given as OWNER/NAME, as claimsOf wants it.
		for (const { counts, claims } of claimsOf(base, name.replace('+', '/'))) {
			const t = (total[counts.kind] ??= { files: 0, urls: 0, crude: 0, error: 0, warning: 0, information: 0, hint: 0, fix: 0, 'not-found': 0 });
			t.files++;
			t.urls += counts.urls;
			t.crude += counts.crude;
			for (const c of claims) {
				t[c.severity]++;
				rows.push(JSON.stringify({ ...c, path: c.path.slice(name.length + 1), base, repo: name }));
			}
		}
		writeFileSync(to, rows.map((r) => r + '\n').join(''));
		writeFileSync(join(out, `${name}.tot.json`), JSON.stringify({ name, ms: Date.now() - start, total }));
	} catch (e) {
		console.error('THROWN', name, e);
	}
}
