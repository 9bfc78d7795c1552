/** The findings that `check --baseline` is silent about: those that were there when it was written. */

import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { cut } from '../data/shown';
import type { Wording } from '../data/words';
import { maskText } from '../url/mask';
import { UsageError } from './args';
import { Failure, reasonIn } from './environment';
import { digest } from './fingerprint';
import { json } from './json';
import { message } from './messages';
import { replaceWhole } from './replace';
import type { ReportedFinding } from './report';
import { slashed } from './slashed';

/** An entry: so many findings of a rule about the same URL in a file. No line numbers, so that it outlives other edits. */
interface Entry {
	/** From the folder of the baseline, with `/` between names. */
	readonly file: string;
	readonly code: string;
	/** Secrets masked; what the message says where the finding is about no URL. */
	readonly url: string;
	readonly count: number;
}

/** What tells an entry from others. */
type Id = Omit<Entry, 'count'>;

export class Baseline {
	readonly #folder: string;
	/** How many of each are old, and how many of them were met. */
	readonly #old = new Map<string, number>();
	readonly #met = new Map<string, number>();
	readonly #files = new Set<string>();
	#quiet = 0;

	/**
	 * @param writes whether all findings are to become old ones: the file need not be there yet
	 * @throws UsageError where it cannot be read, or is none
	 */
	constructor(
		private readonly path: string,
		private readonly writes: boolean,
	) {
		this.#folder = dirname(resolve(path));
		for (const { count, ...id } of this.#read()) this.#old.set(keyOf(id), count);
	}

	/** How many findings were old. */
	get quiet(): number {
		return this.#quiet;
	}

	/** How many entries no longer occur, though their files were checked or are gone. */
	get gone(): number {
		let gone = 0;
		for (const [key, count] of this.#old) {
			const { file } = idOf(key);
			if ((this.#met.get(key) ?? 0) < count && (this.#files.has(file) || !this.#exists(file))) gone++;
		}
		return gone;
	}

	/** The findings of a file that are new. */
	news(name: string, findings: readonly ReportedFinding[]): readonly ReportedFinding[] {
		const file = this.#fileOf(name);
		this.#files.add(file);
		return findings.filter(({ code, url, message: text }) => {
			const key = keyOf({ file, code, url: shortened(url || text) });
			const met = (this.#met.get(key) ?? 0) + 1;
			this.#met.set(key, met);
			const isOld = this.writes || met <= (this.#old.get(key) ?? 0);
			if (isOld) this.#quiet++;
			return !isOld;
		});
	}

	/**
	 * Writes what was met; of files that were not checked, and are still there, what was known. Sorted, a line each.
	 * @returns how many entries it has
	 * @throws the file system's error
	 */
	write(): number {
		const others = [...this.#old].filter(([key]) => !this.#files.has(idOf(key).file) && this.#exists(idOf(key).file));
		const entries = [...others, ...this.#met].sort(([a], [b]) => (a < b ? -1 : 1));
		const lines = entries.map(([key, count]) => `\n\t\t${json({ ...idOf(key), count })}`);
		const end = lines.length === 0 ? '' : '\n\t';
		const target = existsSync(this.path) ? realpathSync(this.path) : this.path;
		replaceWhole(target, `{\n\t"version": 1,\n\t"findings": [${lines.join(',')}${end}]\n}\n`);
		return entries.length;
	}

	#read(): readonly Entry[] {
		const problem = (reason: Wording) => {
			return new UsageError(message('cli.usage.unreadable', { path: maskText(this.path), reason }), 'check');
		};
		let text: string;
		try {
			// What comes out of a pipe has no folder, from which its paths would count.
			const stats = statSync(this.path);
			if (!stats.isFile() && !stats.isDirectory()) throw new Failure(message('cli.error.not-a-file'));
			text = readFileSync(this.path, 'utf8').replace(/^\ufeff/, '');
		} catch (error) {
			if (this.writes && (error as NodeJS.ErrnoException).code === 'ENOENT') return [];
			throw problem(reasonIn(error));
		}
		const entries = parsed(text);
		if (entries === undefined) throw problem(message('cli.usage.no-baseline'));
		return entries;
	}

	#fileOf(name: string): string {
		return slashed(relative(this.#folder, resolve(name)));
	}

	#exists(file: string): boolean {
		return existsSync(join(this.#folder, file));
	}
}

function keyOf({ file, code, url }: Id): string {
	return JSON.stringify([file, code, url]);
}

function idOf(key: string): Id {
	const [file, code, url] = JSON.parse(key) as [string, string, string];
	return { file, code, url };
}

function parsed(text: string): readonly Entry[] | undefined {
	try {
		const { version, findings } = JSON.parse(text);
		return version === 1 && Array.isArray(findings) && findings.every(isEntry) ? findings : undefined;
	} catch {
		return undefined;
	}
}

function isEntry(value: unknown): value is Entry {
	const { file, code, url, count } = Object(value);
	return [file, code, url].every((text) => typeof text === 'string') && Number.isSafeInteger(count) && count > 0;
}

/** Of a text in an entry, in UTF-16 code units: a `data:` URL may have megabytes. */
const LONGEST = 500;

function shortened(url: string): string {
	if (url.length <= LONGEST) return url;
	return `${cut(url, LONGEST)} sha256:${digest(url).slice(0, 16)}`;
}
