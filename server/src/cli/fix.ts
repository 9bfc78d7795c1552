import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { fixAll } from '../analysis/fix-all';
import { CopyExists } from './copy';
import { documentOf } from './documents';
import { type Environment, type Log, logDefect, reasonOf } from './environment';
import type { TextFile } from './reader';
import { uninterrupted } from './signals';
import { encodeText } from './text';
import { HalfWritten, replaceFile } from './write';

/** What became of a file under `--fix`. */
export interface Fixed {
	/** The text that stands there now. */
	readonly text: string;
	/** How many findings were repaired. */
	readonly count: number;
}

/**
 * Repairs a file in place, or standard input on its way to standard output. What cannot be repaired or written is
 * logged and stays as it is.
 * @throws OutputError
 */
export async function fix(file: TextFile, { output, log }: Environment): Promise<Fixed> {
	const repaired = repair(file, log);
	if (file.path === undefined) {
		await output.writeBytes(repaired === undefined ? file.bytes : encodeText(repaired.text, file.decoded));
	} else if (repaired !== undefined && !(await replace(file, file.path, repaired.text, log))) {
		return { text: file.decoded.text, count: 0 };
	}
	return repaired ?? { text: file.decoded.text, count: 0 };
}

// undefined where nothing is to be written.
function repair(file: TextFile, log: Log): Fixed | undefined {
	const { text, valid, encoding } = file.decoded;
	if (!valid) {
		// Writing it back would turn every invalid byte into U+FFFD.
		log.note('cli.note.invalid-fix', { path: file.name, encoding });
		return undefined;
	}
	try {
		const result = fixAll(documentOf(file), file.settings);
		return result.text === text ? undefined : { text: result.text, count: result.fixed };
	} catch (error) {
		logDefect(file.name, error, log);
		return undefined;
	}
}

async function replace({ name, bytes, decoded }: TextFile, path: string, text: string, log: Log): Promise<boolean> {
	try {
		if (!statSync(path).isFile()) {
			log.note('cli.note.not-regular', { path: name });
			return false;
		}
		const content = encodeText(text, decoded);
		const replaced = await uninterrupted(() => replaceFile(path, bytes, content));
		if (!replaced) log.error('cli.error.changed', { path: name });
		return replaced;
	} catch (error) {
		if (error instanceof CopyExists) log.error('cli.error.copy-exists', { path: name, copy: basename(error.path) });
		else if (error instanceof HalfWritten)
			log.error('cli.error.half-written', { path: name, reason: reasonOf(error.cause) });
		else log.error('cli.error.write', { path: name, reason: reasonOf(error) });
		return false;
	}
}
