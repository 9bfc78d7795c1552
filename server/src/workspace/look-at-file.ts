import { comparesSpellings } from '../analysis/analyse';
import { check } from '../config/check';
import type { SettingsStore } from '../features/document-settings';
import type { NewDocument } from '../features/text-document';
import type { SkipReason } from '../protocol/workspace';
import type { UsualSpelling } from '../url/spellings';
import type { FileAccess } from './file-access';
import type { Kept } from './kept';
import type { KeptFile } from './kept-text';
import { type Looked, lookAt } from './look';
import { readFile } from './read-file';
import { showsSecret } from './secret-files';
import { isSameStamp, type SeenText, settingsHash, stampOf } from './seen-text';
import { textHash } from './text-hash';
import type { FileKeeping, WorkspaceFile } from './workspace-file';

interface Around {
	readonly rulePages: () => string | undefined;
	readonly files: FileAccess;
	readonly settings: SettingsStore;
	readonly kept: Kept;
	readonly newDocument: NewDocument;
	/** How URLs are usually written in the workspace, where that is known. */
	readonly usual: UsualSpelling | undefined;
}

/**
 * What came of looking at a file that is not open. `keeping` is absent where nothing is kept between sessions: what other files have to do
 * with it may be another thing then.
 */
export type LookedAtFile =
	| { readonly skipped: SkipReason }
	| (Looked & { readonly keeping?: FileKeeping; readonly comparesSpellings: boolean });

/** Looks at a file that is not open. What is kept of it stands, where text and settings are the same. */
export async function lookAtFile(key: string, file: WorkspaceFile, around: Around): Promise<LookedAtFile> {
	const { kept, files } = around;
	if (!kept.isOn) return look(file, around);
	const known = kept.take(key);
	// Before it is read: what changes in between has another one then.
	const stamp = await stampOf(file.place.uri, files);
	if (known !== undefined && isSameStamp(stamp, known.seen.stamp) && (await hasSameSettings(known, file, around)))
		return { ...known, keeping: { seen: known.seen, isSecret: false }, comparesSpellings: false };
	return look(file, around, { known, stamp });
}

async function look(
	file: WorkspaceFile,
	around: Around,
	before?: { readonly known: KeptFile | undefined; readonly stamp: SeenText['stamp'] },
): Promise<LookedAtFile> {
	const read = await readFile(file, around);
	if ('skipped' in read) return read;
	const { document, settings } = read;
	const { languageId, uri } = document;
	const text = document.getText();
	const analyse = () => check({ name: uri, text, languageId }, settings.settings, around.usual);
	const compares = { comparesSpellings: comparesSpellings(settings.settings) };
	if (before === undefined || compares.comparesSpellings)
		return { ...lookAt(document, analyse(), settings.settings, around.rulePages()), ...compares };
	const { known, stamp } = before;
	const seen = { stamp, hash: textHash(text), languageId, settings: settingsHash(settings.settings, languageId) };
	if (!isSame(file.keeping?.seen, seen)) around.kept.changed();
	if (known !== undefined && isSameText(known.seen, seen))
		return { ...known, keeping: { seen, isSecret: false }, ...compares };
	const analysis = analyse();
	const keeping: FileKeeping = showsSecret(uri, analysis) ? { seen, isSecret: true } : { seen };
	return { ...lookAt(document, analysis, settings.settings, around.rulePages()), keeping, ...compares };
}

function isSame(one: SeenText | undefined, other: SeenText): boolean {
	return one !== undefined && isSameStamp(one.stamp, other.stamp) && isSameText(one, other);
}

function isSameText(one: SeenText, other: SeenText): boolean {
	return one.hash === other.hash && one.languageId === other.languageId && one.settings === other.settings;
}

async function hasSameSettings({ seen }: KeptFile, { place, folder }: WorkspaceFile, { settings }: Around) {
	const now = await settings.ofFile(place.uri, seen.languageId, folder);
	return settingsHash(now.settings, seen.languageId) === seen.settings && !comparesSpellings(now.settings);
}
