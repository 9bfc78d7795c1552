/** Worker threads that examine files: this program again, each with a memory of its own. */

import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Tongue } from '../data/words';
import { wordsOrEnglish } from '../tongues/index';
import { maskText } from '../url/mask';
import { type UsualSpelling, usualOfForms } from '../url/spellings';
import { type Arguments, UsageError } from './args';
import { Configuration } from './configuration';
import { HeldLog, reasonOf } from './environment';
import { type Demand, type Examined, examine } from './examine';
import type { Source } from './files';
import { message } from './messages';
import { Reader } from './reader';
import type { Usual, UsualTable } from './usual';

/** More are not taken without being asked for: walking and printing is one thread's work. */
const MOST_BY_DEFAULT = 4;

/**
 * Beside one thread that examines, Node compiles and collects in others; and two processors are often two halves of one core. There a
 * second thread gained nothing (docs/performance.md).
 */
const PROCESSORS_PER_THREAD = 2;

/**
 * How many threads are to examine files.
 * @throws UsageError
 */
export function threadsOf({ options }: Arguments): number {
	const given = options.get('threads');
	if (given === undefined) return usualThreads(availableParallelism());
	if (/^[1-9]\d{0,2}$/.test(given)) return Number(given);
	throw new UsageError(message('cli.usage.threads', { value: maskText(given) }), 'check');
}

/** How many threads there are without the option. */
export function usualThreads(processors: number): number {
	return Math.max(1, Math.min(Math.floor(processors / PROCESSORS_PER_THREAD), MOST_BY_DEFAULT));
}

/** What a worker is told at its start. */
interface Orders {
	readonly args: Pick<Arguments, 'options' | 'switches'>;
	readonly demand: Demand;
	readonly tongue: Tongue;
}

const mark = 'url-lint examines';

/** Whether this is a worker of ours: it is at work from now on. */
export function serve(): boolean {
	if (isMainThread || parentPort === null || workerData?.[0] !== mark) return false;
	const port = parentPort;
	const [, { args, demand, tongue }] = workerData as [string, Orders];
	const all = { ...args, operands: [] };
	// The main thread has looked at the same configuration files, and said what there is to say of them.
	const ready = wordsOrEnglish(tongue).then(
		(words) => new Reader(all, new Configuration(all, new HeldLog(words)), process.stdin),
	);
	let spelling: UsualSpelling | undefined;
	port.on('message', async ({ sources, table }: Batch) => {
		const reader = await ready;
		if (table !== undefined) spelling = usualOfForms(new Map(table));
		const answers: Examined[] = [];
		for (const source of sources) answers.push(await examine(source, reader, demand, spelling));
		// Quicker than the copy that Node would make of many small objects.
		port.postMessage(JSON.stringify(answers));
	});
	return true;
}

/** What a worker is told of the files that it gets. */
interface Batch {
	readonly sources: readonly Source[];
	/** How URLs are usually written, the first time that one of them wants to know. */
	readonly table: UsualTable | undefined;
}

/** A file that waits to be examined, or is being. */
interface Task {
	readonly source: Source;
	/** How URLs are usually written: the same for all that want to know. */
	readonly usual: Usual | undefined;
	readonly weight: number;
	readonly done: (examined: Examined | Promise<Examined>) => void;
	/** Whether a worker ended while it had this and others. */
	suspect: boolean;
}

/** How much work a worker gets at once: a message for each file would take as long as some files do. */
const BATCH = 256 << 10;

/** The work, as `weigh` has it, below which starting workers takes longer than they save. */
const WORTH_THREADS = 4 << 20;

/** What a file takes besides its text, in the same measure. */
const WEIGHT_OF_FILE = 8 << 10;

/** How much may be examined ahead of its turn. */
export const MOST_AHEAD = 16 << 20;

/** @param size in bytes */
export function weigh(size: number): number {
	return size + WEIGHT_OF_FILE;
}

/**
 * Examines files in worker threads, which are started when there is enough to do; before, and where there can be none, in this
 * thread. A worker that crashes takes no more than one file with it.
 */
export class Threads {
	readonly #workers = new Set<Member>();
	readonly #program: string;
	readonly #orders: Orders;
	readonly #here: (source: Source, usual: Usual | undefined) => Promise<Examined>;
	#free: number;
	#waiting: Task[] = [];
	/** Whether there is enough to do. */
	#worthIt = false;
	/** Whether this system lets us start any. */
	#possible = true;
	#planned = false;
	#busyHere = false;

	/** @param here examines in this thread */
	constructor(
		threads: number,
		program: string,
		orders: Orders,
		here: (source: Source, usual: Usual | undefined) => Promise<Examined>,
	) {
		this.#free = threads - 1;
		this.#program = program;
		this.#orders = orders;
		this.#here = here;
	}

	/** @param weight see `weigh` */
	examine(source: Source, weight: number, usual: Usual | undefined): Promise<Examined> {
		return new Promise((done) => {
			this.#waiting.push({ source, usual, weight, done, suspect: false });
			this.#plan();
		});
	}

	/** What has not begun is given up. */
	async end(): Promise<void> {
		this.#waiting = [];
		await Promise.all([...this.#workers].map((worker) => worker.end()));
	}

	/** All that comes in one turn of the event loop is handed out together. */
	#plan(): void {
		if (this.#planned) return;
		this.#planned = true;
		setImmediate(() => {
			this.#planned = false;
			this.#handOut();
		});
	}

	#handOut(): void {
		this.#worthIt ||= this.#waiting.reduce((sum, { weight }) => sum + weight, 0) >= WORTH_THREADS;
		while (this.#worthIt && this.#waiting.length > 0) {
			const worker = this.#idleWorker();
			if (worker === undefined) break;
			worker.examine(this.#batch());
		}
		void this.#examineHere();
	}

	/** One file at a time, so that workers do not wait for this thread; what may end a thread is theirs, where there are any. */
	async #examineHere(): Promise<void> {
		if (this.#busyHere) return;
		const isAlone = !this.#worthIt || (!this.#possible && this.#workers.size === 0);
		const index = isAlone ? 0 : this.#waiting.findIndex(({ weight, suspect }) => weight < BATCH && !suspect);
		const [task] = index < 0 ? [] : this.#waiting.splice(index, 1);
		if (task === undefined) return;
		this.#busyHere = true;
		const examined = this.#here(task.source, task.usual);
		task.done(examined);
		// That it failed is told to who asked.
		await examined.catch(() => {});
		this.#busyHere = false;
		this.#plan();
	}

	#idleWorker(): Member | undefined {
		for (const worker of this.#workers) if (worker.isIdle) return worker;
		return this.#free > 0 && this.#possible ? this.#start() : undefined;
	}

	#start(): Member | undefined {
		try {
			const member = new Member(this.#program, this.#orders, {
				idle: () => this.#plan(),
				ended: (tasks, began, error) => this.#replace(member, tasks, began, error),
			});
			this.#free--;
			this.#workers.add(member);
			return member;
		} catch {
			// Node's permission model may forbid it.
			this.#possible = false;
			return undefined;
		}
	}

	#replace(member: Member, tasks: readonly Task[], began: boolean, error: unknown): void {
		this.#workers.delete(member);
		this.#free++;
		const [first] = tasks;
		if (!began) this.#possible = false;
		if (began && tasks.length === 1 && first !== undefined) first.done(lost(first.source, error));
		else {
			for (const task of tasks) task.suspect = began;
			this.#waiting.unshift(...tasks);
		}
		this.#plan();
	}

	/** Each worker gets its part of what is left; what may end a worker goes alone. */
	#batch(): Task[] {
		const suspect = this.#waiting.findIndex((task) => task.suspect);
		if (suspect >= 0) return this.#waiting.splice(suspect, 1);
		const share = Math.ceil(this.#waiting.length / (this.#workers.size + this.#free));
		let weight = 0;
		let length = 0;
		while (length < share && weight < BATCH) weight += this.#waiting[length++]?.weight ?? 0;
		return this.#waiting.splice(0, length);
	}
}

/** A file that a worker could not bear. */
function lost({ name }: Source, error: unknown): Examined {
	const log = new HeldLog();
	log.error('cli.error.internal', { path: name, reason: reasonOf(error) });
	return { notes: log.take(), result: 'unread' };
}

interface Told {
	idle(): void;
	/**
	 * @param tasks those that it had, and has not answered
	 * @param began whether it ever ran
	 */
	ended(tasks: readonly Task[], began: boolean, error: unknown): void;
}

/** One worker. */
class Member {
	readonly #worker: Worker;
	#tasks: readonly Task[] = [];
	#knowsUsual = false;

	constructor(program: string, orders: Orders, told: Told) {
		this.#worker = new Worker(program, { workerData: [mark, orders] });
		let failure: unknown;
		let began = false;
		this.#worker.on('online', () => {
			began = true;
		});
		this.#worker.on('message', (text: string) => {
			const answers = JSON.parse(text) as readonly Examined[];
			const tasks = this.#tasks;
			this.#tasks = [];
			for (const [index, task] of tasks.entries()) task.done(answers[index] as Examined);
			told.idle();
		});
		this.#worker.on('error', (error) => {
			failure = error;
		});
		this.#worker.on('exit', () => told.ended(this.#tasks, began, failure));
	}

	get isIdle(): boolean {
		return this.#tasks.length === 0;
	}

	examine(tasks: readonly Task[]): void {
		this.#tasks = tasks;
		const usual = this.#knowsUsual ? undefined : tasks.find((task) => task.usual !== undefined)?.usual;
		this.#knowsUsual ||= usual !== undefined;
		const batch: Batch = { sources: tasks.map(({ source }) => source), table: usual?.table };
		this.#worker.postMessage(batch);
	}

	async end(): Promise<void> {
		this.#worker.removeAllListeners('exit');
		await this.#worker.terminate();
	}
}
