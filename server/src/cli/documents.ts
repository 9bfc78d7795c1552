import type { NamedDocument } from '../config/check';
import { languageNamed } from '../languages/names';
import { type Arguments, type OptionSpecs, UsageError } from './args';
import { type Configuration, configurationOptions } from './configuration';
import { count, type Environment, HeldLog, type Log, reasonOf } from './environment';
import type { Met, Source } from './files';
import { LeftCopies } from './left-copies';
import { isMessageKey, message } from './messages';
import { Reader, type TextFile } from './reader';
import { Sources, sourceOptions } from './sources';

/** The options of commands that read files. */
export const documentOptions = {
	...configurationOptions,
	language: { type: 'string' },
	'stdin-filename': { type: 'string' },
	...sourceOptions,
} as const satisfies OptionSpecs;

/** The engine's view of a file. */
export function documentOf({ name, decoded, languageId }: TextFile): NamedDocument {
	return { name, text: decoded.text, languageId };
}

/**
 * Reads the files of the command line, one at a time. Notes what is not valid text, counts what is binary, ignored, no
 * file or tracked but left out by `.gitignore`, logs what cannot be read.
 * @throws UsageError for options that make no sense
 */
export async function* textFilesOf(
	args: Arguments,
	environment: Environment,
	configuration: Configuration,
): AsyncGenerator<TextFile> {
	const documents = await Documents.of(args, environment, configuration, environment.log);
	for await (const source of documents.sources()) {
		const file = await documents.read(source);
		if (file !== undefined) yield file;
	}
	await documents.end();
}

/** The files of a command line. With `--fix` it restores what an interrupted run left. */
export class Documents implements Met {
	readonly reader: Reader;
	readonly #inputName: string | undefined;
	readonly #fix: boolean;
	readonly #copies: LeftCopies;
	readonly #skipped = { tracked: 0, binary: 0, ignored: 0, special: 0 };

	private constructor(
		args: Arguments,
		private readonly environment: Environment,
		private readonly configuration: Configuration,
		private readonly log: Log,
		private readonly all: Sources,
	) {
		this.reader = new Reader(args, configuration, environment.input);
		this.#inputName = args.options.get('stdin-filename');
		this.#fix = args.switches.has('fix');
		this.#copies = new LeftCopies(this.#fix, log);
		const language = args.options.get('language');
		// Whoever names one that we do not know is told, and the files' names count.
		if (language !== undefined && languageNamed(language) === undefined)
			log.note('cli.note.language', { name: language });
	}

	/**
	 * @param log where all is said of what is no document
	 * @throws UsageError for options that make no sense
	 */
	static async of(
		args: Arguments,
		environment: Environment,
		configuration: Configuration,
		log: Log,
	): Promise<Documents> {
		if (args.options.has('stdin-filename') && !args.operands.includes('-'))
			throw new UsageError(message('cli.usage.stdin-filename'));
		return new Documents(args, environment, configuration, log, await Sources.of(args, environment));
	}

	directory(path: string, names?: readonly string[]): void {
		this.#copies.search(path, names);
	}

	special(): void {
		this.#skipped.special++;
	}

	tracked(files: number): void {
		this.#skipped.tracked += files;
	}

	/** A file that turned out to be binary. */
	binary(): void {
		this.#skipped.binary++;
	}

	/** All files that are checked, those of other shards too. What is met on the way is not said. */
	*filesOfAllShards(): Generator<Source & { readonly path: string }> {
		const nobody: Met = { directory: () => {}, special: () => {}, tracked: () => {} };
		for (const { name, path } of this.all.ofAllShards(new HeldLog(), nobody)) {
			if (path === undefined || this.reader.isInput({ name, path })) continue;
			if (!this.configuration.of(path, this.reader.languageOf(name)).ignored) yield { name, path };
		}
	}

	/** What is to be read, in order. */
	async *sources(): AsyncGenerator<Source> {
		for (const { name, path } of this.all.files(this.log, this)) {
			await this.#copies.settle();
			const source = path === undefined ? { name: this.#inputName ?? name, path } : { name, path };
			try {
				if (!this.#isLeftOut(source)) yield source;
			} catch (error) {
				this.#cannotRead(source, error);
			}
		}
	}

	/**
	 * With `--fix` it passes standard input on where it is no text.
	 * @returns `undefined` where there is nothing to check
	 * @throws OutputError
	 */
	async read(source: Source): Promise<TextFile | undefined> {
		const bytes = await this.reader.bytesOf(source).catch((error: unknown) => this.#cannotRead(source, error));
		if (bytes === undefined) return undefined;
		try {
			const file = this.reader.textOf(source, bytes, this.log);
			if (file !== undefined) return file;
			this.binary();
		} catch (error) {
			this.#cannotRead(source, error);
		}
		if (this.#fix && source.path === undefined) await this.environment.output.writeBytes(bytes);
		return undefined;
	}

	/** Says what there is to say when all is read. */
	async end(): Promise<void> {
		await this.#copies.settle();
		for (const [reason, files] of Object.entries(this.#skipped)) {
			const key = `cli.note.${reason}`;
			if (files > 0 && isMessageKey(key)) this.log.note(key, { files: count('file', files) });
		}
	}

	#isLeftOut({ name, path }: Source): boolean {
		// What somebody pipes in is meant, and with --fix it must come out again.
		if (path === undefined) return false;
		if (this.configuration.of(path, this.reader.languageOf(name)).ignored) {
			this.#skipped.ignored++;
			return true;
		}
		const isBusy = this.#fix && this.#copies.isBusy(path);
		if (isBusy) this.log.error('cli.error.busy', { path: name });
		return isBusy;
	}

	// One file that cannot be read does not keep us from the others.
	#cannotRead({ name }: Source, error: unknown): undefined {
		this.log.error('cli.error.read', { path: name, reason: reasonOf(error) });
	}
}
