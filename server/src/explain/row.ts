/** What is said of a URL, row by row. */

import type { Wording } from '../data/words';
import type { Mask } from '../url/mask';
import type { Span, Url } from '../url/url';

/** One thing that is said of a URL. */
export interface Row {
	/** What it is about: the name of a part. */
	readonly label: Wording;
	/** Whether that name is the document's. */
	readonly named?: true;
	/** What it says; empty where the notes say all. */
	readonly text: Wording;
	/** The stretch of the text that matters most. */
	readonly strong?: Span;
	/** What is said beside: the charset, the default, what a number means. */
	readonly notes: readonly Wording[];
	/** How deep it stands: 0 in the URL itself, 1 in a URL within a parameter. */
	readonly depth: number;
}

/** What is explained, and how far. */
export interface Subject {
	readonly url: Url;
	readonly mask: Mask;
	/** The domain that somebody registered, in ASCII; absent where it is not known. */
	readonly domain?: string | undefined;
	/** How many URLs this one stands in. */
	readonly depth: number;
	/** Whether a program joins more to it. */
	readonly goesOn?: boolean;
}

/** A row without anything beside it. */
export function row(subject: Subject, label: Wording, text: Wording, ...notes: readonly (Wording | undefined)[]): Row {
	return { label, text, notes: notes.filter((note) => note !== undefined), depth: subject.depth };
}
