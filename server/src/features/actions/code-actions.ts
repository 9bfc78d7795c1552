import { type CodeAction, CodeActionKind, type CodeActionParams } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { type Analysis, analyse, applyEdits, type Edit, type Finding } from '../../analysis/analyse';
import { automaticEdits, fixAll } from '../../analysis/fix-all';
import { message } from '../../data/messages';
import { ours, type Shown } from '../../data/shown';
import { type ClientSupport, fixWorkspaceCommand, hoverCommands, type RuleArguments } from '../../protocol';
import type { Settings } from '../../settings';
import { diagnosticOf } from '../diagnostics';
import { configureActions } from './configure';
import { isAsked } from './kinds';
import { Suppressor } from './suppress';
import { textEdits, textOf } from './text-edits';

export const fixAllKind = `${CodeActionKind.SourceFixAll}.urlLint`;

export const codeActionKinds = [CodeActionKind.QuickFix, CodeActionKind.RefactorRewrite, fixAllKind];

/**
 * The code actions for a range: the fixes of the findings there, and all automatic fixes at once where that is asked for.
 * @param client what the client does beyond the protocol
 */
export function codeActionsOf(
	document: TextDocument,
	analysis: Analysis,
	{ range, context }: CodeActionParams,
	settings: Settings,
	client: ClientSupport['urlLint'] = {},
): CodeAction[] {
	const wants = (kind: string) => isAsked(kind, context.only) ?? kind === CodeActionKind.QuickFix;
	const actions: CodeAction[] = [];
	if (wants(CodeActionKind.QuickFix)) {
		const start = document.offsetAt(range.start);
		const end = document.offsetAt(range.end);
		const here = analysis.findings.filter((finding) => finding.offset <= end && finding.end >= start);
		const levels = levelsOf(document, analysis, settings);
		const codes = new Set<string>();
		for (const finding of here.slice(0, MOST_FIXED)) {
			actions.push(...quickFixes(document, levels, finding, client));
			if (codes.has(finding.code)) continue;
			const ofKind = fixesOfKind(document, levels, finding, client);
			if (ofKind.length > 0) codes.add(finding.code);
			actions.push(...ofKind);
		}
		if (here.length <= MOST_FIXED) actions.push(...suppressions(document, analysis, here, settings, client));
		if (here.length <= MOST_FIXED && client.configure === true) actions.push(...settingChanges(document, here, client));
		if (here.length <= MOST_FIXED && client.hoverCommands === true)
			actions.push(...explanations(document, here, client));
	}
	if (context.only !== undefined && wants(fixAllKind)) actions.push(...everything(document, settings));
	return actions;
}

/** In how many findings a menu is of use: whoever selects more, wants what goes for all of a kind. */
const MOST_FIXED = 20;

/** The fixes of one finding, and the same for all of its kind in the URL. */
function quickFixes(document: TextDocument, levels: Levels, finding: Finding, client: Client): CodeAction[] {
	const fixes = finding.fixes();
	const actions = fixes.map((fix) => {
		const action = actionOf(document, finding, fix.title, fix.edits, client);
		return fix.preferred ? { ...action, isPreferred: true } : action;
	});
	const { code } = finding;
	const inUrl = levels.inUrl(finding);
	// Some rules offer this themselves, in better words.
	if (inUrl.length > 1 && !fixes.some(({ edits }) => isSame(edits, inUrl.flat())))
		actions.push(
			actionOf(
				document,
				finding,
				message('fix.in-url', { count: inUrl.length, code: ours(code) }),
				inUrl.flat(),
				client,
			),
		);
	return actions;
}

/** The automatic fixes of all findings of a kind, in the file and in the workspace. */
function fixesOfKind(document: TextDocument, levels: Levels, finding: Finding, client: Client): CodeAction[] {
	if (!finding.fixes().some(({ automatic }) => automatic)) return [];
	const { code } = finding;
	const actions: CodeAction[] = [];
	const inFile = levels.inFile(code);
	if (inFile.length > 1)
		actions.push(
			actionOf(
				document,
				finding,
				message('fix.in-file', { count: inFile.length, code: ours(code) }),
				inFile.flat(),
				client,
			),
		);
	if (client.fixWorkspace === true) {
		const title = message('fix.in-workspace', { code: ours(code) });
		const command = { title, command: fixWorkspaceCommand, arguments: [{ code }] };
		actions.push({ title, ...aboutOf(document, finding, client), command });
	}
	return actions;
}

type Client = NonNullable<ClientSupport['urlLint']>;

function aboutOf(
	document: TextDocument,
	finding: Finding,
	{ rulePages }: Client,
): Required<Pick<CodeAction, 'kind' | 'diagnostics'>> {
	return { kind: CodeActionKind.QuickFix, diagnostics: [diagnosticOf(document, finding, rulePages)] };
}

function actionOf(
	document: TextDocument,
	finding: Finding,
	title: Shown,
	edits: readonly Edit[],
	client: Client,
): CodeAction {
	const edit = { changes: { [document.uri]: textEdits(document, edits) } };
	return { title, ...aboutOf(document, finding, client), edit };
}

function isSame(some: readonly Edit[], others: readonly Edit[]): boolean {
	const text = (edits: readonly Edit[]) => JSON.stringify([...edits].sort((a, b) => a.offset - b.offset));
	return some.length === others.length && text(some) === text(others);
}

/** How long a document may be that is read again to see what several fixes do together: a menu opens at once. */
const LONGEST_TRIED = 1_000_000;

/** A menu opens at every move of the cursor, and what can be done in the whole file stays the same meanwhile. */
const known = new WeakMap<Analysis, Levels>();

function levelsOf(document: TextDocument, analysis: Analysis, settings: Settings): Levels {
	const levels = known.get(analysis) ?? new Levels(document, analysis, settings);
	known.set(analysis, levels);
	return levels;
}

/** Per finding, the edits that repair all of its kind, in its URL and in the file; each is looked for once. */
class Levels {
	readonly #inFile = new Map<string, (readonly Edit[])[]>();
	readonly #inUrl = new Map<string, (readonly Edit[])[]>();

	constructor(
		private readonly document: TextDocument,
		private readonly analysis: Analysis,
		private readonly settings: Settings,
	) {}

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
		const all = this.analysis.findings.filter(
			(other) => other.code === code && url.offset <= other.offset && other.offset < url.end,
		);
		const automatic = automaticEdits(all);
		const edits = automatic.length > 0 ? automatic : this.#preferred(all);
		this.#inUrl.set(key, edits);
		return edits;
	}

	/** The preferred fixes, if there is one for each and together they repair as many. */
	#preferred(findings: readonly Finding[]): (readonly Edit[])[] {
		const text = this.document.getText();
		if (findings.length < 2 || findings.length > MOST_TRIED || text.length > LONGEST_TRIED) return [];
		const fixes = findings.flatMap((finding) => finding.fixes().find(({ preferred }) => preferred) ?? []);
		if (fixes.length < findings.length) return [];
		const edits = fixes.flatMap((fix) => fix.edits).sort((a, b) => a.offset - b.offset);
		if (edits.some(({ offset }, index) => offset < (edits[index - 1]?.end ?? 0))) return [];
		const { languageId } = this.document;
		const after = analyse({ text: applyEdits(text, edits), languageId }, this.settings).findings.length;
		return after === this.analysis.findings.length - findings.length ? fixes.map((fix) => fix.edits) : [];
	}
}

/** More findings in one URL are data; each of their fixes would be tried to open a menu. */
const MOST_TRIED = 100;

/** Comments that switch findings off, each once. */
function suppressions(
	document: TextDocument,
	analysis: Analysis,
	findings: readonly Finding[],
	settings: Settings,
	client: Client,
): CodeAction[] {
	const suppressor = new Suppressor(textOf(document), analysis, settings);
	const actions = new Map<string, CodeAction>();
	for (const finding of findings)
		for (const { title, edit } of suppressor.fixesOf(finding)) {
			const key = JSON.stringify([title, edit]);
			const action: CodeAction = {
				title,
				kind: CodeActionKind.QuickFix,
				diagnostics: [...(actions.get(key)?.diagnostics ?? []), ...aboutOf(document, finding, client).diagnostics],
				edit: { changes: { [document.uri]: textEdits(document, [edit]) } },
			};
			actions.set(key, action);
		}
	return [...actions.values()];
}

/** Changes of the settings, each once. */
function settingChanges(document: TextDocument, findings: readonly Finding[], client: Client): CodeAction[] {
	const changes = new Map<string, CodeAction>();
	for (const finding of findings)
		for (const action of configureActions(document.uri, finding, diagnosticOf(document, finding, client.rulePages)))
			changes.set(JSON.stringify(action.command), action);
	return [...changes.values()];
}

/** The pages of the rules, each once. */
function explanations(document: TextDocument, findings: readonly Finding[], client: Client): CodeAction[] {
	const actions = new Map<string, CodeAction>();
	for (const finding of findings) {
		const { code } = finding;
		const about = aboutOf(document, finding, client);
		const diagnostics = [...(actions.get(code)?.diagnostics ?? []), ...about.diagnostics];
		const title = message('fix.explain', { code: ours(code) });
		const argument: RuleArguments = { rule: code };
		const command = { title, command: hoverCommands.explainRule, arguments: [argument] };
		actions.set(code, { title, ...about, diagnostics, command });
	}
	return [...actions.values()];
}

function everything(document: TextDocument, settings: Settings): CodeAction[] {
	const { edits } = fixAll(textOf(document), settings);
	if (edits.length === 0) return [];
	const edit = { changes: { [document.uri]: textEdits(document, edits) } };
	return [{ title: message('fix.everything'), kind: fixAllKind, edit }];
}
