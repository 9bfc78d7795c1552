/** What must be known of a whole document to read a stretch of it. */

/** What has a name somewhere: a link that Markdown defines, a segment of a path, a host; or a comment that is for us. */
export type NameKind = 'label' | 'segment' | 'host' | 'directive';

export interface Whole {
	/** The language that it says it is written in. */
	readonly written: string;
	/** Whether something with the name stands anywhere in it. */
	has(kind: NameKind, name: string): boolean;
}
