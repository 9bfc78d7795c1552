import { relative, resolve } from 'node:path';
import { type Finding, MOST_FINDINGS } from '../analysis/analyse';
import { check, configFindings } from '../config/check';
import { isConfig } from '../config/config';
import { defaults, type Severity, severities } from '../settings';
import type { Arguments } from './args';
import type { Command } from './command';
import { Configuration } from './configuration';
import { documentOptions, type TextFile, textFilesOf } from './documents';
import { count, type Environment, logDefect } from './environment';
import { fix } from './fix';
import { formats } from './formats';
import type { Format, Style, Totals } from './formats/format';
import { textFormat } from './formats/text';
import type { Output } from './output';
import { reportOf } from './report';
import { intoFile } from './report-file';

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
	},
	run: (args, environment) =>
		intoFile(args.options.get('output'), environment, (file) => new Check(args, environment, file).run()),
};

/** In UTF-16 code units. */
const largeText = 1 << 20;

/** One run of the command. */
class Check {
	readonly #args: Arguments;
	readonly #environment: Environment;
	readonly #configuration: Configuration;
	readonly #fix: boolean;
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

	/** @param file where the findings go, if that is a file */
	constructor(args: Arguments, environment: Environment, file: Output | undefined) {
		this.#args = args;
		this.#environment = environment;
		this.#configuration = new Configuration(args, environment.log);
		this.#fix = args.switches.has('fix');
		this.#results = file ?? (this.#fix && args.operands.includes('-') ? environment.errors : environment.output);
		this.#format = (formats.get(args.options.get('format') ?? 'text') ?? textFormat)(this.#style());
	}

	/** Only what a terminal shows has more than text. */
	#style(): Style {
		const { output, outputIsTerminal, colour, hyperlinks } = this.#environment;
		return this.#results === output ? { colour, hyperlinks, excerpts: outputIsTerminal } : { colour: false };
	}

	async run(): Promise<number> {
		await this.#results.write(this.#format.begin());
		for await (const file of textFilesOf(this.#args, this.#environment, this.#configuration)) {
			await this.#checkFile(file);
			// Whoever asked for repairs wants all of them, also when nobody reads on.
			if (this.#results.closed && !this.#fix) break;
		}
		await this.#reportOtherConfigs();
		await this.#results.write(this.#format.end(this.#totals()));
		if (this.#fix) {
			this.#environment.log.note('cli.note.fixed', {
				findings: count('finding', this.#fixed),
				files: count('file', this.#fixedFiles),
			});
		}
		return this.#failed() ? 1 : 0;
	}

	async #checkFile(file: TextFile): Promise<void> {
		let { text } = file.decoded;
		if (this.#fix) {
			const fixed = await fix(file, this.#environment);
			text = fixed.text;
			this.#fixed += fixed.count;
			this.#fixedFiles += fixed.count > 0 ? 1 : 0;
		}
		this.#files++;
		if (isConfig(file.name) && file.path !== undefined) this.#checkedConfigs.add(resolve(file.path));
		// Should memory run out, which ends the process, what is known by then has been said.
		if (text.length > largeText) await this.#results.flush();
		await this.#results.write(this.#examined(file, text));
	}

	/** What is found, in words. A defect of ours in one file must not hide the findings in the others. */
	#examined({ name, languageId, settings }: TextFile, text: string): string {
		const { log } = this.#environment;
		try {
			const { occurrences, findings, cut } = check({ name, text, languageId }, settings);
			this.#urls += occurrences.length;
			if (cut) log.note('cli.note.more', { path: name, findings: count('finding', MOST_FINDINGS) });
			const shown = this.#format.file(reportOf(name, text, { occurrences, findings }, this.#format.wants));
			this.#count(findings);
			return shown;
		} catch (error) {
			logDefect(name, error, log);
			return '';
		}
	}

	/** A mistake in a configuration file counts where the file counted, also outside of what is checked. */
	async #reportOtherConfigs(): Promise<void> {
		const { errors } = this.#environment;
		const format = textFormat({ colour: false });
		for (const { path, text, config } of this.#configuration.used) {
			if (this.#checkedConfigs.has(path)) continue;
			const findings = configFindings(config.problems, { ...defaults, ...config.given });
			this.#count(findings);
			await errors.write(format.file(reportOf(relative('', path), text, { occurrences: [], findings }, format.wants)));
		}
	}

	#count(findings: readonly Finding[]): void {
		for (const { severity } of findings) this.#findings[severity]++;
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
