/** The language that a text says it is written in, where a file's name says another one or none. */

import { isMail } from './prose/mail';

/** A comment or a request in the first line, as manual pages have it, and what is made into pages of other kinds. */
const ROFF = /^(?:[.']\\"|\.(?:so|TH|Dd|SH|nf|ad|if|de)(?:[ \t]|\r?\n))/;
/** Longer than what `ROFF` matches. */
const LONGEST_REQUEST = 8;

/** How calendars and cards start. */
const CALENDAR = /^BEGIN:V(?:CALENDAR|CARD)\r?\n/i;
/** Longer than what `CALENDAR` matches. */
const LONGEST_CALENDAR = 20;

/** How RTF starts, behind what a template has there. */
const RTF = /^[^{]{0,200}\{\\rtf\d/;
/** Longer than what `RTF` matches. */
const LONGEST_PROLOGUE = 210;

/** No more of a text than this is looked at. */
export const LONGEST_LOOK = 20_000;

/**
 * The language whose reader reads a text.
 * @param languageId what the editor takes it for
 */
export function languageWritten(text: string, languageId: string): string {
	if (ROFF.test(text.slice(0, LONGEST_REQUEST))) return 'troff';
	// Qt's files of translations end in `.ts`.
	if (languageId === 'typescript') return /^<(?:\?xml|!DOCTYPE|TS)\b/.test(text) ? 'xml' : languageId;
	if (languageId !== 'plaintext') return languageId;
	if (isMail(text)) return 'mail';
	if (CALENDAR.test(text.slice(0, LONGEST_CALENDAR))) return 'icalendar';
	if (text.startsWith('<?xml')) return 'xml';
	return RTF.test(text.slice(0, LONGEST_PROLOGUE)) ? 'rtf' : languageId;
}
