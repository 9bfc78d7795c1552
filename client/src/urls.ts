/** The view of the workspace's URLs: by host, by problem or by file. */

import {
	CancellationTokenSource,
	type Disposable,
	env,
	type LogOutputChannel,
	l10n,
	type Memento,
	workspace,
} from 'vscode';
import { type BaseLanguageClient, State } from 'vscode-languageclient';
import {
	type UrlExportParams,
	type UrlSelection,
	type UrlTree,
	type UrlTreeOrder,
	urlExportRequest,
	urlTreeChangedNotification,
	urlTreeRequest,
} from '../../server/src/protocol/workspace';
import { wordsOf } from './log';
import { ask, choose, editors, executeCommand, type Register, say, Tree, tell } from './surfaces';
import { filterFrom, orderCommands, stateOf, titleOf, type UrlNode, urlRow, urlRows } from './url-rows';
import { wordsIn } from './workspace-words';

/** The view, as the manifest calls it. */
const VIEW = 'urlLint.urls';

/** Run by a click on a row, and by a menu. */
const OPEN = 'urlLint.openUrlPlace';

/** Where it is kept that somebody asked for this workspace's URLs once. */
const ASKED = 'urlLint.urls.asked';

/** Registers the commands of the view. */
export function registerUrls(view: UrlsView, register: Register): Disposable[] {
	return [
		...orderCommands.map(([command, by]) => register(command, () => view.order(by))),
		register('urlLint.lookForUrls', () => view.look()),
		register('urlLint.filterUrls', (given?: unknown) => view.filter(filterFrom(given))),
		register('urlLint.clearUrlFilter', () => view.filter('')),
		register('urlLint.copyUrls', (node?: UrlNode) => view.copy(node)),
		register('urlLint.exportUrls', (node?: UrlNode) => view.export(node)),
		register(OPEN, (node?: UrlNode) => view.open(node)),
	];
}

export class UrlsView implements Disposable {
	readonly #tree: Tree<UrlNode>;
	readonly #subscriptions: readonly Disposable[];
	readonly #words = wordsIn(env.language, l10n);
	#by: UrlTreeOrder = 'host';
	#filter = '';
	#isAsked: boolean;

	/** @param memento remembers what was done in this workspace */
	constructor(
		private readonly client: BaseLanguageClient,
		private readonly memento: Memento,
		private readonly log: LogOutputChannel,
	) {
		this.#isAsked = memento.get(ASKED) === true;
		const content = {
			below: (node: UrlNode | undefined) => this.#below(node),
			row: (node: UrlNode) => urlRow(node, this.#words),
			text: async (node: UrlNode) => (await this.#export('list', node)).trimEnd(),
		};
		this.#tree = new Tree(VIEW, content, OPEN);
		this.#subscriptions = [
			this.#tree,
			client.onNotification(urlTreeChangedNotification, () => this.#tree.refresh()),
			client.onDidChangeState(({ newState }) => newState === State.Running && this.#tree.refresh()),
		];
		this.#show(undefined);
	}

	/** The rows as text, indented. */
	rows(): Promise<readonly string[]> {
		return urlRows((node) => this.#below(node), this.#words);
	}

	/** The text that the rows without one above them drop where they are dragged to. */
	async dragged(): Promise<string | undefined> {
		const source = new CancellationTokenSource();
		try {
			return await this.#tree.dragged(await this.#below(undefined), source.token);
		} finally {
			source.dispose();
		}
	}

	/** Looks at the workspace. */
	look(): void {
		this.#isAsked = true;
		void this.memento.update(ASKED, true);
		this.#renew();
	}

	order(by: UrlTreeOrder): void {
		this.#by = by;
		this.#renew();
	}

	/** @param filter the words that all must have; else they are asked for */
	async filter(filter?: string): Promise<void> {
		const title = l10n.t('Only URLs, hosts, rules or files with all of these words');
		const typed = filter ?? (await ask(title, this.#filter, async () => undefined));
		if (typed === undefined) return;
		this.#filter = typed.trim();
		this.#renew();
	}

	/** Copies the URLs below a node, or all that are shown: each once, exactly. */
	async copy(node?: UrlNode): Promise<void> {
		const text = await this.#export('list', node);
		if (text === '') return say(l10n.t('There is no URL to copy.'));
		await env.clipboard.writeText(node?.hasChildren === false ? text.trimEnd() : text);
		const count = text.trimEnd().split('\n').length;
		tell(count === 1 ? l10n.t('Copied: 1 URL') : l10n.t('Copied: {0} URLs', this.#words.count(count)));
	}

	/** Writes the URLs below a node, or all that are shown, into a document that can be saved wherever somebody wants it. */
	async export(node?: UrlNode): Promise<void> {
		const choices = [
			{ label: 'CSV', description: l10n.t('a table, for spreadsheets'), as: 'csv', language: 'csv' },
			{
				label: 'NDJSON',
				description: l10n.t('an object a line, as "url-lint urls" prints them'),
				as: 'ndjson',
				language: 'jsonl',
			},
		] as const;
		const chosen = await choose(choices, { title: l10n.t('Export URLs as') });
		if (chosen === undefined) return;
		const content = await this.#export(chosen.as, node);
		await editors.showTextDocument(await workspace.openTextDocument({ content, language: chosen.language }));
	}

	/** Opens the file in which something stands, and selects it. */
	async open(node?: UrlNode): Promise<void> {
		if (node?.location === undefined) return;
		const { uri, range } = this.client.protocol2CodeConverter.asLocation(node.location);
		await executeCommand('vscode.open', uri, node.hasChildren ? {} : { selection: range });
	}

	dispose(): void {
		for (const subscription of this.#subscriptions) subscription.dispose();
	}

	#selection(node: UrlNode | undefined): UrlSelection {
		return {
			by: this.#by,
			...(this.#filter === '' ? {} : { filter: this.#filter }),
			...(node === undefined ? {} : { node: node.id }),
		};
	}

	async #below(node: UrlNode | undefined): Promise<readonly UrlNode[]> {
		if (!this.#isAsked || !this.client.isRunning()) return [];
		const asked = this.#selection(node);
		try {
			const tree = await this.client.sendRequest<UrlTree>(urlTreeRequest, asked);
			const isOld = asked.by !== this.#by || (asked.filter ?? '') !== this.#filter;
			if (isOld) return [];
			if (node === undefined) this.#show(tree);
			const depth = node === undefined ? 0 : node.depth + 1;
			return tree.nodes.map((each) => ({ ...each, depth, by: asked.by }));
		} catch (error) {
			this.log.error(wordsOf(error));
			return [];
		}
	}

	#export(as: UrlExportParams['as'], node: UrlNode | undefined): Promise<string> {
		const params: UrlExportParams = { ...this.#selection(node), as };
		return this.client.sendRequest<string>(urlExportRequest, params);
	}

	#renew(): void {
		this.#show(undefined);
		this.#tree.refresh();
	}

	/** @param tree absent while there is no answer */
	#show(tree: UrlTree | undefined): void {
		const state = stateOf(this.#isAsked, this.#filter, tree);
		const isLooking = this.#isAsked && tree !== undefined && !tree.complete;
		this.#tree.say(
			this.#isAsked ? titleOf(this.#by, this.#filter, this.#words) : '',
			isLooking ? l10n.t('Looking at the files of the workspace…') : '',
		);
		void executeCommand('setContext', 'urlLint.urlsState', state);
		void executeCommand('setContext', 'urlLint.urlsOrder', this.#by);
		void executeCommand('setContext', 'urlLint.urlsFiltered', this.#filter !== '');
	}
}
