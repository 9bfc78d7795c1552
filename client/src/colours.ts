/** Draws the colours of URLs over those of the language, where somebody sees them. The theme says which, and the editor follows it. */

import {
	type Disposable,
	type LogOutputChannel,
	Range,
	type TextEditor,
	type TextEditorDecorationType,
	workspace,
} from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import {
	type ColourName,
	type ColoursParams,
	type ColoursResult,
	colourNames,
	coloursRequest,
} from '../../server/src/protocol';
import { byColour, isStill, type Seen, seenIn } from './colour-spans';
import { Latest } from './latest';
import { wordsOf } from './log';
import { createColour, editors } from './surfaces';

/** How long nothing must move: scrolling asks again and again. */
const DELAY_MS = 60;

/** An answer, and to what; `null` where the document had changed. */
interface Told {
	readonly seen: Seen<TextEditor>;
	readonly result: ColoursResult | null;
}

export class ColourView implements Disposable {
	readonly #types = new Map<ColourName, TextEditorDecorationType>(
		colourNames.map((name) => [name, createColour(`urlLint.${name}Foreground`, name === 'brokenEscape')]),
	);
	readonly #latest: Latest<void, readonly Told[]>;
	readonly #subscriptions: readonly Disposable[];
	/** The colours that each editor has. */
	readonly #drawn = new WeakMap<TextEditor, readonly ColourName[]>();

	constructor(
		private readonly client: BaseLanguageClient,
		log: LogOutputChannel,
	) {
		this.#latest = new Latest(
			(run) => {
				const timer = setTimeout(run, DELAY_MS);
				return () => clearTimeout(timer);
			},
			() => this.#ask(),
			(told) => this.#draw(told),
			(error) => log.error(wordsOf(error)),
		);
		this.#subscriptions = [
			editors.onDidChangeVisibleTextEditors(() => this.refresh()),
			editors.onDidChangeTextEditorVisibleRanges(() => this.refresh()),
			workspace.onDidChangeTextDocument(({ contentChanges }) => contentChanges.length > 0 && this.refresh()),
			workspace.onDidChangeConfiguration((event) => event.affectsConfiguration('urlLint') && this.refresh()),
		];
	}

	/** Asks soon what is to be coloured, in every editor that is seen. */
	refresh(): void {
		this.#latest.soon();
	}

	/** The colours that stand in an editor, by name. */
	drawnIn(editor: TextEditor | undefined): readonly ColourName[] {
		return (editor && this.#drawn.get(editor)) ?? [];
	}

	dispose(): void {
		this.#latest.drop();
		for (const disposable of [...this.#subscriptions, ...this.#types.values()]) disposable.dispose();
	}

	async #ask(): Promise<readonly Told[]> {
		if (!this.client.isRunning()) return [];
		return Promise.all(
			seenIn(editors.visibleTextEditors).map(async (seen) => {
				const { code2ProtocolConverter: converter } = this.client;
				const { document, visibleRanges } = seen.editor;
				const params: ColoursParams = {
					textDocument: { uri: converter.asUri(document.uri) },
					version: seen.version,
					ranges: visibleRanges.map((range) => converter.asRange(range)),
				};
				return { seen, result: await this.client.sendRequest<ColoursResult | null>(coloursRequest, params) };
			}),
		);
	}

	#draw(told: readonly Told[]): void {
		for (const { seen, result } of told) {
			if (result === null || !isStill(seen, editors.visibleTextEditors)) continue;
			const { editor } = seen;
			const stretches = byColour(result);
			for (const [name, type] of this.#types) {
				const ranges = (stretches.get(name) ?? []).map(
					({ offset, end }) => new Range(editor.document.positionAt(offset), editor.document.positionAt(end)),
				);
				editor.setDecorations(type, ranges);
			}
			this.#drawn.set(
				editor,
				colourNames.filter((name) => (stretches.get(name) ?? []).length > 0),
			);
		}
	}
}
