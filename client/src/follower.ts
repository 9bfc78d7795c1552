/** Asks about the URL under the cursor, as that moves and as the document changes, for as long as somebody sees the answer. */

import {
	type Disposable,
	type LogOutputChannel,
	Position,
	type TextDocument,
	type TextEditor,
	TextEditorSelectionChangeKind,
	type ViewColumn,
	workspace,
} from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import type { DerivationParams } from '../../server/src/protocol';
import { type Answer, type Cursor, goesFor, type Ranged } from './answer';
import { isChecked } from './documents';
import { Latest } from './latest';
import { wordsOf } from './log';
import { editors } from './surfaces';
import { editorOf, type Target } from './target';

/** How long the cursor must rest. */
const DELAY_MS = 100;

/** Where the cursor stands, or what a hover is about. */
export interface Place {
	readonly document: TextDocument;
	readonly position: Position;
	/** The group of editors that shows the document. */
	readonly viewColumn?: ViewColumn | undefined;
	/** Whether somebody put the cursor there, by a key or the mouse: not a command, such as one that shows where something stands. */
	readonly chosen?: boolean;
}

/** What shows the answers. */
export interface View {
	/** Whether anybody sees it. */
	isSeen(): boolean;
	/** There is another answer. */
	show(): void;
	/** The cursor went elsewhere in the same URL. */
	mark(): void;
}

export class Follower<Found extends Ranged> implements Disposable {
	readonly #latest: Latest<Place, Answer<Found>>;
	readonly #subscriptions: readonly Disposable[];
	#place: Place | undefined;
	#answer: Answer<Found> | undefined;

	/** @param request what is asked, with the parameters of a derivation */
	constructor(
		private readonly client: BaseLanguageClient,
		private readonly request: string,
		private readonly view: View,
		log: LogOutputChannel,
	) {
		this.#latest = new Latest(
			(run) => {
				const timer = setTimeout(run, DELAY_MS);
				return () => clearTimeout(timer);
			},
			(place) => this.#ask(place),
			(answer) => this.#take(answer),
			(error) => log.error(wordsOf(error)),
		);
		this.#subscriptions = [
			editors.onDidChangeActiveTextEditor((editor) => editor && this.follow(editor)),
			editors.onDidChangeTextEditorSelection(({ textEditor, kind }) => this.follow(textEditor, kind)),
			// Another one may get its name, and start with the same version.
			workspace.onDidCloseTextDocument(({ uri }) => this.#closed(client.code2ProtocolConverter.asUri(uri))),
			workspace.onDidChangeTextDocument(({ document }) => document === this.#place?.document && this.#edited(document)),
		];
	}

	/** Where the cursor stood last in a document that is checked. */
	get place(): Place | undefined {
		return this.#place;
	}

	get answer(): Answer<Found> | undefined {
		return this.#answer;
	}

	/** Asks about a place at once, seen or not. */
	async open(target: Target): Promise<void> {
		this.#place = placeIn(target);
		await this.#latest.now(this.#place);
	}

	/** Goes along with the cursor of the editor in which somebody works. */
	follow(editor: TextEditor, kind?: TextEditorSelectionChangeKind): void {
		if (editor !== editors.activeTextEditor || !isChecked(editor.document)) return;
		const { Keyboard, Mouse } = TextEditorSelectionChangeKind;
		this.#place = { ...placeIn(editor), chosen: kind === Keyboard || kind === Mouse };
		this.refresh();
	}

	/** Asks for what is not known yet. */
	refresh(): void {
		if (this.#place === undefined || !this.view.isSeen()) return;
		if (!goesFor(this.#answer, this.#cursor(this.#place))) this.#latest.soon(this.#place);
		else {
			this.#latest.drop();
			this.view.mark();
		}
	}

	/** There is no place any more. */
	forget(): void {
		this.#latest.drop();
		this.#place = undefined;
		this.#answer = undefined;
		this.view.show();
	}

	dispose(): void {
		this.#latest.drop();
		for (const subscription of this.#subscriptions) subscription.dispose();
	}

	#closed(uri: string): void {
		if (this.#answer?.uri === uri) this.#answer = undefined;
	}

	/** The place stays one of the document when that changes, also by somebody else. */
	#edited(document: TextDocument): void {
		const editor = editorOf(document);
		if (editor !== undefined) this.#place = placeIn(editor);
		this.refresh();
	}

	async #ask(place: Place): Promise<Answer<Found>> {
		const { uri, version, position } = this.#cursor(place);
		const params: DerivationParams = { textDocument: { uri }, version, position };
		const found = await this.client.sendRequest<Found | null>(this.request, params);
		return { uri, version, found };
	}

	#take(answer: Answer<Found>): void {
		this.#answer = answer;
		this.view.show();
	}

	#cursor({ document, position }: Place): Cursor {
		const { code2ProtocolConverter: converter } = this.client;
		return {
			uri: converter.asUri(document.uri),
			version: document.version,
			position: converter.asPosition(position),
		};
	}
}

function placeIn({ document, selections: [cursor] }: Target): Place {
	const viewColumn = editorOf(document)?.viewColumn;
	return { document, position: cursor?.active ?? new Position(0, 0), viewColumn };
}
