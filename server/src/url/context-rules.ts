/** The characters that a label may have only beside certain others (RFC 5892, appendix A). */

import { joiningType } from '../data/idna';

/** A character that may not stand where it does, and the rule in the appendix that says so. */
export interface ContextMistake {
	readonly character: string;
	/** `1` for A.1. */
	readonly rule: number;
}

interface ContextRule {
	readonly rule: number;
	readonly characters: RegExp;
	readonly allows: (before: string, after: string, label: string) => boolean;
}

const RULES: readonly ContextRule[] = [
	{ rule: 1, characters: /\u200c/, allows: (before, after) => followsVirama(before) || joins(before, after) },
	{ rule: 2, characters: /\u200d/, allows: followsVirama },
	{ rule: 3, characters: /\u00b7/, allows: (before, after) => before.endsWith('l') && after.startsWith('l') },
	{ rule: 4, characters: /\u0375/, allows: (_, after) => /^\p{Script=Greek}/u.test(after) },
	{ rule: 5, characters: /\u05f3/, allows: followsHebrew },
	{ rule: 6, characters: /\u05f4/, allows: followsHebrew },
	{
		rule: 7,
		characters: /\u30fb/,
		allows: (_before, _after, label) => /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(label),
	},
	{ rule: 8, characters: /[\u0660-\u0669]/, allows: (_before, _after, label) => !/[\u06f0-\u06f9]/.test(label) },
	{ rule: 9, characters: /[\u06f0-\u06f9]/, allows: (_before, _after, label) => !/[\u0660-\u0669]/.test(label) },
];

/** The first character of a label that its neighbours do not allow. */
export function contextMistake(label: string): ContextMistake | undefined {
	for (let at = 0; at < label.length; at++) {
		const character = label.charAt(at);
		const found = character < '\x80' ? undefined : RULES.find(({ characters }) => characters.test(character));
		if (found !== undefined && !found.allows(label.slice(0, at), label.slice(at + 1), label))
			return { character, rule: found.rule };
	}
	return undefined;
}

function followsVirama(before: string): boolean {
	return /V$/.test(typesOf(before.slice(-2)));
}

function followsHebrew(before: string): boolean {
	return /\p{Script=Hebrew}$/u.test(before);
}

/** `(Joining_Type:{L,D})(Joining_Type:T)*ZWNJ(Joining_Type:T)*(Joining_Type:{R,D})`. */
function joins(before: string, after: string): boolean {
	return /[LD]T*$/.test(typesOf(before)) && /^T*[RD]/.test(typesOf(after));
}

/** The Joining_Type of each character: transparent are the marks and format characters (ArabicShaping.txt). */
function typesOf(text: string): string {
	return Array.from(text, (character) => {
		const type = joiningType(character.codePointAt(0) ?? 0);
		return type === 'N' && TRANSPARENT.test(character) ? 'T' : type;
	}).join('');
}

const TRANSPARENT = /[\p{Mn}\p{Me}\p{Cf}]/u;
