/** The type of what a user may read. */

declare const shown: unique symbol;

/**
 * Text that may be shown: no secret of a URL is in it. What comes from a document, a file name or a command line becomes one
 * in `url/mask.ts` only; what we wrote ourselves by `ours` and `Words`.
 */
export type Shown = string & { readonly [shown]: true };

/** Words of our own: a rule's code, the name of a service or charset, the section of a standard. */
export function ours(text: string): Shown {
	return text as Shown;
}

/** At most the first `most` UTF-16 code units, never half a character, and `…` where there was more. What may be shown may be shown in part. */
export function cut<Text extends string>(text: Text, most: number): Text {
	return text.length <= most ? text : (`${text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')}…` as Text);
}
