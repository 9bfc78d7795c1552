/**
 * All through which we show text in the editor. It comes out as text: a file, a folder or a setting cannot smuggle in a link
 * (shown.ts). A lint rule keeps the rest of the client from calling the editor for it.
 */

import {
	type CancellationToken,
	commands,
	DataTransfer,
	DataTransferItem,
	DecorationRangeBehavior,
	type Disposable,
	DocumentDropOrPasteEditKind,
	DocumentPasteEdit,
	type DocumentPasteEditProvider,
	DocumentPasteTriggerKind,
	EventEmitter,
	InputBoxValidationSeverity,
	type LanguageStatusItem,
	LanguageStatusSeverity,
	type LogOutputChannel,
	l10n,
	languages,
	type ProcessExecution,
	ProgressLocation,
	type Range,
	Task,
	type TaskDefinition,
	TaskScope,
	type TextDocument,
	type TextEditorDecorationType,
	ThemeColor,
	ThemeIcon,
	type TreeDataProvider,
	type TreeDragAndDropController,
	TreeItem,
	TreeItemCollapsibleState,
	type TreeView,
	tasks,
	window,
	workspace,
} from 'vscode';
import { sealed, wordsOf } from './log';
import type { Row } from './row';
import { inStatusBar, type Plain, plain, type Shown, type StatusText, shown } from './shown';
import { statusLine } from './status-text';

/** The editor, as if it took no other text. */
interface Editor {
	showInformationMessage<T extends Shown>(message: Shown, ...actions: T[]): Thenable<T | undefined>;
	showWarningMessage(message: Shown): Thenable<unknown>;
	setStatusBarMessage(text: StatusText, hideAfterMs: number): Disposable;
	showQuickPick<T extends ShownChoice>(
		choices: readonly T[],
		options: { readonly title?: Shown; readonly placeHolder?: Shown },
	): Thenable<T | undefined>;
	showInputBox(options: {
		readonly title: Shown;
		readonly value: string;
		readonly validateInput: (
			value: string,
		) => Promise<{ message: Shown; severity: InputBoxValidationSeverity } | undefined>;
	}): Thenable<string | undefined>;
	withProgress<T>(
		options: { readonly location: ProgressLocation; readonly cancellable: boolean; readonly title: Shown },
		task: (progress: { report(value: { message: Shown; increment: number }): void }, token: Token) => Thenable<T>,
	): Thenable<T>;
}

interface ShownChoice {
	readonly label: Shown;
	readonly description: Shown;
}

type Token = Parameters<Parameters<typeof window.withProgress>[1]>[1];

const editor: Editor = window;

/** The part of the editor's window that shows documents. */
export const editors: Pick<
	typeof window,
	| 'activeTextEditor'
	| 'onDidChangeActiveTextEditor'
	| 'onDidChangeTextEditorSelection'
	| 'onDidChangeTextEditorVisibleRanges'
	| 'onDidChangeVisibleTextEditors'
	| 'showTextDocument'
	| 'visibleTextEditors'
> = window;

/**
 * What gives text a colour of a theme, and adds nothing to it.
 * @param isBold also where a colour cannot be told from another
 */
export function createColour(themeColour: string, isBold: boolean): TextEditorDecorationType {
	const color = new ThemeColor(themeColour);
	const rangeBehavior = DecorationRangeBehavior.ClosedClosed;
	return window.createTextEditorDecorationType({ color, rangeBehavior, ...(isBold ? { fontWeight: 'bold' } : {}) });
}

/** Runs a command of the editor or of an extension. */
export const { executeCommand } = commands;

/** Says something. Not awaited: it stays until somebody closes it. */
export function say(message: string): void {
	void editor.showInformationMessage(shown(message));
}

/** How long the status bar says something. */
const TOLD_MS = 5_000;

/** Says in the status bar that something worked. */
export function tell(message: string): void {
	editor.setStatusBarMessage(inStatusBar(message), TOLD_MS);
}

/** Says something, with something to do about it. Not awaited either. */
export async function offer(message: string, action: string, run: () => unknown): Promise<void> {
	if ((await editor.showInformationMessage(shown(message), shown(action))) !== undefined) await run();
}

/** Says that something did not work. Not awaited either. */
export function warn(message: string): void {
	void editor.showWarningMessage(shown(message));
}

/** One of the things to choose from. */
export interface Choice {
	readonly label: string;
	readonly description?: string;
}

/** Asks for one of the choices; `undefined` where nobody chose. */
export async function choose<T extends Choice>(
	choices: readonly T[],
	{ title, placeHolder }: { readonly title?: string; readonly placeHolder?: string },
): Promise<T | undefined> {
	const items = choices.map((choice) => ({
		label: shown(choice.label),
		description: shown(choice.description ?? ''),
		choice,
	}));
	const picked = await editor.showQuickPick(items, {
		...(title === undefined ? {} : { title: shown(title) }),
		...(placeHolder === undefined ? {} : { placeHolder: shown(placeHolder) }),
	});
	return picked?.choice;
}

/**
 * Asks for a text; `undefined` where nobody gave one.
 * @param refused why a text cannot be taken, as it is typed
 */
export function ask(
	title: string,
	value: string,
	refused: (value: string) => Promise<string | undefined>,
): Thenable<string | undefined> {
	return editor.showInputBox({
		title: shown(title),
		value,
		validateInput: async (typed) => {
			const why = await refused(typed);
			return why === undefined ? undefined : { message: shown(why), severity: InputBoxValidationSeverity.Error };
		},
	});
}

type PlainItem = TreeItem & { label: Plain; description: Plain; tooltip: Plain };

/** What a tree shows. */
export interface TreeContent<Node> {
	/** What stands below a node, at first below none. */
	below(node: Node | undefined): readonly Node[] | Promise<readonly Node[]>;
	/** What stands above it, where rows are to be selected. */
	above?(node: Node): Node | undefined;
	row(node: Node): Row;
	/** What dragging a node out of the tree drops as text. */
	text?(node: Node): Promise<string | undefined>;
}

/** A tree in the side bar. Its rows are text and nothing else. */
export class Tree<Node> implements TreeDataProvider<Node>, Disposable {
	readonly #changed = new EventEmitter<undefined>();
	readonly onDidChangeTreeData = this.#changed.event;
	readonly #view: TreeView<Node>;
	/** Where there is text to drag out. */
	readonly #dragging: TreeDragAndDropController<Node> | undefined;

	/** @param command is run with a node that is clicked */
	constructor(
		id: string,
		private readonly content: TreeContent<Node>,
		private readonly command: string,
	) {
		this.#dragging = content.text && dragging(content.text);
		this.#view = window.createTreeView(id, {
			treeDataProvider: this,
			...(this.#dragging === undefined ? {} : { showCollapseAll: true, dragAndDropController: this.#dragging }),
		});
	}

	/** The text that nodes drop where they are dragged to. */
	async dragged(nodes: readonly Node[], token: CancellationToken): Promise<string | undefined> {
		const data = new DataTransfer();
		await this.#dragging?.handleDrag?.(nodes, data, token);
		return data.get('text/plain')?.asString();
	}

	/** The editor's own: whether it is seen, what is selected. Its texts are not set. */
	get view(): Pick<TreeView<Node>, 'visible' | 'selection' | 'onDidChangeVisibility'> {
		return this.#view;
	}

	/** Says something beside the title, and above the rows. */
	say(title: string, message: string): void {
		this.#view.description = plain(title);
		this.#view.message = shown(message);
	}

	/** Shows the tree anew. */
	refresh(): void {
		this.#changed.fire(undefined);
	}

	/** Selects a node, which comes into sight; `false` where the tree is another one by now. @param focus whether the keys go there */
	async select(node: Node, { focus }: { readonly focus: boolean } = { focus: false }): Promise<boolean> {
		try {
			await this.#view.reveal(node, { select: true, focus });
			return true;
		} catch {
			return false;
		}
	}

	getChildren(node?: Node): Node[] | Promise<Node[]> {
		const below = this.content.below(node);
		// What is known is there at once: a row is selected right after the tree was shown anew.
		return below instanceof Promise ? below.then((nodes) => [...nodes]) : [...below];
	}

	getParent(node: Node): Node | undefined {
		return this.content.above?.(node);
	}

	getTreeItem(node: Node): TreeItem {
		const { id, label, description, tooltip, spoken, icon, context, below, onlyFolds } = this.content.row(node);
		const { Expanded, Collapsed, None } = TreeItemCollapsibleState;
		const item = new TreeItem('', below === undefined ? None : below === 'shown' ? Expanded : Collapsed) as PlainItem;
		if (id !== undefined) item.id = id;
		item.label = plain(label);
		item.description = plain(description);
		item.tooltip = plain(tooltip);
		item.contextValue = context;
		if (spoken !== undefined) item.accessibilityInformation = { label: plain(spoken) };
		if (icon !== undefined) item.iconPath = new ThemeIcon(icon.name, colourOf(icon.colour));
		if (!onlyFolds) item.command = { command: this.command, title: '', arguments: [node] };
		return item;
	}

	dispose(): void {
		this.#view.dispose();
		this.#changed.dispose();
	}
}

function colourOf(name: string | undefined): ThemeColor | undefined {
	return name === undefined ? undefined : new ThemeColor(name);
}

/** Drags text out of a tree; nothing can be dropped there. */
function dragging<Node>(text: (node: Node) => Promise<string | undefined>): TreeDragAndDropController<Node> {
	return {
		dragMimeTypes: ['text/plain'],
		dropMimeTypes: [],
		handleDrag: async (nodes, data) => {
			const texts = await Promise.all(nodes.map(text));
			const found = texts.filter((each) => each !== undefined);
			if (found.length > 0) data.set('text/plain', new DataTransferItem(found.join('\n')));
		},
	};
}

/**
 * Runs a task that can be stopped, and shows how far it is.
 * @param task reports a message, and by how many per cent it went on
 */
export function withProgress<T>(
	title: string,
	task: (report: (message: string, increment: number) => void, token: Token) => Promise<T>,
): Thenable<T> {
	return editor.withProgress(
		{ location: ProgressLocation.Notification, cancellable: true, title: shown(title) },
		(progress, token) => task((message, increment) => progress.report({ message: shown(message), increment }), token),
	);
}

type ShownItem = LanguageStatusItem & { text: Shown; detail: Shown };

/** The language status item. */
export class StatusItem implements Disposable {
	readonly #item: ShownItem;

	/** @param title what choosing the item does: it runs the command of the same name */
	constructor(id: string, title: string) {
		const item = languages.createLanguageStatusItem(id, { scheme: '*' });
		item.name = shown('URL Lint');
		item.command = { command: id, title: shown(title) };
		this.#item = item as ShownItem;
	}

	/** The item's text and detail. */
	get text(): string {
		return statusLine(this.#item.text, this.#item.detail);
	}

	/** @param warnings what is not as it should be; it is no place for a file's own words, since links work here */
	show(text: string, warnings: readonly string[]): void {
		this.#item.text = shown(text);
		this.#item.detail = shown(warnings.join(' '));
		this.#item.severity = warnings.length > 0 ? LanguageStatusSeverity.Warning : LanguageStatusSeverity.Information;
	}

	dispose(): void {
		this.#item.dispose();
	}
}

/**
 * Offers a task for each folder, and fills in those that users define.
 * @param type as in the manifest, with a problem matcher of that name for relative paths, and another for absolute ones: to tell them
 * apart itself the editor looks for each line's file, and loses the problems it is not done with when the task ends
 * @param name what the task of a folder is called
 */
export function provideTasks(
	type: string,
	name: string,
	executionOf: (definition: TaskDefinition) => ProcessExecution,
): Disposable {
	const taskOf = (definition: TaskDefinition, scope: Task['scope'], title: string) =>
		new Task(definition, scope ?? TaskScope.Workspace, title, type, executionOf(definition), [
			`$${type}`,
			`$${type}-absolute`,
		]);
	return tasks.registerTaskProvider(type, {
		provideTasks: () => (workspace.workspaceFolders ?? []).map((folder) => taskOf({ type }, folder, shown(name))),
		// The editor knows its task by this very definition.
		resolveTask: ({ definition, scope, name: given }) => taskOf(definition, scope, shown(given)),
	});
}

/** Where somebody pastes. */
export interface Pasting {
	readonly document: TextDocument;
	readonly ranges: readonly Range[];
	/** Whether somebody asks what can be pasted, and does not just paste. */
	readonly isAsked: boolean;
}

/**
 * Offers another text than the one that was copied, behind that.
 * @param kind what it is called, for key bindings: the names are joined by full stops
 * @param textFor what is pasted instead; `undefined` where nothing is offered
 */
export function offerPaste(
	kind: readonly string[],
	title: string,
	textFor: (copied: string, pasting: Pasting) => Promise<string | undefined>,
): Disposable {
	const own = DocumentDropOrPasteEditKind.Empty.append(...kind);
	const provider: DocumentPasteEditProvider = {
		provideDocumentPasteEdits: async (document, ranges, data, { only, triggerKind }) => {
			if (only?.contains(own) === false) return undefined;
			const copied = (await data.get('text/plain')?.asString()) ?? '';
			const isAsked = triggerKind === DocumentPasteTriggerKind.PasteAs;
			const text = await textFor(copied, { document, ranges, isAsked });
			if (text === undefined) return undefined;
			const edit = new DocumentPasteEdit(text, shown(title), own);
			edit.yieldTo = [DocumentDropOrPasteEditKind.Text];
			return [edit];
		},
	};
	const metadata = { pasteMimeTypes: ['text/plain'], providedPasteEditKinds: [own] };
	return languages.registerDocumentPasteEditProvider({ pattern: '**' }, provider, metadata);
}

/**
 * Is given the path of each URI that begins with the extension's own name: `vscode://url-lint.url-lint/…`. Whoever makes a link can
 * make one.
 */
export function openUris(open: (path: string) => unknown, log: LogOutputChannel): Disposable {
	return window.registerUriHandler({
		handleUri: async ({ path }) => {
			try {
				await open(path);
			} catch (error) {
				log.error(wordsOf(error));
			}
		},
	});
}

/** Creates our log. */
export function createLog(): LogOutputChannel {
	return sealed(window.createOutputChannel('URL Lint', { log: true }));
}

/** Registers a command. */
// biome-ignore lint/suspicious/noExplicitAny: whoever runs a command gives it what they want
export type Register = (name: string, run: (given?: any) => unknown) => Disposable;

/**
 * Registers commands whose errors go to the log: the editor would show their text as it is, and the system's errors name
 * files.
 */
export function registering(log: LogOutputChannel): Register {
	return (name, run) =>
		commands.registerCommand(name, async (given) => {
			try {
				return await run(given);
			} catch (error) {
				log.error(wordsOf(error));
				warn(l10n.t('That did not work; the log says why.'));
				return undefined;
			}
		});
}
