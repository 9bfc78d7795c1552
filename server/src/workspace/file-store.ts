/** What is known of each file of the workspace, by its key, and of its URLs. */

import type { SkipReason } from '../protocol/workspace';
import type { Kept } from './kept';
import type { Looked } from './look';
import { UrlIndex } from './url-index';
import { reportOf, type WorkspaceFile } from './workspace-file';

export class FileStore {
	readonly index = new UrlIndex();
	readonly #files = new Map<string, WorkspaceFile>();
	readonly #session = Date.now().toString(36);
	#reports = 0;

	constructor(private readonly kept: Kept) {}

	get all(): ReadonlyMap<string, WorkspaceFile> {
		return this.#files;
	}

	get(key: string): WorkspaceFile | undefined {
		return this.#files.get(key);
	}

	set(key: string, file: WorkspaceFile): void {
		this.#files.set(key, file);
	}

	/** Takes what came of looking at a file. Its report keeps its id where nothing of it changed. */
	keep(key: string, file: WorkspaceFile, { urls, diagnostics, findings }: Looked): void {
		this.index.update(key, [{ from: 0, to: Number.POSITIVE_INFINITY, urls }]);
		const last = reportOf(file);
		const id = last?.diagnostics === diagnostics ? last.id : `${this.#session}.${++this.#reports}`;
		file.result = { id, diagnostics, findings };
	}

	/** A file is not checked. */
	skip(key: string, file: WorkspaceFile, skipped: SkipReason): void {
		file.result = { skipped };
		// Its settings, or what it is, may change back: then it is read again.
		file.stale = true;
		this.index.remove(key);
	}

	/** A file is no file of the workspace any more. */
	forget(key: string): void {
		if (this.#files.get(key)?.keeping !== undefined) this.kept.changed();
		this.#files.delete(key);
		this.index.remove(key);
	}
}
