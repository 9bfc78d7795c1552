import { readFileSync } from 'node:fs';
import { version } from '../../../package.json';
import type { Arguments } from './args';
import { Cache, type CachedFile, stateOf, usualCachePath } from './cache';
import type { Configuration } from './configuration';
import type { Documents } from './documents';
import type { Environment, HeldLog, Note } from './environment';
import { type Demand, type Examined, examine, hashOf } from './examine';
import type { Source } from './files';
import { inOrder } from './in-order';
import type { Wanted } from './report';
import { MOST_AHEAD, Threads, weigh } from './threads';
import { type Usual, UsualInAll } from './usual';

/** A file and what was found in it. */
export interface ExaminedFile {
	readonly source: Source;
	/** What was met on the way to it, for standard error. */
	readonly before: readonly Note[];
	readonly examined: Examined;
}

/** What an examiner has to do, and with what. */
export interface Assignment {
	readonly args: Arguments;
	readonly environment: Environment;
	readonly threads: number;
	/** With the contents' hashes, the cache is used. */
	readonly demand: Demand;
	readonly configuration: Configuration;
	readonly documents: Documents;
	/** What `configuration` and `documents` write to. */
	readonly held: HeldLog;
	/** Says what is known, before something that may end the process. */
	readonly flush: () => Promise<void>;
}

/** A file on its way. */
interface Found {
	readonly source: Source;
	readonly before: readonly Note[];
	/** Where it may be in the cache. */
	readonly file: CachedFile | undefined;
	/** How URLs are usually written, where that may make a difference. */
	readonly usual: Usual | undefined;
}

interface Task extends Found {
	/** What the cache knows. */
	readonly known: Examined | undefined;
}

/**
 * The work, as `weigh` has it, that takes as long as to read a byte of the cache. The cache of 20,000 files is read while 150 small ones
 * are checked: for fewer it is left alone.
 */
const WORK_PER_BYTE = 1 / 4;

/**
 * Examines the files of a command line, in one thread or in several, and those that the cache knows in none. What it gives and its
 * order do not depend on that.
 */
export class Examiner {
	readonly #rest: Omit<Assignment, 'args' | 'environment' | 'demand'>;
	readonly #demand: Demand;
	/** Whether somebody wants the cache, and how it is opened. */
	readonly #unopened: { readonly size: number; readonly open: () => Cache } | undefined;
	#cache: Cache | undefined;
	readonly #threads: Threads | undefined;
	readonly #whole: boolean;
	readonly #usual: UsualInAll;
	#complete = false;

	constructor({ args, environment, demand, ...rest }: Assignment) {
		this.#rest = rest;
		this.#usual = new UsualInAll(rest.documents, rest.configuration);
		this.#demand = demand;
		this.#unopened = demand.hash ? cacheOf(args, environment, demand.wanted) : undefined;
		const { program } = environment;
		const { tongue } = environment.log.words;
		const orders = { args: { options: args.options, switches: args.switches }, demand, tongue };
		if (rest.threads > 1 && program !== undefined)
			this.#threads = new Threads(rest.threads, program, orders, (source, usual) => this.#here(source, usual));
		const narrowing = ['files-from', 'changed-since', 'shard'];
		this.#whole = args.operands.length === 0 && narrowing.every((option) => !args.options.has(option));
	}

	/** In the order of the command line. */
	async *files(): AsyncGenerator<ExaminedFile> {
		const most = this.#threads === undefined ? 0 : MOST_AHEAD;
		yield* inOrder(
			this.#tasks(),
			(task) => this.#examined(task),
			({ file }) => weigh(file?.state.size ?? 0),
			most,
		);
		this.#complete = true;
	}

	/** Also where nobody wants all of them. */
	async end(): Promise<void> {
		this.#cache?.save(this.#whole && this.#complete);
		await this.#threads?.end();
	}

	/** Once there is enough to do, the cache is read. */
	async *#tasks(): AsyncGenerator<Task> {
		let early: Found[] = [];
		let work = 0;
		const taskOf = (found: Found): Task => ({ ...found, known: found.file && this.#cache?.find(found.file) });
		for await (const found of this.#found()) {
			early.push(found);
			work += weigh(found.file?.state.size ?? 0);
			if (this.#cache === undefined && this.#unopened !== undefined) {
				if (work < this.#unopened.size * WORK_PER_BYTE) continue;
				this.#cache = this.#unopened.open();
			}
			yield* early.map(taskOf);
			early = [];
		}
		yield* early.map(taskOf);
	}

	async *#found(): AsyncGenerator<Found> {
		for await (const source of this.#rest.documents.sources()) {
			const usual = await this.#usual.for(source);
			yield { source, before: this.#rest.held.take(), file: this.#fileOf(source, usual), usual };
		}
	}

	async #examined({ source, before, file, known, usual }: Task): Promise<ExaminedFile> {
		const examined = known ?? (await this.#examine(source, file, usual));
		if (file !== undefined) this.#cache?.keep(file, examined);
		return { source, before, examined };
	}

	#examine(source: Source, file: CachedFile | undefined, usual: Usual | undefined): Promise<Examined> {
		// A pipe may be one that only this thread has.
		if (this.#threads === undefined || file === undefined) return this.#here(source, usual);
		return this.#threads.examine(source, weigh(file.state.size), usual);
	}

	#here(source: Source, usual: Usual | undefined): Promise<Examined> {
		return examine(source, this.#rest.documents.reader, this.#demand, usual?.spelling, async (text) => {
			if (text.length > largeText) await this.#rest.flush();
		});
	}

	/** `undefined` for what is no file on a disk. */
	#fileOf(source: Source, usual: Usual | undefined): CachedFile | undefined {
		const { name, path } = source;
		if (path === undefined || this.#rest.documents.reader.isInput(source)) return undefined;
		if (this.#unopened === undefined && this.#threads === undefined) return undefined;
		const state = stateOf(path);
		if (state === undefined) return undefined;
		const key =
			this.#unopened === undefined
				? ''
				: this.#rest.configuration.keyOf(path) + this.#rest.documents.reader.languageOf(name) + (usual?.key ?? '');
		return { name, path, state, key };
	}
}

/** In UTF-16 code units. */
const largeText = 1 << 20;

function cacheOf(args: Arguments, environment: Environment, wanted: Wanted) {
	const path = args.options.get('cache-location') ?? usualCachePath();
	return { size: stateOf(path)?.size ?? 0, open: () => openCache(args, environment, wanted) };
}

function openCache({ options }: Arguments, { program, log }: Environment, wanted: Wanted): Cache {
	// A version may be built several times, and Node brings Unicode's tables.
	const build = program === undefined ? '' : hashOf(readFileSync(program));
	const named = options.get('cache-location');
	return new Cache(
		named ?? usualCachePath(),
		named !== undefined,
		`${version} ${process.version} ${build}`,
		wanted,
		log,
	);
}
