/** One URL of a document: its judgement, and that in words, with its repairs. */

import { message } from '../data/messages';
import type { Shown } from '../data/shown';
import type { Phrase } from '../data/words';
import type { Occurrence } from '../find/occurrence';
import { placeholdersOf } from '../find/percent';
import type { Case, Rule, Subject } from '../rules/rule';
import type { Settings } from '../settings';
import { MOST_ALIKE } from '../url/parser';
import type { UsualSpelling } from '../url/spellings';
import type { Span, Violation } from '../url/url';
import type { Document, Finding } from './finding';
import { gathered, type Others, type Told } from './gather';
import { type Judgement, judge } from './judge';
import { placeOf } from './place';
import type { RepeatedTokens } from './repeated-tokens';
import type { Surroundings } from './surroundings';
import { findingsOf, type SaidOfUrl } from './url-finding';

/** What is known of a document's URLs together. */
export interface Known {
	readonly tokens: RepeatedTokens;
	readonly usual: UsualSpelling | undefined;
}

/** What the rules say of a URL, repeated tokens read as placeholders. */
export function judgementOf(
	occurrence: Occurrence,
	document: Document,
	settings: Settings,
	{ tokens, usual }: Known,
): Judgement {
	const place = placeOf(occurrence, document, usual);
	const placeholders = placeholdersOf(document, occurrence);
	return withTokens(judge(occurrence.url, placeholders, place, settings), placeholders, settings, tokens);
}

/** A judgement of which something is told. It stays true wherever the URL is moved to. */
export class JudgedUrl implements SaidOfUrl {
	readonly told: readonly Told[];
	#phrases: (Phrase | undefined)[] | undefined;
	#shown: Shown | undefined;

	constructor(
		readonly judgement: Judgement,
		readonly settings: Settings,
	) {
		this.told = gathered(judgement);
	}

	/** Whether anything is told of the URL. */
	get isWrong(): boolean {
		return this.told.length > 0;
	}

	/** What is told of it where it stands. */
	findings(occurrence: Occurrence, around: Surroundings): Finding[] {
		return this.told.length === 0 ? [] : findingsOf(this, occurrence, around);
	}

	phraseAt(index: number): Phrase {
		const { rule, violation, others } = this.told[index] as Told;
		this.#phrases ??= new Array(this.told.length);
		this.#phrases[index] ??= withOthers(phraseOf(rule, violation, this.judgement.subject), others);
		return this.#phrases[index];
	}

	get shown(): Shown {
		this.#shown ??= this.judgement.subject.mask.whole;
		return this.#shown;
	}
}

/** The judgement with repeated tokens read as placeholders, where something was said of one. */
function withTokens(
	first: Judgement,
	placeholders: readonly Span[],
	settings: Settings,
	tokens: RepeatedTokens,
): Judgement {
	const { url, place } = first.subject;
	const blamed = first.verdicts.length === 0 ? undefined : tokens.blamed(url.text, first.verdicts);
	if (blamed === undefined) return first;
	const spared = tokens.with(placeholders, url.text);
	return judge(url.text, spared, { ...place, repeated: tokens.sayOnce(blamed) }, settings);
}

function phraseOf(rule: Rule, violation: Violation, subject: Subject): Phrase {
	const { says } = rule.cases[violation.detail] as Case;
	return { key: `${rule.code}/${violation.detail}`, english: says, params: rule.params?.(violation, subject) ?? {} };
}

function withOthers(finding: Phrase, others: Others | undefined): Phrase {
	if (others === undefined) return finding;
	// No more than so many of a kind are counted.
	const key = others.count + 1 >= MOST_ALIKE ? 'finding.others-at-least' : 'finding.others';
	return message('finding.with-others', { finding, others: message(key, { count: others.count }) });
}
