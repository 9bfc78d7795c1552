/** Checks all files of the workspace, and says what came of it. */

import { type Disposable, env, l10n } from 'vscode';
import { type BaseLanguageClient, WorkDoneProgress } from 'vscode-languageclient';
import {
	type CheckWorkspaceParams,
	checkWorkspaceRequest,
	type WorkspaceSummary,
} from '../../server/src/protocol/workspace';
import { executeCommand, offer, type Register, say, withProgress } from './surfaces';
import { hasFindings, stepping, summaryInWords, wordsIn } from './workspace-words';

/** Registers the command; it answers what it says. */
export function registerWorkspaceCheck(client: BaseLanguageClient, register: Register): Disposable {
	let runs = 0;
	return register('urlLint.checkWorkspace', async () => {
		const summary = await withProgress(l10n.t('Checking the URLs of the workspace'), async (report, token) => {
			const params: CheckWorkspaceParams = { workDoneToken: `check-workspace-${++runs}` };
			const listening = client.onProgress(WorkDoneProgress.type, params.workDoneToken as string, stepping(report));
			try {
				return await client.sendRequest<WorkspaceSummary>(checkWorkspaceRequest, params, token);
			} finally {
				listening.dispose();
			}
		});
		const said = summaryInWords(summary, wordsIn(env.language, l10n));
		if (!hasFindings(summary)) say(said);
		else void offer(said, l10n.t('Show Problems'), () => executeCommand('workbench.panel.markers.view.focus'));
		return said;
	});
}
