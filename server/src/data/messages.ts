/**
 * Everything a user reads goes through here. A rule's own words stand in its file, all others in the tables of this folder, in English;
 * other languages have them in `tongues`, under the same keys.
 */

import { commandMessages } from './command-messages';
import { configMessages } from './config-messages';
import { derivationMessages } from './derivation-messages';
import { explainMessages } from './explain-messages';
import { inspectorMessages } from './inspector-messages';
import { refactorMessages } from './refactor-messages';
import { serverMessages } from './server-messages';
import { suppressionMessages } from './suppression-messages';
import type { Phrase, PhraseParams } from './words';
import { workspaceMessages } from './workspace-messages';

const findings = {
	'finding.others': 'This URL has {count} more of its kind.',
	'finding.others-at-least': 'This URL has at least {count} more of its kind.',
	'finding.with-others': '{finding} {others}',
	'finding.unshown': 'Raise urlLint.maxProblems to see more: only the first {count} findings are shown.',
	'finding.unsought': 'Repair some of these first: only the first {count} findings of a document are looked for.',
} as const;

const fixes = {
	'fix.encode': 'Write {character} as {encoded}',
	'fix.encode-all': 'Percent-encode all unsafe characters of this URL',
	'fix.decode-all': 'Decode all of this URL that need not be encoded',
	'fix.reencode': 'Write it as UTF-8, read as {charset}: {text}',
	'fix.encode-percent': 'Write the percent sign as %25',
	'fix.replace': 'Write {text}',
	'fix.remove': 'Remove {character}',
	'fix.remove-spaces': 'Remove the spaces',
	'fix.one-hash': 'Write one "#"',
	'fix.straight-quotes': 'Put the title in straight quotes',
	'fix.slash': 'Write "/" for the backslash',
	'fix.slash-all': 'Write "/" for all backslashes of this URL',
	'fix.drop-scheme': 'Drop the first {scheme}',
	'fix.drop-second-scheme': 'Drop the second {scheme}',
	'fix.drop-colon': 'Leave the colon out',
	'fix.drop-port': 'Leave the port out',
	'fix.drop-fragment': 'Leave the fragment out',
	'fix.drop-slashes': 'Leave the slashes out',
	'fix.drop-zone': 'Leave the zone identifier out',
	'fix.drop-line-break': 'Remove the line break',
	'fix.drop-dot': 'Drop the extra dot',
	'fix.drop-hyphen': 'Drop the hyphen',
	'fix.drop-password': 'Drop the password',
	'fix.drop-user': 'Drop the user name',
	'fix.drop-user-and-password': 'Drop the user name and the password',
	'fix.punycode': 'Write the host as {ascii}',
	'fix.insert-space': 'Put a space behind the URL',
	'fix.join': 'Join the lines of the URL',
	'fix.join-with-hyphen': 'Join the lines and keep the hyphen',
	'fix.join-without-hyphen': 'Join the lines without the hyphen',
	'fix.wrap-lines': 'Put <URL:…> around the lines of the URL',
	'fix.wrap-url': 'Put <…> around the URL',
	'fix.join-link': 'Remove the space',
	'fix.space-before-title': 'Put a space before the title',
	'fix.drop-quotes': 'Remove the quotation marks',
	'fix.drop-parentheses': 'Remove the inner parentheses',
	'fix.parentheses': 'Write "(" and ")"',
	'fix.unnest-link': 'Write the URL alone',
	'fix.keep-first': 'Keep the first URL',
	'fix.drop-end': 'Remove it',
	'fix.close-link': 'Insert "{close}"',
	'fix.close-link-instead': 'Write "{close}" instead',
	'fix.wrap-destination': 'Put <…> around the destination',
	'fix.https': 'Write https',
	'fix.drop-tracking': 'Remove what only tracks',
	'fix.usual': 'Write it as is usual here',
	'fix.file-path': 'Write "///" and "/" for the backslashes',
	'fix.kind-in-file': 'Apply all safe fixes of {code} in the file',
	'fix.in-file': 'Apply all {count} safe fixes of {code} in the file',
	'fix.explain': 'Explain {code}',
	'fix.everything': 'Apply all safe URL Lint fixes',
} as const;

const reasons = {
	'reason.space': 'browsers encode it, but other programs refuse it or stop there',
	'reason.angle': 'it encloses URLs in text',
	'reason.quote': 'it encloses URLs in some systems',
	'reason.hash': 'only the first one starts a fragment',
	'reason.gateway': 'gateways may change it',
	'word.or': '{list} or {last}',
	'name.character': '"{text}"',
	'name.service': ' ({service})',
	'name.quote': 'a quotation mark',
	'name.hidden': 'the hidden character',
	'name.its-escape': 'its escape',
	'name.space': 'a space',
	'name.spaces': 'a run of {count} spaces',
} as const;

/** All texts in English but the command's, which `cli/messages.ts` adds: no editor and no library carries its pages of help. */
export const messages = {
	...findings,
	...fixes,
	...reasons,
	...explainMessages,
	...commandMessages,
	...configMessages,
	...derivationMessages,
	...inspectorMessages,
	...refactorMessages,
	...serverMessages,
	...suppressionMessages,
	...workspaceMessages,
} as const;

/** The key of a text. */
export type MessageKey = keyof typeof messages;

/** What a text's `{name}` stands for. */
export type MessageParams = PhraseParams;

/** Whether a text stands under the key. */
export function isMessageKey(key: string): key is MessageKey {
	return Object.hasOwn(messages, key);
}

/** What the text under `key` says, each `{name}` to be replaced by its parameter. */
export function message(key: MessageKey, params: MessageParams = {}): Phrase {
	return { key, english: messages[key], params };
}
