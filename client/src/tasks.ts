/** Runs the command that comes with the extension as a task. Not in a browser, where there is no process. */

import { type Disposable, l10n, ProcessExecution } from 'vscode';
import { checkArguments, taskType } from './check-task';
import { provideTasks } from './surfaces';

/** @param command the file of the command, `dist/cli.js` */
export function registerTasks(command: string): Disposable {
	// The editor's own program is a Node too, when it is told so.
	const env = { ELECTRON_RUN_AS_NODE: '1' };
	return provideTasks(
		taskType,
		l10n.t('check'),
		(definition) => new ProcessExecution(process.execPath, [command, ...checkArguments(definition)], { env }),
	);
}
