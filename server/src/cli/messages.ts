/** The texts of `data/messages.ts` and the command's own, which nobody else carries. */

import { cliMessages } from '../data/cli-messages';
import { messages as shared } from '../data/messages';
import type { Phrase, PhraseParams } from '../data/words';

/** All texts in English, the command's too. */
export const messages = { ...shared, ...cliMessages } as const;

/** The key of a text. */
export type MessageKey = keyof typeof messages;

/** Whether a text stands under the key. */
export function isMessageKey(key: string): key is MessageKey {
	return Object.hasOwn(messages, key);
}

/** What the text under `key` says, each `{name}` to be replaced by its parameter. */
export function message(key: MessageKey, params: PhraseParams = {}): Phrase {
	return { key, english: messages[key], params };
}
