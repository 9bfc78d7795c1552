import type { SkipReason, WorkspaceSummary } from '../protocol/workspace';
import { severities } from '../settings';
import type { Workspace } from './workspace';

/** What is known of the workspace, in numbers. */
export function summaryOf(workspace: Workspace): WorkspaceSummary {
	const findings = { error: 0, warning: 0, information: 0, hint: 0 };
	const skipped: Partial<Record<SkipReason, number>> = {};
	let files = 0;
	let urls = 0;
	for (const [key, { result, listed }] of workspace.files) {
		if (result === undefined || !listed) continue;
		if (result.skipped !== undefined) {
			skipped[result.skipped] = (skipped[result.skipped] ?? 0) + 1;
			continue;
		}
		files++;
		urls += workspace.index.countOf(key);
		for (const severity of severities) findings[severity] += result.findings[severity];
	}
	return { files, urls, findings, skipped, complete: workspace.complete };
}
