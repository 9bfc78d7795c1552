/** The URLs of one stretch of a document, judged one after the other as far as somebody asks. */

import { lineBreaksIn } from '../find/line-breaks';
import type { Occurrence } from '../find/occurrence';
import type { Stretch } from '../find/stretch';
import { isOfBrokenLink } from '../languages/context';
import type { Settings } from '../settings';
import { isOrdinary } from '../url/ordinary';
import { isPlain } from '../url/plain';
import { isMistaken } from './examples';
import type { Document } from './finding';
import { JudgedUrl, judgementOf } from './judged-url';
import { RepeatedTokens, type Said } from './repeated-tokens';
import type { Together } from './together';

/** What goes for all URLs of a document alike. */
export interface Judge {
	readonly settings: Settings;
	readonly isIgnored: (url: string) => boolean;
	readonly speaksOfPlain: boolean;
}

/** A URL of which something is said, in the offsets of its stretch. */
export interface JudgedHere {
	readonly occurrence: Occurrence;
	readonly judged: JudgedUrl;
	/** Whether the URL is one that nobody can open: see `examples.ts`. */
	readonly mistaken: boolean;
	/** The tokens that it is the first to speak of. */
	readonly says: readonly string[];
}

/** A question to the whole document, and its answer. */
interface Answered {
	readonly ask: (together: Together, said: Said) => boolean | number;
	readonly answer: boolean | number;
}

/** A version of a document, while the URLs of a stretch are judged. */
interface Version {
	readonly together: Together;
	/** What was spoken of before. */
	readonly said: Said;
}

/** What is judged stays so in the next version of the document, as long as that gives the same answers. */
export class JudgedStretch {
	/** Absent once all are judged: then nothing is asked any more, and the version need not stay in memory. */
	#version: Version | undefined;
	readonly #judged: JudgedHere[] = [];
	/** Who answers what is asked of the whole document while a URL is judged. */
	readonly #asking: Asking = { stretch: undefined };
	readonly #document: Document;
	/** The tokens that the URL which is being judged is the first to speak of. */
	#says: string[] = [];
	readonly #tokens: RepeatedTokens;
	readonly #asked = new Map<string, Answered>();
	/** Those that may be wrong, behind those that were judged; none before somebody asks. */
	#candidates: Iterator<Occurrence> | undefined;

	/** @param said what was spoken of before this stretch */
	constructor(
		private readonly stretch: Stretch,
		private readonly judge: Judge,
		languageId: string,
		together: Together,
		said: Said,
	) {
		this.#version = { together, said };
		this.#document = documentOf(stretch, languageId, this.#asking);
		this.#tokens = new RepeatedTokens(this.#counts(), {
			has: (form) => this.ask(`said ${form}`, (_, before) => before.has(form), this.#says.includes(form)),
			add: (form) => this.#says.push(form),
		});
	}

	/** Whether nothing is said of those that were judged. */
	get isEmpty(): boolean {
		return this.#judged.length === 0;
	}

	/** Whether all its URLs are judged, and another version of the document would have given the same answers. */
	holdsFor(together: Together, said: Said): boolean {
		if (this.#version !== undefined) return false;
		if (this.#asked.size === 0) return true;
		for (const { ask, answer } of this.#asked.values()) if (ask(together, said) !== answer) return false;
		return true;
	}

	/**
	 * The URLs of which something is said, in order.
	 * @param said what was spoken of before; it is added to
	 */
	*urls(said: Said): Iterable<JudgedHere> {
		for (let index = 0; ; index++) {
			const known = this.#judged[index];
			if (known === undefined && !this.#goOn()) return;
			const one = this.#judged[index] as JudgedHere;
			for (const form of one.says) said.add(form);
			yield one;
		}
	}

	/** One URL of the stretch, if anything is said of it. */
	judgedAlone(occurrence: Occurrence): JudgedHere | undefined {
		const { settings, isIgnored, speaksOfPlain } = this.judge;
		if ((!speaksOfPlain && this.#isFine(occurrence)) || isIgnored(occurrence.url)) return undefined;
		const says: string[] = [];
		this.#says = says;
		this.#asking.stretch = this;
		const judgement = judgementOf(occurrence, this.#document, settings, {
			tokens: this.#tokens,
			usual: this.#version?.together.usual,
		});
		// What is judged asks no more, and must not keep this version of the document in memory.
		this.#asking.stretch = undefined;
		const mistaken = isMistaken(judgement, settings);
		if (judgement.verdicts.length === 0 && !mistaken && says.length === 0) return undefined;
		return { occurrence, judged: new JudgedUrl(judgement, settings), mistaken, says };
	}

	/** Judges on up to the next URL of which something is said. Returns whether there is one. */
	#goOn(): boolean {
		for (;;) {
			const occurrence = this.#nextCandidate();
			if (occurrence === undefined) return false;
			const one = this.judgedAlone(occurrence);
			if (one === undefined) continue;
			this.#judged.push(one);
			return true;
		}
	}

	#nextCandidate(): Occurrence | undefined {
		if (this.#version === undefined) return undefined;
		const { found } = this.stretch;
		this.#candidates ??= (this.judge.speaksOfPlain ? found : found.notPlain())[Symbol.iterator]();
		const { value, done } = this.#candidates.next();
		if (done !== true) return value;
		this.#version = undefined;
		this.#candidates = undefined;
		return undefined;
	}

	/** Whether nothing can be wrong with the URL: it is plain, be it that more had to be asked to find its end, or ordinary, and its place is whole. */
	#isFine(occurrence: Occurrence): boolean {
		if (occurrence.plain) return true;
		const { url, context, placeholders, rest } = occurrence;
		if (rest !== undefined || isOfBrokenLink(context)) return false;
		const isModern = this.judge.settings.standard === 'modern';
		const isFine = (placeholders.length === 0 && isPlain(url)) || (isModern && isOrdinary(url, placeholders));
		return isFine && lineBreaksIn(this.stretch.text, occurrence).length === 0;
	}

	/**
	 * Asks the whole document, and notes the answer.
	 * @param inside whether it is so because of what stands in the URL itself
	 */
	ask<T extends boolean | number>(question: string, ask: (together: Together, said: Said) => T, inside?: T): T {
		if (inside === true) return inside;
		const { together, said } = this.#version as Version;
		const answer = ask(together, said);
		if (!this.#asked.has(question)) this.#asked.set(question, { ask, answer });
		return answer;
	}

	#counts() {
		return {
			isRepeated: (form: string) => this.ask(`repeated ${form}`, (together) => together.isRepeated(form)),
			urlsWith: (form: string) => this.ask(`urls ${form}`, (together) => together.urlsWith(form)),
		};
	}
}

interface Asking {
	stretch: JudgedStretch | undefined;
}

function documentOf(stretch: Stretch, languageId: string, asking: Asking): Document {
	const ask = (question: string, of: (together: Together) => boolean) => () =>
		asking.stretch?.ask(question, of) ?? false;
	const whole = {
		isResource: ask('resource', (together) => together.isResource()),
		isGenerated: ask('generated', (together) => together.isGenerated()),
		isDescription: ask('description', (together) => together.isDescription()),
		namesAttacks: ask('names attacks', (together) => together.namesAttacks()),
		showsAttacks: ask('shows attacks', (together) => together.showsAttacks()),
	};
	return { text: stretch.text, languageId, whole, shown: stretch.shown };
}
