/** By what it is known that a file has still the text that was looked at, and with the same settings. */

import type { EditorSettings } from '../settings';
import type { FileAccess, Stamp } from './file-access';
import { textHash } from './text-hash';
import { fingerprint } from './workspace-file';

export interface SeenText {
	/** Absent where it says nothing for certain. */
	readonly stamp?: Stamp | undefined;
	/** Of the text. */
	readonly hash: number;
	readonly languageId: string;
	/** Of all settings that make a difference: they may hold secrets, so only a number is kept of them. */
	readonly settings: number;
}

/** A file system's clock may tick so slowly, in milliseconds: what was changed just now can change again, and have the same time. */
const TICK_MS = 2000;

/** What a file has at this moment, before it is read; `undefined` where that does not say that it stays the same. */
export async function stampOf(uri: string, files: FileAccess): Promise<Stamp | undefined> {
	const stamp = await files.stamp?.(uri)?.catch(() => undefined);
	return stamp !== undefined && isSettled(stamp, Date.now()) ? stamp : undefined;
}

/** Whether a later change of the file would have another time. A time that is still to come says nothing. */
export function isSettled({ modified }: Stamp, now: number): boolean {
	return now - modified >= TICK_MS;
}

export function isSameStamp(one: Stamp | undefined, other: Stamp | undefined): boolean {
	return one !== undefined && one.size === other?.size && one.modified === other.modified;
}

/** Of the settings for a file: what it is called in its project counts too. */
export function settingsHash(settings: EditorSettings, languageId: string): number {
	return textHash(`${settings.file ?? ''}\n${fingerprint(settings, languageId)}`);
}
