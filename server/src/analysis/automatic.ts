/**
 * Whether a repair may be applied without asking: by fix-all, on save, by `--fix`. Rules say which of their repairs could be; here,
 * and nowhere else, is decided where they are. Four questions are asked, and all must be answered with yes: is the scheme's
 * grammar known, is this a place that we read, is it delimited where that matters, and would both spellings be read alike?
 * Where one of them is in doubt, a mistake that can be seen is better than a repair that leads elsewhere.
 */

import { isFileName } from '../ends/prose';
import type { Occurrence } from '../find/occurrence';
import { isPlainText } from '../languages/kinds';
import { parseLogical } from '../placeholders/placeholders';
import type { Draft, LogicalEdit } from '../rules/rule';
import type { Settings } from '../settings';
import { contains } from '../url/edits';
import { looksLikeHost } from '../url/host';
import { schemeOf } from '../url/schemes/index';
import type { Span, Url } from '../url/url';
import type { Document } from './finding';
import { isLiteral, kindOfPlace, type PlaceKind } from './place-kinds';
import { isTrusted, likesCapitals } from './trusted';

/** Where a draft would be applied. */
export interface Target {
	readonly url: Url;
	readonly occurrence: Occurrence;
	readonly document: Document;
	/** The document's path in its project, where it is known. */
	readonly file?: string | undefined;
}

/** A target, and what kind of place it is. */
interface Repair extends Target {
	readonly kind: PlaceKind;
}

/** Whether the draft, which a rule offers for a URL of the document, may be applied without asking. */
export function isAutomatic(draft: Draft, target: Target): boolean {
	if (draft.automatic !== true || draft.lines !== undefined || draft.edits.length === 0) return false;
	const kind = kindOfRepair(target);
	return kind !== undefined && draft.edits.every((edit) => isCertain(edit, { ...target, kind }));
}

/**
 * Whether some draft for a URL of the document may be automatic, whatever the rules say of it. It is asked before anything is judged: of
 * most documents no URL is repaired without asking, however many are wrong.
 */
export function mayBeAutomatic(occurrence: Occurrence, document: Document, { file, standard }: Settings): boolean {
	const { url: text, placeholders, context } = occurrence;
	const isCapital = CAPITAL.test(text);
	const isSeparated = SEPARATED.test(text);
	const isRaw = RAW.test(text);
	if (!isCapital && !isSeparated && !isRaw) return false;
	const kind = kindOfRepair({ occurrence, document, file });
	if (kind === undefined) return false;
	if ((isCapital && (isLink(kind) || kind === 'prose')) || (isRaw && (isLink(kind) || context.pointy === true)))
		return true;
	if (!isSeparated) return false;
	return leadsToOneHost({ url: parseLogical(text, standard, placeholders), occurrence, document, file, kind });
}

/** What `isCaseFree`, `isOneReading` and `isEncodedAlike` are asked about. */
const CAPITAL = /^[a-z\d+.-]*[A-Z]/;
const SEPARATED = /^[a-z\d+.-]+(?::\/(?!\/)|:\/{3}|\/\/|:?\\\\)/i;
const RAW = /["<>|^]|[^\0-\x9f]/;

/** What kind of place a URL would be repaired in without asking; `undefined` where nothing is. */
function kindOfRepair({ occurrence, document, file }: Omit<Target, 'url'>): PlaceKind | undefined {
	// A catalogue's messages are found by their text.
	if (document.languageId === 'po') return undefined;
	const whole = document.whole?.repairs;
	if (!(whole?.isTrusted(file) ?? isTrusted(document, file))) return undefined;
	const kind = kindOfPlace(occurrence, document);
	if (kind === undefined || isInRow(occurrence, document)) return undefined;
	return (whole?.isLiteral(occurrence.offset) ?? isLiteral(document, occurrence.offset)) ? undefined : kind;
}

/** Whether the line is a row of data, `spam<tab>See http//a.example`: what somebody wrote elsewhere, and a program learns from. */
function isInRow({ offset }: Occurrence, { text, languageId }: Document): boolean {
	if (!isPlainText(languageId)) return false;
	const before = text.slice(Math.max(0, offset - LONGEST_ROW), offset);
	return /^[\w-]{1,20}\t\S/.test(before.slice(before.lastIndexOf('\n') + 1));
}

const LONGEST_ROW = 1000;

/** Each part of a URL has its own reasons. */
function isCertain(edit: LogicalEdit, repair: Repair): boolean {
	const { scheme, host, path, search } = repair.url.components;
	if (scheme !== undefined && edit.end <= scheme.end) return isCaseFree(repair);
	if (host !== undefined && edit.end <= host.offset) return isOneReading(edit, repair);
	if (path !== undefined && contains(path, edit)) return isEncodedAlike(edit, repair, PATH);
	return search !== undefined && contains(search, edit) && isEncodedAlike(edit, repair, SEARCH);
}

/** RFC 3986 §3.1: case means nothing in a scheme; but some compare names, ids and values letter by letter. */
function isCaseFree({ url, kind, document }: Repair): boolean {
	if (kind !== 'prose' && !isLink(kind)) return false;
	if (document.whole?.repairs?.likesCapitals() ?? likesCapitals(document)) return false;
	const { scheme, components, text } = url;
	const slashes = text.startsWith('//', scheme.length + 1);
	// `FILE:/var/cc` is a type of Kerberos's, not a scheme.
	if (schemeOf(scheme).host ? !slashes : !BARE_SCHEMES.has(scheme)) return false;
	// In capitals all through: somebody's style, or an example of it; and of a host that is to be filled in, all is a form.
	const { host } = components;
	return host === undefined || NAME.test(text.slice(host.offset, host.end));
}

/** What may be the name of a host, without capitals, or its address. */
const NAME = /^(?:[\p{Ll}\p{Lo}\p{M}\d.-]+|\[[\da-f:.]+\])$/u;

/** Schemes without `//` that programs open, and nobody compares. */
const BARE_SCHEMES: ReadonlySet<string> = new Set(['mailto', 'tel']);

/** Schemes that browsers read with any slashes (WHATWG URL §4.4), and whose paths and searches they encode. */
const WEB: ReadonlySet<string> = new Set(['http', 'https', 'ws', 'wss', 'ftp']);

/** Whether what stands for `://` can only be that: a host follows plainly, and no other reading leads elsewhere. */
function isOneReading({ offset, end }: Span, repair: Repair): boolean {
	if (!leadsToOneHost(repair)) return false;
	const { kind, url } = repair;
	const { text } = url;
	switch (text.slice(offset, end)) {
		case ':/':
			return true;
		// In data and programs this is a name.
		case '//':
			return kind === 'prose';
		case '\\\\':
			// With more of them, the writer may have meant no URL.
			return kind !== 'program' && text.indexOf('\\', end) < 0;
		default:
			return /^:\/{3,}$/.test(text.slice(offset, end));
	}
}

/** Whether a host follows plainly, to which nothing but a web address leads. */
function leadsToOneHost({ url, kind, occurrence, document }: Repair): boolean {
	const { text, scheme, components } = url;
	// Behind other characters it may be a pattern, or the rest of a broken link.
	const before = document.text.slice(Math.max(0, occurrence.offset - NEAR), occurrence.offset);
	if (INSIDE.test(before) && !(kind === 'link' && /\s$/.test(before))) return false;
	// `[a](mdc:https:/h)`: another scheme's.
	if (isRead(kind) && OTHER_SCHEME.test(before)) return false;
	if (COMPARED.test(document.text.slice(Math.max(0, occurrence.offset - LONGEST_KEY), occurrence.offset))) return false;
	const host = text.slice(components.host?.offset, components.host?.end);
	if (!WEB.has(scheme) || !looksLikeHost(host) || isFileName(host) || LOST.test(host)) return false;
	return isLink(kind) || !isContrasted(`${scheme}://${host}`, occurrence, document);
}

/** `www.aiim.orgpdfa`: more was lost than slashes. */
const LOST = /\.(?:com|org|net)[a-z]+$/i;

/**
 * Whether the same line has it right too: `replace("http:/h", "http://h")`, "write http://h, not http//h". Then the line is about the
 * mistake.
 */
function isContrasted(right: string, { offset, end }: Occurrence, { text }: Document): boolean {
	const before = text.slice(Math.max(0, offset - LINE), offset);
	const after = text.slice(end, end + LINE);
	const line = `${before.slice(before.lastIndexOf('\n') + 1)}\n${after.split('\n', 1)[0]}`;
	return line.toLowerCase().includes(right.toLowerCase());
}

/** How far a line is read on either side of a URL. */
const LINE = 200;

/** How far before a URL is read: `href=`. */
const NEAR = 5;

/** `"system": "http:/a.example"`: a name that programs compare, as FHIR has it. */
const COMPARED = /"(?:system|profile|namespace)"\s?:\s?"$/;
const LONGEST_KEY = 20;

/** A colon that is not that of the appendix's `URL:`. */
const OTHER_SCHEME = /\w(?<!\bURL):$/i;

/** Whether the place says of what it holds that it is a link. */
function isLink(kind: PlaceKind): boolean {
	return kind === 'link' || kind === 'link-value';
}

/** Whether somebody reads it, rather than a program. */
function isRead(kind: PlaceKind): boolean {
	return kind === 'prose' || kind === 'link';
}

/** Behind these a URL starts neither a word nor a string: `a/http:`, `" http:`, `'/"http:`. */
const INSIDE = /(?:[\w%/]|["'`]\s|[^\s([{,=:>@\w]["'`])$/;

/** Which raw characters are read as their escapes (WHATWG URL §1.3), and `|` and `^`, which servers read so. */
const PATH = /^(?:["<>|^]|[^\0-\x9f]+)$/;
const SEARCH = /^(?:["<>]|[^\0-\x9f]+)$/;

/** Whether browsers write the escape themselves, and the character can be nothing but a part of the URL. */
function isEncodedAlike(edit: Span, { url, occurrence, kind, document }: Repair, encoded: RegExp): boolean {
	const { offset, end } = edit;
	const { text, scheme } = url;
	const raw = text.slice(offset, end);
	// `?text=a&lt;b`: whoever wrote that, and it is a program mostly, made a page of what is right elsewhere.
	if (/[<>]/.test(raw) && document.text.startsWith('&', occurrence.map.toDocument(edit).offset)) return false;
	if (!WEB.has(scheme) || !encoded.test(raw) || occurrence.placeholders.length > 0 || isDoubtful(url)) return false;
	if (raw > '\x9f') return isLink(kind) || occurrence.context.pointy === true;
	return kind === 'link' && isWithin(text, offset, end) && !hasOther(text, raw);
}

/**
 * Whether something else in the URL may be another language's: a template's brackets, a space where the URL should have
 * ended, a route behind a second `#`. Then nothing in it is certain.
 */
function isDoubtful({ text, components }: Url): boolean {
	const path = text.slice(components.path?.offset, components.path?.end);
	return /[\0- {}`\\$]|<[^>]*>|#\d|#[^#]*#/.test(text) || (components.path !== undefined && /[[\]]/.test(path));
}

/** Whether the same character stands elsewhere in the URL where it is not certain: both are repaired, or none. */
function hasOther(text: string, raw: string): boolean {
	for (let at = text.indexOf(raw); at >= 0; at = text.indexOf(raw, at + raw.length))
		if (!isWithin(text, at, at + raw.length)) return true;
	return false;
}

/** Whether letters stand on both sides; and a `|` separates neither a file's name from its text, nor two URLs. */
function isWithin(text: string, offset: number, end: number): boolean {
	if (!/[\p{L}\p{N}%_)~-]/u.test(text.charAt(offset - 1)) || !/[\p{L}\p{N}%_(~-]/u.test(text.charAt(end))) return false;
	if (text.charAt(offset) !== '|') return true;
	const name = text.slice(text.lastIndexOf('/', offset) + 1, offset);
	return !isFileName(name) && !/^[a-z][a-z\d+.-]{1,9}:/i.test(text.slice(end, end + 12));
}
