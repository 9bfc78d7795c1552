/** The commands that repair, rewrite, encode, decode and copy URLs. The server knows how; here it is asked, and its edits applied. */

import { type Disposable, env, l10n, Selection, type TextEditor } from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import {
	type ComponentName,
	type CopyParams,
	type CopyResult,
	copyRequest,
	type FixAllParams,
	type FixAllResult,
	fixAllRequest,
	hoverCommands,
	type PasteParams,
	type Places,
	pasteRequest,
	type RefactoringName,
	type RefactorParams,
	type Rewritten,
	refactorRequest,
	type TransformParams,
	type TransformResult,
	transformRequest,
	type VersionedEdits,
} from '../../server/src/protocol';
import { applyEdits } from './apply-edits';
import { choose, type Register, say, tell } from './surfaces';
import { checkedEditor, sayChanged, type Target, targetOf } from './target';
import {
	componentChoices,
	copiedWords,
	type EncodeArguments,
	hasEdits,
	nothingRewritten,
	nothingToCopy,
	refactorings,
	textsToPaste,
	unwritten,
} from './transform-choices';

/** Registers the commands on a client. */
export function registerTransformCommands(client: BaseLanguageClient, register: Register): Disposable[] {
	const transform = new Transform(client);
	const onEditor = (command: string, run: (editor: TextEditor, given?: unknown) => Promise<void>) =>
		register(command, async (given?: unknown) => {
			const editor = checkedEditor();
			if (editor !== undefined) await run(editor, given);
		});
	const onTarget = (command: string, run: (target: Target) => Promise<void>) =>
		register(command, async (given?: unknown) => {
			const target = targetOf(given);
			if (target !== undefined) await run(target);
		});
	return [
		onEditor('urlLint.encodeSelection', (editor, given) => transform.encode(editor, given as EncodeArguments)),
		onEditor('urlLint.decodeSelection', (editor) => transform.decode(editor)),
		onEditor('urlLint.pasteEncoded', (editor) => transform.paste(editor)),
		onTarget(hoverCommands.copyDecoded, (target) => transform.copy(target, 'decoded')),
		onEditor('urlLint.fixAll', (editor) => transform.fixAll(editor)),
		onTarget(hoverCommands.copyParameters, (target) => transform.copy(target, 'parameters')),
		...Object.entries(refactorings).map(([command, name]) =>
			onEditor(command, (editor) => transform.refactor(editor, name)),
		),
	];
}

class Transform {
	constructor(private readonly client: BaseLanguageClient) {}

	async refactor(editor: TextEditor, refactoring: RefactoringName): Promise<void> {
		const params: RefactorParams = { ...this.#places(editor), refactoring };
		const answer = await this.client.sendRequest<Rewritten | null>(refactorRequest, params);
		await this.#apply(editor, answer, nothingRewritten(refactoring, answer?.why, l10n));
	}

	/** Not by the editor's own source action: that applies what it was told to a document that changed meanwhile. */
	async fixAll(editor: TextEditor): Promise<void> {
		const { uri, languageId, version } = editor.document;
		const params: FixAllParams = { uri: uri.toString(), languageId, text: editor.document.getText() };
		const answer = await this.client.sendRequest<FixAllResult | null>(fixAllRequest, params);
		await this.#apply(editor, answer && { ...answer, version }, l10n.t('Nothing to fix'));
	}

	async encode(editor: TextEditor, { component }: EncodeArguments = {}): Promise<void> {
		const params: TransformParams = {
			...this.#places(editor),
			operation: 'encode',
			...(component === undefined ? {} : { component }),
		};
		const answer = await this.client.sendRequest<TransformResult | null>(transformRequest, params);
		if (answer?.undecided !== true) {
			await this.#apply(editor, answer, nothingRewritten('encode', answer?.why, l10n));
			return;
		}
		const picked = await pickComponent();
		if (picked !== undefined) await this.encode(editor, { component: picked });
	}

	async decode(editor: TextEditor): Promise<void> {
		const params: TransformParams = { ...this.#places(editor), operation: 'decode' };
		const answer = await this.client.sendRequest<TransformResult | null>(transformRequest, params);
		await this.#apply(editor, answer, nothingRewritten('decode', answer?.why, l10n));
	}

	async paste(editor: TextEditor): Promise<void> {
		const text = await env.clipboard.readText();
		if (text === '') return say(l10n.t('There is no text on the clipboard.'));
		// As they stand in the document, whatever order they were made in.
		editor.selections = editor.selections.toSorted((one, other) => one.start.compareTo(other.start));
		const { length } = editor.selections;
		const texts = textsToPaste(text, length);
		const params: PasteParams = { ...this.#places(editor), texts };
		const answer = await this.client.sendRequest<VersionedEdits | null>(pasteRequest, params);
		if (!(await this.#apply(editor, answer, l10n.t('The text cannot be written here.')))) return;
		const left = unwritten(length, answer);
		if (left > 0) say(l10n.t('Where {0} of the cursors stand, the text cannot be written.', left));
		editor.selections = editor.selections.map(({ end }) => new Selection(end, end));
	}

	async copy(target: Target, as: CopyParams['as']): Promise<void> {
		const { version } = target.document;
		const params: CopyParams = { ...this.#places(target), as };
		const copied = await this.client.sendRequest<CopyResult | null>(copyRequest, params);
		if (target.document.version !== version) return sayChanged();
		if (!copied?.texts.length) return say(nothingToCopy(as, l10n));
		await env.clipboard.writeText(copied.texts.join('\n'));
		tell(copiedWords(as, copied, l10n));
	}

	#places({ document, selections }: Target): Places {
		const { code2ProtocolConverter: converter } = this.client;
		return { uri: converter.asUri(document.uri), ranges: selections.map((range) => converter.asRange(range)) };
	}

	/** Applies the edits in one step. Says why if it does not. @param nothing what to say where there are none */
	async #apply(editor: TextEditor, answer: VersionedEdits | null, nothing: string): Promise<boolean> {
		if (!hasEdits(answer)) {
			say(nothing);
			return false;
		}
		return applyEdits(this.client, editor, answer);
	}
}

/** Asks what to encode for. */
async function pickComponent(): Promise<ComponentName | undefined> {
	const picked = await choose(componentChoices(l10n), { placeHolder: l10n.t('The part of a URL to encode for') });
	return picked?.label;
}
