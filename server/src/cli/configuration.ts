import { resolve } from 'node:path';
import { comparesSpellings } from '../analysis/analyse';
import { type Config, parseConfig } from '../config/config';
import { below, type Effective, effective, folderOf } from '../config/effective';
import { Disk } from '../disk';
import { defaults, type Settings } from '../settings';
import { type Arguments, type OptionSpecs, standardOf, standardOption } from './args';
import { type Log, reasonOf } from './environment';
import { slashed } from './slashed';

/** The options of commands whose settings come from configuration files too. */
export const configurationOptions = {
	...standardOption,
	'no-config': { type: 'boolean' },
	'no-ignore': { type: 'boolean' },
} as const satisfies OptionSpecs;

/** A configuration file that was read. */
export interface UsedConfig {
	/** Absolute. */
	readonly path: string;
	readonly text: string;
	readonly config: Config;
}

/** The settings of each file: what the options say, else the nearest configuration file, else the defaults. */
export class Configuration {
	readonly #disk: Disk;
	readonly #used = new Map<string, UsedConfig>();
	readonly #base = slashed(process.cwd());
	readonly #defaults: Settings;

	constructor(
		private readonly args: Arguments,
		log: Log,
	) {
		this.#defaults = { ...defaults, words: log.words };
		this.#disk = new Disk({
			unreadable: (path, error) => log.error('cli.error.read', { path, reason: reasonOf(error) }),
			foreign: (path) => log.note('log.foreign', { path }),
		});
	}

	/** The configuration files that counted for a file. */
	get used(): Iterable<UsedConfig> {
		return this.#used.values();
	}

	/** @param name a file's path; for standard input what it is called */
	of(name: string, languageId: string): Effective<Settings> {
		const path = resolve(name);
		const found = this.args.switches.has('no-config') ? undefined : this.#nearest(path);
		const file = found && { path: slashed(found.path), config: found.config };
		const result = effective(this.#defaults, this.#base, file, {
			path: slashed(path),
			languageId,
		});
		const standard = standardOf(this.args) ?? result.settings.standard;
		return {
			...result,
			settings: { ...result.settings, standard },
			ignored: result.ignored && !this.args.switches.has('no-ignore'),
		};
	}

	/** Whether it may make a difference to a file how URLs are written in others. */
	mayCompareSpellings(name: string): boolean {
		if (this.args.switches.has('no-config')) return false;
		const config = this.#nearest(resolve(name))?.config;
		if (config === undefined) return false;
		return [config, ...config.overrides].some(({ given }) => comparesSpellings({ ...defaults, ...given }));
	}

	/** What the settings of a file depend on besides its language, as a text: where that is the same they are. */
	keyOf(name: string): string {
		const path = slashed(resolve(name));
		const found = this.args.switches.has('no-config') ? undefined : this.#nearest(resolve(name));
		const config = found && [below(folderOf(slashed(found.path)), path), found.text];
		return JSON.stringify([below(this.#base, path), standardOf(this.args), config]);
	}

	#nearest(path: string): UsedConfig | undefined {
		const found = this.#disk.nearest(path);
		if (found === undefined) return undefined;
		const used = this.#used.get(found.path) ?? { ...found, config: parseConfig(found.text) };
		this.#used.set(found.path, used);
		return used;
	}
}
