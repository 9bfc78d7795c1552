/** The derivation of the URL under the cursor, in a document of its own beside it, which follows the cursor. */

import {
	type Disposable,
	EventEmitter,
	type LogOutputChannel,
	l10n,
	Position,
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
import {
	type DerivationParams,
	type DerivationResult,
	derivationRequest,
	hoverCommands,
} from '../../server/src/protocol';
import { type Answer, derivationScheme, derivationText, goesFor, lineAt, sourceOf } from './derivation-text';
import { isChecked } from './documents';
import { Latest } from './latest';
import { wordsOf } from './log';
import { editors, type Register } from './surfaces';
import { type Target, targetOf } from './target';

/** How long the cursor must rest. */
const DELAY_MS = 100;

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

/** Where the cursor stands, or what a hover is about. */
interface Place {
	readonly document: TextDocument;
	readonly position: Position;
	/** The group of editors that shows the document. */
	readonly viewColumn?: ViewColumn | undefined;
}

class DerivationView implements Disposable {
	readonly #changed = new EventEmitter<Uri>();
	readonly #latest: Latest<Place, Answer>;
	readonly #subscriptions: readonly Disposable[];
	/** Where the cursor stood last in a document that is checked. */
	#place: Place | undefined;
	#answer: Answer | undefined;

	constructor(
		private readonly client: BaseLanguageClient,
		log: LogOutputChannel,
	) {
		this.#latest = new Latest(
			(run) => {
				const timer = setTimeout(run, DELAY_MS);
				return () => clearTimeout(timer);
			},
			(place) => this.#ask(place),
			(answer) => this.#show(answer),
			(error) => log.error(wordsOf(error)),
		);
		const content = {
			onDidChange: this.#changed.event,
			provideTextDocumentContent: () => derivationText(this.#answer, l10n),
		};
		this.#subscriptions = [
			this.#changed,
			workspace.registerTextDocumentContentProvider(derivationScheme, content),
			editors.onDidChangeActiveTextEditor((editor) => editor && this.#follow(editor)),
			editors.onDidChangeTextEditorSelection(({ textEditor, selections, kind }) => {
				const { Keyboard, Mouse } = TextEditorSelectionChangeKind;
				if (!isView(textEditor.document)) this.#follow(textEditor);
				// Not what is selected here, for the cursor.
				else if (kind === Keyboard || kind === Mouse) this.#reveal(selections[0]?.active.line ?? 0);
			}),
			editors.onDidChangeVisibleTextEditors(() => this.#refresh()),
			workspace.onDidChangeTextDocument(({ document }) => {
				if (isView(document)) this.#mark();
				else if (document === this.#place?.document) this.#edited(document);
			}),
		];
	}

	/** Shows the derivation of the URL at a place, without leaving it. */
	async open(target: Target): Promise<void> {
		this.#place = placeIn(target);
		await this.#latest.now(this.#place);
		const viewColumn = this.#editor?.viewColumn ?? ViewColumn.Beside;
		const document = await workspace.openTextDocument(VIEW);
		await editors.showTextDocument(document, { viewColumn, preserveFocus: true, preview: false });
		this.#mark();
	}

	dispose(): void {
		this.#latest.drop();
		for (const subscription of this.#subscriptions) subscription.dispose();
	}

	/** What shows the derivation, while it is seen. */
	get #editor(): TextEditor | undefined {
		return editors.visibleTextEditors.find(({ document }) => isView(document));
	}

	/** Goes along with the cursor of the editor in which somebody works. */
	#follow(editor: TextEditor): void {
		if (editor !== editors.activeTextEditor || !isChecked(editor.document)) return;
		this.#place = placeIn(editor);
		this.#refresh();
	}

	/** The place stays one of the document when that changes, also by somebody else. */
	#edited(document: TextDocument): void {
		const editor = editors.visibleTextEditors.find((each) => each.document === document);
		if (editor !== undefined) this.#place = placeIn(editor);
		this.#refresh();
	}

	/** Asks for what is not known yet, as long as somebody sees it. */
	#refresh(): void {
		if (this.#place === undefined || this.#editor === undefined) return;
		if (!goesFor(this.#answer, this.#cursor(this.#place))) this.#latest.soon(this.#place);
		else {
			this.#latest.drop();
			this.#mark();
		}
	}

	async #ask(place: Place): Promise<Answer> {
		const { uri, version, position } = this.#cursor(place);
		const params: DerivationParams = { textDocument: { uri }, version, position };
		const derivation = await this.client.sendRequest<DerivationResult | null>(derivationRequest, params);
		return { uri, version, derivation };
	}

	#show(answer: Answer): void {
		this.#answer = answer;
		this.#changed.fire(VIEW);
		this.#mark();
	}

	#cursor({ document, position }: Place) {
		const { code2ProtocolConverter: converter } = this.client;
		return {
			uri: converter.asUri(document.uri),
			version: document.version,
			position: converter.asPosition(position),
		};
	}

	/** Puts the view's cursor on the line about the place, unless somebody works in the view or it has not got the text yet. */
	#mark(): void {
		const editor = this.#editor;
		if (editor === undefined || editor === editors.activeTextEditor || this.#place === undefined) return;
		const line = lineAt(this.#answer, this.#place.position);
		const shown = editor.document.getText().replaceAll('\r\n', '\n');
		if (line === undefined || shown !== derivationText(this.#answer, l10n)) return;
		editor.selection = new Selection(line, 0, line, 0);
		editor.revealRange(editor.selection, TextEditorRevealType.InCenterIfOutsideViewport);
	}

	/** Selects what a line shows of the document. */
	#reveal(line: number): void {
		if (this.#place === undefined) return;
		const { document, viewColumn } = this.#place;
		const source = sourceOf(this.#answer, line, document.version);
		if (source === undefined) return;
		const range = this.client.protocol2CodeConverter.asRange(source);
		const editor = editors.visibleTextEditors.find((each) => each.document === document);
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

function placeIn({ document, selections: [cursor] }: Target): Place {
	const viewColumn = editors.visibleTextEditors.find((each) => each.document === document)?.viewColumn;
	return { document, position: cursor?.active ?? new Position(0, 0), viewColumn };
}

function isView({ uri }: TextDocument): boolean {
	return uri.scheme === derivationScheme;
}
