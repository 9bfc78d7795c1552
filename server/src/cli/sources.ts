import { realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { ours } from '../data/shown';
import { maskText } from '../url/mask';
import type { Arguments, OptionSpecs } from './args';
import { UsageError } from './args';
import { changedSince } from './changed';
import type { Environment, Log } from './environment';
import { pathsFrom } from './file-list';
import { filesOf, type Met, type Source } from './files';
import { message } from './messages';
import { isOutput } from './report-file';
import { shardFilter } from './shard';

/** The options that say which files there are. */
export const sourceOptions = {
	'files-from': { type: 'string' },
	'changed-since': { type: 'string' },
	shard: { type: 'string' },
} as const satisfies OptionSpecs;

/** Which files a command line stands for. */
export class Sources {
	private constructor(
		private readonly paths: readonly string[],
		private readonly isChosen: (source: Source) => boolean,
		private readonly isInShard: (source: Source) => boolean,
	) {}

	/** @throws UsageError where an option's value makes no sense: nothing is to be checked then */
	static async of(args: Arguments, { input }: Pick<Environment, 'input'>): Promise<Sources> {
		const { operands, options } = args;
		const list = options.get('files-from');
		if (list === '-' && operands.includes('-')) throw new UsageError(message('cli.usage.two-inputs'), 'check');
		const shard = options.get('shard');
		const revision = options.get('changed-since');
		const isInShard = shard === undefined ? everything : shardFilter(shard);
		const isChanged = revision === undefined ? everything : await changedSince(revision);
		const listed = list === undefined ? [] : await pathsFrom(list, input);
		const named = list === undefined && operands.length === 0 ? ['.'] : [...operands, ...listed];
		refuseToOverwrite(named, args);
		const own = ownFiles(options);
		return new Sources(named, (source) => !isOwn(source, own) && isChanged(source), isInShard);
	}

	/** In a fixed order, each once. What cannot be read is logged. */
	*files(log: Log, met: Met): Generator<Source> {
		for (const source of this.ofAllShards(log, met)) if (this.isInShard(source)) yield source;
	}

	/** Those of other shards too. */
	*ofAllShards(log: Log, met: Met): Generator<Source> {
		if (this.paths.length === 0) return;
		for (const source of filesOf(this.paths, log, met)) if (this.isChosen(source)) yield source;
	}
}

/** The options that name a file of their own. */
const FILES = ['output', 'baseline', 'cache-location', 'files-from'];

/** @throws UsageError where what is written would take the place of a file that is to be checked, or that another option names */
function refuseToOverwrite(named: readonly string[], { options, switches }: Arguments): void {
	const files = FILES.filter((option) => option !== 'cache-location' || switches.has('cache')).flatMap((option) => {
		const path = options.get(option);
		return path === undefined || isOutput(path) ? [] : [{ option, path, place: placeOf(path) }];
	});
	const written = files.filter(({ option }) =>
		option === 'baseline' ? switches.has('write-baseline') : option !== 'files-from',
	);
	// Where nothing is written no path of a long list is looked up.
	const places = new Set(written.length === 0 ? [] : named.filter((path) => path !== '-').map(placeOf));
	for (const { option, path, place } of written) {
		const says = { option: ours(option), path: maskText(path) };
		if (places.has(place)) throw new UsageError(message('cli.usage.output-checked', says), 'check');
		if (files.some((other) => other.option !== option && other.place === place))
			throw new UsageError(message('cli.usage.same-file', says), 'check');
	}
}

/** Where a file really is, or would be. */
function placeOf(path: string): string {
	const real = realPath(path) ?? join(realPath(dirname(path)) ?? resolve(dirname(path)), basename(path));
	return IGNORES_CASE ? real.toLowerCase() : real;
}

const IGNORES_CASE = process.platform === 'win32' || process.platform === 'darwin';

function realPath(path: string): string | undefined {
	try {
		return realpathSync.native(path);
	} catch {
		return undefined;
	}
}

/** What we write ourselves is not checked: it quotes what was wrong. */
function ownFiles(options: Arguments['options']): ReadonlySet<string> {
	const paths = ['baseline', 'cache-location', 'output'].flatMap((option) => options.get(option) ?? []);
	return new Set(paths.map((path) => resolve(path)));
}

function isOwn({ path }: Source, own: ReadonlySet<string>): boolean {
	return own.size > 0 && path !== undefined && own.has(resolve(path));
}

function everything(): boolean {
	return true;
}
