/** Bars that nobody mistyped: what programs, formats and notations part with them. */

import type { Url } from '../../url/url';
import { isAmongData, isList, isNoted, isVersioned } from '../notation';
import { type Place, perUrl, type Subject } from '../rule';

/** Whether the author means the character that stands at `offset` of the URL. */
export type Exception = (offset: number, subject: Subject) => boolean;

/** Among data bars and circumflexes separate more often than they are part of a URL. */
export const SEPARATES: readonly Exception[] = [
	(_, { place }) => isAmongData(place),
	(_, subject) => isNoted(subject),
	(_, { url, place }) => !place.link && (isOneOf(url) || hasNumber(url)),
];

export const BARS: readonly Exception[] = [
	...SEPARATES,
	(_, { place }) => isPiped(place) || isLabelled(place),
	(_, { url, place }) => !place.link && isVersioned(url),
	// `https://a.example/codes|${code}`: a system, and a code of it.
	(offset, { url, place }) => !place.link && CODE_TO_FILL.test(url.text.slice(offset + 1, offset + LONGEST_CODE)),
	// `"https://a.example/health|Shop"`, in a list of addresses with their names.
	(offset, { url, place }) =>
		place.program &&
		NAME_BEHIND.test(url.text.slice(offset + 1, offset + LONGEST_CODE)) &&
		/(?:^\s*|\()["']$/.test(place.words().before),
	// `*File://server/folder/name|id*`: what its program makes of the bar.
	(_, { url, place }) => url.scheme === 'file' && !place.link,
	(offset, { url, place }) => isBeforeHeader(offset, url, place),
	(offset, { url, place }) => place.context === 'comment' && isBeforeLabel(offset, url, place),
	// `<!--TBegin:https://a.example/x.jpg|left-->`: how an editor of pages keeps what stands there.
	(offset, { url, place }) =>
		/^\|[a-z]{2,10}$/.test(url.text.slice(offset, offset + LONGEST_CODE)) && place.words().after.startsWith('-->'),
	(_, { place }) => INLINE_TAG.test(place.words().before.slice(-LONGEST_LABELLED)),
	(_, { url }) => isListOfFonts(url.text),
	// `https://a.example/zen|go`, in a comment: either of two words.
	(_, { url, place }) => place.context === 'comment' && EITHER.test(url.text),
	// `…/badge/python-3.8%20|%203.9-blue.svg`: what a badge shows, which its server takes as it stands.
	(_, { url }) => url.text.startsWith('https://img.shields.io/badge/'),
	// `/wiki/Docs-|-Shop`: the name of a page, as some wikis make it of its title.
	(_, { url }) => isOfWiki(url) || hasFields(url) || isList(url) || hasListedTables(url),
	// `"select 'http://a.example/'||lower(b)||'.png'"`: SQL joins strings so.
	(offset, { url }) => /'\|\||\|\|'/.test(url.text.slice(Math.max(0, offset - 2), offset + 3)),
	// `file:///c|/x`, of which another rule speaks.
	(offset, { url }) => url.scheme === 'file' && /^:\/*[a-z]$/i.test(url.text.slice(4, Math.min(offset, 16))),
	isLabelToFill,
];

const isOfWiki = perUrl(({ text }) => /\/wiki\/[^?#]{0,100}-\|-/.test(text));

/** `https://fonts.googleapis.com/css?family=A|B:700`: how this service has its list, in its own manual. */
export function isListOfFonts(text: string): boolean {
	return /^https?:\/\/fonts\.googleapis\.com\/(?:css|earlyaccess)\b/i.test(text);
}

const EITHER = /^[^?#|]*\/[a-z]{2,12}\|[a-z]{2,12}\/?$/;

const CODE_TO_FILL = /^(?:[$#]\{[^{}|/]{1,60}\}|%s)$/;
const NAME_BEHIND = /^[A-Z][A-Za-z]{2,30}(?: [A-Z][A-Za-z]{2,20}){0,2}$/;
const LONGEST_CODE = 64;

/** What has versions and codes behind a bar: `http://snomed.info/sct|73211009`, `urn:ihe:event|110106` (https://hl7.org/fhir/search.html#token). */
const FHIR =
	/^urn:(?:oid|uuid):|\/(?:fhir|StructureDefinition|CodeSystem|ValueSet)\/|^https?:\/\/(?:snomed\.info|loinc\.org|unitsofmeasure\.org|(?:[\w-]{1,63}\.){0,3}hl7\.org)(?:\/|$)/i;

/** `[link:https://a.example/x|text]`, `(:link https://a.example/x|text:)`: a wiki's link; `"icon:https://a.example/x.png|40.7"`: a part of a program's own. */
function isLabelled({ link, words }: Place): boolean {
	return !link && /[["'`][a-z]{2,12}:$|\(:[a-z]{2,12} $/.test(words().before.slice(-LONGEST_LABELLED));
}

const LONGEST_LABELLED = 15;

/** `@see https://a.example/x|text`, `https://a.example/x|Shop`, `/(preview/|sample/)x`: in a comment, a text or another choice. */
function isBeforeLabel(offset: number, { text }: Url, { words }: Place): boolean {
	if (/^\|[A-Z][\w.]{0,60}$/.test(text.slice(offset))) return true;
	const near = text.slice(Math.max(0, offset - LONGEST_CHOICE), offset);
	return (
		near.lastIndexOf('(') > near.lastIndexOf(')') ||
		/@(?:see|link)[\s{]{1,9}$/.test(words().before.slice(-LONGEST_LABELLED))
	);
}

/** `@link https://a.example/|Promise`, `{@link: https://a.example/|a name}`, `{@https://a.example/|a name}`: what follows the bar is the link's text, in templates of comments too. */
const INLINE_TAG = /@link:?\s{1,9}(?:[\w.]{1,40}\.)?$|\{@$/;

const LONGEST_CHOICE = 40;

/** `https://a.example/x|content-encoding: br`: where the next of several headers starts in one line. */
function isBeforeHeader(offset: number, { text }: Url, { link, words }: Place): boolean {
	return (
		!link &&
		/^\|[a-z]{1,20}(?:-[a-z]{1,20}){1,4}$/.test(text.slice(offset, offset + LONGEST_HEADER)) &&
		/^: /.test(words().after)
	);
}

const LONGEST_HEADER = 110;

/** `https://a.example/|maven|name`, `https://a.example/x|me@a.example`, `file:///a.pdf|res=1024x768`: fields of a table, or of a setting; FHIR's `…/ValueSet/a|4.0.1`. */
const hasFields = perUrl(({ text, scheme }) => {
	// `file:///x.vsto|local`, `…|74744e4b-e4d6-…`: a setting of what is installed.
	if (scheme === 'file' && /\.[a-z]{2,6}\|[\w-]{4,40}$/i.test(text)) return true;
	// `https://a.example/x|content-encoding: br`: headers in one line.
	if (/\|[a-z]{1,20}(?:-[a-z]{1,20}){0,4}:(?!\/)/.test(text)) return true;
	// `https://a.example/x/|/home/me/x`, `https://a.example/x.jar|lib/x.jar`: where something is, and where its copy is.
	if (text.includes('/|/') || /\.(?:jar|zip|tgz|gz|war)\|[\w-]+\/[\w./-]+$/i.test(text)) return true;
	// `urn:shop:a|urn:shop:b`: a list.
	if (text.includes(`|${scheme}:`)) return true;
	if (/\/\|[a-z]{2,12}\||^[^?#|]*\|{1,2}(?:[\w-]{2,20}=|[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{1,190}$)/i.test(text))
		return true;
	return /^urn:[^|]+\|(?:\d[\w.-]*|n\/a)$/.test(text) || FHIR.test(text.slice(0, Math.max(0, text.lastIndexOf('|'))));
});

/** `https://a.example/insert|handle|delete`, `/radio|artist-mix|daily/{id}`, where it is only named: one of these words. */
const isOneOf = perUrl(({ text }) => /^[^?#|]*\/[\w-]{2,30}(?:\|[\w-]{2,30}){2,10}(?:$|\/)/.test(text));

/** `curl http://a.example/x.json|jq .`: what one command hands to the next. */
function isPiped({ link, words }: Place): boolean {
	return !link && /(?:^|[#$>;&|`])\s{0,9}(?:curl|wget|irm|iwr) [^|"']*$/i.test(words().before);
}

/** `http://a.example/submit|20`: a number beside. */
const hasNumber = perUrl(({ text }) => /^[^?#|]*\|\d{1,4}$/.test(text));

/** `mysql://a/b;tables=c|d`: a parameter of a program's own. */
const hasListedTables = perUrl(({ text }) => /^[^:]*sql:[^|]*;[\w-]{1,40}=[\w.-]{1,40}\|/i.test(text));

/** `<https://a.example/x|%s>`, `<https://a.example/'$x'|'$y'>`: a link of Slack's, with a text that a program fills in. */
function isLabelToFill(offset: number, subject: Subject): boolean {
	const { url, place } = subject;
	const label = offset + (url.text.startsWith("|'", offset) ? 2 : 1);
	if (url.text.charAt(offset) !== '|' || !subject.isToFill({ offset: label, end: label + 1 })) return false;
	const { before, after } = place.words();
	return before.endsWith('<') && after.startsWith('>');
}
