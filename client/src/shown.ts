/** Text from elsewhere, as the editor can show it: a folder's name or a setting's key may be written to be a link. */

declare const brand: unique symbol;

/** Text that is nothing but text wherever the editor shows it. Only `shown` makes it. */
export type Shown = string & { readonly [brand]: true };

/**
 * Any text as it may be shown: what the editor would make a link, a command, an image or an icon of is written in the wide
 * form of the same character, and what nobody sees as `\u{202E}`. What is shown already stays as it is.
 *
 * The editor's surfaces read text in three ways. Notifications and the language status find `[label](target)`; quick picks,
 * progress and the language status `$(icon)`; tooltips, and with them a pinned status item, are Markdown, which also finds
 * images, HTML, and addresses without brackets.
 */
export function shown(text: string): Shown {
	return withoutHidden(text).replace(MARKUP, wide) as Shown;
}

declare const plainBrand: unique symbol;

/** Text for what takes nothing but text, and shows all of it. Only `plain` makes it. */
export type Plain = string & { readonly [plainBrand]: true };

/** Any text as the rows of a tree show it, which know no markup: only what nobody sees is written as `\u{202E}`. */
export function plain(text: string): Plain {
	return withoutHidden(text) as Plain;
}

declare const statusBrand: unique symbol;

/** Text for the status bar, which knows icons and no other markup. Only `inStatusBar` makes it. */
export type StatusText = string & { readonly [statusBrand]: true };

/** Any text as the status bar shows it: an address stays one, and an icon is none. */
export function inStatusBar(text: string): StatusText {
	return withoutHidden(text).replace(/(?<=\$)\(/g, wide) as StatusText;
}

/** Text for the log: it keeps its lines, but none of them can pass for an entry of its own. */
export function logged(text: string): string {
	return text.split('\n').map(withoutHidden).join('\n\t');
}

/** Brackets, an icon's start, and what makes an address a link without brackets: `://`, `www.`, and `@` in mail. */
const MARKUP = /[[\]<>@]|(?<=\$)\(|:(?=\/\/)|(?<=www)\./gi;

/** The forms for full-width writing, U+FF01 to U+FF5E, stand in the order of ASCII. */
function wide(character: string): string {
	return String.fromCharCode(character.charCodeAt(0) + 0xfee0);
}

function withoutHidden(text: string): string {
	return text.replace(HIDDEN, (character, needed?: string) => needed ?? escapeOf(character));
}

function escapeOf(character: string): string {
	return `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`;
}

/** Scripts whose letters change their form beside each other, so that ZWJ and ZWNJ are part of the spelling (UAX #31 §2.3). */
const JOINING =
	'[\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Nkoo}\\p{scx=Mong}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}' +
	'\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Khmr}\\p{scx=Mymr}\\p{scx=Tibt}]';

/** What an emoji is made of (UTS #51 §1.4.6). */
const EMOJI = '[\\p{Extended_Pictographic}\\p{Emoji_Modifier}]';

/**
 * Controls, marks of direction, lone surrogates, line separators, private characters (the editor's icons are such), and what
 * has no width. In the group: what letters or emoji around it need.
 */
const HIDDEN = new RegExp(
	`((?<=${JOINING})[\\u200c\\u200d](?=${JOINING})|(?<=${EMOJI})\\ufe0f|(?<=${EMOJI}\\ufe0f?)\\u200d(?=${EMOJI}))|` +
		'[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}]',
	'gu',
);
