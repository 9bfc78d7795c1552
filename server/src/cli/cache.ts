/** What `check --cache` remembers of files that it has examined. */

import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Entry, parseEntry } from './cache-entry';
import type { Log } from './environment';
import { reasonOf } from './environment';
import { type Examined, hashOf } from './examine';
import { replaceWhole } from './replace';
import type { Wanted } from './report';

/** A file as the system describes it without reading it. */
export interface FileState {
	/** When its content and its inode last changed, in nanoseconds; empty where that was so lately that it may change unseen. */
	readonly time: string;
	/** In bytes. */
	readonly size: number;
}

/** Some file systems know the time to two seconds only. */
const coarsestTime = 2_000_000_000n;

/** @returns `undefined` for what is no file */
export function stateOf(path: string): FileState | undefined {
	try {
		const { mtimeNs, ctimeNs, size, ...stats } = statSync(path, { bigint: true });
		if (!isFile(stats.mode)) return undefined;
		const isOld = BigInt(Date.now()) * 1_000_000n - (mtimeNs > ctimeNs ? mtimeNs : ctimeNs) > coarsestTime;
		return { time: isOld ? `${mtimeNs} ${ctimeNs}` : '', size: Number(size) };
	} catch {
		return undefined;
	}
}

function isFile(mode: bigint): boolean {
	return (mode & 0o170000n) === 0o100000n;
}

/** A file that may be in the cache. */
export interface CachedFile {
	readonly name: string;
	readonly path: string;
	readonly state: FileState;
	/** What its findings depend on besides its content: what is judged otherwise has another one. */
	readonly key: string;
}

/**
 * One line per file: its name as JSON, a tab, its entry as JSON. Above them a title that says which program wrote it, and the hash
 * of the rest. It holds no fixes: what they write is exact, and may be a part of a secret.
 */
export class Cache {
	readonly #lines = new Map<string, string>();
	readonly #seen = new Map<string, string>();
	#changed = false;
	#foreign = false;

	/**
	 * @param isNamed whether somebody chose the place: what is no cache of ours stays there
	 * @param writer names the program: another one judges otherwise
	 */
	constructor(
		private readonly path: string,
		private readonly isNamed: boolean,
		private readonly writer: string,
		private readonly wanted: Wanted,
		private readonly log: Log,
	) {
		const text = this.#read();
		if (text === undefined) return;
		this.#foreign = isNamed && text !== '' && !text.startsWith(KIND);
		const problem = this.#foreign ? 'cli.note.cache-foreign' : this.#problem(text);
		if (problem === undefined) this.#index(text);
		else log.note(problem, { path });
	}

	/** What is known of a file; its notes and findings are those of today. */
	find({ name, path, state, key }: CachedFile): Examined | undefined {
		const line = this.#lines.get(JSON.stringify(name));
		if (line === undefined) return undefined;
		const entry = parseEntry(line);
		if (entry === undefined) return undefined;
		const [known, time, size, hash, examined] = entry;
		if (known !== this.#keyed(key) || size !== state.size || !this.#isEnough(examined)) return undefined;
		if ((time === '' || time !== state.time) && hash !== contentOf(path)) return undefined;
		return { ...examined, hash };
	}

	keep({ name, state, key }: CachedFile, { notes, result, hash }: Examined): void {
		if (hash === undefined || notes.some(({ error }) => error)) return;
		const plain = typeof result === 'string' ? result : { ...result, findings: result.findings.map(withoutFixes) };
		const entry: Entry = [this.#keyed(key), state.time, state.size, hash, { notes, result: plain }];
		const line = JSON.stringify(entry);
		const id = JSON.stringify(name);
		this.#changed ||= this.#lines.get(id) !== line;
		this.#seen.set(id, line);
	}

	/**
	 * Writes it, all or nothing. That it cannot be written is a note: the findings are right all the same.
	 * @param whole whether all files that there are have been seen: what is known of others is forgotten
	 */
	save(whole: boolean): void {
		if (this.#foreign) return;
		const entries = new Map(whole ? this.#seen : [...this.#lines, ...this.#seen]);
		if (!this.#changed && entries.size === this.#lines.size) return;
		const body = [...entries].map(([id, line]) => `${id}\t${line}\n`).join('');
		try {
			mkdirSync(dirname(this.path), { recursive: true });
			replaceWhole(this.path, `${this.#title(body)}${body}`, 0o600);
		} catch (error) {
			this.log.note('cli.note.cache-unwritten', { path: this.path, reason: reasonOf(error) });
		}
	}

	#read(): string | undefined {
		try {
			const stats = statSync(this.path);
			if (stats.isFile() || stats.isDirectory()) return readFileSync(this.path, 'utf8');
			// A device stays one, and nobody need write into a pipe.
			this.#foreign = true;
			this.log.note('cli.note.cache-foreign', { path: this.path });
			return undefined;
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
			// Nobody can tell whose it is.
			this.#foreign = this.isNamed;
			this.log.note('cli.note.cache-unread', { path: this.path, reason: reasonOf(error) });
			return undefined;
		}
	}

	#problem(text: string): 'cli.note.cache-damaged' | 'cli.note.cache-other' | undefined {
		const end = text.indexOf('\n') + 1;
		if (text.slice(0, end) === this.#title(text.slice(end))) return undefined;
		const [title, writer = '', hash] = text.slice(0, end).trimEnd().split('\t');
		const isWhole = title === TITLE && hash === hashOf(text.slice(end));
		return isWhole && writer !== this.writer ? 'cli.note.cache-other' : 'cli.note.cache-damaged';
	}

	#title(body: string): string {
		return `${TITLE}\t${this.writer}\t${hashOf(body)}\n`;
	}

	#index(text: string): void {
		for (let at = text.indexOf('\n') + 1; at < text.length; ) {
			const end = (text.indexOf('\n', at) + 1 || text.length + 1) - 1;
			const [name = '', entry = ''] = text.slice(at, end).split('\t', 2);
			this.#lines.set(name, entry);
			at = end + 1;
		}
	}

	/** What a format wants beside fixes may be part of what is kept. */
	#keyed(key: string): string {
		return hashOf(`${JSON.stringify({ ...this.wanted, fixes: false })}${key}`);
	}

	#isEnough({ result }: Pick<Examined, 'result'>): boolean {
		return !this.wanted.fixes || typeof result === 'string' || result.findings.length === 0;
	}
}

const KIND = 'url-lint cache';
const TITLE = `${KIND} 1`;

function withoutFixes<Finding extends { readonly fixes: readonly unknown[] }>(finding: Finding): Finding {
	return { ...finding, fixes: [] };
}

function contentOf(path: string): string | undefined {
	try {
		return hashOf(readFileSync(path));
	} catch {
		return undefined;
	}
}

/** Where the cache is unless an option says so: with the folder's packages where it has some, else in the user's cache folder. */
export function usualCachePath(): string {
	const name = join('url-lint', 'check.cache');
	if (existsSync('node_modules')) return join('node_modules', '.cache', name);
	return join(userCaches(), 'url-lint', `${hashOf(process.cwd()).slice(0, 16).replaceAll('/', '_')}.cache`);
}

function userCaches(): string {
	const { XDG_CACHE_HOME, LOCALAPPDATA } = process.env;
	if (process.platform === 'win32' && LOCALAPPDATA) return LOCALAPPDATA;
	if (process.platform === 'darwin') return join(homedir(), 'Library', 'Caches');
	return XDG_CACHE_HOME || join(homedir(), '.cache');
}
