/** Whether somebody points at a URL: the context menu goes by it. */

import type { Disposable, LogOutputChannel } from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { type UrlAt, urlAtRequest } from '../../server/src/protocol';
import { isChecked } from './documents';
import { Follower, type View } from './follower';
import { editors, executeCommand } from './surfaces';

/** The context key of the manifest's menus. */
const KEY = 'urlLint.onUrl';

/**
 * Follows the cursor, once it rests, and the pointer, where the editor asks for a hover anyway: a menu opens at the pointer before
 * anything can be asked, and with the key as it was.
 */
export class UrlHere implements View, Disposable {
	readonly #follower: Follower<UrlAt>;
	readonly #subscription: Disposable;
	#isUrl = false;

	constructor(client: BaseLanguageClient, log: LogOutputChannel) {
		this.#follower = new Follower(client, urlAtRequest, this, log);
		this.#subscription = editors.onDidChangeActiveTextEditor((editor) => {
			if (editor === undefined || !isChecked(editor.document)) this.point(false);
		});
	}

	/** What the context key says. */
	get isUrl(): boolean {
		return this.#isUrl;
	}

	/** Somebody points at a URL, or at something else. */
	point(isUrl: boolean): void {
		if (isUrl === this.#isUrl) return;
		this.#isUrl = isUrl;
		void executeCommand('setContext', KEY, isUrl);
	}

	/** Asks about where the cursor stands already. */
	start(): void {
		if (editors.activeTextEditor !== undefined) this.#follower.follow(editors.activeTextEditor);
	}

	isSeen(): boolean {
		return true;
	}

	show(): void {
		this.point((this.#follower.answer?.found ?? null) !== null);
	}

	mark(): void {
		this.point(true);
	}

	dispose(): void {
		this.#follower.dispose();
		this.#subscription.dispose();
	}
}
