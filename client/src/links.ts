/** Follows links with the URL exactly as the document means it: a URI of the editor would write `%2F` and `@` anew. */

import { type Disposable, l10n } from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { followLinkCommand, linkRequest } from '../../server/src/protocol';
import { placeFrom } from './hover-place';
import { executeCommand, type Register, say } from './surfaces';

/** Registers the command to which our links lead. What it opens the server tells: no text stands in the command, and without a place there is nothing to open. */
export function registerFollowLink(client: BaseLanguageClient, register: Register): Disposable {
	return register(followLinkCommand, async (given?: unknown) => {
		const place = placeFrom(given);
		if (place === undefined) return;
		const url = await client.sendRequest<string | null>(linkRequest, place);
		if (url === null) say(l10n.t('The document has changed since: follow the link once more.'));
		// A string is opened as it is, behind the editor's question about trusted domains.
		else await executeCommand('vscode.open', url);
	});
}
