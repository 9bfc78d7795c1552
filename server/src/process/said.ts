/** What the server's process says of itself: a piece of its own, loaded once there is something to say. */

import { type MessageKey, message } from '../data/messages';
import { english, type PhraseParams } from '../data/words';

/** A text in English: who reads it starts servers. */
export function said(key: MessageKey, params: PhraseParams = {}): string {
	return english.of(message(key, params));
}
