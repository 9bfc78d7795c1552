/** The texts of the languages that we speak, loaded when somebody reads them. English stands where it is used. */

import { english, type Texts, type Tongue, Words } from '../data/words';

const load: Readonly<Record<Exclude<Tongue, 'en'>, () => Promise<{ readonly texts: Texts }>>> = {
	ja: () => import('./texts.ja'),
	'zh-cn': () => import('./texts.zh-cn'),
	'zh-tw': () => import('./texts.zh-tw'),
};

/**
 * The words of a language; those of English where its texts cannot be read.
 * @param log is told why
 */
export async function wordsOrEnglish(tongue: Tongue, log: (error: unknown) => void = () => {}): Promise<Words> {
	if (tongue === 'en') return english;
	try {
		return new Words(tongue, (await load[tongue]()).texts);
	} catch (error) {
		log(error);
		return english;
	}
}
