/**
 * What holds for every fix of every rule, wherever the URL stands: it removes its finding and adds none, changes nothing beside
 * it, is done once, keeps the octets where it only encodes, and leads browsers where they went before. Each rule speaks about
 * 200 random URLs; `URL_LINT_RUNS=100` makes that 20,000. Prints a table.
 */

import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import fc from 'fast-check';
import {
	type Analysis,
	analyse,
	applyEdits,
	type Document,
	type Finding,
	type Fix,
	type Occurrence,
} from '../../server/src/analysis/analyse';
import { fixAll } from '../../server/src/analysis/fix-all';
import { rules } from '../../server/src/rules/index';
import { defaults, type Settings } from '../../server/src/settings';
import { runs } from './arbitrary';
import { hiddenIn, sameInBrowsers, sameOctets } from './compare';
import { type Damage, type Damaged, damagedBy, damages } from './damages';

interface Tally {
	/** Documents in which the rule spoke. */
	trials: number;
	fixes: number;
	/** Fixes whose octets were compared, and whose meaning to browsers was, or could not be. */
	octets: number;
	same: number;
	apart: number;
	/** What went wrong, in words. */
	readonly failures: string[];
}

const tallies = new Map<string, Tally>();

/** Of a hundred documents in which the rule speaks, at least so many fixes. */
const LEAST = 0.5;

for (const { code, fixes } of rules) {
	// Those about our own comments make their fixes elsewhere.
	if (fixes === undefined && damages[code] === undefined) continue;
	describe(code, () => {
		test('its fixes remove the finding, add none, and change nothing else', () => {
			assert(damages[code] !== undefined, 'nothing is damaged for this rule');
			const tally = newTally();
			tallies.set(code, tally);
			const options = runs(200);
			fc.assert(
				fc.property(damagedBy(code), (damaged) => fc.pre(tryAll(code, damaged, tally))),
				options,
			);
			assertNone(tally);
			assert(tally.trials >= options.numRuns, `only ${tally.trials} documents`);
			assert(tally.fixes >= LEAST * tally.trials, `only ${tally.fixes} fixes in ${tally.trials} documents`);
		});
	});
}

/** What longer runs found: the rule, the language, a document. */
const FOUND = [
	// Without the first backtick nothing opens the last one, so that it is told apart from the quotation mark.
	['unsafe-character', 'uri-list', 'ftp://a`~%40b:c%3Ad@0x7f.1/../a%20b/a"b/`#a|b\r\n'],
] as const;

for (const [code, languageId, text] of FOUND)
	test(`${code} in ${text}`, () => {
		const tally = newTally();
		assert(tryAll(code, { document: { text, languageId }, settings: defaults }, tally), 'nothing is said');
		assertNone(tally);
		assert(tally.fixes > 0);
	});

after(() => {
	const row = (name: string, ...cells: (string | number)[]) =>
		console.log(name.padEnd(22) + cells.map((cell) => String(cell).padStart(9)).join(''));
	row('rule', 'trials', 'fixes', 'failures', 'octets', 'browsers', 'differ');
	for (const [code, { trials, fixes, failures, octets, same, apart }] of tallies)
		row(code, trials, fixes, failures.length, octets, same, apart);
});

/** How many failures of a rule are printed. */
const SHOWN = Number(process.env.URL_LINT_MISSES ?? 3);

function newTally(): Tally {
	return { trials: 0, fixes: 0, octets: 0, same: 0, apart: 0, failures: [] };
}

function assertNone({ failures }: Tally): void {
	assert(failures.length === 0, `${failures.length} failures\n${failures.slice(0, SHOWN).join('\n')}`);
}

/** Tries every fix of what a rule says of a document. Returns whether it says anything. */
function tryAll(code: string, { document, settings }: Damaged, tally: Tally): boolean {
	const before = analyse(document, settings);
	const findings = before.findings.filter((finding) => finding.code === code);
	if (findings.length === 0) return false;
	tally.trials++;
	collect(tally, () => checkAll(document, settings));
	for (const finding of findings)
		for (const fix of finding.fixes()) {
			const trial = new Trial(document, settings, before, finding, fix);
			collect(
				tally,
				() => trial.check(damages[code] as Damage, tally),
				() => trial.story(),
			);
		}
	return true;
}

/** Every failure is counted: shrunk, documents say less about why than several of them do. */
function collect({ failures }: Tally, check: () => void, story?: () => string): void {
	try {
		check();
	} catch (error) {
		failures.push(`${error instanceof Error ? error.message : error} ${story?.() ?? ''}`);
	}
}

/** All automatic fixes: done once, and the same as the editor's edits. */
function checkAll(document: Document, settings: Settings): void {
	const { text, fixed, edits } = fixAll(document, settings);
	if (fixed === 0) return;
	const again = fixAll({ ...document, text }, settings).text;
	assert.equal(again, text, `all fixes again: ${JSON.stringify([document.text, text, again])}`);
	const edited = applyEdits(document.text, edits);
	assert.equal(edited, text, `the editor's edits: ${JSON.stringify([document.text, text, edited])}`);
}

/** One fix of one finding. */
class Trial {
	readonly #fixed: Document;
	readonly #after: Analysis;
	/** Absent where the finding is about a comment. */
	readonly #occurrence: Occurrence | undefined;

	constructor(
		private readonly document: Document,
		private readonly settings: Settings,
		private readonly before: Analysis,
		private readonly finding: Finding,
		private readonly fix: Fix,
	) {
		this.#fixed = { ...document, text: applyEdits(document.text, fix.edits) };
		this.#after = analyse(this.#fixed, settings);
		this.#occurrence = before.occurrences.around(finding.offset);
	}

	check({ lines, marks, encodes, browsers, rereads, reveals }: Damage, tally: Tally): void {
		tally.fixes++;
		this.#checkFindings(reveals);
		if (this.#occurrence === undefined) return this.#checkComment();
		if (lines === true) return this.#checkLines(this.#occurrence);
		if (marks === true) return this.#checkMarks(this.#occurrence);
		this.#checkEdits(this.#occurrence);
		const url = this.#checkOccurrences(this.#occurrence);
		if (url === undefined) return;
		const { settings, fix } = this;
		const before = this.#occurrence.url;
		if (encodes?.test(fix.title)) {
			tally.octets++;
			assert(sameOctets(before, url, settings.standard, rereads), `other octets than ${before}: ${url}`);
		}
		if (!encodes?.test(fix.title) && !browsers?.test(fix.title)) return;
		const same = sameInBrowsers(before, url, settings.standard);
		assert(same !== false, `elsewhere than ${before}: ${url}`);
		if (same === true) tally.same++;
		else tally.apart++;
	}

	#checkEdits({ offset, end }: Occurrence): void {
		let free = offset;
		for (const edit of [...this.fix.edits].sort((a, b) => a.offset - b.offset)) {
			assert(edit.offset >= free && edit.end >= edit.offset && edit.end <= end, 'outside');
			free = edit.end;
		}
		const { text } = this.document;
		assert(this.#fixed.text.startsWith(text.slice(0, offset)));
		assert(this.#fixed.text.endsWith(text.slice(end)));
		assert.notEqual(this.#fixed.text, text);
	}

	/** It changes one line of no URL, and all URLs are as they were. */
	#checkComment(): void {
		const { text } = this.document;
		for (const { offset, end } of this.fix.edits) {
			assert(!/\n./.test(text.slice(offset, end)), 'several lines');
			assert(!text.slice(offset, end).includes('://'), 'a URL');
		}
		const urls = ({ occurrences }: Analysis) => Array.from(occurrences, ({ url }) => url);
		assert.deepEqual(urls(this.#after), urls(this.before));
	}

	/** Nothing but line breaks, with what starts a line and a hyphen before it, is taken away, and nothing but a wrapper is put there. */
	#checkLines(occurrence: Occurrence): void {
		const { text } = this.document;
		for (const edit of this.fix.edits) {
			const removed = text.slice(edit.offset, edit.end);
			assert(/^(?:-?[ \t]*\r?\n[ \t>*#/]*)?$/.test(removed), `takes ${JSON.stringify(removed)}`);
			assert(/^(?:<URL:|>)?$/.test(edit.text), `writes ${edit.text}`);
		}
		const start = occurrence.offset + (this.fix.edits[0]?.text.length ?? 0);
		const here = this.#after.occurrences.around(start);
		assert(here?.offset === start, 'no URL is left');
		assert(here.url.startsWith(occurrence.url.replace(/-.*$/, '')), 'another URL');
		assert(here.url.length >= occurrence.url.length - 1, 'a shorter URL');
	}

	/** Nothing but a mark of a link is written, or taken away, and the URL stays. */
	#checkMarks({ url }: Occurrence): void {
		assert(this.fix.edits.length === 1 || this.fix.edits.length === 2);
		for (const { offset, end, text } of this.fix.edits) {
			assert.match(this.document.text.slice(offset, end), /^[）＞ "]?$/);
			assert.match(text, /^[)>]?$/);
		}
		assert.deepEqual(
			Array.from(this.#after.occurrences, (other) => other.url),
			[url],
		);
	}

	/** Fewer of this code, none in the place but what speaks for others on both sides, and no more of any other that was not hidden. */
	#checkFindings(reveals?: string): void {
		const [before, after] = [this.before, this.#after].map(({ findings }) => countByCode(findings));
		const occurrence = this.#occurrence;
		const hidden = occurrence && hiddenIn(occurrence, this.document, this.settings);
		const grows = this.#fixed.text.length > this.document.text.length;
		for (const [code, count] of after as Map<string, number>) {
			// A longer line looks more like one that was broken.
			if (code === reveals || (grows && code === 'broken-across-lines')) continue;
			const had = (before?.get(code) ?? 0) + (hidden?.get(code) ?? 0);
			assert(code === this.finding.code ? count < (before?.get(code) ?? 0) : count <= had, `more of ${code}`);
		}
		for (const { offset, end } of this.#changed())
			for (const found of this.#after.findings) {
				const isElsewhere = offset === end || found.end <= offset || found.offset >= end;
				assert(found.code !== this.finding.code || isElsewhere || this.#isAround(found, offset, end), 'still');
			}
	}

	/** Whether a finding speaks for others on both sides of what was changed, each of which was told before. */
	#isAround(found: Finding, offset: number, end: number): boolean {
		const told = this.before.findings.filter(({ code }) => code === found.code);
		const shift = this.#fixed.text.length - this.document.text.length;
		return (
			found.offset < offset &&
			end < found.end &&
			told.some((one) => one.offset === found.offset) &&
			told.some((one) => one.end === found.end - shift)
		);
	}

	/** Where the edits stand afterwards. */
	#changed(): { offset: number; end: number }[] {
		let shift = 0;
		return [...this.fix.edits]
			.sort((a, b) => a.offset - b.offset)
			.map(({ offset, end, text }) => {
				const start = offset + shift;
				shift += text.length - (end - offset);
				return { offset: start, end: start + text.length };
			});
	}

	/** All other URLs are as they were, and one is in the place. Its logical text, unless the fix says where it ends. */
	#checkOccurrences({ offset, end }: Occurrence): string | undefined {
		const shift = this.#fixed.text.length - this.document.text.length;
		const beside = ({ occurrences }: Analysis, end: number, shift: number) =>
			Array.from(occurrences)
				.filter((other) => other.end <= offset || other.offset >= end)
				.map((other) => `${other.offset - (other.offset >= end ? shift : 0)} ${other.url}`);
		assert.deepEqual(beside(this.#after, end + shift, shift), beside(this.before, end, 0));
		const wraps = this.fix.edits.some(({ text }) => text === '<');
		const cuts = this.fix.edits.find((edit) => edit.offset === edit.end && /^[ >)]$/.test(edit.text));
		const start = offset + (wraps ? 1 : 0);
		const stop = cuts === undefined ? end + shift : cuts.offset + (wraps ? 1 : 0);
		const here = this.#after.occurrences.around(start);
		// In programs an address is only looked for where something starts, and `]?` is a regular expression's.
		const found = this.#fixed.text.slice(start, stop + 1);
		if (here === undefined && (found.startsWith('mailto:') || found.includes(']?'))) return undefined;
		assert(here !== undefined && here.offset === start, 'no URL is left');
		// A line break, also an escaped one, or a control character that stood inside the URL may now stand behind it.
		const left = this.#fixed.text.slice(here.end, stop);
		assert(here.end <= stop && /^(?:[\s\p{Cc}>+*/#"'-]|[%\\]\n)*$/u.test(left), 'the URL ends elsewhere');
		return cuts === undefined ? here.url : undefined;
	}

	story(): string {
		const show = ({ findings }: Analysis, { text }: Document) =>
			`${JSON.stringify(text)}: ${findings.map(({ code, offset, end }) => `${code}@"${text.slice(offset, end)}"`).join(', ')}`;
		const { languageId } = this.document;
		return `"${this.fix.title}" for ${this.finding.code} (${languageId}, ${this.settings.standard})\n  ${show(this.before, this.document)}\n  ${show(this.#after, this.#fixed)}`;
	}
}

/** With those that a finding speaks for: repaired, it may leave them to be told apart. */
function countByCode(findings: readonly Finding[]): Map<string, number> {
	const counts = new Map<string, number>();
	for (const { code, message } of findings) {
		const [, others = '0'] = /This URL has (?:at least )?(\d+) more of its kind\.$/.exec(message) ?? [];
		counts.set(code, (counts.get(code) ?? 0) + 1 + Number(others));
	}
	return counts;
}
