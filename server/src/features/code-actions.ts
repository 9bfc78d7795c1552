import { type CodeAction, CodeActionKind, type CodeActionParams } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { type Analysis, automaticEdits, type Finding, fixAllEdits } from '../analysis';
import { message } from '../data/messages';
import type { Settings } from '../settings';
import { configureActions } from './configure';
import { diagnosticOf } from './diagnostics';
import { textEdits } from './text-edits';

export const fixAllKind = `${CodeActionKind.SourceFixAll}.urlLint`;

export const codeActionKinds = [CodeActionKind.QuickFix, CodeActionKind.RefactorRewrite, fixAllKind];

/**
 * The code actions for a range: the fixes of the findings there, and all automatic fixes at once where that is asked for.
 * @param configures whether the client has our command that changes settings
 */
export function codeActionsOf(
	document: TextDocument,
	analysis: Analysis,
	{ range, context }: CodeActionParams,
	settings: Settings,
	configures = false,
): CodeAction[] {
	const wants = (kind: string) =>
		context.only?.some((only) => kind === only || kind.startsWith(`${only}.`)) ?? kind === CodeActionKind.QuickFix;
	const actions: CodeAction[] = [];
	if (wants(CodeActionKind.QuickFix)) {
		const start = document.offsetAt(range.start);
		const end = document.offsetAt(range.end);
		const here = analysis.findings.filter((finding) => finding.offset <= end && finding.end >= start);
		for (const finding of here) actions.push(...quickFixes(document, analysis, finding));
		if (configures) actions.push(...settingChanges(document, here));
	}
	if (context.only !== undefined && wants(fixAllKind)) actions.push(...fixAll(document, settings));
	return actions;
}

/** The fixes of one finding, and the same for all of its kind in the file. */
function quickFixes(document: TextDocument, analysis: Analysis, finding: Finding): CodeAction[] {
	const diagnostic = diagnosticOf(document, finding);
	const fixes = finding.fixes();
	const actions = fixes.map(
		(fix): CodeAction => ({
			title: fix.title,
			kind: CodeActionKind.QuickFix,
			diagnostics: [diagnostic],
			...(fix.preferred ? { isPreferred: true } : {}),
			edit: { changes: { [document.uri]: textEdits(document, fix.edits) } },
		}),
	);
	if (!fixes.some(({ all }) => all)) return actions;
	const edits = automaticEdits(analysis.findings.filter(({ code }) => code === finding.code));
	if (edits.length < 2) return actions;
	const title = message('fix.in-file', { count: edits.length, code: finding.code });
	const edit = { changes: { [document.uri]: textEdits(document, edits.flat()) } };
	return [...actions, { title, kind: CodeActionKind.QuickFix, diagnostics: [diagnostic], edit }];
}

/** Changes of the settings, each once. */
function settingChanges(document: TextDocument, findings: readonly Finding[]): CodeAction[] {
	const changes = new Map<string, CodeAction>();
	for (const finding of findings)
		for (const action of configureActions(document.uri, finding, diagnosticOf(document, finding)))
			changes.set(JSON.stringify(action.command), action);
	return [...changes.values()];
}

function fixAll(document: TextDocument, settings: Settings): CodeAction[] {
	const edits = fixAllEdits({ text: document.getText(), languageId: document.languageId }, settings);
	if (edits.length === 0) return [];
	const edit = { changes: { [document.uri]: textEdits(document, edits) } };
	return [{ title: message('fix.everything'), kind: fixAllKind, edit }];
}
