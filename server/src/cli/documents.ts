import type { NamedDocument } from '../config/check';
import { isMessageKey, message } from '../data/messages';
import { languageOf, languageOfFile } from '../languages/files';
import { languageNamed } from '../languages/names';
import type { Settings } from '../settings';
import { type Arguments, type OptionSpecs, UsageError } from './args';
import { type Configuration, configurationOptions } from './configuration';
import { count, type Environment, type Log, reasonOf } from './environment';
import { filesOf, inputPaths, type Met, type Source } from './files';
import { LeftCopies } from './left-copies';
import { OutputError } from './output';
import { readPath, readStream } from './read';
import { decodeText, isBinary, type Text } from './text';

/** A file that was read. */
export interface TextFile extends Source {
	readonly bytes: Buffer;
	readonly decoded: Text;
	readonly languageId: string;
	readonly settings: Settings;
}

/** The options of commands that read files. */
export const documentOptions = {
	...configurationOptions,
	language: { type: 'string' },
	'stdin-filename': { type: 'string' },
} as const satisfies OptionSpecs;

/** The engine's view of a file. */
export function documentOf({ name, decoded, languageId }: TextFile): NamedDocument {
	return { name, text: decoded.text, languageId };
}

/**
 * Reads the files of the command line, one at a time. Notes what is not valid text, counts what is binary, ignored, no
 * file or tracked but left out by `.gitignore`, logs what cannot be read. With `--fix` it restores what an interrupted run left, and passes standard input on
 * where it is no text.
 * @throws UsageError for a `--stdin-filename` that names nothing
 */
export async function* textFilesOf(
	args: Arguments,
	environment: Environment,
	configuration: Configuration,
): AsyncGenerator<TextFile> {
	const documents = new Documents(args, environment, configuration);
	for (const source of filesOf(args.operands, environment.log, documents)) {
		const file = await documents.read(source);
		if (file !== undefined) yield file;
	}
	await documents.end();
}

/** One run's reading. */
class Documents implements Met {
	readonly #environment: Environment;
	readonly #configuration: Configuration;
	readonly #inputName: string | undefined;
	readonly #language: string | undefined;
	readonly #fix: boolean;
	readonly #copies: LeftCopies;
	readonly #skipped = { tracked: 0, binary: 0, ignored: 0, special: 0 };

	constructor(args: Arguments, environment: Environment, configuration: Configuration) {
		this.#environment = environment;
		this.#configuration = configuration;
		this.#inputName = args.options.get('stdin-filename');
		this.#fix = args.switches.has('fix');
		this.#copies = new LeftCopies(this.#fix, environment.log);
		if (this.#inputName !== undefined && !args.operands.includes('-'))
			throw new UsageError(message('cli.usage.stdin-filename'));
		this.#language = languageOption(args, environment.log);
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

	/** Nothing where there is nothing to check. @throws OutputError */
	async read({ name, path }: Source): Promise<TextFile | undefined> {
		const { log } = this.#environment;
		await this.#copies.settle();
		const source = path === undefined ? { name: this.#inputName ?? name, path } : { name, path };
		try {
			return await this.#read(source);
		} catch (error) {
			if (error instanceof OutputError) throw error;
			// One file that cannot be read does not keep us from the others.
			log.error('cli.error.read', { path: source.name, reason: reasonOf(error) });
			return undefined;
		}
	}

	async end(): Promise<void> {
		await this.#copies.settle();
		for (const [reason, files] of Object.entries(this.#skipped)) {
			const key = `cli.note.${reason}`;
			if (files > 0 && isMessageKey(key)) this.#environment.log.note(key, { files: count('file', files) });
		}
	}

	async #read(source: Source): Promise<TextFile | undefined> {
		const { name, path } = source;
		const { log } = this.#environment;
		const languageId = this.#language ?? languageOf(name);
		const { settings, ignored } = this.#configuration.of(path ?? name, languageId);
		// What somebody pipes in is meant, and with --fix it must come out again.
		if (path !== undefined && ignored) {
			this.#skipped.ignored++;
			return undefined;
		}
		if (this.#fix && path !== undefined && this.#copies.isBusy(path)) {
			log.error('cli.error.busy', { path: name });
			return undefined;
		}
		const bytes = await this.#bytesOf(path);
		try {
			if (!isBinary(bytes)) {
				const decoded = decode(name, bytes, log);
				return { ...source, bytes, decoded, ...this.#known({ languageId, settings }, path ?? name, decoded.text) };
			}
			this.#skipped.binary++;
		} catch (error) {
			log.error('cli.error.read', { path: name, reason: reasonOf(error) });
		}
		if (this.#fix && path === undefined) await this.#environment.output.writeBytes(bytes);
		return undefined;
	}

	/** Where the name says nothing, a script's first line says the language. */
	#known(told: Pick<TextFile, 'languageId' | 'settings'>, path: string, text: string): typeof told {
		const languageId = this.#language ?? languageOfFile(path, text);
		return languageId === told.languageId
			? told
			: { languageId, settings: this.#configuration.of(path, languageId).settings };
	}

	#bytesOf(path: string | undefined): Promise<Buffer> {
		return path === undefined || inputPaths.has(path) ? readStream(this.#environment.input) : readPath(path);
	}
}

/** The language that the option names. Whoever names one that we do not know is told, and the files' names count. */
function languageOption({ options }: Arguments, log: Log): string | undefined {
	const name = options.get('language');
	if (name === undefined) return undefined;
	const languageId = languageNamed(name);
	if (languageId === undefined) log.note('cli.note.language', { name });
	return languageId;
}

function decode(name: string, bytes: Buffer, log: Log): Text {
	const decoded = decodeText(bytes);
	if (!decoded.valid) log.note('cli.note.invalid', { path: name, encoding: decoded.encoding });
	return decoded;
}
