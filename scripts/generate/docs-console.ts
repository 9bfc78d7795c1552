import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { Log } from '../../server/src/cli/environment';
import { Output } from '../../server/src/cli/output';
import { run } from '../../server/src/cli/run';
import { fromRoot } from './tables';

const BLOCK = /(?<=^```console\n)[\s\S]*?(?=^```$)/gm;

/**
 * The text with the output of every command in its ```console blocks as the command prints it now. The commands:
 * `cat FILE`, whose output is given and becomes the file; `url-lint …`, also with `< FILE`; and `echo $?`. The blocks
 * share one directory, so a file that one shows is there in those that follow.
 */
export async function withConsoleOutput(text: string): Promise<string> {
	const directory = mkdtempSync(join(tmpdir(), 'url-lint-docs-'));
	const before = process.cwd();
	process.chdir(directory);
	try {
		const terminal = new Terminal();
		let result = '';
		let from = 0;
		for (const { index, 0: block } of text.matchAll(BLOCK)) {
			result += text.slice(from, index) + (await terminal.replay(block));
			from = index + block.length;
		}
		return result + text.slice(from);
	} finally {
		process.chdir(before);
		rmSync(directory, { recursive: true });
	}
}

class Terminal {
	#status = 0;

	/** The block with each command's output renewed. */
	async replay(block: string): Promise<string> {
		let result = '';
		for (const step of block.split(/^(?=\$ )/m)) {
			const lineEnd = step.indexOf('\n') + 1;
			const command = step.slice('$ '.length, lineEnd).trim();
			result += step.slice(0, lineEnd) + (await this.#outputOf(command, step.slice(lineEnd)));
		}
		return result;
	}

	async #outputOf(command: string, given: string): Promise<string> {
		const [name, ...args] = words(command);
		if (command === 'echo $?') return `${this.#status}\n`;
		if (name === 'cat' && args[0] !== undefined) return show(args[0], given);
		if (name !== 'url-lint') throw new Error(`not a command that the documentation can run: ${command}`);
		const redirected = args.indexOf('<');
		const input = redirected < 0 ? '' : readFileSync(args[redirected + 1] ?? '', 'utf8');
		return this.#run(redirected < 0 ? args : args.slice(0, redirected), input);
	}

	/** Runs the command itself, not its bundle: so the page follows the source. */
	async #run(args: readonly string[], input: string): Promise<string> {
		let printed = '';
		const stream = () =>
			new Writable({
				decodeStrings: false,
				write(chunk, _, done) {
					printed += chunk;
					done();
				},
			});
		this.#status = await run(args, {
			input: Readable.from([Buffer.from(input)]),
			inputIsTerminal: false,
			output: new Output(stream()),
			outputIsTerminal: false,
			errors: new Output(stream()),
			colour: false,
			rulePages: fromRoot('docs/rules'),
			log: new Log((line) => {
				printed += line;
			}),
		});
		return printed;
	}
}

/** A file that exists is shown as it is, for what a command did to it; another one is made of what is given. */
function show(path: string, given: string): string {
	try {
		return readFileSync(path, 'utf8');
	} catch {
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(path, given);
		return given;
	}
}

/** The words of a command line, as a shell reads them: `'…'` is one word. */
function words(command: string): string[] {
	return Array.from(command.matchAll(/'([^']*)'|\S+/g), ([word, quoted]) => quoted ?? word);
}
