import { type Occurrence, scan } from '../library/scan';
import { parseLogical, touches } from '../placeholders/placeholders';
import { hostName } from '../url/normalise';
import { type Arguments, UsageError } from './args';
import type { Command } from './command';
import { Configuration } from './configuration';
import { documentOptions, textFilesOf } from './documents';
import { logDefect } from './environment';
import { json } from './json';
import { message } from './messages';
import type { TextFile } from './reader';
import { Lines } from './text';

/** `urls [PATH…]`: every URL found, a line of JSON each; or each URL or host once, with or without how often, or how many there are. */
export const urlsCommand: Command = {
	name: 'urls',
	operands: 'files',
	options: {
		...documentOptions,
		unique: { type: 'boolean' },
		hosts: { type: 'boolean' },
		count: { type: 'boolean' },
	},
	async run(args, environment) {
		const { output, log } = environment;
		const list = listOf(args);
		for await (const file of textFilesOf(args, environment, new Configuration(args, log))) {
			try {
				const lines = new Lines(file.decoded.text);
				for (const occurrence of scan(file.decoded.text, file)) await output.write(list.of(file, occurrence, lines));
			} catch (error) {
				logDefect(file.name, error, log);
			}
			if (output.closed) break;
		}
		await output.write(list.end());
		return 0;
	},
};

/** What is printed: of each URL, and at the end. */
interface List {
	of(file: TextFile, occurrence: Occurrence, lines: Lines): string;
	end(): string;
}

/** @throws UsageError for `--unique` with `--hosts` */
function listOf({ switches }: Arguments): List {
	const [unique, hosts, counted] = [switches.has('unique'), switches.has('hosts'), switches.has('count')];
	if (unique && hosts) throw new UsageError(message('cli.usage.unique-hosts'), 'urls');
	if (hosts) return new Tally('host', counted, hostOf);
	if (unique) return new Tally('url', counted, ({ url }) => url);
	return counted ? new Total() : everyUrl;
}

const everyUrl: List = { of: (...found) => `${json(listed(...found))}\n`, end: () => '' };

class Total implements List {
	#total = 0;

	of(): string {
		this.#total++;
		return '';
	}

	end(): string {
		return `${this.#total}\n`;
	}
}

/** Each of something once, in the order in which it is found first; where it is counted, how often, the most frequent first. */
class Tally implements List {
	readonly #counts = new Map<string, number>();

	constructor(
		private readonly what: 'url' | 'host',
		private readonly counted: boolean,
		private readonly keyOf: (occurrence: Occurrence, file: TextFile) => string | undefined,
	) {}

	of(file: TextFile, occurrence: Occurrence): string {
		const key = this.keyOf(occurrence, file);
		if (key === undefined) return '';
		const count = this.#counts.get(key) ?? 0;
		this.#counts.set(key, count + 1);
		return count > 0 || this.counted ? '' : this.#line({ [this.what]: key });
	}

	end(): string {
		if (!this.counted) return '';
		const counts = [...this.#counts].toSorted(([, a], [, b]) => b - a);
		return counts.map(([key, count]) => this.#line({ [this.what]: key, count })).join('');
	}

	#line(entry: object): string {
		return `${json(entry)}\n`;
	}
}

/** Of a URL without a host nothing is said, nor of one whose host is to be filled in, or no host at all. */
function hostOf({ url, placeholders }: Occurrence, { settings }: TextFile): string | undefined {
	const parsed = parseLogical(url, settings.standard, placeholders);
	const { host } = parsed.components;
	if (host === undefined || touches(host, placeholders)) return undefined;
	const name = hostName(parsed);
	return HOST.test(name) ? name : undefined;
}

/** An address in brackets, or what a name or number may be written with: letters of any script, digits, `-`, `_`, `.` and escapes. */
const HOST = /^(?:\[[\da-f:.]+(?:%[\w.~-]+)?\]|(?=.*[\p{L}\p{N}])[\p{L}\p{M}\p{N}._~%-]+)$/u;

function listed({ name }: TextFile, { offset, end, url, context }: Occurrence, lines: Lines): object {
	const { line, column } = lines.position(offset);
	return { file: name, offset, end, line, column, url, context };
}
