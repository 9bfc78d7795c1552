// Part of `npm run bench`: how fast texts are read and judged, in turns with others in one process. Bundled, as users run it. It prints rows:
// what, ours, beside, ratio, goal. Arguments: megabytes of each text, and folders of real text.

import { createRequire } from 'node:module';
import { join } from 'node:path';
import { computeLinks } from 'monaco-editor/editor/common/languages/linkComputer.js';
import { analyse } from '../../server/src/analysis/analyse';
import { Lines } from '../../server/src/cli/text';
import { scan } from '../../server/src/find/scanner';
import { defaults } from '../../server/src/settings';
import { parseUrl } from '../../server/src/url/parse';
import { type Generator, known, textOf } from '../../test/bench/generators';
import { corrected, surfaces } from '../../test/bench/surfaces';
import { Model } from '../scoreboard/peers';
import { oneByte, realTexts } from './texts';
import { inTurns, type Timed } from './turns';

/** In fewer, much of the program is not compiled yet. */
const ROUNDS = 9;
const MEGABYTE = 1_000_000;
const LANGUAGES = 'markdown typescript python json yaml html latex plaintext'.split(' ');

/** Texts of which all is wrong. */
const MANY = ['http://a.example/%\n', 'http://a.example/a|b ', 'http:/a..example/%zz|x<y\\z\n'];

const [megabytes = '10', ...folders] = process.argv.slice(2);
const size = Number(megabytes) * MEGABYTE;
const texts = realTexts(folders, LANGUAGES, size);

for (const [language, { text, files }] of texts) {
	beside(language, `${language}, ${files} files`, text);
	beside(language, `${language} in one byte a character`, oneByte(text));
}
withoutUrls();
parsing();
hostile();
await manyFindings();

/** Finds, parses, judges and says where, beside VS Code's link detection, which only finds. */
function beside(languageId: string, name: string, text: string): void {
	// Both know where lines start, as an editor does.
	const model = new Model(text);
	const lines = new Lines(text);
	lines.position(text.length);
	const [links, found, judged] = inTurns(ROUNDS, [
		() => computeLinks(model),
		() => scan(text, languageId),
		() => {
			for (const { offset, end } of analyse({ text, languageId }, defaults).findings) {
				lines.position(offset);
				lines.position(end);
			}
		},
	]);
	const theirs = `VS Code's link detection ${speed(links, text)}`;
	row(`find: ${name}`, speed(found, text), theirs, times(found));
	row(`find, parse, judge: ${name}`, speed(judged, text), theirs, times(judged), languageId === 'markdown' ? 0.5 : 0.7);
}

function withoutUrls(): void {
	const line = 'A line of words, as people write them in letters and books; nothing in it leads anywhere.\n';
	const text = oneByte(line.repeat(Math.ceil(size / line.length)));
	const [theirs, ours] = inTurns(5 * ROUNDS, [
		() => text.indexOf(':'),
		() => analyse({ text, languageId: 'plaintext' }, defaults).findings,
	]);
	row(
		'find, parse, judge: text without URLs',
		speed(ours, text),
		`indexOf(":") ${speed(theirs, text)}`,
		times(ours),
		8,
	);
}

/** The URLs of the Markdown: components and violations with their offsets, beside parsers that say only what the parts are. */
function parsing(): void {
	const urls = Array.from(scan(texts.get('markdown')?.text ?? '', 'markdown'), ({ url }) => url).filter((url) =>
		URL.canParse(url),
	);
	const microseconds = (timed?: Timed) =>
		`${((1000 * (timed?.milliseconds ?? Number.NaN)) / urls.length).toFixed(2)} µs`;
	for (const [name, goal, theirs] of [['new URL', 1, (url: string) => new URL(url)], ...whatwgUrl()] as const) {
		const [unit, ours] = inTurns(ROUNDS, [
			() => urls.map((url) => theirs(url)),
			() => urls.map((url) => parseUrl(url, 'modern').violations.length),
		]);
		row(
			'parse a URL, with offsets and violations',
			microseconds(ours),
			`${name} ${microseconds(unit)}`,
			times(ours),
			goal,
		);
	}
}

/** The reference implementation in JavaScript, where `scripts/bench.mjs` could install it. */
function whatwgUrl(): readonly (readonly [string, undefined, (url: string) => unknown])[] {
	const { WHATWG_URL } = process.env;
	if (!WHATWG_URL) return [];
	const { URL: Reference } = createRequire(join(WHATWG_URL, 'x'))('whatwg-url');
	return [['whatwg-url', undefined, (url) => new Reference(url)]];
}

/** Texts that somebody hostile would write: what a megabyte takes, and how much more two. */
function hostile(): void {
	const measure = (generator: Generator, rounds: number) => {
		const read = (length: number) => () =>
			analyse({ text: textOf(generator, length), languageId: 'markdown' }, defaults).findings;
		const [once, twice] = inTurns(rounds, [read(MEGABYTE), read(2 * MEGABYTE)]);
		const name = JSON.stringify(generator.join('…'));
		return { generator, name, once: once?.milliseconds ?? 0, ratio: twice?.ratio ?? 0 };
	};
	const measured = known.map((generator) => measure(generator, 1));
	const slowest = measured.reduce((worst, each) => (each.once > worst.once ? each : worst));
	// What takes no time has no ratio; and in one round the collector may stop any of them, so the steepest are measured again.
	const steepest = measured
		.filter(({ once }) => once > 5)
		.sort((a, b) => b.ratio - a.ratio)
		.slice(0, 5)
		.map(({ generator }) => measure(generator, ROUNDS))
		.reduce((worst, each) => (each.ratio > worst.ratio ? each : worst));
	row(
		`the slowest MB of ${known.length} hostile texts, ${slowest.name}`,
		`${slowest.once.toFixed(0)} ms`,
		'',
		'',
		'≤ 60 ms',
	);
	row(`2 MB to 1 MB, the steepest of them, ${steepest.name}`, '', '', `${steepest.ratio.toFixed(2)}×`, 2.3);
}

/** What an editor asks for where all is wrong; then every finding with all its fixes, as far as any are kept, and all else that could be asked. */
async function manyFindings(): Promise<void> {
	for (const unit of MANY) {
		const text = unit.repeat(MEGABYTE / unit.length);
		const name = `1 MB of ${JSON.stringify(unit)}`;
		const [asked] = inTurns(ROUNDS, [() => corrected(text, 'plaintext')]);
		const time = `${(asked?.milliseconds ?? Number.NaN).toFixed(0)} ms`;
		row(`${name}: diagnostics, the quick fixes of a URL, fix all`, time, '', '', '≤ 400 ms');
		const start = performance.now();
		surfaces.findings(text, 'plaintext');
		surfaces['fix all'](text, 'plaintext');
		await surfaces['hover, links, derivation, inspector, reading aids and code actions'](text, 'plaintext');
		const all = `${(performance.now() - start).toFixed(0)} ms`;
		row(`${name}: every finding with its fixes, fix all, all that an editor can ask`, all, '', '');
	}
}

/** @param goal the most that the ratio should be, or words */
function row(what: string, ours: string, theirs: string, ratio: string, goal?: number | string): void {
	console.log(
		[what, ours, theirs, ratio, typeof goal === 'number' ? `≤ ${goal.toFixed(2)}×` : (goal ?? '')].join('\t'),
	);
}

function speed(timed: Timed | undefined, { length }: string): string {
	return `${((MEGABYTE * (timed?.milliseconds ?? Number.NaN)) / length).toFixed(2)} ms/MB`;
}

function times(timed: Timed | undefined): string {
	return `${timed?.ratio.toFixed(2)}×`;
}
