import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Log } from '../server/src/cli/environment';
import { filesOf } from '../server/src/cli/files';
import { decodeText } from '../server/src/cli/text';
import { check } from '../server/src/config/check';
import { isBinary } from '../server/src/globs/file-text';
import { fileMatcher } from '../server/src/globs/files';
import { isOfTests } from '../server/src/analysis/place-kinds';
import { languageOfFile } from '../server/src/languages/files';
import { defaults } from '../server/src/settings';
const isIgnored = fileMatcher(defaults.ignore);
const [root = '', out = '', ...names] = process.argv.slice(2);
for (const n of names) {
	const d = join(root, n);
	const rows: string[] = [];
	for (const { path } of filesOf([d], new Log(() => {}), { directory() {}, special() {}, tracked() {} })) {
		if (path === undefined) continue;
		const file = path.slice(d.length + 1);
		if (isIgnored(file) || isOfTests(file)) continue;
		const bytes = readFileSync(path);
		if (isBinary(bytes) || bytes.length > 2e6) continue;
		const { text } = decodeText(bytes);
		const languageId = languageOfFile(path, text);
		const { occurrences } = check({ name: path, text, languageId }, defaults);
		const per: Record<string, number> = {};
		for (const { offset, end, context, boundary } of occurrences) {
			const url = text.slice(offset, end);
			const next = text.slice(end, end + 1);
			const last = url.slice(-1);
			const kinds: string[] = [];
			const free = boundary !== undefined || /text|comment|string|code|value/.test(context.name);
			if (free && (!/^[\s"'`<>)\]},;.]?$/.test(next) || !/[A-Za-z0-9/]/.test(last) || (/[)\]},;.]/.test(next) && /^[)\]},;.:!?]+\S/.test(text.slice(end, end + 4)) && !/^[)\]},;.:!?'"`]+(?:\s|$)/.test(text.slice(end, end + 12))))) kinds.push('end');
			if (/^['’]s(?!\w)/.test(text.slice(end, end + 3)) || /['’]s?(?=$|[_%\/.-]|\w)/.test(url)) kinds.push('poss');
			const q = text[offset - 1];
			if (q === '"' || q === "'") {
				const close = text.indexOf(q, offset);
				const v = text.slice(offset, close);
				if (close > 0 && v.length < 300 && / /.test(v) && !/[\n<>]/.test(v)) kinds.push(v.length === url.length ? 'value-whole' : 'value-part');
			}
			for (const k of kinds) {
				per[k] = (per[k] ?? 0) + 1;
				if (per[k] > 2) continue;
				const s = Math.max(text.lastIndexOf('\n', offset - 1) + 1, offset - 120);
				const e = text.indexOf('\n', end);
				const number = text.slice(0, offset).split('\n').length;
				rows.push(JSON.stringify({ k, url, number, line: text.slice(s, Math.min(e < 0 ? text.length : e, end + 120)), file: path, repo: n, lang: languageId, ctx: context.name }));
			}
		}
	}
	appendFileSync(out, rows.map((r) => r + '\n').join(''));
}
