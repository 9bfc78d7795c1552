import { readFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import type { NamedDocument } from '../config/check';
import { languageOf } from '../data/languages';
import { message } from '../data/messages';
import type { Settings } from '../settings';
import { type Arguments, type OptionSpecs, UsageError } from './args';
import { type Configuration, configurationOptions } from './configuration';
import { count, type Environment, type Log, reasonOf } from './environment';
import { filesOf, type Source } from './files';
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
 * Reads the files of the command line, one at a time. Notes what is not valid text, counts what is binary or ignored,
 * logs what cannot be read.
 * @throws UsageError for a `--stdin-filename` that names nothing
 */
export async function* textFilesOf(
	args: Arguments,
	environment: Environment,
	configuration: Configuration,
): AsyncGenerator<TextFile> {
	const { log } = environment;
	const inputName = args.options.get('stdin-filename');
	if (inputName !== undefined && !args.operands.includes('-'))
		throw new UsageError(message('cli.usage.stdin-filename'));
	let binary = 0;
	let ignored = 0;
	for (const { name, path } of filesOf(args.operands, log)) {
		const source = path === undefined ? { name: inputName ?? name, path } : { name, path };
		const languageId = args.options.get('language') ?? languageOf(source.name);
		const found = configuration.of(path ?? source.name, languageId);
		// What somebody pipes in is meant, and with --fix it must come out again.
		if (path !== undefined && found.ignored) {
			ignored++;
			continue;
		}
		const bytes = await read(source, environment);
		if (bytes === undefined) continue;
		if (path !== undefined && isBinary(bytes)) binary++;
		else {
			const decoded = decode(source, bytes, log);
			if (decoded !== undefined) yield { ...source, bytes, decoded, languageId, settings: found.settings };
		}
	}
	if (binary > 0) log.note('cli.note.binary', { files: count('file', binary) });
	if (ignored > 0) log.note('cli.note.ignored', { files: count('file', ignored) });
}

async function read({ name, path }: Source, { input, log }: Environment): Promise<Buffer | undefined> {
	try {
		return path === undefined ? await readAll(input) : readFileSync(path);
	} catch (error) {
		log.error('cli.error.read', { path: name, reason: reasonOf(error) });
		return undefined;
	}
}

async function readAll(input: Readable): Promise<Buffer> {
	const chunks: Buffer[] = [];
	for await (const chunk of input as AsyncIterable<Buffer>) chunks.push(chunk);
	return Buffer.concat(chunks);
}

function decode({ name }: Source, bytes: Buffer, log: Log): Text | undefined {
	try {
		const decoded = decodeText(bytes);
		if (!decoded.valid) log.note('cli.note.invalid', { path: name, encoding: decoded.encoding });
		return decoded;
	} catch (error) {
		log.error('cli.error.read', { path: name, reason: reasonOf(error) });
		return undefined;
	}
}
