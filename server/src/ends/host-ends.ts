/** Where the host of a URL ends, and what may go on with it. */

import { Code, DIGIT, isIn } from '../url/characters';
import { LONGEST_HOST, looksLikeHost } from '../url/host';
import { isAt } from '../url/sticky';

/** How far an `@` is looked for behind the start of a host: a user has 64 octets (RFC 5321 §4.5.3.1). */
const LONGEST_USER = 64;

/** The longest IPv6 address has 45 characters, with one of IPv4 at its end (RFC 4291 §2.2), and its brackets two. */
export const LONGEST_ADDRESS = 48;

const PORT = /:\d{1,5}$/;

/** What a setting has behind the address of a server, which nobody takes for a host's: `Endpoint=http://store:6334;Key=…`. */
const SETTING = /;[A-Z]\w{1,40}=/y;

/** What goes on with a URL whose host is followed by punctuation: ftp's type code, or a user before an `@`; not the next field, `;@name;`. */
const AFTER_HOST = /^;type=|^(?!;@)[^@/?#\s]*@/;

/** The address of a crawler's owner behind that of its page, `http://bot.a.example;+bot@a.example`: no URL ends like that. */
const ADDRESS = /^[;,]\+?[\w.-]{1,64}@(?:[\w-]{1,63}\.){1,8}[a-z]{2,63}(?!\.?\w|[:/?#-])/i;
/** A mail's user has 64 octets and its host 253 (RFC 5321 §4.5.3.1), with what stands between and before them. */
const LONGEST_ADDRESS_BEHIND = 320;

/** What is to be filled in as a label of a host, or part of one. */
const FILLED = /<[\w.-]{1,60}>|\$?\{[\w.-]{1,60}\}/g;

/** Whether `[start, at)` is a whole host, with its port or without, and what follows is not part of the URL. */
export function isAfterHost(text: string, start: number, at: number): boolean {
	if (at - start > LONGEST_HOST) return false;
	const host = text.slice(start, at);
	if (isAt(SETTING, text, at) && /^[\w-]+:\d{1,5}$/.test(host)) return true;
	const name = host.replace(PORT, '').replace(/^\*\./, '');
	// What stands in brackets behind a host explains it, also where a label is to be filled in.
	if (!looksLikeHost(text.charCodeAt(at) === Code.openParenthesis ? name.replace(FILLED, 'x') : name)) return false;
	return (
		!AFTER_HOST.test(text.slice(at, at + LONGEST_USER)) || ADDRESS.test(text.slice(at, at + LONGEST_ADDRESS_BEHIND))
	);
}

/**
 * Where something is joined to a host: a name by a sign, `http://a.example=Schema`, `http://a.example+AAoA`, `?of=http://a.example&b=c`, or the number
 * of the next step, `Go to https://a.example.2. Choose`; -1 where nothing is.
 * @param behind what follows the URL
 */
export function jointOf(url: string, behind: string): number {
	if (isIn(url.charCodeAt(url.length - 1), DIGIT) && NEXT_STEP.test(behind))
		return NUMBERED.exec(url)?.[0].length ?? -1;
	if (!/[=+&]/.test(url)) return -1;
	const host = JOINT.exec(url)?.[0].length ?? -1;
	return host > 0 && isAfterHost(url, url.indexOf('//') + 2, host) ? host : -1;
}

/** How much of what follows says so. */
export const BEHIND_NUMBER = 3;
const NEXT_STEP = /^\. [A-Z`*[]/;
const NUMBERED = /^https?:\/\/[\w.-]{1,253}\.[a-z]{2,63}(?=\.{1,2}\d{1,2}$)/i;

const JOINT = /^[a-z\d+.-]{1,40}:\/\/[\w.-]{1,253}(?=[=+&])/i;

/** Whether the address of a mailto URL is complete before `at`: RFC 6068 §2 has no `/` behind its host. */
export function isAfterAddress(text: string, start: number, hostStart: number, at: number): boolean {
	if (text.charCodeAt(hostStart - 1) !== Code.at || !/^mailto:/i.test(text.slice(start, start + 7))) return false;
	return at - hostStart <= LONGEST_HOST && looksLikeHost(text.slice(hostStart, at));
}

/** Whether the bracket at `at`, where a host starts, opens an IPv6 address. */
export function opensAddress(text: string, at: number): boolean {
	return /^\[[\da-f:.]*[:\]%]/i.test(text.slice(at, at + LONGEST_ADDRESS));
}

/** The next label of a host and what follows a host or a label; or a top-level domain that everybody knows. */
const LABEL = /[a-z\d][a-z\d-]{0,62}(?:[./:]|[。．｡](?=[a-z\d]))/iy;
const TOP = /(?:com|net|org|edu|gov|info|cn|jp|kr|tw|hk|io|dev|de|uk)(?:\.[a-z]{2})?(?:[/:]|$|(?=\s))/iy;

/** Whether the rest of a host starts at `at`. @param first whether what stands before cannot be all of one */
export function isRestOfHost(text: string, at: number, first: boolean): boolean {
	return isAt(TOP, text, at) || (first && isAt(LABEL, text, at));
}
