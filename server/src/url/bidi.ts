/** Labels of a host name that is written from right to left, by our own table: runtimes do not agree (RFC 5893). */

import { bidiClass } from '../data/idna';

/**
 * The indices of the labels that break the Bidi rule (RFC 5893 §2); none where no label has a letter or digit from right to left.
 * @param labels of one host, in Unicode; empty ones are passed over
 */
export function bidiMistakes(labels: readonly string[]): readonly number[] {
	const classes = labels.map(classesOf);
	if (!classes.some((label) => /[RAN]/.test(label))) return [];
	return classes.flatMap((label, index) => (label === '' || isWellOrdered(label) ? [] : [index]));
}

/** The Bidi_Class of each character, by its initial. */
function classesOf(label: string): string {
	return Array.from(label, (character) => bidiClass(character.codePointAt(0) ?? 0)).join('');
}

/** The six conditions of RFC 5893 §2, over AL (`A`), AN (`N`), EN (`E`), ES (`S`), CS (`C`), ET (`T`), ON (`O`), BN (`B`) and NSM (`M`). */
function isWellOrdered(label: string): boolean {
	const visible = label.replace(/M+$/, '');
	switch (label.charAt(0)) {
		case 'R':
		case 'A':
			return /^[RANESCTOBM]*$/.test(label) && /[RAEN]$/.test(visible) && !(label.includes('E') && label.includes('N'));
		case 'L':
			return /^[LESCTOBM]*$/.test(label) && /[LE]$/.test(visible);
		default:
			return false;
	}
}
