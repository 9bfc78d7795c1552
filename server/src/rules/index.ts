/**
 * The only registry of rules. Their order is their precedence: where two would speak about the same characters, the
 * earlier one does, because it knows more. Scheme and slashes come before host, host before characters, a scheme's own
 * rule before the general ones, characters before escapes, which are right by the grammar.
 */

import { confusableHost } from './authority/confusable-host';
import { deceptiveUser } from './authority/deceptive-user';
import { defaultPort } from './authority/default-port';
import { emptyHost } from './authority/empty-host';
import { invalidHost } from './authority/invalid-host';
import { invalidIdn } from './authority/invalid-idn';
import { invalidIpv6 } from './authority/invalid-ipv6';
import { invalidPort } from './authority/invalid-port';
import { numericHost } from './authority/numeric-host';
import { passwordInUrl } from './authority/password-in-url';
import { riskyPort } from './authority/risky-port';
import { userNotAllowed } from './authority/user-not-allowed';
import { backslash } from './characters/backslash';
import { controlCharacter } from './characters/control-character';
import { invisibleCharacter } from './characters/invisible-character';
import { nonAscii } from './characters/non-ascii';
import { reservedCharacter } from './characters/reserved-character';
import { spaceInDestination } from './characters/space-in-destination';
import { unsafeCharacter } from './characters/unsafe-character';
import { configError } from './documents/config-error';
import { inconsistentUrl } from './documents/inconsistent-url';
import { repeatedPlaceholder } from './documents/repeated-placeholder';
import { trackingParameters } from './documents/tracking-parameters';
import { unknownRule } from './documents/unknown-rule';
import { unusedSuppression } from './documents/unused-suppression';
import { doubleEncoding } from './escapes/double-encoding';
import { encodedControl } from './escapes/encoded-control';
import { encodedDotSegment } from './escapes/encoded-dot-segment';
import { escapedTwice } from './escapes/escaped-twice';
import { invalidUtf8 } from './escapes/invalid-utf8';
import { malformedPercent } from './escapes/malformed-percent';
import { percentCase } from './escapes/percent-case';
import { unnecessaryEncoding } from './escapes/unnecessary-encoding';
import { ambiguousEnd } from './lines/ambiguous-end';
import { brokenAcrossLines } from './lines/broken-across-lines';
import { gluedUrls } from './lines/glued-urls';
import { hyphenAtBreak } from './lines/hyphen-at-break';
import { linkSyntax } from './lines/link-syntax';
import { oddEnd } from './lines/odd-end';
import type { Rule } from './rule';
import { fileUrl } from './schemes/file-url';
import { ftpUrl } from './schemes/ftp-url';
import { fullWidth } from './schemes/full-width';
import { gopherUrl } from './schemes/gopher-url';
import { httpUrl } from './schemes/http-url';
import { insecureScheme } from './schemes/insecure-scheme';
import { mailtoUrl } from './schemes/mailto-url';
import { missingSlashes } from './schemes/missing-slashes';
import { misspeltScheme } from './schemes/misspelt-scheme';
import { newsUrl } from './schemes/news-url';
import { nntpUrl } from './schemes/nntp-url';
import { obsoleteScheme } from './schemes/obsolete-scheme';
import { prosperoUrl } from './schemes/prospero-url';
import { schemeCase } from './schemes/scheme-case';
import { schemeSyntax } from './schemes/scheme-syntax';
import { telnetUrl } from './schemes/telnet-url';
import { unknownScheme } from './schemes/unknown-scheme';
import { waisUrl } from './schemes/wais-url';

export const rules: readonly Rule[] = [
	...[fullWidth, misspeltScheme, schemeSyntax, unknownScheme, insecureScheme, schemeCase, obsoleteScheme],
	...[missingSlashes],
	...[linkSyntax, gluedUrls, oddEnd, escapedTwice, spaceInDestination],
	...[brokenAcrossLines, hyphenAtBreak, ambiguousEnd, deceptiveUser, passwordInUrl, userNotAllowed],
	...[invisibleCharacter, emptyHost, numericHost, invalidIpv6, invalidIdn, invalidHost, confusableHost],
	...[invalidPort, riskyPort, defaultPort],
	...[fileUrl, ftpUrl, gopherUrl, httpUrl, mailtoUrl, newsUrl, nntpUrl, prosperoUrl, telnetUrl, waisUrl],
	...[controlCharacter, encodedControl, malformedPercent],
	...[backslash, unsafeCharacter, nonAscii, reservedCharacter, trackingParameters],
	...[invalidUtf8, encodedDotSegment, doubleEncoding, unnecessaryEncoding, percentCase, inconsistentUrl],
	repeatedPlaceholder,
	...[configError, unknownRule, unusedSuppression],
];

/** The codes of all rules. */
export const codes: readonly string[] = rules.map(({ code }) => code);

const byCode = new Map<string, { readonly rule: Rule; readonly precedence: number }>(
	rules.map((rule, precedence) => [rule.code, { rule, precedence }]),
);

/** The rule of a code and its place in the order; `undefined` for a code that is none. */
export function ruleOf(code: string): { readonly rule: Rule; readonly precedence: number } | undefined {
	return byCode.get(code);
}
