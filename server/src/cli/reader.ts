import type { Readable } from 'node:stream';
import { isBinary } from '../globs/file-text';
import { languageOf, languageOfFile } from '../languages/files';
import { languageNamed } from '../languages/names';
import type { Settings } from '../settings';
import type { Arguments } from './args';
import type { Configuration } from './configuration';
import type { Log } from './environment';
import { inputPaths, type Source } from './files';
import { readPath, readStream } from './read';
import { decodeText, type Text } from './text';

/** A file that was read. */
export interface TextFile extends Source {
	readonly bytes: Buffer;
	readonly decoded: Text;
	readonly languageId: string;
	readonly settings: Settings;
}

/** Reads files, in whatever thread: what it knows comes from the command line and the disk. */
export class Reader {
	/** What the option says; `undefined` where the files' names do. */
	readonly #language: string | undefined;

	constructor(
		{ options }: Arguments,
		private readonly configuration: Configuration,
		private readonly input: Readable,
	) {
		const name = options.get('language');
		this.#language = name === undefined ? undefined : languageNamed(name);
	}

	/** The language as far as a file's name says it. */
	languageOf(name: string): string {
		return this.#language ?? languageOf(name);
	}

	/** Whether only this thread can read it: it is the process's input. */
	isInput({ path }: Source): boolean {
		return path === undefined || inputPaths.has(path);
	}

	/** @throws TooLarge, and the system's error */
	bytesOf(source: Source): Promise<Buffer> {
		return source.path === undefined || this.isInput(source) ? readStream(this.input) : readPath(source.path);
	}

	/**
	 * @returns `undefined` for what is binary. What is not valid in its encoding is noted
	 * @throws Error for more text than a string holds
	 */
	textOf(source: Source, bytes: Buffer, log: Log): TextFile | undefined {
		if (isBinary(bytes)) return undefined;
		const decoded = decodeText(bytes);
		if (!decoded.valid) log.note('cli.note.invalid', { path: source.name, encoding: decoded.encoding });
		const path = source.path ?? source.name;
		// Where the name says nothing, a script's first line says the language.
		const languageId = this.#language ?? languageOfFile(path, decoded.text);
		return { ...source, bytes, decoded, languageId, settings: this.configuration.of(path, languageId).settings };
	}
}
