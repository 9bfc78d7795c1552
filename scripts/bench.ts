// `npm run bench [FOLDER…]`: how fast URLs are found and judged, beside VS Code's link detection, which only finds, and a bare
// indexOf(":"), in turns in one run. Ratios and medians: a shared machine says nothing else. Without folders, the text is that of
// this project's packages and of what the system has.

import { computeLinks } from 'monaco-editor/editor/common/languages/linkComputer.js';
import { analyse } from '../server/src/analysis/analyse';
import { fixAll } from '../server/src/analysis/fix-all';
import { scan } from '../server/src/find/scanner';
import { defaults } from '../server/src/settings';
import { parseUrl } from '../server/src/url/parse';
import { oneByte, realTexts } from './bench/texts';
import { inTurns } from './bench/turns';
import { modelOf } from './scoreboard/peers';

const ROUNDS = 5;
const SIZE = 10_000_000;
const DENSE = 1_000_000;

const LANGUAGES = 'markdown typescript python json yaml html latex plaintext'.split(' ');
const FOLDERS = ['node_modules', '/usr/share', '/usr/lib/python3', '/usr/lib/node_modules'];

const WIDTHS = [18, 8, 8, 10, 10, 10, 10];

const given = process.argv.slice(2);
const texts = realTexts(given.length > 0 ? given : FOLDERS, LANGUAGES, SIZE);

console.log(`${SIZE / 1e6} MB of each language, in medians of ${ROUNDS} rounds; × is to VS Code's link detection\n`);
row('', 'files', 'URLs', 'VS Code', 'indexOf', 'find', 'and judge');
for (const [language, { text, files, times }] of texts) {
	const note = times > 1 ? `${files}·${times.toFixed(0)}` : String(files);
	speedOf(language, note, language, text);
	speedOf('  in one byte', '', language, oneByte(text));
}
withoutUrls();
parseAlone();
dense();

/** The row of one text: megabytes a second of VS Code, and the others beside it. */
function speedOf(name: string, files: string, languageId: string, text: string): void {
	const model = modelOf(text);
	const [unit, colons, found, judged] = inTurns(ROUNDS, [
		() => computeLinks(model),
		() => countColons(text),
		() => scan(text, languageId),
		() => analyse({ text, languageId }, defaults).findings,
	]);
	const speed = `${(text.length / 1e3 / (unit?.milliseconds ?? Number.NaN)).toFixed(0)} MB/s`;
	const cells = [colons, found, judged].map((timed) => `${timed?.ratio.toFixed(2)}×`);
	row(name, files, String(scan(text, languageId).length), speed, ...cells);
}

function withoutUrls(): void {
	const text = oneByte('The quick brown fox jumps over the lazy dog, and nobody says where to. '.repeat(SIZE / 71));
	const times = inTurns(ROUNDS, [
		() => countColons(text),
		() => analyse({ text, languageId: 'plaintext' }, defaults).findings,
	]);
	console.log(`\ntext without URLs, found and judged: ${times[1]?.ratio.toFixed(1)}× indexOf(":")`);
}

/** The URLs of Markdown, each parsed alone. */
function parseAlone(): void {
	const text = texts.get('markdown')?.text ?? '';
	const urls = Array.from(scan(text, 'markdown'), ({ url }) => url).filter((url) => URL.canParse(url));
	const times = inTurns(ROUNDS, [
		() => urls.map((url) => new URL(url)),
		() => urls.map((url) => parseUrl(url, 'modern').violations.length),
	]);
	console.log(`${urls.length} URLs parsed alone, with offsets and violations: ${times[1]?.ratio.toFixed(2)}× new URL`);
}

/** Many findings: milliseconds, and what is made of them for an editor. */
function dense(): void {
	const units = { '%': 'http://a.example/%\n', '|': 'http://a.example/a|b ', broken: 'http:/a..example/%zz|x<y\\z\n' };
	console.log(`\n${DENSE / 1e6} MB with many findings, in milliseconds\n`);
	row('', 'URLs', 'findings', 'find', 'and judge', 'all fixes', 'fix-all');
	for (const [name, unit] of Object.entries(units)) {
		for (const languageId of ['plaintext', 'markdown', 'json']) {
			const document = { text: unit.repeat(DENSE / unit.length), languageId };
			const { occurrences, findings } = analyse(document, defaults);
			const times = inTurns(3, [
				() => scan(document.text, languageId),
				() => analyse(document, defaults).findings,
				() => analyse(document, defaults).findings.map(({ fixes }) => fixes().length),
				() => fixAll(document, defaults),
			]);
			const cells = times.map(({ milliseconds }) => milliseconds.toFixed(0));
			row(`${name} in ${languageId}`, String(occurrences.length), String(findings.length), ...cells);
		}
	}
}

function countColons(text: string): number {
	let count = 0;
	for (let at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1)) count++;
	return count;
}

function row(name: string, ...cells: readonly string[]): void {
	const [first = 0, ...others] = WIDTHS;
	console.log(name.padEnd(first) + cells.map((cell, index) => cell.padStart(others[index] ?? 0)).join(''));
}
