import { type CodeAction, CodeActionKind, type CodeActionParams } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { type Analysis, applyEdits, type Edit, type Finding, type Occurrence } from '../../analysis/analyse';
import { automaticEdits, fixAll } from '../../analysis/fix-all';
import { message } from '../../data/messages';
import { ours } from '../../data/shown';
import type { Wording } from '../../data/words';
import { changeBy } from '../../find/division';
import { finished } from '../../find/scanned';
import { type ClientSupport, fixWorkspaceCommand, hoverCommands, type RuleArguments } from '../../protocol';
import type { EditorSettings, Settings } from '../../settings';
import type { Span } from '../../url/url';
import { diagnosticOf, type Telling } from '../diagnostics';
import { fixAllKind } from '../names';
import { configureActions } from './configure';
import { isAsked } from './kinds';
import { Suppressor } from './suppress';
import { spanOf, textEdits, textOf } from './text-edits';

/** What the client does for code actions, beyond the protocol and of it. */
export type ActionSupport = ClientSupport['urlLint'] & {
	/** It asks for the edits of an action when somebody chose that. */
	readonly resolvesEdits?: boolean;
};

/**
 * The code actions for a range: the fixes of the findings there, and all automatic fixes at once where that is asked for.
 * @param client what the client does for us
 */
export function codeActionsOf(
	document: TextDocument,
	analysis: Analysis,
	{ range, context }: CodeActionParams,
	settings: EditorSettings,
	client: ActionSupport = {},
): CodeAction[] {
	const wants = (kind: string) => isAsked(kind, context.only) ?? kind === CodeActionKind.QuickFix;
	const actions: CodeAction[] = [];
	if (wants(CodeActionKind.QuickFix)) {
		const here = findingsIn(analysis, spanOf(document, range), settings.maxProblems);
		const telling: Telling = { words: settings.words, rulePages: client.rulePages };
		const levels = levelsOf(document, analysis, settings);
		const codes = new Set<string>();
		for (const finding of here.slice(0, MOST_FIXED)) {
			actions.push(...quickFixes(document, levels, finding, telling));
			if (codes.has(finding.code)) continue;
			const ofKind = fixesOfKind(document, levels, finding, client, telling);
			if (ofKind.length > 0) codes.add(finding.code);
			actions.push(...ofKind);
		}
		if (here.length <= MOST_FIXED) actions.push(...suppressions(document, analysis, here, settings, telling));
		if (here.length <= MOST_FIXED && client.configure === true)
			actions.push(...settingChanges(document, here, telling));
		if (here.length <= MOST_FIXED && client.hoverCommands === true)
			actions.push(...explanations(document, here, telling));
	}
	if (context.only !== undefined && wants(fixAllKind))
		actions.push(...everything(document, analysis, settings, client));
	return actions;
}

/** The findings that touch a span: those that are shown, and behind them no more than a menu is of use for. */
function findingsIn(analysis: Analysis, { offset, end }: Span, most: number): readonly Finding[] {
	const touches = (finding: Finding) => finding.offset <= end && finding.end >= offset;
	const { findings, until } = analysis.first(most);
	const found = findings.filter(touches);
	const { occurrences } = analysis;
	for (let index = occurrences.indexAfter(Math.max(offset, until) - 1); index < occurrences.length; index++) {
		if (occurrences.offsetAt(index) > end || found.length > MOST_FIXED) break;
		for (const finding of analysis.findingsOf(occurrences.at(index)))
			if (finding.offset >= until && touches(finding)) found.push(finding);
	}
	return found;
}

/** In how many findings a menu is of use: whoever selects more, wants what goes for all of a kind. */
const MOST_FIXED = 20;

/** The fixes of one finding, and the same for all of its kind in the URL. */
function quickFixes(document: TextDocument, levels: Levels, finding: Finding, telling: Telling): CodeAction[] {
	const fixes = finding.fixes();
	const actions = fixes.map((fix) => {
		const action = actionOf(document, finding, fix.says, fix.edits, telling);
		return fix.preferred ? { ...action, isPreferred: true } : action;
	});
	const { code } = finding;
	const inUrl = levels.inUrl(finding);
	// Some rules offer this themselves, in better words.
	if (inUrl.length > 1 && !fixes.some(({ edits }) => isSame(edits, inUrl.flat()))) {
		const all = message('fix.in-url', { count: inUrl.length, code: ours(code) });
		actions.push(actionOf(document, finding, all, inUrl.flat(), telling));
	}
	return actions;
}

/** The automatic fixes of all findings of a kind, in the file and in the workspace. */
function fixesOfKind(
	document: TextDocument,
	levels: Levels,
	finding: Finding,
	client: ActionSupport,
	telling: Telling,
): CodeAction[] {
	if (!finding.fixes().some(({ automatic }) => automatic)) return [];
	const { words } = telling;
	const { code } = finding;
	const actions: CodeAction[] = [];
	if (client.resolvesEdits === true) {
		const title = words.of(message('fix.kind-in-file', { code: ours(code) }));
		const data: ManyFixes = { uri: document.uri, code };
		if (levels.hasSeveral(code)) actions.push({ title, ...aboutOf(document, finding, telling), data });
	} else {
		const inFile = levels.inFile(code);
		const all = message('fix.in-file', { count: inFile.length, code: ours(code) });
		if (inFile.length > 1) actions.push(actionOf(document, finding, all, inFile.flat(), telling));
	}
	if (client.fixWorkspace === true) {
		const title = words.of(message('fix.in-workspace', { code: ours(code) }));
		const command = { title, command: fixWorkspaceCommand, arguments: [{ code }] };
		actions.push({ title, ...aboutOf(document, finding, telling), command });
	}
	return actions;
}

function aboutOf(
	document: TextDocument,
	finding: Finding,
	telling: Telling,
): Required<Pick<CodeAction, 'kind' | 'diagnostics'>> {
	return { kind: CodeActionKind.QuickFix, diagnostics: [diagnosticOf(document, finding, telling)] };
}

function actionOf(
	document: TextDocument,
	finding: Finding,
	says: Wording,
	edits: readonly Edit[],
	telling: Telling,
): CodeAction {
	const edit = { changes: { [document.uri]: textEdits(document, edits) } };
	return { title: telling.words.of(says), ...aboutOf(document, finding, telling), edit };
}

function isSame(some: readonly Edit[], others: readonly Edit[]): boolean {
	const text = (edits: readonly Edit[]) => JSON.stringify([...edits].sort((a, b) => a.offset - b.offset));
	return some.length === others.length && text(some) === text(others);
}

/** A menu opens at every move of the cursor, and what can be done in the whole file stays the same meanwhile. */
const known = new WeakMap<Analysis, Levels>();

function levelsOf(document: TextDocument, analysis: Analysis, settings: EditorSettings): Levels {
	const levels = known.get(analysis) ?? new Levels(document, analysis, settings);
	known.set(analysis, levels);
	return levels;
}

/** Per finding, the edits that repair all of its kind, in its URL and in the file; each is looked for once. */
class Levels {
	readonly #several = new Map<string, boolean>();
	readonly #inFile = new Map<string, (readonly Edit[])[]>();
	readonly #inUrl = new Map<string, (readonly Edit[])[]>();

	constructor(
		private readonly document: TextDocument,
		private readonly analysis: Analysis,
		private readonly settings: EditorSettings,
	) {}

	/** Whether several that are shown of the kind may be repaired without asking. */
	hasSeveral(code: string): boolean {
		const known = this.#several.get(code);
		if (known !== undefined) return known;
		const { findings } = this.analysis.first(this.settings.maxProblems);
		const isRepaired = (finding: Finding) => finding.code === code && finding.automaticFix?.() !== undefined;
		const first = findings.findIndex(isRepaired);
		const several = first >= 0 && findings.slice(first + 1).some(isRepaired);
		this.#several.set(code, several);
		return several;
	}

	/** What may be done without asking. */
	inFile(code: string): (readonly Edit[])[] {
		const known = this.#inFile.get(code);
		if (known !== undefined) return known;
		const edits = automaticEdits(this.analysis.findings.filter((other) => other.code === code));
		this.#inFile.set(code, edits);
		return edits;
	}

	/** What may be done without asking, else what is preferred: whoever asks for it sees all of the URL. */
	inUrl({ offset, code }: Finding): (readonly Edit[])[] {
		const url = this.analysis.occurrences.around(offset);
		if (url === undefined) return [];
		const key = `${url.offset} ${code}`;
		const known = this.#inUrl.get(key);
		if (known !== undefined) return known;
		const all = this.analysis.findingsOf(url).filter((other) => other.code === code);
		const automatic = automaticEdits(all);
		const edits = automatic.length > 0 ? automatic : this.#preferred(all, url);
		this.#inUrl.set(key, edits);
		return edits;
	}

	/** The preferred fixes, if there is one for each and together they repair as many. */
	#preferred(findings: readonly Finding[], url: Occurrence): (readonly Edit[])[] {
		if (findings.length < 2 || findings.length > MOST_TRIED) return [];
		const fixes = findings.flatMap((finding) => finding.fixes().find(({ preferred }) => preferred) ?? []);
		if (fixes.length < findings.length) return [];
		const edits = fixes.flatMap((fix) => fix.edits).sort((a, b) => a.offset - b.offset);
		if (edits.some(({ offset }, index) => offset < (edits[index - 1]?.end ?? 0))) return [];
		const after = finished(this.analysis.changed(applyEdits(this.document.getText(), edits), changeBy(edits)));
		const fixed = after.occurrences.around(url.offset);
		const left = fixed === undefined ? Number.NaN : after.findingsOf(fixed).length;
		const isBetter = left === this.analysis.findingsOf(url).length - findings.length;
		return isBetter && after.occurrences.length === this.analysis.occurrences.length
			? fixes.map((fix) => fix.edits)
			: [];
	}
}

/** More findings in one URL are data; each of their fixes would be tried to open a menu. */
const MOST_TRIED = 100;

/** Comments that switch findings off, each once. */
function suppressions(
	document: TextDocument,
	analysis: Analysis,
	findings: readonly Finding[],
	settings: EditorSettings,
	telling: Telling,
): CodeAction[] {
	const suppressor = new Suppressor(textOf(document), analysis, settings);
	const actions = new Map<string, CodeAction>();
	for (const finding of findings)
		for (const { title, edit } of suppressor.fixesOf(finding)) {
			const key = JSON.stringify([title, edit]);
			const action: CodeAction = {
				title,
				kind: CodeActionKind.QuickFix,
				diagnostics: [...(actions.get(key)?.diagnostics ?? []), ...aboutOf(document, finding, telling).diagnostics],
				edit: { changes: { [document.uri]: textEdits(document, [edit]) } },
			};
			actions.set(key, action);
		}
	return [...actions.values()];
}

/** Changes of the settings, each once. */
function settingChanges(document: TextDocument, findings: readonly Finding[], telling: Telling): CodeAction[] {
	const { words } = telling;
	const changes = new Map<string, CodeAction>();
	for (const finding of findings)
		for (const action of configureActions(document.uri, finding, diagnosticOf(document, finding, telling), words))
			changes.set(JSON.stringify(action.command), action);
	return [...changes.values()];
}

/** The pages of the rules, each once. */
function explanations(document: TextDocument, findings: readonly Finding[], telling: Telling): CodeAction[] {
	const actions = new Map<string, CodeAction>();
	for (const finding of findings) {
		const { code } = finding;
		const about = aboutOf(document, finding, telling);
		const diagnostics = [...(actions.get(code)?.diagnostics ?? []), ...about.diagnostics];
		const title = telling.words.of(message('fix.explain', { code: ours(code) }));
		const argument: RuleArguments = { rule: code };
		const command = { title, command: hoverCommands.explainRule, arguments: [argument] };
		actions.set(code, { title, ...about, diagnostics, command });
	}
	return [...actions.values()];
}

/** What a client gives back of an action that stands for many fixes, to have its edits. */
interface ManyFixes {
	readonly uri: string;
	/** The rule whose findings are repaired; absent for all. */
	readonly code?: string;
}

/** All automatic fixes. A client that asks for their edits later is offered them where the first findings do not say that there are none. */
function everything(
	document: TextDocument,
	analysis: Analysis,
	settings: EditorSettings,
	{ resolvesEdits = false }: ActionSupport,
): CodeAction[] {
	const action: CodeAction = { title: settings.words.of(message('fix.everything')), kind: fixAllKind };
	const { findings, more } = analysis.first(settings.maxProblems);
	const isRepaired = (finding: Finding) => finding.automaticFix?.() !== undefined;
	if (resolvesEdits)
		return more || findings.length > MOST_FIXED || findings.some(isRepaired)
			? [{ ...action, data: { uri: document.uri } satisfies ManyFixes }]
			: [];
	const edit = editOf(document, fixAll(textOf(document), settings, undefined, analysis).edits);
	return edit === undefined ? [] : [{ ...action, edit }];
}

function editOf(document: TextDocument, edits: readonly Edit[]): CodeAction['edit'] {
	return edits.length === 0 ? undefined : { changes: { [document.uri]: textEdits(document, edits) } };
}

/** The document whose edits an action stands for, without them; `undefined` where it has them. */
export function documentOfAction({ data }: CodeAction): string | undefined {
	return (data as ManyFixes | undefined)?.uri;
}

/** The action with its edits, as the document is now. */
export function resolvedAction(
	action: CodeAction,
	document: TextDocument,
	analysis: Analysis,
	settings: Settings,
): CodeAction {
	const { code } = action.data as ManyFixes;
	const edits =
		code === undefined
			? fixAll(textOf(document), settings, undefined, analysis).edits
			: automaticEdits(analysis.findings.filter((finding) => finding.code === code)).flat();
	const edit = editOf(document, edits);
	return edit === undefined ? action : { ...action, edit };
}
