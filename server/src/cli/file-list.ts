import { devNull } from 'node:os';
import type { Readable } from 'node:stream';
import { maskText } from '../url/mask';
import { UsageError } from './args';
import { reasonIn } from './environment';
import { inputPaths } from './files';
import { message } from './messages';
import { readPath, readStream } from './read';

/**
 * The paths that a list holds, each ended by NUL where there is one in it, else a line each.
 * @param file where it is; `-` for standard input, which has other names too. The null device is an empty list
 * @throws UsageError where it cannot be read
 */
export async function pathsFrom(file: string, input: Readable): Promise<string[]> {
	const text = await read(file, input);
	const paths = text.includes('\0') ? text.split('\0') : text.split(/\r?\n/);
	// A file may have the name that stands for standard input on the command line.
	return paths.filter((path) => path !== '').map((path) => (path === '-' ? './-' : path));
}

async function read(file: string, input: Readable): Promise<string> {
	if (file === '/dev/null' || file === devNull) return '';
	try {
		const isInput = file === '-' || inputPaths.has(file);
		return (await (isInput ? readStream(input) : readPath(file))).toString('utf8').replace(/^\ufeff/, '');
	} catch (error) {
		throw new UsageError(message('cli.usage.unreadable', { path: maskText(file), reason: reasonIn(error) }), 'check');
	}
}
