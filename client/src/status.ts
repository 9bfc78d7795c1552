import { type Disposable, l10n, type TextDocument, workspace } from 'vscode';
import type { DocumentStatus } from '../../server/src/protocol';
import { statusText } from './status-text';
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

	/** The setting that switches the check of a document off. */
	offOf({ uri }: TextDocument): DocumentStatus['off'] {
		return this.#documents.get(uri.toString())?.off;
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
		const { text, warnings } = statusText(document, status, l10n);
		this.#item.show(text, warnings);
	}
}
