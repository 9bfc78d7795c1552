/** What is told of a URL where it stands in a document. Words and repairs are made when somebody asks: most findings are only counted or shown. */

import type { Shown } from '../data/shown';
import { english, type Phrase } from '../data/words';
import type { Occurrence } from '../find/occurrence';
import { textOf } from '../rules/rule';
import type { Settings, Severity } from '../settings';
import { isDoubted, isTried } from './examples';
import type { Finding, Fix } from './finding';
import type { Told } from './gather';
import type { Judgement } from './judge';
import { Repairer } from './repair';
import type { Surroundings } from './surroundings';

/** What was found wrong with a URL, wherever that stands. */
export interface SaidOfUrl {
	readonly judgement: Judgement;
	readonly settings: Settings;
	/** What is told, and each of it in words. */
	readonly told: readonly Told[];
	phraseAt(index: number): Phrase;
	/** The URL, secrets masked. */
	readonly shown: Shown;
}

/** What is told of a URL, in the offsets of the document. */
export function findingsOf(said: SaidOfUrl, occurrence: Occurrence, around: Surroundings): Finding[] {
	const url = new UrlHere(said, occurrence, around);
	return said.told.map((told, index) => new UrlFinding(url, told, index));
}

/** A URL of which something is told, in its place. */
class UrlHere {
	#repairer: Repairer | undefined;

	constructor(
		readonly said: SaidOfUrl,
		readonly occurrence: Occurrence,
		readonly around: Surroundings,
	) {}

	/** All findings of the URL have one. */
	get repairer(): Repairer {
		const { judgement, settings } = this.said;
		this.#repairer ??= new Repairer(judgement, this.occurrence, this.around, settings);
		return this.#repairer;
	}
}

class UrlFinding implements Finding {
	readonly code: string;
	readonly severity: Severity;
	readonly offset: number;
	readonly end: number;
	readonly doubted: boolean;
	readonly tried: boolean;
	readonly once: string | undefined;
	readonly #url: UrlHere;
	readonly #told: Told;
	readonly #index: number;
	#fixes: readonly Fix[] | undefined;

	constructor(url: UrlHere, told: Told, index: number) {
		const { said, occurrence, around } = url;
		const { rule, violation, severity, others } = told;
		const { subject } = said.judgement;
		const { offset, end } = occurrence.map.toDocument(others?.span ?? violation);
		this.code = rule.code;
		this.severity = severity;
		this.offset = offset + around.base;
		this.end = end + around.base;
		this.doubted = isDoubted(told, subject, said.settings);
		this.tried = isTried(told, subject, said.settings);
		this.once = rule.once ? `${rule.code} ${textOf(subject.url, violation).toLowerCase()}` : undefined;
		this.#url = url;
		this.#told = told;
		this.#index = index;
	}

	get says(): Phrase {
		return this.#url.said.phraseAt(this.#index);
	}

	get message(): Shown {
		return english.sentence(this.says);
	}

	get url(): Shown {
		return this.#url.said.shown;
	}

	fixes(): readonly Fix[] {
		this.#fixes ??= this.#url.repairer.fixes(this.#told);
		return this.#fixes;
	}

	automaticFix(): Fix | undefined {
		return this.#url.repairer.automaticFix(this.#told);
	}
}
