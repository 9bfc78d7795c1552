/** The safe fixes of all files of the workspace, as one edit that shows what it is going to do. */

import type { CancellationToken, ChangeAnnotation } from 'vscode-languageserver';
import { fixAll } from '../analysis/fix-all';
import { message } from '../data/messages';
import { ours } from '../data/shown';
import type { Phrase } from '../data/words';
import { textEdits } from '../features/actions/text-edits';
import type { FixWorkspaceArguments } from '../protocol';
import type { WorkspaceFixes } from '../protocol/workspace';
import { severities } from '../settings';
import { summaryOf } from './summary';
import type { FileNow, Workspace } from './workspace';
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
	const repairs: { readonly key: string; readonly read: FileNow; readonly fixed: number; readonly edits: FileEdits }[] =
		[];
	let left = 0;
	const annotations: Record<string, ChangeAnnotation> = {};
	for (const [key, file] of workspace.files) {
		if (token.isCancellationRequested) return null;
		const findings = reportOf(file)?.findings;
		if (!file.listed || findings === undefined || severities.every((severity) => findings[severity] === 0)) continue;
		const read = await workspace.textOf(key);
		if (read?.isExact !== true) {
			left++;
			continue;
		}
		const { document, isOpen, settings } = read;
		const text = { text: document.getText(), languageId: document.languageId };
		const repaired = fixAll(text, settings.settings, code);
		if (repaired.fixed === 0) continue;
		const edits = repaired.byRule.flatMap(({ code: rule, edits: ofRule }) => {
			const annotationId = rule ?? 'several';
			annotations[annotationId] ??= { label: workspace.words.of(labelOf(rule)), needsConfirmation: true };
			return textEdits(document, ofRule).map((edit) => ({ ...edit, annotationId }));
		});
		const version = isOpen ? document.version : null;
		repairs.push({ key, read, fixed: repaired.fixed, edits: { uri: document.uri, version, edits } });
	}
	// Edits of what changed meanwhile would hit something else.
	const current = repairs.filter(({ key, read }) => workspace.isCurrent(key, read));
	left += repairs.length - current.length;
	const { skipped } = summaryOf(workspace);
	const unreadable = (skipped.unreadable ?? 0) + left;
	const all = current.map(({ edits }) => edits);
	return {
		edit: workspaceEdit(all, annotations, support),
		fixed: current.reduce((sum, { fixed }) => sum + fixed, 0),
		files: current.length,
		skipped: left === 0 ? skipped : { ...skipped, unreadable },
	};
}

function labelOf(rule: string | undefined): Phrase {
	return rule === undefined ? message('fixes.rules') : message('fixes.rule', { code: ours(rule) });
}
