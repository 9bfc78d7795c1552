/** The safe fixes of all files of the workspace, as one edit that shows what it is going to do. */

import type { CancellationToken, ChangeAnnotation } from 'vscode-languageserver';
import { fixAll } from '../analysis/fix-all';
import { message } from '../data/messages';
import { ours } from '../data/shown';
import { textEdits } from '../features/actions/text-edits';
import type { FixWorkspaceArguments } from '../protocol';
import type { WorkspaceFixes } from '../protocol/workspace';
import { severities } from '../settings';
import { summaryOf } from './summary';
import type { Workspace } from './workspace';
import { type EditSupport, type FileEdits, workspaceEdit } from './workspace-edit';
import { reportOf } from './workspace-file';

/** `null` where that was cancelled, or not all files were looked at. */
export async function fixesOf(
	workspace: Workspace,
	{ code }: FixWorkspaceArguments,
	token: CancellationToken,
	support: EditSupport,
): Promise<WorkspaceFixes | null> {
	if (!(await workspace.whole(token))) return null;
	const files: FileEdits[] = [];
	const annotations: Record<string, ChangeAnnotation> = {};
	let fixed = 0;
	for (const [key, file] of workspace.files) {
		if (token.isCancellationRequested) return null;
		const findings = reportOf(file)?.findings;
		if (!file.listed || findings === undefined || severities.every((severity) => findings[severity] === 0)) continue;
		const read = await workspace.textOf(key);
		if (read === undefined) continue;
		const { document, isOpen, settings } = read;
		const text = { text: document.getText(), languageId: document.languageId };
		const repaired = fixAll(text, settings.settings, code);
		if (repaired.fixed === 0) continue;
		fixed += repaired.fixed;
		const edits = repaired.byRule.flatMap(({ code: rule, edits: ofRule }) => {
			const annotationId = rule ?? 'several';
			annotations[annotationId] ??= { label: labelOf(rule), needsConfirmation: true };
			return textEdits(document, ofRule).map((edit) => ({ ...edit, annotationId }));
		});
		files.push({ uri: document.uri, version: isOpen ? document.version : null, edits });
	}
	const { skipped } = summaryOf(workspace);
	return { edit: workspaceEdit(files, annotations, support), fixed, files: files.length, skipped };
}

function labelOf(rule: string | undefined): string {
	return rule === undefined ? message('fixes.rules') : message('fixes.rule', { code: ours(rule) });
}
