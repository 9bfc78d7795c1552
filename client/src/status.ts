import { type Disposable, LanguageStatusSeverity, l10n, languages, window, workspace } from 'vscode';
import type { DocumentStatus } from '../../server/src/protocol';
import { isChecked } from './documents';

/** The language status item: what was checked in the active document, what was not, and why. */
export class Status implements Disposable {
	readonly #item = languages.createLanguageStatusItem('urlLint.status', { scheme: '*' });
	readonly #documents = new Map<string, DocumentStatus>();
	readonly #subscriptions: Disposable[];

	constructor() {
		this.#item.name = 'URL Lint';
		this.#item.command = { command: 'urlLint.status', title: l10n.t('Turn on or off…') };
		this.#subscriptions = [
			window.onDidChangeActiveTextEditor(() => this.#show()),
			workspace.onDidCloseTextDocument(({ uri }) => this.#documents.delete(uri.toString())),
		];
		this.#show();
	}

	/** The item's text and detail. */
	get text(): string {
		return [this.#item.text, this.#item.detail].filter((part) => part).join(' — ');
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
		const document = window.activeTextEditor?.document;
		const status = document && this.#documents.get(document.uri.toString());
		this.#item.severity = LanguageStatusSeverity.Information;
		this.#item.detail = '';
		if (document === undefined || !isChecked(document)) this.#item.text = l10n.t('Not checked: this is no document');
		else if (status === undefined) this.#item.text = l10n.t('Not checked yet');
		else if (status.off === 'enable') this.#item.text = l10n.t('Not checked: urlLint.enable is off');
		else if (status.off === 'ignore') this.#item.text = l10n.t('Not checked: urlLint.ignore');
		else this.#showCounts(status);
		if (status?.settings !== undefined) this.#warn(status.settings.join(' '));
	}

	#showCounts({ urls, problems, shown }: DocumentStatus): void {
		const found = urls === 1 ? l10n.t('1 URL') : l10n.t('{0} URLs', urls);
		const wrong = problems === 1 ? l10n.t('1 finding') : l10n.t('{0} findings', problems);
		this.#item.text = `${found}, ${wrong}`;
		if (shown !== problems) this.#warn(l10n.t('the first {0} are shown (urlLint.maxProblems)', shown));
	}

	#warn(detail: string): void {
		this.#item.severity = LanguageStatusSeverity.Warning;
		this.#item.detail = [this.#item.detail, detail].filter(Boolean).join(' ');
	}
}
