/** Shows what a repair changed: each file as it was before, beside what it is now. */

import { type Disposable, Uri, workspace } from 'vscode';
import { beforeScheme } from './documents';
import { executeCommand } from './surfaces';

/** The files of the last repair as they were. */
export class Changes implements Disposable {
	#before = new Map<string, string>();
	readonly #provider = workspace.registerTextDocumentContentProvider(beforeScheme, {
		provideTextDocumentContent: ({ query }) => this.#before.get(query) ?? '',
	});

	/** Remembers files as they are. */
	async remember(files: readonly Uri[]): Promise<void> {
		this.#before = new Map();
		for (const uri of files) this.#before.set(uri.toString(), await textAt(uri));
	}

	/** @param files those that have changed */
	async show(title: string, files: readonly Uri[]): Promise<void> {
		const rows = files.map((uri) => {
			const query = uri.toString();
			return [uri, Uri.from({ scheme: beforeScheme, path: uri.path, query }), uri];
		});
		await executeCommand('vscode.changes', title, rows);
	}

	dispose(): void {
		this.#provider.dispose();
	}
}

async function textAt(uri: Uri): Promise<string> {
	const open = workspace.textDocuments.find((document) => document.uri.toString() === uri.toString());
	return (open ?? (await workspace.openTextDocument(uri))).getText();
}
