/** What can be completed in a URL: escapes, a scheme, an FTP type, a Gopher type. Elsewhere nothing, so that others are heard. */

import { type CompletionItem, CompletionItemKind } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { isMessageKey, message } from '../data/messages';
import { ours } from '../data/shown';
import { english, type Wording, type Words } from '../data/words';
import { summaryOf } from '../explain/summary';
import type { Occurrence } from '../find/occurrence';
import { scan } from '../find/scanner';
import type { ContextName } from '../languages/context';
import { parseLogical } from '../placeholders/placeholders';
import { isEscape, triplets } from '../url/percent';
import type { Span, Url } from '../url/url';
import { writeIn } from './rewriting/places';

/** Something to choose: what is written, and what that is. */
interface Choice {
	readonly text: string;
	readonly detail: Wording;
}

/**
 * A thing that can be completed. Whether it can is seen from the document as if it were there: unfinished as it is, it may be no
 * part of the URL, or no URL at all.
 */
interface Completion {
	/** What was written of it so far, at the end of the line up to the cursor. */
	readonly written: RegExp;
	/** Whether the line may have one, and what is behind the cursor lets it: asked for at each key, so it looks no further. */
	readonly may: (line: string, behind: string, languageId: string) => boolean;
	/** What stands there for a moment. @param written what was written of it */
	readonly probe: (written: string) => string;
	/** Whether the probe is what it would be. @param at where it stands in the URL */
	readonly fits: (url: Url, at: number, occurrence: Occurrence) => boolean;
	readonly choices: readonly Choice[];
}

/** Of a line, no more is looked at. */
const LINE = 2000;

/** What can be completed at an offset; `null` where nothing can. */
export function completionsAt(document: TextDocument, offset: number, words: Words = english): CompletionItem[] | null {
	const text = document.getText();
	const line = text.slice(Math.max(offset - LINE, text.lastIndexOf('\n', offset - 1) + 1), offset);
	const behind = text.slice(offset, offset + 2);
	for (const completion of COMPLETIONS) {
		const written = completion.written.exec(line)?.[0];
		if (written === undefined || !completion.may(line, behind, document.languageId)) continue;
		const place = placeOf(completion, document, { offset: offset - written.length, end: offset });
		if (place !== undefined) return itemsOf(completion, document, place, offset, words);
	}
	return null;
}

/** The URL with the probe in it, where it stands there, and the text that it was found in. */
interface ProbedPlace {
	readonly occurrence: Occurrence;
	readonly at: number;
	readonly text: string;
}

function placeOf({ probe, fits }: Completion, document: TextDocument, { offset, end }: Span): ProbedPlace | undefined {
	const before = document.getText();
	const text = before.slice(0, offset) + probe(before.slice(offset, end)) + before.slice(end);
	const occurrence = scan(text, document.languageId).around(offset);
	if (occurrence === undefined) return undefined;
	const at = occurrence.map.toLogical(offset);
	const url = parseLogical(occurrence.url, 'modern', occurrence.placeholders);
	return fits(url, at, occurrence) ? { occurrence, at, text } : undefined;
}

function itemsOf(
	{ choices }: Completion,
	document: TextDocument,
	{ occurrence, at, text }: ProbedPlace,
	offset: number,
	words: Words,
): CompletionItem[] | null {
	// A document may write one character with two: `\%`.
	const start = document.positionAt(occurrence.map.toDocument({ offset: at, end: at + 1 }).offset);
	const range = { start, end: document.positionAt(offset) };
	const items = choices.flatMap((choice, index): CompletionItem[] => {
		const newText = writeIn({ text, languageId: document.languageId }, occurrence, choice.text);
		if (newText === undefined) return [];
		const label = choice.text;
		const detail = words.of(choice.detail);
		const sortText = String(index).padStart(2, '0');
		const textEdit = { range, newText };
		return [{ label, detail, kind: CompletionItemKind.Value, sortText, filterText: newText, textEdit }];
	});
	return items.length === 0 ? null : items;
}

/** The characters that URLs need encoded, the most frequent first. */
const CHARACTERS = [...' %/?#&=+:@;,"\'<>|[]{}()\\^`'];

const triplet: Completion = {
	written: /%[\da-f]?$/i,
	may: (line, behind) =>
		line.includes(':') && !/%[\da-f]{2}$/i.test((line + behind).slice(0, line.lastIndexOf('%') + 3)),
	probe: (written) => written.padEnd('%20'.length, '20'),
	fits: ({ text, components: { scheme, host, port } }, at) =>
		isEscape(text, at, text.length) && ![scheme, host, port].some((part) => part !== undefined && contains(part, at)),
	choices: [
		...CHARACTERS.map((each) => ({
			text: triplets(each),
			detail: each === ' ' ? message('character.space') : ours(each),
		})),
		{ text: '%0D%0A', detail: message('completion.line-break') },
	],
};

const ftpType: Completion = {
	written: /;[a-z]{0,4}=?$/i,
	may: (line) => /ftps?:/i.test(line) && ';type='.startsWith(line.slice(line.lastIndexOf(';')).toLowerCase()),
	probe: () => ';type=a',
	fits: ({ text, components: { typecode } }, at) =>
		typecode?.offset === at + ';type='.length && typecode.end === Math.min(text.length, typecode.offset + 1),
	choices: (['a', 'i', 'd'] as const).map((type) => ({ text: `;type=${type}`, detail: message(`ftp.${type}`) })),
};

const gopherType: Completion = {
	written: /$/,
	may: (line) => line.endsWith('/') && /gopher:/i.test(line),
	probe: () => '1',
	fits: ({ text, components: { gophertype } }, at) => gophertype?.offset === at && gophertype.end === text.length,
	choices: [...'01794568ghIsTd'].flatMap((type) => {
		const key = `gopher.${type}`;
		return isMessageKey(key) ? [{ text: type, detail: message(key) }] : [];
	}),
};

/** Where links stand, in the languages that have a place for them. */
const LINK_STARTS =
	/(?:\]\(<?|^\s{0,3}\[[^\]]{1,200}\]:\s{0,3}<?|\b(?:href|src|action|cite|poster|formaction)\s{0,2}=\s{0,2}["']?|url\(["']?|\\(?:url|href)\{|<URL:|\[\[)[a-z]{0,20}$/i;

/** A line of a list of URLs. */
const LIST_LINE = /^[a-z]{0,20}$/i;

const LINK_CONTEXTS: ReadonlySet<ContextName> = new Set(['url-wrapper', 'list-line']);

const scheme: Completion = {
	written: /(?<![^\W_])[a-z]{0,20}$/i,
	may: (line, behind, languageId) =>
		(LINK_STARTS.test(line) || (languageId === 'uri-list' && LIST_LINE.test(line))) && !/^[\w:./]/.test(behind),
	probe: () => 'http://a.example',
	fits: (_, at, { context }) => at === 0 && (context.link === true || LINK_CONTEXTS.has(context.name)),
	choices: ['https://', 'http://', 'mailto:', 'tel:', 'ftp://', 'news:', 'file:///'].map((text) => ({
		text,
		detail: summaryOf(text.slice(0, text.indexOf(':'))),
	})),
};

const COMPLETIONS: readonly Completion[] = [triplet, ftpType, gopherType, scheme];

function contains({ offset, end }: Span, at: number): boolean {
	return offset <= at && at < end;
}
