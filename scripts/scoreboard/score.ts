/** Plays the finders on a data set. */

import { type Finder, ours, peers } from './peers';
import type { DataSet, Row } from './sets';

/** A row that we get wrong. */
export interface Miss {
	readonly row: Row;
	readonly found: readonly string[];
	/** Absent where nobody has thought about it yet: a mistake until then. */
	readonly reason: string | undefined;
}

/** How many rows the finder gets right. */
export function score(finder: Finder, { rows }: DataSet): number {
	return rows.filter(({ text, languageId, isRight }) => isRight(finder.find(text, languageId))).length;
}

/** The rows that we get wrong, with their reasons. */
export function missesOf({ rows, reasons }: DataSet): Miss[] {
	return rows.flatMap((row) => {
		const links = ours.find(row.text, row.languageId);
		if (row.isRight(links)) return [];
		return [{ row, found: links.map(({ offset, end }) => row.text.slice(offset, end)), reason: reasons[row.name] }];
	});
}

/** Reasons for rows that we get right, or that are not there. */
export function staleReasons(set: DataSet): string[] {
	const missed = new Set(missesOf(set).map(({ row }) => row.name));
	return Object.keys(set.reasons).filter((name) => !missed.has(name));
}

/** The peer that gets the most rows right, apart from the one whose own fixtures they are. */
export function bestPeer(set: DataSet): { name: string; right: number } {
	const guests = peers.filter(({ name }) => name !== set.home);
	const scores = guests.map((peer) => ({ name: peer.name, right: score(peer, set) }));
	return scores.reduce((best, next) => (next.right > best.right ? next : best));
}
