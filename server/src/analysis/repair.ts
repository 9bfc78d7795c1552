/** Fixes are tried before they are offered. */

import { english } from '../data/words';
import { endsAlike, endsAt, isEnclosed } from '../find/after-edits';
import { hasOwnCharset } from '../find/charset';
import { foundInLines, movedBreaks } from '../find/line-breaks';
import type { Occurrence } from '../find/occurrence';
import { formatsPercent, placeholdersOf } from '../find/percent';
import { familiesOf } from '../languages/kinds';
import { placeholdersIn } from '../placeholders/placeholders';
import type { Draft, LineEdits, LogicalEdit, Place } from '../rules/rule';
import type { Settings } from '../settings';
import { applyEdits, contains, type Edit, movedBy } from '../url/edits';
import { endAt } from '../url/sticky';
import type { Span, Violation } from '../url/url';
import { isAutomatic } from './automatic';
import type { Document, Fix } from './finding';
import { areFew, type Others, type Told } from './gather';
import { countByCode, type Judgement, judge } from './judge';
import { placeOf } from './place';
import { isWrittenByProgram } from './records';
import type { Surroundings } from './surroundings';

/** What ends a comment over several lines. */
const CLOSES = /\*\/|--!?>/;

/** What ends `<URL:…>` and other places over several lines. */
const BLANK_LINE = /\n[ \t]*\r?\n/;
/** What an escape is made of, and most names. */
const LETTERS = /^[%\w]+$/;

const LINE_END = /[ \t]{0,99}\r?\n/y;

/** Tries the drafts of one URL's rules, and offers those that do what they say. */
export class Repairer {
	#before: Map<string, number> | undefined;
	#hidden: Map<string, number> | undefined;
	#place: Place | undefined;
	#target: Occurrence | undefined;
	/** Whether `%` is special where the URL stands. */
	#formats: boolean | undefined;
	private readonly document: Document;

	constructor(
		private readonly judgement: Judgement,
		private readonly occurrence: Occurrence,
		private readonly around: Surroundings,
		private readonly settings: Settings,
	) {
		this.document = around.document;
	}

	/** Of what speaks for many, only those that repair as many at once, the first preferred; of others in such a URL none. */
	fixes(told: Told): Fix[] {
		return this.#drafts(told).flatMap((draft) => this.#tried(draft, told.violation) ?? []);
	}

	/** The first of the fixes that may be applied without asking. Few drafts may, and fewer where they stand: only those are tried. */
	automaticFix(told: Told): Fix | undefined {
		for (const draft of this.#drafts(told)) {
			const fix = this.#isAutomatic(draft) ? this.#tried(draft, told.violation) : undefined;
			if (fix !== undefined) return fix;
		}
		return undefined;
	}

	#drafts({ rule, violation, others }: Told): readonly Draft[] {
		const { subject, verdicts } = this.judgement;
		if (others === undefined && !areFew(verdicts.length, subject.url.text.length)) return [];
		const drafts = rule.fixes?.(violation, subject) ?? [];
		if (others === undefined) return drafts;
		const ofAll = drafts.filter((draft) => isOfAll(draft, others));
		return ofAll.map((draft, index) => (index === 0 ? { ...draft, preferred: true } : draft));
	}

	/** The draft as a fix, if it can be written in this place, does what it says, and changes nothing else. */
	#tried(draft: Draft, violation: Violation): Fix | undefined {
		if (!this.#isWritable(draft)) return undefined;
		if (!(draft.lines === undefined ? this.#repairs(draft, violation) : this.#joins(draft.lines, violation)))
			return undefined;
		const edits = draft.lines?.edits ?? written(draft.edits, this.occurrence);
		if (edits === undefined || (draft.lines === undefined && !this.#endsWhereItShould(draft, edits))) return undefined;
		const { title, preferred = false } = draft;
		const { base } = this.around;
		const inDocument = base === 0 ? edits : movedBy(edits, base);
		return { says: title, title: english.of(title), edits: inDocument, automatic: this.#isAutomatic(draft), preferred };
	}

	#isAutomatic(draft: Draft): boolean {
		if (draft.automatic !== true) return false;
		const { judgement, document, settings, occurrence } = this;
		const { url } = judgement.subject;
		this.#target ??= { ...occurrence, placeholders: this.#placeholdersOf(occurrence) };
		return isAutomatic(draft, { url, occurrence: this.#target, document, file: settings.file });
	}

	/** Whether what the draft writes means the same in this place. */
	#isWritable({ edits, cut, utf8 }: Draft): boolean {
		const { document, occurrence } = this;
		if (cut !== undefined && edits.some(({ text }) => text === '<') && !this.#isVerbatim(cut)) return false;
		if (
			utf8 === true &&
			edits.some((edit) => this.#isInSearch(edit)) &&
			(document.whole?.repairs?.hasOwnCharset() ?? hasOwnCharset(document))
		)
			return false;
		if (edits.every(({ text }) => !text.includes('%'))) return true;
		this.#formats ??= formatsPercent(document, occurrence);
		return !this.#formats;
	}

	/** Whether the URL stands there as it is up to `cut`: in `<…>` nothing is undone. */
	#isVerbatim(cut: number): boolean {
		const { url, offset } = this.occurrence;
		return this.document.text.startsWith(url.slice(0, cut), offset);
	}

	#isInSearch({ offset }: Span): boolean {
		const { search } = this.judgement.subject.url.components;
		return search !== undefined && offset >= search.offset && offset < search.end;
	}

	/** Whether the URL ends where it did, or where the draft cuts it by a space or by `<…>`. */
	#endsWhereItShould({ edits: logical, cut }: Draft, edits: readonly Edit[]): boolean {
		const { document, occurrence } = this;
		const wraps = logical.some(({ text }) => text === '<');
		if (cut !== undefined)
			return wraps ? isEnclosed(document.text, occurrence, edits) : endsAt(cut, document.text, occurrence, edits);
		if (this.#closesPlace(edits)) return false;
		return wraps || endsAlike(document, occurrence, edits, applyEdits(occurrence.url, logical));
	}

	/** Whether the edits leave what ends the place where it was not: the end of a comment, or a blank line. */
	#closesPlace(edits: readonly Edit[]): boolean {
		// These stand in none of the ends.
		if (edits.every(({ text }) => LETTERS.test(text))) return false;
		const { document, occurrence } = this;
		const { offset, context } = occurrence;
		const comment = context.name === 'comment' || context.name === 'markup-comment';
		const end = Math.max(occurrence.end, endAt(LINE_END, document.text, occurrence.end));
		const before = document.text.slice(offset, end);
		const after = applyEdits(before, movedBy(edits, -offset));
		const closes = comment ? CLOSES : BLANK_LINE;
		return closes.test(after) && !closes.test(before);
	}

	/** Whether after the draft there are fewer findings of the violation's code, and no more of any other. */
	#repairs({ edits, cut }: Draft, violation: Violation): boolean {
		const { url } = this.judgement.subject;
		const place = this.#placeNow();
		const wraps = edits.some((edit) => edit.syntax === true);
		const fixed = wraps ? url.text.slice(0, cut) : applyEdits(url.text, edits);
		const breaks = place.breaks.length === 0 ? place.breaks : movedBreaks(place.breaks, edits);
		if (wraps)
			return this.#isBetter(fixed, { ...place, breaks, pointy: cut === undefined, brokenLink: undefined }, violation);
		return this.#isBetter(fixed, place.breaks.length === 0 ? place : { ...place, breaks }, violation);
	}

	/** As `#repairs`, for edits of the lines: the whole URL must be found there. */
	#joins({ edits, end, url }: LineEdits, violation: Violation): boolean {
		const { document, occurrence } = this;
		const found = foundInLines(document.text, occurrence, end, edits);
		if (found?.occurrence.url !== url) return false;
		const { text, occurrence: whole } = found;
		const { context, rest, breaks, pointy, brokenLink } = placeOf(whole, { text, languageId: document.languageId });
		const place = { ...this.#placeNow(), context, pointy, rest, breaks, brokenLink };
		return this.#isBetter(url, place, violation);
	}

	/** The URL's place, in the document as it is now. */
	#placeNow(): Place {
		const { place } = this.judgement.subject;
		const { whole } = this.document;
		this.#place ??=
			whole === undefined
				? place
				: {
						...place,
						isRecorded: () => isWrittenByProgram(this.document),
						namesAttacks: () => whole.namesAttacks(),
						showsAttacks: () => whole.showsAttacks(),
					};
		return this.#place;
	}

	/** What was hidden behind the finding, or what nobody asked for, is not new. */
	#isBetter(url: string, place: Place, { code }: Violation): boolean {
		this.#before ??= countByCode(this.judgement.verdicts);
		this.#hidden ??= countByCode(this.judgement.unweighed);
		const placeholders = placeholdersIn(url, familiesOf(this.document.languageId));
		const found = { ...this.occurrence, url, placeholders };
		const after = judge(url, this.#placeholdersOf(found), place, this.settings);
		const left = after.verdicts.filter(({ rule }) => rule.code === code).length;
		if (left >= (this.#before.get(code) ?? 0)) return false;
		if (after.wrong.length === 0) return true;
		for (const [other, number] of countByCode(after.wrong)) if (number > (this.#hidden.get(other) ?? 0)) return false;
		return true;
	}

	/** All that is read as placeholders, also what only a sign or its recurrence makes one. */
	#placeholdersOf(occurrence: Occurrence): readonly Span[] {
		return this.around.tokens.with(placeholdersOf(this.document, occurrence), occurrence.url);
	}
}

/** Logical edits as edits of the document; `undefined` where one of them cannot be written there. */
function written(edits: readonly LogicalEdit[], { map, context }: Occurrence): Edit[] | undefined {
	const inDocument: Edit[] = [];
	for (const edit of edits) {
		const text = edit.syntax === true ? edit.text : context.escaping.write(edit.text);
		if (text === undefined) return undefined;
		inDocument.push({ ...(text === '' ? map.toRemove(edit) : map.toDocument(edit)), text });
	}
	return inDocument;
}

/** Whether the draft repairs all for which a finding speaks: each by an edit, what stands around them, or the end of the URL before them. */
function isOfAll({ edits, cut }: Draft, { count, span }: Others): boolean {
	const [first, last] = [edits[0], edits.at(-1)];
	if (cut !== undefined && cut <= span.offset) return true;
	if (first !== undefined && last !== undefined && first.end <= span.offset && span.end <= last.offset) return true;
	return edits.filter((edit) => contains(span, edit)).length > count;
}
