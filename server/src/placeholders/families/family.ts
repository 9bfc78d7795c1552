/** How a family of placeholders is described. */

import type { Match } from '../syntax';

/** A way to write placeholders. */
export interface Family {
	readonly name: string;
	/** Placeholders as they are written; the first one is in the docs' table. */
	readonly examples: readonly string[];
	/** The languages, as editors name them, in whose texts it is one; absent: in every text. */
	readonly languages?: readonly string[];
	/** Whether it is one in every programming language, too. */
	readonly programs?: true;
	/**
	 * Whether it is one elsewhere, too, where a sign says that the text is formatted later; and how near a second one counts as
	 * such a sign.
	 */
	readonly signed?: 'in its URL' | 'on its line';
	/** What it starts with: any of these characters. */
	readonly opens: string;
	/**
	 * The second character of all that `match` finds, one of these; absent: any. It only saves time, where what opens the family is
	 * common: `match` is not asked where another stands, and would say no.
	 */
	readonly second?: string;
	readonly match: Match;
	/** Where it may stand; absent: anywhere. */
	readonly where?: 'outside markup' | 'behind the slashes';
}

export const DIGITS = '0123456789';
export const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Languages, as editors name them. */
export const words = (ids: string): readonly string[] => ids.split(' ');

/** The matcher of several forms: of those that match, the first counts. */
export function firstOf(...matches: readonly Match[]): Match {
	return (text, offset, stop) => {
		for (const match of matches) {
			const end = match(text, offset, stop);
			if (end >= 0) return end;
		}
		return -1;
	};
}
