/** Repairs in all files of the workspace, through the editor's preview. */

import { type Disposable, env, l10n, type Uri, workspace } from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { type FixWorkspaceArguments, fixWorkspaceCommand } from '../../server/src/protocol';
import { type WorkspaceFixes, workspaceFixesRequest } from '../../server/src/protocol/workspace';
import { Changes } from './changes';
import { offer, type Register, say, withProgress } from './surfaces';
import { editsByDocument, isCurrent, ticked } from './ticked';
import { type Applied, outcomeInWords, wordsIn } from './workspace-words';

/** The command, for the palette and for code actions; it answers what it says. */
export function registerWorkspaceFix(client: BaseLanguageClient, register: Register): Disposable[] {
	const changes = new Changes();
	const fix = new WorkspaceFix(client, changes);
	return [changes, register(fixWorkspaceCommand, (given?: FixWorkspaceArguments) => fix.run(given))];
}

class WorkspaceFix {
	constructor(
		private readonly client: BaseLanguageClient,
		private readonly changes: Changes,
	) {}

	/** @returns what was done, in words */
	async run({ code }: FixWorkspaceArguments = {}): Promise<string> {
		const params: FixWorkspaceArguments = code === undefined ? {} : { code };
		const fixes = await withProgress(l10n.t('Looking for URLs to fix'), (_, token) =>
			this.client.sendRequest<WorkspaceFixes | null>(workspaceFixesRequest, params, token),
		);
		const changed: Uri[] = [];
		const applied = fixes === null || fixes.fixed === 0 ? undefined : await this.#apply(fixes, changed);
		const said = outcomeInWords(fixes, applied, wordsIn(env.language, l10n));
		const show = () => this.changes.show(l10n.t('What URL Lint changed'), changed);
		if (changed.length === 0) say(said);
		else void offer(said, l10n.t('Show Changes'), show);
		return said;
	}

	/**
	 * All in one step, which can be undone. What was saved before is saved again, if `files.refactoring.autoSave` says so.
	 * @param changed gets the files that have changed
	 */
	async #apply({ edit }: WorkspaceFixes, changed: Uri[]): Promise<Applied | undefined> {
		const { code2ProtocolConverter: toServer, protocol2CodeConverter: toEditor } = this.client;
		const expected = editsByDocument(edit);
		const versions = () => new Map(workspace.textDocuments.map(({ uri, version }) => [toServer.asUri(uri), version]));
		await this.changes.remember([...expected.keys()].map((uri) => toEditor.asUri(uri)));
		const current = versions();
		if (!isCurrent(edit, (uri) => current.get(uri))) return undefined;
		let left = [...expected.values()].reduce((sum, count) => sum + count, 0);
		const listening = workspace.onDidChangeTextDocument(({ document: { uri }, contentChanges }) => {
			if (contentChanges.length === 0 || !expected.has(toServer.asUri(uri))) return;
			if (!changed.some((each) => each.toString() === uri.toString())) changed.push(uri);
			left -= contentChanges.length;
		});
		try {
			await workspace.applyEdit(await toEditor.asWorkspaceEdit(ticked(edit)), { isRefactoring: true });
		} finally {
			listening.dispose();
		}
		return { files: changed.length, whole: left <= 0 };
	}
}
