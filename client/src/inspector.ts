/** The inspector: a view of the parts of the URL under the cursor, which can be copied and changed there. */

import {
	type Disposable,
	env,
	type LogOutputChannel,
	l10n,
	Selection,
	type TextEditor,
	TextEditorRevealType,
} from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { hoverCommands } from '../../server/src/protocol';
import {
	type ChangePartParams,
	changePartRequest,
	type InspectedPart,
	type Inspection,
	type InspectParams,
	inspectRequest,
	type PartAction,
	type PartChange,
	type PartChanged,
	type PartTextParams,
	partTextRequest,
} from '../../server/src/protocol/inspector';
import { applyEdits } from './apply-edits';
import { Follower, type View } from './follower';
import {
	allows,
	argumentsOf,
	fitsOnLine,
	type PartArguments,
	parameterFrom,
	partAbove,
	partAt,
	partCalled,
	placeOf,
	rowOf,
	rowsOf,
	titleFor,
} from './inspector-rows';
import { ask, editors, executeCommand, type Register, say, Tree, tell } from './surfaces';
import { editorOf, sayChanged, type Target, targetOf } from './target';
import { hasEdits } from './transform-choices';

/** The view, as the manifest calls it. */
const VIEW = 'urlLint.inspector';

/** Run by a click on a row. Not in the manifest: nobody else calls it. */
const SHOW_PART = 'urlLint.showPart';

/** What the manifest asks for the button that adds a parameter. */
const CAN_ADD = 'urlLint.canAddParameter';

/** How often a row that is not there yet is selected again, and how long after at first: twice as long each time. */
const TRIES = 6;
const AGAIN_MS = 50;

/** Registers the commands of the view. */
export function registerInspector(inspector: Inspector, register: Register): Disposable[] {
	const onPart = (
		command: string,
		action: PartAction,
		run: (part: InspectedPart, given: PartArguments) => Promise<void>,
	) =>
		register(command, async (given?: unknown) => {
			const values = argumentsOf(given);
			// The keys of a list move its focus, and leave what is selected.
			if (values.focused) await executeCommand('list.select');
			const part = values.part ?? inspector.selected;
			if (allows(part, action)) await run(part, values);
		});
	return [
		register(hoverCommands.inspect, async (given?: unknown) => {
			const target = targetOf(given);
			if (target !== undefined) await inspector.open(target);
		}),
		register(SHOW_PART, (part: InspectedPart) => inspector.reveal(part)),
		onPart('urlLint.copyPart', 'copy', (part) => inspector.copy(part, 'written')),
		onPart('urlLint.copyPartDecoded', 'copy', (part) => inspector.copy(part, 'decoded')),
		onPart('urlLint.editPart', 'edit', (part, { value }) => inspector.edit(part, value)),
		onPart('urlLint.renameParameter', 'rename', (part, { name }) => inspector.rename(part, name)),
		onPart('urlLint.removePart', 'remove', (part) => inspector.change(part, { kind: 'remove', part: part.id })),
		onPart('urlLint.moveParameterUp', 'up', (part) => inspector.change(part, { kind: 'move', part: part.id, by: -1 })),
		onPart('urlLint.moveParameterDown', 'down', (part) =>
			inspector.change(part, { kind: 'move', part: part.id, by: 1 }),
		),
		register('urlLint.addParameter', async (given?: unknown) => {
			const { name, value } = argumentsOf(given);
			await inspector.add(name, value);
		}),
	];
}

/** What a command is about: the URL as it was inspected, and where. */
interface Subject {
	readonly editor: TextEditor;
	readonly params: InspectParams;
}

/** The view, and what its commands do. */
export class Inspector implements View, Disposable {
	readonly #follower: Follower<Inspection>;
	readonly #tree: Tree<InspectedPart>;
	readonly #subscriptions: readonly Disposable[];

	constructor(
		private readonly client: BaseLanguageClient,
		log: LogOutputChannel,
	) {
		this.#follower = new Follower(client, inspectRequest, this, log);
		const content = {
			below: (part: InspectedPart | undefined) => (part === undefined ? this.#parts : part.parts),
			above: (part: InspectedPart) => partAbove(this.#parts, part),
			row: rowOf,
		};
		this.#tree = new Tree(VIEW, content, SHOW_PART);
		this.#subscriptions = [
			this.#follower,
			this.#tree,
			this.#tree.view.onDidChangeVisibility(({ visible }) => visible && this.#catchUp()),
			editors.onDidChangeVisibleTextEditors(() => {
				if (this.#follower.place !== undefined && this.#editor === undefined) this.#follower.forget();
			}),
		];
		this.#catchUp();
	}

	/** The part that was changed just now: its row is to be selected. */
	#changed: string | undefined;

	/** The row that is selected. */
	get selected(): InspectedPart | undefined {
		return this.#tree.view.selection[0];
	}

	/** The rows as text, indented. */
	get rows(): readonly string[] {
		return rowsOf(this.#parts);
	}

	/** Shows the parts of the URL at a place, and goes there. */
	async open(target: Target): Promise<void> {
		const [cursor] = target.selections;
		const editor = editorOf(target.document) ?? (await editors.showTextDocument(target.document));
		if (cursor !== undefined) editor.selection = new Selection(cursor.active, cursor.active);
		await this.#follower.open(target);
		await executeCommand(`${VIEW}.focus`);
		await this.#select({ focus: true });
	}

	isSeen(): boolean {
		return this.#tree.view.visible;
	}

	show(): void {
		this.#tree.refresh();
		void executeCommand('setContext', CAN_ADD, this.#follower.answer?.found?.canAdd === true);
		const changed = partCalled(this.#parts, this.#changed);
		this.#changed = undefined;
		if (changed === undefined) this.mark();
		else if (this.isSeen()) void this.#tree.select(changed, { focus: true });
	}

	mark(): void {
		// Not for what a click on a row selects.
		if (this.#follower.place?.chosen === true && this.isSeen()) void this.#select();
	}

	/** Selects in the document what a row shows. */
	reveal(part: InspectedPart): void {
		const editor = this.#editor;
		const place = editor && placeOf(this.#follower.answer, part, editor.document.version);
		if (editor === undefined || place === undefined) return;
		const range = this.client.protocol2CodeConverter.asRange(place);
		// The cursor stays in the URL.
		editor.selection = new Selection(range.end, range.start);
		editor.revealRange(range, TextEditorRevealType.InCenterIfOutsideViewport);
	}

	async copy(part: InspectedPart, as: 'written' | 'decoded'): Promise<void> {
		const subject = this.#subjectOf(part);
		const text = subject && (await this.#textOf(subject, part, as));
		if (text === undefined) return;
		await env.clipboard.writeText(text);
		// As the row shows it: a password is not told.
		tell(l10n.t('Copied: {0}', (as === 'decoded' ? part.decoded : undefined) ?? part.text ?? part.name));
	}

	/** @param value what it shall say; else that is asked for */
	async edit(part: InspectedPart, value?: string): Promise<void> {
		await this.#edit(part, 'edit', (typed) => ({ kind: 'set', part: part.id, value: typed }), value);
	}

	/** @param name what it shall be called; else that is asked for */
	async rename(part: InspectedPart, name?: string): Promise<void> {
		await this.#edit(part, 'rename', (typed) => ({ kind: 'rename', part: part.id, name: typed }), name);
	}

	/** @param name what the parameter is called; else that is asked for */
	async add(name?: string, value = ''): Promise<void> {
		const [part] = this.#parts;
		if (part === undefined) return say(l10n.t('There is no URL under the cursor.'));
		const subject = this.#subjectOf(part);
		if (subject === undefined) return;
		if (name !== undefined) await this.#make(subject, { kind: 'add', name, value });
		else await this.#ask(subject, l10n.t('New parameter, decoded: name=value'), '', parameterFrom);
	}

	/** Makes a change. Says why where it cannot be made. */
	async change(part: InspectedPart, change: PartChange): Promise<void> {
		const subject = this.#subjectOf(part);
		if (subject !== undefined) await this.#make(subject, change);
	}

	dispose(): void {
		for (const subscription of this.#subscriptions) subscription.dispose();
	}

	get #parts(): readonly InspectedPart[] {
		return this.#follower.answer?.found?.parts ?? [];
	}

	/** What shows the document. */
	get #editor(): TextEditor | undefined {
		return this.#follower.place && editorOf(this.#follower.place.document);
	}

	#catchUp(): void {
		const editor = editors.activeTextEditor;
		if (editor !== undefined) this.#follower.follow(editor);
		this.#follower.refresh();
	}

	/** Selects the row of the part under the cursor: again where the tree was just then shown anew. */
	async #select(options?: { readonly focus: boolean }, tries = TRIES): Promise<void> {
		const { answer, place } = this.#follower;
		if (answer?.found == null || place === undefined) return;
		const position = this.client.code2ProtocolConverter.asPosition(place.position);
		const part = partAt(answer.found.parts, position);
		const isDone = part === undefined || (await this.#tree.select(part, options));
		if (isDone || tries === 0) return;
		// Where another answer came meanwhile, its row is the same part's.
		if (this.#follower.answer === answer)
			await new Promise((resolve) => setTimeout(resolve, AGAIN_MS * 2 ** (TRIES - tries)));
		await this.#select(options, tries - 1);
	}

	/** What a command is about; says so where the document is no longer that which was inspected. */
	#subjectOf(part: InspectedPart): Subject | undefined {
		const { answer } = this.#follower;
		const editor = this.#editor;
		if (editor === undefined || placeOf(answer, part, editor.document.version) === undefined || answer?.found == null) {
			sayChanged();
			return undefined;
		}
		const { uri, version, found } = answer;
		return { editor, params: { textDocument: { uri }, version, position: found.range.start } };
	}

	async #textOf({ params }: Subject, { id }: InspectedPart, as: PartTextParams['as']): Promise<string | undefined> {
		const asked: PartTextParams = { ...params, part: id, as };
		const text = await this.client.sendRequest<string | null>(partTextRequest, asked);
		if (text === null) sayChanged();
		return text ?? undefined;
	}

	async #edit(
		part: InspectedPart,
		action: 'edit' | 'rename',
		changeTo: (text: string) => PartChange,
		given: string | undefined,
	): Promise<void> {
		const subject = this.#subjectOf(part);
		if (subject === undefined) return;
		if (given !== undefined) return this.#make(subject, changeTo(given));
		const before = await this.#textOf(subject, part, action === 'edit' ? 'value' : 'name');
		if (before !== undefined) await this.#ask(subject, titleFor(action, part, l10n), before, changeTo);
	}

	/** Asks for a text, and makes the change that it says. */
	async #ask(subject: Subject, title: string, before: string, changeTo: (typed: string) => PartChange): Promise<void> {
		if (!fitsOnLine(before)) return say(l10n.t('This has several lines: edit it in the document.'));
		const refused = async (typed: string) =>
			typed === before ? undefined : (await this.#asked(subject.params, changeTo(typed)))?.refused;
		const typed = await ask(title, before, refused);
		if (typed !== undefined && typed !== before) await this.#make(subject, changeTo(typed));
	}

	async #make({ editor, params }: Subject, change: PartChange): Promise<void> {
		const answer = await this.#asked(params, change);
		if (answer === null) sayChanged();
		else if (answer.refused !== undefined) say(answer.refused);
		else if (hasEdits(answer)) {
			this.#changed = answer.part;
			if (!(await applyEdits(this.client, editor, answer))) this.#changed = undefined;
		}
	}

	#asked(params: InspectParams, change: PartChange): Promise<PartChanged | null> {
		const asked: ChangePartParams = { ...params, change };
		return this.client.sendRequest<PartChanged | null>(changePartRequest, asked);
	}
}
