// Part of `npm run bench`: how fast texts are read and judged, in turns with others in one process. Bundled, as users run it.
// Arguments: megabytes of each text, and folders of real text.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { computeLinks } from 'monaco-editor/editor/common/languages/linkComputer.js';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { analyse } from '../../server/src/analysis/analyse';
import { scan } from '../../server/src/find/scanner';
import { defaults } from '../../server/src/settings';
import { parseUrl } from '../../server/src/url/parse';
import { known, textOf } from '../../test/bench/generators';
import { surfaces } from '../../test/bench/surfaces';
import { modelOf } from '../scoreboard/peers';
import { inTurns, median, print } from './rows';
import { bothWidths, textsIn } from './texts';

const ROUNDS = 5;
const MEGABYTE = 1_000_000;

const root = fileURLToPath(new URL('../..', import.meta.url));
const [size = '10', ...folders] = process.argv.slice(2);
const characters = Number(size) * MEGABYTE;

/** What of a text of many findings is measured: each of them, their repairs, and all that an editor asks for at the first and the middle URL. */
const MANY = ['%', '|', 'http:/a ', 'http://a.example/a|b ', 'http://a.example/% '];

/** Goals, as shares of the time of VS Code's link detection. */
const GOALS: Readonly<Record<string, number>> = { markdown: 0.5 };

for (const [language, text] of textsIn(folders, characters))
	for (const [width, each] of bothWidths(text)) beside(language, width, each);
withoutUrls();
parsing();
await hostile();

/** Finds, parses, judges and says where, beside VS Code's link detection, which only finds. */
function beside(languageId: string, width: string, text: string): void {
	const model = modelOf(text);
	const document = TextDocument.create('file:///a', languageId, 0, text);
	const { times, ratios } = inTurns(ROUNDS, [
		() => scan(text, languageId).length,
		() => {
			for (const { offset, end } of analyse({ text, languageId }, defaults).findings) {
				document.positionAt(offset);
				document.positionAt(end);
			}
		},
		() => computeLinks(model).length,
	]);
	const [find, judge, links] = times.map((time) => perMegabyte(time, text));
	const theirs = `VS Code's link detection ${links}`;
	print({ what: `find, ${languageId}, ${width}`, ours: `${find}`, beside: theirs, ratio: times2(ratios[0]), goal: '' });
	const goal = `≤ ${times2(GOALS[languageId] ?? 0.7)}`;
	print({
		what: `find, parse, judge, ${languageId}, ${width}`,
		ours: `${judge}`,
		beside: theirs,
		ratio: times2(ratios[1]),
		goal,
	});
}

/** Prose without a single colon. */
function withoutUrls(): void {
	const line = 'A line of words, as people write them in letters and books; nothing in it leads anywhere.\n';
	const text = line.repeat(Math.ceil(characters / line.length));
	const { times, ratios } = inTurns(ROUNDS, [() => scan(text, 'plaintext').length, () => text.indexOf(':')]);
	const [ours, theirs] = times.map((time) => perMegabyte(time, text));
	print({
		what: 'find, text without URLs',
		ours: `${ours}`,
		beside: `indexOf(":") ${theirs}`,
		ratio: times2(ratios[0]),
		goal: '≤ 8.00×',
	});
}

/** Real URLs: components and violations with their offsets, beside parsers that say only what the parts are. */
function parsing(): void {
	const urls = readFileSync(join(root, 'test/fixtures/urls/real.txt'), 'utf8')
		.split('\n')
		.filter((url) => URL.canParse(url));
	const each = (parse: (url: string) => unknown) => () => urls.forEach((url) => void parse(url));
	const microseconds = (time: number | undefined) => `${((1000 * (time ?? Number.NaN)) / urls.length).toFixed(2)} µs`;
	const ours = (url: string) => parseUrl(url, 'modern').violations.length;
	const peers: [name: string, goal: string, parse: (url: string) => unknown][] = [
		['new URL', '≤ 1.00×', (url) => new URL(url)],
		...whatwgUrl(),
	];
	for (const [name, goal, theirs] of peers) {
		const { times, ratios } = inTurns(4 * ROUNDS, [each(ours), each(theirs)]);
		const what = 'parse a URL, with offsets and violations';
		print({
			what,
			ours: microseconds(times[0]),
			beside: `${name} ${microseconds(times[1])}`,
			ratio: times2(ratios[0]),
			goal,
		});
	}
}

/** The reference implementation in JavaScript, where `scripts/bench.mjs` could install it. */
function whatwgUrl(): [string, string, (url: string) => unknown][] {
	const { WHATWG_URL } = process.env;
	if (!WHATWG_URL) return [];
	const { URL: Reference } = createRequire(join(WHATWG_URL, 'x'))('whatwg-url');
	return [['whatwg-url', '', (url) => new Reference(url)]];
}

/** Texts that somebody hostile would write: time per megabyte, and what twice the text takes. */
async function hostile(): Promise<void> {
	const plain = known.map((generator) => {
		const [once, twice] = [1, 2].map((size) => {
			const text = textOf(generator, size * MEGABYTE);
			return timed(() => void analyse({ text, languageId: 'markdown' }, defaults).findings.length);
		}) as [number, number];
		return { name: JSON.stringify(generator.join('…')), once, ratio: twice / once };
	});
	const slowest = plain.reduce((worst, each) => (each.once > worst.once ? each : worst));
	// What takes no time has no ratio.
	const steepest = plain
		.filter(({ once }) => once > 5)
		.reduce((worst, each) => (each.ratio > worst.ratio ? each : worst));
	const all = `of ${known.length} hostile texts`;
	print({
		what: `1 MB ${all}: the slowest, ${slowest.name}`,
		ours: `${slowest.once.toFixed(0)} ms`,
		beside: '',
		ratio: '',
		goal: '≤ 60 ms',
	});
	print({
		what: `2 MB to 1 MB ${all}: the steepest, ${steepest.name}`,
		ours: '',
		beside: '',
		ratio: times2(steepest.ratio),
		goal: '≤ 2.30×',
	});
	for (const unit of MANY) {
		const text = unit.repeat(MEGABYTE / unit.length);
		const times: number[] = [];
		for (let round = 0; round < 3; round++) {
			const start = performance.now();
			surfaces.findings(text, 'plaintext');
			surfaces['fix all'](text, 'plaintext');
			await surfaces['hover, links, derivation, inspector, reading aids and code actions'](text, 'plaintext');
			times.push(performance.now() - start);
		}
		const what = `1 MB of ${JSON.stringify(unit)}: findings, fixes, fix all, code actions`;
		print({ what, ours: `${median(times).toFixed(0)} ms`, beside: '', ratio: '', goal: '≤ 400 ms' });
	}
}

/** The best of a few, as what is slow by itself is slow each time. */
function timed(task: () => void): number {
	const times = Array.from({ length: 2 }, () => {
		const start = performance.now();
		task();
		return performance.now() - start;
	});
	return Math.min(...times);
}

function perMegabyte(time: number, text: string): string {
	return `${((time * MEGABYTE) / text.length).toFixed(2)} ms/MB`;
}

function times2(ratio = Number.NaN): string {
	return `${ratio.toFixed(2)}×`;
}
