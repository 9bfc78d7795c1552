import { isUtf8 } from 'node:buffer';
import type { Readable } from 'node:stream';
import { type Arguments, UsageError } from './args';
import { type Environment, type Log, reasonOf } from './environment';
import { message } from './messages';

const newline = 0x0a;

/** The longest lines that are answered, in MiB: what is said of a URL is many times as long as it. */
export const longest = { url: 1, text: 16 } as const;

/**
 * Answers each text that a command works on: its operands, or the lines of standard input for `-` and without operands.
 * The answers to what has come in are flushed at once, for whoever types or pipes lines. A line that is too long, and a text
 * that cannot be answered, is logged, and the rest goes on.
 * @param limit the longest line, in MiB
 * @throws UsageError where somebody would have to type the lines and did not ask for that; OutputError
 */
export async function answerTexts(
	args: Arguments,
	environment: Environment,
	limit: number,
	answer: (text: string) => string,
): Promise<void> {
	const { output, log } = environment;
	let number = 0;
	for await (const texts of textsOf(args, environment, limit)) {
		for (const text of texts) {
			number++;
			const line = answerOf(text, number, answer, log);
			if (line !== undefined) await output.write(`${line}\n`);
		}
		await output.flush();
		if (output.closed) break;
	}
}

// The text is not named: there may be a password in it.
function answerOf(text: string, number: number, answer: (text: string) => string, log: Log): string | undefined {
	try {
		return answer(text);
	} catch (error) {
		log.error('cli.error.text', { number: String(number), reason: reasonOf(error) });
		return undefined;
	}
}

async function* textsOf(args: Arguments, environment: Environment, limit: number): AsyncGenerator<readonly string[]> {
	if (args.operands.length === 0 && environment.inputIsTerminal) {
		throw new UsageError(message('cli.usage.nothing-to-read'));
	}
	let inputRead = false;
	for (const operand of args.operands.length === 0 ? ['-'] : args.operands) {
		if (operand !== '-') yield [operand];
		else if (!inputRead) {
			inputRead = true;
			yield* linesOf(environment, limit);
		}
	}
}

async function* linesOf({ input, log }: Environment, limit: number): AsyncGenerator<readonly string[]> {
	let valid = true;
	let first = true;
	const tooLong = (line: number) => log.error('cli.error.long-line', { line: String(line), limit: String(limit) });
	try {
		for await (const block of blocksOf(input, limit << 20, tooLong)) {
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

/**
 * Whole lines, as many as there are, without the last newline: so no character is cut in two.
 * @param longestLine in octets
 * @param tooLong told the number, from 1, of a line that is left out
 */
async function* blocksOf(
	input: Readable,
	longestLine: number,
	tooLong: (line: number) => void,
): AsyncGenerator<Buffer> {
	let rest: Buffer[] = [];
	// The octets of the line so far: also of one that is too long, of which nothing is kept.
	let length = 0;
	let line = 1;
	for await (const chunk of input as AsyncIterable<Buffer>) {
		const first = chunk.indexOf(newline);
		length += first < 0 ? chunk.length : first;
		const fits = length <= longestLine;
		if (first < 0) {
			if (fits) rest.push(chunk);
			else rest = [];
			continue;
		}
		const end = chunk.lastIndexOf(newline);
		if (fits) yield Buffer.concat([...rest, chunk.subarray(0, end)]);
		else {
			tooLong(line);
			if (end > first) yield chunk.subarray(first + 1, end);
		}
		line += newlines(chunk);
		rest = [chunk.subarray(end + 1)];
		length = chunk.length - end - 1;
	}
	if (length > longestLine) tooLong(line);
	else if (length > 0) yield Buffer.concat(rest);
}

function newlines(chunk: Buffer): number {
	let count = 0;
	for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, at + 1)) count++;
	return count;
}
