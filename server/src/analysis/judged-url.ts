/** One URL of a document: its judgement, and that in words, with its repairs. */

import { filled, message } from '../data/messages';
import { ours, type Shown } from '../data/shown';
import type { Occurrence } from '../find/occurrence';
import { placeholdersOf } from '../find/percent';
import { type Case, type Rule, type Subject, textOf } from '../rules/rule';
import type { Settings } from '../settings';
import { MOST_ALIKE } from '../url/parser';
import { once } from '../url/remembered';
import type { UsualSpelling } from '../url/spellings';
import type { Span, Violation } from '../url/url';
import { isDoubted } from './examples';
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
	readonly #messages: (Shown | undefined)[] = [];
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
		const messageAt = (index: number) => this.#messageAt(index);
		const masked = () => this.#url();
		return this.#told.map((told, index) => {
			const { rule, violation, severity, others } = told;
			return {
				code: rule.code,
				severity,
				...occurrence.map.toDocument(others?.span ?? violation),
				...(isDoubted(told, judgement.subject, settings) ? { doubted: true } : {}),
				...(rule.once ? { once: `${rule.code} ${textOf(judgement.subject.url, violation).toLowerCase()}` } : {}),
				get message() {
					return messageAt(index);
				},
				get url() {
					return masked();
				},
				fixes: once(() => repairer.fixes(told)),
				automaticFix: () => repairer.automaticFix(told),
			};
		});
	}

	#messageAt(index: number): Shown {
		const { rule, violation, others } = this.#told[index] as Told;
		this.#messages[index] ??= withOthers(messageOf(rule, violation, this.judgement.subject), others);
		return this.#messages[index];
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

function messageOf(rule: Rule, violation: Violation, subject: Subject): Shown {
	const { says } = rule.cases[violation.detail] as Case;
	return sentence(filled(`${rule.code}/${violation.detail}`, says, rule.params?.(violation, subject)));
}

function withOthers(text: Shown, others: Others | undefined): Shown {
	if (others === undefined) return text;
	// No more than so many of a kind are counted.
	const least = others.count + 1 >= MOST_ALIKE ? message('finding.least') : ours('');
	return ours(`${text} ${message('finding.others', { count: others.count, least })}`);
}

/** A message may start with the name of a character ("a space"). */
function sentence(text: Shown): Shown {
	return ours(text.charAt(0).toUpperCase() + text.slice(1));
}
