/** What is known of one file of the workspace. */

import type { SkipReason } from '../protocol/workspace';
import type { EditorSettings, Severity } from '../settings';
import type { FilePlace } from './file-access';
import type { SeenText } from './seen-text';

export interface WorkspaceFile {
	readonly place: FilePlace;
	/** The URI of the workspace folder; empty for a document that is in none. */
	readonly folder: string;
	/** Whether it stands in a folder of the workspace. If not, it is known while it is open. */
	listed: boolean;
	/** Whether its text may be another one than the one that was looked at. */
	stale: boolean;
	/** What it was looked at with; absent where that was what the editor has of it. */
	settings?: string;
	/** What it takes to keep between sessions what was found in it; absent where nothing is kept. */
	keeping?: FileKeeping | undefined;
	/** Whether it makes a difference to it how URLs are written in other files. */
	comparesSpellings?: boolean;
	/** Whether the settings want its findings shown though it is not open. */
	shown?: boolean;
	/** What came of looking at it; absent until then. */
	result?: FileResult;
}

export interface FileKeeping {
	/** The text that was looked at last where it is stored. */
	readonly seen: SeenText;
	/** Whether one of its URLs holds a secret: then it is not kept. Absent while nobody needed to know. */
	isSecret?: boolean;
}

/** Either why a file was not checked, or what is wrong with it. */
export type FileResult = { readonly skipped: SkipReason } | FileReport;

export interface FileReport {
	readonly skipped?: undefined;
	/** Another one whenever the diagnostics are. */
	readonly id: string;
	/** As JSON; empty where there are none. */
	readonly diagnostics: string;
	readonly findings: Readonly<Record<Severity, number>>;
}

/** What a client knows of a file; without an id it has nothing of it. */
export interface Told {
	readonly uri: string;
	readonly id: string | undefined;
}

/** What is wrong with a file, where it was checked. */
export function reportOf({ result }: WorkspaceFile): FileReport | undefined {
	return result?.skipped === undefined ? result : undefined;
}

/** All settings that can make a difference for what is found, as text. */
export function fingerprint({ file: _, ...settings }: EditorSettings, languageId: string): string {
	return JSON.stringify([languageId, settings]);
}
