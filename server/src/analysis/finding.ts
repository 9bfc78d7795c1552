/** What an analysis is of, and what it says. */

import type { Shown } from '../data/shown';
import type { Wording } from '../data/words';
import type { Text } from '../find/chunked-text';
import type { Severity } from '../settings';
import type { Edit } from '../url/edits';
import type { Span } from '../url/url';

export interface Document {
	readonly text: string;
	/** The same, where one string of it is made only when somebody asks for that. */
	readonly chunks?: Text;
	/** As editors name it. */
	readonly languageId: string;
	/** What the whole document says, where the text is but a stretch of it. */
	readonly whole?: WholeDocument;
	/** Where the text shows code (`languages/shown.ts`), if somebody knows already. */
	readonly shown?: () => readonly Span[];
}

/** A document that is kept in chunks. */
export class ChunkedDocument implements Document {
	/** @param name a path or URI, where it has one */
	constructor(
		readonly chunks: Text,
		readonly languageId: string,
		readonly name = '',
	) {}

	get text(): string {
		return this.chunks.toString();
	}
}

/** What is asked of a whole document, where something is judged in a stretch of it. */
export interface WholeDocument {
	/** Whether programs fill its texts in. */
	isResource(): boolean;
	/** Whether it says that a program writes it. */
	isGenerated(): boolean;
	/** Whether it describes an interface of a server's. */
	isDescription(): boolean;
	namesAttacks(): boolean;
	showsAttacks(): boolean;
	/** What only repairs ask. */
	readonly repairs?: WholeRepaired;
}

/** What is asked of a whole document, where something is repaired in a stretch of it. */
export interface WholeRepaired {
	/** Whether browsers write the queries in its URLs in another charset than UTF-8. */
	hasOwnCharset(): boolean;
	/** Whether schemes and hosts are written in capitals in it, as somebody likes them. */
	likesCapitals(): boolean;
	/** Whether it may be changed without asking. */
	isTrusted(file: string | undefined): boolean;
	/** Whether the text at an offset of the stretch is shown rather than used. */
	isLiteral(offset: number): boolean;
}

/** A repair of a finding. Its edits lie inside the occurrence and do not overlap. */
export interface Fix {
	/** What it does, and the same in English. */
	readonly says: Wording;
	readonly title: Shown;
	readonly edits: readonly Edit[];
	/** Whether it may be applied without asking: see `automatic.ts`. */
	readonly automatic: boolean;
	readonly preferred: boolean;
}

/** A rule's result on an occurrence, in document offsets. */
export interface Finding extends Span {
	readonly code: string;
	readonly severity: Severity;
	/** What is said but once in a document: of several findings with the same, the first counts. */
	readonly once?: string | undefined;
	/** Whether it is told only where few URLs of the document have such: see `examples.ts`. */
	readonly doubted?: boolean;
	/** Whether it is told only where the document does not test itself: see `examples.ts`. */
	readonly tried?: boolean;
	/** What is wrong. Made when asked for. */
	readonly says: Wording;
	/** The same in English, as programs read it. Made when asked for. */
	readonly message: Shown;
	/** The logical text of the URL, secrets masked. Made when asked for. */
	readonly url: Shown;
	/** Made once, when asked for: each is tried first and offered only if it removes the finding and adds none. */
	fixes(): readonly Fix[];
	/** The first of them that may be applied without asking. No other is tried for it. Absent where none ever may. */
	automaticFix?(): Fix | undefined;
}
