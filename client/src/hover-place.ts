/** What the links in hovers say to our commands, and whether it still goes. */

import type { Hover, MarkdownString, MarkedString } from 'vscode';
import { hoverCommands, type UrlPlace } from '../../server/src/protocol';
import { type Checkable, isChecked } from './documents';

/** What a command was given, where it is a place that a hover tells. */
export function placeFrom(given: unknown): UrlPlace | undefined {
	if (typeof given !== 'object' || given === null) return undefined;
	const { uri, version, offset } = given as Partial<Record<keyof UrlPlace, unknown>>;
	if (typeof uri !== 'string' || !isCount(version) || !isCount(offset)) return undefined;
	return { uri, version, offset };
}

function isCount(value: unknown): value is number {
	return Number.isSafeInteger(value) && (value as number) >= 0;
}

/** The open document of a place, as long as it has not changed. */
export function documentOf<Document extends Checkable & { readonly version: number; readonly isClosed: boolean }>(
	{ uri, version }: UrlPlace,
	documents: readonly Document[],
): Document | undefined {
	return documents.find(
		(each) => each.uri.toString() === uri && each.version === version && !each.isClosed && isChecked(each),
	);
}

/** Lets the links of a hover of ours call the commands that it is about, and no other. */
export function enabled(hover: Hover | null | undefined): Hover | null | undefined {
	for (const content of hover?.contents ?? [])
		if (isMarkdown(content)) content.isTrusted = { enabledCommands: Object.values(hoverCommands) };
	return hover;
}

function isMarkdown(content: MarkdownString | MarkedString): content is MarkdownString {
	return typeof content === 'object' && !('language' in content);
}
