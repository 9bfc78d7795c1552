/**
 * All through which we show text in the editor. It comes out as text: a file, a folder or a setting cannot smuggle in a link
 * (shown.ts). A lint rule keeps the rest of the client from calling the editor for it.
 */

import {
	commands,
	DecorationRangeBehavior,
	type Disposable,
	EventEmitter,
	InputBoxValidationSeverity,
	type LanguageStatusItem,
	LanguageStatusSeverity,
	type LogOutputChannel,
	l10n,
	languages,
	ProgressLocation,
	type TextEditorDecorationType,
	ThemeColor,
	type TreeDataProvider,
	TreeItem,
	TreeItemCollapsibleState,
	type TreeView,
	window,
} from 'vscode';
import { sealed, wordsOf } from './log';
import type { Row } from './row';
import { type Plain, plain, type Shown, shown } from './shown';
import { statusLine } from './status-text';

/** The editor, as if it took no other text. */
interface Editor {
	showInformationMessage(message: Shown): Thenable<unknown>;
	showWarningMessage(message: Shown): Thenable<unknown>;
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

/** A tree in the side bar. Its rows are text and nothing else. */
export class Tree<Node> implements TreeDataProvider<Node>, Disposable {
	readonly #changed = new EventEmitter<undefined>();
	readonly onDidChangeTreeData = this.#changed.event;
	readonly #view: TreeView<Node>;

	/**
	 * @param content what stands below a node, at first below none, and above it; and the row of each
	 * @param command is run with a node that is clicked
	 */
	constructor(
		id: string,
		private readonly content: {
			readonly below: (node: Node | undefined) => readonly Node[];
			readonly above: (node: Node) => Node | undefined;
			readonly row: (node: Node) => Row;
		},
		private readonly command: string,
	) {
		this.#view = window.createTreeView(id, { treeDataProvider: this });
	}

	/** The editor's own: whether it is seen, what is selected. Its texts are not set. */
	get view(): Pick<TreeView<Node>, 'visible' | 'selection' | 'onDidChangeVisibility'> {
		return this.#view;
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

	getChildren(node?: Node): Node[] {
		return [...this.content.below(node)];
	}

	getParent(node: Node): Node | undefined {
		return this.content.above(node);
	}

	getTreeItem(node: Node): TreeItem {
		const { id, label, description, tooltip, context, below } = this.content.row(node);
		const { Expanded, Collapsed, None } = TreeItemCollapsibleState;
		const item = new TreeItem('', below === undefined ? None : below === 'shown' ? Expanded : Collapsed) as PlainItem;
		if (id !== undefined) item.id = id;
		item.label = plain(label);
		item.description = plain(description);
		item.tooltip = plain(tooltip);
		item.contextValue = context;
		item.command = { command: this.command, title: '', arguments: [node] };
		return item;
	}

	dispose(): void {
		this.#view.dispose();
		this.#changed.dispose();
	}
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
