import { fstatSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { overwrite, withFile } from './bytes';
import {
	type Copy,
	type CopyName,
	copyPath,
	inodeOf,
	isHalfWritten,
	keyOf,
	parseCopyName,
	publish,
	readCopy,
} from './copy';
import { type Log, reasonOf } from './environment';
import { isRunning } from './process-id';
import { uninterrupted } from './signals';

/**
 * What a copy tells about its file. `whole`: it is as it was, or as it was to become. `changed`: somebody has written it
 * since. `gone`: no such file is there. `busy`: another run is writing it now. `foreign`: this is no copy of ours.
 */
type State = 'whole' | 'half-written' | 'changed' | 'gone' | 'busy' | 'foreign';

/** An entry of a directory that is named like a copy. */
interface Entry {
	readonly directory: string;
	readonly path: string;
	readonly name: CopyName;
}

/**
 * The copies that interrupted runs left. A run with `--fix` restores what is half-written and removes them; any other tells
 * of them. Both leave alone what they cannot be sure of.
 */
export class LeftCopies {
	readonly #searched = new Set<string>();
	readonly #busy = new Set<string>();
	#found: Entry[] = [];

	constructor(
		private readonly fix: boolean,
		private readonly log: Log,
	) {}

	/**
	 * Looks for copies in a directory, once.
	 * @param names the names of its entries, where they are known
	 */
	search(directory: string, names?: readonly string[]): void {
		const real = resolve(directory);
		if (this.#searched.has(real)) return;
		this.#searched.add(real);
		for (const entry of names ?? namesIn(real)) {
			const name = parseCopyName(entry);
			if (name !== undefined) this.#found.push({ directory: real, path: join(real, entry), name });
		}
	}

	/** Deals with what was found since the last time. */
	async settle(): Promise<void> {
		const found = this.#found;
		if (found.length === 0) return;
		this.#found = [];
		await uninterrupted(() => {
			for (const entry of found) this.#settle(entry);
		});
	}

	/** Whether another run is writing the file: what it holds now is not to be repaired. */
	isBusy(file: string): boolean {
		return this.#busy.size > 0 && this.#busy.has(realpathSync(file));
	}

	#settle(entry: Entry): void {
		try {
			if (entry.name.role === 'new') this.#discard(entry);
			else this.#tell(entry, this.fix ? restore(entry) : inspect(entry));
		} catch (error) {
			// Its run has ended meanwhile.
			if (isMissing(error)) return;
			this.log.error('cli.error.copy', { path: shown(entry.path), reason: reasonOf(error) });
		}
	}

	// It was not whole yet, so its file has not been touched.
	#discard({ path, name }: Entry): void {
		if (name.writer !== undefined && isRunning(name.writer)) return;
		if (this.fix) rmSync(path);
		this.log.note(this.fix ? 'cli.note.copy-removed' : 'cli.note.copy-left', { path: shown(path) });
	}

	#tell({ directory, path }: Entry, { state, copy }: Inspection): void {
		const file = join(directory, copy?.file ?? '');
		const params = { path: shown(file), copy: shown(path) };
		if (state === 'busy') this.#busy.add(file);
		else if (state === 'foreign') this.log.note('cli.note.copy-foreign', { path: params.copy });
		else if (state === 'changed' || state === 'gone') this.log.note(`cli.note.copy-${state}`, params);
		else if (!this.fix) this.log.note('cli.note.copy-left', { path: params.copy });
		else if (state === 'whole') this.log.note('cli.note.copy-removed', { path: params.copy });
		else this.log.note('cli.note.restored', params);
	}
}

// Where nobody may look, what was named may be read all the same.
function namesIn(directory: string): string[] {
	try {
		return readdirSync(directory);
	} catch {
		return [];
	}
}

interface Inspection {
	readonly state: State;
	readonly copy?: Copy;
}

function inspect({ directory, path, name }: Entry): Inspection {
	const copy = readIfAllowed(path);
	if (copy === undefined || keyOf(copy.file) !== name.key) return { state: 'foreign' };
	if (isRunning(name.writer ?? copy.writer)) return { state: 'busy', copy };
	try {
		return { state: withFile(join(directory, copy.file), 'read itself', (file) => stateOf(file, copy)), copy };
	} catch (error) {
		if (isMissing(error)) return { state: 'gone', copy };
		throw error;
	}
}

/** Inspects a copy, and ends what its run began. The state is that before. */
function restore(entry: Entry): Inspection {
	const { state, copy } = inspect(entry);
	if (copy === undefined || (state !== 'whole' && state !== 'half-written')) return { state, ...(copy && { copy }) };
	const file = join(entry.directory, copy.file);
	// Of several runs only one can rename it: the others find nothing.
	const claimed = { ...entry, path: copyPath(file, 'old') };
	renameSync(entry.path, claimed.path);
	let done = false;
	try {
		// Another run may have put a new one in its place meanwhile.
		const again = inspect({ ...claimed, name: { ...entry.name, writer: undefined } });
		done = again.state === 'whole' || (again.state === 'half-written' && undo(file, again.copy ?? copy));
		return again;
	} finally {
		if (done) rmSync(claimed.path);
		else publish(claimed.path, copyPath(file));
	}
}

function undo(path: string, copy: Copy): boolean {
	return withFile(path, 'write itself', (file) => {
		const isStillSo = stateOf(file, copy) === 'half-written';
		if (isStillSo) overwrite(file, copy.before);
		return isStillSo;
	});
}

function stateOf(file: number, copy: Copy): State {
	if (!fstatSync(file).isFile()) return 'gone';
	const content = readFileSync(file);
	if (content.equals(copy.before) || content.equals(copy.after)) return 'whole';
	return inodeOf(file) === copy.inode && isHalfWritten(content, copy) ? 'half-written' : 'changed';
}

// Ours we may read.
function readIfAllowed(path: string): Copy | undefined {
	try {
		return readCopy(path);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === 'EACCES') return undefined;
		throw error;
	}
}

// A symbolic link or a directory in its place is not the file either.
function isMissing(error: unknown): boolean {
	return ['ENOENT', 'ELOOP', 'EISDIR'].includes(String((error as NodeJS.ErrnoException).code));
}

function shown(path: string): string {
	return relative('', path);
}
