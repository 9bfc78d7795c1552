import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { maskText } from '../url/mask';
import { UsageError } from './args';
import type { Source } from './files';
import { message } from './messages';
import { slashed } from './slashed';

/**
 * Whether a file belongs to a share of all files.
 * @param shard `I/N`: the I-th of N shares, from 1
 * @throws UsageError
 */
export function shardFilter(shard: string): (source: Source) => boolean {
	const [, first, second] = /^([1-9]\d{0,8})\/([1-9]\d{0,8})$/.exec(shard) ?? [];
	const [index, shares] = [Number(first), Number(second)];
	if (!(index <= shares)) throw new UsageError(message('cli.usage.shard', { value: maskText(shard) }), 'check');
	return ({ name, path }) => shareOf(path === undefined ? name : fromHere(path), shares) === index - 1;
}

/** Which of so many shares a path belongs to, from 0: the same one on every machine. */
function shareOf(path: string, shares: number): number {
	return createHash('sha256').update(path).digest().readUInt32BE() % shares;
}

/** A path from the working directory, with `/` between names. */
export function fromHere(path: string): string {
	return slashed(relative('', path));
}
