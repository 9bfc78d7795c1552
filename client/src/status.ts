import { type Disposable, l10n, workspace } from 'vscode';
import type { DocumentStatus } from '../../server/src/protocol';
import { isChecked } from './documents';
import { editors, StatusItem } from './surfaces';

/** The language status item: what was checked in the active document, what was not, and why. */
export class Status implements Disposable {
	readonly #item = new StatusItem('urlLint.status', l10n.t('Turn on or off…'));
	readonly #documents = new Map<string, DocumentStatus>();
	readonly #subscriptions: Disposable[];

	constructor() {
		this.#subscriptions = [
			editors.onDidChangeActiveTextEditor(() => this.#show()),
			workspace.onDidCloseTextDocument(({ uri }) => this.#documents.delete(uri.toString())),
		];
		this.#show();
	}

	/** The item's text and detail. */
	get text(): string {
		return this.#item.text;
	}

	/** Takes what the server says of a document. */
	update(status: DocumentStatus): void {
		this.#documents.set(status.uri, status);
		this.#show();
	}

	dispose(): void {
		for (const disposable of [this.#item, ...this.#subscriptions]) disposable.dispose();
	}

	#show(): void {
		const document = editors.activeTextEditor?.document;
		const status = document && this.#documents.get(document.uri.toString());
		if (document === undefined || !isChecked(document)) this.#item.show(l10n.t('Not checked: this is no document'), []);
		else if (status === undefined) this.#item.show(l10n.t('Not checked yet'), []);
		else this.#item.show(textOf(status), warningsOf(status));
	}
}

function textOf({ off, urls, problems, more }: DocumentStatus): string {
	if (off === 'enable') return l10n.t('Not checked: urlLint.enable is off');
	if (off === 'ignore') return l10n.t('Not checked: urlLint.ignore');
	const found = urls === 1 ? l10n.t('1 URL') : l10n.t('{0} URLs', urls);
	if (more) return `${found}, ${l10n.t('more than {0} findings', problems)}`;
	const wrong = problems === 1 ? l10n.t('1 finding') : l10n.t('{0} findings', problems);
	return `${found}, ${wrong}`;
}

/** Counts only: the words are in the log. */
function warningsOf({ problems, shown, settings = [] }: DocumentStatus): string[] {
	const { length } = settings;
	return [
		...(shown === problems ? [] : [l10n.t('the first {0} are shown (urlLint.maxProblems)', shown)]),
		...(length === 0
			? []
			: [
					length === 1
						? l10n.t('1 problem in the settings; the log names it')
						: l10n.t('{0} problems in the settings; the log names them', length),
				]),
	];
}
