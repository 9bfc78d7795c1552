import { isUtf8 } from 'node:buffer';
import type { Readable } from 'node:stream';
import { message } from '../data/messages';
import { type Arguments, UsageError } from './args';
import { type Environment, reasonOf } from './environment';

const newline = 0x0a;

/**
 * The texts a command works on, in batches: its operands, or the lines of standard input for `-` and without operands.
 * After each batch the output should be flushed, so that whoever types or pipes lines gets the answers at once.
 * @throws UsageError where somebody would have to type the lines and did not ask for that
 */
export async function* textsOf(args: Arguments, environment: Environment): AsyncGenerator<readonly string[]> {
	if (args.operands.length === 0 && environment.inputIsTerminal) {
		throw new UsageError(message('cli.usage.nothing-to-read'));
	}
	let inputRead = false;
	for (const operand of args.operands.length === 0 ? ['-'] : args.operands) {
		if (operand !== '-') yield [operand];
		else if (!inputRead) {
			inputRead = true;
			yield* linesOf(environment);
		}
	}
}

async function* linesOf({ input, log }: Environment): AsyncGenerator<readonly string[]> {
	let valid = true;
	let first = true;
	try {
		for await (const block of blocksOf(input)) {
			if (valid && !isUtf8(block)) {
				valid = false;
				log.note('cli.note.invalid', { path: '-', encoding: 'UTF-8' });
			}
			const text = block.toString('utf8');
			const marked = first && text.startsWith('\ufeff');
			first = false;
			yield (marked ? text.slice(1) : text).split('\n').map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
		}
	} catch (error) {
		log.error('cli.error.read', { path: '-', reason: reasonOf(error) });
	}
}

// Whole lines, as many as there are, without the last newline: so no character is cut in two.
async function* blocksOf(input: Readable): AsyncGenerator<Buffer> {
	let rest: Buffer[] = [];
	for await (const chunk of input as AsyncIterable<Buffer>) {
		const end = chunk.lastIndexOf(newline);
		if (end >= 0) {
			yield Buffer.concat([...rest, chunk.subarray(0, end)]);
			rest = [];
		}
		rest.push(chunk.subarray(end + 1));
	}
	const last = Buffer.concat(rest);
	if (last.length > 0) yield last;
}
