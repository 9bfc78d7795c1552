/** What hover offers to do about what is wrong with a URL: repair it, and explain the rule. */

import { type Disposable, type LogOutputChannel, l10n, type Position, type TextDocument, Uri } from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { type FindingsParams, findingsRequest, hoverCommands, type UrlFindings } from '../../server/src/protocol';
import { applyEdits } from './apply-edits';
import { pagesPath, ruleAt, ruleFrom } from './rule-page';
import { choose, editors, executeCommand, openUris, type Register, say } from './surfaces';
import { editorOf, type Target, targetOf } from './target';

/** @param root the extension's folder, in which the rules' pages are */
export function registerFindings(
	client: BaseLanguageClient,
	register: Register,
	root: Uri,
	log: LogOutputChannel,
): Disposable[] {
	const onUrl = (command: string, run: (target: Target, found: UrlFindings) => Promise<void>) =>
		register(command, async (given?: unknown) => {
			const rule = command === hoverCommands.explainRule ? ruleFrom(given) : undefined;
			if (rule !== undefined) return explain(pageOf(root, rule));
			const target = targetOf(given);
			const cursor = target?.selections[0]?.active;
			if (target === undefined || cursor === undefined) return;
			const found = await findingsOf(client, target.document, cursor);
			if (found === null) say(l10n.t('No URL under the cursor'));
			else if (found.codes.length === 0) say(l10n.t('Nothing is wrong with this URL'));
			else await run(target, found);
		});
	return [
		onUrl(hoverCommands.fixUrl, async ({ document }, found) => {
			if (found.edits.length === 0) return say(l10n.t('Nothing here can be repaired at once'));
			await applyEdits(client, editorOf(document) ?? (await editors.showTextDocument(document)), found);
		}),
		onUrl(hoverCommands.explainRule, async (_, { codes }) => {
			const choices = codes.map((label) => ({ label }));
			const rule = choices.length === 1 ? choices[0] : await choose(choices, { title: l10n.t('Explain which rule?') });
			if (rule !== undefined) await explain(pageOf(root, rule.label));
		}),
		openUris((path) => {
			const rule = ruleAt(path);
			return rule === undefined ? undefined : explain(pageOf(root, rule));
		}, log),
	];
}

/** Where the page of a rule is in the package. */
function pageOf(root: Uri, rule: string): Uri {
	return Uri.joinPath(root, pagesPath, `${rule}.md`);
}

/** As a page, beside what is being written; as text where the editor cannot show it. */
async function explain(page: Uri): Promise<void> {
	try {
		await executeCommand('markdown.showPreviewToSide', page);
	} catch {
		await executeCommand('vscode.open', page);
	}
}

function findingsOf(client: BaseLanguageClient, document: TextDocument, cursor: Position): Promise<UrlFindings | null> {
	const textDocument = client.code2ProtocolConverter.asTextDocumentIdentifier(document);
	const position = client.code2ProtocolConverter.asPosition(cursor);
	const params: FindingsParams = { textDocument, version: document.version, position };
	return client.sendRequest<UrlFindings | null>(findingsRequest, params);
}
