import { relative, resolve } from 'node:path';
import { configFindings } from '../config/check';
import { isConfig } from '../config/config';
import type { Words } from '../data/words';
import { defaults, type Severity, severities } from '../settings';
import type { UsualSpelling } from '../url/spellings';
import { type Arguments, UsageError } from './args';
import { Baseline } from './baseline';
import type { Command } from './command';
import { Configuration } from './configuration';
import { Documents, documentOptions } from './documents';
import { count, type Environment, HeldLog, reasonOf } from './environment';
import { checkText, type Result } from './examine';
import { Examiner } from './examiner';
import type { Source } from './files';
import { fix } from './fix';
import { formats } from './formats';
import type { Format, Style, Totals } from './formats/format';
import { textFormat } from './formats/text';
import { message } from './messages';
import type { Output } from './output';
import type { TextFile } from './reader';
import { type ReportedFinding, reportOf } from './report';
import { intoFile } from './report-file';
import { threadsOf } from './threads';
import { UsualInAll } from './usual';

/** `check [PATH…]`: what is wrong with the URLs of files. */
export const checkCommand: Command = {
	name: 'check',
	operands: 'files',
	options: {
		format: { type: 'string', values: [...formats.keys()] },
		...documentOptions,
		fix: { type: 'boolean' },
		'fail-on': { type: 'string', values: severities },
		'max-warnings': { type: 'string', number: true },
		output: { type: 'string' },
		baseline: { type: 'string' },
		'write-baseline': { type: 'boolean' },
		cache: { type: 'boolean' },
		'cache-location': { type: 'string' },
		threads: { type: 'string' },
	},
	run: (args, environment) =>
		intoFile(args.options.get('output'), environment, (file) => new Check(args, environment, file).run()),
};

/** One run of the command. */
class Check {
	readonly #args: Arguments;
	readonly #environment: Environment;
	readonly #configuration: Configuration;
	readonly #baseline: Baseline | undefined;
	/** What is met on the way to a file waits for those before it. */
	readonly #held: HeldLog;
	readonly #fix: boolean;
	readonly #threads: number;
	readonly #format: Format;
	/** Where the findings go: with `--fix`, the text of standard input owns standard output. */
	readonly #results: Output;
	readonly #findings: Record<Severity, number> = { error: 0, warning: 0, information: 0, hint: 0 };
	/** The absolute paths of the configuration files among what was checked. */
	readonly #checkedConfigs = new Set<string>();
	#files = 0;
	#urls = 0;
	#fixed = 0;
	#fixedFiles = 0;

	/**
	 * @param file where the findings go, if that is a file
	 * @throws UsageError
	 */
	constructor(args: Arguments, environment: Environment, file: Output | undefined) {
		this.#args = args;
		this.#environment = environment;
		this.#fix = args.switches.has('fix');
		this.#threads = threadsOf(args);
		this.#held = new HeldLog(environment.log.words);
		this.#configuration = new Configuration(args, this.#fix ? environment.log : this.#held);
		this.#baseline = baselineOf(args);
		this.#results = file ?? (this.#fix && args.operands.includes('-') ? environment.errors : environment.output);
		this.#format = (formats.get(args.options.get('format') ?? 'text') ?? textFormat)(this.#style());
	}

	/** Only what a terminal shows has more than text. */
	#style(): Style {
		const { output, outputIsTerminal, columns, colour, hyperlinks } = this.#environment;
		const words = this.#otherWords();
		return this.#results === output
			? { colour, hyperlinks, columns, excerpts: outputIsTerminal, words }
			: { colour: false, words };
	}

	/** The reader's words, where they are not those of the programs. */
	#otherWords(): Words | undefined {
		const { words } = this.#environment.log;
		return words.tongue === 'en' ? undefined : words;
	}

	async run(): Promise<number> {
		await (this.#fix ? this.#repairAll() : this.#examineAll());
		await this.#reportOtherConfigs();
		await this.#results.write(this.#format.end(this.#totals()));
		const { log } = this.#environment;
		if (this.#fix)
			log.note('cli.note.fixed', { findings: count('finding', this.#fixed), files: count('file', this.#fixedFiles) });
		this.#endBaseline();
		return this.#failed() ? 1 : 0;
	}

	async #examineAll(): Promise<void> {
		const { log, progress } = this.#environment;
		const documents = await this.#documents(this.#held);
		const examiner = new Examiner({
			args: this.#args,
			environment: this.#environment,
			threads: this.#threads,
			demand: { wanted: this.#format.wants, hash: this.#args.switches.has('cache') },
			configuration: this.#configuration,
			documents,
			held: this.#held,
			flush: () => this.#results.flush(),
		});
		await this.#results.write(this.#format.begin());
		try {
			for await (const { source, before, examined } of examiner.files()) {
				log.tell(before);
				log.tell(examined.notes);
				if (examined.result === 'binary') documents.binary();
				else if (examined.result !== 'unread') await this.#report(source, examined.result);
				if (this.#results.closed) break;
				progress?.show(this.#files);
			}
		} finally {
			await examiner.end();
		}
		await documents.end();
		log.tell(this.#held.take());
	}

	// One after another and in this thread: what is written is never half known elsewhere.
	async #repairAll(): Promise<void> {
		const { log, progress } = this.#environment;
		const documents = await this.#documents(log);
		await this.#results.write(this.#format.begin());
		const spellings = new UsualInAll(documents, this.#configuration);
		// Whoever asked for repairs wants all of them, also when nobody reads on.
		for await (const source of documents.sources()) {
			const usual = await spellings.for(source);
			const file = await documents.read(source);
			if (file !== undefined) await this.#repair(file, usual?.spelling);
			progress?.show(this.#files);
		}
		await documents.end();
	}

	async #repair(file: TextFile, usual: UsualSpelling | undefined): Promise<void> {
		const { text, count: repaired } = await fix(file, this.#environment);
		this.#fixed += repaired;
		this.#fixedFiles += repaired > 0 ? 1 : 0;
		await this.#report(file, checkText(file, text, this.#format.wants, this.#environment.log, usual));
	}

	#documents(log: HeldLog | Environment['log']): Promise<Documents> {
		return Documents.of(this.#args, this.#environment, this.#configuration, log);
	}

	async #report({ name, path }: Source, { urls, findings }: Result): Promise<void> {
		this.#files++;
		this.#urls += urls;
		if (isConfig(name) && path !== undefined) this.#checkedConfigs.add(resolve(path));
		await this.#results.write(this.#format.file({ file: name, findings: this.#counted(name, findings) }));
	}

	/** A mistake in a configuration file counts where the file counted, also outside of what is checked. */
	async #reportOtherConfigs(): Promise<void> {
		const { errors, log } = this.#environment;
		const format = textFormat({ colour: false, words: this.#otherWords() });
		for (const { path, text, config } of this.#configuration.used) {
			if (this.#checkedConfigs.has(path)) continue;
			const name = relative('', path);
			const problems = configFindings(config.problems, { ...defaults, ...config.given });
			const { findings } = reportOf(name, text, { occurrences: [], findings: problems }, format.wants, log.words);
			const lines = format.file({ file: name, findings: this.#counted(name, findings) });
			// What a line begins with may be a command to who reads it, as to GitHub's runner: no folder's name stands there.
			await errors.write(lines.replace(/^(?=.)/gm, 'url-lint: '));
		}
	}

	/** Those of a file that count: not what the baseline knows. */
	#counted(name: string, all: readonly ReportedFinding[]): readonly ReportedFinding[] {
		const findings = this.#baseline?.news(name, all) ?? all;
		for (const { severity } of findings) this.#findings[severity]++;
		return findings;
	}

	#endBaseline(): void {
		if (this.#baseline === undefined) return;
		const { log } = this.#environment;
		const path = this.#args.options.get('baseline') ?? '';
		if (this.#args.switches.has('write-baseline')) {
			try {
				log.note('cli.note.baseline-written', { path, entries: count('entry', this.#baseline.write()) });
			} catch (error) {
				log.error('cli.error.write', { path, reason: reasonOf(error) });
			}
			return;
		}
		const { quiet, gone } = this.#baseline;
		if (quiet > 0) log.note('cli.note.baseline', { path, findings: count('finding', quiet) });
		if (gone > 0) log.note('cli.note.baseline-gone', { path, entries: count('entry', gone) });
	}

	#totals(): Totals {
		return { files: this.#files, urls: this.#urls, findings: this.#findings };
	}

	#failed(): boolean {
		const { options } = this.#args;
		const failing = severities.slice(
			0,
			severities.findIndex((name) => name === (options.get('fail-on') ?? 'warning')) + 1,
		);
		const most = options.get('max-warnings');
		const tooMany = most !== undefined && this.#findings.warning > Number(most);
		if (tooMany) this.#environment.log.note('cli.note.warnings', { warnings: count('warning', Number(most)) });
		// So many warnings are borne as it says, whatever the severity to fail on.
		return tooMany || failing.some((name) => this.#findings[name] > 0 && !(name === 'warning' && most !== undefined));
	}
}

/** @throws UsageError */
function baselineOf({ options, switches }: Arguments): Baseline | undefined {
	const path = options.get('baseline');
	const writes = switches.has('write-baseline');
	if (path !== undefined) return new Baseline(path, writes);
	if (writes) throw new UsageError(message('cli.usage.write-baseline'), 'check');
	return undefined;
}
