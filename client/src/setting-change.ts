/** Where a setting is changed, what it becomes, and whether that would count. */

import type { DocumentStatus, SettingChange, SettingEdit } from '../../server/src/protocol';

/** Whose settings are changed. */
export type Target = 'user' | 'workspace' | 'folder';

/** The workspace, seen from a document. */
export interface Around {
	/** How many folders are open; `undefined` where there is no workspace. */
	readonly folders: number | undefined;
	/** Whether the document is in one of them. */
	readonly isInFolder: boolean;
}

/**
 * Where settings are written: in the workspace's; where no folder is open, the user's.
 * @param isOfFolder whether the settings of the document's folder are meant, because they would win
 */
export function targetOf({ folders, isInFolder }: Around, isOfFolder: boolean): Target {
	if (folders === undefined) return 'user';
	return isOfFolder && isInFolder ? 'folder' : 'workspace';
}

/**
 * Where an entry is added to a setting.
 * @param ofFolder what the setting is in the document's folder
 */
export function targetOfEntry(name: SettingChange['name'], around: Around, ofFolder: unknown): Target {
	// The same path is another file in each folder.
	const isPath = name === 'ignore' && (around.folders ?? 0) > 1;
	return targetOf(around, isPath || ofFolder !== undefined);
}

/**
 * What a list becomes without an entry; `undefined`, which is not set at all, where only what goes without it would be left.
 * @param inTarget what it is where it is written
 * @param elsewhere what would go for the document without that
 */
export function withoutEntry(
	entry: string,
	inTarget: readonly string[],
	elsewhere: readonly string[],
): readonly string[] | undefined {
	const left = inTarget.filter((each) => each !== entry);
	return JSON.stringify(left) === JSON.stringify(elsewhere) ? undefined : left;
}

/** Whose settings win, the first before the others. */
const byPrecedence = ['folder', 'workspace', 'user'] as const;

/** Whose settings go besides those of a target, the first before the others. Of a single folder, they are the workspace's too. */
export function besides(target: Target, { folders }: Pick<Around, 'folders'>): readonly Target[] {
	const same = folders === 1 && target !== 'user' ? ['folder', 'workspace'] : [target];
	return byPrecedence.filter((each) => !same.includes(each));
}

/** Whose setting goes: of those that set it, the first. */
export function settingOf(isSet: (target: Target) => boolean): Target {
	return byPrecedence.find(isSet) ?? 'user';
}

/**
 * What `urlLint.enable` becomes for a language; `undefined`, which is not set at all, where it is on without that.
 * @param elsewhere what is set besides, if anything
 */
export function toggled(isOn: boolean, elsewhere: boolean | undefined): boolean | undefined {
	if (isOn) return false;
	return elsewhere === false ? true : undefined;
}

/** What becomes of a file that is to be switched: its entry goes in or out, unless something else leaves it out. */
export function switchOf(has: boolean, off: DocumentStatus['off']): 'off' | 'on' | 'elsewhere' {
	if (has) return 'on';
	return off === 'ignore' ? 'elsewhere' : 'off';
}

/**
 * What a setting becomes. Objects of several places are put together by the editor, lists are not.
 * @param inTarget what it is where it is written
 * @param effective what goes for the document
 */
export function changedValue(
	{ name, value: key }: Pick<SettingChange, 'name' | 'value'>,
	entry: string,
	inTarget: unknown,
	effective: readonly string[],
): object {
	if (name === 'rules') return { ...(inTarget as object | undefined), [key]: 'off' };
	return [...effective.filter((each) => each !== entry), entry];
}

/** Whether a change counts. In Restricted Mode the workspace's settings do not, and it would look as if nothing happened. */
export function counts(target: Target, isTrusted: boolean): boolean {
	return target === 'user' || isTrusted;
}

/** A change of a configuration file, and the text for which it holds. */
export type FileEdit = NonNullable<SettingEdit['file']>;

/** What becomes of a change of a configuration file. */
export function fateOf(edit: FileEdit | undefined, text: string): 'meanwhile' | 'broken' | FileEdit {
	if (edit === undefined || edit.text !== text) return 'meanwhile';
	return edit.edits.length === 0 ? 'broken' : edit;
}
