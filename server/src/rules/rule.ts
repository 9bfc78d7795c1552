/** What a rule is, and what rules share. */

import { type MessageParams, message } from '../data/messages';
import { ours, type Shown } from '../data/shown';
import type { Wording } from '../data/words';
import type { Rest } from '../ends/rest';
import type { LineBreak } from '../find/line-breaks';
import type { ContextName, Misplaced } from '../languages/context';
import type { Level } from '../settings';
import type { Edit } from '../url/edits';
import { MASK, type Mask } from '../url/mask';
import { remembered } from '../url/remembered';
import type { Trace } from '../url/traces';
import type { RuleCode, Span, Url, Violation, Violations } from '../url/url';

/** How far one looks to each side. */
export const LONGEST_WORDS = 500;

/** How far one looks up, for what a list is called. */
export const LONGEST_ABOVE = 1500;

/** What stands in the same line before and behind a URL, as far as anybody looks. */
export interface Words {
	readonly before: string;
	readonly after: string;
	/** What stands above the line, as far as anybody looks; empty where the line is too long for that. */
	above(): string;
	/** Whether the line is so long that a program must have written it. */
	isLong(): boolean;
	/** Whether the trace may stand in them. */
	mayHold(trace: Trace): boolean;
}

/** The last line of the text, which a line break ends. */
export function lastLine(text: string): string {
	return text.slice(text.lastIndexOf('\n', text.length - 2) + 1);
}

/** The last lines of the text, which a line break ends, at most `most` of them; behind the last one is nothing. */
export function lastLines(text: string, most: number): string[] {
	let start = text.length;
	for (let line = 0; line < most && start > 0; line++) start = text.lastIndexOf('\n', start - 2) + 1;
	return text.slice(start).split('\n');
}

/** Where a URL stands, as far as a rule may ask. */
export interface Place {
	readonly context: ContextName;
	/** Whether the document is a program. */
	readonly program: boolean;
	/** Whether the URL is quoted text, a Markdown code span or fence: in most languages it takes a look through the text to know. */
	readonly isQuoted: () => boolean;
	/** Whether the URL stands in `<…>`, which ends it whatever it contains. */
	readonly pointy: boolean;
	/** Whether the URL names something, as an XML namespace does, so that nobody follows it. */
	readonly identifier: boolean;
	/** Whether the document's language says that a link stands here. */
	readonly link: boolean;
	/** Whether the document writes what stands in the span with an escape of its own, `\u200b` or `&nbsp;`: whoever wrote that sees it. */
	readonly isWrittenOut: (span: Span) => boolean;
	/** How a URL of the document is usually written there; only where somebody wants to know. */
	readonly usual?: ((url: Url) => string | undefined) | undefined;
	/** Whether the document is text without a syntax, or mail. */
	readonly plainText: boolean;
	/** Whether a program wrote the document, and nobody mends it: a log, what says of itself that it is generated. */
	readonly isRecorded: () => boolean;
	/** Whether the document describes a server's interface, so that its values are samples of what that answers. */
	readonly isDescription: () => boolean;
	/** What stands beside it in its line: looked for only where something is wrong. */
	readonly words: () => Words;
	/** Whether the document is about attacks on programs that read URLs, and whether it shows some. */
	readonly namesAttacks: () => boolean;
	readonly showsAttacks: () => boolean;
	/** What is wrong with the marks of the link whose destination the URL is. */
	readonly brokenLink?: BrokenLink | undefined;
	/** What follows the URL in the next lines, where it was broken outside a wrapper. */
	readonly rest?: Rest | undefined;
	/** Where lines end inside the URL, in a wrapper. */
	readonly breaks: readonly LineBreak[];
	/** The first token of a form that is taken for a placeholder because it recurs, and in how many URLs it does. */
	readonly repeated?: (Span & { readonly urls: number }) | undefined;
}

/**
 * A link without its mark: a wrong one stands there (`mark`), none (`missing`), none before a blank line (`line`); or one whose destination is
 * none, for what stands before or around it.
 */
export interface BrokenLink {
	readonly kind: 'mark' | 'missing' | 'line' | Misplaced;
	/** What stands behind the URL. */
	readonly mark: string;
	/** What closes the link. */
	readonly close: string;
	/** The edits of the document that make the link whole; none where that is not known, or its mark is to be inserted. */
	readonly repair: readonly Edit[];
}

/** What a rule looks at: a parsed URL and where it stands. */
export interface Subject {
	readonly url: Url;
	/** What a message or title may show of the URL. */
	readonly mask: Mask;
	readonly place: Place;
	/** Whether the user, the registry or common use knows the scheme. */
	readonly knowsScheme: (scheme: string) => boolean;
	/** Whether the host is ASCII and stands for itself: nothing in it is an escape or punycode. */
	readonly hostIsLiteral: boolean;
	/** Whether browsers refuse the host (`isRefusedHost`). Looked up once, however many mistakes the host has. */
	readonly hostIsRefused: boolean;
	/** Whether passwords are in their place in the file, `.env`, or to be filled in, `.env.example`. */
	readonly mayHoldPasswords: boolean;
	/** Whether the file tells what was changed when, `ChangeLog`: what its old lines talk of, and where they were broken, nobody mends. */
	readonly isOfHistory: boolean;
	/** Whether a placeholder stands in the span: what it will be once that is filled in, nobody knows. */
	readonly isToFill: (span: Span) => boolean;
}

/** An edit in the logical text of a URL. */
export interface LogicalEdit extends Edit {
	/** `text` is the document's own syntax: it is not escaped for the place. */
	readonly syntax?: boolean;
}

/** Edits in the document's offsets, which may lie around the URL, and the URL that is found there afterwards. */
export interface LineEdits {
	readonly edits: readonly Edit[];
	/** Where the last of those lines ends or is left. */
	readonly end: number;
	readonly url: string;
}

/** A repair of a violation, not yet tried. */
export interface Draft {
	readonly title: Wording;
	readonly edits: readonly LogicalEdit[];
	/** Where the URL ends in its present offsets once a syntactic edit cut it off there. */
	readonly cut?: number;
	/** What is done to the lines that the URL stands on, instead of `edits`. */
	readonly lines?: LineEdits;
	/** Whether it writes characters in UTF-8, in which a query is not where the document has another charset. */
	readonly utf8?: boolean;
	/** Whether it could be applied without asking, since it cannot change what a URL means; where it is, `analysis/automatic.ts` decides. */
	readonly automatic?: boolean;
	readonly preferred?: boolean;
}

/**
 * What a rule says by itself. `asked`: a hint on which fewer than one author in three would act. It is told to those who give the
 * rule a severity, and no repair adds one. `quiet`: the same, but whoever has everything repaired that is certain has this repaired too.
 */
export type OwnLevel = Level | 'asked' | 'quiet';

/** A rule's severity in the two standards. */
export type Levels = readonly [modern: OwnLevel, rfc1738: OwnLevel];

/** One of the things that a rule tells apart. */
export interface Case {
	readonly levels: Levels;
	/** The severity in modern where it stands in a program or in data, and is no link: less is sure there. */
	readonly inPrograms?: 'hint';
	/** The message in English. It says first what to do, then why, and cites the section last; `{name}` stands for one of the rule's `params`. */
	readonly says: string;
}

/** What holds for all that a rule reports. */
interface Traits {
	/** The rule is about our own comments and files, not about URLs: no section of a standard is cited. */
	readonly own?: boolean;
	/**
	 * In quoted text, where URLs are shown rather than used, character rules are at most a hint, in modern for those who ask; so they
	 * are outside links in a scheme whose grammar nobody here knows.
	 */
	readonly characters?: boolean;
	/** The rule may speak of plain URLs (`url/plain.ts`), with which nothing is wrong by any standard. */
	readonly plain?: boolean;
	/** The rule is about the lines that the URL stands on: that its last character stands for more does not matter. */
	readonly lines?: boolean;
	/**
	 * What the rule reports is what parsers are written for, and nobody mistypes: in a program's comments, and where a document
	 * shows code, such URLs are explained, not used.
	 */
	readonly explained?: boolean;
	/** What the rule reports is what attacks are made of: lessons about them show it. */
	readonly attack?: boolean;
	/** What the rule reports does harm where a URL is only talked of, too. */
	readonly everywhere?: boolean;
	/** The rule is about placeholders themselves, which else are spared. */
	readonly spared?: boolean;
	/** What the rule says of a text is said once in a document, of the first URL that no comment spares. */
	readonly once?: boolean;
}

/**
 * One rule, as its file has it. The parser reports violations under the rule's code; `find` adds those that no grammar tells.
 */
export interface RuleOf<C extends RuleCode> extends Traits {
	/** Kebab-case: the diagnostics' `code` and the name of the docs page. */
	readonly code: C;
	/** Every case that the file says it may report. */
	readonly cases: Readonly<Record<Violations[C], Case>>;
	find?(subject: Subject): readonly Violation<C>[];
	/** A severity for this one violation instead of its case's; not asked of a rule that has none in the standard. */
	level?(violation: Violation<C>, subject: Subject): OwnLevel | undefined;
	/** Whether this one violation is told to those who ask only, in modern, whatever its level, unless that is off. */
	asked?(violation: Violation<C>, subject: Subject): boolean;
	/** Whether several of these in a URL are one mistake, which is told and repaired once. */
	repeats?(violation: Violation<C>, subject: Subject): boolean;
	params?(violation: Violation<C>, subject: Subject): MessageParams;
	fixes?(violation: Violation<C>, subject: Subject): readonly Draft[];
}

/** Any rule. */
export interface Rule extends Traits {
	readonly code: RuleCode;
	readonly cases: Readonly<Record<string, Case>>;
	find?(subject: Subject): readonly Violation[];
	level?(violation: Violation, subject: Subject): OwnLevel | undefined;
	asked?(violation: Violation, subject: Subject): boolean;
	repeats?(violation: Violation, subject: Subject): boolean;
	params?(violation: Violation, subject: Subject): MessageParams;
	fixes?(violation: Violation, subject: Subject): readonly Draft[];
}

/** A URL of so many characters is looked through sooner than anything is remembered of it. */
const SHORT = 100;

/** What depends on a URL as a whole, looked for once however many mistakes it has. */
export function perUrl<T>(ask: (url: Url) => T): (url: Url) => T {
	const known = remembered(ask);
	return (url) => (url.text.length <= SHORT ? ask(url) : known(url));
}

/** A violation over `span`, or none where there is no span: the usual end of a `find`. */
export function violation<C extends RuleCode>(
	code: C,
	detail: Violations[C],
	span: Span | undefined,
): readonly Violation<C>[] {
	return span === undefined ? [] : [{ code, detail, offset: span.offset, end: span.end }];
}

/** The text of a component or violation; empty where it is absent. */
export function textOf(url: Url, span: Span | undefined): string {
	return span === undefined ? '' : url.text.slice(span.offset, span.end);
}

/** A draft with one edit over `span`. */
export function replace(title: Wording, span: Span, text: string, more: Partial<Draft> = {}): Draft {
	return { title, edits: [{ offset: span.offset, end: span.end, text }], ...more };
}

/** The draft "Write TEXT" over `span`. */
export function rewrite({ mask }: Subject, span: Span, text: string, more: Partial<Draft> = {}): Draft {
	const shown = mask.derived(span, () => text);
	return replace(message('fix.replace', { text: shorten(shown, SHOWN_IN_TITLE) }), span, text, more);
}

/** The draft "Remove CHARACTERS" over `span`. */
export function remove({ mask }: Subject, span: Span, more: Partial<Draft> = {}): Draft {
	return replace(message('fix.remove', { character: nameCharacters(mask.of(span)) }), span, '', more);
}

/** How a message names a run of characters: itself in quotes, or its name where it cannot be seen. */
export function nameCharacters(text: Shown): Wording {
	if (/^ +$/.test(text))
		return text.length === 1 ? message('name.space') : message('name.spaces', { count: text.length });
	if (text === '"') return message('name.quote');
	if (text.startsWith(MASK)) return message('name.hidden');
	if (!INVISIBLE.test(text)) return message('name.character', { text: shorten(text) });
	const points = Array.from(text.slice(0, 4), (character) =>
		(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0'),
	);
	return ours(points.map((hex) => `U+${hex}`).join(' '));
}

/** The escape of characters, as a message shows it: of hidden ones it is not said. */
export function nameEscape(encoded: Shown): Wording {
	return encoded.startsWith(MASK) ? message('name.its-escape') : shorten(encoded);
}

/** Control, format and space characters, lone surrogates: what a reader cannot see in a message. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Z}]/u;

const SHOWN = 24;

/** A title shows what will be written: one line of a menu. */
const SHOWN_IN_TITLE = 60;

/** At most the first `most` characters: a message is a sentence, not a copy of the URL. */
export function shorten(text: Shown, most: number = SHOWN): Shown {
	const characters = Array.from(text.slice(0, 2 * most + 2));
	return characters.length <= most ? text : ours(`${characters.slice(0, most).join('')}…`);
}
