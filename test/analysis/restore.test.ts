/**
 * Restoration: each of some 5,000 real URLs is damaged and written into a context; what may be applied without asking, or one of
 * the fixes that are offered, must make it what was meant again. Prints a table; `URL_LINT_MISSES=9` says more of what was
 * missed.
 */

import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { type Analysis, analyse, applyEdits, type Document } from '../../server/src/analysis/analyse';
import { fixAll } from '../../server/src/analysis/fix-all';
import type { Embedding } from '../scan/embeddings/embedding';
import { canShow, randomFrom } from '../scan/embeddings/written';
import { runs } from './arbitrary';
import { asking } from './asking';
import { embeddingFor, placeIn, showsEnd, urls } from './real';

const asked = asking(
	...['invalid-utf8', 'invalid-host'],
	...['scheme-case', 'invalid-port', 'malformed-percent', 'unsafe-character', 'backslash', 'non-ascii'],
	...['double-encoding', 'unnecessary-encoding', 'misspelt-scheme'],
);

/** At least so many of a hundred, by damage. */
const LEAST = 0.98;

/** A damaged URL, and what it may have been meant to be. */
interface Damaged {
	readonly url: string;
	readonly meant: readonly string[];
}

interface Damage {
	readonly name: string;
	/** The damaged URL; `undefined` where this one cannot be damaged so. */
	readonly apply: (url: string, at: number, index: number) => Damaged | undefined;
	/** Whether the context shows where the URL ends even so. */
	readonly shown?: (embedding: Embedding) => boolean;
}

const insert =
	(text: string, ...meant: string[]): Damage['apply'] =>
	(url, at) => ({
		url: url.slice(0, at) + text + url.slice(at),
		meant: meant.map((text) => url.slice(0, at) + text + url.slice(at)),
	});

const start =
	(pattern: RegExp, written: string): Damage['apply'] =>
	(url) =>
		pattern.test(url) ? { url: url.replace(pattern, () => written), meant: [url] } : undefined;

/** What changes the host. */
const host =
	(damage: (host: string) => string, meant = (url: string, _: string) => url): Damage['apply'] =>
	(url) => {
		const damaged = url.replace(/(?<=^https?:\/\/)[^/:?#]+/, damage);
		return damaged === url ? undefined : { url: damaged, meant: [meant(url, damaged)] };
	};

/** In these a `%` may be a format's, so that no fix writes one. */
const FORMATS = new Set(['erlang', 'ini']);

/** A link by its language's own rules, which delimit it. */
function isLink({ context, languageId, name }: Embedding): boolean {
	if (context === 'link-target') return languageId !== 'asciidoc';
	if (context !== 'markup-attribute')
		return /^(?:markdown-(?:destination|reference)|latex-argument|css-url)$/.test(context);
	return !/unquoted|some attribute|binding|handler|style|content|location|behind|meta|refresh|xmlns|namespace|php/i.test(
		name,
	);
}

/** What a sentence or a comment holds, and no quotes. */
function isSentence({ context, before }: Embedding): boolean {
	return SENTENCE.test(context) && !/["'`]$/.test(before);
}

const SENTENCE = /^(?:text|comment|markup-text|markup-comment|markdown-autolink|angle-brackets|url-wrapper|list-line)$/;

/** Between letters, in a path in which nothing else is doubtful. */
function within(text: string, meant: string): Damage['apply'] {
	return (url, at) =>
		/[[\]{}$`]|#\d|#.*#/.test(url) || /\.\w{2,4}$/.test(url.slice(0, at)) ? undefined : insert(text, meant)(url, at, 0);
}

/** What may be applied without asking. */
const automatic: readonly Damage[] = [
	{ name: '|', apply: within('|', '%7C'), shown: isLink },
	{ name: '^', apply: within('^', '%5E'), shown: isLink },
	{ name: '"', apply: within('"', '%22'), shown: isLink },
	{
		name: 'one slash',
		apply: (url) => ({ url: url.replace('//', '/'), meant: [url] }),
		shown: (place) => isLink(place) || isSentence(place) || /^(?:string|json-string|value)$/.test(place.context),
	},
	{
		name: 'backslashes for slashes',
		apply: (url) => ({ url: url.replace('//', '\\\\'), meant: [url] }),
		shown: (place) => isLink(place) || isSentence(place),
	},
	{
		name: 'upper case',
		apply: (url) => ({ url: url.replace(/^[a-z]+/, (name) => name.toUpperCase()), meant: [url] }),
		shown: (place) => isLink(place) || isSentence(place),
	},
];

/** "日本語" and the like as older servers have them, and in UTF-8. */
const WORDS: readonly (readonly [string, string])[] = [
	['%93%FA%96%7B%8C%EA', '日本語'],
	['%C6%FC%CB%DC%B8%EC', '日本語'],
	['%D6%D0%B9%FA%C8%CB', '中国人'],
	['%A4%A4%A4%E5%A4%E5', '中文文'],
	['%C7%D1%B1%B9%BE%EE', '한국어'],
	['gr%F6%DFe', 'größe'],
];

const BARE = /^(?:text|comment|markup-text)$/;

/** What the author must choose. */
const offered: readonly Damage[] = [
	{ name: 'a space', apply: insert(' ', '%20'), shown: showsEnd },
	{ name: '[', apply: insert('[', '%5B') },
	{ name: 'a bad escape', apply: insert('%zz', '%25zz') },
	{ name: 'a lone %', apply: insert('%-', '%25-') },
	{ name: '%uXXXX', apply: insert('%u3042', '%E3%81%82') },
	{ name: 'htpp', apply: (url) => ({ url: url.replace(/^https?/, 'htpp'), meant: [url.replace(/^https/, 'http')] }) },
	{ name: 'htps', apply: start(/^https(?=:)/, 'htps') },
	{ name: 'http:://', apply: start(/^https:/, 'https::') },
	{ name: 'http://http://', apply: start(/^(?=https:)/, 'http://') },
	{ name: 'backslashes', apply: (url) => ({ url: url.replace('//', '\\\\'), meant: [url] }) },
	{
		name: 'a backslash',
		apply: (url, at) => {
			const slash = url.lastIndexOf('/', at);
			// Before these it starts an escape in most languages.
			if (/[abefnrtuvx\d]/i.test(url.charAt(slash + 1))) return undefined;
			return { url: `${url.slice(0, slash)}\\${url.slice(slash + 1)}`, meant: [url] };
		},
	},
	{ name: 'é', apply: insert('é', '%C3%A9') },
	{ name: '日本', apply: insert('日本x', '%E6%97%A5%E6%9C%ACx') },
	{ name: 'encoded twice', apply: insert('%2520', '%20') },
	{ name: 'encoded for nothing', apply: insert('%61', 'a') },
	{
		name: 'another charset',
		apply: (url, at, index) => {
			const [written = '', meant = ''] = WORDS[index % WORDS.length] ?? [];
			const slash = url.lastIndexOf('/', at) + 1;
			const withWord = (word: string) => `${url.slice(0, slash) + word}/${url.slice(slash)}`;
			return { url: withWord(written), meant: [withWord(encodeURI(meant))] };
		},
	},
	{ name: 'invisible', apply: insert('\u200b', '') },
	{ name: 'a no-break space', apply: insert('\u00a0', '', '%C2%A0'), shown: showsEnd },
	{ name: 'a tab', apply: insert('\t', '', '%09'), shown: showsEnd },
	{ name: 'two dots', apply: host((name) => name.replace('.', '..')) },
	{ name: 'a hyphen', apply: host((name) => (/[a-z\d]\./i.test(name) ? name.replace('.', '-.') : name)) },
	{
		name: 'confusable',
		apply: host(
			(name) => (/^[a-z.]+$/.test(name) ? name.replace('o', 'о').replace('a', 'а') : name),
			(_, damaged) => new URL(damaged).href,
		),
	},
	{ name: 'a port', apply: (url) => ({ url: url.replace(/^(https?:\/\/[^/:?#]+)(?=[/?#]|$)/, '$1:'), meant: [url] }) },
	{
		name: 'glued',
		// In a wiki's titles it is usual.
		apply: (url) =>
			/[a-z\d]$/i.test(url) && !url.includes('/wiki/') ? { url: `${url}東京`, meant: [url] } : undefined,
		shown: ({ context, name }) => BARE.test(context) && !/end of a sentence/.test(name),
	},
];

interface Score {
	of: number;
	restored: number;
	readonly missed: string[];
}

const scores = new Map<string, Score>();

/** All ways; each URL is damaged in one of them, by turns. */
const all: readonly Damage[] = [...automatic, ...offered];

/** Damages and repairs; `URL_LINT_RUNS=27` damages each URL in every way. */
function restore(
	damages: readonly Damage[],
	fits: (place: Embedding) => boolean,
	repairs: (document: Document, place: Embedding, meant: Damaged['meant']) => string | true,
): void {
	for (const { name } of damages) scores.set(name, { of: 0, restored: 0, missed: [] });
	const random = randomFrom(1738);
	for (let turn = 0; turn < runs(1).numRuns; turn++)
		urls.forEach((url, index) => {
			const at = placeIn(url, random());
			const damage = all[(index + turn) % all.length] as Damage;
			const damaged = at < 0 ? undefined : damage.apply(url, at, Math.floor(index / all.length));
			if (!damages.includes(damage) || damaged === undefined || damaged.url === url) return;
			const shown = (place: Embedding) => damage.shown?.(place) ?? true;
			const place = embeddingFor(random(), (place) => fits(place) && shown(place) && canShow(place, damaged.url));
			if (place === undefined) return;
			const score = scores.get(damage.name) as Score;
			score.of++;
			const document = { text: place.before + show(place, damaged.url) + place.after, languageId: place.languageId };
			const result = repairs(document, place, damaged.meant);
			if (result === true) score.restored++;
			else score.missed.push(`${place.name}: ${JSON.stringify(document.text)} ${result}`);
		});
	for (const { name } of damages) {
		const { of, restored } = scores.get(name) as Score;
		assert(of >= (0.5 * urls.length) / all.length, `only ${of} could be damaged: ${name}`);
		assert(restored >= LEAST * of, `${restored} of ${of} restored: ${name}`);
	}
}

function show({ shows }: Embedding, url: string): string {
	return Array.from(url, (character) => shows(character)[0]).join('');
}

/** Whether one of the meant URLs stands in the place, and everything else is as it was. */
function isRestored({ text, languageId }: Document, { before, after }: Embedding, meant: Damaged['meant']): boolean {
	const { occurrences } = analyse({ text, languageId }, asked);
	const here = [before.length, before.length + 1].flatMap((offset) => occurrences.around(offset) ?? []);
	return text.startsWith(before) && text.endsWith(after) && here.some(({ url }) => meant.includes(url));
}

const takesEscapes = ({ languageId }: Embedding) => !FORMATS.has(languageId);

test('what is repaired without asking is what was meant', () => {
	// Quoted text is changed by nobody but its author.
	restore(
		automatic,
		(place) => takesEscapes(place) && place.context !== 'markdown-code',
		(document, place, meant) => {
			const fixed = { ...document, text: fixAll(document, asked).text };
			return (
				isRestored(fixed, place, meant) || `becomes ${JSON.stringify(fixed.text)}: ${said(analyse(document, asked))}`
			);
		},
	);
});

test('one of the fixes that are offered is what was meant', () => {
	restore(offered, takesEscapes, (document, place, meant) => {
		const analysis = analyse(document, asked);
		const texts = analysis.findings.flatMap((finding) =>
			finding.fixes().map(({ edits }) => applyEdits(document.text, edits)),
		);
		// Where what is glued to a URL plainly ends it, nothing is to be repaired.
		return (
			[document.text, ...texts].some((text) => isRestored({ ...document, text }, place, meant)) ||
			`becomes ${texts.map((text) => JSON.stringify(text)).join(' or ') || 'nothing else'}: ${said(analysis)}`
		);
	});
});

function said({ findings }: Analysis): string {
	return findings.map(({ code }) => code).join(', ') || 'nothing is found';
}

after(() => {
	for (const [name, { of, restored, missed }] of scores) {
		console.log(`${name.padEnd(20)} ${String(restored).padStart(5)} of ${of}`);
		for (const line of missed.slice(0, Number(process.env.URL_LINT_MISSES ?? 3))) console.log(`    ${line}`);
	}
});
