import { readFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import type { Document } from '../analysis';
import { languageOf } from '../data/languages';
import { message } from '../data/messages';
import { defaults, type Settings } from '../settings';
import { type Arguments, type OptionSpecs, UsageError } from './args';
import { count, type Environment, type Log, reasonOf } from './environment';
import { filesOf, type Source } from './files';
import { decodeText, isBinary, type Text } from './text';

/** A file that was read. */
export interface TextFile extends Source {
	readonly bytes: Buffer;
	readonly decoded: Text;
	readonly languageId: string;
}

/** The option of every command that judges URLs. */
export const standardOption = {
	standard: { type: 'string', values: ['modern', 'rfc1738'] },
} as const satisfies OptionSpecs;

/** The options of commands that read files. */
export const documentOptions = {
	...standardOption,
	language: { type: 'string' },
	'stdin-filename': { type: 'string' },
} as const satisfies OptionSpecs;

/** The settings that the options ask for. */
export function settingsOf({ options }: Arguments): Settings {
	return { ...defaults, standard: options.get('standard') === 'rfc1738' ? 'rfc1738' : 'modern' };
}

/** The engine's view of a file. */
export function documentOf({ decoded, languageId }: TextFile): Document {
	return { text: decoded.text, languageId };
}

/**
 * Reads the files of the command line, one at a time. Notes what is not valid text, counts what is binary, logs what
 * cannot be read.
 * @throws UsageError for a `--stdin-filename` that names nothing
 */
export async function* textFilesOf(args: Arguments, environment: Environment): AsyncGenerator<TextFile> {
	const { log } = environment;
	const inputName = args.options.get('stdin-filename');
	if (inputName !== undefined && !args.operands.includes('-'))
		throw new UsageError(message('cli.usage.stdin-filename'));
	let binary = 0;
	for (const { name, path } of filesOf(args.operands, log)) {
		const source = path === undefined ? { name: inputName ?? name, path } : { name, path };
		const bytes = await read(source, environment);
		if (bytes === undefined) continue;
		// Bytes that somebody pipes in are meant, and with --fix they must come out again.
		if (path !== undefined && isBinary(bytes)) binary++;
		else {
			const decoded = decode(source, bytes, log);
			const languageId = args.options.get('language') ?? languageOf(source.name);
			if (decoded !== undefined) yield { ...source, bytes, decoded, languageId };
		}
	}
	if (binary > 0) log.note('cli.note.binary', { files: count('file', binary) });
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
