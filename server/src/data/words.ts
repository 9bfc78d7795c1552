/** What is said, and the words that a language has for it. */

import type { Shown } from './shown';

/**
 * What is to be said, in no language yet: which text, and what its `{name}` stand for. Plain data. Everything below the editor and the
 * terminal says phrases; there they are put into words.
 */
export interface Phrase {
	/** What the texts of other languages stand under. */
	readonly key: string;
	readonly english: string;
	readonly params: PhraseParams;
}

/** What a text's `{name}` stand for. What is shown is the same in every language. */
export type PhraseParams = Readonly<Record<string, Wording | number>>;

/** What is shown as it is, or said in the language of who reads it. */
export type Wording = Shown | Phrase;

/** The texts of a language by key. */
export type Texts = Readonly<Record<string, string>>;

/** The languages that we speak, as VS Code calls them. */
export const tongues = ['en', 'ja', 'zh-cn', 'zh-tw'] as const;

export type Tongue = (typeof tongues)[number];

/** Puts phrases into the words of one language. */
export class Words {
	readonly #texts: Texts;

	/** @param texts what is not among them is said in English */
	constructor(
		readonly tongue: Tongue,
		texts: Texts = {},
	) {
		this.#texts = texts;
	}

	/**
	 * What is said, each `{name}` of its text replaced. A text that the language lacks is English as a whole, with all that stands in it.
	 * @throws RangeError for a parameter that is not given: a missing one must not reach a user as `{name}`
	 */
	of(said: Wording): Shown {
		if (typeof said === 'string') return said;
		const { key, english: text, params } = said;
		const words = this.#isEnglish(said) ? english : this;
		return (this.#texts[key] ?? text).replace(/\{([a-z]+)\}/g, (_, name: string) => {
			if (!Object.hasOwn(params, name)) throw new RangeError(`message ${key} needs ${name}`);
			const param = params[name] as Wording | number;
			return typeof param === 'number' ? String(param) : words.of(param);
		}) as Shown;
	}

	/** The same at the start of a sentence, where English has a capital letter: the name of a character may stand there. */
	sentence(said: Wording): Shown {
		const text = this.of(said);
		return this.#isEnglish(said) ? ((text.charAt(0).toUpperCase() + text.slice(1)) as Shown) : text;
	}

	#isEnglish(said: Wording): boolean {
		return typeof said === 'string' ? this.tongue === 'en' : !Object.hasOwn(this.#texts, said.key);
	}
}

/** What programs read is in English, whoever runs us. */
export const english = new Words('en');

/**
 * The language for a locale: `ja-JP`, `zh-Hant-HK`, `zh_CN.UTF-8`. Chinese goes by its script, which its region tells where it does
 * not say; what we do not speak is English.
 */
export function tongueFor(locale: string): Tongue {
	const [language, ...subtags] = locale
		.toLowerCase()
		.replace(/[.@].*$/s, '')
		.split(/[-_]/);
	if (language === 'ja') return 'ja';
	if (language !== 'zh') return 'en';
	if (subtags.includes('hans')) return 'zh-cn';
	return subtags.some((subtag) => /^(?:hant|tw|hk|mo)$/.test(subtag)) ? 'zh-tw' : 'zh-cn';
}
