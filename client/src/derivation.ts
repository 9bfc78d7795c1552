/** The derivation of the URL under the cursor, in a document of its own beside it, which follows the cursor. */

import {
	type Disposable,
	EventEmitter,
	type LogOutputChannel,
	l10n,
	Selection,
	type TextDocument,
	type TextEditor,
	TextEditorRevealType,
	TextEditorSelectionChangeKind,
	Uri,
	ViewColumn,
	workspace,
} from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { type DerivationResult, derivationRequest, hoverCommands } from '../../server/src/protocol';
import { derivationScheme, derivationText, lineAt, sourceOf } from './derivation-text';
import { Follower, type View } from './follower';
import { editors, type Register } from './surfaces';
import { editorOf, type Target, targetOf } from './target';

/** The only document of its scheme: the tab is called by its path. */
const VIEW = Uri.from({ scheme: derivationScheme, path: '/Derivation' });

/** Registers the command that shows it. */
export function registerDerivation(
	client: BaseLanguageClient,
	register: Register,
	log: LogOutputChannel,
): Disposable[] {
	const view = new DerivationView(client, log);
	return [
		view,
		register(hoverCommands.showDerivation, async (given?: unknown) => {
			const target = targetOf(given);
			if (target !== undefined) await view.open(target);
		}),
	];
}

class DerivationView implements View, Disposable {
	readonly #changed = new EventEmitter<Uri>();
	readonly #follower: Follower<DerivationResult>;
	readonly #subscriptions: readonly Disposable[];

	constructor(
		private readonly client: BaseLanguageClient,
		log: LogOutputChannel,
	) {
		this.#follower = new Follower(client, derivationRequest, this, log);
		const content = {
			onDidChange: this.#changed.event,
			provideTextDocumentContent: () => derivationText(this.#follower.answer, l10n),
		};
		this.#subscriptions = [
			this.#follower,
			this.#changed,
			workspace.registerTextDocumentContentProvider(derivationScheme, content),
			editors.onDidChangeTextEditorSelection(({ textEditor, selections, kind }) => {
				const { Keyboard, Mouse } = TextEditorSelectionChangeKind;
				// Not what is selected here, for the cursor.
				if (isView(textEditor.document) && (kind === Keyboard || kind === Mouse))
					this.#reveal(selections[0]?.active.line ?? 0);
			}),
			editors.onDidChangeVisibleTextEditors(() => this.#follower.refresh()),
			workspace.onDidChangeTextDocument(({ document }) => isView(document) && this.mark()),
		];
	}

	/** Shows the derivation of the URL at a place, without leaving it. */
	async open(target: Target): Promise<void> {
		await this.#follower.open(target);
		const viewColumn = this.#editor?.viewColumn ?? ViewColumn.Beside;
		const document = await workspace.openTextDocument(VIEW);
		await editors.showTextDocument(document, { viewColumn, preserveFocus: true, preview: false });
		this.mark();
	}

	isSeen(): boolean {
		return this.#editor !== undefined;
	}

	show(): void {
		this.#changed.fire(VIEW);
		this.mark();
	}

	dispose(): void {
		for (const subscription of this.#subscriptions) subscription.dispose();
	}

	/** What shows the derivation, while it is seen. */
	get #editor(): TextEditor | undefined {
		return editors.visibleTextEditors.find(({ document }) => isView(document));
	}

	/** Puts the view's cursor on the line about the place, unless somebody works in the view or it has not got the text yet. */
	mark(): void {
		const editor = this.#editor;
		const { answer, place } = this.#follower;
		if (editor === undefined || editor === editors.activeTextEditor || place === undefined) return;
		const line = lineAt(answer, place.position);
		const shown = editor.document.getText().replaceAll('\r\n', '\n');
		if (line === undefined || shown !== derivationText(answer, l10n)) return;
		editor.selection = new Selection(line, 0, line, 0);
		editor.revealRange(editor.selection, TextEditorRevealType.InCenterIfOutsideViewport);
	}

	/** Selects what a line shows of the document. */
	#reveal(line: number): void {
		const { answer, place } = this.#follower;
		if (place === undefined) return;
		const { document, viewColumn } = place;
		const source = sourceOf(answer, line, document.version);
		if (source === undefined) return;
		const range = this.client.protocol2CodeConverter.asRange(source);
		const editor = editorOf(document);
		if (editor === undefined)
			void editors.showTextDocument(document, {
				...(viewColumn === undefined ? {} : { viewColumn }),
				preserveFocus: true,
				selection: range,
			});
		else {
			editor.selection = new Selection(range.start, range.end);
			editor.revealRange(range, TextEditorRevealType.InCenterIfOutsideViewport);
		}
	}
}

function isView({ uri }: TextDocument): boolean {
	return uri.scheme === derivationScheme;
}
