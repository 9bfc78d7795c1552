/** What a finding has around it beside its own URL. */

import type { Document } from './finding';
import type { RepeatedTokens } from './repeated-tokens';

/** Where URLs stand that were read in the same stretch of a document. */
export interface Surroundings {
	/** The stretch. */
	readonly document: Document;
	/** How far its offsets are from the whole document's. */
	readonly base: number;
	readonly tokens: RepeatedTokens;
}
