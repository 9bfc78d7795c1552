/** *Paste URL Encoded* among what the editor offers to paste, never before the text itself. */

import { type Disposable, type LogOutputChannel, l10n, type Range, type TextDocument } from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { type PasteParams, pasteRequest, type VersionedEdits } from '../../server/src/protocol';
import { isChecked } from './documents';
import { wordsOf } from './log';
import { offerPaste } from './surfaces';
import { isWorthOffering, pastedAlike, textsToPaste } from './transform-choices';

/** Offers it in all documents that are checked. */
export function registerPasting(client: BaseLanguageClient, log: LogOutputChannel): Disposable {
	return offerPaste(
		['urlLint', 'encoded'],
		l10n.t('Paste URL Encoded'),
		async (text, { document, ranges, isAsked }) => {
			if (!isChecked(document) || !isWorthOffering(text, isAsked)) return undefined;
			try {
				return await encodedFor(client, document, ranges, text);
			} catch (error) {
				// The text is pasted as it is.
				log.error(wordsOf(error));
				return undefined;
			}
		},
	);
}

async function encodedFor(
	client: BaseLanguageClient,
	document: TextDocument,
	ranges: readonly Range[],
	text: string,
): Promise<string | undefined> {
	const { code2ProtocolConverter: converter } = client;
	const params: PasteParams = {
		uri: converter.asUri(document.uri),
		ranges: ranges.map((range) => converter.asRange(range)),
		texts: textsToPaste(text, ranges.length),
	};
	const answer = await client.sendRequest<VersionedEdits | null>(pasteRequest, params);
	return answer?.version === document.version ? pastedAlike(text, ranges.length, answer) : undefined;
}
