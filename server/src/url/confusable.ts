/** Labels that pass for others (UTS #39). Tuned to stay silent on names that people have. */

import { lookalikeOf } from '../data/confusables';
import { isAscii } from './idna';
import { toUnicode } from './labels';
import { belongTogether, scriptsOf } from './scripts';

/**
 * `lookalike`: nothing but ASCII is seen. `mixed`: letters of several scripts that are not written together.
 * @param label in Unicode, as UTS #46 leaves it
 * @param top the top-level domain of its host
 */
export function confusionOf(label: string, top: string): 'lookalike' | 'mixed' | undefined {
	if (isAscii(label)) return undefined;
	const scripts = scriptsOf(label);
	const domain = toUnicode(top) ?? top;
	if (looksAscii(label, scripts, domain)) return 'lookalike';
	return mixes(label, scripts, domain) ? 'mixed' : undefined;
}

/**
 * Names of registries that let Latin letters stand beside their own (`ดูหนังhd`) deceive nobody while no letter looks Latin;
 * Cyrillic and Greek ones do as a whole (UTS #39 §5.2, "Moderately Restrictive").
 */
function mixes(label: string, scripts: readonly string[], top: string): boolean {
	if (belongTogether(scripts) || isPseudo(top)) return false;
	const beside = scripts.length === 2 && scripts.includes('Latin') && !/Cyrillic|Greek|other/.test(scripts.join());
	return !beside || Array.from(label).some((character) => lookalikeOf(character) !== undefined);
}

/**
 * Whether a top-level domain stands for another one in a pseudo-translation, which makes every letter look foreign on purpose
 * (`gïthμþ.çøm`): the root zone has but two of Latin letters beyond ASCII, and nobody is deceived under one that is not there.
 */
function isPseudo(top: string): boolean {
	return !isAscii(top) && scriptsOf(top).join() === 'Latin' && !/^vermögensberat(?:er|ung)$/.test(top);
}

/** Top-level domains in ASCII under which names in another script are at home. */
const AT_HOME: Readonly<Record<string, string>> = {
	Cyrillic: 'ba bg by eu kg kz me mk mn rs ru su tj ua uz',
	Greek: 'cy eu gr',
	Armenian: 'am',
	Georgian: 'ge',
	Hebrew: 'il',
	Ethiopic: 'er et',
	Myanmar: 'mm',
};

/** Whether nothing but ASCII is seen, and the label's top-level domain does not say that it is another script. */
function looksAscii(label: string, scripts: readonly string[], top: string): boolean {
	if (!/\p{L}/u.test(label) || !isAscii(skeletonOf(label))) return false;
	const [script = ''] = scripts;
	if (scripts.length !== 1 || script === 'Latin') return true;
	return !scriptsOf(top).includes(script) && !AT_HOME[script]?.split(' ').includes(top);
}

/** The label with every character that looks like an ASCII one replaced by that. */
export function skeletonOf(label: string): string {
	return Array.from(label, (character) => lookalikeOf(character) ?? character).join('');
}
