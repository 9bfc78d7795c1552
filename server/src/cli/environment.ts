import type { Readable } from 'node:stream';
import { english, type Phrase, type Wording, type Words } from '../data/words';
import { maskText } from '../url/mask';
import { printable } from '../url/printable';
import { isMessageKey, type MessageKey, message } from './messages';
import { type Output, OutputError } from './output';
import type { Progress } from './progress';

/** What a command works with besides its arguments and files. */
export interface Environment {
	readonly input: Readable;
	/** Whether somebody would have to type the input. */
	readonly inputIsTerminal: boolean;
	readonly output: Output;
	/** Whether a terminal shows the output, and would obey what is in it. */
	readonly outputIsTerminal: boolean;
	readonly errors: Output;
	/** How many cells wide that terminal is. */
	readonly columns?: number | undefined;
	/** Whether the output may carry colours. */
	readonly colour: boolean;
	/** Whether it may carry hyperlinks. */
	readonly hyperlinks?: boolean;
	/** The folder of the rules' pages. */
	readonly rulePages: string;
	readonly log: Log;
	/** The file that this program is, where it is one: worker threads run it too. */
	readonly program?: string;
	/** Where a terminal shows standard error. */
	readonly progress?: Progress;
}

/** What is named may hold any character. */
export type NoteParams = Readonly<Record<string, string | Phrase>>;

/** A line for standard error that waits for its turn, as plain data. */
export interface Note {
	readonly key: MessageKey;
	readonly params: NoteParams;
	/** Whether it makes the exit status 2. */
	readonly error: boolean;
}

/**
 * What goes to standard error beside the results: notes, and errors, which make the exit status 2. Every such line goes
 * through `note`.
 */
export class Log {
	readonly #write: (line: string) => void;
	#failed = false;

	/** @param words what is said to a person is said in these; programs read English */
	constructor(
		write: (line: string) => void,
		readonly words: Words = english,
	) {
		this.#write = write;
	}

	/** Whether there was an error. */
	get failed(): boolean {
		return this.#failed;
	}

	/** Writes a message as a line; its parameters may hold any character. */
	note(key: MessageKey, params: NoteParams): void {
		const { words } = this;
		const text = (value: string | Phrase) => (typeof value === 'string' ? value : words.of(value));
		const safe = Object.entries(params).map(([name, value]) => [name, maskText(printable(text(value)))]);
		this.#write(`${words.of(message(key, Object.fromEntries(safe)))}\n`);
	}

	/** A note on what went wrong. */
	error(key: MessageKey, params: NoteParams): void {
		this.#failed = true;
		this.note(key, params);
	}

	/** Writes what waited. */
	tell(notes: readonly Note[]): void {
		for (const { key, params, error } of notes) {
			if (error) this.error(key, params);
			else this.note(key, params);
		}
	}
}

/** Keeps its lines, so that what is found out ahead of time is said in order. */
export class HeldLog extends Log {
	#notes: Note[] = [];

	constructor(words?: Words) {
		super(() => {}, words);
	}

	override note(key: MessageKey, params: Note['params']): void {
		this.#notes.push({ key, params, error: false });
	}

	override error(key: MessageKey, params: Note['params']): void {
		this.#notes.push({ key, params, error: true });
	}

	/** The lines since the last time. */
	take(): readonly Note[] {
		const notes = this.#notes;
		this.#notes = [];
		return notes;
	}
}

/** That something failed for a reason of ours. */
export class Failure extends Error {
	constructor(readonly says: Phrase) {
		super(english.of(says));
	}
}

/** What is shown of a reason in a message of ours. */
export function reasonIn(error: unknown): Wording {
	const reason = reasonOf(error);
	return typeof reason === 'string' ? maskText(reason) : reason;
}

/** Why something failed, without a path. */
export function reasonOf(error: unknown): string | Phrase {
	if (error instanceof Failure) return error.says;
	const { code } = Object(error) as { code?: unknown };
	const key = `cli.error.${code}`;
	if (typeof code === 'string') return isMessageKey(key) ? message(key) : code;
	return error instanceof Error ? error.message : String(error);
}

/**
 * A defect of ours in one file: it must not hide what is to say about the others.
 * @throws OutputError when it is one: then there is nobody to say anything to
 */
export function logDefect(file: string, error: unknown, log: Log): void {
	if (error instanceof OutputError) throw error;
	log.error('cli.error.internal', { path: file, reason: reasonOf(error) });
}

/** How many of something there are: `1 file`, `2 files`. */
export function count(
	what: 'file' | 'url' | 'finding' | 'entry' | 'error' | 'warning' | 'information' | 'hint',
	n: number,
): Phrase {
	return message(`cli.count.${what}.${n === 1 ? 'one' : 'many'}`, { count: n });
}
