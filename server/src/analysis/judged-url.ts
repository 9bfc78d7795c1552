/** One URL of a document: its judgement, and that in words, with its repairs. */

import { message } from '../data/messages';
import type { Shown } from '../data/shown';
import { english, type Phrase } from '../data/words';
import type { Occurrence } from '../find/occurrence';
import { placeholdersOf } from '../find/percent';
import { type Case, type Rule, type Subject, textOf } from '../rules/rule';
import type { Settings } from '../settings';
import { MOST_ALIKE } from '../url/parser';
import { once } from '../url/remembered';
import type { UsualSpelling } from '../url/spellings';
import type { Span, Violation } from '../url/url';
import { isDoubted, isTried } from './examples';
import type { Document, Finding } from './finding';
import { gathered, type Others, type Told } from './gather';
import { type Judgement, judge, placeOf } from './judge';
import { Repairer } from './repair';
import type { RepeatedTokens } from './repeated-tokens';

/** What is known of a document's URLs together. */
export interface Known {
	readonly tokens: RepeatedTokens;
	readonly usual: UsualSpelling | undefined;
}

/** What the rules say of a URL, repeated tokens read as placeholders. */
export function judgedUrl(
	occurrence: Occurrence,
	document: Document,
	settings: Settings,
	{ tokens, usual }: Known,
): JudgedUrl {
	const place = placeOf(occurrence, document, usual);
	const placeholders = placeholdersOf(document, occurrence);
	const first = judge(occurrence.url, placeholders, place, settings);
	return new JudgedUrl(withTokens(first, placeholders, settings, tokens), settings);
}

/** A judgement of which something is told. It stays true wherever the URL is moved to. */
export class JudgedUrl {
	readonly #told: readonly Told[];
	readonly #phrases: (Phrase | undefined)[] = [];
	#masked: Shown | undefined;

	constructor(
		readonly judgement: Judgement,
		private readonly settings: Settings,
	) {
		this.#told = gathered(judgement.verdicts, judgement.subject.url.text.length);
	}

	/** Whether anything is told of the URL. */
	get isWrong(): boolean {
		return this.#told.length > 0;
	}

	/** What is told of it, in the offsets of the document that it stands in. */
	findings(occurrence: Occurrence, document: Document, tokens: RepeatedTokens): Finding[] {
		const { judgement, settings } = this;
		if (this.#told.length === 0) return [];
		const repairer = new Repairer(judgement, occurrence, document, settings, tokens);
		const phraseAt = (index: number) => this.#phraseAt(index);
		const masked = () => this.#url();
		return this.#told.map((told, index) => {
			const { rule, violation, severity, others } = told;
			return {
				code: rule.code,
				severity,
				...occurrence.map.toDocument(others?.span ?? violation),
				...(isDoubted(told, judgement.subject, settings) ? { doubted: true } : {}),
				...(isTried(told, judgement.subject, settings) ? { tried: true } : {}),
				...(rule.once ? { once: `${rule.code} ${textOf(judgement.subject.url, violation).toLowerCase()}` } : {}),
				get says() {
					return phraseAt(index);
				},
				get message() {
					return english.sentence(phraseAt(index));
				},
				get url() {
					return masked();
				},
				fixes: once(() => repairer.fixes(told)),
				automaticFix: () => repairer.automaticFix(told),
			};
		});
	}

	#phraseAt(index: number): Phrase {
		const { rule, violation, others } = this.#told[index] as Told;
		this.#phrases[index] ??= withOthers(phraseOf(rule, violation, this.judgement.subject), others);
		return this.#phrases[index];
	}

	/** The URL, secrets masked. */
	#url(): Shown {
		this.#masked ??= this.judgement.subject.mask.whole;
		return this.#masked;
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
