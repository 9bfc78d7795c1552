/**
 * All files of the workspace: what their URLs are, and what is wrong with them. They are looked at one after the other, in slices between
 * which requests are answered, once somebody asks for them; what changes is looked at again.
 */

import { type CancellationToken, FileChangeType, type FileEvent } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { type Analysis, comparesSpellings } from '../analysis/analyse';
import type { Words } from '../data/words';
import type { DocumentSettings, SettingsStore } from '../features/document-settings';
import type { EditedDocument, NewDocument } from '../features/text-document';
import { ignoreFile } from '../globs/gitignore';
import { languageOf } from '../languages/files';
import type { UsualSpelling } from '../url/spellings';
import { type FileAccess, keyOf, placeOf } from './file-access';
import { FileStore } from './file-store';
import type { Kept } from './kept';
import { Listeners } from './listeners';
import { lookAt } from './look';
import { lookAtFile } from './look-at-file';
import { type Documents, OpenDocuments } from './open-documents';
import { type ReadFile, readFile } from './read-file';
import { SaidOfReports } from './said';
import type { Slices } from './slices';
import type { UrlIndex } from './url-index';
import { UsualSpellings } from './usual-spellings';
import { isBelow, listing } from './walk';
import { WorkQueue } from './work-queue';
import {
	type FileReport,
	type FileResult,
	fingerprint,
	reportOf,
	type Told,
	type WorkspaceFile,
} from './workspace-file';

/** What the workspace is made of. */
export interface Surroundings {
	readonly documents: Documents;
	readonly settings: SettingsStore;
	readonly files: FileAccess;
	readonly newDocument: NewDocument;
	/** The URI of the folder with the rules' pages, where the client can open one. */
	readonly rulePages: () => string | undefined;
	/** What earlier sessions found. */
	readonly kept: Kept;
	/** Runs `task` once the messages that wait were read. */
	readonly soon: (task: () => void) => void;
	readonly log: (error: unknown) => void;
}

/** A file as it is now. */
export interface FileNow extends ReadFile {
	readonly isOpen: boolean;
	/** What was known of it before it was read: another one each time it is looked at. */
	readonly before?: FileResult | undefined;
}

export class Workspace {
	readonly #store: FileStore;
	/** The files to look at. */
	readonly #queue: WorkQueue;
	/** Absent while no file wants to know. */
	#spellings: UsualSpellings | undefined;
	/** The keys of folders that nothing is listed of. */
	#leftOut: ReadonlySet<string> = new Set();
	/** Told whenever something is known that was not. */
	readonly onChange = new Listeners();
	/** Told whenever all files are going to be looked at, not only those that changed. */
	readonly onStart = new Listeners();
	/** Told how many files of those that are waited for were looked at. */
	readonly onProgress = new Listeners<[done: number, all: number]>();
	/** Told of the documents that are to be judged again for what is usual in other files now. */
	readonly onSettle = new Listeners<[uris: readonly string[]]>();
	/** What is said of files, short. */
	readonly said = new SaidOfReports();
	/** What the editor has open. */
	readonly open: OpenDocuments;
	/** What the client got of files by their keys, when it asked for one alone. */
	#handedOut = new Map<string, Told>();
	#wanted = false;
	#schemes: ReadonlySet<string> = OWN_SCHEMES;
	/** Counts the runs that were stopped. */
	#stops = 0;
	#isStopped = false;
	/** Whether files that changed were left in the queue when it was stopped. */
	#isShort = false;
	/** How far it is known which files there are. */
	#listing: 'no' | 'begun' | 'done' = 'no';
	#showsAll = false;

	constructor(private readonly around: Surroundings) {
		const { documents, kept, soon } = around;
		this.open = new OpenDocuments(documents);
		this.#store = new FileStore(kept);
		const work = {
			begin: (slices: Slices) => kept.read(slices),
			list: (slices: Slices) => this.#list(slices),
			look: (key: string) => this.#look(key).catch((error: unknown) => this.#failed(key, error)),
			settle: () => this.#settle(),
			progressed: (done: number, all: number) => this.onProgress.tell(done, all),
			changed: () => this.onChange.tell(),
			failed: (error: unknown) => {
				around.log(error);
				this.#listing = 'no';
			},
		};
		this.#queue = new WorkQueue(work, soon);
	}

	/** Those of its reader. */
	get words(): Words {
		return this.around.settings.words;
	}

	/** Whether somebody asked for all files. */
	get wanted(): boolean {
		return this.#wanted;
	}

	/** Whether all files were looked at as they are now. */
	get complete(): boolean {
		return this.#listing === 'done' && this.#queue.isIdle;
	}

	/** Every file that is known, by its key. */
	get files(): ReadonlyMap<string, WorkspaceFile> {
		return this.#store.all;
	}

	/** The URLs of all files. */
	get index(): UrlIndex {
		return this.#store.index;
	}

	/** Goes on looking for those who only show what is known: not once somebody stopped it. */
	follow(): void {
		if (!this.#isStopped) this.want();
	}

	/** Whether somebody stopped it, and nobody has asked since. */
	get isStopped(): boolean {
		return this.#isStopped;
	}

	/** Starts to look at all files for somebody who asks, unless that is done. */
	want(): void {
		this.#wanted = true;
		this.#isStopped = false;
		if (this.complete) return;
		const isIdle = this.#queue.working === undefined;
		const isNew = this.#listing === 'no';
		if (isNew) this.#queue.addListing();
		this.#queue.start();
		if (isNew && isIdle) this.onStart.tell();
	}

	/** Waits until all files were looked at, or the token is cancelled. Returns whether all were. */
	async whole(token?: CancellationToken): Promise<boolean> {
		this.want();
		await Promise.race([this.#queue.working, cancelled(token)]);
		return this.complete;
	}

	/** Looks at all files again, and shows what is wrong with them from now on. */
	checkAll(): void {
		this.#showsAll = true;
		for (const file of this.files.values()) file.stale = true;
		this.#queueAll();
		this.want();
	}

	/** Stops looking, until somebody asks. What is known stays, and is not all. */
	stop(): void {
		this.#stops++;
		this.#isStopped = true;
		this.#isShort = true;
		this.#queue.clear();
		this.#listing = 'no';
		this.onChange.tell();
	}

	/** The findings of a file that are shown though it is not open; `undefined` where none are. */
	shown(file: WorkspaceFile): FileReport | undefined {
		return this.#showsAll || file.shown === true ? reportOf(file) : undefined;
	}

	/** The same for the client, which asks once more for a file that it closes, and has that from then on. */
	handOut(uri: string): FileReport | undefined {
		const key = keyOf(uri);
		const file = this.#store.get(key);
		const report = file && this.shown(file);
		if (report !== undefined) this.#handedOut.set(key, { uri, id: report.id });
		return report;
	}

	/** What was handed out since this was last asked. */
	takeHandedOut(): ReadonlyMap<string, Told> {
		const taken = this.#handedOut;
		this.#handedOut = new Map();
		return taken;
	}

	/** Whether the findings of all files are to be shown; some of them may not be known yet. */
	async showsSome(): Promise<boolean> {
		if (this.#showsAll) return true;
		const folders = await this.around.settings.folders();
		const set = await Promise.all(folders.map((folder) => this.around.settings.ofFolder(folder)));
		return set.some(({ settings }) => settings.workspace === 'all');
	}

	/** The URI of a file as the editor writes it, if it is open. */
	uriOf(key: string): string {
		return this.open.get(key)?.uri ?? this.#store.get(key)?.place.uri ?? key;
	}

	/** What a file is called: its path in its workspace folder; elsewhere the whole path. */
	nameOf(key: string): string {
		const file = this.#store.get(key);
		if (file === undefined) return key;
		const folder = `${placeOf(file.folder).path}/`;
		return file.folder !== '' && file.place.path.startsWith(folder)
			? file.place.path.slice(folder.length)
			: file.place.path;
	}

	/** How URLs are usually written, where that is known. */
	get usual(): UsualSpelling | undefined {
		return this.#spellings?.usual;
	}

	/** An open document that is checked, with its URLs. */
	async analysed(uri: string): Promise<{ readonly document: TextDocument; readonly analysis: Analysis } | undefined> {
		const { settings, ignored } = await this.around.settings.of(uri);
		const document = this.open.get(keyOf(uri));
		if (document === undefined || ignored || !settings.enable) return undefined;
		return { document, analysis: this.around.documents.analysisOf(document, settings) };
	}

	/** The text of a file as it is now, and its settings; `undefined` where it cannot be read. */
	async textOf(key: string): Promise<FileNow | undefined> {
		const open = this.open.get(key);
		if (open !== undefined)
			return { document: open, isOpen: true, isExact: true, settings: await this.around.settings.of(open.uri) };
		const file = this.#store.get(key);
		const before = file?.result;
		const read = file && (await readFile(file, this.around));
		return read === undefined || 'skipped' in read ? undefined : { ...read, isOpen: false, before };
	}

	/** Whether a file is still as it was read: neither opened nor closed, nor changed. */
	isCurrent(key: string, { document, isOpen, before }: FileNow): boolean {
		const open = this.open.get(key);
		if (isOpen || open !== undefined) return isOpen && open?.version === document.version;
		const file = this.#store.get(key);
		return file?.stale === false && file.result === before;
	}

	/** A document was opened, changed or closed. */
	documentChanged(uri: string): void {
		this.open.changed();
		if (!this.#wanted) return;
		const key = keyOf(uri);
		const file = this.#store.get(key);
		if (file !== undefined) file.stale = true;
		this.#queue.add(key);
		this.#startLater();
	}

	/** Files changed on disk. */
	filesChanged(changes: readonly FileEvent[]): void {
		if (!this.#wanted) return;
		for (const { uri, type } of changes) {
			const key = keyOf(uri);
			const file = this.#store.get(key);
			// One that is back may have been away while its folder was read.
			const isKnown = file?.listed === true && this.#listing === 'done';
			const isNews = !isBelow(key, this.#leftOut) && (type === FileChangeType.Deleted || !isKnown);
			// Whether a new file counts, only its folders know. A folder can come and go with all that is in it.
			if ((isNews && type !== FileChangeType.Changed) || uri.endsWith(`/${ignoreFile}`)) this.#queue.addListing();
			if (file?.listed !== true) continue;
			file.stale = true;
			this.#queue.add(key);
		}
		this.#startLater();
	}

	/** Settings or folders changed: files for which that makes a difference are looked at again. */
	settingsChanged(): void {
		if (!this.#wanted) return;
		this.#queueAll();
		this.#startLater();
	}

	#queueAll(): void {
		this.#queue.addAll(this.files.keys());
		this.#queue.addListing();
	}

	#startLater(): void {
		if (!this.#isStopped) this.#queue.startLater();
	}

	/** Finds out which files there are. */
	async #list(slices: Slices): Promise<void> {
		this.#listing = 'begun';
		const stops = this.#stops;
		const folders = await this.around.settings.folders();
		this.#schemes = new Set([...OWN_SCHEMES, ...folders.map(schemeOf)]);
		const { files, settings } = this.around;
		const found = await listing(folders, files, settings, slices, () => this.#stops !== stops);
		if (found === undefined) return;
		this.#leftOut = found.leftOut;
		const open = this.open.all;
		for (const [key, file] of this.files) {
			file.listed = found.files.has(key);
			if (!file.listed && !open.has(key)) this.#forget(key);
		}
		for (const [key, [place, folder]] of found.files) {
			const known = this.#store.get(key);
			if (known?.folder !== folder) this.#store.set(key, { place, folder, listed: true, stale: true });
			if (known?.folder !== folder || known.result === undefined) this.#queue.add(key);
		}
		this.#listing = 'done';
		// Who is looked at again and has not changed costs little.
		if (this.#isShort) this.#queue.addAll(this.files.keys());
		this.#isShort = false;
		for (const [key] of open) if (this.#store.get(key)?.result === undefined) this.#queue.add(key);
	}

	/** Looks at one file: what the editor has of it goes before what is on disk. */
	async #look(key: string): Promise<void> {
		const open = this.open.get(key);
		const file = this.#store.get(key);
		if (open !== undefined) return this.#lookAtDocument(key, open);
		if (file?.listed !== true) return this.#forget(key);
		const { uri, path } = file.place;
		const { generation } = this.around.settings;
		const settings = await this.around.settings.ofFile(uri, languageOf(path), file.folder);
		const print = fingerprint(settings.settings, languageOf(path));
		if (this.#isUnchecked(key, file, settings)) return;
		if (!file.stale && file.settings === print && file.result !== undefined) return;
		file.stale = false;
		const looked = await lookAtFile(key, file, { ...this.around, usual: this.usual });
		// It may have been judged by others, and they may be what they were when its turn comes again.
		if (generation !== this.around.settings.generation) file.stale = true;
		if ('skipped' in looked) return this.#store.skip(key, file, looked.skipped);
		// It may have been opened meanwhile, and is in the queue again then.
		if (this.open.get(key) !== undefined) return;
		this.#store.keep(key, file, looked);
		file.keeping = looked.keeping;
		file.settings = print;
		this.#compare(file, looked.comparesSpellings);
	}

	async #lookAtDocument(key: string, document: EditedDocument): Promise<void> {
		const { uri, version } = document;
		if (!this.#schemes.has(schemeOf(uri))) return this.#forget(key);
		const settings = await this.around.settings.of(uri);
		// It may have been closed meanwhile, or opened anew, and is in the queue again then.
		if (this.open.get(key) !== document) return;
		if (document.version !== version) this.#queue.add(key);
		const file = this.#store.get(key) ?? { place: placeOf(uri), folder: '', listed: false, stale: true };
		this.#store.set(key, file);
		if (this.#isUnchecked(key, file, settings)) return;
		file.stale = false;
		const analysis = this.around.documents.analysisOf(document, settings.settings);
		this.#store.keep(key, file, lookAt(document, analysis, settings.settings, this.around.rulePages()));
		delete file.settings;
		this.#compare(file, comparesSpellings(settings.settings));
	}

	#compare(file: WorkspaceFile, compares: boolean): void {
		file.comparesSpellings = compares;
		if (compares) this.#spellings ??= new UsualSpellings(this.index);
	}

	/** What is usual is known once all files are. Returns the files that are to be judged by it. */
	#settle(): readonly string[] {
		if (this.#spellings === undefined || this.#listing !== 'done') return [];
		// What is open goes on from how it was judged: by itself until then.
		const first = this.#spellings.isSettled ? [] : this.open.all.keys();
		const changed = new Set([...first, ...this.#spellings.settle()]);
		const keys = [...changed].filter((key) => this.#store.get(key)?.comparesSpellings === true);
		for (const key of keys) (this.#store.get(key) as WorkspaceFile).stale = true;
		const uris = keys.flatMap((key) => this.open.get(key)?.uri ?? []);
		if (uris.length > 0) this.onSettle.tell(uris);
		return keys;
	}

	#isUnchecked(key: string, file: WorkspaceFile, { settings, ignored }: DocumentSettings): boolean {
		file.shown = settings.workspace === 'all';
		if (settings.enable && !ignored) return false;
		this.#store.skip(key, file, settings.enable ? 'ignored' : 'off');
		return true;
	}

	/** One file that cannot be checked, by a defect of ours, does not keep us from the others. */
	#failed(key: string, error: unknown): void {
		this.around.log(error);
		const file = this.#store.get(key);
		if (file !== undefined) this.#store.skip(key, file, 'unreadable');
	}

	#forget(key: string): void {
		this.#store.forget(key);
		this.#queue.delete(key);
	}
}

/**
 * Whose documents count though no folder of the workspace has them. Those of others, such as `git:`, show again what stands elsewhere.
 */
const OWN_SCHEMES: ReadonlySet<string> = new Set(['file', 'untitled', 'vscode-notebook-cell']);

function schemeOf(uri: string): string {
	return uri.slice(0, uri.indexOf(':'));
}

function cancelled(token: CancellationToken | undefined): Promise<void> {
	if (token === undefined) return new Promise(() => {});
	return new Promise((resolve) => token.onCancellationRequested(() => resolve()));
}
